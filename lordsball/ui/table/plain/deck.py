"""The cards of a game that has drawn none, in the stock frame of the plain table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from lordsball.games.pieces import Face, faces_of
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.table.deck import CARD, READ, DeckCard, drawn_at
from lordsball.ui.table.plain.mat import INSPECTOR
from lordsball.ui.table.plain.painting import draw_card, draw_large_card

_TABLE = 112.0
"""How wide a card lies on the table (units)."""


def deck(catalog: Any) -> tuple[DeckCard, ...]:
    """Everything in the catalog that has an id and stands in a list, in the order of the files."""
    faces = faces_of(catalog.contents)
    return tuple(
        DeckCard(id, kind, group, faces[id].name, CARD, partial(_draw, faces[id]), _draw_back)
        for id, kind, group in _records(catalog.contents, "", "")
    )


def _records(data: Any, kind: str, group: str) -> Iterator[tuple[str, str, str]]:
    """Id, list and group of every record below: a record that holds others is their group, not a card itself."""
    if isinstance(data, Mapping):
        inside = {key: value for key, value in data.items() if _holds_records(value)}
        id = data.get("id")
        if isinstance(id, str) and not inside:
            yield id, kind, group
        for key, value in inside.items():
            yield from _records(value, key, id if isinstance(id, str) else group)
    elif isinstance(data, Sequence) and not isinstance(data, str):
        for value in data:
            yield from _records(value, kind, group)


def _holds_records(data: Any) -> bool:
    if isinstance(data, Mapping):
        return "id" in data or any(map(_holds_records, data.values()))
    return isinstance(data, Sequence) and not isinstance(data, str) and any(map(_holds_records, data))


def _draw(face: Face, canvas: Canvas, box: Box) -> None:
    if box.w < READ:
        sheet = drawn_at(canvas, box, _TABLE)
        draw_card(sheet, Box(0, 0, _TABLE, _TABLE / CARD), face, shadow=False)
        return
    w = INSPECTOR.w
    draw_large_card(drawn_at(canvas, box, w), Box(0, 0, w, w / CARD), face, shadow=False)


def _draw_back(canvas: Canvas, box: Box) -> None:
    draw_card(drawn_at(canvas, box, _TABLE), Box(0, 0, _TABLE, _TABLE / CARD), None, shadow=False)
