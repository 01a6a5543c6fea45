"""The walnut rail with the phases of a year as arrows: what is done has a tick, what goes on a lamp."""

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import line_size
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.material import draw_wood

HEIGHT = 40
_YEAR, _GAP = 124, 8
_FACES = {
    "done": ("#2a5a45", "#1c4232", "#b8892f", "#efe2c2"),
    "now": ("#a33245", "#6e1626", "#f7d98a", "#fff6dc"),
    "next": ("#5c4630", "#45331f", "#8a6c46", "#efe2c4"),
}
"""Top, foot and edge of an arrow, and its words."""


class Phase(NamedTuple):
    """A phase of the year; `state` is "done", "now" or "next"."""

    name: str
    state: str


def draw_phase_bar(canvas: Canvas, x: float, y: float, year: str, phases: Sequence[Phase], w: float = 928) -> None:
    """The rail with its upper left corner at (x, y), :data:`HEIGHT` units high; `year` in words: "Year 2 of 3"."""
    shown = tuple(phases)

    def paint(layer: Canvas) -> None:
        draw_wood(layer, 0, 0, w, HEIGHT, 6, blur=0)
        _paint_year(layer, year)
        left, step = _places(w, len(shown))
        size = line_size(layer, [(phase.name, _room(phase, step - 4)) for phase in shown], "display", 18, 30)
        for number, phase in enumerate(shown):
            _paint_arrow(layer, left + number * step, step - 4, phase, size)

    canvas.shadow(x, y, w, HEIGHT, 6, 8, 0.5, 4)
    canvas.blit(canvas.composite(("phase_bar", year, shown, w), w, HEIGHT, paint), x, y)


def arrow_box(number: int, count: int, w: float = 928) -> tuple[float, float, float, float]:
    """Where an arrow lies: left, top, width, height, from the rail's upper left corner; -1 is the plate of the year."""
    if number < 0:
        return 6, 4, _YEAR, 32
    left, step = _places(w, count)
    return left + number * step, 4, step - 4, 32


def lamp(number: int, count: int, w: float = 928) -> tuple[float, float]:
    """The middle of the lamp on the arrow of what goes on now."""
    x, y, _, _ = arrow_box(number, count, w)
    return x + 20, y + 16


def _places(w: float, count: int) -> tuple[float, float]:
    left = _YEAR + 2 * _GAP - 1
    return left, (w - left - 5) / max(1, count)


def _paint_year(canvas: Canvas, words: str) -> None:
    body = svg.box(0.7, 0.7, 122.6, 30.6, 5, "url(#g)", "#3a2408", 1.2)
    body += svg.box(3, 3, 118, 26, 3, "none", "#6e4e16", 1)
    canvas.draw(body, 6, 4, _YEAR, 32, defs=svg.linear("g", "#f7de97", "#b8892f"))
    canvas.text(words.upper(), "display", 19, 6 + _YEAR / 2, 20, "#2a1806", "mc", width=_YEAR - 12, height=30)


def _room(phase: Phase, w: float) -> float:
    """How wide the name on an arrow may be, beside its tick or its lamp."""
    return w - 26 - {"done": 16, "now": 12}.get(phase.state, 0)


def _paint_arrow(canvas: Canvas, x: float, w: float, phase: Phase, size: float) -> None:
    top, foot, edge, ink = _FACES[phase.state]
    now = phase.state == "now"
    body = svg.path(f"M1 1H{w - 11}L{w - 1} 16L{w - 11} 31H1L9 16Z", "url(#g)", edge, 2.2 if now else 1.6)
    room, left = _room(phase, w), 13.0
    if phase.state == "done":
        body += svg.path("M15 16L19 21L27 10.5", "none", "#f0d58a", 2.6)
        left += 18
    elif now:
        body += svg.circle(20, 16, 4, "#f7d98a", "#3a0a14", 1)
        left += 13
    if now:
        canvas.halo(x + w / 2, 20, w * 0.5, "#ff9a6a", 0.25, sy=0.22)
    canvas.draw(body, x, 4, w, 32, defs=svg.linear("g", top, foot))
    canvas.text(phase.name, "display", size, x + left + room / 2, 20.5, ink, "mc", width=room, height=30)
