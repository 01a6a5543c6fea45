"""Running text: simple markup, icons, words wrapped to a width. Measured in pixels, drawn by the canvas.

A text is drawn as it is written, unless it is :class:`Markup`: ``*bold*``, ``_italic_``, ``\\*`` for a star itself. So
names that people type and words of cards are never read as markup; where they stand in ours, :func:`marked` puts them.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from lordsball.ui.kit.text import ELLIPSIS, one_line, width_of
from lordsball.ui.kit.theme import Colour


class Part(NamedTuple):
    """A stretch of text in one face and color, or an icon (see `ICON`)."""

    text: str
    role: str
    colour: Colour


class Markup(str):
    """A text of our own in which signs set the typeface."""

    __slots__ = ()


class Word(NamedTuple):
    """Text, or an icon, set at a place in its line: `x` pixels from the left, `w` wide."""

    x: int
    w: int
    text: str
    role: str
    colour: Colour

    @property
    def end(self) -> int:
        return self.x + self.w


Row = tuple[Word, ...]

ICON = ""
"""The face of a part that is an icon: its text names the sprite, or several laid over one another, joined by `+`."""
ICON_SIZE = 1.15
"""How much larger than the letters an icon is."""
ICON_AIR = 0.1
"""The room on both sides of an icon together, in sizes of a letter."""
NO_BREAK = "\u00a0"
"""Looks like a space, but a row is never broken there: the typefaces need not know it."""
_TOKENS = re.compile(r"\n|[^\S\n\u00a0]+|(?:\S|\u00a0)+")
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


@lru_cache(2048)
def wrap(parts: tuple[Part, ...], size: int, width: int, most_rows: int | None = None) -> tuple[Row, ...]:
    """Rows of words no wider than `width` pixels; a word that is wider by itself is broken.

    Two spaces or more are one wider gap. With `most_rows` the last row ends in an ellipsis when something is left over.
    """
    rows: list[Row] = []
    row: list[Word] = []
    face = next((part.role for part in parts if part.role != ICON), "body")
    for word in _words(parts):
        if word is None:
            rows.append(tuple(row))
            row = []
            continue
        if not word:
            if row:
                row.append(Word(row[-1].end + width_of(" ", face, size), 0, "", face, row[-1].colour))
            continue
        gap = width_of(" ", word[0].role or face, size) if row else 0
        for number, chunk in enumerate(_chunks(word, size, width)):
            gap = 0 if number else gap
            if row and row[-1].end + gap + sum(_width(part, size) for part in chunk) > width:
                rows.append(tuple(row))
                row, gap = [], 0
            for part in chunk:
                _append(row, part, size, gap)
                gap = 0
    if row or not rows:
        rows.append(tuple(row))
    if most_rows is not None and len(rows) > most_rows:
        return (*rows[: most_rows - 1], _shortened(rows[most_rows - 1], size, width))
    return tuple(rows)


def _width(part: Part | Word, size: int) -> int:
    return round(size * (ICON_SIZE + ICON_AIR)) if part.role == ICON else width_of(part.text, part.role, size)


def _words(parts: tuple[Part, ...]) -> Iterator[list[Part] | None]:
    """Words as pieces that stay together (a word may change its face inside, or hold an icon); an empty one for a
    wider gap, None for the end of a line."""
    word: list[Part] = []
    for part in parts:
        if part.role == ICON:
            word.append(part)
            continue
        for token in _TOKENS.findall(part.text.replace("\r\n", "\n").replace("\r", "\n")):
            if not token.isspace() or NO_BREAK in token:
                if text := NO_BREAK.join(one_line(piece) for piece in token.split(NO_BREAK)):
                    word.append(part._replace(text=text))
                continue
            if word:
                yield word
                word = []
            if token == "\n":
                yield None
            elif len(token) > 1:
                yield []
    if word:
        yield word


def _chunks(word: list[Part], size: int, width: int) -> list[list[Part]]:
    """The word, in as many chunks as it needs to fit rows: it is broken at a no-break space before inside a name."""
    if sum(_width(part, size) for part in word) <= width:
        return [word]
    for number, part in enumerate(word):
        head, gap, rest = part.text.partition(NO_BREAK)
        after = [*([part._replace(text=rest)] if rest else []), *word[number + 1 :]]
        if part.role != ICON and gap and after:
            return [*_chunks([*word[:number], part._replace(text=head)], size, width), *_chunks(after, size, width)]
    return [[piece] for part in word for piece in _broken(part, size, width)]


def _broken(part: Part, size: int, width: int) -> Iterator[Part]:
    """A part cut so that each piece fits a row."""
    text = part.text
    while part.role != ICON and _width(part._replace(text=text), size) > width and len(text) > 1:
        low, high = 1, len(text) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if width_of(text[:middle], part.role, size) <= width:
                low = middle
            else:
                high = middle - 1
        yield part._replace(text=text[:low])
        text = text[low:]
    yield part._replace(text=text)


def _append(row: list[Word], part: Part, size: int, gap: int) -> None:
    """Put a part into the row; of one face and color with its neighbor, they become one piece (one picture)."""
    last = row[-1] if row else None
    if last is not None and part.role != ICON and last.text and (last.role, last.colour) == part[1:]:
        # Measured as it will be drawn: a line is a little wider than its words, and the next must not touch it.
        text = last.text + (" " if gap else "") + part.text
        row[-1] = last._replace(text=text, w=width_of(text, last.role, size))
    else:
        row.append(Word((last.end if last is not None else 0) + gap, _width(part, size), *part))


def _shortened(row: Row, size: int, width: int) -> Row:
    """The row with an ellipsis at its end, within the width."""
    kept = list(row)
    face = next((word.role for word in row if word.role != ICON), "body")
    while kept:
        last = kept.pop()
        if last.role == ICON:
            dots = width_of(ELLIPSIS, face, size)
            if last.end + dots <= width:
                return (*kept, last, Word(last.end, dots, ELLIPSIS, face, last.colour))
            continue
        text = last.text
        while text and last.x + width_of(text.rstrip() + ELLIPSIS, last.role, size) > width:
            text = text[:-1]
        if text:
            text = text.rstrip() + ELLIPSIS
            return (*kept, last._replace(text=text, w=width_of(text, last.role, size)))
    return row


def spread(row: Row, size: int, width: int) -> Row:
    """The words of a row spread to its whole width, unless that would tear it apart."""
    words: list[Word] = []
    before: list[int] = []
    pen = 0
    for number, word in enumerate(row):
        for place, text in enumerate([word.text] if word.role == ICON else word.text.split(" ")):
            gap = place > 0 or (number > 0 and word.x > row[number - 1].end)
            # A full stop behind a bold word is no word: there is no gap between them.
            pen += width_of(" ", word.role or "body", size) if gap and words else 0
            words.append(Word(pen, _width(word._replace(text=text), size), text, word.role, word.colour))
            before.append(int(gap and len(words) > 1))
            pen = words[-1].end
    spare, gaps = width - pen, sum(before)
    if gaps < 1 or spare > width * 0.3:
        return row
    return tuple(
        word._replace(x=word.x + round(spare * count / gaps))
        for word, count in zip(words, accumulate(before), strict=True)
    )
