"""Abilities of batters, conditions, prices, and verbs that move runners: one sentence of the rulings at a time."""

# ruff: noqa: E501 (messages stand here as they are printed, each in one line)

from __future__ import annotations

import pytest

from lordsball.engine.chance import Chance
from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.basepaths import HOME, run
from lordsball.games.monster_league.cards import DOUBLE, HOME_RUN, MOVE_UP, OUT, SINGLE, USUAL, Catalog, Play
from lordsball.games.monster_league.needs import Situation
from lordsball.games.monster_league.outlook import open_now, outcomes
from lordsball.games.monster_league.rules import USE
from tests.games.monster_league.card_texts import ABILITIES, CANDY, GRAVEYARD, edited, messages, texts
from tests.games.monster_league.positions import HEADS, MONSTERS, TAILS, Table, at_bat, between_batters, cards_where

JACK = "    portrait: jack_o_slugger"
BUNT = "for: batter, when: before, do: [{turn: {double: single, triple: single, home_run: single}}, {runners: move_up}]"
SLUG = "for: batter, when: before, do: [{turn: {single: out, double: home_run}}]"
STRETCH = "for: batter, when: after, do: [{coin: {heads: [{shift: 1}], tails: [{result: out}]}}]"
SINGLE_FACE, DOUBLE_FACE, HOMER_FACE = 9, 12, 16


def jack_can(ability: str, *more: tuple[str, str, str]) -> Catalog:
    """The shipped cards, and Jack has this ability of his own; `more` changes other words."""
    card = f"abilities:\n  - {{id: own, name: Own Way, text: T, rules: R, {ability}}}\n"
    return cards_where(("abilities.yaml", "abilities:\n", card), (GRAVEYARD, JACK, f"    ability: own\n{JACK}"), *more)


def pitcher_can(ability: str) -> Catalog:
    """Rally Wraps and Windup Wanda can do this."""
    card = f"abilities:\n  - {{id: own, name: Own Way, text: T, rules: R, {ability}}}\n"
    return cards_where(
        ("abilities.yaml", "abilities:\n", card),
        (CANDY, "ability: double_trouble", "ability: own"),
        (GRAVEYARD, "ability: heads_youre_out", "ability: own"),
    )


def last(table: Table) -> told.AtBatOver:
    return table.heard(told.AtBatOver)[-1]


# --- a stance ---------------------------------------------------------------------------------------------------------


def test_a_stance_is_taken_before_the_spin_or_the_batter_swings_as_usual_M26() -> None:
    table = at_bat([SINGLE_FACE], cards=jack_can(SLUG), gone=[0, 1])
    assert table.options == ["spin", "stance"]
    assert at_bat([SINGLE_FACE], cards=jack_can(SLUG), gone=[0, 1]).do("spin").t.result == SINGLE
    assert table.do("stance").t.result == OUT
    assert "Jack goes for it before the pitch: Own Way." in table.log
    assert at_bat(cards=jack_can(SLUG), batter=1).options == ["spin"], "only Jack can"


def test_a_stance_holds_for_second_and_forced_tries_M26() -> None:
    table = at_bat([1, 13], cards=jack_can(SLUG), gone=[0, 1]).do("stance", "spin")
    assert last(table).result == HOME_RUN, "outs up to 11, a triple on 12: the worst results lie lowest as ever"
    forced = at_bat([DOUBLE_FACE, SINGLE_FACE], cards=jack_can(SLUG)).do("stance", "use")
    assert last(forced).result == OUT


def test_a_stance_ends_with_its_at_bat_and_is_saved_with_it_M26() -> None:
    table = at_bat([1], cards=jack_can(BUNT), bases="-D-", gone=[0, 1]).do("stance")
    again = MONSTERS.restore(table.t.save(), jack_can(BUNT))
    assert again == table.t and again.stance
    assert not table.do("keep").t.stance
    before = table.t.save()
    for under_way in before["stack"]:
        under_way.pop("stance", None), under_way.pop("runners", None)
    assert not MONSTERS.restore(before, jack_can(BUNT)).stance, "a save from before there were stances"


def test_a_stance_is_offered_where_it_could_change_something_M3() -> None:
    only_runners = "for: batter, when: before, do: [{runners: move_up}]"
    assert at_bat(cards=jack_can(only_runners), bases="-D-").options == ["spin", "stance"]
    assert at_bat(cards=jack_can(only_runners)).options == ["spin"]
    assert at_bat(cards=jack_can(only_runners), bases="-D-", outs=2).options == ["spin"]


# --- prices and conditions --------------------------------------------------------------------------------------------


def test_an_ability_may_cost_more_than_a_token_M27() -> None:
    cards = pitcher_can("price: 2, do: [{result: out}]")
    table = at_bat([SINGLE_FACE], cards=cards).do("spin", "use")
    assert table.log[0] == "Wraps spends two tokens on Jack's single: Own Way, the last ones."
    assert table.t.tokens[2] == 0
    poor = at_bat([SINGLE_FACE], cards=cards, tokens=1).do("spin")
    assert poor.ask != "1 ability"
    assert between_batters(cards=cards, tokens=1).ask == "1 pitching_change", "one who has too few stays"
    assert "Own Way costs 2 tokens, and Wraps has 1." in str(at_bat(cards=cards, tokens=1).t.why_not(USE))


@pytest.mark.parametrize(
    ("need", "yes", "no"),
    [
        ("runners: none", {}, {"bases": 1}),
        ("runners: any", {"bases": 1}, {}),
        ("runners: scoring_position", {"bases": 4}, {"bases": 1}),
        ("runners: full", {"bases": 7}, {"bases": 6}),
        ("outs: [0, 1]", {"outs": 1}, {"outs": 2}),
        ("inning: last", {"last_inning": True}, {}),
        ("inning: early", {}, {"last_inning": True}),
        ("score: behind", {"lead": -1}, {"lead": 0}),
        ("score: tied", {"lead": 0}, {"lead": 1}),
        ("score: ahead", {"lead": 2}, {"lead": -2}),
        ("result: [single, double]", {"result": 2}, {"result": 3}),
    ],
)
def test_an_ability_is_offered_only_while_all_it_needs_is_so_M27(need: str, yes: dict, no: dict) -> None:  # type: ignore[type-arg]
    ability = pitcher_can(f"needs: [{{{need}}}], do: [{{result: out}}]").ability("own")
    now = Situation(bases=0, outs=0, last_out=False, last_inning=False, lead=0, result=SINGLE)
    assert open_now(ability, now._replace(**yes), USUAL)
    assert not open_now(ability, now._replace(**no), USUAL)


def test_conditions_see_the_game_as_the_team_whose_card_it_is_M27() -> None:
    cards = pitcher_can("needs: [{score: behind}], do: [{result: out}]")
    assert at_bat([SINGLE_FACE], cards=cards, runs=(1, 0)).do("spin").ask == "1 ability"
    refused = at_bat([SINGLE_FACE, 1], cards=cards, runs=(0, 1), gone=[]).do("spin")
    assert refused.ask != "1 ability"
    assert cards.ability("own").own_words == "Only while your team is behind: The result becomes an Out."


# --- after the result -------------------------------------------------------------------------------------------------


def test_a_batters_ability_after_the_result_comes_last_and_only_on_a_hit_M28() -> None:
    table = at_bat([SINGLE_FACE, HEADS], cards=jack_can(STRETCH)).do("spin")
    assert table.ask == "1 ability"
    assert table.do("keep").ask == "0 batter_ability"
    assert last(table.do("use")).result == DOUBLE
    assert "Jack has a single and wants more: Own Way." in table.log
    assert last(at_bat([SINGLE_FACE, TAILS], cards=jack_can(STRETCH)).do("spin", "keep", "use")).result == OUT
    assert at_bat([1], cards=jack_can(STRETCH), gone=[0]).do("spin").t.outs == 1, "nobody is asked after an Out"
    second = at_bat([1, SINGLE_FACE], cards=jack_can(STRETCH), gone=[0, 1]).do("spin", "spin")
    assert second.ask == "0 batter_ability"
    assert last(second.do("keep")).result == SINGLE


# --- runners ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("play", "bases", "runs", "outs", "after"),
    [
        ("hold", "--H", 0, 0, "J-H"),
        ("hold", "CHD", 1, 0, "JCH"),
        ("hold", "-H-", 0, 0, "JH-"),
        ("extra", "C--", 0, 0, "J-C"),
        ("extra", "-H-", 1, 0, "J--"),
        ("move_up", "C-D", 1, 1, "-C-"),
        ("double_play", "C-D", 0, 2, "--D"),
        ("double_play", "-HD", 0, 1, "-HD"),
    ],
)
def test_runners_go_where_the_ability_sends_them_M29(play: str, bases: str, runs: int, outs: int, after: str) -> None:
    table = at_bat([1 if outs else SINGLE_FACE], cards=jack_can(f"for: batter, when: before, do: [{{runners: {play}}}]"),
                   bases=bases, gone=[0, 1])
    table.do("stance" if "stance" in table.options else "spin", "keep")
    assert (table.t.runs[0], table.t.outs, table.bases) == (runs, outs, after)
    assert sum(end == HOME for _, _, end in last(table).moves) == runs


def test_on_the_last_out_nobody_moves_and_nobody_else_is_out_M29_M14() -> None:
    cards = jack_can(BUNT)
    table = at_bat([1], cards=cards, bases="C-D", outs=2, gone=[0, 1]).do("stance", "keep")
    assert (table.t.runs[0], table.heard(told.HalfOver)[0].left) == (0, 2)
    assert run(Play(OUT, MOVE_UP), 0b101, last_out=True) == (0b101, 0, 1)


def test_what_was_said_last_counts_M29() -> None:
    cards = jack_can(BUNT, ("abilities.yaml", "- respin: worse", "- result: out\n      - runners: double_play"))
    table = at_bat([SINGLE_FACE], cards=cards, bases="C--").do("stance", "use")
    assert (last(table).outs, table.bases) == (2, "---")
    assert "Double play!" in " ".join(table.log)


# --- together ---------------------------------------------------------------------------------------------------------


def test_the_outlook_is_how_often_each_play_comes() -> None:
    """The pure function that players and tables reckon with, against the rules at the table."""
    cards = pitcher_can("do: [{respin: worse}, {coin: {heads: [{runners: hold}, {shift: -1}], tails: [{respin: new}]}}]")
    jack = cards.team("graveyard_shift").batters[0]
    reckoned = outcomes(cards.ability("own").effects, Play(DOUBLE), [odds / 100 for odds in jack.odds])
    assert sum(reckoned.values()) == pytest.approx(1)
    counts = dict.fromkeys(reckoned, 0)
    table = at_bat([DOUBLE_FACE], cards=cards, bases="-H-").do("spin")
    for seed in range(3000):
        again = table.t.copy()
        again.chance = Chance(seed)
        top = again.plate
        again.answer(USE)
        assert top is not None
        counts[Play(again.result, top.runners)] += 1
    assert {play: count / 3000 for play, count in counts.items()} == pytest.approx(reckoned, abs=0.04)


@pytest.mark.parametrize(
    ("ability", "message"),
    [
        ("for: batter, do: [{shift: 1}]", "found no 'when' for a batter, expected 'when: before' (the spin) or 'when: after'"),
        ("when: before, do: [{shift: 1}]", "found 'when: before' for a pitcher, expected 'after': pitchers answer a result"),
        ("for: batter, when: after, price: 1, do: [{shift: 1}]", "found a price for a batter, expected none: only pitchers have tokens"),
        ("for: batter, when: before, do: [{shift: 1}]", "found a stance that turns an Out into a Single, expected an Out to stay an Out, so that innings end"),
        ("for: batter, when: before, do: [{respin: new}]", "found 'respin' before the spin, expected only result, shift, turn or runners: a stance is settled before chance comes in"),
        ("for: batter, when: before, needs: [{result: [out]}], do: [{shift: -1}]", "found a need of a result before the spin, expected one that can be known by then"),
        ("do: [{turn: {single: single}}]", ".do[1].turn: found single turned into single, expected another result"),
        ("do: [{turn: {}}]", ".do[1].turn: found nothing to turn, expected one result or more and what each becomes"),
        ("price: 0, do: [{shift: 1}]", ".price: found 0, expected a whole number from 1 to 9"),
        ("needs: [{runners: some}], do: [{shift: 1}]", ".needs[1].runners: found 'some', expected none, any, scoring_position or full"),
        ("needs: [{runner: any}], do: [{shift: 1}]", ".needs[1]: found the unknown verb 'runner', expected one of runners, outs, inning, score or result"),
        ("do: [{runners: steal}]", ".do[1].runners: found 'steal', expected hold, extra, move_up or double_play"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_in_one_sentence(ability: str, message: str) -> None:
    changed = edited(ABILITIES, "abilities:\n", f"abilities:\n  - {{id: own, name: O, text: T, rules: R, {ability}}}\n")
    (found,) = (line for line in messages(changed) if "own" in line and "warning" not in line)
    assert message in found


def test_batters_and_pitchers_have_their_own_abilities() -> None:
    card = f"abilities:\n  - {{id: own, name: O, text: T, rules: R, {STRETCH}}}\n"
    mixed = edited(ABILITIES, "abilities:\n", card)
    mixed[CANDY] = mixed[CANDY].replace("ability: double_trouble", "ability: own")
    (found,) = messages(mixed)
    assert "pitchers[rally_wraps].ability: found no ability for pitchers 'own'" in found
    mixed = edited(ABILITIES, "abilities:\n", card)
    mixed[GRAVEYARD] = mixed[GRAVEYARD].replace(JACK, f"    ability: double_trouble\n{JACK}")
    found = messages(mixed)[-1]
    assert "batters[jack_o_slugger].ability: found no ability for batters 'double_trouble', expected" in found


def test_a_price_that_nobody_can_pay_is_a_warning() -> None:
    card = "abilities:\n  - {id: own, name: O, text: T, rules: R, price: 3, do: [{shift: -1}]}\n"
    changed = edited(ABILITIES, "abilities:\n", card)
    changed[CANDY] = changed[CANDY].replace("ability: double_trouble", "ability: own")
    assert messages({**texts(), **changed}) == [
        "cards/abilities.yaml:6:50: warning: abilities[own].price: found a price of 3, expected 2 or less: a pitcher brings 2 (rules.yaml)"
    ]




