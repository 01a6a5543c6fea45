"""Into the book once, whatever happens: kills, copies, undone ends, broken files, and all of it again from saves."""

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from lordsball import formats
from lordsball.engine.procedure import Action
from lordsball.match import files
from lordsball.match.branching import branched
from lordsball.match.files import NotWritten
from lordsball.match.loading import Loaded
from lordsball.match.match import Match
from lordsball.match.replay import export
from lordsball.match.saves import Saves
from lordsball.match.seats import Seat, Table
from lordsball.records import schema
from lordsball.records.book import Book, Course, Credit
from lordsball.records.gathering import Gathering
from tests.records.scripted import PEOPLE, finish, kept, new, played


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return Book(tmp_path)


def contents(book: Book) -> tuple[object, object]:
    return book.games(), book.lines()


def one_back(match: Match) -> Match:
    """The same match a step before its end, the last choice taken back by a friendly table."""
    match.table = Table(friendly=True)
    match.undo()
    return match


def ended_otherwise(match: Match) -> Match:
    """The same match, its last choices taken back, and played to another end."""
    before = match.record()
    match.table = Table(friendly=True)
    for _ in range(15):
        match.undo()
    finish(match, 7)
    assert match.record() != before
    return match


# --- in, once ----------------------------------------------------------------------------------------------------


def test_a_finished_game_goes_in_when_it_is_left(tmp_path: Path, book: Book) -> None:
    match = played()
    match.seconds = 200.0
    assert Gathering(tmp_path, book).take(kept(tmp_path, match))
    (entry,) = book.games()
    assert (entry.match, entry.game, entry.seed, entry.seconds) == (match.id, "monster_league", 1, 200)
    assert [(sat.name, sat.side, sat.score) for sat in entry.sides] == [
        ("Ann", "graveyard_shift", match.position.runs[0]), ("Bob", "candy_crushers", match.position.runs[1])
    ]
    assert book.kept(entry.key).is_file()


def test_entered_twice_it_counts_once(tmp_path: Path, book: Book) -> None:
    match, gathering = played(), Gathering(tmp_path, book)
    path = kept(tmp_path, match)
    assert gathering.take(path)
    before = contents(book)
    assert not gathering.take(path)
    assert not gathering.take(kept(tmp_path, match))  # saved once more, later
    Saves(tmp_path).save(match, "A copy")
    export(match, tmp_path / "replays" / "it.json")
    assert gathering.gather().entered == 0
    gathering.rebuild()
    assert contents(book) == before


def test_a_game_that_goes_on_does_not_count(tmp_path: Path, book: Book) -> None:
    match = new("monster_league")
    assert match.decision is not None
    match.act(match.decision.options[0])
    gathering = Gathering(tmp_path, book)
    assert not gathering.take(kept(tmp_path, match))
    assert gathering.gather().entered == 0
    assert book.games() == []


def test_killed_between_save_and_book_it_comes_in_at_the_next_start(tmp_path: Path, book: Book) -> None:
    kept(tmp_path, played())
    gathering = Gathering(tmp_path, book)
    assert gathering.gather().entered == 1
    before = contents(book)
    assert gathering.gather().entered == 0
    assert contents(book) == before


@pytest.mark.parametrize("at", ["files.write", "_insert", "_strike"])
def test_killed_anywhere_in_between_nothing_is_lost_or_counted_twice(tmp_path: Path, book: Book, at: str) -> None:
    """A process of its own that ends at once, as if the plug were pulled."""
    first = played(seed=3)
    path = kept(tmp_path, first)
    Gathering(tmp_path, book).take(path)
    last = ended_otherwise(first)
    path = kept(tmp_path, last)
    code = (
        "import os, sys; from pathlib import Path; from lordsball.records import book as b\n"
        f"was = b.{at}\n"
        f"def dies(*args, **named): was(*args, **named); os._exit(9)\n"
        f"b.{at} = dies\n"
        "from lordsball.records.gathering import Gathering\n"
        f"Gathering(Path({str(tmp_path)!r}), b.Book(Path({str(tmp_path)!r}))).take(Path({str(path)!r}))\n"
    )
    died = subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[2], check=False).returncode
    assert died == 9
    Gathering(tmp_path, book).gather()
    (entry,) = book.games()
    assert [sat.score for sat in entry.sides] == [*last.position.runs]


# --- out again ---------------------------------------------------------------------------------------------------


def test_an_end_that_was_undone_goes(tmp_path: Path, book: Book) -> None:
    match, gathering = played(), Gathering(tmp_path, book)
    gathering.take(kept(tmp_path, match))
    key = book.games()[0].key
    assert gathering.take(kept(tmp_path, one_back(match)))
    assert book.games() == []
    assert not book.kept(key).exists()
    assert gathering.gather().entered == 0


def test_an_end_that_was_undone_and_came_otherwise_counts_as_it_came_last(tmp_path: Path, book: Book) -> None:
    match, gathering = played(seed=3), Gathering(tmp_path, book)
    gathering.take(kept(tmp_path, match))
    Saves(tmp_path).save(match, "As it was first")
    again = ended_otherwise(match)
    gathering.take(kept(tmp_path, again))
    (entry,) = book.games()
    gathering.gather()
    gathering.rebuild()
    assert [one.key for one in book.games()] == [entry.key]
    assert [sat.score for sat in entry.sides] == [*again.position.runs]


def test_an_end_undone_before_a_crash_goes_at_the_next_start(tmp_path: Path, book: Book) -> None:
    match, gathering = played(), Gathering(tmp_path, book)
    gathering.take(kept(tmp_path, match))
    kept(tmp_path, one_back(match))
    assert gathering.gather().withdrawn == 1
    assert book.games() == []


def test_what_was_deleted_does_not_come_back(tmp_path: Path, book: Book) -> None:
    gathering = Gathering(tmp_path, book)
    gathering.take(kept(tmp_path, played()))
    book.delete(book.games()[0].key)
    gathering.gather()
    gathering.rebuild()
    assert book.games() == []


# --- what counts -------------------------------------------------------------------------------------------------


def test_another_way_from_a_moment_is_no_game_of_its_own(tmp_path: Path, book: Book) -> None:
    match, gathering = played(), Gathering(tmp_path, book)
    gathering.take(kept(tmp_path, match))
    branch = finish(branched(match, 4), 9)
    path = kept(tmp_path, branch)
    entry = Saves(tmp_path).save(branch, "Tried")
    loaded = Saves(tmp_path).load(entry, match.cards)
    assert isinstance(loaded, Loaded)
    assert loaded.match.tried
    assert not gathering.take(path)
    assert gathering.gather().entered == 0
    assert len(book.games()) == 1


def test_a_seed_that_was_played_before_is_marked(tmp_path: Path, book: Book) -> None:
    gathering = Gathering(tmp_path, book)
    for choices in (1, 2):
        gathering.take(kept(tmp_path, played(seed=5, choices=choices)))
    gathering.take(kept(tmp_path, played("wild_cards", seed=5)))
    assert [entry.again for entry in book.games()] == [False, True, False]


def test_games_of_computers_only_are_kept_apart(tmp_path: Path, book: Book) -> None:
    gathering = Gathering(tmp_path, book)
    gathering.take(kept(tmp_path, played(seats=(Seat("Rita", "random"), Seat("Rob", "random")))))
    gathering.take(kept(tmp_path, played(seats=(Seat("Ann"), Seat("Rob", "random")), seed=2)))
    assert [entry.computers_only for entry in book.games()] == [False, True]


# --- its file ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["monster_league", "wild_cards", "lords"])
def test_read_again_the_book_is_the_same(tmp_path: Path, book: Book, key: str) -> None:
    gathering = Gathering(tmp_path, book)
    for seed in range(3):
        gathering.take(kept(tmp_path, played(key, seed)))
    before = contents(book)
    shutil.rmtree(tmp_path / "saves")  # cleared away: what the book keeps is enough
    assert gathering.rebuild().refused == []
    assert contents(book) == before
    book.path.unlink()
    gathering.gather()
    assert contents(book) == before


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"not a book at all" * 100, "damaged"), (b"SQLite format 3\0" + b"\1" * 5000, "damaged"),
        ("nonsense", "damaged"), ("foreign", "another program"), ("newer", "newer lordsball"),
    ],
    ids=["text", "damage", "nonsense", "foreign", "newer"],
)
def test_a_file_of_no_use_is_put_aside_with_a_sentence(
    tmp_path: Path, book: Book, content: bytes | str, why: str
) -> None:
    kept(tmp_path, played())
    if isinstance(content, bytes):
        book.path.write_bytes(content)
    elif content in ("newer", "nonsense"):
        Gathering(tmp_path, book).gather()
        with sqlite3.connect(book.path) as file:
            newer = f"PRAGMA user_version = {formats.RECORDS + 1}"
            file.execute(newer if content == "newer" else "UPDATE game SET score_line = 'three to two'")
    else:
        with sqlite3.connect(book.path) as file:
            file.execute("CREATE TABLE theirs (it TEXT)")
    before = book.path.read_bytes()
    with pytest.raises(schema.Unusable):
        book.games()
    sentence = book.mended()
    assert why in sentence
    aside = next(path for path in tmp_path.glob("records.*.sqlite"))
    assert aside.name in sentence
    assert aside.read_bytes() == before
    assert Gathering(tmp_path, book).gather().entered == 1
    assert book.mended() == ""


def test_a_book_that_is_put_aside_twice_keeps_both(tmp_path: Path, book: Book) -> None:
    for text in (b"first" * 500, b"second" * 500):
        book.path.write_bytes(text)
        book.mended()
    assert len({path.read_bytes() for path in tmp_path.glob("records.broken*")}) == 2


def test_a_save_that_cannot_be_read_is_named_and_the_others_come_in(tmp_path: Path, book: Book) -> None:
    path = kept(tmp_path, played())
    (path.parent / "broken.json").write_text("{", "utf-8")
    found = Gathering(tmp_path, book).gather()
    assert (found.entered, [path.name for path, _ in found.refused]) == (1, ["broken.json"])


def test_a_disk_that_refuses_leaves_the_book_as_it_was(
    tmp_path: Path, book: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    gathering = Gathering(tmp_path, book)
    gathering.take(kept(tmp_path, played()))
    before = contents(book)

    def full(*_: object, **__: object) -> None:
        raise NotWritten("The disk is full.")

    path = kept(tmp_path, played(seed=2))
    monkeypatch.setattr(files, "write", full)
    with pytest.raises(NotWritten):
        gathering.take(path)
    assert contents(book) == before


def test_the_rules_have_parted_from_a_record_and_its_end_still_counts(tmp_path: Path, book: Book) -> None:
    match = played()
    path = kept(tmp_path, match)
    match.history.steps[3] = match.history.steps[3]._replace(
        line=match.history.steps[3].line._replace(action=Action("moonwalk"))  # type: ignore[union-attr]
    )
    kept(tmp_path, match)
    assert Gathering(tmp_path, book).take(path)
    (entry,) = book.games()
    assert [sat.score for sat in entry.sides] == [*match.position.runs]


def test_what_an_analysis_found_stays_with_the_game(tmp_path: Path, book: Book) -> None:
    Gathering(tmp_path, book).take(kept(tmp_path, played(seats=PEOPLE)))
    key = book.games()[0].key
    assert book.course(key) is None
    course = Course(((0.0, 0.5, 0.5), (1.0, 1.0, 0.0)), "A home run.")
    book.add_analysis(key, course, [Credit(0, "headless_homer", "Headless Homer", 0.4)])
    book.add_analysis(key, course, [Credit(0, "headless_homer", "Headless Homer", 0.4)])
    book.add_analysis("gone", course, [])
    assert book.course(key) == course
    assert [line.amount for line in book.lines("batter") if line.what == "WPA"] == [0.4]
