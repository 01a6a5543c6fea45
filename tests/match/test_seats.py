"""Names of seats are clean and all different; a table's agreements come back from a save."""

import pytest

from lordsball.match.match import Match
from lordsball.match.seats import Seat, SeatError, Table, clean_name, seated, table_from
from tests.match import foxes


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann  ", "Ann"),
        ("Ann \u00a0 Lee", "Ann Lee"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u0410\u043d\u043d\u0430", "\u0410\u043d\u043d\u0430"),
        ("\U0001f468\u200d\U0001f467", "\U0001f468\u200d\U0001f467"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_shown_in_one_clean_form(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed", ["", "   ", "\u200d", "Ann\n", "A\tB", "A\x00", "A\x1b[31m", "\u202eevil", "\ud800", "x" * 25, "\u0308"]
)
def test_a_name_that_cannot_be_shown_is_refused_with_a_sentence(typed: str) -> None:
    with pytest.raises(SeatError, match=r"[.]$"):
        clean_name(typed)


def test_two_seats_cannot_have_the_same_name() -> None:
    with pytest.raises(SeatError, match="called ANN"):
        seated([Seat("ann"), Seat(" ANN ")])


def test_a_game_says_how_many_seats_it_needs() -> None:
    with pytest.raises(SeatError, match="Nine Foxes needs 2–3 seats; here are 1"):
        Match(foxes.GAME, foxes.cards(), {"seats": 2}, [Seat("Ann")], 1)


def test_as_many_sit_down_as_the_game_is_set_up_for() -> None:
    with pytest.raises(SeatError, match="Nine Foxes is for 2 seats; here are 3"):
        Match(foxes.GAME, foxes.cards(), {"seats": 2}, [Seat("Ann"), Seat("Bo"), Seat("Cy")], 1)


def test_only_the_word_human_means_a_person() -> None:
    assert Seat("Ann").human
    assert not Seat("Ann", "rookie").human


def test_a_table_comes_back_from_its_data() -> None:
    table = Table(True, {"device": "d20", "hide_hands": True})
    assert table_from(table.save()) == table


@pytest.mark.parametrize("data", [{}, {"friendly": "yes", "screen": 3}, {"screen": {"a": [1], "b": None}, "new": 1}])
def test_odd_data_gives_a_table_as_at_the_start(data: dict[str, object]) -> None:
    assert table_from(data) == Table()
