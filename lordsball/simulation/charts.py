"""Charts as inline SVG in a page's own colors: bars with their intervals, distributions, a matrix."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

from lordsball.simulation.statistics import count_of

WIDTH, LABEL, ROW = 900, 260, 26
COLORS = ("var(--one)", "var(--two)", "var(--three)", "var(--four)")
MOST_COLUMNS = 40
"""Columns of a distribution; wider ones are put together."""


class Bar(NamedTuple):
    """A share or a difference, and between what it lies."""

    name: str
    value: float
    interval: tuple[float, float]


def bars(rows: Sequence[Bar], low: float | None, line: float) -> str:
    """A dot with its interval for each row on one scale; `line` is what it is to be held against. `low` None: on both
    sides of it, as far as needed."""
    if not rows:
        return ""
    least = min(bound for row in rows for bound in (row.interval[0], line))
    most = max(bound for row in rows for bound in (row.interval[1], line))
    if low is None:
        reach = max(0.01, line - least, most - line)
        least, most = line - reach, line + reach
    else:
        least, most = low, min(1.0, most * 1.05)
    span, right = most - least or 1.0, 150

    def place(value: float) -> float:
        return LABEL + (value - least) / span * (WIDTH - LABEL - right)

    height = ROW * len(rows) + 12
    at = f"{place(line):.1f}"
    parts = [f'<line class="axis" x1="{at}" y1="0" x2="{at}" y2="{height}" stroke-width="2"/>']
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2 + 4
        sure = row.interval[0] > line or row.interval[1] < line
        color = "var(--soft)" if not sure else "var(--good)" if row.value > line else "var(--bad)"
        shown = f"{100 * row.value:+.1f}" if low is None else f"{100 * row.value:.1f} %"
        parts += [
            f'<text x="{LABEL - 14}" y="{y + 5}" text-anchor="end">{escape(_short(row.name))}</text>',
            f'<line x1="{place(row.interval[0]):.1f}" y1="{y}" x2="{place(row.interval[1]):.1f}" y2="{y}" '
            f'stroke="{color}" stroke-width="4" stroke-linecap="round" opacity=".55"/>',
            f'<circle cx="{place(row.value):.1f}" cy="{y}" r="6" fill="{color}"/>',
            f'<text x="{WIDTH - right + 18}" y="{y + 5}">{shown}</text>',
        ]
    return _svg(height, parts, "; ".join(f"{row.name} {100 * row.value:.1f}" for row in rows))


def distributions(of: Mapping[str, Sequence[Sequence[int]]]) -> str:
    """Columns of how many games had which value, one color a name, side by side on one scale."""
    values = [value for counts in of.values() for value, _ in counts]
    if not values:
        return ""
    least, most = min(values), max(values)
    step = -(-(most - least + 1) // MOST_COLUMNS)
    columns = (most - least) // step + 1
    heights = {name: [0] * columns for name in of}
    for name, counts in of.items():
        for value, games in counts:
            heights[name][(value - least) // step] += games
    top = max(max(each) for each in heights.values()) or 1
    chart, left, bottom = 220, 50, 250
    wide = (WIDTH - left - 10) / columns
    parts = [f'<line class="axis" x1="{left}" y1="{bottom}" x2="{WIDTH - 10}" y2="{bottom}"/>']
    for number, (name, counts_of) in enumerate(heights.items()):
        color = COLORS[number % len(COLORS)]
        bar = wide * 0.86 / len(heights)
        for column, games in enumerate(counts_of):
            if games:
                tall = chart * games / top
                x = left + column * wide + wide * 0.07 + number * bar
                at = least + column * step
                reach = f"{at}" if step == 1 else f"{at} to {at + step - 1}"
                parts.append(
                    f'<rect x="{x:.1f}" y="{bottom - tall:.1f}" width="{max(1.0, bar):.1f}" height="{tall:.1f}" '
                    f'fill="{color}"><title>{escape(name)}: {reach}, {count_of(games)}</title></rect>'
                )
        if len(of) == 1:
            continue
        x, y = left + 210 * (number % 4), bottom + 38 + 24 * (number // 4)
        parts += [
            f'<rect x="{x}" y="{y}" width="14" height="14" fill="{color}"/>',
            f'<text x="{x + 22}" y="{y + 12}">{escape(_short(name))}</text>',
        ]
    every = -(-columns // 15)
    for column in range(0, columns, every):
        middle = f'x="{left + (column + 0.5) * wide:.1f}" y="{bottom + 20}" text-anchor="middle"'
        parts.append(f'<text class="soft" {middle}>{least + column * step}</text>')
    parts.append(f'<text class="soft" x="{left - 8}" y="{bottom - chart + 8}" text-anchor="end">{top:,}</text>')
    return _svg(bottom + 64 + 24 * ((len(heights) - 1) // 4), parts, ", ".join(of))


def shares(names: Sequence[str], rows: Sequence[Sequence[int]], along: str) -> str:
    """A line a name: its share of each row, in percent, from left to right. The last name is drawn soft: nobody's."""
    left, bottom, chart = 60, 250, 220
    step = (WIDTH - left - 30) / max(1, len(rows) - 1)
    parts = []
    for percent in (0, 25, 50, 75, 100):
        y = bottom - chart * percent / 100
        parts += [
            f'<line class="axis" x1="{left}" y1="{y}" x2="{WIDTH - 30}" y2="{y}"/>',
            f'<text class="soft" x="{left - 10}" y="{y + 5}" text-anchor="end">{percent} %</text>',
        ]
    every = -(-len(rows) // 15)
    parts += [
        f'<text class="soft" x="{left + at * step:.1f}" y="{bottom + 20}" text-anchor="middle">{at + 1}</text>'
        for at in range(0, len(rows), every)
    ]
    parts.append(f'<text class="soft" x="{left - 10}" y="{bottom + 20}" text-anchor="end">{escape(along)}</text>')
    for number, name in enumerate(names):
        soft = number == len(names) - 1
        color = "var(--soft)" if soft else COLORS[number % len(COLORS)]
        points = [(left + at * step, 100 * row[number] / sum(row), sum(row)) for at, row in enumerate(rows)]
        line = " ".join(f"{x:.1f},{bottom - chart * share / 100:.1f}" for x, share, _ in points)
        dashes = ' stroke-dasharray="6 6"' if soft or number >= len(COLORS) else ""
        parts.append(f'<polyline points="{line}" fill="none" stroke="{color}" stroke-width="3"{dashes}/>')
        parts += [
            f'<circle cx="{x:.1f}" cy="{bottom - chart * share / 100:.1f}" r="5" fill="{color}">'
            f"<title>{escape(name)}: {share:.1f} % of {count_of(games)}</title></circle>"
            for x, share, games in points
        ]
        x, y = left + 210 * (number % 4), bottom + 38 + 24 * (number // 4)
        parts += [
            f'<rect x="{x}" y="{y}" width="14" height="14" fill="{color}"/>',
            f'<text x="{x + 22}" y="{y + 12}">{escape(_short(name))}</text>',
        ]
    return _svg(bottom + 64 + 24 * ((len(names) - 1) // 4), parts, ", ".join(names))


def matrix(names: Sequence[str], grid: Sequence[Sequence[float | None]]) -> str:
    """A square of shares: the stronger the color, the further from a half; the number stands in each."""
    side = min(90.0, (WIDTH - LABEL) / max(1, len(names)))
    parts = []
    for row, name in enumerate(names):
        y = 34 + row * 40
        parts += [
            f'<text x="{LABEL - 14}" y="{y + 25}" text-anchor="end">{row + 1} {escape(_short(name))}</text>',
            f'<text class="soft" x="{LABEL + (row + 0.5) * side:.1f}" y="22" text-anchor="middle">{row + 1}</text>',
        ]
        for column, share in enumerate(grid[row]):
            if share is not None:
                color = "var(--good)" if share >= 0.5 else "var(--bad)"
                x = LABEL + column * side
                parts += [
                    f'<rect x="{x + 1:.1f}" y="{y + 1}" width="{side - 2:.1f}" height="38" fill="{color}" '
                    f'fill-opacity="{min(0.6, 0.04 + 1.4 * abs(share - 0.5)):.2f}"/>',
                    f'<text x="{x + side / 2:.1f}" y="{y + 25}" text-anchor="middle">{100 * share:.0f}</text>',
                ]
    return _svg(44 + 40 * len(names), parts, "Who beats whom")


def _short(name: str) -> str:
    return name if len(name) <= 30 else f"{name[:29]}…"


def _svg(height: float, parts: Sequence[str], about: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}" role="img" '
        f'aria-label="{escape(about, quote=True)}">{"".join(parts)}</svg>'
    )
