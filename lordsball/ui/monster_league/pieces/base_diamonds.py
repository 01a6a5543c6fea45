"""Three bases at a glance: a base with a runner is filled and glows, an empty one is an outline."""

from collections.abc import Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.look import INK

SLIME = "#b4f03c"
SIZE = (80, 56)
# First, second and third base as the batter sees them: right, top, left.
_PLACES = ((58, 36), (40, 18), (22, 36))


def draw_base_diamonds(canvas: Canvas, x: float, y: float, initials: Sequence[str]) -> None:
    """The bases in a box of :data:`SIZE` units at (x, y).

    :param initials: for first, second and third base the initial of the runner, or an empty text.
    """
    for (a, b), initial in zip(_PLACES, initials, strict=True):
        if initial:
            canvas.halo(x + a, y + b, 26, SLIME, 0.35)
    canvas.draw("".join(_base(a, b, bool(who)) for (a, b), who in zip(_PLACES, initials, strict=True)), x, y, *SIZE)
    for (a, b), initial in zip(_PLACES, initials, strict=True):
        canvas.text(initial[:1], "display", 18, x + a, y + b, INK, "mc", height=20) if initial else None


def _base(x: float, y: float, taken: bool) -> str:
    fill, stroke = (SLIME, "#f0ffd0") if taken else ("#1a0c31", "#8d76b8")
    return (
        f'<path d="M{x} {y - 15} L{x + 15} {y} L{x} {y + 15} L{x - 15} {y} Z" fill="{fill}" stroke="{stroke}"'
        ' stroke-width="2.2" stroke-linejoin="round"/>'
    )
