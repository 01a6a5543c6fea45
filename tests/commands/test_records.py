"""lordsball records: a page, a spreadsheet, data; and the book written again."""

import csv
import json
from pathlib import Path

import pytest

from lordsball import formats
from lordsball.cli import main
from lordsball.match.lock import Lock
from lordsball.match.seats import Seat
from lordsball.records import telling
from lordsball.records.book import Book
from lordsball.records.gathering import Gathering
from tests.records.scripted import kept, played


@pytest.fixture
def data(tmp_path: Path) -> Path:
    kept(tmp_path, played(seats=(Seat("=Ann()"), Seat("Rex", "random"))))
    kept(tmp_path, played("wild_cards"))
    Gathering(tmp_path, Book(tmp_path)).gather()
    return tmp_path


def test_an_empty_book_says_how_it_fills(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", "--data-dir", str(tmp_path)]) == 0
    assert "No game is in the book yet" in capsys.readouterr().out
    assert not (tmp_path / "records.sqlite").exists()


def test_the_page(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", "--data-dir", str(data)]) == 0
    page = capsys.readouterr().out
    assert page.startswith("2 games in the book\n")
    assert "against Random" in page
    assert "Headless Homer" in page


def test_a_row_a_seat_and_no_name_is_a_formula(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = data / "book.csv"
    assert main(["records", "--data-dir", str(data), "--csv", str(out)]) == 0
    assert capsys.readouterr().out == ""
    rows = list(csv.DictReader(out.open(encoding="utf-8")))
    assert tuple(rows[0]) == telling.COLUMNS
    assert len(rows) == 4
    assert {row["name"] for row in rows} == {"'=Ann()", "Rex", "Ann", "Bob"}


def test_everything_as_data(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", "--data-dir", str(data), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["format"], len(found["games"])) == (formats.RECORDS_DATA, 2)
    league = next(game for game in found["games"] if game["game"] == "monster_league")
    runs = sum(seat["score"] for seat in league["seats"])
    assert sum(line["amount"] for line in league["amounts"] if line["what"] == "RBI") == runs


def test_a_broken_book_is_a_sentence_and_rebuild_mends_it(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (data / "records.sqlite").write_bytes(b"broken" * 999)
    assert main(["records", "--data-dir", str(data)]) == 3
    said = capsys.readouterr().err
    assert "--rebuild" in said
    assert said.count("\n") == 1
    assert main(["records", "--data-dir", str(data), "--rebuild"]) == 0
    out = capsys.readouterr()
    assert "records.broken.sqlite" in out.err
    assert out.out.startswith("2 games in the book\n")


def test_rebuild_names_files_that_cannot_be_read(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (data / "saves" / "bad.json").write_text("{}", "utf-8")
    assert main(["records", "--data-dir", str(data), "--rebuild"]) == 3
    out = capsys.readouterr()
    assert "bad.json: " in out.err
    assert out.out.startswith("2 games")


def test_rebuild_waits_for_the_window_to_close(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lock = Lock(data)
    try:
        assert main(["records", "--data-dir", str(data), "--rebuild"]) == 1
    finally:
        lock.release()
    assert "close it first" in capsys.readouterr().err


def test_a_table_that_cannot_be_written_is_a_sentence(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", "--data-dir", str(data), "--csv", str(data / "no" / "book.csv")]) == 1
    assert "cannot be written" in capsys.readouterr().err
