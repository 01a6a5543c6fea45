"""The best games that one person has finished alone: a small file of the data folder."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from lordsball import formats, limits
from lordsball.match import files
from lordsball.match.measured import is_line
from lordsball.match.remembered import remembered

NAME = "best_list.json"
NEWER = "A newer lordsball keeps your best list. This one shows it but adds nothing."
LOST = "Your best list could not be read, so it starts over. The old file is kept as best_list.broken.json."


class Alone(NamedTuple):
    """A game that one person has finished alone."""

    game: str
    """The key of the game."""
    kind: str
    """What was played, as far as games of it can be compared: "coast, 3 years". Ids, not names."""
    match: str
    """The id of the match: one that is finished twice, after an undo, counts once."""
    side: str
    """What the person played, by its name then."""
    points: int
    """The more the better."""
    grade: str
    """What was reached, in a word; "" for nothing."""
    day: str
    """When it was finished: 2026-12-01."""


@dataclass
class BestList:
    """What is remembered of games alone.

    :param path: where it is kept; None: nowhere.
    """

    path: Path | None = None
    games: list[Alone] = field(default_factory=list)
    notice: str = ""
    """A sentence where the file was of no use."""
    write: Callable[[Callable[[], None]], object] = field(default=lambda work: work())
    """Has the file written by this work, which raises NotWritten; a window has it done beside the drawing."""

    def of(self, game: str, kind: str) -> list[Alone]:
        """The games of one kind, the best first; of two as good, the earlier."""
        same = [each for each in self.games if (each.game, each.kind) == (game, kind)]
        return sorted(same, key=lambda each: -each.points)

    def note(self, done: Alone) -> None:
        """A game has come to its end. The list of its kind keeps the best, `limits.BEST_LIST` of them."""
        others = [each for each in self.games if each.match != done.match]
        if done in self.games:
            return
        self.games = [*others, done]
        kept = self.of(done.game, done.kind)[: limits.BEST_LIST]
        self.games = [each for each in self.games if (each.game, each.kind) != (done.game, done.kind) or each in kept]
        self.keep()

    def like(self, match: str) -> list[Alone]:
        """The games of the same kind as this match, itself included, the best first; none where it is not listed."""
        mine = next((each for each in self.games if each.match == match), None)
        return [] if mine is None else self.of(mine.game, mine.kind)

    def place(self, match: str) -> int | None:
        """The place of a match among its kind, from 1; None where it is not on the list."""
        return next((place for place, each in enumerate(self.like(match), 1) if each.match == match), None)

    def keep(self) -> None:
        """Write the file, whole or not at all."""
        if self.path is not None:
            known = {"format": formats.BEST_LIST, "games": [each._asdict() for each in self.games]}
            content = f"{json.dumps(known, indent=1)}\n".encode()
            self.write(partial(files.write, self.path, content, 1, "Your best list"))


def today() -> str:
    """This day, as the list writes it."""
    return date.today().isoformat()


def load(path: Path, kept: bool = True) -> BestList:
    """What the file remembers; an empty list where there is none, or one that is of no use. Never raises.

    :param kept: whether it is written again; see `remembered`.
    """
    found, where, notice = remembered(path, _understood, formats.BEST_LIST, NEWER, LOST, kept)
    return BestList(where, found or [], notice)


def _understood(raw: Any) -> list[Alone] | None:
    """The games in this data; None where any of it is not as it was written."""
    games = raw.get("games")
    if not isinstance(games, list):
        return None
    found = []
    for each in games:
        if not isinstance(each, dict) or set(each) != set(Alone._fields):
            return None
        points, words = each["points"], [each[name] for name in Alone._fields if name != "points"]
        if type(points) is not int or abs(points) > limits.BEST_POINTS:
            return None
        if not all(isinstance(word, str) and is_line(word, limits.SHOWN_TEXT) for word in words):
            return None
        found.append(Alone(**each))
    return found
