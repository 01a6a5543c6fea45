"""The ball field of Monster League and where things stand on it."""

from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.screen import HEIGHT, WIDTH

Point = tuple[float, float]

HOME: Point = (480, 448)
FIRST: Point = (600, 362)
SECOND: Point = (480, 284)
THIRD: Point = (360, 362)
BASES: tuple[Point, Point, Point, Point] = (HOME, FIRST, SECOND, THIRD)
"""Home, first, second and third base, in the order a runner comes to them."""

POSITIONS: dict[str, Point] = {
    "pitcher": (480, 364),
    "catcher": (480, 498),
    "first": (654, 346),
    "second": (480, 221),
    "third": (306, 346),
}
"""Where the middle of a fielder's card is."""

CARD_SIZES: dict[str, tuple[float, float]] = {
    "pitcher": (70, 90),
    "catcher": (60, 78),
    "first": (60, 80),
    "second": (56, 68),
    "third": (60, 80),
}
"""How large a fielder's card is at each position: further away, smaller."""

RUNNERS: tuple[Point, Point, Point, Point] = ((480, 446), (600, 356), (480, 282), (360, 356))
"""Where the middle of a runner's disc is on home, first, second and third base."""

SLIME = "#b4f03c"
_SKY = "#160b2b"
_NIGHT = "#0d0518"


def draw_field(canvas: Canvas) -> None:
    """The field across the whole canvas; around it, in a window of another shape, night."""
    canvas.ground((0, _SKY), (1, _NIGHT))
    canvas.blit(_picture(canvas), 0, 0)


def _picture(canvas: Canvas) -> Surface:
    """The field without transparency: it covers everything, and is drawn twice as fast so."""

    def make() -> Surface:
        drawn = canvas.sprite("monster_league/field", WIDTH, HEIGHT)
        picture = Surface(drawn.get_size(), 0, 32)
        picture.blit(drawn, (0, 0))
        return picture

    return canvas.art.pictures.get(("field", canvas.k), make)


def draw_lit_base(canvas: Canvas, base: Point, alpha: float = 0.55) -> None:
    """Light on a base: somebody is on it."""
    canvas.halo(*base, 34, SLIME, alpha, sy=0.66)


def draw_side_shade(canvas: Canvas, x: float = 928) -> None:
    """Darkness behind the panels on the right, fading in over 60 units from x."""
    shade = (
        '<linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="60" y2="0">'
        '<stop offset="0" stop-color="#10061f" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#10061f" stop-opacity=".82"/></linearGradient>'
    )
    w = WIDTH - x
    canvas.draw(f'<rect width="{w}" height="{HEIGHT}" fill="url(#shade)"/>', x, 0, w, HEIGHT, defs=shade)
