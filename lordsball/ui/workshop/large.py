"""One card large: with all its words, where it stands, what has been changed, and how it fared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.content.problems import Problem
from lordsball.games.phrasing import capital
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.boards import BRIGHT, CREAM, QUIET, draw_board, draw_line, draw_tag, draw_words
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.table.deck import CARD
from lordsball.ui.workshop.room import Card, Room
from lordsball.ui.workshop.sheet import draw_sheet
from lordsball.workshop.records import Where

BOARD = Box(972, 64, 292, 640)
FACE = Box(994, 78, 248, 248 / CARD)
_LONGEST_PLACE = 29
WHERE = Box(980, 462, 276, 32)
"""The line that names the file."""


class Figure(NamedTuple):
    """A number about a card: what it is of, the number, and what is said beside it."""

    label: str
    value: str
    note: str = ""


def draw_card(canvas: Canvas, box: Box, card: Card, room: Room) -> None:
    """A card as it lies on the table, or its sheet, into a box as wide as this."""
    if card.face is not None:
        card.face.draw(canvas, box)
        return
    trouble = said(card.problems[0]) if card.problems and card.record is None else ""
    draw_sheet(canvas, box, card.name, room.kinds.get(card.kind, "Problem"), room.rows_of(card), trouble)


def draw_large(canvas: Canvas, card: Card | None, room: Room, title: str, figures: Sequence[Figure], few: bool) -> None:
    """The whole board.

    :param title: what the figures are of: "In the last 4,000 games".
    :param few: the figures are of too few games to say much.
    """
    draw_board(canvas, *BOARD)
    if card is None:
        canvas.text("No card matches.", "body", 18, BOARD.cx, 240, QUIET, "mc", width=BOARD.w - 24)
        return
    aspect = card.face.aspect if card.face is not None else CARD
    w = min(FACE.w, FACE.h * aspect)
    box = Box(FACE.cx - w / 2, FACE.cy - w / aspect / 2, w, w / aspect)
    if card.face is None or not card.face.round:
        canvas.shadow(*box, 12, 16, 0.6, 8)
    draw_card(canvas, box, card, room)
    y = 434.0
    right = 1252.0
    if card.record is not None:
        taken = 0.0
        if card.problems:
            taken = draw_tag(canvas, 986, y, "Problem", "warning", "#a84a00")
        elif card.changed:
            taken = draw_tag(canvas, 986, y, "Changed", "edit")
        pack = card.record.where.pack
        words = f"in {pack}" if taken else pack
        canvas.text(words, "body", 18, right, y + 14, BRIGHT, "mr", width=258 - taken, height=30)
    draw_line(canvas, 986, 500, 266)
    if card.problems:
        if card.record is None:  # the sheet says it
            return
        draw_words(canvas, said(card.problems[0]), 986, 508, 266, 134, "#ffd9a8")
        return
    canvas.text(title, "semibold", 18, 986, 517, CREAM, "ml", width=266, height=26)
    y = 532.0
    for label, value, note in figures:
        ink = QUIET if few else "#ffffff"
        shown = f"{value} ?" if few else value
        used = canvas.text(shown, "semibold", 18, right, y + 12, ink, "mr", width=150, height=26)
        canvas.text(label, "body", 18, 986, y + 12, QUIET, "ml", width=258 - used, height=26)
        y += 24
        if note:
            canvas.text(note, "body", 18, right, y + 10, QUIET, "mr", width=266, height=24)
            y += 21


def place_of(where: Where) -> str:
    """The file and the line: `underdogs.yaml, line 203`; the middle of a long name is left out.

    >>> from pathlib import Path
    >>> place_of(Where("", Path(), "teams/graveyard_shift_changed.yaml", 3, True))
    'graveyard_shi…ed.yaml, line 3'
    """
    name = where.file.rpartition("/")[2]
    line = f", line {where.line}"
    room = _LONGEST_PLACE - len(line)
    return f"{name if len(name) <= room else f'{name[: room - 8]}…{name[-7:]}'}{line}"


def said(problem: Problem) -> str:
    """A problem where the card it is about is named already.

    >>> from lordsball.content.problems import Place
    >>> said(Problem(Place("x.yaml", 158), "players[ud_p03].catch", "found 7, expected 0 to 6"))
    'Line 158, catch: found 7, expected 0 to 6'
    """
    field = problem.path.rpartition("].")[2] if "]." in problem.path else problem.path
    place = ", ".join(part for part in (f"line {problem.place.line}" if problem.place.line else "", field) if part)
    return f"{capital(place)}: {problem.text}" if place else capital(problem.text)
