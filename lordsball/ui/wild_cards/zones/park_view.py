"""The park: bases, runners, and how far everybody may run."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.wild_cards.names import PLACES
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.wild_cards.dress import faces
from lordsball.ui.wild_cards.pieces.diamond import draw_base, draw_diamond, draw_runner, draw_way, path_point
from lordsball.ui.wild_cards.pieces.faces import PlayerFace
from lordsball.ui.wild_cards.places import BASES, PARK, spread
from lordsball.ui.wild_cards.sight import Sight

_LABELS = ("", "1", "2", "3", "H")


class Runner(NamedTuple):
    """A card on a base; `chosen`: who decides now."""

    face: PlayerFace
    vibes: int
    lit: bool
    chosen: bool


class Park(NamedTuple):
    """Who stands where; which bases are lit; how far the Batter may run (0: no Hit)."""

    runners: tuple[Runner | None, Runner | None, Runner | None]
    lit: tuple[int, ...]
    reach: int


class ParkView:
    """The middle of the mat."""

    area = spread(PARK, 16)

    def describe(self, sight: Sight) -> Park:
        """Bases, runners, reach."""
        t, motion = sight.t, sight.motion
        cards = faces(t.cards)
        found: list[Runner | None] = []
        for base, place in enumerate(PLACES, 1):
            card: str = getattr(t.coaches[t.batting], place)
            if not card or (motion.running is not None and motion.running.card == card):
                found.append(None)
                continue
            face = cards[card]
            assert isinstance(face, PlayerFace)
            found.append(Runner(face, t.vibes.get(card, 0), f"base:{base}" in sight.lit, sight.runner == card))
        lit = tuple(base for base in (1, 2, 3, 4) if f"base:{base}" in sight.lit)
        return Park((found[0], found[1], found[2]), lit, t.potential)

    def paint(self, canvas: Canvas, told: Park) -> None:
        """The park from the ground up."""
        x, y = PARK.x, PARK.y
        draw_diamond(canvas, x, y)
        if told.reach:
            draw_way(canvas, x, y, 0, told.reach)
        for base in (4, 1, 2, 3):
            if base == 4 or told.runners[base - 1] is None:
                draw_base(canvas, x, y, base, _LABELS[base], base in told.lit, 0 < base <= told.reach)
        for base in (2, 1, 3):
            runner = told.runners[base - 1]
            if runner is not None:
                draw_runner(canvas, *BASES[base], runner.face, base, runner.vibes, runner.lit, runner.chosen)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """A runner on the way."""
        running = sight.motion.running
        if running is None:
            return
        face = faces(sight.t.cards)[running.card]
        assert isinstance(face, PlayerFace)
        px, py = path_point(0, 4, running.at / 4)
        if running.alpha > 0:
            draw_runner(canvas, PARK.x + px, PARK.y + py, face, None, sight.t.vibes.get(running.card, 0))
