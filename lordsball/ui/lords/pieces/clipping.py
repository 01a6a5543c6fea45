"""A clipping from the winter's newspaper: torn out, with a headline, a picture in dots, and whom the news concern."""

import random
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.gazette import draw_photograph
from lordsball.ui.lords.pieces.icon_text import (
    as_many_as_fit,
    icon_line,
    icon_paragraph,
    line_width,
    paragraph_height,
    plain,
)
from lordsball.ui.lords.pieces.look import BURGUNDY, SOFT, Club
from lordsball.ui.lords.pieces.marks import draw_icon, draw_owner
from lordsball.ui.lords.pieces.material import draw_lit_ring, lay_grain
from lordsball.ui.lords.pieces.picture.scene import Scene

INK = "#1e150e"
_SIDE, _HEAD, _FOOT = 16.0, 34.0, 14.0
_ROW = 25.0
_LEAST_PHOTO, _MOST_PHOTO = 44.0, 140.0
_HEADLINE, _SMALL_HEADLINE, _WORDS = 27.0, 20.0, 19.0
_TALL = 240.0
"""A clipping that is lower has a smaller headline."""


class Clipping(NamedTuple):
    """What is printed on it.

    :param words: what comes to pass, in a sentence or two.
    :param everywhere: markup of what it changes for the whole winter.
    :param clubs: each club it concerns, and markup of what it does to it, in parts: where they have no room side by
        side, the last give way.
    :param picture: the photograph.
    :param past: it has come to pass: nothing is said about whom it concerns.
    """

    headline: str
    words: str
    everywhere: tuple[str, ...]
    clubs: tuple[tuple[Club, tuple[str, ...]], ...]
    picture: Scene
    past: bool = False


def draw_clipping(
    canvas: Canvas, x: float, y: float, w: float, h: float, clipping: Clipping, lit: bool = False
) -> None:
    """The clipping, w x h units large, with its upper left corner at (x, y); about 280 x 370 looks best."""
    if lit:
        draw_lit_ring(canvas, x + 2, y + 2, w - 4, h - 4, 3)
    canvas.shadow(x + 4, y + 3, w - 8, h - 6, 3, 11, 0.5, 5)
    key = ("clipping", clipping, w, h)
    canvas.blit(canvas.composite(key, w, h, lambda layer: _paint(layer, clipping, w, h)), x, y)


def _paint(canvas: Canvas, clipping: Clipping, w: float, h: float) -> None:
    _paint_paper(canvas, w, h, len(clipping.headline))
    inner = w - 2 * _SIDE
    _paint_head(canvas, w, inner)
    headline, words = plain(clipping.headline), plain(clipping.words)
    size = _HEADLINE if h >= _TALL else _SMALL_HEADLINE
    title = paragraph_height(canvas, headline, inner, size, "serif_black", 2 * size * 1.12, 1.1)
    rows = _rows_height(clipping)
    top = _HEAD + 8 + title + 4
    room = h - _FOOT - rows - top
    body = min(paragraph_height(canvas, words, inner, _WORDS, "serif", room), room)
    photo = min(_MOST_PHOTO, room - body - 10)
    icon_paragraph(canvas, headline, _SIDE, _HEAD + 8, inner, size, "serif_black", INK, align="c",
                   height=title + 2, line_height=1.1)
    if photo >= _LEAST_PHOTO:
        draw_photograph(canvas, _SIDE, top, inner, photo, clipping.picture)
        top += photo + 8
    icon_paragraph(canvas, words, _SIDE, top, inner, _WORDS, "serif", INK, align="l", height=h - _FOOT - rows - top)
    if not clipping.past:
        _paint_concerned(canvas, clipping, h - _FOOT - rows, w, inner)


def _paint_paper(canvas: Canvas, w: float, h: float, seed: int) -> None:
    """Newsprint torn out by hand: no edge is straight."""
    dice = random.Random(seed * 13 + 5)

    def torn(x1: float, y1: float, x2: float, y2: float) -> str:
        steps = max(6, int((abs(x2 - x1) + abs(y2 - y1)) / 11))
        points = [(x1 + (x2 - x1) * n / steps, y1 + (y2 - y1) * n / steps) for n in range(1, steps + 1)]
        return "".join(f"L{px + dice.uniform(-1, 1):.1f} {py + dice.uniform(-1, 1):.1f}" for px, py in points)

    left, top, right, foot = 3.0, 3.0, w - 3, h - 3
    edge = f"M{left} {top}{torn(left, top, right, top)}{torn(right, top, right, foot)}"
    edge += f"{torn(right, foot, left, foot)}{torn(left, foot, left, top)}Z"
    body = svg.path(edge, "url(#g)", "#8f7a4e", 1)
    body += svg.line(left, h * 0.55, right, h * 0.55, "#8a744a", 5, 0.07)
    canvas.draw(body, 0, 0, w, h, defs=svg.linear("g", "#f7efd9", "#e7d8b2", way="aslant"))
    lay_grain(canvas, "news", 5, 5, w - 10, h - 10)


def _paint_head(canvas: Canvas, w: float, inner: float) -> None:
    """The masthead: a stove at either end."""
    draw_icon(canvas, "stove", _SIDE, 9, 22)
    draw_icon(canvas, "stove", w - _SIDE - 22, 9, 22)
    canvas.text("THE WINTER WIRE", "display", 19, w / 2, 21, INK, "mc", width=inner - 60, height=26)
    rules = svg.box(0, 0, inner, 2.2, 0, INK) + svg.box(0, 3.6, inner, 0.9, 0, INK)
    canvas.draw(rules, _SIDE, _HEAD, inner, 5)


def _rows_height(clipping: Clipping) -> float:
    if clipping.past:
        return 0.0
    count = len(clipping.clubs)
    rows = -(-count // _columns(count)) + len(clipping.everywhere)
    return max(1, rows) * _ROW + 14


def _columns(count: int) -> int:
    return 2 if count > 2 else 1


def _paint_concerned(canvas: Canvas, clipping: Clipping, y: float, w: float, inner: float) -> None:
    """Below a rule: what changes for everybody, then club after club."""
    rule = svg.line(0, 3.5, inner, 3.5, INK, 0.9) + svg.polygon(
        [(inner / 2 - 8, 3.5), (inner / 2, 0), (inner / 2 + 8, 3.5), (inner / 2, 7)], INK
    )
    canvas.draw(rule, _SIDE, y + 3, inner, 7)
    y += 14 + _ROW / 2
    for words in clipping.everywhere:
        icon_line(canvas, words, "semibold", 18, w / 2, y, INK, "c", inner, _ROW, BURGUNDY)
        y += _ROW
    count = len(clipping.clubs)
    columns = _columns(count)
    each = inner / columns
    for number, (club, parts) in enumerate(clipping.clubs):
        left = _SIDE + number % columns * each
        middle = y + number // columns * _ROW
        draw_owner(canvas, club.glyph, club.colour, left, middle - 9.5, 19)
        name = club.short or club.name
        words = as_many_as_fit(canvas, parts, "semibold", each - 30, _ROW)
        gap, said = 26.0, line_width(canvas, words, "semibold", 18, each, _ROW)
        # Where a club's name leaves no room for its figures, the glyph says whose they are.
        if columns == 1 and 40 + canvas.fitted_width(name, "semibold", 18, each, _ROW) + said < each:
            gap += canvas.text(name, "semibold", 18, left + 26, middle, INK, "ml", width=each * 0.5, height=_ROW) + 10
        icon_line(canvas, words, "semibold", 18, left + gap, middle, INK, "l", each - gap - 4, _ROW, BURGUNDY)
    if not count and not clipping.everywhere:
        canvas.text("This concerns no club.", "serif_italic", 18, w / 2, y, SOFT, "mc", width=inner, height=_ROW)
