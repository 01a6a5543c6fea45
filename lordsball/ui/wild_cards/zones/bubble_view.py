"""The bubble beside the other coach's row: what they have done last for all to see."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.phrasing import capital, club
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.paragraph import Markup, plain
from lordsball.ui.wild_cards.dress import look_of
from lordsball.ui.wild_cards.pieces.bubble import draw_bubble
from lordsball.ui.wild_cards.pieces.look import TeamLook
from lordsball.ui.wild_cards.places import BUBBLE, spread
from lordsball.ui.wild_cards.sight import Sight


class Speech(NamedTuple):
    """What the bubble says."""

    words: Markup
    look: TeamLook


class BubbleView:
    """The right end of the other coach's row."""

    area = spread(BUBBLE, 4)

    def describe(self, sight: Sight) -> Speech:
        """The last deeds, else where the other coach stands."""
        team = sight.t.team(sight.them)
        words = sight.hearsay.words(sight.them) or _standing(sight)
        # The team's name begins most sentences of the log: it stands out.
        name, rest = plain(team.short), plain(words)
        return Speech(Markup(rest.replace(name, f"*{name}*", 1)), look_of(team))

    def paint(self, canvas: Canvas, told: Speech) -> None:
        """The bubble."""
        draw_bubble(canvas, *BUBBLE, told.words, told.look)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing moves."""


def _standing(sight: Sight) -> str:
    t, seat = sight.t, sight.them
    name = capital(club(t.team(seat).short))
    if not t.half:
        return f"{name} wait for the coin."
    return f"{name} bat." if t.batting == seat else f"{name} pitch."
