"""The two dice of a roll, of glowing glass in a coach's colour, and how they fall into a tray."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.cube import DieLook, cube_svg, orientation, tumble
from lordsball.ui.kit.pieces.live import draw_live
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.look import LIT, NIGHT, WHITE, TeamLook

_VIEW = (0, 0, 100, 100)
_BOX = 1.32
"""The box that a die is drawn in, for one that is 1 unit wide."""
TWISTS = (-8.0, 10.0)
"""How the two dice of a pair lie, in degrees: dice that lie straight look printed."""


def die_look(look: TeamLook) -> DieLook:
    """The glass of a team's dice."""
    return DieLook(mix(look.edge, WHITE, 0.72), mix(look.edge, "#14006a", 0.22), mix(look.edge, NIGHT, 0.5), "#150f45")


def draw_die(
    canvas: Canvas, cx: float, cy: float, size: float, face: int, look: TeamLook, twist: float = 0,
    dim: bool = False, lit: bool = False,
) -> None:
    """A die at rest, its centre at (cx, cy), about `size` units wide, `face` up.

    :param lit: it has just been turned or rolled again: a gold ring. `dim`: it does not count.
    """
    if lit:
        canvas.halo(cx, cy, size * 1.05, LIT, 0.6)
        ring = svg.box(8, 9, 84, 86, 21, "none", NIGHT, 9) + svg.box(8, 9, 84, 86, 21, "none", LIT, 5)
        box = size * _BOX
        canvas.draw(f'<g transform="rotate({-twist:g} 50 52)">{ring}</g>', cx - box / 2, cy - box / 2, box, box, _VIEW)
    _draw_light(canvas, cx, cy, size, look, 0.12 if dim else 0.38)
    defs, body = cube_svg(orientation(face, twist), die_look(look))
    box = size * _BOX
    canvas.draw(body, cx - box / 2, cy - box / 2, box, box, _VIEW, defs, 0.5 if dim else None)


def draw_rolling_die(
    canvas: Canvas, cx: float, cy: float, size: float, face: int, progress: float, look: TeamLook, turn: float = 0,
    twist: float = 0,
) -> None:
    """A die on its way to `face`: progress 0 to 1; from 1 on it is drawn as at rest. It hops while it rolls.

    :param turn: radians; give each die another one.
    """
    if progress >= 1:
        draw_die(canvas, cx, cy, size, face, look, twist)
        return
    beat = 1 - 2 * abs((progress * 2.2) % 1 - 0.5)
    hop = abs((1 - progress) ** 1.5 * 1.2 * beat) * size * 0.5
    _draw_light(canvas, cx, cy, size * (1 + hop / size * 0.25), look, 0.38)
    defs, body = cube_svg(tumble(face, progress, twist, turn), die_look(look))
    box = size * _BOX
    draw_live(canvas, body, cx - box / 2, cy - box / 2 - hop, box, box, _VIEW, defs)


def _draw_light(canvas: Canvas, cx: float, cy: float, size: float, look: TeamLook, light: float) -> None:
    canvas.halo(cx + size * 0.1, cy + size * 0.28, size * 0.8, "#000000", 0.6, sy=0.6)
    canvas.halo(cx, cy, size * 1.0, look.edge, light)
