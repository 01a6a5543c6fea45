"""Games from a folder: they join the shelf, and what cannot be used is refused in one sentence."""

import json
import random
import re
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from unittest.mock import patch

import pytest

from lordsball import games, paths
from lordsball.content.problems import Problems
from lordsball.games import from_folder
from lordsball.games.from_folder import NoGame
from lordsball.games.layout import layout

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
    """The game itself: what it teaches and how is its own matter."""
    aside = {"__pycache__", "lessons"}
    files = [p for p in (EXAMPLES / DERBY).rglob("*") if p.is_file() and not aside & set(p.parts)]
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


def test_two_cards_of_one_name_are_told_apart() -> None:
    from_folder.add(EXAMPLES)
    text = (EXAMPLES / DERBY / "cards" / "deck.yaml").read_text("utf-8").replace("name: Heater", "name: slider")
    (warning,) = games.game(DERBY).load_texts({"deck.yaml": text}).warnings
    assert "cards[slider].name: found the name 'Slider' again (first on line " in str(warning)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_deck_is_accepted_leaves_everybody_a_card_to_throw(seats: int) -> None:
    from_folder.add(EXAMPLES)
    game, rng = games.game(DERBY), random.Random(seats)
    shipped = game.load_cards([paths.cards()])
    rules = shipped.contents["deck"]
    accepted = 0
    for seed in range(60):
        deck = [{**card, "copies": rng.choice((1, 1, 2, 12))} for card in rng.sample(rules["cards"], rng.randint(2, 8))]
        numbers = {"hand": rng.randint(2, 8), "most_in_hand": rng.randint(2, 12), "cards": deck}
        try:
            cards = game.load_texts({"deck.yaml": json.dumps({**rules, **numbers})})
        except Problems as refused:
            assert "cards with all copies, expected at least" in str(refused)
            continue
        accepted += 1
        position = game.new(cards, game.options(cards, seats, {}), seed)
        for _ in range(200):
            if position.decision is not None:
                position.apply(rng.choice(position.decision.options))
    assert 10 < accepted < 60


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({}, "found no game in .*, expected a game.py in it or in a folder inside it"),
        ({"own_broken/game.py": "\nGAME = 1 +"}, "own_broken.game.py:2 cannot be used: SyntaxError: "),
        ({"own_fault/game.py": "\n\n1 / 0"}, "own_fault.game.py:3 cannot be used: ZeroDivisionError: "),
        ({"own_part/game.py": "from . import part", "own_part/part.py": "\n1 / 0"}, "own_part.part.py:2 cannot be"),
        ({"own_lines/game.py": "raise ValueError('1\\n2')"}, "own_lines.game.py:1 cannot be used: ValueError: 1 2$"),
        ({"own_end/game.py": "raise SystemExit"}, "own_end.game.py:1 cannot be used: SystemExit$"),
        ({"own_base/game.py": "raise BaseException('x')"}, "own_base.game.py:1 cannot be used: BaseException: x"),
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


@pytest.mark.parametrize(
    ("was", "now", "sentence"),
    [
        ("KINDS = cards.KINDS", "KINDS = 'deck'", "found KINDS that are no list of Kind"),
        ("KINDS = cards.KINDS", "kinds = KINDS_ = cards.KINDS", "cannot be used: NameError"),
        ('__all__ = ["GAME", "KINDS", "LEVELS"]', "LEVELS = {'regular': 5}", "found LEVELS that hold something else"),
        ('__all__ = ["GAME", "KINDS", "LEVELS"]', "LEVELS = {}", "found LEVELS that hold something else"),
        ("range(2, 5)", "range(2, 50)", "found a GAME for 2 to 49 seats, expected 1 to 8"),
        ("range(2, 5)", "range(0, 3)", "found a GAME for 0 to 2 seats, expected 1 to 8"),
    ],
)
def test_a_game_that_says_nonsense_of_itself_is_refused(tmp_path: Path, was: str, now: str, sentence: str) -> None:
    own = tmp_path / "own_derby"
    shutil.copytree(EXAMPLES / DERBY, own)
    text = (own / "game.py").read_text("utf-8").replace('key="home_run_derby"', 'key="own_derby"')
    assert text.count(was) == 1
    (own / "game.py").write_text(text.replace(was, now), "utf-8")
    with pytest.raises(NoGame, match=sentence):
        from_folder.add(tmp_path)


def test_a_game_needs_no_cards_but_cards_need_their_kinds(tmp_path: Path) -> None:
    own = tmp_path / "own_derby"
    shutil.copytree(EXAMPLES / DERBY, own)
    text = (own / "game.py").read_text("utf-8").replace('key="home_run_derby"', 'key="own_derby"')
    (own / "game.py").write_text(text.replace("KINDS = cards.KINDS\n", "").replace("=KINDS", "=cards.KINDS"), "utf-8")
    with pytest.raises(NoGame, match=r"game\.py: found cards but no KINDS, expected one Kind for each sort of card"):
        from_folder.add(tmp_path)
    shutil.rmtree(own / "cards")
    assert from_folder.add(tmp_path) == ["own_derby"]
    assert games.card_kinds("own_derby") == ()
    assert layout(paths.cards()).problems == ()


def test_an_installed_game_that_cannot_be_used_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_installed.py").write_text("raise SystemExit(4)", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    broken = [metadata.EntryPoint(f"own_{n}", module, from_folder.GROUP) for n, module in
              enumerate(("own_installed", "own_missing", "json", "os:path"))]
    monkeypatch.setattr(metadata, "entry_points", lambda group: broken)
    before = dict(games.SHELF)
    sentences = from_folder.add_installed()
    assert len(sentences) == len(broken)
    assert all(re.match(r"the installed game own_\d is left out: .*", each) for each in sentences)
    assert before == games.SHELF


def test_a_fault_in_the_middle_of_a_game_names_its_line(tmp_path: Path) -> None:
    own = tmp_path / "own_derby"
    shutil.copytree(EXAMPLES / DERBY, own)
    game = own / "game.py"
    game.write_text(game.read_text("utf-8").replace('key="home_run_derby"', 'key="own_derby"'), "utf-8")
    text, fault = (own / "player.py").read_text("utf-8"), "        raise ValueError('a\\nb')"
    text = text.replace("    def reason(", f"    def choose(self, decision, look):\n{fault}\n\n    def reason(")
    (own / "player.py").write_text(text, "utf-8")
    ended = lordsball("simulate", "own_derby", "--shelf", str(tmp_path), "--games", "1")
    assert ended.returncode == 1
    assert f", in {own / 'player.py'}:{text.splitlines().index(fault) + 1} " in ended.stderr
    assert "ValueError: a b, " in ended.stderr
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize("inside", ["", "cards", "cards/deck.yaml"])
def test_its_cards_are_checked_like_the_shipped_ones(inside: str, tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / DERBY, tmp_path / DERBY)
    place, shelf = str(tmp_path / DERBY / inside), ("--shelf", str(tmp_path))
    clean = lordsball("check", place, *shelf)
    assert (clean.returncode, clean.stdout.count("\n")) == (0, 1), clean.stderr
    what = "deck" if inside.endswith(".yaml") else "deck, 1 lesson"
    assert clean.stdout.endswith(f": home_run_derby: {what}: 0 errors, 0 warnings\n")
    deck = tmp_path / DERBY / "cards" / "deck.yaml"
    deck.write_text(deck.read_text("utf-8").replace("rounds: 3", "rounds: 30"), "utf-8")
    # Where no path is named, what comes with the program is checked as well: that takes longer, and once is enough.
    for words in (("check", place), *([("check",)] if not inside else [])):
        found = lordsball(*words, *shelf)
        assert found.returncode == 3
        assert "deck.yaml:2:9: rounds: found 30, expected a whole number from 1 to 9" in found.stdout


def test_its_schemas_are_written_beside_its_cards(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / DERBY, tmp_path / DERBY)
    made = lordsball("schema", str(tmp_path / DERBY / "cards"), "--shelf", str(tmp_path))
    folder = tmp_path / DERBY / "cards" / "schema"
    written = [folder / f"{kind}.schema.json" for kind in ("deck", "lesson", "tips")]
    assert made.stdout == "".join(f"{file}\n" for file in written)
    rounds = json.loads(written[0].read_text("utf-8"))["properties"]["rounds"]
    assert rounds["description"].startswith("Turns at the plate")
    assert lordsball("check", str(tmp_path / DERBY), "--shelf", str(tmp_path)).returncode == 0


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
