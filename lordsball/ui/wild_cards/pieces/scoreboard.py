"""The scoreboard over the table: both teams with their runs, who bats, which half it is, and three rows of lamps."""

from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.lamps import draw_lamps
from lordsball.ui.wild_cards.pieces.light import draw_glass
from lordsball.ui.wild_cards.pieces.look import INDIGO, MUTED, NIGHT, TEXT, WHITE, TeamLook
from lordsball.ui.wild_cards.pieces.marks import draw_icon

SIZE = (928, 58)
LAMPS = (490.0, 623.0, 795.0)
"""Where the rows of lamps begin."""
_TEAM = 194


class Side(NamedTuple):
    """One team on the scoreboard, with the glyph and colour of its coach's seat."""

    name: str
    runs: int
    batting: bool
    glyph: str
    colour: str
    look: TeamLook


class Count(NamedTuple):
    """The lamps: how many are lit, and how many there are."""

    strikes: int
    balls: int
    outs: int
    of: tuple[int, int, int] = (3, 4, 3)


def draw_scoreboard(
    canvas: Canvas, x: float, y: float, sides: tuple[Side, Side], half: str, count: Count,
    pop: tuple[float, float] = (0, 0), pulse: tuple[float, float, float] = (0, 0, 0),
) -> None:
    """The board with its upper left corner at (x, y), :data:`SIZE` units large.

    :param half: such as "1 of 2".
    :param pop: 0 to 1 for each team: its runs stand larger while they have just grown.
    :param pulse: the same for the last lit lamp of strikes, balls and outs.
    """
    w, h = SIZE
    draw_glass(canvas, x, y, w, h, 9, fill=("#0d0a30", "#07051c"), opacity=1, glow=0.35, line=2)
    canvas.blit(canvas.composite(("wild_scoreboard",), w - 8, h - 8, _paint_grid), x + 4, y + 4)
    for number, side in enumerate(sides):
        _draw_side(canvas, x + 6 + number * (_TEAM + 8), y + 5, side, pop[number])
    canvas.text("HALF", "display", 18, x + 416, y + 18.5, MUTED, "ml", height=22, width=70)
    canvas.text(half, "black", 20, x + 416, y + 41, TEXT, "ml", height=26, width=70)
    rows = zip(("strike", "ball", "out"), LAMPS, count[:3], count.of, pulse, strict=True)
    for kind, left, lit, of, beat in rows:
        draw_lamps(canvas, x + left, y + h / 2, kind, lit, of, beat)


def _paint_grid(canvas: Canvas) -> None:
    body = "".join(svg.circle(4 + 7 * i, 4 + 7 * j, 0.8, "#6e66d8", opacity=0.25) for i in range(131) for j in range(7))
    canvas.draw(body, 0, 0, SIZE[0] - 8, SIZE[1] - 8)


def _draw_side(canvas: Canvas, x: float, y: float, side: Side, pop: float) -> None:
    edge = side.look.edge
    shape = f"M8 1L{_TEAM - 8} 1L{_TEAM - 1} 8L{_TEAM - 1} 40L{_TEAM - 8} 47L8 47L1 40L1 8Z"
    body = svg.path(shape, "url(#g)", mix(edge, WHITE, 0.7) if side.batting else edge, 2.4 if side.batting else 1.2)
    canvas.draw(body, x, y, _TEAM, 48, defs=svg.linear("g", mix(edge, INDIGO, 0.8), mix(edge, NIGHT, 0.88)))
    draw_glyph(canvas, side.glyph, side.colour, x + 9, y + 15, 18)
    room = _TEAM - 33 - 46 - (26 if side.batting else 0)
    used = canvas.text(side.name.upper(), "display", 20, x + 33, y + 24.5, TEXT, "ml", width=room, height=30)
    if side.batting:
        draw_icon(canvas, "bat", x + 33 + used + 3, y + 12, 24)
    canvas.draw(svg.box(1, 1, 36, 38, 5, "#050314", edge, 1.2), x + _TEAM - 43, y + 4, 38, 40)
    canvas.halo(x + _TEAM - 24, y + 24, 26 + 18 * pop, edge, 0.34)
    size = 32 * (1 + 0.25 * pop)
    canvas.text(str(side.runs), "black", size, x + _TEAM - 24, y + 24.5, mix(edge, WHITE, 0.6 + 0.35 * pop), "mc",
                width=34, height=42)
