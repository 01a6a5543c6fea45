"""The schedule card of a week, the matchup being played in gold; and the Records table as a strip, one column lit."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import line_size
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.lords.pieces.look import BURGUNDY, INK, LIT_PLATE, RIM, Club
from lordsball.ui.lords.pieces.marks import draw_club_name
from lordsball.ui.lords.pieces.material import draw_paper

HEIGHT = 54
_TITLE = 32


class Pairing(NamedTuple):
    """Two clubs that meet.

    :param wins: of either, when the series is over.
    :param now: this one is being played.
    :param struck: it is not played (two teams that nobody owns).
    """

    clubs: tuple[Club, Club]
    wins: tuple[str, str] | None = None
    now: bool = False
    struck: bool = False


def draw_schedule(canvas: Canvas, x: float, y: float, title: str, pairings: Sequence[Pairing], w: float = 556) -> None:
    """The card with its upper left corner at (x, y), :data:`HEIGHT` units high; `title` such as "Week 4"."""
    shown = tuple(pairings)
    canvas.shadow(x, y, w, HEIGHT, 4, 5, 0.45, 3)

    def paint(layer: Canvas) -> None:
        draw_paper(layer, 0, 0, w, HEIGHT, 4, None, ("#fffbec", "#f3e6c4"), 0)
        _paint_title(layer, title)
        step = (w - _TITLE - 2) / max(1, len(shown))
        for number, pairing in enumerate(shown):
            _paint_pairing(layer, _TITLE + number * step, step, pairing, number > 0)

    canvas.blit(canvas.composite(("schedule", title, shown, w), w, HEIGHT + 2, paint), x, y)


def _paint_title(canvas: Canvas, title: str) -> None:
    """The title on a burgundy spine, reading upwards."""
    body = svg.path("M4 0H30V54H4C2 54 0 52 0 50V4C0 2 2 0 4 0Z", "url(#g)")
    canvas.draw(body, 0, 0, 30, HEIGHT, defs=svg.linear("g", "#9a2a3c", "#5a1020"))
    lying = canvas.layer(HEIGHT, 30)
    lying.text(title.upper(), "display", 18, HEIGHT / 2, 15, "#fff3dc", "mc", width=HEIGHT - 3, height=28)
    canvas.blit(pygame.transform.rotate(lying.surface, 90), 0, 0)


def _paint_pairing(canvas: Canvas, x: float, w: float, pairing: Pairing, line: bool) -> None:
    if pairing.now:
        body = svg.box(1, 1, w - 6, HEIGHT - 6, 4, "url(#g)", "#8a5a12", 2.2)
        canvas.draw(body, x + 2, 2, w - 4, HEIGHT - 4, defs=svg.linear("g", *LIT_PLATE))
    elif line:
        canvas.draw(svg.line(1, 0, 1, 44, "#a88e5c"), x - 1, 5, 2, 44)
    for row, club in enumerate(pairing.clubs):
        cy = 15.5 + row * 23.5
        if club.glyph:
            draw_glyph(canvas, club.glyph, club.colour, x + 9, cy - 8, 16)
        wins, others = (pairing.wins[row], pairing.wins[1 - row]) if pairing.wins else ("", "")
        better = _number(wins) > _number(others)
        ink = "#6a583a" if pairing.struck else INK
        left = x + 30.0
        wide = 0.0
        if wins:
            wide = canvas.text(wins, "display", 19, x + w - 10, cy, BURGUNDY if better else INK, "mr", height=24) + 6
        font = "serif_bold" if better or pairing.now else "serif_semibold"
        draw_club_name(canvas, club, font, 18, left, cy, ink, "l", x + w - 9 - wide - left, 24)
    if pairing.struck:
        canvas.draw(svg.line(0, 1, w - 24, 1, "#6a583a", 1.4), x + 12, HEIGHT / 2 - 0.5, w - 24, 2)


def _number(wins: str) -> int:
    return int(wins) if wins.isdecimal() else 0


STRIP = 58
"""How high the Records table is (units)."""


def draw_records(
    canvas: Canvas, x: float, y: float, columns: Sequence[tuple[str, str]], live: int | None = None,
    chances: Sequence[float] | None = None, w: float = 556,
) -> None:
    """The strip with its upper left corner at (x, y), :data:`STRIP` units high.

    :param columns: the difference ("4–5") and the result ("14–8").
    :param live: the column that the present numbers lead to.
    :param chances: how likely each column is, 0 to 1: a pale bar rises in it.
    """
    shown = tuple(columns)
    canvas.blit(canvas.composite(("records", shown, w), w, STRIP, lambda layer: _paint_records(layer, shown, w)), x, y)
    step = w / max(1, len(shown))
    for number, chance in enumerate(chances or ()):
        high = 29 * chance / max([*(chances or ()), 0.01])
        if high >= 1:
            canvas.rounded(x + number * step + 4, y + STRIP - 2 - high, step - 8, high, 2, "#e9c878", "#d9a93f",
                           alpha=0.6)
    # Over the bars, and once only: letters drawn twice are blurred.
    size = _result_size(canvas, shown, step)
    for number, (_, result) in enumerate(shown):
        canvas.text(result, "bold", size, x + (number + 0.5) * step, y + 42, INK, "mc", height=26)
    if live is not None and 0 <= live < len(shown):
        _draw_live(canvas, x + live * step, y, step, *shown[live])


def _paint_records(canvas: Canvas, columns: tuple[tuple[str, str], ...], w: float) -> None:
    """The strip with its differences; the results are drawn over it."""
    step = w / max(1, len(columns))
    body = svg.box(0.6, 0.6, w - 1.2, STRIP - 1.2, 4, "#fffbec", RIM, 1.2)
    head = f"M.6 26V5C.6 2.6 2.6 .6 5 .6H{w - 5}C{w - 2.6} .6 {w - 0.6} 2.6 {w - 0.6} 5V26Z"
    body += svg.path(head, "url(#g)")
    body += "".join(svg.line(step * n, 2, step * n, STRIP - 2, "#8a7040", 1, 0.8) for n in range(1, len(columns)))
    canvas.draw(body, 0, 0, w, STRIP, defs=svg.linear("g", "#9a2a3c", "#5a1020"))
    for number, (difference, _) in enumerate(columns):
        middle = (number + 0.5) * step
        canvas.text(difference, "display", 19, middle, 13.5, "#fff0d2", "mc", width=step - 3, height=25)


def _result_size(canvas: Canvas, columns: tuple[tuple[str, str], ...], step: float) -> float:
    """One size for all results, with air between the columns."""
    return line_size(canvas, [(result, step - 8) for _, result in columns], "bold", 18, 26)


def _draw_live(canvas: Canvas, x: float, y: float, step: float, difference: str, result: str) -> None:
    canvas.halo(x + step / 2, y + STRIP / 2, 58, "#ffc84a", 0.6, sx=0.9, sy=0.95)
    body = svg.box(1.5, 1.5, step + 5, STRIP + 5, 5, "url(#g)", "#5a3a08", 1.6)
    body += svg.box(4.6, 4.6, step - 1.2, STRIP - 1.2, 3, "none", "#8a5a12", 1)
    canvas.draw(body, x - 4, y - 4, step + 8, STRIP + 8, defs=svg.linear("g", *LIT_PLATE))
    canvas.text(difference, "display", 20, x + step / 2, y + 13.5, "#5a1020", "mc", width=step - 2, height=26)
    canvas.text(result, "display", 21, x + step / 2, y + 42, "#2a1806", "mc", width=step - 2, height=28)
