"""The shell's furniture: a walnut bench, navy boards with a brass edge that lie on it, wells sunk into them, rails."""

import random

from lordsball.ui.kit.canvas import LINE_HEIGHT, Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.screen import HEIGHT, WIDTH
from lordsball.ui.kit.theme import mix

CREAM, BRASS, QUIET, BRIGHT = "#fff3d2", "#d9a95a", "#b8c4ce", "#dbe4ec"
"""Titles; headings of lists; what is said beside; what is read on a board."""
NAVY, WELL, EDGE = ("#1d2b40", "#121c2b"), "#0b121a", "#6b5534"
GOOD, BAD, WARN, SKY = "#8fe08a", "#ffb09a", "#ffd27a", "#7cc7ff"
PICKED = ("#2c4463", "#223650", "#5c7596")
"""What is chosen in a list: top, foot, edge."""
_PLANKS = 6


def draw_bench(canvas: Canvas) -> None:
    """Walnut planks across the whole window, under a lamp."""
    canvas.ground((0, "#36200f"), (1, "#1d0f07"))
    canvas.draw(_planks(), 0, 0, WIDTH, HEIGHT, defs=svg.linear("w", "#3c2416", "#24140b"))
    canvas.halo(WIDTH / 2, 320, 760, "#e9b469", 0.16, sy=0.6)


def _planks() -> str:
    body, dice = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#w)"/>', random.Random(3)
    high = HEIGHT / _PLANKS
    for number in range(_PLANKS):
        y = number * high
        shade = 0.05 + 0.10 * dice.random()
        body += f'<rect y="{y}" width="{WIDTH}" height="{high - 2}" fill="#000" fill-opacity="{shade:.2f}"/>'
        body += svg.line(0, y + high - 1, WIDTH, y + high - 1, "#120903", 3)
        body += svg.line(0, y + 1.5, WIDTH, y + 1.5, "#7a4e2c", 1)
        for _ in range(9):
            at, x1 = y + 8 + dice.random() * (high - 16), dice.random() * 900
            x2 = x1 + 180 + dice.random() * 420
            grain = f"M{x1:.0f} {at:.0f} C{x1 + 90:.0f} {at - 5:.0f} {x2 - 90:.0f} {at + 5:.0f} {x2:.0f} {at:.0f}"
            body += f'<path d="{grain}" fill="none" stroke="#150a04" stroke-opacity=".35" stroke-width="1.6"/>'
    return body


def draw_board(
    canvas: Canvas, x: float, y: float, w: float, h: float, title: str = "", right: str = "", r: float = 12
) -> None:
    """A board on the bench; `title` at its upper left, `right` quietly at the other end of that line."""
    canvas.shadow(x, y, w, h, r, 14, 0.6, 5)
    canvas.rounded(x, y, w, h, r, *NAVY, EDGE, 1.6, 1, "#8a7448")
    room = w - 32
    if right:
        room -= canvas.text(right, "body", 18, x + w - 16, y + 23, QUIET, "mr", width=w / 2, height=30) + 16
    if title:
        canvas.text(title, "display", 21, x + 16, y + 23, CREAM, "ml", width=room, height=32)


def draw_well(canvas: Canvas, x: float, y: float, w: float, h: float, r: float = 10, edge: str = "#2b3a4e") -> None:
    """A sunken place in a board."""
    canvas.rounded(x, y, w, h, r, WELL, mix(WELL, "#ffffff", 0.04), edge, 1.2)


def draw_words(
    canvas: Canvas, words: str, x: float, y: float, w: float, h: float, colour: str = BRIGHT, font: str = "body",
    align: str = "l",
) -> None:
    """A paragraph that keeps to its place: large letters give way first, then the last words."""
    size = fitting_size(canvas, words, w, h, 18, font)
    rows = max(1, int(h / (size * canvas.art.text_scale * LINE_HEIGHT) + 0.05))
    canvas.paragraph(words, x, y, w, size, font, colour, align=align, most_rows=rows)


def draw_line(canvas: Canvas, x: float, y: float, w: float) -> None:
    """A brass line across a board."""
    canvas.rounded(x, y, w, 1.4, 0, EDGE)


def draw_tag(canvas: Canvas, x: float, y: float, words: str, icon: str, fill: str = "#1f5d92", h: float = 28) -> float:
    """A label with round ends and an icon before its words; returns its width."""
    w = canvas.fitted_width(words, "semibold", 18, None, h) + 50
    canvas.rounded(x, y, w, h, h / 2, fill, mix(fill, "#000000", 0.18), mix(fill, "#ffffff", 0.35), 1.4)
    draw_icon(canvas, icon, x + 10, y + h / 2 - 10, 20, "#ffffff")
    canvas.text(words, "semibold", 18, x + 38, y + h / 2, "#ffffff", "ml", height=h)
    return w


def draw_badge(canvas: Canvas, cx: float, cy: float, icon: str, fill: str) -> None:
    """A round mark with an icon, at the corner of a card: `edit` on blue: changed; `warning` on rust: a problem."""
    canvas.draw(svg.circle(16, 16, 14, fill, "#0b0b12", 2.6), cx - 16, cy - 16, 32, 32)
    draw_icon(canvas, icon, cx - 10, cy - 10, 20, "#ffffff")


def draw_rail(canvas: Canvas, x: float, y: float, w: float, share: float, h: float = 20, colour: str = SKY) -> None:
    """A bar that fills, from 0 to 1."""
    canvas.rounded(x, y, w, h, h / 2, WELL, WELL, "#4c5f78", 1.2)
    if share > 0:
        inner = max(h - 4, (w - 4) * min(1.0, share))
        canvas.rounded(x + 2, y + 2, inner, h - 4, (h - 4) / 2, mix(colour, "#ffffff", 0.25), colour)


def draw_letter(canvas: Canvas, letter: str, x: float, y: float, colour: str, side: float = 28) -> None:
    """A or B in a small frame of its color."""
    canvas.rounded(x, y, side, side, 7, WELL, WELL, colour, 2)
    canvas.text(letter, "display", 19, x + side / 2, y + side / 2, colour, "mc", height=side)
