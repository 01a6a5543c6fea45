"""What counts as coming to light, position against position: also where no event tells of it."""

from collections.abc import Callable

import pytest

from lordsball.engine.position import Told
from lordsball.match.boundary import boundary, words_in
from tests.match import foxes
from tests.match.tables import play, sit


def started() -> foxes.Foxes:
    position = play(sit(3), 2).position  # Ann and Bob have laid a card, Cy has not
    assert isinstance(position, foxes.Foxes)
    return position


def draw(t: foxes.Foxes) -> None:
    t.dens[1].hand.append(t.deck.pop())


def turn_up(t: foxes.Foxes) -> None:
    t.open.append(t.deck.pop())


def show_a_hand(t: foxes.Foxes) -> None:
    t.open.append(t.dens[0].hand.pop())


def bury(t: foxes.Foxes) -> None:
    t.deck.append(t.dens[2].hand.pop())


def lay(t: foxes.Foxes) -> None:
    t.dens[2].laid = t.dens[2].hand.pop()


def score(t: foxes.Foxes) -> None:
    t.dens[2].points += 1


def roll(t: foxes.Foxes) -> None:
    t.chance.die(6)


@pytest.mark.parametrize(
    ("change", "light"),
    [(draw, "shown"), (turn_up, "shown"), (show_a_hand, "shown"), (bury, ""), (lay, ""), (score, ""), (roll, "chance")],
)
def test_what_a_seat_sees_for_the_first_time_comes_to_light(change: Callable[[foxes.Foxes], None], light: str) -> None:
    before = started()
    after = before.copy()
    change(after)
    assert boundary(before, after, [], 3) == light


def test_what_a_seat_is_told_comes_to_light_unless_it_knows_it() -> None:
    position = started()
    deck, own = position.deck[-1], position.dens[0].hand[0]
    assert boundary(position, position, [Told(foxes.Peeked(0, deck), 0, foxes.Peeked(0, ""))], 3) == "shown"
    assert boundary(position, position, [Told(foxes.Laid(0, own), 0, foxes.Laid(0, ""))], 3) == ""
    assert boundary(position, position, [Told(foxes.Laid(0, own))], 3) == "shown"
    assert boundary(position, position, [Told(foxes.RoundStarted(2))], 3) == ""


def test_words_are_found_at_any_depth() -> None:
    assert list(words_in({"a": [("b", 3), {"c": None}], 1: "d"})) == ["a", "b", "c", "d"]
