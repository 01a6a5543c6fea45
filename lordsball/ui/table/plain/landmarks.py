"""What lies on a plain table, by name: for tips under the pointer, and for lessons to point at."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from lordsball.engine.secrets import HIDDEN
from lordsball.games.phrasing import counted
from lordsball.games.pieces import Deck, Face, Hand, Laid
from lordsball.ui.table.board import Landmark
from lordsball.ui.table.plain.arranging import CARD_PLACE, Arrangement, Spot, field_of


def landmarks(arrangement: Arrangement, faces: Mapping[str, Face], me: int, large: str) -> Iterator[Landmark]:
    """Every piece: `pitches` is yours or everybody's, `pitches:2` that of the second seat; tracks, seats, open cards.

    :param large: the card beside the table, and where it lies, is `card`.
    """
    for spot in arrangement.spots:
        yield Landmark(_name(spot.laid, me), spot.box, _title(spot.laid))
    for title, most, box, places in arrangement.tracks:
        at = ", ".join(str(number) for _, number in places)
        yield Landmark(f"track:{_word(title)}", box, f"{title}: {at}", f"It ends at {most}.")
    for seat, box, plays in arrangement.names:
        yield Landmark(f"seat:{seat + 1}", box, f"Seat {seat + 1}", plays)
    yield Landmark("options", arrangement.options, "What you can do")
    yield from _cards(arrangement.spots, faces)
    if large in faces:
        yield Landmark("card", CARD_PLACE, faces[large].name, faces[large].text)


def _cards(spots: tuple[Spot, ...], faces: Mapping[str, Face]) -> Iterator[Landmark]:
    for spot in spots:
        for id, box in zip(spot.laid.cards[-len(spot.cards):] if spot.cards else (), spot.cards, strict=True):
            if id != HIDDEN and id in faces:
                yield Landmark(f"card:{_word(id)}", box, faces[id].name, faces[id].text)


def _name(laid: Laid, me: int) -> str:
    field = _word(field_of(laid).rpartition(".")[2])
    return field if laid.seat in (None, me) else f"{field}:{laid.seat + 1}"


def _title(laid: Laid) -> str:
    if isinstance(laid.piece, Hand | Deck):
        return f"{laid.title}: {counted(len(laid.cards), 'card')}"
    return f"{laid.title}: {', '.join(map(str, laid.values))}" if laid.values else laid.title


def _word(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_")
