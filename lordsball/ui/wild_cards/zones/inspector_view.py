"""The large card at the right: what is under the pointer, what is pinned, else who matters now."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.engine.secrets import HIDDEN
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.wild_cards.dress import faces
from lordsball.ui.wild_cards.pieces.card import draw_card
from lordsball.ui.wild_cards.pieces.faces import FULL, Face
from lordsball.ui.wild_cards.pieces.light import draw_glass
from lordsball.ui.wild_cards.pieces.look import LIT
from lordsball.ui.wild_cards.places import INSPECTOR, spread
from lordsball.ui.wild_cards.sight import Sight


class Inspected(NamedTuple):
    """A card in full."""

    face: Face
    pinned: bool


class InspectorView:
    """The upper right of the table."""

    area = spread(INSPECTOR, 14)

    def describe(self, sight: Sight) -> Inspected:
        """Whose card."""
        cards = faces(sight.t.cards)
        card = next(
            (c for c in (sight.pinned, sight.pointed, usual_card(sight)) if c in cards), sight.t.team_ids[sight.me]
        )
        return Inspected(cards[card], sight.pinned == card)

    def paint(self, canvas: Canvas, told: Inspected) -> None:
        """The card on its glass."""
        draw_glass(canvas, *INSPECTOR, 12, told.face.look.edge, glow=0.4)
        x, y = INSPECTOR.cx - FULL[0] / 2, INSPECTOR.y + (INSPECTOR.h - FULL[1]) / 2
        draw_card(canvas, x, y, told.face, FULL)
        if told.pinned:
            draw_icon(canvas, "pin", x + FULL[0] - 20, y - 8, 26, LIT)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing of it moves."""


def usual_card(sight: Sight) -> str:
    """Who matters where nothing is pointed at: the chosen card, else the Player that rolls next."""
    t = sight.t
    if sight.chosen.startswith("hand:"):
        hand, number = sight.hand(sight.me), int(sight.chosen[5:])
        if number < len(hand) and hand[number] != HIDDEN:
            return hand[number]
    pitcher, batter = t.coaches[t.pitching].mound, t.coaches[t.batting].at_bat
    fielder = t.coaches[t.pitching].outfield
    if t.potential and sight.asked is not None and sight.asked.ask == "catch_or_run":
        return fielder or batter
    return batter if t.pitch_total or t.roll == "bat" else pitcher or batter or t.team_ids[sight.me]
