"""Writes a golden file of each format whose present number has none yet. Those that are there are never touched.

    .venv/bin/python -m tests.golden.make
"""

from __future__ import annotations

import contextlib
import gzip
import io
import json
import random
import shutil
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from lordsball import formats, games, paths
from lordsball.cli import main
from lordsball.lessons.progress import Progress
from lordsball.match.best_list import Alone, BestList
from lordsball.match.match import Match
from lordsball.match.replay import export
from lordsball.match.saves import Saves
from lordsball.match.seats import Seat
from lordsball.records.book import Book
from lordsball.records.gathering import Gathering
from lordsball.ui.shell import settings as settings_file

FOLDER = Path(__file__).parent
TOP = FOLDER.parents[1]
SEED = 1869
CHOSEN: dict[str, Any] = {
    "fullscreen": True, "window_width": 1600, "window_height": 900, "text_size": 125, "speed": "fast",
    "reading": "long", "first_tips": False, "throw": "d20", "ask_change": True, "confirm_last_token": False,
    "win_expectancy": True,
    "reduced_motion": True, "high_contrast": True, "sound_all": 90, "sound_play": 80, "sound_crowd": 70,
    "sound_music": 0, "sound_buttons": 60, "muted": True, "quiet_away": False, "packs_off": ["night.zip"],
    "packs_order": ["bog_standards", "night.zip"],
    "last_seats": {"wild_cards": [["Ann", "human", "underdogs"], ["Vera", "veteran", "all_stars"]]},
    "last_choices": {"lords": {"years": "5", "league": "coast"}},
}
"""Every setting, as few have it."""
DATA_OF = {
    "simulation": {
        "table": "simulate monster_league --games 20 --seats rookie,regular --contribution",
        "lords": "simulate lords --games 1 --seats random,random",
        "round_robin": "simulate monster_league --games 30 --seats random,random --teams all",
        "compare": "compare monster_league --games 20 --seats random,random --teams swamp_shuffle,candy_crushers "
        "--against mountain_maulers",
        "sweep": "compare monster_league --games 4 --seats random,random --sweep rules.outs=2..3",
        "exact": "compare monster_league --teams graveyard_shift,candy_crushers --against swamp_shuffle",
    },
    "solution": {"usual": "solve monster_league"},
}
"""Commands that print data, by their format and a name for the file."""


def packed(text: str | bytes) -> bytes:
    """The same bytes for the same text on any day."""
    return gzip.compress(text.encode() if isinstance(text, str) else text, mtime=0)


def played(key: str, steps: int | None = None) -> Match:
    """A game between Ann and Bob, chosen at random; to its end, or so far."""
    game = games.game(key)
    cards = game.load_cards([paths.cards()])
    match, rng = Match(game, cards, game.options(cards, 2, {}), [Seat("Ann"), Seat("Bob")], SEED), random.Random(SEED)
    while match.decision is not None and (steps is None or match.history.now < steps):
        match.act(rng.choice(match.decision.options))
    return match


def printed(words: str) -> str:
    """What a command prints with `--json`."""
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()):
        assert main([*words.split(), "--json"]) == 0, words
    return out.getvalue()


def saves(into: Path) -> None:
    """A save of each game, in the middle of it."""
    with tempfile.TemporaryDirectory() as data:
        for key in games.SHELF:
            match = played(key, 60)
            shutil.copy(Saves(Path(data)).save(match, f"Golden {key}").path, into / f"{key}.json")


def kept_cards(into: Path) -> None:
    """The cards of those saves."""
    with tempfile.TemporaryDirectory() as data:
        for key in games.SHELF:
            Saves(Path(data)).save(played(key, 1), key)
        for file in (Path(data) / "packs").iterdir():
            (into / f"{file.name}.gz").write_bytes(packed(file.read_bytes()))


def replays(into: Path) -> None:
    """A whole game of each."""
    with tempfile.TemporaryDirectory() as data:
        for key in games.SHELF:
            export(played(key), Path(data) / key, datetime(2026, 12, 1, tzinfo=UTC))
            (into / f"{key}.json.gz").write_bytes(packed((Path(data) / key).read_bytes()))


def settings(into: Path) -> None:
    """Settings of a person who likes nothing as it is."""
    settings_file.save(settings_file.Settings(**CHOSEN), into / "settings.json")


def lessons(into: Path) -> None:
    """The lessons of somebody who is in the middle of one."""
    Progress(into / "lessons.json", {"lords/spring": 3}, {"wild_cards/cards_and_pitch"}, {"lords/first_card"}).keep()


def best_list(into: Path) -> None:
    """Two seasons of somebody who plays alone."""
    kinds = ("coast, 3 years", "plains, 7 years")
    done = [
        Alone("lords", kind, f"{n:016x}", "Harbor Herons", 70 + n, "silver", "2026-12-01")
        for n, kind in enumerate(kinds)
    ]
    BestList(into / "best_list.json", done).keep()


def records(into: Path) -> None:
    """A book with a game of each."""
    with tempfile.TemporaryDirectory() as data:
        _book_in(Path(data))
        (into / "records.sqlite.gz").write_bytes(packed((Path(data) / "records.sqlite").read_bytes()))


def records_data(into: Path) -> None:
    """The same book as data."""
    with tempfile.TemporaryDirectory() as data:
        _book_in(Path(data))
        (into / "records.json.gz").write_bytes(packed(printed(f"records --data-dir {data}")))


def _book_in(data: Path) -> None:
    at = Saves(data, clock=lambda: datetime(2026, 12, 1, tzinfo=UTC))
    for key in games.SHELF:
        match = played(key)
        at.keep(at.describe(match), match.catalogs)
    Gathering(data, Book(data)).gather()


def cards(into: Path) -> None:
    """A pack with all that a pack can have."""
    pack = into / "bog_standards"
    shutil.copytree(TOP / "examples" / "bog_standards", pack)
    about = pack / "pack.yaml"
    about.write_text(f"{about.read_text('utf-8')}format: {formats.CARDS}\n", "utf-8")
    guide = (TOP / "docs" / "lessons.md").read_text("utf-8").partition("<!-- as monster_league/lessons/first_swing")
    files = {
        "wild_cards/teams/tweak.yaml": "id: underdogs\nplayers:\n  - {id: ud_p14, bat: 4}\n",
        "lords/park.yaml": "field: [{level: 8, price: 80}]\n",
        "monster_league/lessons/first_swing.yaml": guide[2].partition("```yaml\n")[2].partition("```")[0],
    }
    for name, text in files.items():
        (pack / name).parent.mkdir(parents=True, exist_ok=True)
        (pack / name).write_text(text, "utf-8")


def data_of(kind: str) -> Callable[[Path], None]:
    """What the commands of that kind print."""

    def write(into: Path) -> None:
        for name, words in DATA_OF[kind].items():
            (into / f"{name}.json.gz").write_bytes(packed(printed(words)))

    return write


def analysis(into: Path) -> None:
    """The analysis of a game of Monster League."""
    with tempfile.TemporaryDirectory() as data:
        replay = Path(data) / "game.json"
        export(played("monster_league"), replay)
        found = json.loads(printed(f"replay {replay} --analyse"))
    (into / "monster_league.json.gz").write_bytes(packed(json.dumps(found)))


WRITERS = {
    "SAVE": saves, "REPLAY": replays, "KEPT_CARDS": kept_cards, "SETTINGS": settings, "LESSONS": lessons,
    "BEST_LIST": best_list, "RECORDS": records, "RECORDS_DATA": records_data, "CARDS": cards,
    "SIMULATION": data_of("simulation"), "ANALYSIS": analysis, "SOLUTION": data_of("solution"),
}
"""By the name in `formats.py`. (A solved table is worked out again: nobody misses one.)"""


def place(name: str, number: int) -> Path:
    """Where the golden files of a format lie."""
    return FOLDER / name.lower() / str(number)


if __name__ == "__main__":
    for each, writer in WRITERS.items():
        folder = place(each, getattr(formats, each))
        if not folder.exists():
            with tempfile.TemporaryDirectory() as whole:
                writer(Path(whole))
                shutil.copytree(whole, folder)
            print(folder.relative_to(TOP))
