"""The charts of A or B: the interval on an axis, scores as two heaps, and what each card brought."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from lordsball.simulation.shares import CardEffect
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.boards import BAD, CREAM, GOOD, QUIET, SKY, WELL, draw_letter, draw_well
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.theme import mix
from lordsball.ui.kit.widgets.scroll import ScrollView
from lordsball.ui.kit.widgets.widget import Box, State, Widget

CALM = "#9fb4cc"
STEP = 44.0
"""From one card to the next."""
_FOOT = 28.0
_STEPS = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0)
_MOST_COLUMNS = 30


def signed(value: float, places: int = 0) -> str:
    """A number with its sign.

    >>> signed(2), signed(-0.25, 2), signed(0)
    ('+2', '−0.25', '0')
    """
    text = f"{abs(value):.{places}f}"
    return text if float(text) == 0 else f"{'+' if value > 0 else '−'}{text}"


def axis(low: float, high: float, least: float, steps: int = 4) -> tuple[float, float, float]:
    """From, to and step of an axis that holds 0 and both of these, and at least `least` to either side of it.

    >>> axis(0.9, 2.7, 1)
    (-1.0, 3.0, 1.0)
    """
    reach = max(least, abs(low), abs(high))
    step = next((step for step in _STEPS if reach / step <= steps), _STEPS[-1])
    start, end = -step, step
    while start > min(low, -least):
        start -= step
    while end < max(high, least):
        end += step
    return start, end, step


def draw_interval(canvas: Canvas, box: Box, found: tuple[float, float, float] | None) -> None:
    """How many more wins in a hundred, and between what: a bar on an axis with 0 between two tinted halves.

    :param found: mean, low and high; None where nothing is known yet.
    """
    draw_well(canvas, *box)
    mean, low, high = found or (0.0, -4.0, 4.0)
    start, end, step = axis(max(-100, low), min(100, high), 1.0)
    left, w = box.x + 30, box.w - 60

    def at(value: float) -> float:
        return left + (min(end, max(start, value)) - start) / (end - start) * w

    zero, top = at(0), box.y + 38
    canvas.rounded(left, top, zero - left, 50, 0, "#7a2a1a", alpha=0.28)
    canvas.rounded(zero, top, left + w - zero, 50, 0, "#2a7a3a", alpha=0.28)
    for words, colour, x, anchor in (("B wins less", BAD, left, "ml"), ("B wins more", GOOD, left + w, "mr")):
        canvas.text(words, "semibold", 18, x, box.y + 22, colour, anchor, width=w / 2 - 6, height=28)
    canvas.rounded(zero - 1.5, top - 2, 3, 54, 0, "#ffffff")
    value = start
    every = 2 if (end - start) / step > 7 else 1
    while value <= end + step / 2:
        number = round(value / step)
        if number % every == 0:
            font, ink = ("semibold", "#ffffff") if number == 0 else ("body", QUIET)
            places = 1 if step < 1 else 0
            canvas.text(signed(value, places), font, 18, at(value), top + 66, ink, "mc", height=26)
        value += step
    canvas.text("wins in a hundred", "body", 18, left + w, box.bottom - 14, QUIET, "mr", width=w, height=26)
    if found is None:
        canvas.text("nothing yet", "italic", 18, zero + 12, top + 25, QUIET, "ml", height=30)
        return
    a, b, middle = at(low), at(high), top + 25
    if high > low:
        canvas.rounded(a, middle - 6, max(2.0, b - a), 12, 6, "#bfe3ff", "#6fb8ef", WELL, 1.4)
        for edge in (a, b):
            canvas.rounded(edge - 2, middle - 14, 4, 28, 2, "#ffffff")
    canvas.draw(svg.circle(14, 14, 10, "#ffffff", WELL, 3), at(mean) - 14, middle - 14, 28, 28)


class Heap(NamedTuple):
    """Scores as shares: the first value, how many values a column holds, the columns."""

    first: int
    step: int
    columns: tuple[float, ...]


def heaps(before: Mapping[int, int], after: Mapping[int, int]) -> tuple[Heap, Heap]:
    """Two counts of games by score, on one scale.

    >>> heaps({3: 1, 4: 3}, {4: 2})
    (Heap(first=3, step=1, columns=(0.25, 0.75)), Heap(first=3, step=1, columns=(0.0, 1.0)))
    """
    values = sorted({*before, *after})
    first, last = values[0], values[-1]
    step = max(1, -(-(last - first + 1) // _MOST_COLUMNS))
    count = (last - first) // step + 1
    found = []
    for games in (before, after):
        columns = [0] * count
        for value, number in games.items():
            columns[(value - first) // step] += number
        whole = sum(columns) or 1
        found.append(Heap(first, step, tuple(each / whole for each in columns)))
    return found[0], found[1]


def draw_heaps(
    canvas: Canvas, box: Box, pair: tuple[Heap, Heap], means: tuple[float, float], lit: int | None = None
) -> None:
    """A before as a dashed line, B after as a filled shape, their means as lines with letters.

    :param lit: the column that is pointed at.
    """
    a, b = pair
    count = len(a.columns)
    each, top = box.w / count, max(*a.columns, *b.columns) * 1.16

    def outline(columns: Sequence[float]) -> str:
        way = f"M0 {box.h:.1f}"
        for number, share in enumerate(columns):
            y = box.h - share / top * box.h
            way += f"L{number * each:.1f} {y:.1f}L{(number + 1) * each:.1f} {y:.1f}"
        return f"{way}L{box.w:.1f} {box.h:.1f}"

    body = "".join(svg.line(0, box.h * q, box.w, box.h * q, "#2b3a4e", 1) for q in (0.25, 0.5, 0.75))
    body += svg.path(f"{outline(b.columns)}Z", SKY, SKY, 2, opacity=0.38)
    body += f'<path d="{outline(a.columns)}" fill="none" stroke="{CREAM}" stroke-width="2.6" stroke-dasharray="7 4"/>'
    canvas.draw(body, *box)
    canvas.rounded(box.x, box.bottom - 1, box.w, 2, 0, "#8fa3bf")
    if lit is not None:
        canvas.rounded(box.x + lit * each, box.y, each, box.h, 2, "#ffffff", alpha=0.14)
    every = max(1, -(-count // 8))
    for number in range(0, count, every):
        words = str(a.first + number * a.step)
        canvas.text(words, "body", 18, box.x + (number + 0.5) * each, box.bottom + 14, QUIET, "mc", height=24)
    near = abs(means[0] - means[1]) / a.step * each < 66
    for mean, colour, letter, side in ((means[0], CREAM, "A", -1), (means[1], SKY, "B", 1)):
        x = box.x + ((mean - a.first) / a.step + 0.5) * each
        dashes = ' stroke-dasharray="6 4"' if letter == "A" else ""
        line = f'<path d="M1.5 0V{box.h}" stroke="{colour}" stroke-width="2.4"{dashes}/>'
        canvas.draw(line, x - 1.5, box.y, 3, box.h)
        left_first = (side if means[0] <= means[1] else -side) if near else 1
        draw_letter(canvas, letter, x + 5 if left_first > 0 else x - 31, box.y - 2, colour, 26)


class RowsView(ScrollView):
    """A row a card: an interval on an axis they all share; a tick where it is clear of zero, a question mark else."""

    radius = 8.0

    def __init__(self, rect: tuple[float, float, float, float], rows: Sequence[CardEffect]) -> None:
        x, y, w, h = rect
        super().__init__((x, y, w, h - _FOOT), "What each card brought")
        self.rows = rows

    @property
    def length(self) -> float:
        return STEP * len(self.rows)

    def draw(self, canvas: Canvas, state: State) -> None:
        if not self.rows:
            return
        box, rows = self.rect, self.rows
        start, end, tick = axis(min(row.low for row in rows), max(row.high for row in rows), 0.1, 3)
        well = Box(box.x + 176, box.y, box.w - 176 - 110, box.h)
        left, w = well.x + 14, well.w - 28

        def at(value: float) -> float:
            return left + (min(end, max(start, value)) - start) / (end - start) * w

        draw_well(canvas, *well, 8)
        for number in range(round((end - start) / tick) + 1):
            value = start + number * tick
            zero = abs(value) < tick / 2
            ink = "#ffffff" if zero else "#2b3a4e"
            canvas.rounded(at(value) - 0.5, well.y + 3, 2 if zero else 1, well.h - 6, 0, ink)
            if (end - start) / tick <= 6 or round(value / tick) % 2 == 0:
                words = signed(value, 1 if tick < 1 else 0)
                canvas.text(words, "body", 18, at(value), box.bottom + _FOOT / 2, QUIET, "mc", height=24)
        with canvas.clipped(*box):
            for number, row in enumerate(rows):
                y = box.y + (number + 0.5) * STEP - self.scrolled
                if box.y - STEP < y < box.bottom + STEP:
                    _draw_row(canvas, box, well, row, y, at)
        self.draw_over(canvas)


def _draw_row(canvas: Canvas, box: Box, well: Box, row: CardEffect, y: float, at: Callable[[float], float]) -> None:
    colour = (GOOD if row.mean > 0 else BAD) if row.sure else CALM
    x = box.x
    if row.changed:
        draw_icon(canvas, "edit", x, y - 9, 18, SKY)
        x += 24
    canvas.text(row.name, "semibold", 18, x, y, "#ffffff", "ml", width=well.x - x - 8, height=30)
    a, b = at(row.low), at(row.high)
    canvas.rounded(a, y - 4, max(3.0, b - a), 8, 4, colour)
    for edge in (a, b):
        canvas.rounded(edge - 1.5, y - 9, 3, 18, 1.5, colour)
    fill, line = (colour, WELL) if row.sure else (WELL, colour)
    canvas.draw(svg.circle(9, 9, 6.5, fill, line, 2.4), at(row.mean) - 9, y - 9, 18, 18)
    draw_icon(canvas, "check" if row.sure else "help", well.right + 8, y - 9, 18, colour)
    ink = "#ffffff" if row.sure else QUIET
    places = 2 if at(1) - at(0) > 40 else 1
    canvas.text(signed(row.mean, places), "display", 20, box.right - 16, y, ink, "mr", width=66, height=30)


class HeapChart(Widget):
    """Both heaps; a step that is pointed at says its shares."""

    focusable = pressable = False

    def __init__(self, box: Box, before: Mapping[int, int], after: Mapping[int, int]) -> None:
        super().__init__(box, "Scores")
        self.lit: int | None = None
        self.show(before, after)

    def show(self, before: Mapping[int, int], after: Mapping[int, int]) -> None:
        """Have these counts of games by score."""
        self.pair = heaps(before, after)
        self.means = _mean(before), _mean(after)
        if self.lit is not None:
            self.lit = min(self.lit, len(self.pair[0].columns) - 1)

    @property
    def told(self) -> str:
        """The step that is pointed at, in words; empty where there is none."""
        if self.lit is None:
            return ""
        a, b = self.pair
        low = a.first + self.lit * a.step
        reach = f"{low}" if a.step == 1 else f"{low} to {low + a.step - 1}"
        return f"{reach}: A {100 * a.columns[self.lit]:.0f}%, B {100 * b.columns[self.lit]:.0f}%"

    def hover(self, x: float, y: float) -> bool:
        before, each = self.lit, self.rect.w / len(self.pair[0].columns)
        self.lit = min(len(self.pair[0].columns) - 1, max(0, int((x - self.rect.x) / each)))
        return before != self.lit

    def draw(self, canvas: Canvas, state: State) -> None:
        if not state.hover:
            self.lit = None
        draw_heaps(canvas, self.rect, self.pair, self.means, self.lit)
        legend = self.rect.bottom + 44
        canvas.draw(f'<path d="M0 3H34" stroke="{CREAM}" stroke-width="3" stroke-dasharray="7 4"/>',
                    self.rect.x, legend - 3, 34, 6)
        at = self.rect.x + 42 + canvas.text("A before", "semibold", 18, self.rect.x + 42, legend, "#ffffff", "ml") + 22
        canvas.rounded(at, legend - 9, 34, 18, 3, mix(SKY, WELL, 0.5), edge=SKY, edge_width=2)
        at += 42 + canvas.text("B after", "semibold", 18, at + 42, legend, "#ffffff", "ml")
        if self.told:
            canvas.text(self.told, "semibold", 18, self.rect.right, legend, "#ffffff", "mr",
                        width=self.rect.right - at - 16)


def _mean(games: Mapping[int, int]) -> float:
    whole = sum(games.values())
    return sum(score * count for score, count in games.items()) / whole if whole else 0.0
