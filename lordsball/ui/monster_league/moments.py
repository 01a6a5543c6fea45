"""Great moments over the dimmed field: coin, choice of sides, starting pitchers, home runs, a change of sides."""

from __future__ import annotations

from lordsball.games.monster_league.state import NOBODY, PITCHERS
from lordsball.games.phrasing import spelled
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.banner import RASPBERRY, draw_banner, draw_stamp
from lordsball.ui.kit.pieces.coin import at_rest, draw_coin, flip
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.pieces.look import INK, TeamLook
from lordsball.ui.kit.pieces.rays import NIGHT, draw_rays
from lordsball.ui.kit.pieces.window import portrait_window
from lordsball.ui.kit.theme import mix
from lordsball.ui.kit.timeline import ease_out
from lordsball.ui.monster_league.big_hits import draw_big_hit
from lordsball.ui.monster_league.card_faces import batter_face, pitcher_face, seat_ring, team_look
from lordsball.ui.monster_league.field.inspector_view import InspectorView
from lordsball.ui.monster_league.pieces.card import CardFace
from lordsball.ui.monster_league.pieces.inspector import draw_pitcher_inspector
from lordsball.ui.monster_league.pieces.token import draw_token
from lordsball.ui.monster_league.shown import COIN, SIDES, STARTER
from lordsball.ui.monster_league.table_layout import CAPTAINS, DOCK, SCORE, STAGE, STARTERS, TOSS, TOSS_WIDTH
from lordsball.ui.monster_league.view_model import PITCHER, Subject, ViewModel
from lordsball.ui.table.band import BandLook, Bands
from lordsball.ui.table.celebrating import DimmedGround
from lordsball.ui.table.still import AREA

_CREAM = "#fffbe8"
_GOLD = "#ffc24a"
_MEDALLION = 176.0
_HERO = TOSS
_HERO_WIDTH = 250.0
_BANNER = (480.0, 508.0)
_PILL = (480.0, 586.0)
_TOKENS_Y = 672.0
_CALL = (480.0, 330.0)
"""Where a call comes down: on the field."""


class Moments:
    """What lies over the field for a while."""

    def __init__(self, inspector: InspectorView) -> None:
        self._inspector = inspector
        self._bands = Bands()
        self._ground = DimmedGround()

    def draw(self, canvas: Canvas, still: Canvas, paintings: int, model: ViewModel) -> None:
        """The moment there is, if any, over a still picture painted this many times."""
        stage, motion = model.shown.stage, model.motion
        if motion.celebration is not None:
            self._dim(canvas, still, paintings, model, motion.veil)
            if motion.veil >= 1:
                _draw_celebration(canvas, model)
        elif stage in (COIN, SIDES):
            self._dim(canvas, still, paintings, model)
            _draw_toss(canvas, model)
        elif stage == STARTER:
            # The table stays to be seen: who bats, who is in the field, how many tokens are left.
            canvas.rounded(STAGE.x, SCORE.bottom, STAGE.w, DOCK.y - SCORE.bottom, 0, NIGHT, alpha=0.45)
            _draw_starters(canvas, model)
        if motion.call is not None:
            words, good, size, landed = motion.call
            draw_stamp(canvas, *_CALL, words, "#2f8036" if good else RASPBERRY, size, landed=landed)
        if motion.wipe is not None:
            draw_wipe(canvas, self._bands, model)

    def _dim(self, canvas: Canvas, still: Canvas, paintings: int, model: ViewModel, share: float = 1.0) -> None:
        self._ground.draw(canvas, still, paintings, share)
        # What is dimmed is the game; the large card stays in the light.
        self._inspector.paint(canvas, self._inspector.describe(model))


# -- before the game -------------------------------------------------------------------------------------------------


def _draw_toss(canvas: Canvas, model: ViewModel) -> None:
    shown, motion = model.shown, model.motion
    with canvas.clipped(*STAGE):
        draw_rays(canvas, *TOSS)
    for seat, x in enumerate(CAPTAINS):
        won = shown.winner == seat
        lost = shown.winner == 1 - seat
        _draw_captain(canvas, model, seat, x, 318, won, 0.5 if lost else 0)
    if motion.tossed is not None:
        pose = flip(*motion.tossed)
    else:
        pose = at_rest(shown.winner != 1)
    if shown.winner == NOBODY and motion.tossed is None:
        canvas.halo(*TOSS, TOSS_WIDTH * 0.72, _GOLD, 0.6, inner=0.55)
    draw_coin(canvas, *TOSS, TOSS_WIDTH, pose, rise=110)
    if shown.winner != NOBODY:
        side = "Heads" if shown.winner == 0 else "Tails"
        canvas.outlined(side, "display", 30, TOSS[0], TOSS[1] + 126, _CREAM, INK, 3)
        name = model.seats[shown.winner].name
        canvas.outlined(f"{name} won the toss", "display", 48, 480, 150, _CREAM, INK, 3, INK, 3, room=860)
    else:
        canvas.outlined("Play ball!", "display", 60, 480, 150, _CREAM, INK, 3, INK, 3)
    if model.is_asked("coin_toss"):
        _draw_pill(canvas, 480, 524, "Click the coin to flip it")


def _draw_captain(canvas: Canvas, model: ViewModel, seat: int, x: float, y: float, lit: bool, dim: float) -> None:
    """A team with its first batter as captain, and who sits at its seat."""
    team = model.team(seat)
    face = batter_face(team, 0)
    if lit:
        canvas.halo(x, y, _MEDALLION * 0.8, _GOLD, 0.7, inner=0.6)
    draw_medallion(canvas, x, y, _MEDALLION, face, dim)
    canvas.outlined(team.short, "display", 28, x, y + _MEDALLION / 2 + 30, _CREAM, INK, 3, room=290)
    colour, glyph = seat_ring(seat)
    name = model.seats[seat].name
    width = min(220.0, canvas.fitted_width(name, "semibold", 20, 220, 30))
    left = x - (width + 28) / 2
    draw_glyph(canvas, glyph, colour, left, y + _MEDALLION / 2 + 54, 20)
    canvas.text(name, "semibold", 20, left + 28, y + _MEDALLION / 2 + 65, "#ffffff", "ml", width=220, height=30)


def _draw_starters(canvas: Canvas, model: ViewModel) -> None:
    seat = model.shown.view.pitching
    team = model.team(seat)
    for pitcher in range(PITCHERS):
        card, box = team.pitchers[pitcher], STARTERS[pitcher]
        canvas.halo(box.cx, box.cy, 250, team_look(team.look).cap[0], 0.3)
        if model.is_asked("starting_pitcher"):
            canvas.halo(box.cx, box.cy, 236, _GOLD, 0.4, sx=0.86)
            canvas.ring(box.x - 4, box.y - 4, box.w + 8, box.h + 8, 18, _GOLD, 3)
        pointed = model.pointed == Subject(PITCHER, seat, pitcher)
        draw_pitcher_inspector(
            canvas, box.x, box.y, pitcher_face(team, pitcher), card.ability.name, card.ability.rules, pinned=pointed,
            beside=[other.ability.rules for other in team.pitchers],
        )
    tokens = spelled(model.rules.tokens, "token")
    words = f"Each brings {tokens} for the whole game. A token is one use of the ability."
    draw_token(canvas, 74, _TOKENS_Y, 44)
    canvas.text(words, "semibold", 20, 108, _TOKENS_Y, None, "ml", width=800, height=44)


def _draw_pill(canvas: Canvas, cx: float, cy: float, words: str) -> None:
    w = canvas.fitted_width(words, "semibold", 20, 600, 34) + 40
    canvas.rounded(cx - w / 2, cy - 20, w, 40, 20, "#2c184f", "#1a0c31", _GOLD, 2)
    canvas.text(words, "semibold", 20, cx, cy, "#ffffff", "mc", width=600, height=34)


# -- in the game -----------------------------------------------------------------------------------------------------


def _draw_celebration(canvas: Canvas, model: ViewModel) -> None:
    event = model.motion.celebration
    assert event is not None
    with canvas.clipped(*STAGE):
        if event.hit is not None:
            model.confetti.draw(canvas, STAGE, model.reduced)
            draw_big_hit(canvas, event.hit, event.progress, STAGE.cx)
            return
        draw_rays(canvas, *_HERO)
        model.confetti.draw(canvas, STAGE, model.reduced)
    opened = min(1.0, event.progress / 0.35)
    team = model.team(event.seat)
    look = team_look(team.look)
    canvas.halo(*_HERO, _HERO_WIDTH * 0.8, look.cap[0], 0.6, inner=0.3)
    face = batter_face(team, 0)._replace(portrait=look.emblem)
    draw_medallion(canvas, _HERO[0], _HERO[1] + 16 * (1 - ease_out(opened)), _HERO_WIDTH, face, share=0.66)
    draw_banner(canvas, *_BANNER, event.words, unrolled=ease_out(opened))
    if opened >= 1:
        _draw_pill(canvas, *_PILL, event.fact)


_BRASS = (
    '<linearGradient id="b" gradientUnits="userSpaceOnUse" x1="10" y1="6" x2="86" y2="96">'
    '<stop offset="0" stop-color="#fff0b8"/><stop offset=".45" stop-color="#e0a63c"/>'
    '<stop offset="1" stop-color="#7d4a12"/></linearGradient>'
)
_RINGS = (
    f'<circle cx="50" cy="50" r="50" fill="{INK}"/><circle cx="50" cy="50" r="48.4" fill="url(#b)"/>'
    f'<circle cx="50" cy="50" r="43.5" fill="{INK}"/>'
)


def draw_medallion(
    canvas: Canvas, cx: float, cy: float, d: float, face: CardFace, dim: float = 0, share: float = 1.02
) -> None:
    """A medallion with its center at (cx, cy), `d` units wide; the portrait takes a `share` of the window's width."""

    def paint(layer: Canvas) -> None:
        layer.draw(_RINGS, 0, 0, d, d, (0, 0, 100, 100), _BRASS)
        w = d * 0.84
        # A small picture, such as an emblem, belongs in the middle; a portrait stands on the foot.
        lift = (share - 1) * w / 2 if share < 1 else 0.0
        window = portrait_window(layer, face.portrait, face.look, w, w, w / 2, size=w * share, drop=lift, dim=dim)
        layer.blit(window, (d - w) / 2, (d - w) / 2)

    canvas.shadow(cx - d / 2, cy - d / 2, d, d, d / 2, 20, 0.7, 12)
    canvas.blit_center(canvas.composite(("medallion", face, d, dim, share), d, d, paint), cx, cy)


_MIDDLE = 480.0
"""The middle of the game, where the inspector stands beside it."""


def draw_wipe(canvas: Canvas, bands: Bands, model: ViewModel) -> None:
    """The band of the team that comes to bat, on its way."""
    wipe = model.motion.wipe
    assert wipe is not None
    team = model.team(wipe.seat)
    look, first = team_look(team.look), batter_face(team, model.shown.view.next_batter[wipe.seat])

    def words(canvas: Canvas, cx: float) -> None:
        top = AREA.y
        draw_medallion(canvas, cx, top + 214, 190, first)
        canvas.blit(canvas.sprite(look.emblem, 64), cx + 60, top + 262)
        canvas.outlined(wipe.words, "display", 60, cx, top + 388, _CREAM, INK, 3, INK, 4, room=860)
        canvas.text(wipe.second, "semibold", 24, cx, top + 452, "#ffffff", "mc", width=860, height=44)

    bands.draw(canvas, wipe, _band(look), words, model.reduced)


def _band(look: TeamLook) -> BandLook:
    return BandLook(
        top=mix(look.window[1], "#160b2b", 0.2),
        foot=mix(look.window[2], "#0d0518", 0.45),
        outer=(look.brim[0], 10),
        inner=(look.cap[0], 7),
        stripes=0.035,
        glow=(220, 220, look.cap[0], 0.5),
        middle=_MIDDLE,
    )
