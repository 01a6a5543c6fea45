"""Forged files: every field of a save, a replay and kept cards, however deep, with every kind of value.

A forged file is sealed like a true one, so only what is in it can give it away. It is refused in a sentence, or becomes
a match that can be played.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lordsball import games
from lordsball.games import Catalog, Game
from lordsball.match.files import NotReadable
from lordsball.match.loading import Changed
from lordsball.match.match import Match, MatchBroken
from lordsball.match.replay import export, open_replay
from lordsball.match.saved_match import summary
from lordsball.match.saves import Saves
from lordsball.match.sealed import seal, unseal
from lordsball.match.seats import Seat
from soaking.harness import Found, Harness
from soaking.whole_games import shipped

VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 10**6, 10**19, -(10**19), 2.5, "", "x", "x" * 100_000, "\0", "\ud800", "12", [],
    [1], [None], ["a", "a"], [[]], {}, {"a": 1}, {"kind": "x"}, [{}], [0] * 20_000, {str(n): n for n in range(5_000)},
)
GONE = object()
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
        self.cards: Catalog = shipped(key)
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
            if not str(refused).endswith(".") or len(str(refused)) > LONGEST:
                raise Found(f"no sentence: {str(refused)[:200]}") from refused
        finally:
            self.files[kind].write_bytes(self.raw[kind])

    def watch(self, path: Path) -> None:
        shown = open_replay(path, self.saves.packs, lambda game: self.cards)
        shown.go(shown.length)
        for seat in (None, 0):
            shown.view(seat)
            shown.log(seat)
        if len(str(shown.diverged)) > LONGEST:
            raise Found(f"no sentence: {str(shown.diverged)[:200]}")

    def go_on(self) -> None:
        entry = self.saves.entry(self.files["save"])
        if len(entry.trouble) > LONGEST:
            raise Found(f"no sentence: {entry.trouble[:200]}")
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
            if not summary(match):
                raise Found("a match that cannot say where it stands")
            if match.decision is None:
                return
            try:
                match.act(rng.choice(match.decision.options))
            except MatchBroken as broken:
                raise Found("a forged position was accepted that breaks the rules") from broken


def forgery(rng: random.Random, forger: Forger) -> tuple[str, Path_, Any]:
    """Any place of any of the files, and what to put there."""
    kind, place = rng.choice(forger.places)
    return kind, place, rng.choice((*VALUES, GONE))


def turn(rng: random.Random, folder: Path) -> None:
    """A match somewhere in its course, and some forged files of it."""
    key = rng.choice(list(games.SHELF))
    forger = Forger(key, folder, rng.choice((6, 15, 40, 120)), rng.randrange(10**6))
    for _ in range(20):
        kind, place, value = forgery(rng, forger)
        try:
            forger.attempt(kind, place, value)
        except Exception as failure:
            shown = "nothing" if value is GONE else repr(value)[:60]
            raise Found(f"{key}: a {kind} with {shown} at {place}: {failure!r:.300}") from failure


HARNESS = Harness("forgeries", "saves, replays and kept cards with forged fields", turn, 100)
