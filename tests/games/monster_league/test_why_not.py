"""why_not: for everything that is not open, in every situation, one sentence that helps, with names."""

import pytest

from lordsball.engine.chance import Chance
from lordsball.engine.procedure import parse_action
from lordsball.games.monster_league import reasons
from lordsball.games.monster_league.rules import ABILITY, SECOND_SPIN
from tests.games.monster_league.positions import (
    CANDY,
    GRAVEYARD,
    MONSTERS,
    SHIPPED,
    TEAMS,
    Table,
    at_bat,
    between_batters,
    cards_where,
    new_table,
)

VERBS = ("flip", "bat_first", "field_first", "spin", "use", "keep", "stay", "pitch 0", "pitch 1")
MAY_STAY = cards_where(("rules.yaml", "tokenless_pitcher_may_stay: false", "tokenless_pitcher_may_stay: true"))

COIN = "The coin has to be tossed first."
SIDE = "The Graveyard Shift won the toss: they choose first whether to bat or take the field."
STARTER = "The Candy Crushers have to choose their starting pitcher first."
CHANGE = "The Candy Crushers decide first: keep Wraps on the mound, or bring in Volts."
TOSSED = "The coin is tossed once, before the game. The Graveyard Shift bat first, the Candy Crushers bat last."
CHOSEN = "Sides are chosen once, before the game. The Graveyard Shift bat first, the Candy Crushers bat last."
UP = "Pitchers change only between batters: Jack is at the plate."
OPEN = None


def sentences(table: Table) -> dict[str, str | None]:
    return {verb: table.t.why_not(parse_action(verb)) for verb in VERBS}


def test_before_the_coin_is_tossed() -> None:
    assert sentences(new_table()) == dict.fromkeys(VERBS, COIN) | {"flip": OPEN}


def test_while_sides_are_chosen() -> None:
    assert sentences(new_table([1]).do("flip")) == dict.fromkeys(VERBS, SIDE) | {
        "flip": "The coin has been tossed: the Graveyard Shift won it.",
        "bat_first": OPEN,
        "field_first": OPEN,
    }


def test_while_a_starting_pitcher_is_chosen() -> None:
    assert sentences(new_table([1]).do("flip", "bat_first")) == {
        "flip": TOSSED,
        "bat_first": CHOSEN,
        "field_first": CHOSEN,
        "spin": STARTER,
        "use": STARTER,
        "keep": STARTER,
        "stay": STARTER,
        "pitch 0": OPEN,
        "pitch 1": OPEN,
    }


def test_between_batters() -> None:
    assert sentences(between_batters()) == {
        "flip": TOSSED,
        "bat_first": CHOSEN,
        "field_first": CHOSEN,
        "spin": CHANGE,
        "use": "Double Trouble comes after the batter's result: Jack has no result yet.",
        "keep": "There is no result to keep yet: Jack has no result yet.",
        "stay": OPEN,
        "pitch 0": "Rally Wraps is already on the mound.",
        "pitch 1": OPEN,
    }


def test_with_a_batter_up() -> None:
    assert sentences(at_bat()) == {
        "flip": TOSSED,
        "bat_first": CHOSEN,
        "field_first": CHOSEN,
        "spin": OPEN,
        "use": "Double Trouble comes after the batter's result: Jack has no result yet.",
        "keep": "There is no result to keep yet: Jack has no result yet.",
        "stay": "Wraps is already on the mound for this batter.",
        "pitch 0": "Rally Wraps is already on the mound.",
        "pitch 1": UP,
    }


def test_with_a_batter_up_against_the_last_pitcher() -> None:
    assert sentences(at_bat(gone=[0], pitcher=1)) == {
        "flip": TOSSED,
        "bat_first": CHOSEN,
        "field_first": CHOSEN,
        "spin": OPEN,
        "use": "Heads, You're Out comes after the batter's result: Jack has no result yet.",
        "keep": "There is no result to keep yet: Jack has no result yet.",
        "stay": "Volts stays anyway: the Candy Crushers have nobody else to bring in.",
        "pitch 0": "Rally Wraps has left the game and cannot return.",
        "pitch 1": "Victor Volts is already on the mound.",
    }


def test_while_the_defense_thinks_about_a_token() -> None:
    assert sentences(at_bat([9]).do("spin")) == {
        "flip": TOSSED,
        "bat_first": CHOSEN,
        "field_first": CHOSEN,
        "spin": "The Candy Crushers still have both pitchers, so there is no second try.",
        "use": OPEN,
        "keep": OPEN,
        "stay": "Wraps is already on the mound for this batter.",
        "pitch 0": "Rally Wraps is already on the mound.",
        "pitch 1": UP,
    }


def test_with_an_empty_bullpen() -> None:
    nobody = {
        "flip": TOSSED,
        "bat_first": CHOSEN,
        "field_first": CHOSEN,
        "use": "The Candy Crushers have no pitcher left to use an ability.",
        "stay": "The Candy Crushers have no pitcher left.",
        "pitch 0": "Rally Wraps has left the game and cannot return.",
        "pitch 1": "Victor Volts has left the game and cannot return.",
    }
    table = at_bat([9], gone=[0, 1])
    assert sentences(table) == nobody | {
        "spin": OPEN,
        "keep": "There is no result to keep yet: Jack has no result yet.",
    }
    assert sentences(table.do("spin")) == nobody | {"spin": OPEN, "keep": OPEN}


def test_when_the_game_is_over() -> None:
    table = at_bat([20], batting=CANDY, inning=3, gone=[0]).do("spin", "keep")
    assert sentences(table) == dict.fromkeys(VERBS, "The game is over.")


ODD = ["jump", "spin 3", "pitch", "pitch 2", "pitch -1", "pitch one", "use use", "pitch 0 1"]


@pytest.mark.parametrize("text", ODD)
def test_what_no_rule_knows(text: str) -> None:
    for table in (new_table(), between_batters(), at_bat(), at_bat([9]).do("spin")):
        assert table.t.why_not(parse_action(text)) == f"'{text}' is not an action in this game."


# --- buttons that are always on the table -------------------------------------------------------------------------


def test_on_an_out_the_ability_could_change_nothing_M3() -> None:
    table = at_bat([1])
    table.t.face, table.t.result = 1, 0  # the moment between the spin and the out, which asks nobody anything
    assert reasons.no_ability(table.t) == "The batter is already out: Double Trouble would change nothing."


def test_an_ability_that_cannot_change_this_result_says_so_M3() -> None:
    do = "do:\n      - respin: worse"
    cards = cards_where(("abilities.yaml", do, do.replace("respin: worse", "result: double")))
    table = at_bat([12], cards=cards)
    table.t.face, table.t.result = 12, 2
    assert reasons.no_ability(table.t) == "Double Trouble cannot change a Double."


def test_a_pitcher_without_tokens_says_so() -> None:
    table = at_bat(tokens=0, cards=MAY_STAY)
    assert reasons.no_ability(table.t) == "Rally Wraps has no tokens left."


def test_the_ability_is_not_refused_where_it_is_open() -> None:
    assert reasons.no_ability(at_bat([9]).do("spin").t) is None


@pytest.mark.parametrize(
    ("situation", "sentence"),
    [
        ({}, "The Candy Crushers still have both pitchers, so there is no second try."),
        ({"gone": [0], "pitcher": 1}, "The Candy Crushers still have a pitcher, so there is no second try."),
        ({"gone": [0, 1]}, "A second try comes after the first result: Jack has no result yet."),
    ],
)
def test_the_second_spin_says_why_it_is_closed(situation: dict[str, object], sentence: str) -> None:
    assert reasons.no_second_spin(at_bat(**situation).t) == sentence


def test_the_second_spin_is_not_refused_where_it_is_open() -> None:
    assert reasons.no_second_spin(at_bat([9], gone=[0, 1]).do("spin").t) is None


def test_early_on_every_button_says_what_comes_first() -> None:
    for table, sentence in ((new_table(), COIN), (new_table([1]).do("flip"), SIDE)):
        assert reasons.no_ability(table.t) == reasons.no_second_spin(table.t) == sentence
        assert reasons.no_change(table.t, 0) == sentence


def test_a_change_is_not_refused_where_it_is_open() -> None:
    assert reasons.no_change(between_batters().t, 1) is None
    assert reasons.no_change(new_table([1]).do("flip", "bat_first").t, 0) is None


# --- everywhere ---------------------------------------------------------------------------------------------------


def test_at_every_decision_what_is_open_has_no_reason_and_what_is_not_has_one() -> None:
    for seed in range(40):
        t = MONSTERS.new(SHIPPED, {"teams": list(TEAMS)}, seed)
        below = Chance(seed).below
        while t.decision is not None:
            for verb in VERBS:
                action = parse_action(verb)
                for seen in (t, t.view(t.decision.seat), t.view(None)):
                    why = seen.why_not(action)
                    assert (why is None) == (action in t.decision.options)
                    assert why is None or (why[0].isupper() and why[-1] == "." and len(why) <= 110)
            t.apply(t.decision.options[below(len(t.decision.options))])


def test_the_sentences_name_the_team_that_is_asked() -> None:
    assert at_bat([9]).do("spin").t.decision is ABILITY[CANDY]
    assert at_bat([9], gone=[0, 1]).do("spin").t.decision is SECOND_SPIN[GRAVEYARD]
    table = between_batters(batting=CANDY)
    assert table.t.why_not(parse_action("spin")) == (
        "The Graveyard Shift decide first: keep Wanda on the mound, or bring in Phil."
    )
