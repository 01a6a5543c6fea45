"""A short form of each harness of build_scripts/soak.py; and each finds what it is there to find."""

import random
from pathlib import Path
from typing import Any

import pytest
import soak
from soaking import card_edits, flips, forgeries, harness, kills, lords_books, monkey, spreadsheets, whole_games
from soaking.harness import Found, Harness

from lordsball.games.monster_league.game import GAME as MONSTERS
from lordsball.match import saved_match, saves
from lordsball.match.files import NotReadable
from lordsball.ui.scenes.title import TitleScene

SMOKE = {
    "kills": (3,), "flips": (1,), "cards": (1, 2, 3), "sheets": (1, 14), "forgeries": (2, 3), "games": (2, 3, 4),
    "monkey": (9,),
}
"""Turns of each, a few seconds in all."""


def test_every_harness_has_a_smoke() -> None:
    assert set(SMOKE) == set(soak.HARNESSES)


@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name, seeds in SMOKE.items() for seed in seeds])
def test_nothing_is_found(name: str, seed: int) -> None:
    assert harness.take(soak.HARNESSES[name], seed) == ""


def test_what_is_found_is_told_with_the_words_that_bring_it_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def turn(rng: random.Random, folder: Path) -> None:
        if rng.random() < 0.5:
            raise Found("a ball in the gutter")

    monkeypatch.setitem(soak.HARNESSES, "games", Harness("games", "", turn, 10))
    assert soak.main(["games", "--seed", "10", "--turns", "6"]) == 1
    out = capsys.readouterr().out
    luck = [seed for seed in range(10, 16) if random.Random(seed).random() < 0.5]
    assert luck and [line for line in out.splitlines() if line.startswith("soak.py")] == [
        f"soak.py games --seed {seed} --turns 1" for seed in luck
    ]
    assert f"games: 6 turns, seeds 10 to 15: {len(luck)} found" in out
    assert "memory " in out
    with pytest.raises(SystemExit):
        soak.main(["gmaes"])


def test_a_save_that_was_promised_and_is_not_there_is_found(tmp_path: Path) -> None:
    last = kills.killed(tmp_path, "monster_league", 5, 0.1)
    kills.check(tmp_path, "monster_league", 5, last)
    with pytest.raises(Found, match="only .* are there"):
        kills.check(tmp_path, "monster_league", 5, last + 1_000)
    with pytest.raises(Found, match="not what was played"):
        kills.check(tmp_path, "monster_league", 6, 0)
    kept = saves.Saves(tmp_path)
    kept.delete(*kept.entries())
    with pytest.raises(Found, match="no match is left"):
        kills.check(tmp_path, "monster_league", 5, 0)


def test_a_damaged_file_that_is_read_as_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def unseal(kind: str, raw: bytes) -> dict[str, Any]:
        if b"Ann" not in raw:
            raise NotReadable("Nobody is here.")
        return {"raw": len(raw)}

    monkeypatch.setattr(flips, "unseal", unseal)
    assert "read as something else" in "".join(harness.take(flips.HARNESS, seed) for seed in (1, 2))


def test_a_crash_over_odd_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert card_edits.edited(random.Random(1), "a: 1\nb: 2") != "a: 1\nb: 2"
    monkeypatch.setattr(card_edits.games.Game, "options_of", lambda *_: {}["sides"])
    assert any("KeyError" in harness.take(card_edits.HARNESS, seed) for seed in range(4))


def test_a_spreadsheet_that_is_refused_and_yet_written_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def bring_in(bench: Any, *rest: Any) -> None:
        bench.own.mkdir(parents=True)
        (bench.own / "half.yaml").write_text("id: half", "utf-8")
        raise spreadsheets.importing.NoImport(["No."])

    monkeypatch.setattr(spreadsheets.importing, "bring_in", bring_in)
    assert "refused, and yet written: ['half.yaml']" in harness.take(spreadsheets.HARNESS, 1)


def test_a_field_that_nobody_checks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_match, "_order", lambda data: data["order"] + 1)
    assert any("forged" in found or "order" in found for found in map(_forged, range(6)))


def _forged(seed: int) -> str:
    return harness.take(forgeries.HARNESS._replace(turn=_at_the_order), seed)


def _at_the_order(rng: random.Random, folder: Path) -> None:
    forger = forgeries.Forger("monster_league", folder, 6, 1)
    forger.attempt("save", ("order",), rng.choice(["x", None, []]))


def test_a_dollar_from_nowhere_is_found() -> None:
    game, cards = whole_games.games.game("lords"), whole_games.shipped("lords")
    t = game.new(cards, game.options(cards, 2, {}), 1)
    books = lords_books.Books(t)  # type: ignore[arg-type]
    lords_books.check_books(t, books)  # type: ignore[arg-type]
    t.owners[0].cash += 1  # type: ignore[attr-defined]
    with pytest.raises(AssertionError):
        lords_books.check_books(t, books)  # type: ignore[arg-type]


def test_a_position_that_changes_by_being_looked_at_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    position = MONSTERS.new(whole_games.shipped("monster_league"), MONSTERS.default_options(
        whole_games.shipped("monster_league")), 1)
    plain = type(position).view

    def view(self: Any, seat: int | None) -> Any:
        self.inning += 1
        return plain(self, seat)

    monkeypatch.setattr(type(position), "view", view)
    with pytest.raises(Found, match="looking at a position"):
        whole_games._look(MONSTERS, whole_games.shipped("monster_league"), position, 2)


def test_a_crash_of_the_window_is_found_with_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def paint(self: Any, canvas: Any) -> None:
        raise ZeroDivisionError("no paint")

    monkeypatch.setattr(TitleScene, "paint", paint)
    monkeypatch.setattr(monkey.Monkey, "_table", monkey.Monkey._title)
    found = harness.take(monkey.HARNESS, 1)
    assert "ZeroDivisionError: no paint" in found
