"""Words: what the log, the prompt and the buttons say."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from lordsball.engine.chance import Chance
from lordsball.games import Line
from lordsball.games.monster_league import calls
from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.words import half_name
from lordsball.games.phrasing import listed, ordinal
from tests.games.monster_league.positions import (
    CANDY,
    HEADS,
    MONSTERS,
    SHIPPED,
    TAILS,
    TEAMS,
    Table,
    at_bat,
    between_batters,
    cards_where,
    new_table,
)

NAMES = ["Robin", "Sam"]
MAY_STAY = cards_where(("rules.yaml", "tokenless_pitcher_may_stay: false", "tokenless_pitcher_may_stay: true"))


def question(table: Table) -> str:
    asked = MONSTERS.words.question(table.t, NAMES)
    return f"{asked.key} {asked.text}"


def buttons(table: Table) -> list[str]:
    assert table.t.decision is not None
    return [MONSTERS.words.action(action, table.t) for action in table.t.decision.options]


@cache
def many_games() -> tuple[tuple[Table, tuple[Line, ...]], ...]:
    """Games of random choices, and the lines as they were worded while the game went on."""
    found = []
    for seed in range(120):
        table = Table(MONSTERS.new(SHIPPED, {"teams": list(TEAMS)}, seed))  # type: ignore[arg-type]
        lines: list[Line] = []

        def listen(one: object, table: Table = table, lines: list[Line] = lines) -> None:
            table.told.append(one)  # type: ignore[arg-type]
            lines += MONSTERS.words.lines(one.event, table.t)  # type: ignore[attr-defined]

        table.t.tell = listen
        below = Chance(seed).below
        while table.t.decision is not None:
            options = table.t.decision.options
            table.t.apply(options[below(len(options))])
        found.append((table, tuple(lines)))
    return tuple(found)


# --- the log ------------------------------------------------------------------------------------------------------


def test_lines_say_the_same_whenever_they_are_worded() -> None:
    for table, lines in many_games():
        assert table.lines == list(lines), "the log of a replay is the log of the game"


def test_lines_fit_and_are_whole_sentences() -> None:
    for _, lines in many_games():
        for line in lines:
            assert 0 < len(line.text) <= 90, line.text
            assert len(line.short) <= 24, line.short
            assert line.text[0].isupper() or line.text[0].isdigit()
            assert line.heading or line.text[-1] in ".!"
            assert "  " not in line.text


def test_chips_and_faces_stand_beside_spins_and_at_bats_only() -> None:
    for table, lines in many_games():
        chips = [line.chip for line in lines if line.chip]
        spun_again = [event for event in table.heard(told.Spun) if event.why != "spin"]
        assert len(chips) == len(table.heard(told.AtBatOver)) + len(spun_again)
        assert set(chips) <= {"Out", "1B", "2B", "3B", "HR"}


def test_every_half_has_a_heading() -> None:
    for table, lines in many_games():
        headings = [line.short for line in lines if line.heading]
        assert headings == [half_name(half[0], half[1] != table.t.home) for half in table.t.halves] + ["Final"]


def test_the_announcer_knows_many_calls_and_uses_all_of_them() -> None:
    heard: Counter[str] = Counter()
    for table, _ in many_games():
        for event in table.heard(told.AtBatOver):
            by_the_wheel = table.t.faces[event.seat][event.batter][event.face - 1] == event.result
            heard[calls.call(event, "{batter}", by_the_wheel)] += 1
    known = [call for group in (*calls.CALLS.values(), calls.GRAND_SLAMS) for call in group]
    assert set(known) <= set(heard), set(known) - set(heard)
    for group in calls.CALLS.values():
        times = [heard[call] for call in group]
        assert max(times) < 2.2 * sum(times) / len(times), dict(zip(group, times, strict=True))


def test_no_two_calls_are_alike_and_none_promises_what_did_not_happen() -> None:
    groups = {**calls.CALLS, 5: calls.GRAND_SLAMS}
    known = [call for group in groups.values() for call in group]
    assert len(set(known)) == len(known)
    words = {1: "single", 2: "double", 3: "triple"}
    for result, word in words.items():
        assert all(word in call.lower() for call in calls.CALLS[result])  # type: ignore[index]
    assert all("Home run!" in call or "Gone!" in call for call in calls.CALLS[4])  # type: ignore[index]
    assert all("slam!" in call.lower() for call in calls.GRAND_SLAMS)
    hits = ("single", "double", "triple", "home run", "slam")
    assert not [call for call in calls.CALLS[0] for hit in hits if hit in call.lower()]  # type: ignore[index]


@pytest.mark.parametrize(
    ("table", "lines"),
    [
        (lambda: new_table([1]).do("flip"), ["The Graveyard Shift win the toss."]),
        (
            lambda: new_table([2]).do("flip", "field_first", "pitch 1"),
            [
                "The Candy Crushers win the toss.",
                "The Graveyard Shift bat first; the Candy Crushers take the field and bat last.",
                "Top of the 1st: the Graveyard Shift at bat",
                "Victor Volts takes the mound with Heads, You're Out.",
            ],
        ),
        (
            lambda: between_batters(pitcher=0).do("pitch 1"),
            [
                "Rally Wraps hands over the ball and leaves for good.",
                "Victor Volts takes the mound with Heads, You're Out.",
            ],
        ),
        (
            lambda: between_batters(pitcher=1, tokens=0, gone=[0]),
            [
                "Victor Volts is out of tokens and leaves for good.",
                "The Candy Crushers have an empty bullpen: from now on the Graveyard Shift may try twice.",
            ],
        ),
        (
            lambda: at_bat([16, 9], bases="DH-").do("spin", "use"),
            [
                "Wraps spends a token on Jack's home run: Double Trouble, 1 left.",
                "Jack has to try again: 9, a single.",
                "* The bases are full.",
            ],
        ),
        (
            lambda: at_bat([9, 16]).do("spin", "use"),
            [
                "Wraps spends a token on Jack's single: Double Trouble, 1 left.",
                "Jack has to try again: 16, a home run.",
                "The single stands.",
                "*",
            ],
        ),
        (
            lambda: at_bat([16, HEADS], pitcher=1, tokens=1, gone=[0], outs=1, bases="D--").do("spin", "use"),
            [
                "Volts spends a token on Jack's home run: Heads, You're Out, the last one.",
                "The coin goes up, and comes down heads!",
                "* Two down.",
                "Victor Volts is out of tokens and leaves for good.",
                "The Candy Crushers have an empty bullpen: from now on the Graveyard Shift may try twice.",
            ],
        ),
        (
            lambda: at_bat([12, TAILS], pitcher=1, bases="-D-").do("spin", "use"),
            [
                "Volts spends a token on Jack's double: Heads, You're Out, 1 left.",
                "The coin goes up, and comes down tails!",
                "The double stands.",
                "*",
                "Dave crosses the plate for the lead. Graveyard Shift 1, Candy Crushers 0.",
            ],
        ),
        (
            lambda: at_bat([1, 12], gone=[0, 1]).do("spin", "spin"),
            ["Jack is out but gets a second try: 12, a double.", "*"],
        ),
        (
            lambda: at_bat([9, 1], gone=[0, 1]).do("spin", "spin"),
            ["Jack gives up a single for a second try: 1, an out.", "* One out."],
        ),
        (
            lambda: at_bat([20], bases="DHC", runs=(1, 5), gone=[0]).do("spin", "keep"),
            [
                "*",
                "Charlie, Hal and Dave cross the plate: tie game. Graveyard Shift 5, Candy Crushers 5.",
            ],
        ),
        (
            lambda: at_bat([20], runs=(4, 5), gone=[0]).do("spin", "keep"),
            ["*", "Tie game. Graveyard Shift 5, Candy Crushers 5."],
        ),
        (
            lambda: at_bat([20], batting=CANDY, inning=4, runs=(5, 5), gone=[0]).do("spin", "keep"),
            [
                "*",
                "That is the lead. Graveyard Shift 5, Candy Crushers 6.",
                "The Candy Crushers walk it off!",
                "The Candy Crushers beat the Graveyard Shift 6-5 after 1 extra inning.",
            ],
        ),
        (
            lambda: at_bat([1], inning=3, outs=2, bases="D-H", runs=(4, 5)).do("spin"),
            [
                "* That retires the side.",
                "No runs, two left on base.",
                "The Candy Crushers are ahead and do not need the bottom of the 3rd.",
                "The Candy Crushers beat the Graveyard Shift 5-4.",
            ],
        ),
    ],
)
def test_what_happens_is_told_in_words(table: object, lines: list[str]) -> None:
    """A star stands for what the announcer happens to call out."""
    log = table().log  # type: ignore[operator]
    assert len(log) == len(lines)
    for line, wanted in zip(log, lines, strict=True):
        assert line.endswith(wanted[1:]) if wanted[0] == "*" else line == wanted


def test_no_face_stands_beside_a_result_that_the_wheel_did_not_give() -> None:
    table = at_bat([16, HEADS], pitcher=1).do("spin", "use")
    assert [(line.chip, line.face) for line in table.lines if line.chip] == [("Out", 0)]


# --- questions and buttons ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "asked", "answers"),
    [
        (lambda: new_table(), "Flip the coin. Its winner chooses which team bats first.", ["Flip the coin"]),
        (
            lambda: new_table([2]).do("flip"),
            "Sam won the toss. Bat first, or take the field and bat last?",
            ["Bat first", "Field first"],
        ),
        (
            lambda: new_table([1]).do("flip", "bat_first"),
            "Starting pitcher? Sam, who starts for the Candy Crushers? The other waits in the bullpen.",
            ["Start Wraps", "Start Volts"],
        ),
        (
            lambda: between_batters(tokens=1),
            "Next batter. Sam, keep Wraps (1 token) on the mound, or change now?",
            ["Keep Wraps", "Bring in Volts"],
        ),
        (lambda: at_bat(batter=1), "Charlie is up. Robin bats.", ["Swing"]),
        (
            lambda: at_bat([9], gone=[0, 1]).do("spin"),
            "Second try? Jack has a single. A second try counts, even if it is worse.",
            ["Try again", "Keep result"],
        ),
        (
            lambda: at_bat([1], gone=[0, 1]).do("spin"),
            "Second try? Jack is out. A second try cannot be worse.",
            ["Try again", "Keep result"],
        ),
        (
            lambda: at_bat([16], bases="D--").do("spin"),
            "Double Trouble? Jack's home run would score 2 runs. "
            "Wraps has 2 tokens.",
            ["Use ability", "Keep result"],
        ),
    ],
)
def test_what_is_asked_and_what_the_buttons_say(table: object, asked: str, answers: list[str]) -> None:
    made = table()  # type: ignore[operator]
    assert question(made) == asked
    assert buttons(made) == answers


@pytest.mark.parametrize(
    ("face", "bases", "scoring"),
    [
        (9, "---", "Jack's single would score nobody."),
        (9, "--D", "Jack's single would score 1 run."),
        (12, "-DH", "Jack's double would score 2 runs."),
        (15, "DHC", "Jack's triple would score 3 runs."),
        (16, "DHC", "Jack's home run would score 4 runs."),
    ],
)
def test_who_thinks_about_a_token_hears_what_is_at_stake(face: int, bases: str, scoring: str) -> None:
    assert question(at_bat([face], bases=bases).do("spin")).startswith(f"Double Trouble? {scoring} ")


@pytest.mark.parametrize(
    ("situation", "warning"),
    [
        ({"tokens": 1}, "It is Wraps's last token: Volts would come in for the next batter."),
        (
            {"tokens": 1, "gone": [1]},
            "It is the last token: Wraps would leave, and nobody is left in the bullpen.",
        ),
        (
            {"tokens": 1, "cards": MAY_STAY},
            "Wraps has 1 token.",
        ),
    ],
)
def test_before_the_last_token_goes_its_price_is_named_M1(situation: dict[str, object], warning: str) -> None:
    assert question(at_bat([9], **situation).do("spin")) == (
        f"Double Trouble? Jack's single would score nobody. {warning}"
    )


def test_at_the_end_the_prompt_says_who_won() -> None:
    table = at_bat([20], batting=CANDY, inning=3, gone=[0]).do("spin", "keep")
    assert question(table) == "Game over. The Candy Crushers beat the Graveyard Shift 1-0."


# --- small words --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "text"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (10, "10th"), (11, "11th"), (12, "12th"), (13, "13th"),
     (20, "20th"), (21, "21st"), (22, "22nd"), (33, "33rd"), (101, "101st"), (111, "111th")],
)
def test_ordinals(number: int, text: str) -> None:
    assert ordinal(number) == text


def test_names_are_listed() -> None:
    assert listed(["Jack"]) == "Jack"
    assert listed(["Jack", "Hal"]) == "Jack and Hal"
    assert listed(["Jack", "Hal", "Dave"]) == "Jack, Hal and Dave"
