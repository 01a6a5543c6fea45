"""What was kept in any format there has ever been opens today, and a game that was kept plays to the same end.

`python -m tests.golden.make` writes the files of a number that is new; those of older numbers stay as they are.
"""

import gzip
import json
import random
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from lordsball import formats, games, paths
from lordsball.cli import main
from lordsball.games.packs import open_pack
from lordsball.lessons import progress
from lordsball.match import best_list
from lordsball.match.kept_cards import catalog_of
from lordsball.match.loading import Changed, Loaded
from lordsball.match.replay import mark, open_replay
from lordsball.match.saved_match import summary
from lordsball.match.saves import Saves
from lordsball.match.sealed import unseal
from lordsball.records.book import Book
from lordsball.ui.shell import settings
from tests.golden.make import CHOSEN, TOP, WRITERS, place, printed
from tests.simulation.json_schema import faults

FIRST = {"SIMULATION": 2}
"""Where the first number of which there are golden files is not 1."""
LARGEST = 60_000
NOT_KEPT = {"FIRST_CARDS", "SOLVED_TABLE", "FIRST_SCREEN", "LAST_TRIAL"}
"""Of `formats.py`: no number of a file of its own, and two whose files are worked out again."""
PARTED = Path(__file__).parent / "parted.txt"


def golden(name: str, pattern: str = "*") -> list[Path]:
    """The golden files (or folders) of a format, of all numbers, the oldest first."""
    return [file for number in numbers(name) for file in sorted(place(name, number).glob(pattern))]


def numbers(name: str) -> range:
    return range(FIRST.get(name, 1), getattr(formats, name) + 1)


def shown(file: Path) -> str:
    return "/".join(file.relative_to(Path(__file__).parent).parts)


def text_of(file: Path) -> bytes:
    return gzip.decompress(file.read_bytes()) if file.suffix == ".gz" else file.read_bytes()


def parted() -> dict[str, str]:
    """Replays that a rule made right has parted from what was recorded: the file, and the step and why."""
    lines = [line for line in PARTED.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return {file: why.strip() for file, _, why in (line.partition(":") for line in lines)}


# --- every number has its files ---------------------------------------------------------------------------------------


def test_every_format_there_is_has_golden_files() -> None:
    there = {name for name in vars(formats) if name.isupper()}
    assert there - NOT_KEPT == set(WRITERS)


@pytest.mark.parametrize("name", WRITERS)
def test_a_number_that_rises_brings_its_golden_files_and_old_ones_stay(name: str) -> None:
    assert numbers(name)
    missing = [number for number in numbers(name) if not any(place(name, number).glob("*"))]
    assert missing == [], f"{name} {missing}: run python -m tests.golden.make, and say in docs/formats.md what is new"
    too_new = [folder.name for folder in place(name, 1).parent.glob("*") if int(folder.name) not in numbers(name)]
    assert too_new == []


def test_golden_files_are_small() -> None:
    sizes = {shown(file): file.stat().st_size for name in WRITERS for file in golden(name, "**/*") if file.is_file()}
    assert {file: size for file, size in sizes.items() if size > LARGEST} == {}


def test_the_promise_names_every_format_with_its_number() -> None:
    page = (TOP / "docs" / "formats.md").read_text("utf-8")
    told = dict(re.findall(r"^\| `([A-Z_]+)` \| (\d+) \|", page, re.MULTILINE))
    kept = {name: str(getattr(formats, name)) for name in vars(formats) if name.isupper() and name != "FIRST_CARDS"}
    assert told == kept


# --- games ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", golden("REPLAY"), ids=shown)
def test_a_replay_plays_to_the_end_it_had(file: Path, tmp_path: Path) -> None:
    """With the cards it holds; or, where a rule was made right since, up to that step and says so."""
    replay = tmp_path / "replay.json"
    replay.write_bytes(text_of(file))
    data = unseal("replay", replay.read_bytes())
    watched = open_replay(replay)
    if (why := parted().get(shown(file))) is not None:
        assert str(watched.diverged).startswith(f"diverged at {why.partition(':')[0]}:")
        return
    assert watched.diverged is None, f"if a rule was made right, say so in {PARTED.name}; else mend it"
    assert watched.over
    while watched.forward() is not None:
        assert mark(watched.position) == data["marks"][watched.at - 1]
    assert summary(watched.match) == data["summary"]
    assert watched.log(None)


def saved(file: Path, folder: Path, with_cards: bool = True) -> Saves:
    """A data folder with this golden save, and the cards of all golden saves beside it."""
    saves = Saves(folder)
    for place_ in (saves.folder, saves.packs.folder):
        place_.mkdir(parents=True)
    shutil.copy(file, saves.folder / "golden.json")
    for cards in golden("KEPT_CARDS") if with_cards else ():
        (saves.packs.folder / cards.name.removesuffix(".gz")).write_bytes(text_of(cards))
    return saves


@pytest.mark.parametrize("file", golden("SAVE"), ids=shown)
def test_a_save_opens_with_its_cards_and_its_whole_history_and_is_played_to_the_end(file: Path, tmp_path: Path) -> None:
    saves = saved(file, tmp_path)
    (entry,) = saves.entries()
    assert (entry.trouble, entry.notice) == ("", "")
    assert entry.saved is not None
    found = saves.load(entry, None)
    assert isinstance(found, Loaded)
    assert found.notice is None, "the record no longer plays out"
    match, rng = found.match, random.Random(1)
    assert [str(line) for line in match.record()] == [str(line) for line in unseal("save", file.read_bytes())["record"]]
    while match.decision is not None:
        match.act(rng.choice(match.decision.options))
    saves.save(match, "The end")


@pytest.mark.parametrize("file", golden("SAVE"), ids=shown)
def test_a_save_whose_cards_are_gone_is_gone_on_with_from_where_it_stands(file: Path, tmp_path: Path) -> None:
    saves = saved(file, tmp_path, with_cards=False)
    (entry,) = saves.entries()
    assert entry.saved is not None
    found = saves.load(entry, games.game(entry.saved.game).load_cards([paths.cards()]))
    loaded = found if isinstance(found, Loaded) else found.with_todays
    assert loaded is not None
    assert loaded.match.decision is not None
    loaded.match.act(loaded.match.decision.options[0])
    if isinstance(found, Changed):
        assert found.sentences


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", golden("KEPT_CARDS"), ids=shown)
def test_all_the_cards_of_a_game_can_still_be_read(file: Path) -> None:
    data = unseal("card pack", text_of(file))
    cards = catalog_of(games.game(data["game"]), data["texts"])
    assert cards is not None
    assert cards.texts == data["texts"]


@pytest.mark.parametrize("file", golden("CARDS"), ids=shown)
def test_a_pack_is_clean_and_its_games_can_be_played(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = open_pack(file, tmp_path, "0.1.0")
    assert (pack.problems, set(pack.games)) == ((), set(games.SHELF))
    code = main(["check", str(file)])
    assert code == 0, capsys.readouterr().out
    for key in pack.games:
        game = games.game(key)
        cards = game.load_cards([paths.cards(), pack.folder])
        position = game.new(cards, game.default_options(cards), 1)
        position.apply(position.decision.options[0])


# --- what a person chose and has come to ------------------------------------------------------------------------------


@pytest.mark.parametrize("file", golden("SETTINGS"), ids=shown)
def test_settings_are_as_they_were_chosen(file: Path) -> None:
    loaded = settings.load(file)
    assert loaded.notice is None
    kept = json.loads(file.read_bytes())
    assert {name: kept[name] for name in CHOSEN} == CHOSEN
    assert {name: getattr(loaded.settings, name) for name in CHOSEN} == CHOSEN


def test_settings_of_a_newer_version_are_read_and_what_it_added_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"format": formats.SETTINGS + 1, "text_size": 125, "smells": ["grass"]}), "utf-8")
    loaded = settings.load(path)
    assert (loaded.notice, loaded.settings.text_size) == (None, 125)
    settings.change(path, {"muted": True}, loaded.settings)
    kept = json.loads(path.read_bytes())
    assert (kept["format"], kept["smells"], kept["text_size"]) == (formats.SETTINGS, ["grass"], 125)


@pytest.mark.parametrize("file", golden("LESSONS"), ids=shown)
def test_lessons_are_where_they_were(file: Path, tmp_path: Path) -> None:
    known = progress.load(shutil.copy(file, tmp_path / "lessons.json"))
    assert known.notice == ""
    assert known.steps == {"lords/spring": 3}
    assert (known.done, known.told) == ({"wild_cards/cards_and_pitch"}, {"lords/first_card"})
    known.keep()
    assert json.loads((tmp_path / "lessons.json").read_bytes())["format"] == formats.LESSONS


def test_lessons_of_a_newer_version_are_read_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    newer = {"format": formats.LESSONS + 1, "steps": {}, "done": ["a"], "told": [], "steps_ahead": 1}
    path.write_text(json.dumps(newer), "utf-8")
    before = path.read_bytes()
    known = progress.load(path)
    assert (known.done, known.notice) == ({"a"}, progress.NEWER)
    known.finish("b")
    assert path.read_bytes() == before


@pytest.mark.parametrize("file", golden("BEST_LIST"), ids=shown)
def test_the_best_list_is_as_it_was(file: Path, tmp_path: Path) -> None:
    known = best_list.load(shutil.copy(file, tmp_path / "best_list.json"))
    assert (known.notice, [each._asdict() for each in known.games]) == ("", json.loads(file.read_bytes())["games"])
    known.keep()
    assert json.loads((tmp_path / "best_list.json").read_bytes())["format"] == formats.BEST_LIST


def test_a_best_list_of_a_newer_version_is_read_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "best_list.json"
    path.write_text(json.dumps({"format": formats.BEST_LIST + 1, "games": []}), "utf-8")
    before = path.read_bytes()
    known = best_list.load(path)
    assert known.notice == best_list.NEWER
    known.keep()
    assert path.read_bytes() == before


@pytest.mark.parametrize("file", golden("RECORDS"), ids=shown)
def test_a_record_book_is_as_it_was_and_can_be_written_into(file: Path, tmp_path: Path) -> None:
    (tmp_path / "records.sqlite").write_bytes(text_of(file))
    book = Book(tmp_path)
    assert book.mended() == ""
    assert {(entry.game, entry.seed, entry.sides[0].name) for entry in book.games()} == {
        (key, 1869, "Ann") for key in games.SHELF
    }
    assert {line.kind for line in book.lines()} == {"batter", "card", "club", "season"}
    book.delete(book.games()[0].key)
    assert len(book.games()) == len(games.SHELF) - 1


def test_the_data_of_the_record_book_has_the_keys_of_its_number(tmp_path: Path) -> None:
    (tmp_path / "records.sqlite").write_bytes(text_of(golden("RECORDS")[-1]))
    kept = json.loads(text_of(golden("RECORDS_DATA")[-1]))
    assert shape(json.loads(printed(f"records --data-dir {tmp_path}"))) == shape(kept)


# --- data for other programs ------------------------------------------------------------------------------------------


def shape(data: Any, where: str = "$") -> set[str]:
    """The keys of plain data, wherever they stand; what is in a list stands all in one place."""
    if isinstance(data, dict):
        keys = {f"{where}.{key}" for key in data}
        return keys.union(*(shape(value, f"{where}.{key}") for key, value in data.items()))
    return set().union(*(shape(value, f"{where}[]") for value in data)) if isinstance(data, list) else set()


@pytest.mark.parametrize("file", golden("SIMULATION"), ids=shown)
def test_the_data_of_a_simulation_keeps_to_the_schema_of_its_number(file: Path) -> None:
    schema = json.loads((TOP / "docs" / "simulation.schema.json").read_text("utf-8"))
    data = json.loads(text_of(file))
    assert str(data["format"]) == file.parent.name
    if data["format"] == formats.SIMULATION:
        assert list(faults(data, schema, schema)) == []


def test_an_analysis_has_the_keys_of_its_number(tmp_path: Path) -> None:
    replay = tmp_path / "game.json"
    replay.write_bytes(text_of(place("REPLAY", formats.REPLAY) / "monster_league.json.gz"))
    today = json.loads(printed(f"replay {replay} --analyse"))
    kept = json.loads(text_of(place("ANALYSIS", formats.ANALYSIS) / "monster_league.json.gz"))
    assert (today["format"], shape(today)) == (formats.ANALYSIS, shape(kept))


def test_a_solution_has_the_keys_of_its_number(tmp_path: Path) -> None:
    rules = tmp_path / "monster_league" / "rules.yaml"
    rules.parent.mkdir()
    rules.write_text("innings: 1\nouts: 1\n", "utf-8")  # solved sooner
    today = json.loads(printed(f"solve monster_league --cards {tmp_path}"))
    kept = json.loads(text_of(place("SOLUTION", formats.SOLUTION) / "usual.json.gz"))
    assert (today["format"], shape(today)) == (formats.SOLUTION, shape(kept))
