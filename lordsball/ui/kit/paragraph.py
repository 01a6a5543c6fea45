"""Running text: simple markup, words wrapped to a width. Measured in pixels, drawn by the canvas.

A text is drawn as it is written, unless it is :class:`Markup`: ``*bold*``, ``_italic_``, ``\\*`` for a star itself. So
names that people type and words of cards are never read as markup; where they stand in ours, :func:`marked` puts them.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from lordsball.ui.kit.text import ELLIPSIS, one_line, width_of
from lordsball.ui.kit.theme import Colour


class Part(NamedTuple):
    """A stretch of text in one face and color."""

    text: str
    role: str
    colour: Colour


class Markup(str):
    """A text of our own in which signs set the typeface."""

    __slots__ = ()


class Word(NamedTuple):
    """Text set at a place in its line, `x` pixels from the left."""

    x: int
    text: str
    role: str
    colour: Colour


Row = tuple[Word, ...]

_MARKS = re.compile(
    r"\\([*_\\])|\*(?=\S)((?:\\.|[^*\\])+?)(?<=\S)\*|(?<!\w)_(?=\S)((?:\\.|[^_\\])+?)(?<=\S)_(?!\w)", re.DOTALL
)
_BOLD = {"body": "bold", "semibold": "bold", "serif": "serif_bold"}
_ITALIC = {"serif": "serif_italic"}


def plain(text: str) -> str:
    """A name or other foreign text, safe to put into markup."""
    return re.sub(r"([*_\\])", r"\\\1", text)


def marked(template: str, **foreign: object) -> Markup:
    """Markup of our own with names and other foreign texts in it, each as it is written."""
    return Markup(template.format_map({name: plain(str(text)) for name, text in foreign.items()}))


@lru_cache(1024)
def parse(markup: str, role: str, colour: Colour, bold_colour: Colour) -> tuple[Part, ...]:
    """Markup as parts."""
    parts: list[Part] = []
    at = 0

    def add(text: str, face: str, ink: Colour) -> None:
        if parts and parts[-1][1:] == (face, ink):
            parts[-1] = Part(parts[-1].text + text, face, ink)
        elif text:
            parts.append(Part(text, face, ink))

    for match in _MARKS.finditer(markup):
        add(markup[at : match.start()], role, colour)
        escaped, bold, italic = match.groups()
        if escaped:
            add(escaped, role, colour)
        elif bold:
            add(_unescape(bold), _BOLD.get(role, role), bold_colour)
        else:
            add(_unescape(italic), _ITALIC.get(role, "italic"), colour)
        at = match.end()
    add(markup[at:], role, colour)
    return tuple(parts)


def _unescape(text: str) -> str:
    return re.sub(r"\\([*_\\])", r"\1", text)


def as_parts(
    content: str | Sequence[Part | tuple[str, str, Colour]], role: str, colour: Colour, bold_colour: Colour | None
) -> tuple[Part, ...]:
    """A text, markup or ready parts, as parts."""
    if isinstance(content, Markup):
        return parse(content, role, colour, bold_colour or colour)
    if isinstance(content, str):
        return (Part(content, role, colour),)
    return tuple(Part(*part) for part in content)


@lru_cache(1024)
def wrap(parts: tuple[Part, ...], size: int, width: int, most_rows: int | None = None) -> tuple[Row, ...]:
    """Rows of words no wider than `width` pixels; a word that is wider by itself is broken.

    With `most_rows` the last row ends in an ellipsis when something is left over.
    """
    rows: list[Row] = []
    row: list[Word] = []
    x = 0
    for word in _words(parts):
        if word is None:
            rows.append(tuple(row))
            row, x = [], 0
            continue
        gap = width_of(" ", word[0].role, size) if row else 0
        if row and x + gap + sum(width_of(piece.text, piece.role, size) for piece in word) > width:
            rows.append(tuple(row))
            row, x, gap = [], 0, 0
        for number, piece in enumerate(word):
            for text in _broken(piece.text, piece.role, size, width - x - gap, width):
                wide = width_of(text, piece.role, size)
                if row and x + gap + wide > width:
                    rows.append(tuple(row))
                    row, x, gap = [], 0, 0
                _append(row, Word(x + gap, text, piece.role, piece.colour), spaced=gap > 0 and number == 0)
                # Measured as it will be drawn: a line is a little wider than its words, and the next must not touch it.
                x, gap = row[-1].x + width_of(row[-1].text, row[-1].role, size), 0
    if row or not rows:
        rows.append(tuple(row))
    if most_rows is not None and len(rows) > most_rows:
        return (*rows[: most_rows - 1], _shortened(rows[most_rows - 1], size, width))
    return tuple(rows)


def _words(parts: tuple[Part, ...]) -> Iterator[list[Part] | None]:
    """Words as pieces that stay together (a word may change its face inside); None for the end of a line."""
    word: list[Part] = []
    for part in parts:
        for token in re.findall(r"\n|[^\S\n]+|\S+", part.text.replace("\r\n", "\n").replace("\r", "\n")):
            if not token.isspace():
                if text := one_line(token):
                    word.append(Part(text, part.role, part.colour))
                continue
            if word:
                yield word
                word = []
            if token == "\n":
                yield None
    if word:
        yield word


def _broken(text: str, role: str, size: int, left: int, width: int) -> Iterator[str]:
    """A piece cut so that it fits: the first cut into what is `left` of the row, the others into whole rows."""
    room = left
    while text:
        if width_of(text, role, size) <= width:
            yield text
            return
        low, high = 1, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if width_of(text[:middle], role, size) <= room:
                low = middle
            else:
                high = middle - 1
        yield text[:low]
        text, room = text[low:], width


def _append(row: list[Word], word: Word, spaced: bool) -> None:
    """Put a word into the row; of one face and color with its neighbor, they become one piece (one picture)."""
    if row and row[-1][2:] == word[2:]:
        last = row.pop()
        word = Word(last.x, last.text + (" " if spaced else "") + word.text, *word[2:])
    row.append(word)


def _shortened(row: Row, size: int, width: int) -> Row:
    """The row with an ellipsis at its end, within the width."""
    kept = list(row)
    while kept:
        last = kept.pop()
        text = last.text
        while text and last.x + width_of(text.rstrip() + ELLIPSIS, last.role, size) > width:
            text = text[:-1]
        if text:
            return (*kept, last._replace(text=text.rstrip() + ELLIPSIS))
    return row
