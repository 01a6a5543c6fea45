"""Where each piece of a position lies on the plain table. No drawing.

The others sit at the top, you at the bottom; what belongs to everybody lies between, beside
the list of what you can do.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from lordsball.engine.secrets import HIDDEN
from lordsball.games.pieces import Counter, Deck, Dice, Hand, Laid, Map, Plays, Row, Track
from lordsball.ui.kit.widgets.widget import Box

MAT = Box(16, 96, 928, 608)
INSIDE = Box(MAT.x + 16, MAT.y + 10, MAT.w - 32, MAT.h - 20)
OPTIONS = 248.0
"""Width of the column with what you can do."""
CARD_PLACE = Box(960, 96, 304, 376)
"""The panel with the large card."""
CARD = (104.0, 146.0)
TITLE, GAP = 25.0, 12.0
_NAME = 150.0
"""Room for a seat's name at the left of its strip."""
_CHIP, _TRACK, _DIE, _CELL = 32.0, 62.0, 58.0, 118.0
_OTHERS, _MINE = 104.0, 180.0
_SCALES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42)


Sizes = Mapping[str, tuple[float, float]]
"""Width and height of the pieces that a game draws itself, by the field's name as its table has it."""


class Spot(NamedTuple):
    """A piece and where it lies; `cards` are the places of its cards, in their order."""

    laid: Laid
    box: Box
    cards: tuple[Box, ...] = ()


class Arrangement(NamedTuple):
    """The whole table."""

    spots: tuple[Spot, ...]
    tracks: tuple[tuple[str, int, Box, tuple[tuple[int | None, int], ...]], ...]
    """Each track: its title, its last space, its place, and who stands where."""
    names: tuple[tuple[int, Box, str], ...]
    """Each seat, where its name stands, and what it plays."""
    options: Box
    """Where the list of what you can do has room, its heading above it."""


class Flight(NamedTuple):
    """A card that has changed its place: from where to where."""

    id: str
    start: Box
    end: Box


def field_of(laid: Laid) -> str:
    """The field of a position that a piece shows, no matter whose."""
    return laid.key.partition(":")[0]


def arrange(pieces: Sequence[Laid], seats: int, me: int, own: Sizes | None = None) -> Arrangement:
    """Find a place for every piece; numbers that find none are left to the Box tab.

    :param own: the pieces that the game draws itself: they have these sizes, whatever their kind.
    """
    own = own or {}
    stock = [laid for laid in pieces if field_of(laid) not in own]
    tracks = _tracks([laid for laid in stock if isinstance(laid.piece, Track)])
    plays = {laid.seat: laid.cards[0] for laid in stock if isinstance(laid.piece, Plays) and laid.cards}
    loose = [laid for laid in pieces if field_of(laid) in own or not isinstance(laid.piece, Track | Plays)]
    others = [(me + turn) % seats for turn in range(1, seats)]
    columns = min(len(others), 4)
    rows = -(-len(others) // columns) if others else 0
    top = INSIDE.y
    names, spots = [], list[Spot]()
    height = _OTHERS if rows <= 1 else _OTHERS * 0.72
    for number, seat in enumerate(others):
        wide = (INSIDE.w - GAP * (columns - 1)) / columns
        box = Box(INSIDE.x + (number % columns) * (wide + GAP), top + (number // columns) * height, wide, height - 8)
        names.append((seat, _name_box(box, columns > 1), plays.get(seat, "")))
        spots += _flow([laid for laid in loose if laid.seat == seat], _beside_name(box, columns > 1), 0.5, own)
    top += rows * height
    foot = INSIDE.bottom - _MINE
    mine = Box(INSIDE.x, foot, INSIDE.w, _MINE)
    names.append((me, Box(mine.x, mine.y, _NAME, mine.h), plays.get(me, "")))
    beside = Box(mine.x + _NAME, mine.y, mine.w - _NAME, mine.h)
    spots += _flow([laid for laid in loose if laid.seat == me], beside, 1, own)
    foot -= len(tracks) * _TRACK
    lanes = tuple(
        (title, most, Box(INSIDE.x, foot + number * _TRACK, INSIDE.w, _TRACK - 10), places)
        for number, (title, most, places) in enumerate(tracks)
    )
    middle = Box(INSIDE.x, top, INSIDE.w - OPTIONS - GAP, foot - top - 4)
    spots += _flow([laid for laid in loose if laid.seat is None], middle, 1, own)
    options = Box(middle.right + GAP, top + TITLE, OPTIONS, middle.h - TITLE)
    return Arrangement(tuple(spots), lanes, tuple(names), options)


def _name_box(box: Box, narrow: bool) -> Box:
    return Box(box.x, box.y, box.w, 28) if narrow else Box(box.x, box.y, _NAME, box.h)


def _beside_name(box: Box, narrow: bool) -> Box:
    return Box(box.x, box.y + 28, box.w, box.h - 28) if narrow else Box(box.x + _NAME, box.y, box.w - _NAME, box.h)


def _tracks(pieces: Sequence[Laid]) -> list[tuple[str, int, tuple[tuple[int | None, int], ...]]]:
    """Tracks of the same name are one; somebody beyond its end makes it longer."""
    found: dict[str, tuple[int, list[tuple[int | None, int]]]] = {}
    for laid in pieces:
        assert isinstance(laid.piece, Track)
        most, places = found.get(laid.title, (laid.piece.most, []))
        found[laid.title] = max(most, laid.values[0]), [*places, (laid.seat, laid.values[0])]
    return [(title, most, tuple(places)) for title, (most, places) in found.items()]


def _flow(pieces: Sequence[Laid], room: Box, scale: float, own: Sizes) -> list[Spot]:
    """Side by side in rows, as large as fits; numbers first give way, then everything gets smaller."""
    for factor in _SCALES:
        if (spots := _placed(pieces, room, scale * factor, own)) is not None:
            return spots
    large = [laid for laid in pieces if not isinstance(laid.piece, Counter) or field_of(laid) in own]
    for factor in _SCALES:
        if (spots := _placed(large, room, scale * factor, own)) is not None:
            return spots
    return _placed(large, room, scale * _SCALES[-1], own, cut=True) or []


def _placed(pieces: Sequence[Laid], room: Box, scale: float, own: Sizes, cut: bool = False) -> list[Spot] | None:
    x, y, row = room.x, room.y, 0.0
    spots: list[Spot] = []
    for laid in pieces:
        drawn = own.get(field_of(laid))
        w, h = (drawn[0] * scale, drawn[1] * scale) if drawn else _size(laid, room, scale)
        if x > room.x and x + w > room.right:
            x, y, row = room.x, y + row + 8, 0.0
        if y + h > room.bottom + 0.5:
            if cut:
                return spots
            return None
        box = Box(x, y, w, h)
        spots.append(Spot(laid, box, () if drawn else tuple(_card_places(laid, box, scale))))
        x, row = x + w + GAP, max(row, h)
    return spots


def _size(laid: Laid, room: Box, scale: float) -> tuple[float, float]:
    card_w, card_h = CARD[0] * scale, CARD[1] * scale
    title = len(laid.title) * 9.6 + 16
    match laid.piece:
        case Counter():
            return title + 14.0 * sum(len(str(value)) + 1 for value in laid.values), _CHIP
        case Dice():
            return max(title, len(laid.values) * _DIE + 60), TITLE + _DIE
        case Map(spaces=spaces):
            columns = max(1, min(len(spaces), int(room.w // _CELL)))
            return columns * _CELL, TITLE + -(-len(spaces) // columns) * _CHIP
        case Deck():
            return max(title + 26, card_w + 12), TITLE + card_h
    count = max(1, len(laid.cards))
    return min(room.w, max(title, (count - 1) * _step(laid, card_w) + card_w + 12)), TITLE + card_h


def _step(laid: Laid, card_w: float) -> float:
    """From one card to the next: side by side, but the backs of a hand overlap like a fan."""
    return card_w * 0.45 if isinstance(laid.piece, Hand) and set(laid.cards) == {HIDDEN} else card_w + 8


def _card_places(laid: Laid, box: Box, scale: float) -> Iterator[Box]:
    card_w, card_h = CARD[0] * scale, CARD[1] * scale
    if isinstance(laid.piece, Deck):
        if laid.cards:
            yield Box(box.x, box.y + TITLE, card_w, card_h)
    elif isinstance(laid.piece, Row | Hand):
        count = len(laid.cards)
        step = min(_step(laid, card_w), (box.w - card_w - 4) / (count - 1)) if count > 1 else 0.0
        yield from (Box(box.x + number * step, box.y + TITLE, card_w, card_h) for number in range(count))


def _places(arrangement: Arrangement) -> dict[str, list[tuple[str, Box]]]:
    """For each card that can be seen, where it lies."""
    found: dict[str, list[tuple[str, Box]]] = {}
    for spot in arrangement.spots:
        for id, box in zip(spot.laid.cards, spot.cards, strict=False):
            if id != HIDDEN and not (spot.cards and len(spot.laid.cards) > len(spot.cards)):
                found.setdefault(id, []).append((spot.laid.key, box))
    return found


def flights(before: Arrangement, after: Arrangement) -> list[Flight]:
    """Cards that lie in another piece than before."""
    was, found = _places(before), list[Flight]()
    for id, now in _places(after).items():
        old = [box for key, box in was.get(id, []) if key not in [k for k, _ in now]]
        new = [box for key, box in now if key not in [k for k, _ in was.get(id, [])]]
        found += [Flight(id, a, b) for a, b in zip(old, new, strict=False)]
    return found
