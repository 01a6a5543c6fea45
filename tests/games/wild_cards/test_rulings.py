"""Rulings of docs/rulings.md by their ids, up to W24; the later ones, about cards, in `test_rulings_of_cards.py`."""

import pytest

from lordsball.engine.chance import Chance
from lordsball.games.wild_cards import events
from tests.games.wild_cards.positions import (
    DOGS,
    GAME,
    SHIPPED,
    STARS,
    TEAMS,
    at_bat,
    in_control,
    new_table,
    played,
    turn_at,
)

HOMER = [1, 1, 6, 6]
"""A pitch of 2 + 2 (Sue) against a swing of 12 + 3 (Teller): Potential H."""
TIE = [1, 2, 1, 1]
"""A pitch of 3 + 2 against a swing of 2 + 3."""
MISS = [6, 6, 1, 1]
SINGLE = [1, 2, 2, 1]
"""5 against 6."""


def test_w1_on_a_walk_everybody_moves_one_base_forced_or_not() -> None:
    table = at_bat(TIE, balls=3, bases=("", "as_p01", "as_p02")).do("roll", "roll")
    assert table.bases == ("as_p12", "", "as_p01")
    assert table.t.runs == [1, 0]
    assert table.t.balls == 0


def test_w2_on_a_hit_the_batting_coach_chooses_first_then_the_other() -> None:
    table = at_bat([*SINGLE, *TIE]).do("roll", "roll")
    assert (table.ask, table.options) == ("0 run_or_ball", ["run", "ball"])
    assert table.do("ball").ask == "1 pitch"
    assert (table.t.balls, table.t.coaches[STARS].at_bat) == (1, "as_p12")
    table = at_bat(SINGLE).do("roll", "roll", "run")
    assert (table.ask, table.options) == ("1 catch_or_run", ["catch", "let_run"])


def test_w2_a_fourth_ball_that_is_chosen_is_a_walk() -> None:
    table = at_bat(SINGLE, balls=3).do("roll", "roll", "ball")
    assert table.bases == ("as_p12", "", "")


def test_w3_the_batter_reaches_first_at_least_and_others_may_stay() -> None:
    table = at_bat([1, 1, 2, 2], bases=("", "", "as_p01")).do("roll", "roll", "run", "let_run")
    assert table.t.potential == 3
    assert table.options == ["move as_p01 4", "move as_p01 3"]
    table.do("move as_p01 3")
    assert table.options == ["move as_p12 2", "move as_p12 1"]
    assert "pass" in str(table.why_not("move as_p12 3"))


def test_w4_nobody_passes_and_a_full_base_forces_its_runner_on() -> None:
    table = at_bat(SINGLE, bases=("as_p01", "as_p02", "as_p03")).do("roll", "roll", "run", "let_run")
    for runner, base in (("as_p03", 4), ("as_p02", 3), ("as_p01", 2), ("as_p12", 1)):
        assert table.options == [f"move {runner} {base}"]
        table.do(table.options[0])
    assert table.t.runs == [1, 0]
    assert table.bases == ("as_p12", "as_p01", "as_p02")


def test_w5_a_potential_of_four_and_more_is_h_and_a_fumble_stops_at_home() -> None:
    table = at_bat([*HOMER, 1, 1], bases=("as_p01", "", "")).do("roll", "roll")
    assert table.t.potential == 4
    table.do("run", "catch")
    assert table.t.potential == 4
    table.do("move as_p01 4", "move as_p12 4")
    assert table.t.runs == [2, 0]


def test_w5_a_fumble_lets_everybody_run_one_base_more() -> None:
    table = at_bat([*SINGLE, 1, 1]).do("roll", "roll", "run", "catch")
    assert table.options == ["move as_p12 2", "move as_p12 1"]


def test_w6_an_even_catch_is_a_fumble_and_a_higher_one_moves_nobody() -> None:
    even = at_bat([*SINGLE, 1, 2], bases=("", "as_p01", "")).do("roll", "roll", "run", "catch")  # 3 + 3 against 6
    assert even.heard(events.Fumbled)
    caught = at_bat([*SINGLE, 2, 2], bases=("", "as_p01", ""), strikes=2).do("roll", "roll", "run", "catch")
    assert caught.heard(events.Caught)
    assert caught.bases == ("", "as_p01", "")
    assert (caught.t.outs, caught.t.strikes) == (1, 2)


def test_w7_a_third_strike_takes_the_strikes_off_and_leaves_the_balls() -> None:
    table = at_bat(MISS, strikes=2, balls=2).do("roll", "roll")
    assert (table.t.strikes, table.t.balls, table.t.outs) == (0, 2, 1)
    assert "as_p12" in table.t.coaches[STARS].discard


def test_w7_a_walk_takes_only_the_balls_off() -> None:
    table = at_bat(TIE, strikes=2, balls=3).do("roll", "roll")
    assert (table.t.strikes, table.t.balls) == (2, 0)


def test_w8_an_emergency_draw_goes_on_until_a_player_comes() -> None:
    table = turn_at("reveal", batter="", decks=(["as_p05", "as_s03", "as_s02"], None)).through("pitch")
    assert [(e.card, e.player) for e in table.heard(events.EmergencyDrawn)] == [
        ("as_s02", False), ("as_s03", False), ("as_p05", True),
    ]
    assert table.t.coaches[STARS].at_bat == "as_p05"
    assert table.t.coaches[STARS].discard == ["as_s02", "as_s03"]


def test_w8_a_batting_coach_who_draws_no_player_ends_the_half() -> None:
    table = turn_at("reveal", batter="", decks=(["as_s03"], None))
    assert table.heard(events.HalfOver)[-1].why == "no_players"
    assert table.ask == "1 change_sides"


def test_w9_only_the_pitching_coach_shuffles_the_discards() -> None:
    table = turn_at(
        "draw_back_up", batter="", decks=([], []), discards=(["as_p01"], ["ud_p09", "ud_p10"]),
        hands=(["as_p02"], ["ud_p02"]),
    )
    table.do("draw", "draw")
    assert (table.ask, table.options) == ("1 shuffle", ["shuffle"])
    table.do("shuffle")
    assert sorted(table.t.coaches[DOGS].hand) == ["ud_p02", "ud_p09", "ud_p10"]
    assert table.t.coaches[STARS].hand == ["as_p02"]
    assert table.ask == "1 place"  # and nobody asks the batting coach to shuffle


def test_w9_without_a_player_in_deck_and_hand_the_half_is_over() -> None:
    table = turn_at("draw_back_up", batter="", decks=([], None), hands=(["as_s06"], []), bases=("as_p01", "", ""))
    table.through("change_sides")
    over = table.heard(events.HalfOver)[-1]
    assert (over.why, over.left) == ("no_players", 1)
    assert not table.heard(events.NobodyFound)  # it is seen at once, not at the next reveal


def test_w10_clean_up_is_pitching_keeps_batting_keeps_batting_trashes() -> None:
    table = turn_at("clean_up", batter="", specials=("as_s05", ""), vibes=(3, 1))
    assert (table.ask, table.options) == ("1 keep", ["keep mound", "keep outfield", "clean_up"])
    table.do("keep mound")
    assert (table.ask, table.options) == ("0 keep", ["keep special", "clean_up"])  # one Vibe keeps one card
    assert table.t.coaches[DOGS].outfield == ""
    table.do("keep special")
    assert (table.ask, table.options) == ("0 trash", ["trash mound", "clean_up"])
    table.do("trash mound")
    assert table.t.coaches[DOGS].mound == ""
    assert [coach.vibes for coach in table.t.coaches] == [0, 0]  # no refund
    assert table.ask == "1 discard" or table.ask == "0 discard" or table.ask.endswith("place")


def test_w10_a_card_about_to_be_discarded_can_pay() -> None:
    table = turn_at("clean_up", batter="", on_cards={"ud_p01": 1})
    table.do("keep mound")
    assert table.t.coaches[DOGS].mound == "ud_p06"
    assert "ud_p01" in table.t.coaches[DOGS].discard
    assert table.t.vibes_of(DOGS) == 0


def test_w11_of_a_leaving_cards_vibes_one_moves_to_the_team_card() -> None:
    table = at_bat(MISS, strikes=2, on_cards={"as_p12": 3}).do("roll", "roll", "pass")
    assert (table.t.coaches[STARS].vibes, table.t.vibes) == (1, {})
    scored = at_bat(HOMER, on_cards={"as_p12": 2}).do("roll", "roll", "pass", "run", "let_run", "move as_p12 4")
    assert (scored.t.coaches[STARS].vibes, scored.t.vibes) == (1, {})


@pytest.mark.parametrize("count", [0, 1, 3])
def test_w12_discarding_any_number_gives_exactly_one_vibe(count: int) -> None:
    hand = ["ud_p02", "ud_p03", "ud_p05"]
    table = turn_at("draw_back_up", batter="", hands=([], hand))
    table.do(*(f"discard {card}" for card in hand[:count]))
    if count < 3:
        table.do("draw")
    assert table.t.coaches[DOGS].vibes == (1 if count else 0)
    assert len(table.t.coaches[DOGS].hand) == 5


def test_w13_a_new_weather_discards_the_old_one_whoever_played_it() -> None:
    table = in_control(STARS, down=("as_s03", ""), weather="ud_s03")
    table.do("turn_up")
    assert (table.t.weather, table.t.weather_owner) == ("as_s03", STARS)
    assert table.t.coaches[DOGS].discard == ["ud_s03"]
    assert table.t.coaches[STARS].special == ""


def test_w13_weather_stays_for_free_and_the_batting_coach_can_trash_it() -> None:
    table = turn_at("clean_up", batter="", weather="ud_s03", vibes=(2, 0)).through("trash")
    assert "trash weather" in table.options
    table.do("trash weather")
    assert table.t.coaches[DOGS].discard[-1] == "ud_s03"
    assert turn_at("clean_up", batter="", weather="ud_s03").through("place").t.weather == "ud_s03"


def test_w14_after_a_ball_or_an_early_strike_there_is_no_clean_up() -> None:
    for faces in (MISS, TIE):
        table = at_bat(faces, vibes=(5, 5)).through("swing").through("pitch", "keep")
        assert table.ask == "1 pitch"
        assert table.t.coaches[STARS].at_bat == "as_p12"


@pytest.mark.parametrize("how", ["hit", "walk", "steal"])
def test_w15_the_second_team_wins_the_moment_it_is_ahead(how: str) -> None:
    situation = {"half": 2, "batting": DOGS, "bases": ("", "", "ud_p05"), "batter": "ud_p06", "mound": "as_p08"}
    if how == "walk":
        table = at_bat([2, 2, 1, 2], balls=3, **situation).do("roll", "roll")
    elif how == "hit":
        table = at_bat([1, 1, 1, 2], **situation).do("roll", "roll", "run", "let_run")
        table.do("move ud_p05 4")
        assert table.ask == "1 run"  # the movement is finished first
        table.do(table.options[0])
    else:
        table = in_control(DOGS, vibes=(0, 1), **situation).do("use ud_p05 0")
    assert table.ask == "over"
    assert table.t.winners() == (DOGS,)
    assert table.t.ends == ["walk_off"]


def test_w16_everything_but_the_shadows_goes_home_and_the_score_stays() -> None:
    table = at_bat(
        MISS, strikes=2, outs=2, shadows=["ud_p14"], bases=("as_p01", "", ""), weather="as_s03", runs=[2, 0],
        vibes=(5, 5), balls=3, hands=(["as_p02"], ["ud_p03"]),
    )
    table.do("roll").through("swing").do("roll").through("change_sides").do("play_on")
    t = table.t
    assert (t.shadows, t.weather, t.runs, t.batting, t.half) == (["ud_p14"], "", [2, 0], DOGS, 2)
    assert (t.strikes, t.balls, t.outs) == (0, 0, 0)
    assert [coach.vibes for coach in t.coaches] == [3, 3]
    assert [len(coach.deck) + len(coach.hand) for coach in t.coaches] == [24, 23]


def test_w17_a_card_of_the_other_deck_is_used_by_its_taker_and_goes_home_at_the_change_of_sides() -> None:
    table = in_control(DOGS, hands=([], ["ud_s05"]), shadows=["as_p01"], outs=2, strikes=2, faces=[*MISS])
    table.do("play ud_s05", "choose as_p01")
    assert "as_p01" in table.t.coaches[DOGS].hand
    table.through("pitch").do("roll").through("swing").do("roll").through("change_sides").do("play_on")
    stars = table.t.coaches[STARS]
    assert "as_p01" in [*stars.deck, *stars.hand]
    assert table.t.coaches[DOGS].borrowed == []


def test_w18_the_roller_is_in_control_then_the_other_may_answer() -> None:
    table = at_bat([3, 3, 3, 3], vibes=(1, 2), hands=([], ["ud_s01"])).do("roll")
    assert table.ask == "1 window"
    table.do("pass")
    assert table.ask == "0 swing"  # no reaction in play: nobody is asked
    table.do("roll")
    assert table.options == ["use all_stars 1", "pass"]
    table.do("pass")
    assert (table.ask, table.options) == ("1 window", ["play ud_s01", "pass"])


def test_w18_nobody_is_asked_when_nothing_can_be_done_unless_that_is_wished() -> None:
    assert at_bat(SINGLE).do("roll", "roll").ask == "0 run_or_ball"
    asked = at_bat(SINGLE, always_ask=True).do("roll")
    assert (asked.ask, asked.options) == ("1 window", ["pass"])
    assert asked.do("pass").ask == "0 window"


def test_w18_both_reveals_of_the_pitching_coach_and_that_of_the_batting_coach_open_windows() -> None:
    table = turn_at("reveal", always_ask=True, mound="", outfield="", batter="")
    asked = []
    while table.ask.endswith("window"):
        asked.append(table.ask[0])
        table.do("pass")
    assert asked == ["1", "1", "0", "0", "1", "1"]


def test_w19_from_the_hand_only_with_the_symbol_and_an_empty_special_zone() -> None:
    assert "play ud_s10" in in_control(DOGS, hands=([], ["ud_s10"])).options
    full = in_control(DOGS, hands=([], ["ud_s10"]), down=("", "ud_s03"))
    assert "play ud_s10" not in full.options
    assert full.why_not("play ud_s10") == "Midnight Trade needs an empty Special zone."
    no_symbol = in_control(DOGS, hands=([], ["ud_s07"]), always_ask=True)
    assert "is not a Quick Special" in str(no_symbol.why_not("play ud_s07")) or no_symbol.options == ["pass"]


@pytest.mark.parametrize(
    ("face", "action", "batting"), [(1, "bat_first", 0), (1, "pitch_first", 1), (2, "bat_first", 1)]
)
def test_w20_the_winner_of_the_coin_chooses(face: int, action: str, batting: int) -> None:
    table = new_table([face]).do("flip")
    assert table.ask == f"{face - 1} choose_side"
    assert table.do(action).t.batting == batting


def test_w21_a_tie_is_final() -> None:
    table = at_bat([6, 6, 1, 1], half=2, outs=2, strikes=2, runs=[2, 2]).do("roll", "roll")
    assert table.ask == "over"
    assert table.t.winners() == (0, 1)


def test_w22_one_player_in_hand_goes_to_either_zone_of_the_field() -> None:
    table = turn_at(
        "drawing_and_playing_cards", batter="", mound="", outfield="", hands=(["as_p01"], ["ud_p02", "ud_s07"])
    )
    assert table.options == ["place ud_p02 mound", "place ud_p02 outfield", "place ud_s07 special"]
    assert "place one first" in str(table.why_not("done"))
    table.do("place ud_p02 outfield").through("pitch")
    assert [event.zone for event in table.heard(events.EmergencyDrawn)][:1] == ["mound"]


@pytest.mark.parametrize(("faces", "situation"), [(MISS, {"strikes": 2}), (TIE, {"balls": 3}), (SINGLE, {})])
def test_w23_cards_can_be_kept_after_an_out_a_walk_and_a_hit(faces: list[int], situation: dict[str, int]) -> None:
    table = at_bat(faces, on_cards={"ud_p06": 1}, **situation)
    table.do("roll").through("swing").do("roll")
    if table.ask == "0 run_or_ball":
        table.do("run", "let_run").through("keep")
    assert "keep mound" in table.through("keep").options


def test_w24_nobody_left_to_bat_in_the_second_half_ends_the_game_like_three_outs() -> None:
    table = turn_at("draw_back_up", half=2, batter="", decks=([], None), hands=(["as_s06"], []), runs=[0, 1])
    assert table.do("draw").ask == "over"  # no more cards are placed
    assert not table.heard(events.NobodyFound)
    assert table.t.winners() == (DOGS,)


def test_vibes_are_conserved() -> None:
    """What was gained is on the table or back in the supply, at every decision."""
    for seed in range(12):
        t = GAME.new(SHIPPED, {"teams": list(TEAMS)}, seed)
        below = Chance(seed).below
        while t.decision is not None:
            for coach in t.coaches:  # type: ignore[attr-defined]
                assert coach.gained - coach.returned == t.vibes_of(coach.seat)  # type: ignore[attr-defined]
            t.apply(t.decision.options[below(len(t.decision.options))])


def test_random_play_carries_out_every_ability() -> None:
    wanted = {
        f"{card.id}:{number}"
        for team in SHIPPED.teams
        for card in (team.card, *team.deck)
        for number, ability in enumerate(card.abilities)
        if not ability.always
    }
    fired: set[str] = set()
    ids = [team.id for team in SHIPPED.teams]
    for seed in range(2000):
        fired.update(played(seed, teams=(ids[seed % len(ids)], ids[(seed + 1) % len(ids)])).fired)
        if fired == wanted:
            break
    assert fired == wanted
