"""The parts of a team mat: boxes for Stars with their wages, tracks of Regulars and Prospects, the three ladders."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.icon_text import icon_line, line_width
from lordsball.ui.lords.pieces.look import BRASS_DARK, BURGUNDY, CELL, INK, RIM
from lordsball.ui.lords.pieces.marks import decoration, draw_cube, draw_icon
from lordsball.ui.lords.pieces.material import tint

STAR_CUBE = "#e8b530"
_FILLED = ("#ffe9ae", "#e3b94f")
_VACANT = ("#f6ecd0", "#e4d3a4")
RUNG = 22.5


def draw_head(canvas: Canvas, x: float, y: float, w: float, icon: str, words: str, right: str = "") -> None:
    """The heading of a part with its middle at y: icon, words in burgundy, and at the right what it comes to."""
    draw_icon(canvas, icon, x, y - 12, 24)
    wide = line_width(canvas, right, "semibold", 18, w - 110, 26) if right else 0.0
    canvas.text(words.upper(), "display", 18, x + 29, y, BURGUNDY, "ml", width=w - 35 - wide, height=26)
    if right:
        icon_line(canvas, right, "semibold", 18, x + w, y, INK, "r", w - 110, 26)


def draw_star_boxes(
    canvas: Canvas, x: float, y: float, w: float, filled: int, wages: tuple[int, ...], per_row: int = 5,
    box_height: float = 43,
) -> None:
    """A box for each Star: brass with a cube where one plays; what all up to this box cost together."""
    step = w / per_row
    for number, wage in enumerate(wages):
        row, column = divmod(number, per_row)
        short = min(per_row, len(wages) - row * per_row)
        bx = x + (per_row - short) * step / 2 + column * step
        by = y + row * (box_height + 3)
        owned = number < filled
        bw = step - 4
        body = svg.box(0.7, 0.7, bw - 1.4, box_height - 1.4, 4, "url(#g)", BRASS_DARK, 1.3)
        body += svg.box(3, 3, bw - 6, box_height - 6, 2.5, "none", "#b8892f", 0.9)
        if not owned:
            body += svg.polygon(svg.star(13.5, 13.5, 8.6, 3.7), "none", "#a98a4a", 1.4)
        canvas.draw(body, bx, by, bw, box_height, defs=svg.linear("g", *(_FILLED if owned else _VACANT)))
        if owned:
            draw_cube(canvas, bx + 14, by + 16, 22, STAR_CUBE)
        ink = "#3a2204" if owned else "#4a3620"
        canvas.text(f"${wage}", "display", 18, bx + bw - 4, by + box_height - 13.5, ink, "mr", width=bw - 7, height=26)


def draw_number_track(
    canvas: Canvas, x: float, y: float, w: float, last: int, per_row: int, value: int, every: int, tone: str,
    cube: str, cell: float = 24,
) -> None:
    """A track from 0 to `last` in rows; each `every`-th space, those that pay, in `tone`; a cube on `value`
    (none where its color is empty).

    The numbers are ticks; the value itself stands in the heading.
    """

    def paint(layer: Canvas) -> None:
        for number in range(last + 1):
            column, row = number % per_row, number // per_row
            pays = number > 0 and number % every == 0
            body = svg.box(0.5, 0.5, step - 2, cell - 1, 2.5, "url(#g)", RIM, 1)
            if pays:
                body += svg.box(2, 2, step - 5, cell - 4, 1.5, "none", tone, 1)
            cx, cy = column * step, row * (cell + 2)
            layer.draw(body, cx, cy, step - 1, cell, defs=svg.linear("g", *(tint(tone, 0.55) if pays else CELL)))
            size = 17 if step > 23 else 14
            decoration(layer, str(number), "semibold", size, cx + step / 2 - 0.5, cy + cell / 2, INK)

    step = w / per_row
    rows = last // per_row + 1
    key = ("number_track", w, last, per_row, every, tone, cell)
    canvas.blit(canvas.composite(key, w, rows * (cell + 2), paint), x, y)
    if cube:
        draw_cube(canvas, *track_place(x, y, w, per_row, value, cell), min(cell, step) * 1.05, cube)


def track_place(x: float, y: float, w: float, per_row: int, value: int, cell: float) -> tuple[float, float]:
    """The center of the cube on a track drawn at (x, y)."""
    step = w / per_row
    column, row = value % per_row, value // per_row
    return x + column * step + step / 2 - 0.5, y + row * (cell + 2) + cell / 2 - 1


def draw_ladder_of_levels(
    canvas: Canvas, x: float, y: float, w: float, icon: str, words: str, level: int, following: str, cube: str
) -> None:
    """A ladder of five levels under its heading: gold up to the level, on the next rung what it takes to reach it."""
    draw_icon(canvas, icon, x - 1, y + 1, 21)
    canvas.text(words, "display", 18, x + 21.5, y + 12, BURGUNDY, "ml", width=w - 19, height=26)
    rails = svg.box(3, 0, 5, 116, 2, "url(#b)", "#3a2408", 1) + svg.box(w - 14, 0, 5, 116, 2, "url(#b)", "#3a2408", 1)
    top = y + 24
    canvas.draw(rails, x + 3, top, w - 6, 116, defs=svg.linear("b", "#f0d58a", "#8a6420", way="across"))
    for rung in range(5, 0, -1):
        ry = top + 2 + (5 - rung) * RUNG
        on = rung <= level
        body = svg.box(0.6, 0.6, w - 3.2, 18.8, 3, "url(#g)", RIM, 1.1)
        canvas.draw(body, x, ry, w - 2, 20, defs=svg.linear("g", *(("#ffe9ae", "#ddb04e") if on else CELL)))
        canvas.text(str(rung), "display", 18, x + 13, ry + 10.3, INK, "mc", height=20)
        if rung == level + 1 and following:
            canvas.text(following, "display", 18, x + w - 7, ry + 10.3, BURGUNDY, "mr", width=w - 32, height=20)
    if level and cube:
        draw_cube(canvas, *ladder_place(x, y, w, level), 21, cube)


def ladder_place(x: float, y: float, w: float, level: int) -> tuple[float, float]:
    """The center of the cube on a ladder drawn at (x, y); level 0 is below its foot."""
    return x + w / 2 + 8, y + 26 + (5 - level) * RUNG + 8.5
