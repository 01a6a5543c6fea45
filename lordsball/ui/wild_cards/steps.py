"""The Turn Sequence as eleven steps, and where in it the game is."""

from __future__ import annotations

from lordsball.games.wild_cards.names import AT_BAT, MOUND
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.turn import Reveal

STEPS = (
    "Place",
    "Pitcher",
    "Batter",
    "Outfielder",
    "Pitch",
    "Swing",
    "Run or Ball",
    "Catch",
    "Run",
    "Clean up",
    "Draw",
)
NOWHERE = -1
_MARKS = (
    ("Place.", 0), ("RunTheBases.", 8), ("catch_abilities", 7), ("catch_or_run", 7), ("answer_the_hit", 7),
    ("run_or_ball", 6), ("PlayBall.hit", 6), ("bat_", 5), ("swing", 5), ("compare", 5), ("pitch", 4), ("new_batter", 4),
    ("clean_up", 9), ("draw_back_up", 10),
)
"""What the breadcrumbs of the rules say at each step, the more particular first."""


def step_of(view: WildCards) -> int:
    """The number of the present step; NOWHERE before the game and between the halves."""
    reveal = next((p for p in reversed(view.stack) if isinstance(p, Reveal)), None)
    if reveal is not None:
        return 1 if reveal.zone == MOUND else 2 if reveal.zone == AT_BAT else 3
    where = view.where()
    if "Turn." not in where:
        return NOWHERE
    trail = where.partition("Turn.")[2]
    return next((number for mark, number in _MARKS if mark in trail), NOWHERE)
