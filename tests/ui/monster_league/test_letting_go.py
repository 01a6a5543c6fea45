"""A mouse button that came up unheard leaves whatever was held at the table where it was, and chooses nothing."""

import random

import pytest

from lordsball import games
from lordsball.match.match import Match
from lordsball.match.seats import Seat
from tests.generic.shelf import shelved
from tests.ui.table.evening import Evening

PULL = 60.0
MOMENTS = 6


def evenings(key, folder):
    """Tables at moments of a game played at random, everybody a person who hides nothing."""
    shelf, rng = shelved(key), random.Random(7)
    match = Match(shelf.game, shelf.cards, shelf.options, [Seat(name) for name in shelf.names], 7)
    for moment in range(MOMENTS):
        if match.decision is None:
            return
        yield Evening(folder / str(moment), match, hides=False)
        for _ in range(3 + 4 * moment):
            if match.decision is not None:
                match.act(rng.choice(match.decision.options))


def nowhere(group):
    """A place on the screen where nothing can be clicked."""
    places = [(x, y) for y in range(100, 700, 40) for x in range(30, 1270, 40)]
    return next(place for place in places if group.hit(*place) is None)


@pytest.mark.parametrize("key", [key if key != "lords" else "lords:2" for key in games.SHELF])
def test_a_release_that_never_came_does_nothing(data_dir, key):
    tried = 0
    for evening in evenings(key, data_dir):
        group, hands = evening.table.group, evening.hands
        for placed in [placed for placed in group.placed() if placed.widget.enabled]:
            record, shown = evening.match.record(), group.widgets
            beside = nowhere(group)
            hands.press(placed.box.cx, placed.box.cy)
            if group.pressed is None:
                hands.release(placed.box.cx, placed.box.cy)
                continue
            hands.move(placed.box.cx + PULL, placed.box.cy - PULL, held=True)
            hands.move(*beside)
            assert group.pressed is None
            assert group.hit(*beside) is None, f"{placed.widget.label} hangs on the pointer"
            hands.release(*beside)
            hands.click(*beside)
            hands.turn(2)
            assert evening.match.record() == record, placed.widget.label
            assert evening.top is evening.table and group.popup is None
            assert group.widgets is shown, f"{placed.widget.label} acted"
            tried += 1
    assert tried > 20
