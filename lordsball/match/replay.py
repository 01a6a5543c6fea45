"""Watching a game again: any step at once, and a plain statement of where today's rules would play it differently.

A replay file holds all it needs: the save's own data, the texts of its cards, and a mark for the position after each
step, so that the first step that comes out differently is found and named.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from lordsball import games, limits
from lordsball.engine.position import Position
from lordsball.games import Catalog, Game
from lordsball.games import Line as LogLine
from lordsball.match import files, saved_match
from lordsball.match.files import NotReadable, NotWritten
from lordsball.match.history import hear
from lordsball.match.kept_cards import GONE, KeptCards, catalog_of
from lordsball.match.loading import UNFIT, Divergence, follow
from lordsball.match.match import Match, Packet
from lordsball.match.measured import as_reason
from lordsball.match.record import CardsChanged, Done, card_sets
from lordsball.match.saved_match import SavedMatch, described
from lordsball.match.sealed import seal, unseal

KIND = "replay"


class Replay:
    """Stands before one step of a finished or unfinished game; `forward`, `back` and `go` move.

    While a game is still played, show `view` of a spectator or of the seat that watches, as at the table.
    """

    def __init__(self, match: Match, diverged: Divergence | None = None, length: int | None = None) -> None:
        """Watch what this match has been through so far; it may go on meanwhile."""
        self.match = match
        """The match that is watched: another way can be tried from any moment of it."""
        self.game, self.seats, self.names = match.game, match.seats, match.names
        self.history = match.history.copy()
        self.opening = match.opening(None)
        """What a spectator was told before the first step."""
        self.diverged = diverged
        """Where the record could not be followed: the replay ends before that step."""
        self.recorded = self.history.now if length is None else length
        """How many steps the record has; more than `length` where it could not be followed."""
        self.at = 0
        self.position: Position = self.history.at(0)

    @property
    def length(self) -> int:
        """How many steps can be watched."""
        return self.history.now

    @property
    def over(self) -> bool:
        """Does it show a game to its end? Then there are no secrets left to keep."""
        return self.diverged is None and self.history.at(self.length).decision is None

    def view(self, seat: int | None) -> Position:
        """What that seat (None: a spectator) saw at this step."""
        return self.position.view(seat)

    def forward(self) -> Packet | CardsChanged | None:
        """Take the next step and return what it told; None at the end."""
        if self.at >= self.length:
            return None
        number = self.at
        step = self.history.steps[number]
        if not isinstance(step.line, Done):
            self.go(number + 1)
            return step.line
        heard = hear(self.position, step.line.action)
        self.at = number + 1
        return Packet(number, step.seat, step.line.action, *heard, step.line.forced)

    def back(self) -> bool:
        """Take a step back; False at the start."""
        if self.at == 0:
            return False
        self.go(self.at - 1)
        return True

    def go(self, number: int) -> None:
        """Stand where `number` steps have been taken, or at the nearest end."""
        self.at = max(0, min(number, self.length))
        self.position = self.history.at(self.at)

    def told(self) -> Iterator[Any]:
        """Everything that was told in public up to here."""
        for _, moment in zip(range(self.at), self.history.walk(), strict=False):
            yield from (event for one in moment.told if (event := one.for_seat(None)) is not None)

    def log(self, seat: int | None) -> list[LogLine]:
        """The log up to here as that seat knew it."""
        lines = []
        for number, moment in enumerate(self.history.walk()):
            if number >= self.at:
                break
            view = moment.position.view(seat)
            for told in moment.told:
                if (event := told.for_seat(seat)) is not None:
                    lines += self.game.words.lines(event, view)
        return lines


def export(match: Match, path: Path, time: datetime | None = None, order: int | None = None) -> None:
    """Write a replay of the match that needs nothing else. Raises NotWritten, also for one too large to read."""
    data = described(match, "", time or datetime.now(UTC), order)
    used = card_sets(match.first_cards.fingerprint, match.history.lines())
    packs = {fingerprint: dict(match.catalogs[fingerprint].texts) for fingerprint in used}
    marks = [mark(moment.position) for moment in match.history.walk()]
    content = seal(KIND, {**data, "packs": packs, "marks": marks})
    if len(content) > limits.SAVE_FILE:
        raise NotWritten("The replay could not be saved: the cards were edited so often that it would be too large.")
    files.write(path, content, generations=1, called="The replay")


def mark(position: Position) -> int:
    """A short check value of a position."""
    return zlib.crc32(json.dumps(position.save(), sort_keys=True).encode())


def open_replay(
    path: Path,
    packs: KeptCards | None = None,
    today: Callable[[Game], Catalog | None] | None = None,
    find: Callable[[str], Game] = games.game,
) -> Replay:
    """A replay from a replay file, or from a save, whose cards are in `packs` or are those of `today`.

    Raises NotReadable.
    """
    data, _ = files.newest_whole(path, unsealed)
    saved = saved_match.saved_match(data)
    try:
        game = find(saved.game)
    except KeyError as unknown:
        raise NotReadable(f"This program has no game “{saved.game[:30]}”.") from unknown
    catalogs = _catalogs(game, data, saved, packs)
    first = catalogs.get(saved.first_cards) or (today(game) if today else None)
    if first is None:
        raise NotReadable("The cards this game was played with are gone, or this program cannot read them.")
    try:
        match = Match(game, first, saved.options, saved.seats, saved.seed, saved.table, saved.start)
    except UNFIT as refused:
        gone = "" if saved.first_cards in catalogs else f" {GONE}"
        raise NotReadable(f"This game cannot be played again: {as_reason(refused)}{gone}") from refused
    stopped = follow(match, saved.record, catalogs)
    diverged = _marked(match, data.get("marks")) or stopped or _ending(match, saved)
    if diverged is not None:
        match.history.now = max(0, min(match.history.now, diverged.number - 1))
    return Replay(match, diverged, len(saved.record))


def unsealed(raw: bytes) -> dict[str, Any]:
    """The data of a replay file or a save. Raises NotReadable."""
    try:
        return unseal(KIND, raw)
    except NotReadable as refused:
        try:
            return unseal(saved_match.KIND, raw)
        except NotReadable:
            raise refused from None


def _catalogs(game: Game, data: Mapping[str, Any], saved: SavedMatch, packs: KeptCards | None) -> dict[str, Catalog]:
    found: dict[str, Catalog] = {}
    embedded = data.get("packs")
    for fingerprint in card_sets(saved.first_cards, saved.record):
        texts = embedded.get(fingerprint) if isinstance(embedded, dict) else None
        cards = catalog_of(game, texts) or (packs.find(game, fingerprint) if packs else None)
        if cards is not None:
            found[fingerprint] = cards
    return found


def _marked(match: Match, marks: Any) -> Divergence | None:
    """The first step after which the position is not the one that was marked."""
    if not isinstance(marks, list):
        return None
    for number, (moment, wanted) in enumerate(zip(match.history.walk(), marks, strict=False), 1):
        if mark(moment.position) != wanted:
            return Divergence(number, f"“{moment.step.line}” no longer plays out as recorded")
    return None


def _ending(match: Match, saved: SavedMatch) -> Divergence | None:
    if match.position.save() == saved.position:
        return None
    return Divergence(len(saved.record), "the game no longer plays out as recorded")
