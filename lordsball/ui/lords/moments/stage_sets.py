"""What great moments of this game are staged with: velvet that opens, a brass plaque, a headline, a slip of paper."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces.rays import draw_rays
from lordsball.ui.kit.screen import WIDTH
from lordsball.ui.kit.timeline import ease_out
from lordsball.ui.lords.pieces.look import BURGUNDY, INK
from lordsball.ui.lords.pieces.material import draw_paper, draw_plaque, draw_wood
from lordsball.ui.table.celebrating import FULL, Confetti
from lordsball.ui.table.curtain import draw_velvet

PLAQUE = (432.0, 510.0, 416.0, 112.0)


_FOLD = 34.0
"""The dark fold along the edge of a curtain that parts (units)."""
_TAPE = ("#f0c45a", "#fff6dc", "#2f7a50", "#d94a5a", "#e9ae3c")


def ticker_tape(seed: int) -> Confetti:
    """Paper in the colors of the park, over the whole screen; the same seed always falls the same way."""
    confetti = Confetti()
    confetti.throw(seed, FULL)
    confetti.flakes = tuple(
        flake._replace(candy=False, colour=_TAPE[number % len(_TAPE)]) for number, flake in enumerate(confetti.flakes)
    )
    return confetti


def part(u: float, first: float, last: float) -> float:
    """How far something has come that begins and ends at these shares of a moment."""
    return min(1.0, max(0.0, (u - first) / (last - first)))


def draw_stage(canvas: Canvas) -> None:
    """A stage of velvet in the light."""
    draw_velvet(canvas)
    canvas.halo(WIDTH / 2, 300, 560, "#ffe3a0", 0.34, sy=0.8)
    draw_rays(canvas, WIDTH / 2, 300, "#ffd87a", 640)


def draw_parting(canvas: Canvas, u: float) -> None:
    """The curtain before the stage: it parts as `u` goes from 0 to 1."""
    left, top, width, height = canvas.screen.visible
    open_now = ease_out(u)
    if open_now < 1:
        half = width / 2 * (1 - open_now)
        for x, edge in ((left, left + half - _FOLD), (left + width - half, left + width - half)):
            with canvas.clipped(x, top, half, height):
                draw_velvet(canvas)
                canvas.rounded(edge, top - 20, _FOLD, height + 40, 20, "#14030a", alpha=0.45)


def draw_headline(canvas: Canvas, words: str, u: float) -> None:
    """Across the top; it comes down and grows solid."""
    if u > 0:
        middle, solid = 84 - 30 * (1 - ease_out(u)), u if u < 1 else None
        canvas.outlined(words, "display", 74, WIDTH / 2, middle, "#fff6dc", "#5a1220", 5, "#2c0710", 6,
                        room=WIDTH - 120, alpha=solid)


def draw_stand(canvas: Canvas, name: str, lines: Sequence[str], u: float) -> None:
    """A walnut stand with a green plaque: a club's name, and a line or two below it."""
    canvas.halo(WIDTH / 2, 590, 330, "#000000", 0.6, sy=0.2)
    draw_wood(canvas, 400, 494, 480, 150, 8)
    draw_wood(canvas, 440, 470, 400, 30, 6)
    x, y, w, h = PLAQUE
    draw_plaque(canvas, x, y, w, h)
    if u <= 0:
        return
    least = SMALLEST_TEXT / canvas.art.text_scale
    middle = WIDTH / 2
    canvas.text(name.upper(), "serif_black", 34, middle, y + 34, "#ffe9b0", "mc", width=w - 24, height=46, alpha=u)
    for number, line in enumerate(lines):
        size = max(least, 20 - 2 * number)
        below = y + 70 + 24 * number
        canvas.text(line, "serif_semibold", size, middle, below, "#fff3d2", "mc", width=w - 20, height=25, alpha=u)


def draw_slip(canvas: Canvas, x: float, y: float, w: float, h: float, title: str) -> None:
    """Paper with a title."""
    draw_paper(canvas, x, y, w, h, 7)
    canvas.text(title, "display", 24, x + w / 2, y + 30, BURGUNDY, "mc", width=w - 24, height=36)


def draw_gain(canvas: Canvas, x: float, y: float, w: float, words: str, figure: str, below: str) -> None:
    """A slip that says what it brings."""
    draw_paper(canvas, x, y, w, 92, 6)
    canvas.text(words, "serif_semibold", 20, x + 60, y + 33, INK, "ml", width=w - 130, height=36)
    canvas.text(figure, "display", 28, x + w - 18, y + 33, BURGUNDY, "mr", width=60, height=40)
    canvas.text(below, "serif_italic", 18, x + w / 2, y + 70, "#5e4630", "mc", width=w - 24, height=28)


