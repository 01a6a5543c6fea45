"""Games from a folder: they join the shelf, and what cannot be used is refused in one sentence."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from lordsball import games, paths
from lordsball.games import from_folder
from lordsball.games.from_folder import NoGame

TOP = Path(__file__).resolve().parents[2]
EXAMPLES = TOP / "examples"
DERBY = "home_run_derby"
MOST_FILES, MOST_LINES = 6, 500


@pytest.fixture(autouse=True)
def shelf_as_it_was():
    with patch.dict(games.SHELF), patch.dict(games.CARDS_OF):
        yield
    for name in [each for each in sys.modules if each.startswith("lordsball_shelf.own_")]:
        del sys.modules[name]


def lordsball(*words: str) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, "-m", "lordsball", *words]
    return subprocess.run(call, cwd=TOP, capture_output=True, text=True, timeout=300)


def test_the_example_is_small_and_all_in_its_own_folder() -> None:
    files = [p for p in (EXAMPLES / DERBY).rglob("*") if p.is_file() and "__pycache__" not in p.parts]
    assert len(files) <= MOST_FILES
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= MOST_LINES


def test_a_folder_is_put_on_the_shelf_once() -> None:
    assert from_folder.add(EXAMPLES) == [DERBY]
    assert from_folder.add(EXAMPLES / DERBY) == [DERBY]
    game = games.game(DERBY)
    assert game.load_cards([paths.cards()]).warnings == ()


def test_cards_laid_over_the_example_count(tmp_path: Path) -> None:
    from_folder.add(EXAMPLES)
    own = tmp_path / DERBY
    own.mkdir()
    text = (EXAMPLES / DERBY / "cards" / "deck.yaml").read_text("utf-8")
    (own / "deck.yaml").write_text(text.replace("rounds: 3", "rounds: 1"), "utf-8")
    cards = games.game(DERBY).load_cards([paths.cards(), tmp_path])
    assert cards.contents["deck"]["rounds"] == 1


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({}, "found no game in .*, expected a game.py in it or in a folder inside it"),
        ({"own_broken/game.py": "GAME = 1 +"}, "own_broken.game.py cannot be used: SyntaxError: "),
        ({"own_fault/game.py": "1 / 0"}, "own_fault.game.py cannot be used: ZeroDivisionError: "),
        ({"own_none/game.py": "x = 1"}, "own_none.game.py cannot be used: AttributeError: .*GAME"),
        ({"own_number/game.py": "GAME = 5"}, "found no GAME with the key 'own_number', expected a Game named like"),
        ({"Own Name/game.py": "GAME = 5"}, "found the folder name 'Own Name', expected a key of small letters"),
        ({"lords/game.py": "GAME = 5"}, "found a second game called lords in .*, expected a name of its own"),
    ],
)
def test_what_is_no_game_is_refused(tmp_path: Path, files: dict[str, str], sentence: str) -> None:
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    before = dict(games.SHELF)
    with pytest.raises(NoGame, match=sentence):
        from_folder.add(tmp_path)
    assert before == games.SHELF


@pytest.mark.parametrize("inside", ["", "cards", "cards/deck.yaml"])
def test_its_cards_are_checked_like_the_shipped_ones(inside: str, tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / DERBY, tmp_path / DERBY)
    place, shelf = str(tmp_path / DERBY / inside), ("--shelf", str(tmp_path))
    clean = lordsball("check", place, *shelf)
    assert (clean.returncode, clean.stdout.count("\n")) == (0, 1), clean.stderr
    assert clean.stdout.endswith(": home_run_derby: deck: 0 errors, 0 warnings\n")
    deck = tmp_path / DERBY / "cards" / "deck.yaml"
    deck.write_text(deck.read_text("utf-8").replace("rounds: 3", "rounds: 30"), "utf-8")
    for words in (("check", place), ("check",)):
        found = lordsball(*words, *shelf)
        assert found.returncode == 3
        assert "deck.yaml:2:9: rounds: found 30, expected a whole number from 1 to 9" in found.stdout


def test_its_schemas_are_written_beside_its_cards(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / DERBY, tmp_path / DERBY)
    made = lordsball("schema", str(tmp_path / DERBY / "cards"), "--shelf", str(tmp_path))
    written = tmp_path / DERBY / "cards" / "schema" / "deck.schema.json"
    assert made.stdout == f"{written}\n"
    rounds = json.loads(written.read_text("utf-8"))["properties"]["rounds"]
    assert rounds["description"].startswith("Turns at the plate")
    assert lordsball("check", "--shelf", str(tmp_path)).returncode == 0


def test_two_folders_with_the_same_game_are_not_mixed_up(tmp_path: Path) -> None:
    from_folder.add(EXAMPLES)
    shutil.copytree(EXAMPLES / DERBY, tmp_path / DERBY)
    with pytest.raises(NoGame, match="found a second game called home_run_derby"):
        from_folder.add(tmp_path)


def test_many_games_are_played_with_workers_as_without() -> None:
    words = ("simulate", DERBY, "--shelf", str(EXAMPLES), "--games", "300", "--json", "--seats", "random,random")
    alone, two = lordsball(*words), lordsball(*words, "--workers", "2")
    assert alone.returncode == two.returncode == 0, alone.stderr + two.stderr
    assert json.loads(alone.stdout)["digest"] == json.loads(two.stdout)["digest"]


def test_a_missing_shelf_is_one_sentence() -> None:
    run = lordsball("simulate", DERBY, "--shelf", str(TOP / "docs"))
    assert run.returncode == 3
    assert run.stderr.startswith("lordsball: --shelf: found no game in ")
    assert run.stderr.count("\n") == 1
