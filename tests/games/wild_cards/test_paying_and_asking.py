"""What the two options of a table change: which cards pay, and what a window gives away."""

from collections import Counter

import pytest

from lordsball.engine.chance import Chance
from lordsball.games.wild_cards import events, odds, totals
from lordsball.games.wild_cards.game import GAME
from lordsball.games.wild_cards.state import WildCards
from tests.games.wild_cards.positions import DOGS, SHIPPED, STARS, TEAMS, Table, at_bat, in_control, turn_at


def rich(**more: object) -> Table:
    """The Underdogs at Clean Up with Vibes in three places."""
    return turn_at(
        "clean_up", batter="", vibes=(0, 1), on_cards={"ud_p06": 3, "ud_p01": 1}, choose_payment=True, **more
    )


def test_w10_a_coach_who_chooses_takes_each_vibe_from_any_card() -> None:
    table = rich().do("keep mound")
    assert (table.ask, table.options) == ("1 pay", ["pay ud_p06", "pay underdogs", "pay ud_p01"])
    assert table.why_not("pay ud_p02") == "Finnegan has no Vibe to pay with."
    table.do("pay ud_p01")
    assert (table.t.vibes, table.t.coaches[DOGS].vibes) == ({"ud_p06": 3}, 1)
    assert table.options == ["keep outfield", "clean_up"]


def test_the_price_of_an_ability_is_chosen_vibe_after_vibe_before_it_works() -> None:
    table = in_control(
        STARS, "bat", [6, 6], roll="bat", dice=[1, 1], vibes=(2, 0), on_cards={"as_p03": 1}, bases=("as_p03", "", ""),
        choose_payment=True,
    )
    table.do("use all_stars 0", "pay all_stars")
    assert (table.ask, table.t.dice) == ("0 pay", [1, 1])
    table.do("pay as_p03")
    assert table.t.thrown["bat"] == [6, 6]
    assert (table.t.vibes, table.t.coaches[STARS].vibes) == ({}, 1)


def test_nobody_chooses_where_there_is_one_way_to_pay() -> None:
    assert turn_at("clean_up", batter="", vibes=(0, 2), choose_payment=True).do("keep mound").ask == "1 keep"
    all_of_them = turn_at("clean_up", batter="", vibes=(1, 0), on_cards={"as_p03": 1}, bases=("as_p03", "", ""),
                          choose_payment=True, weather="ud_s03")
    assert all_of_them.do("trash weather").t.vibes_of(STARS) == 0


def test_trashing_waits_until_it_is_paid() -> None:
    table = turn_at("clean_up", batter="", vibes=(1, 0), on_cards={"as_s05": 2}, specials=("as_s05", ""),
                    choose_payment=True, weather="ud_s03").do("keep special", "pay as_s05")
    assert table.do("trash weather").t.weather == ""
    assert table.t.vibes_of(STARS) == 0


def test_the_first_that_is_offered_is_what_would_be_taken_without_a_choice() -> None:
    chosen, by_itself = rich().do("keep mound"), turn_at(
        "clean_up", batter="", vibes=(0, 1), on_cards={"ud_p06": 3, "ud_p01": 1}
    ).do("keep mound")
    chosen.do(chosen.options[0])
    assert chosen.t.vibes == by_itself.t.vibes
    assert [event.card for event in by_itself.heard(events.VibesPaid)] == ["ud_p06"]


@pytest.mark.parametrize("always_ask", [False, True])
def test_whole_games_with_every_payment_chosen(always_ask: bool) -> None:
    asked: Counter[str] = Counter()
    for seed in range(6):
        options = {"teams": list(TEAMS), "choose_payment": True, "always_ask": always_ask}
        t = GAME.new(SHIPPED, options, seed)
        assert isinstance(t, WildCards)
        below = Chance(seed).below
        while t.decision is not None:
            asked[t.decision.ask] += 1
            assert all(coach.gained - coach.returned == t.vibes_of(coach.seat) for coach in t.coaches)
            assert GAME.restore(t.save(), SHIPPED).decision == t.decision
            assert GAME.words.question(t, ("Ann", "Bob")).text
            t.apply(t.decision.options[below(len(t.decision.options))])
    assert asked["pay"] > 20


def test_always_ask_leaves_a_window_open_until_its_coach_passes() -> None:
    quiet, asked = (
        in_control(STARS, hands=(["as_s06"], []), decks=([], None), always_ask=always).do("play as_s06")
        for always in (False, True)
    )
    assert quiet.ask == "1 pitch"  # nothing more can be done
    assert asked.do("pass").options == ["pass"]  # the other coach was asked for a reaction first
    assert asked.ask == "0 window"


def test_an_answer_inside_a_window_does_not_let_an_ability_be_used_twice_in_it() -> None:
    """A Special that is played, and answered, opens windows of both coaches inside the one that is open."""
    situation = {"hands": (["as_s10", "as_s08"], ["ud_s09"]), "discards": (["as_p01"], []), "vibes": (9, 0)}
    table = in_control(STARS, "bat", roll="bat", dice=[1, 1], **situation).do("use all_stars 1")
    assert "use all_stars 1" not in table.options
    table.do("play as_s10", "play ud_s09")
    assert table.ask == "0 window"
    assert "use all_stars 1" not in table.options


def test_a_card_that_changes_the_roll_on_the_table_is_told() -> None:
    table = in_control(STARS, "bat", roll="bat", dice=[3, 4], down=("as_s03", ""), weather="ud_s03").do("turn_up")
    assert [event.by for event in table.heard(events.TotalChanged)] == [1, 1]
    assert table.heard(events.TotalChanged)[-1].total == totals.total(table.t) == 3 + 4 + 3 + 1


def test_the_dice_of_all_rolls_of_a_pitch_are_kept_until_the_next() -> None:
    table = at_bat([1, 2, 6, 5, 2, 2]).do("roll", "roll", "run", "catch")
    assert table.t.thrown == {"pitch": [1, 2], "bat": [6, 5], "catch": [2, 2]}
    assert at_bat([6, 6, 1, 1]).do("roll", "roll").t.thrown == {}


def test_what_a_roll_is_made_of_adds_up() -> None:
    table = at_bat([], batter="as_p13", bases=("as_p06", "", ""), weather="as_s03", specials=("", "ud_s07"))
    made = totals.sources(table.t, "bat")
    assert made == [("as_p13", 4), ("as_p13", 1), ("as_s03", 1), ("as_p06", 1)]
    assert sum(by for _, by in made) == totals.modifier(table.t, "bat")
    assert odds.swing(table.t).of == 1296
