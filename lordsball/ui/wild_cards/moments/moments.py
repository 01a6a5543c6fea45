"""Great moments over the dimmed table: the coin, the choice of sides, a home run, the end."""

from __future__ import annotations

from lordsball.games.wild_cards.names import NOBODY
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.banner import draw_banner
from lordsball.ui.kit.pieces.coin import at_rest, flip
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.pieces.rays import draw_rays
from lordsball.ui.kit.timeline import ease_out
from lordsball.ui.table.band import Bands
from lordsball.ui.table.celebrating import DimmedGround
from lordsball.ui.wild_cards.dress import faces, look_of, seat_mark
from lordsball.ui.wild_cards.moments.half_time import draw_half_time, is_half_time
from lordsball.ui.wild_cards.moments.wipe import draw_wipe
from lordsball.ui.wild_cards.offers.opening import TOSS, TOSS_WIDTH
from lordsball.ui.wild_cards.pieces.card import draw_card
from lordsball.ui.wild_cards.pieces.coin import draw_wild_coin
from lordsball.ui.wild_cards.pieces.faces import FULL
from lordsball.ui.wild_cards.pieces.look import CYAN, NIGHT, TEXT
from lordsball.ui.wild_cards.places import STAGE
from lordsball.ui.wild_cards.sight import COIN, SIDES, Sight
from lordsball.ui.wild_cards.zones.inspector_view import InspectorView

_HERO = (480.0, 300.0)
_BANNER = (480.0, 508.0)
_FACT = (480.0, 584.0)
_CAPTAIN = (140.0, 195.0)


class Moments:
    """What lies over the table for a while."""

    def __init__(self) -> None:
        self._inspector = InspectorView()
        self._bands = Bands()
        self._ground = DimmedGround()

    def draw(self, canvas: Canvas, still: Canvas, paintings: int, sight: Sight) -> None:
        """The moment there is, if any, over a still picture of so many paintings."""
        if sight.motion.celebration is not None:
            self._dim(canvas, still, paintings, sight)
            _draw_celebration(canvas, sight)
        elif sight.stage in (COIN, SIDES):
            self._dim(canvas, still, paintings, sight)
            _draw_toss(canvas, sight)
        elif is_half_time(sight):
            self._dim(canvas, still, paintings, sight)
            draw_half_time(canvas, sight)
        if sight.motion.wipe is not None:
            draw_wipe(canvas, self._bands, sight)

    def _dim(self, canvas: Canvas, still: Canvas, paintings: int, sight: Sight) -> None:
        self._ground.draw(canvas, still, paintings)
        self._inspector.paint(canvas, self._inspector.describe(sight))


def _draw_toss(canvas: Canvas, sight: Sight) -> None:
    winner, motion = sight.winner, sight.motion
    with canvas.clipped(*STAGE):
        draw_rays(canvas, *TOSS, CYAN)
    for seat, x in ((0, 166.0), (1, 794.0)):
        _draw_captain(canvas, sight, seat, x, 318, winner == seat)
    pose = flip(*motion.tossed) if motion.tossed is not None else at_rest(winner != 1)
    if winner == NOBODY and motion.tossed is None:
        canvas.halo(*TOSS, TOSS_WIDTH * 0.72, CYAN, 0.6, inner=0.55)
    looks = (look_of(sight.t.team(0)), look_of(sight.t.team(1)))
    draw_wild_coin(canvas, *TOSS, TOSS_WIDTH, pose, looks, rise=110)
    words = "Play ball!"
    if winner != NOBODY:
        words = f"{sight.seats[winner].name} won the toss"
    canvas.outlined(words, "black", 48, 480, 158, TEXT, NIGHT, 3, NIGHT, 3, room=860)


def _draw_captain(canvas: Canvas, sight: Sight, seat: int, x: float, y: float, lit: bool) -> None:
    """A team with its card, and who sits at its seat."""
    team = sight.t.team(seat)
    w, h = _CAPTAIN
    if lit:
        canvas.halo(x, y, h * 0.9, look_of(team).edge, 0.7, inner=0.4)
    draw_card(canvas, x - w / 2, y - h / 2, faces(sight.t.cards)[team.id], _CAPTAIN, chosen=lit)
    canvas.outlined(team.short, "black", 28, x, y + h / 2 + 34, TEXT, NIGHT, 3, room=290)
    glyph, colour = seat_mark(seat)
    name = sight.seats[seat].name
    width = min(220.0, canvas.fitted_width(name, "semibold", 20, 220, 30))
    left = x - (width + 28) / 2
    draw_glyph(canvas, glyph, colour, left, y + h / 2 + 58, 20)
    canvas.text(name, "semibold", 20, left + 28, y + h / 2 + 69, TEXT, "ml", width=220, height=30)


def _draw_celebration(canvas: Canvas, sight: Sight) -> None:
    event = sight.motion.celebration
    assert event is not None
    cards, team = faces(sight.t.cards), sight.t.team(event.seat)
    look = look_of(team)
    opened = min(1.0, event.progress / 0.35)
    with canvas.clipped(*STAGE):
        draw_rays(canvas, *_HERO, look.edge)
    canvas.halo(*_HERO, 230, look.edge, 0.6, inner=0.3)
    rise = 16 * (1 - ease_out(opened))
    draw_card(canvas, _HERO[0] - FULL[0] / 2, _HERO[1] - FULL[1] / 2 + rise, cards[event.card or team.id], FULL)
    draw_banner(canvas, *_BANNER, event.words, look.edge, unrolled=ease_out(opened))
    if event.fact and opened >= 1:
        width = canvas.fitted_width(event.fact, "semibold", 20, 600, 34) + 40
        canvas.rounded(_FACT[0] - width / 2, _FACT[1] - 20, width, 40, 20, "#1b1556", NIGHT, look.edge, 2)
        canvas.text(event.fact, "semibold", 20, *_FACT, TEXT, "mc", width=600, height=34)
