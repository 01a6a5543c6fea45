"""Damaged files: flipped bits, holes, cuts and doubled pieces in everything that lordsball keeps or is handed.

A file is read as it was written, or refused in a sentence, or an older copy takes its place; it is never read as
something else, and nothing crashes.
"""

from __future__ import annotations

import atexit
import random
import shutil
import tempfile
import zipfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from lordsball import games, paths
from lordsball.ai.monster_league import keeping
from lordsball.ai.monster_league.pairing import pairing_of
from lordsball.content import zips
from lordsball.games.packs import open_pack
from lordsball.lessons import progress
from lordsball.match.files import NotReadable
from lordsball.match.match import Match
from lordsball.match.replay import export, open_replay
from lordsball.match.saves import Saves
from lordsball.match.sealed import FORMATS, unseal
from lordsball.match.seats import Seat
from lordsball.ui.shell import settings
from soaking.harness import Found, Harness
from soaking.whole_games import shipped

TOP = Path(__file__).resolve().parents[2]
HEAD = 600
"""Bytes at the beginning, where files say what they are: accidents there are more telling."""
PIECE = 400
"""Bytes of the longest piece that is cut, doubled or blanked."""


def damaged(rng: random.Random, whole: bytes) -> bytes:
    """The same bytes after an accident of the disk, the line or a hand."""
    data = bytearray(whole)
    reach = len(data) if rng.random() < 0.6 else min(len(data), HEAD)
    at, size = rng.randrange(reach), rng.randint(1, PIECE)
    match rng.randrange(6):
        case 0 | 1:
            for _ in range(rng.randint(1, 8)):
                data[rng.randrange(reach)] ^= 1 << rng.randrange(8)
        case 2:
            del data[at:]
        case 3:
            del data[at : at + size]
        case 4:
            data[at : at + size] = bytes(len(data[at : at + size]))
        case _:
            data[at:at] = data[at : at + size]
    return bytes(data)


@cache
def _originals() -> Path:
    """A folder with a save, a replay, settings, progress, a pack and a table, for all turns to copy."""
    made = tempfile.TemporaryDirectory(prefix="lordsball_whole_")
    atexit.register(made.cleanup)
    folder = Path(made.name)
    for key in games.SHELF:
        game, rng = games.game(key), random.Random(7)
        cards = shipped(key)
        match = Match(game, cards, game.options(cards, 2, {}), [Seat("Ann"), Seat("Bob")], 7)
        while match.decision is not None and match.history.now < 30:
            match.act(rng.choice(match.decision.options))
        saves = Saves(folder)
        saves.save(match, key)
        export(match, folder / f"{key}.replay.json")
    settings.save(settings.Settings(last_seats={"lords": [["Ann", "human", "x"]]}), folder / "settings.json")
    progress.Progress(folder / "lessons.json", {"lords/spring": 2}, {"a/b"}, {"c/d"}).keep()
    with zipfile.ZipFile(folder / "pack.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        example = TOP / "examples" / "bog_standards"
        for file in sorted(example.rglob("*.*")):
            archive.write(file, file.relative_to(example).as_posix())
    for file in sorted((paths.cards() / "monster_league" / "solved").iterdir()):
        shutil.copy(file, folder / file.name)
    return folder


def turn(rng: random.Random, folder: Path) -> None:
    """Damage one file in one way, and use it."""
    shutil.copytree(_originals(), folder, dirs_exist_ok=True)
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    for _ in range(20):
        file = rng.choice(files)
        whole = file.read_bytes()
        broken = damaged(rng, whole)
        file.write_bytes(broken)
        _reader(file)(file, whole, folder)
        file.write_bytes(whole)
        for aside in folder.glob("*.broken.json"):
            aside.unlink()


def _reader(file: Path) -> Callable[[Path, bytes, Path], None]:
    if file.name in ("settings.json", "lessons.json"):
        return _kept
    return {".zip": _pack, keeping.ENDING: _table}.get(file.suffix, _sealed)


def _kept(file: Path, whole: bytes, folder: Path) -> None:
    if file.name == "settings.json":
        settings.load(file)
    else:
        progress.load(file)


def _pack(file: Path, whole: bytes, folder: Path) -> None:
    cache_folder = folder / "unpacked"
    for problem in open_pack(file, cache_folder, "0.1.0").problems:
        if not str(problem).strip():
            raise Found("a damaged pack is refused without a word")
    try:
        zips.unpacked(file, cache_folder)
    except zips.NoZip as refused:
        if not str(refused).startswith("found "):
            raise Found(f"a damaged zip is refused like this: {refused}") from refused


def _table(file: Path, whole: bytes, folder: Path) -> None:
    catalog = shipped("monster_league")
    teams = tuple(side.key for side in games.game("monster_league").sides_of(catalog, {}))
    for order in ((teams[0], teams[1]), (teams[1], teams[0])):
        pairing = pairing_of(catalog, order)
        if pairing.fingerprint == file.stem:
            table = keeping.find(pairing, [file.parent])
            if table is not None and keeping.packed(table) != whole:
                raise Found("a damaged table was read as another")


def _sealed(file: Path, whole: bytes, folder: Path) -> None:
    for kind in FORMATS:
        try:
            data = unseal(kind, file.read_bytes())
        except NotReadable as refused:
            if not str(refused).endswith("."):
                raise Found(f"no sentence: {refused}") from refused
        else:
            if data != unseal(kind, whole):
                raise Found(f"{file.name} was read as something else than was written")
    saves = Saves(folder)
    for entry in saves.entries():
        if entry.trouble:
            continue
        try:
            saves.load(entry, shipped(entry.saved.game) if entry.saved else None)
        except NotReadable:
            continue
    try:
        open_replay(file)
    except NotReadable:
        return


HARNESS = Harness("flips", "damaged files: flipped bits, holes, cuts, doubled pieces", turn, 60)
