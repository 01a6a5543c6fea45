"""A bank's note: engraved paper with a seal that says who borrows, what for, and at what cost."""

from functools import partial
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.lords.pieces.icon_text import icon_line
from lordsball.ui.lords.pieces.look import BRIGHT, BURGUNDY, INK, SOFT, Club, ribbon
from lordsball.ui.lords.pieces.marks import draw_icon
from lordsball.ui.lords.pieces.material import draw_paper

SIZE = (440.0, 196.0)
_INK = "#3f6a55"
"""Of the engraving."""


class Note(NamedTuple):
    """What a note says: its club, a title, and three lines of icon text."""

    club: Club
    title: str
    reason: str
    terms: str
    back: str


def draw_note(canvas: Canvas, x: float, y: float, note: Note, alpha: float = 1.0) -> None:
    """A note with its upper left corner at (x, y), :data:`SIZE` units large."""
    w, h = SIZE
    if alpha >= 1:
        canvas.shadow(x, y, w, h, 8, 22, 0.7, 10)
    picture = canvas.composite(("bank_note", note), w, h + 2, partial(_paint, note=note))
    canvas.blit(picture, x, y, None if alpha >= 1 else alpha)


def _paint(canvas: Canvas, note: Note) -> None:
    w, h = SIZE
    draw_paper(canvas, 0, 0, w, h, 8, _INK, ("#f4f3dc", "#dcdcb4"), blur=0)
    canvas.draw(_engraving(w, h), 0, 0, w, h)
    top, bottom = ribbon(note.club.colour)
    canvas.rounded(12, 12, w - 24, 36, 5, top, bottom, "#160c05", 1)
    draw_glyph(canvas, note.club.glyph, note.club.colour, 22, 20, 20)
    wide = canvas.text(note.title, "display", 22, w - 24, 30, BRIGHT, "mr", width=120, height=34)
    canvas.text(note.club.name, "serif_bold", 20, 52, 30, BRIGHT, "ml", width=w - 96 - wide, height=34)
    draw_icon(canvas, "loan", 22, 70, 84)
    left, room = 120.0, w - 138
    icon_line(canvas, note.reason, "body", 18, left, 74, INK, "l", room, 30, BURGUNDY)
    icon_line(canvas, note.terms, "display", 22, left, 113, INK, "l", room, 38, BURGUNDY)
    canvas.draw(svg.line(0, 1, room, 1, _INK, 1.2, 0.6), left, 136, room, 2)
    icon_line(canvas, note.back, "serif_italic", 18, left, 158, SOFT, "l", room, 30, BURGUNDY)


def _engraving(w: float, h: float) -> str:
    """Waves behind the words, as on a banknote."""
    body = ""
    for number in range(9):
        y = 58 + number * 14
        d = f"M14 {y}" + "".join(f"q18 {-9 if wave % 2 else 9} 36 0" for wave in range(11)) + "h16"
        body += svg.path(d, "none", _INK, 0.8, line_opacity=0.16)
    return body
