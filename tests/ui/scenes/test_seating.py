"""Who sits where before a game: sensible from the start, never two of a kind, remembered."""

import pytest

from lordsball.ai.player import PLAYERS
from lordsball.games import Side
from lordsball.match.seats import HUMAN
from lordsball.ui.scenes.seating import ALONE, COMPUTERS, FRIENDS, WATCHED, Seating
from lordsball.ui.table.cover import Persona

LEVELS = PLAYERS["monster_league"]
SIDES = (Side("moon", "The Moon"), Side("candy", "The Candy"), Side("third", "The Third"))


def seating(remembered=(), sides=SIDES):
    return Seating(LEVELS, sides, remembered, 2)


def test_at_first_a_person_meets_a_rookie_where_there_is_one():
    seats = seating().seats
    assert [(seat.player, seat.side) for seat in seats] == [(HUMAN, "moon"), ("rookie", "candy")]
    assert [seat.name for seat in seats] == ["Player 1", "Ricky"]
    without = {key: level for key, level in PLAYERS["lords"].items() if key != "rookie"}
    assert Seating(without, SIDES, (), 2).seats[1].player == "regular"
    again = seating([("Robin", HUMAN, "moon"), ("Vera", "veteran", "candy")])
    again.invite(ALONE, 2)
    again.invite(COMPUTERS, 2)
    assert again.seats[1].player == "regular"


def test_names_follow_who_sits_there_until_somebody_types_one():
    table = seating()
    table.seat(1, "veteran")
    assert table.seats[1].name == "Vera"
    table.rename(1, "Grandma")
    table.seat(1, "rookie")
    assert table.seats[1].name == "Grandma"


def test_which_side_of_how_many_is_said_where_there_are_more_than_seats():
    table = seating()
    table.turn_side(0, -1)
    assert [table.place_of_side(number) for number in (0, 1)] == ["3 of 3", "2 of 3"]
    assert seating(sides=SIDES[:2]).place_of_side(0) == ""


def test_two_of_the_same_level_still_have_different_names():
    table = seating()
    table.seat(0, "veteran")
    table.seat(1, "veteran")
    assert [seat.name for seat in table.seats] == ["Vera", "Vera 2"]
    table.seat(0, HUMAN)
    table.seat(1, HUMAN)
    assert [seat.name for seat in table.seats] == ["Player 1", "Player 2"]


def test_company_is_invited_and_who_sits_there_stays_as_far_as_possible():
    table = seating()
    table.rename(0, "Robin")
    assert table.company == COMPUTERS
    for company, players in (
        (FRIENDS, [HUMAN, HUMAN]), (WATCHED, ["rookie", "rookie"]), (ALONE, [HUMAN]), (COMPUTERS, [HUMAN, "rookie"]),
    ):
        table.invite(company, 2)
        assert table.company == company
        assert [seat.player for seat in table.seats] == players
        assert table.seats[0].name == "Robin"


@pytest.mark.parametrize("by", [1, -1])
def test_no_side_is_ever_played_twice(by):
    table = seating()
    seen = set()
    for _ in range(2 * len(SIDES)):
        table.turn_side(0, by)
        sides = [seat.side for seat in table.seats]
        assert len(set(sides)) == 2
        seen.add(sides[0])
    assert seen == {"moon", "candy", "third"}


def test_with_two_sides_a_turn_changes_them_over():
    table = seating(sides=SIDES[:2])
    table.turn_side(1, 1)
    assert [seat.side for seat in table.seats] == ["candy", "moon"]


def test_the_last_seats_come_back_and_what_is_gone_is_left_out():
    table = seating([["Robin", HUMAN, "third"], ["Vera", "veteran", "moon"]])
    assert table.remembered() == [["Robin", HUMAN, "third"], ["Vera", "veteran", "moon"]]
    table = seating([["Robin", "grandmaster", "third"], ["Vera", "veteran", "melted"]])
    assert [(seat.player, seat.side) for seat in table.seats] == [(HUMAN, "third"), ("veteran", "moon")]
    assert seating([["Robin", HUMAN, "third"]]).seats[0].name == "Player 1"


def test_a_side_remembered_twice_is_given_out_once():
    table = seating([["Robin", HUMAN, "third"], ["Vera", "veteran", "third"]])
    assert [seat.side for seat in table.seats] == ["third", "moon"]


OWNERS = ("Judge Holloway", "Mrs. Vandeleur", "Silas Grimshaw")


def test_a_game_with_names_of_its_own_gives_every_computer_player_another_one():
    table = Seating(LEVELS, SIDES, (), 2, OWNERS)
    table.add()
    names = [seat.name for seat in table.seats]
    assert names == ["Player 1", "Mrs. Vandeleur", "Silas Grimshaw"]
    table.seat(1, "veteran")
    assert table.seats[1].name == "Mrs. Vandeleur", "who sits there stays, however well they play"
    table.rename(1, "Grandma")
    table.seat(1, "rookie")
    assert table.seats[1].name == "Grandma"


def test_more_computer_players_than_names_are_still_told_apart():
    table = Seating(LEVELS, SIDES, [("Judge Holloway", HUMAN, "moon"), ("", "regular", "candy")], 2, OWNERS[:1])
    assert [seat.name for seat in table.seats] == ["Judge Holloway", "Reggie"]


def test_names_by_level_that_were_remembered_give_way_to_a_games_own():
    table = Seating(LEVELS, SIDES, [("Robin", HUMAN, "moon"), ("Reggie 2", "regular", "candy")], 2, OWNERS)
    assert [seat.name for seat in table.seats] == ["Robin", "Mrs. Vandeleur"]


PERSONAS = {"moon": Persona("Augusta Stone", "The Builder. Likes stadiums."), "candy": Persona("Moses", "Old.")}


def met(*seats):
    return Seating(LEVELS, SIDES, seats, len(seats), OWNERS, PERSONAS.get)


def test_a_computer_player_is_who_owns_its_side():
    table = met(("Robin", HUMAN, "candy"), ("", "regular", "moon"))
    assert [seat.name for seat in table.seats] == ["Robin", "Augusta Stone"]
    assert table.about(1) == "The Builder. Likes stadiums."
    table.take_side(1, "candy")
    assert [seat.name for seat in table.seats] == ["Robin", "Moses"], "another side, another owner"
    table.seat(1, HUMAN)
    assert table.persona(1) is None
    assert table.about(1) == "Plays at this screen, by mouse or keyboard."


def test_a_side_that_nobody_owns_is_played_by_a_level_as_ever():
    table = met(("Robin", HUMAN, "candy"), ("", "regular", "third"))
    assert table.seats[1].name == "Mrs. Vandeleur"
    assert table.about(1) == LEVELS["regular"].about


def test_names_that_the_program_gave_before_give_way_to_the_owners():
    table = met(("Robin", HUMAN, "candy"), ("Mrs. Vandeleur", "regular", "moon"))
    assert table.seats[1].name == "Augusta Stone"
    named = met(("Robin", HUMAN, "candy"), ("Grandma", "regular", "moon"))
    assert named.seats[1].name == "Grandma"
