"""The Records table as a strip: differences above, results of the 22 games below; the column that holds now is lit."""

from collections.abc import Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.look import INK, LIT_PLATE, RIM

HEIGHT = 58


def draw_records(
    canvas: Canvas, x: float, y: float, columns: Sequence[tuple[str, str]], live: int | None = None,
    chances: Sequence[float] | None = None, w: float = 556,
) -> None:
    """The strip with its upper left corner at (x, y), :data:`HEIGHT` units high.

    :param columns: the difference ("4–5") and the result ("14–8").
    :param live: the column that the present numbers lead to.
    :param chances: how likely each column is, 0 to 1: a pale bar rises in it.
    """
    shown = tuple(columns)
    canvas.blit(canvas.composite(("records", shown, w), w, HEIGHT, lambda layer: _paint(layer, shown, w)), x, y)
    step = w / max(1, len(shown))
    if chances is not None:
        highest = max([*chances, 0.01])
        for number, chance in enumerate(chances):
            high = 29 * chance / highest
            if high >= 1:
                canvas.rounded(x + number * step + 4, y + HEIGHT - 2 - high, step - 8, high, 2, "#e9c878", "#d9a93f",
                               alpha=0.6)
        for number, (_, result) in enumerate(shown):
            _draw_result(canvas, x + (number + 0.5) * step, y, step, result)
    if live is not None and 0 <= live < len(shown):
        _draw_live(canvas, x + live * step, y, step, *shown[live])


def _paint(canvas: Canvas, columns: tuple[tuple[str, str], ...], w: float) -> None:
    step = w / max(1, len(columns))
    body = svg.box(0.6, 0.6, w - 1.2, HEIGHT - 1.2, 4, "#fffbec", RIM, 1.2)
    head = f"M.6 26V5C.6 2.6 2.6 .6 5 .6H{w - 5}C{w - 2.6} .6 {w - 0.6} 2.6 {w - 0.6} 5V26Z"
    body += svg.path(head, "url(#g)")
    body += "".join(svg.line(step * n, 2, step * n, HEIGHT - 2, "#8a7040", 1, 0.8) for n in range(1, len(columns)))
    canvas.draw(body, 0, 0, w, HEIGHT, defs=svg.linear("g", "#9a2a3c", "#5a1020"))
    for number, (difference, result) in enumerate(columns):
        middle = (number + 0.5) * step
        canvas.text(difference, "display", 19, middle, 13.5, "#fff0d2", "mc", width=step - 3, height=25)
        _draw_result(canvas, middle, 0, step, result)


def _draw_result(canvas: Canvas, cx: float, y: float, step: float, result: str) -> None:
    canvas.text(result, "bold", 18, cx, y + 42, INK, "mc", width=step - 2, height=26)


def _draw_live(canvas: Canvas, x: float, y: float, step: float, difference: str, result: str) -> None:
    canvas.halo(x + step / 2, y + HEIGHT / 2, 58, "#ffc84a", 0.6, sx=0.9, sy=0.95)
    body = svg.box(1.5, 1.5, step + 5, HEIGHT + 5, 5, "url(#g)", "#5a3a08", 1.6)
    body += svg.box(4.6, 4.6, step - 1.2, HEIGHT - 1.2, 3, "none", "#8a5a12", 1)
    canvas.draw(body, x - 4, y - 4, step + 8, HEIGHT + 8, defs=svg.linear("g", *LIT_PLATE))
    canvas.text(difference, "display", 20, x + step / 2, y + 13.5, "#5a1020", "mc", width=step - 2, height=26)
    canvas.text(result, "display", 21, x + step / 2, y + 42, "#2a1806", "mc", width=step - 2, height=28)
