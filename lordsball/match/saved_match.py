"""A match as a save holds it: plain data, whose every field is checked before anything is built from it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar

from lordsball.engine.records import LoadError
from lordsball.match.files import NotReadable
from lordsball.match.match import Match
from lordsball.match.record import Line, parse_line, stretches
from lordsball.match.seats import Seat, SeatError, Table, seated, table_from

T = TypeVar("T")

KIND = "save"
_ID = re.compile(r"[0-9a-f]{16}")


@dataclass(frozen=True)
class SavedMatch:
    """What a save holds. Nothing in it has been played yet."""

    id: str
    name: str
    """What a person called it; "" for an automatic save."""
    game: str
    options: Mapping[str, Any]
    seats: tuple[Seat, ...]
    table: Table
    seed: int
    start: dict[str, Any] | None
    first_cards: str
    """Fingerprint of the cards at the start; the record names later ones."""
    record: tuple[Line, ...]
    position: dict[str, Any]
    time: datetime
    summary: str
    """Where it stands, in facts that everybody at the table knows."""
    over: bool
    version: str

    @property
    def cards(self) -> str:
        """Fingerprint of the cards it is played with now."""
        return stretches(self.first_cards, self.record)[-1]


def described(match: Match, name: str, time: datetime) -> dict[str, Any]:
    """The match as plain data for a save; nothing in it changes any more when the match goes on."""
    return {
        "id": match.id,
        "name": name,
        "game": match.game.key,
        "options": match.options,
        "seats": [{"name": seat.name, "player": seat.player} for seat in match.seats],
        "table": match.table.save(),
        "seed": match.seed,
        "start": match.start,
        "cards": match.first_cards.fingerprint,
        "record": match.record(),
        "position": match.position.save(),
        "time": time.isoformat(timespec="milliseconds"),
        "summary": summary(match),
        "over": match.over,
    }


def summary(match: Match) -> str:
    """Where the match stands, told from what a spectator sees."""
    view = match.view(None)
    if match.over:
        return match.game.words.result(view, match.names)
    question = match.game.words.question(view, match.names)
    return f"{question.key} {question.text}"


def saved_match(data: Mapping[str, Any]) -> SavedMatch:
    """The data of a save with every field checked. Raises NotReadable."""
    start = data.get("start")
    id = _field(data, "id", str)
    try:
        return SavedMatch(
            id=id if _ID.fullmatch(id) else "",
            name=_field(data, "name", str),
            game=_field(data, "game", str),
            options=_field(data, "options", dict),
            seats=seated(_seats(_field(data, "seats", list))),
            table=table_from(_field(data, "table", dict)),
            seed=_field(data, "seed", int),
            start=None if start is None else _field(data, "start", dict),
            first_cards=_field(data, "cards", str),
            record=tuple(_lines(_field(data, "record", list))),
            position=_field(data, "position", dict),
            time=_time(_field(data, "time", str)),
            summary=_field(data, "summary", str),
            over=_field(data, "over", bool),
            version=_field(data, "version", str),
        )
    except (LoadError, SeatError) as wrong:
        raise NotReadable(f"The save cannot be used: {wrong}") from wrong


def _field(data: Mapping[str, Any], key: str, kind: type[T]) -> T:
    value = data.get(key)
    if type(value) is not kind:
        raise NotReadable(f"The save cannot be used: its part “{key}” is missing or not what it should be.")
    return value


def _seats(data: Iterable[Any]) -> list[Seat]:
    seats = []
    for seat in data:
        if not isinstance(seat, dict):
            raise NotReadable("The save cannot be used: its part “seats” is missing or not what it should be.")
        seats.append(Seat(_field(seat, "name", str), _field(seat, "player", str)))
    return seats


def _lines(data: Iterable[Any]) -> Iterable[Line]:
    for text in data:
        if not isinstance(text, str):
            raise NotReadable("The save cannot be used: its record holds something that is no text.")
        yield parse_line(text)


def _time(text: str) -> datetime:
    try:
        time = datetime.fromisoformat(text)
    except ValueError as wrong:
        raise NotReadable("The save cannot be used: it does not say when it was made.") from wrong
    if time.tzinfo is None:
        raise NotReadable("The save cannot be used: it does not say when it was made.")
    return time
