"""Both hands: the one at the lower edge as its coach may see it, the other a fan of backs."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.engine.secrets import HIDDEN
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.wild_cards import places
from lordsball.ui.wild_cards.dress import back, lying
from lordsball.ui.wild_cards.pieces.card import draw_card, draw_turned_card
from lordsball.ui.wild_cards.pieces.faces import BackFace, Face
from lordsball.ui.wild_cards.sight import Sight


class Held(NamedTuple):
    """Cards in a hand: their faces, those away in flight, those lit, the one chosen, those of no use now."""

    faces: tuple[Face, ...]
    away: tuple[bool, ...]
    lit: tuple[bool, ...]
    chosen: int
    dim: bool
    places: tuple[int, ...]
    """Where in the row each lies, of `room` places."""
    room: int


class HandView:
    """The hand at the lower edge."""

    area = places.spread(places.MY_HAND, 36)

    def describe(self, sight: Sight) -> Held:
        """Faces, what lights up, what stands higher."""
        t, seat = sight.t, sight.me
        cards = sight.hand(seat)
        names = [f"hand:{number}" for number in range(len(cards))]
        lit = tuple(name in (sight.lit_in_secret if sight.peeked else sight.lit) for name in names)
        chosen = names.index(sight.chosen) if sight.chosen in names else -1
        dim = sight.ours and HIDDEN not in cards and sight.is_asked("place", "window", "discard")
        faces = tuple(lying(t.cards, card, t.team(seat)) for card in cards)
        held = sight.dragged.spot if sight.dragged is not None else ""
        away = tuple(name in sight.motion.away or name == held for name in names)
        row, count = sight.row()
        return Held(faces, away, lit, chosen, dim, tuple(row), count)

    def paint(self, canvas: Canvas, told: Held) -> None:
        """The cards from left to right, the chosen one last."""
        row = places.hand_places(told.room)
        boxes = [row[place] for place in told.places]
        order = [number for number in range(len(boxes)) if number != told.chosen]
        for number in [*order, *([told.chosen] if told.chosen >= 0 else [])]:
            if told.away[number]:
                continue
            box, chosen = boxes[number], number == told.chosen
            draw_card(canvas, box.x, box.y, told.faces[number], (box.w, box.h), lit=told.lit[number] and not chosen,
                      chosen=chosen, dim=told.dim and not told.lit[number])

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing moves by itself."""


class FanView:
    """The other coach's hand: how many cards, and nothing else."""

    area = places.spread(places.THEIR_HAND, 26)

    def describe(self, sight: Sight) -> tuple[BackFace, tuple[bool, ...]]:
        """Their back, and which of them are in flight."""
        count = len(sight.t.coaches[sight.them].hand)
        away = tuple(f"theirs:{number}" in sight.motion.away for number in range(count))
        return back(sight.t.team(sight.them)), away

    def paint(self, canvas: Canvas, told: tuple[BackFace, tuple[bool, ...]]) -> None:
        """A fan of backs."""
        face, away = told
        for (cx, cy, angle), gone in zip(places.back_places(len(away)), away, strict=True):
            if not gone:
                draw_turned_card(canvas, cx, cy, face, places.SMALL, -angle)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing moves by itself."""
