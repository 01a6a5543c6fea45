"""What saves and replays tell the book: at the end of a game, at the start of the program, and to write it again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from lordsball import games
from lordsball.games import Catalog, Game
from lordsball.match.files import NotReadable
from lordsball.match.kept_cards import KeptCards
from lordsball.match.replay import Replay, open_replay
from lordsball.records.book import Book
from lordsball.records.entry import Entry, Source, entry_of, source

REPLAYS = "replays"
Listen = Callable[[int, int], object]
"""Told how many files have been read, and of how many."""


@dataclass
class Gathered:
    """What came of it."""

    entered: int = 0
    withdrawn: int = 0
    refused: list[tuple[Path, str]] = field(default_factory=list)
    """Files of finished games that could not be understood, each with a sentence."""


class Gathering:
    """Where to look, and with which cards.

    :param data: the folder for a person's own files.
    :param today: the cards of a game as they are now, for records whose own are gone; None where they can't be read.
    """

    def __init__(
        self,
        data: Path,
        book: Book,
        today: Callable[[Game], Catalog | None] | None = None,
        find: Callable[[str], Game] = games.game,
    ) -> None:
        self.data, self.book = data, book
        self._packs = _KnownCards(data / "packs")
        self.cards = self._packs.known
        """Cards that need not be read again, by fingerprint."""
        self._today, self._find = today, find

    def take(self, path: Path) -> bool:
        """A match has been left: enter it if its save says it is over, else withdraw an end that was undone. What the
        save says is what counts, so nothing is lost or counted twice whenever the program ends. True: the book changed.

        Raises NotReadable, NotWritten.
        """
        found = source(path)
        if not found.saved.over:
            return self.book.withdraw(found.saved.id, found.saved.order)
        return found.counts and self.book.enter(self._entry(found), found)

    def gather(self, listen: Listen | None = None) -> Gathered:
        """Enter finished saves and kept records that are missing, and withdraw what was undone: after a crash, after
        the book was put aside, or at the first start with old saves."""
        return self._gather(_files(self.book.folder, self.data / "saves"), listen)

    def rebuild(self, listen: Listen | None = None) -> Gathered:
        """Strike all and read everything again, replays of one's own folder too."""
        places = (self.book.folder, self.data / "saves", self.data / REPLAYS)
        self.book.clear()
        return self._gather(_files(*places), listen)

    def replay_of(self, path: Path) -> Replay:
        """A kept record, to be watched. Raises NotReadable."""
        return open_replay(path, self._packs, self._today, self._find)

    def _gather(self, paths: Iterable[Path], listen: Listen | None) -> Gathered:
        done, waiting = Gathered(), [*paths]
        known = self.book.known()
        unfinished: dict[str, int] = {}
        for number, path in enumerate(waiting, 1):
            try:
                if path.parent == self.book.folder and path.stem in known:
                    continue
                found = source(path)
                if found.saved.id and not found.saved.over and path.parent.name == "automatic":
                    unfinished[found.saved.id] = found.saved.order
                elif found.counts and found.key not in known:
                    done.entered += self.book.enter(self._entry(found), found)
            except NotReadable as refused:
                done.refused.append((path, str(refused)))
            if listen is not None:
                listen(number, len(waiting))
        for match, order in unfinished.items():
            done.withdrawn += self.book.withdraw(match, order)
        return done

    def _entry(self, found: Source) -> Entry:
        return entry_of(found, self._packs, self._today, self._find)


class _KnownCards(KeptCards):
    """Kept cards, each set of which is read once."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.known: dict[str, Catalog] = {}

    def find(self, game: Game, fingerprint: str) -> Catalog | None:
        if fingerprint not in self.known and (found := super().find(game, fingerprint)) is not None:
            self.known[fingerprint] = found
        return self.known.get(fingerprint)


def _files(*folders: Path) -> Iterator[Path]:
    """Every file of these folders, and of the folder of automatic saves."""
    for folder in folders:
        for place in (folder, folder / "automatic"):
            try:
                yield from sorted(path for path in place.glob("*.json") if not path.name.startswith("."))
            except OSError:  # not there yet, or not to be read: then there is nothing to gather
                continue
