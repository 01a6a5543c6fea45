"""Which games of the book are shown, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from lordsball.records.entry import Entry
from lordsball.records.figures import seat_of
from lordsball.records.telling import score_of

ALONE, COMPUTERS = "*alone", "*computers"
"""Of `who`: one person and computers; computers only. (No name begins with a star: see `seats.clean_name`.)"""
CLOSE, AGAIN = "close", "again"
"""Of `only`, beside the keys of what is special."""

ORDERS: tuple[tuple[str, Callable[[Entry], object], bool], ...] = (
    ("newest first", lambda entry: (entry.order, entry.key), True),
    ("oldest first", lambda entry: (entry.order, entry.key), False),
    ("highest score", lambda entry: max((sat.score or 0 for sat in entry.sides), default=0), True),
    ("longest first", lambda entry: entry.decisions, True),
)
"""What an order is called, by what it goes, and whether the largest come first."""


@dataclass
class Sifting:
    """What has to be true of a game."""

    game: str = ""
    who: str = ""
    only: set[str] = field(default_factory=set)
    words: str = ""
    order: int = 0

    @property
    def active(self) -> bool:
        """Is anything left out, beside games of computers only?"""
        return bool(self.game or self.who or self.only or self.words.strip())

    def clear(self) -> None:
        """Let everything through again; the order stays."""
        self.game, self.who, self.only, self.words = "", "", set(), ""

    def through(self, games: Iterable[Entry]) -> list[Entry]:
        """The games that are shown, in their order."""
        found = [entry for entry in games if self._is_of(entry) and self._is_so(entry) and self._says(entry)]
        _, by, largest = ORDERS[self.order]
        return sorted(found, key=by, reverse=largest)  # type: ignore[arg-type]

    def _is_of(self, entry: Entry) -> bool:
        return self.game in ("", entry.game) and is_by(entry, self.who)

    def _is_so(self, entry: Entry) -> bool:
        return all(is_such(entry, what) for what in self.only)

    def _says(self, entry: Entry) -> bool:
        told = " ".join((
            entry.title, score_of(entry), entry.kept.setting, entry.result, f"seed {entry.seed}", entry.ended[:10],
            *(f"{sat.name} {sat.player} {sat.side_name}" for sat in entry.sides),
            *(special.words for special in entry.specials),
        )).casefold()
        return all(word in told for word in self.words.casefold().split())


def is_by(entry: Entry, who: str) -> bool:
    """Has this person (anybody, one person alone, computers only) played the game?"""
    if who == COMPUTERS:
        return entry.computers_only
    if who == ALONE:
        return sum(sat.human for sat in entry.sides) == 1
    return not entry.computers_only if not who else seat_of(entry, who) is not None


def is_such(entry: Entry, what: str) -> bool:
    """Is a game won by one, played from a known seed, or special in this way?"""
    if what == CLOSE:
        scores = sorted(sat.score for sat in entry.sides if sat.score is not None)
        return len(scores) == 2 and scores[1] - scores[0] == 1
    if what == AGAIN:
        return entry.again
    return any(special.key == what for special in entry.specials)


def specials(games: Sequence[Entry]) -> dict[str, str]:
    """Everything special in these games, the most frequent first: its key and its words."""
    counts: dict[str, int] = {}
    words: dict[str, str] = {}
    for entry in games:
        for special in entry.specials:
            counts[special.key] = counts.get(special.key, 0) + 1
            words.setdefault(special.key, special.words)
    return {key: words[key] for key in sorted(counts, key=lambda key: (-counts[key], words[key]))}
