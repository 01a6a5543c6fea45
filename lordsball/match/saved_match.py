"""A match as a save holds it: plain data, with every field checked before anything is built from it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

from lordsball import limits
from lordsball.engine.records import LoadError
from lordsball.match.files import NotReadable
from lordsball.match.match import Match
from lordsball.match.measured import as_line, as_reason, is_line
from lordsball.match.record import CardsChanged, Line, parse_line, stretches
from lordsball.match.seats import Seat, SeatError, Table, seated, table_from

T = TypeVar("T")

KIND = "save"
_ID = re.compile(r"[0-9a-f]{16}")
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


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
    sealed: int
    """This many of its lines stand at every table: a curtain fell behind them."""
    position: dict[str, Any]
    time: datetime | None
    """When it was made, as the clock said; None where that cannot be."""
    order: int
    """Larger than in every save made before, whatever the clock said; milliseconds since 1970 where it went right."""
    summary: str
    """Where it stands, in facts that everybody at the table knows."""
    over: bool
    version: str
    seconds: int | None = None
    """How long it was played; None in a save from before that was kept."""
    tried: bool = False
    """Is it another way from a moment of a finished match?"""

    @property
    def cards(self) -> str:
        """Fingerprint of the cards it is played with now."""
        return stretches(self.first_cards, self.record)[-1]


def described(match: Match, name: str, time: datetime, order: int | None = None) -> dict[str, Any]:
    """The match as plain data for a save; it stays as it is when the match goes on."""
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
        "sealed": match.sealed,
        "position": match.position.save(),
        "time": time.isoformat(timespec="milliseconds"),
        "order": milliseconds(time) if order is None else order,
        "summary": as_line(summary(match), limits.SAVE_LETTERS),
        "over": match.over,
        "seconds": int(match.seconds),
        "tried": match.tried,
    }


def summary(match: Match) -> str:
    """Where the match stands, told from what a spectator sees."""
    view = match.view(None)
    if match.over:
        return match.game.words.result(view, match.names)
    question = match.game.words.question(view, match.names)
    return f"{question.key} {question.text}"


def milliseconds(time: datetime | None) -> int:
    """Since 1970; 0 for a time that is not known."""
    return 0 if time is None else (time - _EPOCH) // timedelta(milliseconds=1)


def saved_match(data: Mapping[str, Any]) -> SavedMatch:
    """The data of a save with every field checked, and none beyond the limits. Raises NotReadable."""
    start = data.get("start")
    id = _text(data, "id")
    time = _time(_text(data, "time"))
    try:
        return SavedMatch(
            id=id if _ID.fullmatch(id) else "",
            name=_text(data, "name", limits.SAVE_NAME),
            game=_text(data, "game"),
            options=_plain(data, "options"),
            seats=seated(_seats(_field(data, "seats", list))),
            table=table_from(_plain(data, "table")),
            seed=_field(data, "seed", int),
            start=None if start is None else _plain(data, "start"),
            first_cards=_text(data, "cards"),
            record=tuple(_lines(_field(data, "record", list))),
            sealed=_field({"sealed": 0, **data}, "sealed", int),
            position=_plain(data, "position"),
            time=time,
            order=_order(data) if "order" in data else milliseconds(time),
            summary=_text(data, "summary", limits.SAVE_LETTERS),
            over=_field(data, "over", bool),
            version=_text(data, "version"),
            seconds=min(max(0, _field(data, "seconds", int)), limits.SECONDS_PLAYED) if "seconds" in data else None,
            tried=_field({"tried": False, **data}, "tried", bool),
        )
    except (LoadError, SeatError) as wrong:
        raise NotReadable(f"The save cannot be used: {as_reason(wrong)}") from wrong


def _field(data: Mapping[str, Any], key: str, kind: type[T]) -> T:
    value = data.get(key)
    if type(value) is not kind:
        raise _not_ours(key)
    return value


def _text(data: Mapping[str, Any], key: str, longest: int = limits.SAVE_TEXT) -> str:
    value = _field(data, key, str)
    if not is_line(value, longest):
        raise _not_ours(key)
    return value


def _plain(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    """A mapping in which every text, however deep, can stand in a line of the screen."""
    value = _field(data, key, dict)
    waiting: list[Any] = [value]
    while waiting:
        inner = waiting.pop()
        if isinstance(inner, dict):
            waiting += inner
            waiting += inner.values()
        elif isinstance(inner, list):
            waiting += inner
        elif isinstance(inner, str) and not is_line(inner):
            raise _not_ours(key)
    return value


def _not_ours(key: str) -> NotReadable:
    return NotReadable(f"The save cannot be used: its part “{key}” is missing or wrong.")


def _order(data: Mapping[str, Any]) -> int:
    order = _field(data, "order", int)
    if not 0 <= order <= limits.LAST_IN_ORDER:
        raise _not_ours("order")
    return order


def _seats(data: list[Any]) -> list[Seat]:
    if len(data) > limits.SEATS or not all(isinstance(seat, dict) for seat in data):
        raise _not_ours("seats")
    return [Seat(_text(seat, "name"), _text(seat, "player")) for seat in data]


def _lines(data: list[Any]) -> Iterator[Line]:
    if len(data) > limits.RECORD_LINES:
        raise NotReadable(f"The save cannot be used: its record has more than {limits.RECORD_LINES:,} lines.")
    changes = 0
    for text in data:
        if not isinstance(text, str):
            raise NotReadable("The save cannot be used: its record holds something that is not text.")
        if len(text) > limits.SAVE_TEXT:
            raise _not_ours("record")
        line = parse_line(text)
        changes += isinstance(line, CardsChanged)
        if changes > limits.CARD_CHANGES:
            raise NotReadable(f"The save cannot be used: its cards change more than {limits.CARD_CHANGES:,} times.")
        yield line


def _time(text: str) -> datetime | None:
    try:
        time = datetime.fromisoformat(text)
    except ValueError as wrong:
        raise NotReadable("The save cannot be used: it does not say when it was made.") from wrong
    if time.tzinfo is None:
        raise NotReadable("The save cannot be used: it does not say when it was made.")
    return time if limits.EARLIEST_YEAR <= time.year <= limits.LATEST_YEAR else None
