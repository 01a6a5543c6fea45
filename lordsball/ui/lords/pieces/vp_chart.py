"""Victory Points at the end of a game: for each club a bar of its years, every year stacked by source."""

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.theme import contrast, mix
from lordsball.ui.lords.pieces.look import BURGUNDY, INK, RIM, Club
from lordsball.ui.lords.pieces.marks import draw_club_name
from lordsball.ui.lords.pieces.material import draw_paper

_TOP, _SIDE, _NAME = 44, 16, 132


class Source(NamedTuple):
    """Where Victory Points come from: its name, a color, and a letter that says the same without color."""

    name: str
    colour: str
    letter: str


class Bar(NamedTuple):
    """A club's row: for every year (the last may be the end of the game) the points of each source, and the total."""

    club: Club
    years: tuple[tuple[int, ...], ...]
    total: int


SOURCES = (
    Source("Wins", "#9a2a3c", "W"),
    Source("Bought", "#b8892f", "B"),
    Source("Prospects", "#39702e", "P"),
    Source("Title", "#2a6f9c", "T"),
    Source("Stadium", "#2f6a45", "S"),
    Source("Bonus", "#6a3d7a", "G"),
    Source("Loans", "#4a4440", "L"),
    Source("Cards", "#a8581e", "C"),
)
"""The eight sources in the order of the rules."""


def draw_vp_chart(
    canvas: Canvas, x: float, y: float, w: float, h: float, bars: Sequence[Bar],
    sources: Sequence[Source] = SOURCES, title: str = "Victory Points by year and source", grown: float = 1,
) -> None:
    """The chart with its upper left corner at (x, y).

    :param grown: 0 to 1: how far the bars have grown.
    """
    shown, kinds = tuple(bars), tuple(sources)
    canvas.shadow(x, y, w, h, 6, 8, 0.5, 4)
    key = ("vp_chart", w, h, shown, kinds, title)
    picture = canvas.composite(key, w, h + 2, lambda layer: _paint(layer, w, h, shown, kinds, title))
    if grown >= 1:
        canvas.blit(picture, x, y)
        return
    blank = tuple(bar._replace(years=(), total=0) for bar in shown)
    key = ("vp_chart", w, h, blank, kinds, title)
    canvas.blit(canvas.composite(key, w, h + 2, lambda layer: _paint(layer, w, h, blank, kinds, title)), x, y)
    with canvas.clipped(x, y, _SIDE + _NAME + (w - _SIDE - _NAME) * max(0.0, grown), h):
        canvas.blit(picture, x, y)


def _paint(canvas: Canvas, w: float, h: float, bars: tuple[Bar, ...], sources: tuple[Source, ...], title: str) -> None:
    draw_paper(canvas, 0, 0, w, h, 6, BURGUNDY, blur=0)
    canvas.text(title.upper(), "display", 20, _SIDE, 24, BURGUNDY, "ml", width=w - 2 * _SIDE, height=30)
    used = [s for number, s in enumerate(sources) if any(year[number] for bar in bars for year in bar.years)] or sources
    legend = _paint_legend(canvas, w, h, tuple(used))
    step = (h - _TOP - legend) / max(1, len(bars))
    left, right = _SIDE + _NAME, w - _SIDE - 44
    most = max([1, *(sum(max(0, p) for year in bar.years for p in year) for bar in bars)])
    least = min([0, *(sum(min(0, p) for year in bar.years for p in year) for bar in bars)])
    scale = (right - left) / (most - least)
    zero = left - least * scale
    for number, bar in enumerate(bars):
        y = _TOP + number * step
        _paint_bar(canvas, bar, sources, y, step, zero, scale)
        canvas.text(str(bar.total).replace("-", "−"), "display", 26, w - _SIDE, y + step / 2, INK, "mr", width=42,
                    height=step)
    canvas.draw(svg.line(1, 0, 1, h - _TOP - legend, INK, 1.2), zero - 1, _TOP, 2, h - _TOP - legend)


def _paint_legend(canvas: Canvas, w: float, h: float, sources: tuple[Source, ...]) -> float:
    """What the colors and letters mean, in rows along the foot; returns their height."""
    cells = [(source, canvas.fitted_width(source.name, "semibold", 18, None, 24) + 46) for source in sources]
    rows: list[list[tuple[Source, float]]] = [[]]
    for cell in cells:
        if rows[-1] and sum(wide for _, wide in rows[-1]) + cell[1] > w - 2 * _SIDE:
            rows.append([])
        rows[-1].append(cell)
    height = 26 * len(rows) + 14
    for number, row in enumerate(rows):
        left, cy = float(_SIDE), h - height + 4 + 26 * number + 13
        for source, wide in row:
            _paint_block(canvas, left, cy - 11, 22, 22, source, "")
            canvas.text(source.name, "semibold", 18, left + 28, cy, INK, "ml", height=24)
            left += wide
    return height


def _paint_bar(
    canvas: Canvas, bar: Bar, sources: tuple[Source, ...], y: float, step: float, zero: float, scale: float
) -> None:
    middle, high = y + step / 2, min(44.0, step - 5)
    if bar.club.glyph:
        draw_glyph(canvas, bar.club.glyph, bar.club.colour, _SIDE, middle - 10, 20)
    draw_club_name(canvas, bar.club, "serif_bold", 20, _SIDE + 27, middle, INK, "l", _NAME - 33, step)
    up, down = zero, zero
    for number, year in enumerate(bar.years):
        begun = up
        for source, points in zip(sources, year, strict=True):
            wide = abs(points) * scale
            if points > 0:
                _paint_block(canvas, up, middle - high / 2, wide, high, source, str(points))
                up += wide
            elif points < 0:
                down -= wide
                _paint_block(canvas, down, middle - high / 2, wide, high, source, str(points).replace("-", "−"))
        if number and begun > zero and up > begun:
            edge = svg.line(1.5, 0, 1.5, high + 8, INK, 2.4)
            canvas.draw(edge, begun - 1.5, middle - high / 2 - 4, 3, high + 8)


def _paint_block(canvas: Canvas, x: float, y: float, w: float, h: float, source: Source, figure: str) -> None:
    top, foot = mix(source.colour, "#ffffff", 0.06), mix(source.colour, "#000000", 0.24)
    canvas.rounded(x, y, max(2.0, w - 0.6), h, 2.5, top, foot, RIM, 0.8)
    words = figure if w >= 40 else ""
    letter = f"{source.letter} {words}".strip()
    ink = max(("#fff6e0", "#1e130a"), key=lambda tone: contrast(tone, source.colour))
    if w >= 15 and h >= 20:
        canvas.text(letter, "display", 18, x + w / 2, y + h / 2 + 0.5, ink, "mc", width=w - 2, height=h)
    elif w >= 4:
        canvas.draw(svg.circle(3, 3, 2, ink), x + w / 2 - 3, y + h / 2 - 3, 6, 6)
