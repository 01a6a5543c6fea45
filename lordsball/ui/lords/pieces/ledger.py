"""The year's ledger on ruled paper: what comes in, what goes out, and the balance under a double line."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.icon_text import icon_line, plain
from lordsball.ui.lords.pieces.look import BAD, BURGUNDY, GOOD, INK, SOFT
from lordsball.ui.lords.pieces.marks import draw_icon
from lordsball.ui.lords.pieces.material import draw_paper

_TOP, _FOOT, _SIDE = 47, 54, 16


class LedgerLine(NamedTuple):
    """One line.

    :param icon: of what it is about; empty for none.
    :param words: such as "9 Fans at $3".
    :param figure: such as "+$27" or "−$33"; a minus makes it red.
    """

    icon: str
    words: str
    figure: str


def draw_ledger(
    canvas: Canvas, x: float, y: float, w: float, h: float, title: str, lines: Sequence[LedgerLine],
    shown: float | None = None, total: tuple[str, str] = ("", ""), rows: int = 0, running: bool = False,
) -> None:
    """A ledger with its upper left corner at (x, y).

    :param shown: how many lines have been written (the last may be on its way: a fraction); None for all.
    :param total: words and figure of the balance, written once all lines are.
    :param rows: how many lines there is to be room for at least.
    :param running: the balance is written from the first line on, as it changes.
    """
    step = line_height(h, max(rows, len(lines)))
    canvas.shadow(x, y, w, h, 6, 8, 0.5, 4)
    canvas.blit(canvas.composite(("ledger", w, h, title, step), w, h + 2, lambda c: _paint(c, w, h, title, step)), x, y)
    written = float(len(lines)) if shown is None else shown
    for number, line in enumerate(lines[: int(written + 0.999)]):
        alpha = min(1.0, written - number)
        key = ("ledger_line", line, w, step)
        paint = partial(_paint_line, line=line, w=w - 2 * _SIDE, step=step)
        picture = canvas.composite(key, w - 2 * _SIDE, step, paint)
        canvas.blit(picture, x + _SIDE, y + _TOP + number * step, None if alpha >= 1 else alpha)
    if total[0] and (running or written >= len(lines)):
        _draw_total(canvas, x, y + h - _FOOT, w, total)


def line_height(h: float, count: int) -> float:
    """How high each line of a ledger of this height is (units)."""
    return min(27.0, (h - _TOP - _FOOT) / max(1, count))


def _paint(canvas: Canvas, w: float, h: float, title: str, step: float) -> None:
    draw_paper(canvas, 0, 0, w, h, 6, BURGUNDY, blur=0)
    body = ""
    ruled = _TOP + step
    while ruled < h - _FOOT + 1:
        body += svg.line(12, ruled, w - 12, ruled, "#7fa0a8", 1, 0.5)
        ruled += step
    body += svg.line(w - 86, _TOP - 6, w - 86, h - 14, "#b3434f", 1, 0.55)
    body += svg.line(w - 83, _TOP - 6, w - 83, h - 14, "#b3434f", 1, 0.55)
    canvas.draw(body, 0, 0, w, h)
    canvas.text(title.upper(), "display", 20, w / 2, 22, BURGUNDY, "mc", width=w - 40, height=26)
    canvas.draw(svg.rule(w - 40, SOFT), 20, 34, w - 40, 9)


def _paint_line(canvas: Canvas, line: LedgerLine, w: float, step: float) -> None:
    middle = step / 2 + 0.5
    left = 0.0
    if line.icon:
        draw_icon(canvas, line.icon, 0, middle - 10.5, 21)
        left = 27
    ink = BAD if line.figure[:1] in ("−", "-") else GOOD if line.figure[:1] == "+" else INK
    wide = canvas.text(line.figure.replace("-", "−"), "display", 20, w, middle, ink, "mr", width=64, height=step)
    icon_line(canvas, plain(line.words), "body", 18, left, middle, INK, "l", w - left - max(70.0, wide + 6), step)


def _draw_total(canvas: Canvas, x: float, y: float, w: float, total: tuple[str, str]) -> None:
    rules = svg.line(0, 1.5, w - 2 * _SIDE, 1.5, INK, 1.6) + svg.line(0, 5, w - 2 * _SIDE, 5, INK, 0.9)
    canvas.draw(rules, x + _SIDE, y + 2, w - 2 * _SIDE, 7)
    words, figure = total[0], total[1].replace("-", "−")
    ink, middle = BAD if figure.startswith("−") else INK, y + 25
    wide = canvas.text(figure, "display", 30, x + w - _SIDE, middle, ink, "mr", width=110, height=38)
    room = w - 2 * _SIDE - wide - 12
    canvas.text(words, "serif_bold", 21, x + _SIDE, middle, BURGUNDY, "ml", width=room, height=36)
