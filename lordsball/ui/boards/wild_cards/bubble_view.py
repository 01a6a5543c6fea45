"""The bubble beside the other coach's row: what was done last for all to see."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.ui.boards.wild_cards.dress import look_of
from lordsball.ui.boards.wild_cards.places import BUBBLE, spread
from lordsball.ui.boards.wild_cards.sight import Sight
from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces.wild_cards.bubble import draw_bubble
from lordsball.ui.pieces.wild_cards.look import TeamLook


class Speech(NamedTuple):
    """Who has done what; "" for nothing yet."""

    name: str
    words: str
    look: TeamLook


class BubbleView:
    """The right end of the other coach's row."""

    area = spread(BUBBLE, 4)

    def describe(self, sight: Sight) -> Speech:
        """What the other coach's table says now."""
        t, seat = sight.t, sight.them
        return Speech(sight.seats[seat].name, standing(sight), look_of(t.team(seat)))

    def paint(self, canvas: Canvas, told: Speech) -> None:
        """The bubble, if there is anything in it."""
        if told.words:
            draw_bubble(canvas, *BUBBLE, told.words, told.look, told.name)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing moves."""


def standing(sight: Sight) -> str:
    """Where the other coach stands, from what lies on the table: their hand is not asked."""
    t, seat = sight.t, sight.them
    if not t.half:
        return "waits for the coin."
    role = "bats" if t.batting == seat else "pitches"
    left = t.players_left(seat)
    return f"{t.team(seat).short}, {role}. {left} Players left in deck and hand."
