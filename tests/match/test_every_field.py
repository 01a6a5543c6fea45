"""Each field of a save, a replay and a pack, however deep, forged with every kind of value: a sentence or a match that
can be played, never an error, and never for long."""

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lordsball import games, paths
from lordsball.games import Catalog, Game
from lordsball.match.files import NotReadable
from lordsball.match.loading import Changed
from lordsball.match.match import Match, MatchBroken
from lordsball.match.replay import export, open_replay
from lordsball.match.saved_match import summary
from lordsball.match.saves import Saves
from lordsball.match.sealed import seal, unseal
from lordsball.match.seats import Seat
from tests.cost import within

VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 10**6, 10**19, -(10**19), 2.5, "", "x", "x" * 100_000, "\0", "\ud800", "12", [],
    [1], [None], ["a", "a"], [[]], {}, {"a": 1}, {"kind": "x"}, [{}], [0] * 20_000, {str(n): n for n in range(5_000)},
)
GONE = object()
CASES = {"monster_league": 100, "wild_cards": 60, "lords": 24}
"""This many forged fields a game and seed; `python -m tests.match.test_every_field GAME NUMBER SEED` tries others."""
LONGEST = 700
"""Letters of a sentence about a file."""

Path_ = tuple[str | int, ...]


def fields(data: Any, path: Path_ = ()) -> Iterator[Path_]:
    """Where something stands: every key, and of each list its first and last entry."""
    if path:
        yield path
    if isinstance(data, dict):
        for key in data:
            yield from fields(data[key], (*path, key))
    elif isinstance(data, list):
        for place in sorted({0, len(data) - 1}) if data else ():
            yield from fields(data[place], (*path, place))


def forged(data: Any, path: Path_, value: Any) -> Any:
    """A copy with that value at that place, or without what stands there."""
    changed = copy.copy(data)
    if len(path) > 1:
        changed[path[0]] = forged(data[path[0]], path[1:], value)
    elif value is GONE:
        del changed[path[0]]
    else:
        changed[path[0]] = value
    return changed


class Forger:
    """A save, a replay and a pack of one game, and what is tried on forged ones."""

    def __init__(self, key: str, folder: Path, steps: int, seed: int) -> None:
        self.game: Game = games.game(key)
        self.cards: Catalog = self.game.load_cards([paths.cards()])
        rng, seats = random.Random(seed), [Seat("Ann"), Seat("Bob")]
        match = Match(self.game, self.cards, self.game.options(self.cards, 2, {}), seats, seed)
        while match.decision is not None and match.history.now < steps:
            match.act(rng.choice(match.decision.options))
        self.saves = Saves(folder)
        named = self.saves.save(match, "Forged").path
        export(match, folder / "replay.json")
        pack = next(self.saves.packs.folder.iterdir())
        self.files = {"save": named, "replay": folder / "replay.json", "card pack": pack}
        self.whole = {kind: unseal(kind, path.read_bytes()) for kind, path in self.files.items()}
        self.raw = {kind: path.read_bytes() for kind, path in self.files.items()}
        self.places = [(kind, path) for kind, data in self.whole.items() for path in fields(data)]

    def attempt(self, kind: str, place: Path_, value: Any) -> None:
        """Forge it, use it, put it right again."""
        self.files[kind].write_bytes(seal(kind, forged(self.whole[kind], place, value)))
        try:
            if kind == "replay":
                self.watch(self.files[kind])
            else:
                self.go_on()
        except NotReadable as refused:
            assert str(refused).endswith(".") and len(str(refused)) < LONGEST
        finally:
            self.files[kind].write_bytes(self.raw[kind])

    def watch(self, path: Path) -> None:
        shown = open_replay(path, self.saves.packs, lambda game: self.cards)
        shown.go(shown.length)
        for seat in (None, 0):
            shown.view(seat)
            shown.log(seat)
        assert len(str(shown.diverged)) < LONGEST

    def go_on(self) -> None:
        entry = self.saves.entry(self.files["save"])
        assert len(entry.trouble) < LONGEST
        found = self.saves.load(entry, self.cards)
        for loaded in (found.with_old, found.with_todays) if isinstance(found, Changed) else (found,):
            if loaded is not None:
                self.play(loaded.match)

    def play(self, match: Match) -> None:
        rng = random.Random(1)
        for _ in range(3):
            for seat in (None, 0):
                match.view(seat)
                match.log(seat)
            assert summary(match)
            if match.decision is None:
                return
            try:
                match.act(rng.choice(match.decision.options))
            except MatchBroken as broken:
                raise AssertionError("a forged position was accepted that breaks the rules") from broken


def tried(key: str, folder: Path, number: int, seed: int) -> None:
    rng = random.Random(seed)
    forger = Forger(key, folder, rng.choice((6, 15, 40)), seed)
    for kind, place in rng.sample(forger.places, min(number, len(forger.places))):
        value = rng.choice((*VALUES, GONE))
        try:
            with within(5):
                forger.attempt(kind, place, value)
        except Exception as failure:
            shown = "nothing" if value is GONE else repr(value)[:60]
            raise AssertionError(f"{key}, seed {seed}: {kind} with {shown} at {place}: {failure!r:.300}") from failure


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("key", CASES)
def test_a_forged_field_is_refused_with_a_sentence_or_can_be_played(tmp_path: Path, key: str, seed: int) -> None:
    tried(key, tmp_path, CASES[key], seed)


@pytest.mark.parametrize("value", VALUES, ids=lambda value: repr(value)[:12])
def test_every_value_in_every_first_field(tmp_path: Path, value: Any) -> None:
    forger = Forger("monster_league", tmp_path, 8, 1)
    for kind, place in forger.places:
        if len(place) == 1 or "packs" in place or "texts" in place:
            forger.attempt(kind, place, value)


if __name__ == "__main__":
    import sys
    import tempfile

    for turn in range(int(sys.argv[3]), int(sys.argv[3]) + 1000):
        with tempfile.TemporaryDirectory() as made:
            tried(sys.argv[1], Path(made), int(sys.argv[2]), turn)
        print(sys.argv[1], turn, flush=True)
