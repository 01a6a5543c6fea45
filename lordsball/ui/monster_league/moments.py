"""Great moments over the dimmed field: coin, choice of sides, starting pitchers, home runs, a change of sides."""

from __future__ import annotations

from lordsball.games.monster_league.state import NOBODY, PITCHERS
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.banner import draw_banner
from lordsball.ui.kit.pieces.coin import at_rest, draw_coin, flip
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.pieces.rays import draw_rays
from lordsball.ui.kit.timeline import ease_out
from lordsball.ui.monster_league.dress import batter_face, pitcher_face, seat_ring, team_look
from lordsball.ui.monster_league.field.inspector_view import InspectorView
from lordsball.ui.monster_league.field.medallion import draw_medallion
from lordsball.ui.monster_league.pieces.inspector import draw_pitcher_inspector
from lordsball.ui.monster_league.pieces.plate import draw_result_pill
from lordsball.ui.monster_league.places import STAGE, STARTERS, TOSS, TOSS_WIDTH
from lordsball.ui.monster_league.shown import COIN, SIDES, STARTER
from lordsball.ui.monster_league.sight import PITCHER, Sight, Subject
from lordsball.ui.monster_league.wipe import draw_wipe
from lordsball.ui.table.band import Bands
from lordsball.ui.table.celebrating import DimmedGround

_INK = "#1b0f24"
_CREAM = "#fffbe8"
_GOLD = "#ffc24a"
_MEDALLION = 176.0
_HERO = TOSS
_HERO_WIDTH = 250.0
_BANNER = (480.0, 508.0)
_PILL = (480.0, 586.0)


class Moments:
    """What lies over the field for a while."""

    def __init__(self, inspector: InspectorView) -> None:
        self._inspector = inspector
        self._bands = Bands()
        self._ground = DimmedGround()

    def draw(self, canvas: Canvas, still: Canvas, paintings: int, sight: Sight) -> None:
        """The moment there is, if any, over a still picture of so many paintings."""
        stage, motion = sight.shown.stage, sight.motion
        if motion.celebration is not None:
            self._dim(canvas, still, paintings, sight)
            _draw_celebration(canvas, sight)
        elif stage in (COIN, SIDES):
            self._dim(canvas, still, paintings, sight)
            _draw_toss(canvas, sight)
        elif stage == STARTER:
            self._dim(canvas, still, paintings, sight)
            _draw_starters(canvas, sight)
        if motion.wipe is not None:
            draw_wipe(canvas, self._bands, sight)

    def _dim(self, canvas: Canvas, still: Canvas, paintings: int, sight: Sight) -> None:
        self._ground.draw(canvas, still, paintings)
        # What is dimmed is the game; the large card stays in the light.
        self._inspector.paint(canvas, self._inspector.describe(sight))


# -- before the game -------------------------------------------------------------------------------------------------


def _draw_toss(canvas: Canvas, sight: Sight) -> None:
    shown, motion = sight.shown, sight.motion
    with canvas.clipped(*STAGE):
        draw_rays(canvas, *TOSS)
    for seat, x in ((0, 170.0), (1, 790.0)):
        won = shown.winner == seat
        lost = shown.winner == 1 - seat
        _draw_captain(canvas, sight, seat, x, 318, won, 0.5 if lost else 0)
    if motion.tossed is not None:
        pose = flip(*motion.tossed)
    else:
        pose = at_rest(shown.winner != 1)
    if shown.winner == NOBODY and motion.tossed is None:
        canvas.halo(*TOSS, TOSS_WIDTH * 0.72, _GOLD, 0.6, inner=0.55)
    draw_coin(canvas, *TOSS, TOSS_WIDTH, pose, rise=110)
    if shown.winner != NOBODY:
        side = "Heads" if shown.winner == 0 else "Tails"
        canvas.outlined(side, "display", 30, TOSS[0], TOSS[1] + 126, _CREAM, _INK, 3)
        name = sight.seats[shown.winner].name
        canvas.outlined(f"{name} won the toss", "display", 48, 480, 150, _CREAM, _INK, 3, _INK, 3, room=860)
    else:
        canvas.outlined("Play ball!", "display", 60, 480, 150, _CREAM, _INK, 3, _INK, 3)
    if sight.is_asked("coin_toss"):
        _draw_pill(canvas, 480, 524, "Click the coin to flip it")


def _draw_captain(canvas: Canvas, sight: Sight, seat: int, x: float, y: float, lit: bool, dim: float) -> None:
    """A team with its first batter as captain, and who sits at its seat."""
    team = sight.team(seat)
    face = batter_face(team, 0)
    if lit:
        canvas.halo(x, y, _MEDALLION * 0.8, _GOLD, 0.7, inner=0.6)
    draw_medallion(canvas, x, y, _MEDALLION, face, dim)
    canvas.outlined(team.short, "display", 28, x, y + _MEDALLION / 2 + 30, _CREAM, _INK, 3, room=290)
    colour, glyph = seat_ring(seat)
    name = sight.seats[seat].name
    width = min(220.0, canvas.fitted_width(name, "semibold", 20, 220, 30))
    left = x - (width + 28) / 2
    draw_glyph(canvas, glyph, colour, left, y + _MEDALLION / 2 + 54, 20)
    canvas.text(name, "semibold", 20, left + 28, y + _MEDALLION / 2 + 65, "#ffffff", "ml", width=220, height=30)


def _draw_starters(canvas: Canvas, sight: Sight) -> None:
    seat = sight.shown.fielding
    team = sight.team(seat)
    colour, glyph = seat_ring(seat)
    words = f"Who starts for the {team.short}?"
    width = canvas.outlined(words, "display", 34, 480 + 16, 132, _CREAM, _INK, 3, _INK, 3, room=800)
    draw_glyph(canvas, glyph, colour, 480 + 16 - width / 2 - 36, 120, 24)
    for pitcher in range(PITCHERS):
        card, box = team.pitchers[pitcher], STARTERS[pitcher]
        canvas.halo(box.cx, box.cy, 250, team_look(team.look).cap[0], 0.3)
        if sight.is_asked("starting_pitcher"):
            canvas.halo(box.cx, box.cy, 236, _GOLD, 0.4, sx=0.86)
            canvas.ring(box.x - 4, box.y - 4, box.w + 8, box.h + 8, 18, _GOLD, 3)
        pointed = sight.pointed == Subject(PITCHER, seat, pitcher)
        draw_pitcher_inspector(
            canvas, box.x, box.y, pitcher_face(team, pitcher), card.ability.name, card.ability.rules, pinned=pointed
        )


def _draw_pill(canvas: Canvas, cx: float, cy: float, words: str) -> None:
    w = canvas.fitted_width(words, "semibold", 20, 600, 34) + 40
    canvas.rounded(cx - w / 2, cy - 20, w, 40, 20, "#2c184f", "#1a0c31", _GOLD, 2)
    canvas.text(words, "semibold", 20, cx, cy, "#ffffff", "mc", width=600, height=34)


# -- in the game -----------------------------------------------------------------------------------------------------


def _draw_celebration(canvas: Canvas, sight: Sight) -> None:
    event = sight.motion.celebration
    assert event is not None
    team = sight.team(event.seat) if event.seat != NOBODY else None
    look = team_look(team.look) if team is not None else None
    opened = min(1.0, event.progress / 0.35)
    with canvas.clipped(*STAGE):
        draw_rays(canvas, *_HERO)
    if team is not None and look is not None:
        canvas.halo(*_HERO, _HERO_WIDTH * 0.8, look.cap[0], 0.6, inner=0.3)
        face, share = batter_face(team, max(0, event.batter)), 1.02
        if event.batter == NOBODY:
            face, share = face._replace(portrait=look.emblem), 0.66
        y = _HERO[1] + 16 * (1 - ease_out(opened))
        draw_medallion(canvas, _HERO[0], y, _HERO_WIDTH, face, share=share)
    draw_banner(canvas, *_BANNER, event.words, unrolled=ease_out(opened))
    if event.fact and opened >= 1:
        if event.face:
            w = 120 + canvas.fitted_width(event.fact, "semibold", 20, 560, 30)
            draw_result_pill(canvas, *_PILL, event.face, event.fact, w=max(300.0, min(700.0, w)), h=40, arrow=False)
        else:
            _draw_pill(canvas, *_PILL, event.fact)
