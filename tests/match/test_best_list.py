"""The best games that one person has finished alone are kept, read again, and never cost anything."""

from pathlib import Path

import pytest

from lordsball import limits
from lordsball.match import best_list
from lordsball.match.best_list import Alone, BestList


def done(match: str, points: int, kind: str = "coast, 3 years", grade: str = "") -> Alone:
    return Alone("lords", kind, match, "Harbor Gulls", points, grade, "2026-12-01")


def test_the_best_of_a_kind_come_first_and_the_earlier_of_two_as_good(tmp_path: Path) -> None:
    path = tmp_path / best_list.NAME
    kept = best_list.load(path)
    for each in (done("a", 12), done("b", 17, grade="silver"), done("c", 12), done("d", 40, "coast, 7 years")):
        kept.note(each)
    again = best_list.load(path)
    assert [each.match for each in again.of("lords", "coast, 3 years")] == ["b", "a", "c"]
    assert [again.place(match) for match in "abcdx"] == [2, 1, 3, 1, None]
    assert again.notice == ""
    assert again.of("wild_cards", "coast, 3 years") == []


def test_a_match_that_is_finished_twice_counts_once(tmp_path: Path) -> None:
    kept = best_list.load(tmp_path / best_list.NAME)
    kept.note(done("a", 12))
    kept.note(done("a", 15))
    assert [each.points for each in kept.of("lords", "coast, 3 years")] == [15]


def test_only_the_best_of_each_kind_are_kept() -> None:
    kept = BestList()
    kept.note(done("long", 3, "coast, 7 years"))
    for number in range(limits.BEST_LIST + 3):
        kept.note(done(f"game {number}", number))
    assert [each.points for each in kept.of("lords", "coast, 3 years")] == list(range(limits.BEST_LIST + 2, 2, -1))
    assert kept.place("game 0") is None
    assert kept.place("long") == 1


@pytest.mark.parametrize("content", [
    "", "[]", '{"games": 1}', '{"games": [{"game": "lords"}]}',
    '{"games": [{"game": "lords", "kind": "k", "match": "m", "side": "s", "points": "9", "grade": "", "day": ""}]}',
    '{"games": [{"game": "lords", "kind": "k", "match": "m", "side": "a\\nb", "points": 9, "grade": "", "day": ""}]}',
])
def test_a_file_of_no_use_is_put_aside_and_told(tmp_path: Path, content: str) -> None:
    path = tmp_path / best_list.NAME
    path.write_text(content)
    found = best_list.load(path)
    assert (found.games, found.notice) == ([], best_list.LOST)
    assert path.with_suffix(".broken.json").read_text() == content
    found.note(done("a", 1))
    assert best_list.load(path).place("a") == 1


def test_another_window_reads_the_list_and_leaves_the_file_alone(tmp_path: Path) -> None:
    path = tmp_path / best_list.NAME
    best_list.load(path).note(done("a", 1))
    before = path.read_bytes()
    second = best_list.load(path, kept=False)
    second.note(done("b", 2))
    assert path.read_bytes() == before
