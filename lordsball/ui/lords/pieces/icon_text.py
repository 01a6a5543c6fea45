"""Text with icons in it: `*bold*`, `{star}` for an icon, `\\` before a star or a brace that is meant as itself.

Two spaces or more are one wider gap; a no-break space keeps what stands on either side in one row.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from lordsball.ui.kit.canvas import LINE_HEIGHT, SMALLEST_TEXT, Canvas
from lordsball.ui.kit.text import capital_middle, height_of, width_of
from lordsball.ui.kit.theme import Colour
from lordsball.ui.lords.pieces.marks import draw_icon

_BOLD = {"body": "bold", "semibold": "bold", "serif": "serif_bold", "serif_italic": "serif_bold_italic"}
_MARKS = re.compile(r"\\(.)|(\*)|\{(\w+)\}|( +)|(\n)|([^\\*{ \n]+|.)")
_FEW_LETTERS = 2.0
"""Their width, in sizes of a letter."""
NO_BREAK = "\u00a0"
"""Looks like a space, but a row is never broken there: the typefaces need not know it."""
_ICON = 1.15
"""How much larger than the letters an icon is."""
_AIR = 0.1
"""The room on both sides of an icon together, in sizes of a letter."""


class Bit(NamedTuple):
    """A stretch of text in one face, or an icon (no face), `x` pixels from the left of its row."""

    x: int
    w: int
    text: str
    role: str
    bold: bool


Row = tuple[Bit, ...]


def plain(text: str) -> str:
    """A name or a card's text, safe to put into markup."""
    return re.sub(r"([*{\\])", r"\\\1", text)


def icon_line(
    canvas: Canvas, content: str, font: str, size: float, x: float, y: float, colour: Colour, anchor: str = "l",
    width: float | None = None, height: float | None = None, bold_colour: Colour | None = None,
) -> float:
    """One line with its capitals' middle at y; returns its width in units.

    It shrinks to `width` and `height`, never under 18 units; what then still does not fit ends in an ellipsis.

    :param anchor: l, c or r.
    """
    pixels = _line_pixels(canvas, content, font, size, width, height)
    row = _line(content, font, pixels)
    wide = _width(row) / canvas.k
    shown = wide if width is None else min(wide, width)
    left = x - {"l": 0.0, "c": 0.5, "r": 1.0}[anchor] * shown
    _draw(canvas, row, left, y, pixels, colour, bold_colour or colour, shown if width is not None else None)
    return shown


def line_width(
    canvas: Canvas, content: str, font: str, size: float, width: float | None = None, height: float | None = None
) -> float:
    """How wide :func:`icon_line` would draw this line, in units."""
    pixels = _line_pixels(canvas, content, font, size, width, height)
    wide = _width(_line(content, font, pixels)) / canvas.k
    return wide if width is None else min(wide, width)


def as_many_as_fit(canvas: Canvas, parts: Sequence[str], font: str, width: float, height: float | None = None) -> str:
    """The first of these parts, as one line that fits a width at the smallest size; at least the first."""
    for count in range(len(parts), 1, -1):
        line = "   ".join(parts[:count])
        if line_width(canvas, line, font, SMALLEST_TEXT / canvas.art.text_scale, None, height) <= width:
            return line
    return parts[0] if parts else ""


def icon_paragraph(
    canvas: Canvas, content: str, x: float, y: float, width: float, size: float = 18, font: str = "body",
    colour: Colour = "#2b1e14", bold_colour: Colour | None = None, align: str = "l", height: float | None = None,
    line_height: float = LINE_HEIGHT, centred: bool = False,
) -> float:
    """Words wrapped to a width; returns the y below them.

    :param align: l, c, r, or j for justified.
    :param height: the room there is: the letters shrink to it, never under 18 units; the last row that fits then ends
        in an ellipsis.
    :param centred: set in the middle of that height.
    """
    pixels = _paragraph_pixels(canvas, content, font, size, width, height, line_height)
    rows = _rows(content, font, pixels, int(width * canvas.k + 0.5), align == "j")
    step = pixels / canvas.k * line_height
    most = len(rows) if height is None else max(1, int(height / step + 0.01))
    if centred and height is not None:
        y += max(0.0, height - min(len(rows), most) * step) / 2
    for number, row in enumerate(rows[:most]):
        if not row:
            continue
        wide = _width(row) / canvas.k
        at = x + {"l": 0.0, "j": 0.0, "c": 0.5, "r": 1.0}[align] * (width - wide)
        middle = y + number * step + _middle(canvas, font, pixels, line_height)
        if number == most - 1 and len(rows) > most:
            _draw(canvas, _joined(rows[number:], width_of(" ", font, pixels)), x, middle, pixels, colour,
                  bold_colour or colour, width)
            break
        if align == "j" and number + 1 < len(rows) and rows[number + 1]:
            row = _justified(row, int(width * canvas.k))
        _draw(canvas, row, at, middle, pixels, colour, bold_colour or colour, None)
    return y + min(len(rows), most) * step


def paragraph_height(
    canvas: Canvas, content: str, width: float, size: float = 18, font: str = "body", height: float | None = None,
    line_height: float = LINE_HEIGHT,
) -> float:
    """How many units of height :func:`icon_paragraph` would take."""
    pixels = _paragraph_pixels(canvas, content, font, size, width, height, line_height)
    rows = len(_rows(content, font, pixels, int(width * canvas.k + 0.5), False))
    return rows * pixels / canvas.k * line_height


def _smallest(canvas: Canvas, size: float) -> int:
    return max(1, int(min(size * canvas.art.text_scale, SMALLEST_TEXT) * canvas.k))


def _line_pixels(
    canvas: Canvas, content: str, font: str, size: float, width: float | None, height: float | None
) -> int:
    """The size in pixels at which a line fits."""
    wanted = size * canvas.art.text_scale
    if height is not None:
        wanted = max(min(wanted, height / LINE_HEIGHT), min(size, SMALLEST_TEXT))
    pixels, least = max(1, round(wanted * canvas.k)), _smallest(canvas, size)
    if width is not None:
        room = int(width * canvas.k + 0.5)
        while pixels > least and _width(_line(content, font, pixels)) > room:
            pixels -= 1
    return pixels


def _paragraph_pixels(
    canvas: Canvas, content: str, font: str, size: float, width: float, height: float | None, line_height: float
) -> int:
    pixels, least = max(1, round(size * canvas.art.text_scale * canvas.k)), _smallest(canvas, size)
    if height is None:
        return pixels
    room = int(width * canvas.k + 0.5)
    while pixels > least and len(_rows(content, font, pixels, room, False)) * pixels * line_height > height * canvas.k:
        pixels -= 1
    return pixels


def _middle(canvas: Canvas, font: str, pixels: int, line_height: float) -> float:
    """From the top of a row to the middle of its capitals, in units; the line box sits in the middle of the row."""
    lift = (pixels * line_height - height_of(font, pixels)) / 2
    return (lift + capital_middle(font, pixels)) / canvas.k


def _width(row: Row) -> int:
    return row[-1].x + row[-1].w if row else 0


def _line(content: str, font: str, pixels: int) -> Row:
    rows = _rows(content.replace("\n", " "), font, pixels, 1_000_000, False)
    return rows[0] if rows else ()


@lru_cache(2048)
def _rows(content: str, font: str, pixels: int, room: int, apart: bool) -> tuple[Row, ...]:
    """The content in rows no wider than `room`. `apart`: every word keeps its own place, for justified text."""
    rows: list[Row] = []
    row: list[Bit] = []
    gap_width = width_of(" ", font, pixels)
    gap, taken, pen = 0, 0, 0
    for word in _words(content, font):
        if word is None:
            rows.append(tuple(row))
            row, gap, taken, pen = [], 0, 0, 0
            continue
        if word[0][0] == "" and not row:
            continue
        for number, sized in enumerate(_sized(word, pixels, room)):
            wide, space = sum(each[0] for each in sized), 0 if number else gap
            # Rows are broken by the widths of single words, so that text breaks alike whether words are joined or not.
            if row and taken + space + wide > room:
                rows.append(tuple(row))
                row, space, taken, pen = [], 0, 0, 0
            taken, pen = taken + space + wide, pen + space
            pen = _append(row, sized, pen, space > 0, pixels, apart)
        gap = gap_width
    if row or not rows:
        rows.append(tuple(row))
    return tuple(rows)


Sized = tuple[int, str, str, bool]
Word = tuple[tuple[str, str, bool], ...]


def _sized(word: Word, pixels: int, room: int) -> list[list[Sized]]:
    """The pieces of a word with their widths; a word that is wider than a row comes in parts."""
    spaced = [(text.replace(NO_BREAK, " "), role, bold) for text, role, bold in word]
    whole = [(_bit_width(text, role, pixels), text, role, bold) for text, role, bold in spaced]
    if sum(each[0] for each in whole) <= room:
        return [whole]
    head, rest = _apart(word)
    if rest:
        return [*_sized(head, pixels, room), *_sized(rest, pixels, room)]
    parts: list[list[Sized]] = []
    for wide, text, role, bold in whole:
        while role and wide > room and len(text) > 1:
            low, high = 1, len(text) - 1
            while low < high:
                middle = (low + high + 1) // 2
                low, high = (middle, high) if width_of(text[:middle], role, pixels) <= room else (low, middle - 1)
            parts.append([(width_of(text[:low], role, pixels), text[:low], role, bold)])
            text = text[low:]
            wide = width_of(text, role, pixels)
        parts.append([(wide, text, role, bold)])
    return parts


def _apart(word: Word) -> tuple[Word, Word]:
    """A word up to its first no-break space, and what comes after it."""
    for number, (text, role, bold) in enumerate(word):
        head, gap, rest = text.partition(NO_BREAK)
        after = (*([(rest, role, bold)] if rest else []), *word[number + 1 :])
        if role and gap and after:
            return (*word[:number], (head + " ", role, bold)), after
    return word, ()


def _append(row: list[Bit], sized: list[Sized], pen: int, spaced: bool, pixels: int, apart: bool) -> int:
    """Put a word at the end of a row, joined with its neighbor of the same face; returns where the next one begins."""
    for number, (w, text, role, bold) in enumerate(sized):
        last = row[-1] if row else None
        if last is not None and role and last[3:] == (role, bold) and not apart:
            joined = last.text + (" " if spaced and number == 0 else "") + text
            row[-1] = last._replace(text=joined, w=width_of(joined, role, pixels))
            pen = row[-1].x + row[-1].w
        else:
            row.append(Bit(pen, w, text, role, bold))
            pen += w
    return pen


def _bit_width(text: str, role: str, pixels: int) -> int:
    return width_of(text, role, pixels) if role else round(pixels * (_ICON + _AIR))


@lru_cache(1024)
def _words(content: str, font: str) -> tuple[tuple[tuple[str, str, bool], ...] | None, ...]:
    """Words as pieces (text, face, bold) that stay together; an icon has no face; None ends a line."""
    words: list[tuple[tuple[str, str, bool], ...] | None] = []
    word: list[tuple[str, str, bool]] = []
    bold = False

    def add(text: str) -> None:
        role = _BOLD.get(font, font) if bold else font
        if word and word[-1][1:] == (role, bold):
            word[-1] = (word[-1][0] + text, role, bold)
        else:
            word.append((text, role, bold))

    for escaped, star, icon, space, end, text in _MARKS.findall(content):
        if star:
            bold = not bold
        elif icon:
            word.append((icon, "", bold))
        elif space or end:
            if word:
                words.append(tuple(word))
                word = []
            if len(space) > 1 and words:
                # A wider gap: what stands on either side are two things.
                words.append((("", font, False),))
            if end:
                words.append(None)
        else:
            add(escaped or text)
    if word:
        words.append(tuple(word))
    return tuple(words)


def _justified(row: Row, room: int) -> Row:
    """The words of a row spread to its whole width, unless that would tear it apart."""
    # A full stop behind a bold word is no word: there is no gap between them.
    before = [int(one.x + one.w < other.x) for one, other in zip(row, row[1:], strict=False)]
    spare, gaps = room - _width(row), sum(before)
    if gaps < 1 or spare > room * 0.3:
        return row
    counts = accumulate(before, initial=0)
    return tuple(bit._replace(x=bit.x + round(spare * count / gaps)) for bit, count in zip(row, counts, strict=True))


def _draw(
    canvas: Canvas, row: Row, x: float, y: float, pixels: int, colour: Colour, bold_colour: Colour, room: float | None
) -> None:
    size = pixels / canvas.k
    cut = len(row) if room is None else _cut_at(row, int(room * canvas.k + 0.5) + 0.6 * canvas.k, pixels)
    for number, bit in enumerate(row):
        left = x + bit.x / canvas.k
        if number == cut and room is not None:
            _draw_cut(canvas, _to_be_cut(row[number:]), bit.role or "body", pixels, left, y, colour,
                      max(0.0, room - bit.x / canvas.k))
            return
        if bit.role:
            ink = bold_colour if bit.bold else colour
            canvas.text(bit.text, bit.role, size / canvas.art.text_scale, left, y, ink, "ml")
        else:
            draw_icon(canvas, bit.text, left + size * 0.05, y - size * _ICON / 2, size * _ICON)


def _joined(rows: Sequence[Row], gap: int) -> Row:
    """Rows as a single long one."""
    found: list[Bit] = []
    for row in rows:
        start = found[-1].x + found[-1].w + gap if found else 0
        found += [bit._replace(x=start + bit.x) for bit in row]
    return tuple(found)


def _cut_at(row: Row, room: float, pixels: int) -> int:
    """From where on an ellipsis has to take the end: there is always room for it, and for a few letters before it."""
    # The air beside an icon may reach over the edge.
    ends = [bit.x + bit.w - (0 if bit.role else _AIR * pixels) for bit in row]
    at = next((number for number, end in enumerate(ends) if end > room), len(row))
    while 0 < at < len(row) and room - row[at].x < _FEW_LETTERS * pixels:
        at -= 1
    return at


def _to_be_cut(bits: Sequence[Bit]) -> str:
    """What an ellipsis takes the end of: the words up to the next icon, which is never left out between two of them."""
    words: list[str] = []
    for bit in bits:
        if not bit.role:
            return f"{' '.join(words)} …".strip()
        words.append(bit.text)
    return " ".join(words)


def _draw_cut(
    canvas: Canvas, rest: str, role: str, pixels: int, x: float, y: float, colour: Colour, width: float
) -> None:
    """As much of a text as fits, then an ellipsis, without making the letters smaller."""
    top = y - capital_middle(role, pixels) / canvas.k
    size = pixels / canvas.k / canvas.art.text_scale
    canvas.paragraph([(rest, role, colour)], x, top, width, size, most_rows=1)
