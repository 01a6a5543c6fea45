"""How mistakes are told."""

import pickle

import pytest

from lordsball import limits
from lordsball.content.problems import Findings, Place, Problem, Problems, did_you_mean, found, listed


def test_a_problem_is_one_line_that_editors_can_jump_to() -> None:
    place = Place("cards/teams/bog.yaml", 14, 11)
    assert (
        str(Problem(place, "odds.out", "found 3, expected 5"))
        == "cards/teams/bog.yaml:14:11: odds.out: found 3, expected 5"
    )
    assert str(Problem(Place("cards"), "", "found nothing", True)) == "cards: warning: found nothing"


def test_problems_are_sorted_by_file_and_line_and_told_once() -> None:
    findings = Findings()
    for place in (
        Place("b", 1, 1),
        Place("a", 10, 1),
        Place("a", 9, 5),
        Place("a", 9, 4),
        Place("a"),
        Place("b", 1, 1),
    ):
        findings.error(place, "", "x")
    assert [str(problem.place) for problem in findings.all] == ["a", "a:9:4", "a:9:5", "a:10:1", "b:1:1"]


def test_warnings_alone_do_not_close_the_table() -> None:
    findings = Findings()
    findings.warn(Place("a", 1, 1), "", "odd")
    assert [str(problem) for problem in findings.settle()] == ["a:1:1: warning: odd"]
    findings.error(Place("a", 2, 1), "", "wrong")
    with pytest.raises(Problems) as raised:
        findings.settle()
    assert [problem.text for problem in raised.value.errors] == ["wrong"]
    assert [problem.text for problem in raised.value.warnings] == ["odd"]
    assert str(raised.value) == "a:1:1: warning: odd\na:2:1: wrong"


def test_problems_cross_to_another_process_whole() -> None:
    original = Problems([Problem(Place("a", 1, 2), "k", "t", True)])
    assert pickle.loads(pickle.dumps(original)).problems == original.problems


def test_a_hundred_thousand_mistakes_are_not_told_one_by_one() -> None:
    findings = Findings()
    for line in range(100_000):
        findings.error(Place("a", line + 1, 1), "", "x")
    findings.error(Place("b", 1, 1), "", "x")
    assert len(findings.all) == limits.CARD_PROBLEMS + 2
    assert str(findings.all[0]) == "a: found more mistakes than are shown, expected far fewer"


@pytest.mark.parametrize(
    ("value", "words"),
    [(None, "nothing"), (True, "true"), (False, "false"), (7, "7"), (0.5, "0.5"), ("x", "'x'"), ("", "''")]
    + [
        ((), "an empty list"),
        ((1, 2), "a list of 2"),
        ({}, "an empty group"),
        ({"a": 1, "b": 2}, "a group of keys (a, b)"),
    ]
    + [("a\nb\x07", "'a b '"), ("x" * 200, "'" + "x" * 37 + "…' (200 characters)"), (10**60, "1" + "0" * 36 + "…")],
)
def test_values_are_named_in_a_few_words(value: object, words: str) -> None:
    assert found(value) == words


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("sinlge", " (did you mean 'single'?)"),
        ("Home Run", " (did you mean 'home_run'?)"),
        ("OUT", " (did you mean 'out'?)"),
    ]
    + [("walk", ""), ("", ""), ("x" * 100_000, "")],
)
def test_near_misses_are_recognised(word: str, hint: str) -> None:
    assert did_you_mean(word, ["out", "single", "double", "home_run"]) == hint


def test_lists_are_cut_to_one_line() -> None:
    assert listed([]) == "nothing"
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b or c"
    assert listed(map(str, range(20))) == "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 or 8 more"
