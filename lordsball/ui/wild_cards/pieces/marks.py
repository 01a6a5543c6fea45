"""Small marks: icons, the hexagons of abilities, stars, count badges."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.wild_cards.pieces.look import CYAN, NIGHT, WHITE

HEXES = ("flipped", "always", "trigger", "reroll", "boost", "once", "hand", "reaction", "shadow")
"""The kinds of abilities, by the hexagon that stands for them."""
HEX_WORDS = {
    "flipped": "When this card is turned up",
    "always": "Always in effect",
    "trigger": "Goes off by itself",
    "reroll": "Paid for, on a roll",
    "boost": "Paid for, on a roll",
    "once": "Paid for, once a turn or half",
    "hand": "Can be played straight from the hand",
    "reaction": "An answer to the other coach",
    "shadow": "Works with the Shadows",
}
"""What each hexagon says, for a tooltip or a reader."""


def draw_icon(canvas: Canvas, name: str, x: float, y: float, size: float, alpha: float | None = None) -> None:
    """An icon of assets/sprites/wild_cards/icons in a square at (x, y): pitch, bat, catch, vibe, run, sun ..."""
    canvas.blit(canvas.sprite(f"wild_cards/icons/{name}", size), x, y, alpha)


def draw_hex(canvas: Canvas, kind: str, cx: float, cy: float, size: float) -> None:
    """The hexagon of a kind of ability, its centre at (cx, cy)."""
    canvas.blit_center(canvas.sprite(f"wild_cards/icons/ab_{kind}", size), cx, cy)


def draw_stars(canvas: Canvas, x: float, y: float, lit: int, size: float = 17, step: float = 14, of: int = 5) -> None:
    """How bright somebody shines: filled stars, then hollow ones; (x, y) is the upper left corner of the row."""
    corners = svg.outline(svg.star(10, 10.5, 9, 4))
    for number in range(of):
        fill, edge = ("#ffd65a", NIGHT) if number < lit else ("#2a2466", "#5a53a8")
        canvas.draw(svg.path(corners, fill, edge, 1.2), x + number * step, y, size, size, (0, 0, 20, 20))


def draw_badge(canvas: Canvas, cx: float, cy: float, count: str, colour: str = CYAN) -> None:
    """A number in a pill, as on a pile of cards."""
    w = max(26.0, canvas.fitted_width(count, "black", 18, None, 24) + 14)
    body = svg.box(1, 1, w - 2, 22, 11, NIGHT, colour, 1.8)
    canvas.draw(body, cx - w / 2, cy - 12, w, 24)
    canvas.text(count, "black", 18, cx, cy, WHITE, "mc", width=w - 8, height=24)


def draw_base_mark(canvas: Canvas, cx: float, cy: float, label: str, d: float = 26) -> None:
    """The number of a base on a cyan diamond, as at the corner of a runner's card."""
    body = svg.path("M15 1L29 15L15 29L1 15Z", CYAN, NIGHT, 1.6)
    canvas.draw(body, cx - d / 2, cy - d / 2, d, d, (0, 0, 30, 30))
    canvas.text(label, "black", 18, cx, cy, NIGHT, "mc", width=d - 6, height=d - 4)
