"""How the Edit page looks: where its boards lie, and what is painted on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.games.phrasing import counted
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.boards import GOOD, QUIET, WARN, draw_board
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.table.deck import READ, DeckCard
from lordsball.ui.workshop.large import draw_card
from lordsball.workshop.records import Record

if TYPE_CHECKING:
    from lordsball.ui.workshop.edit import EditPage

LEFT = Box(16, 64, 280, 640)
FORM = Box(312, 64, 952, 394)
FORM_VIEW = Box(310, 62, 966, 402)
"""A little more than the board: shadows, and a bar at the right."""
FORM_WIDTH = 956.0
LARGE = Box(328, 104, 920, 346)
FILE = Box(312, 474, 640, 230)
LINES = Box(324, 514, 616, 132)
UNDO = Box(968, 474, 296, 230)
STEPS = Box(980, 512, 276, 132)
STATE = Box(322, 652, 420, 44)
ELSEWHERE, AGAIN = Box(672, 654, 160, 40), Box(838, 654, 106, 40)
TRY = Box(980, 652, 146, 44)
COMPARE = Box(1136, 652, 118, 44)
_TOP, _FOOT = 80.0, 642.0
_WIDEST, _NARROW, _TALLEST = 248.0, READ - 2, 352.0


def card_box(card: DeckCard | None, small: bool, scale: float) -> Box:
    """Where the card lies on the left board: as large as it can be read, smaller where its fields need the room."""
    aspect = 63 / 88 if card is None else card.aspect
    w = _NARROW if (small or scale > 1.2) and aspect < 1 else _WIDEST
    h = min(w / aspect, _TALLEST)
    w = h * aspect
    return Box(LEFT.cx - w / 2, _TOP, w, h)


def column_box(card: DeckCard | None, small: bool = False, scale: float = 1.0) -> Box:
    """The room under the card."""
    top = card_box(card, small, scale).bottom + 12 + 24 * scale
    return Box(LEFT.x + 10, top, LEFT.w - 16, _FOOT - top)


def unchanged(record: Record | None) -> str:
    """What stands where nothing has changed."""
    if record is None:
        return "This file cannot be read: fix it in an editor. The workshop reads it again as soon as you save."
    words = "Nothing is changed yet. What you change shows here, line by line."
    if not record.where.own:
        words += " The shipped file stays as it is: changes go to the pack My cards."
    return words


def paint(canvas: Canvas, page: EditPage) -> None:
    """The boards, the card, and what is known about the files."""
    record = page.record
    scale = canvas.art.text_scale
    draw_board(canvas, *LEFT)
    small = page.large is not None
    box = card_box(page.face, small, scale)
    if page.room.card is not None:
        if page.face is None or not page.face.round:
            canvas.shadow(*box, 10, 12, 0.6, 5)
        draw_card(canvas, box, page.room.card, page.room)
    caption = "As it lies on the table" if page.bench.sound else "The last sound version"
    if page.face is None:
        caption = "It has no card of its own" if record is not None else "It cannot be read"
    canvas.text(caption, "body", 18, LEFT.cx, box.bottom + 8 + 11 * scale, canvas.theme.muted, "mc",
                width=LEFT.w - 24, height=30)
    if page.large is not None and record is not None:
        title, remark, _ = page.editing.large[page.large_key]
        draw_board(canvas, *FORM, f"{title} of {record.name}", remark)
    name = "" if record is None else record.where.file.rpartition("/")[2]
    title = "What changes in the file"
    draw_board(canvas, *FILE, title)
    room = FILE.w - 164 - canvas.fitted_width(title, "display", 21, None, 32)
    canvas.text(name, "body", 18, FILE.right - 132, FILE.y + 23, QUIET, "mr", width=room, height=32)
    draw_board(canvas, *UNDO, "What it does" if page.figures else "Undo goes back to")
    _paint_state(canvas, page, record)


def _paint_state(canvas: Canvas, page: EditPage, record: Record | None) -> None:
    """The foot of the file's board: whether everything is sound, and where the change stands."""
    cy, right = FILE.bottom - 31, FILE.right - 14
    changed = sum(line.mark == "+" for line in page.file.lines)
    if page.bench.refused:
        right = ELSEWHERE.x - 10
    elif record is not None and changed:
        where = f"{counted(changed, 'line')}, in {record.where.pack}"
        right -= canvas.text(where, "body", 18, right, cy, canvas.theme.muted, "mr", width=210, height=40) + 14
    words, colour, icon = state_of(page)
    draw_icon(canvas, icon, FILE.x + 14, cy - 10, 20, colour)
    room = right - FILE.x - 42
    canvas.paragraph(words, FILE.x + 40, cy - (12 if canvas.row_width(words, 18, "semibold") <= room else 21)
                     * canvas.art.text_scale, room, 18, "semibold", colour, most_rows=2, line_height=1.05)


def state_of(page: EditPage) -> tuple[str, str, str]:
    """A sentence about the files, its color and its icon."""
    if page.bench.refused:
        return page.bench.refused, WARN, "warning"
    wrong = page.wrong()
    if not page.bench.sound:
        return f"{counted(len(wrong), 'problem')}: the table keeps the last sound version.", WARN, "warning"
    return "Checked as you type: all cards are sound.", GOOD, "check"
