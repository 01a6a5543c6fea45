"""The faces of Spring Training and Hot Stove cards: a name, five options, and in winter the event for everybody."""

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.card_paper import SIDE, paint_band, paint_paper, paint_plate
from lordsball.ui.lords.pieces.faces import Option, SpringFace, StoveFace
from lordsball.ui.lords.pieces.icon_text import icon_line, icon_paragraph, line_width, paragraph_height, plain
from lordsball.ui.lords.pieces.look import BURGUNDY, INK, SOFT, SPRING, WINTER
from lordsball.ui.lords.pieces.marks import decoration, draw_icon, draw_roundel

_LEAST_ROW = 24
"""What an option needs at least (units)."""
_EMBER = ("#a8481a", "#7e2e10")
_STRIPE = "#c9ae72"
_GOLD = ("#ffe9a8", "#f2c860")


def paint_spring_card(canvas: Canvas, face: SpringFace, w: float, h: float, row: int | None = None) -> None:
    """The full face; `row` (0 to 4) is the option being considered."""
    paint_paper(canvas, w, h, "#1f4a38")
    top = SIDE + paint_band(canvas, SIDE, SIDE, w - 2 * SIDE, SPRING, face.name, "bud") + 6
    width = w - 2 * SIDE - 18
    # Large letters are for what an option does; the story stays as it is.
    size = SMALLEST_TEXT / canvas.art.text_scale
    wanted = paragraph_height(canvas, plain(face.words), width, size, "serif_italic", line_height=1.16) + 15
    foot = min(wanted, h - SIDE - top - 5 * _LEAST_ROW)
    _paint_rows(canvas, face.options, w, top, (h - SIDE - foot - top) / 5, row)
    y = h - SIDE - foot
    canvas.draw(svg.rule(w - 76, SOFT), 38, y + 2, w - 76, 9)
    icon_paragraph(canvas, plain(face.words), SIDE + 9, y + 13, width, size, "serif_italic", SOFT, align="c",
                   height=foot - 14, line_height=1.16)


def paint_stove_card(canvas: Canvas, face: StoveFace, w: float, h: float, row: int | None = None) -> None:
    """The full face; `row` (0 to 4) is the option being considered, 5 the event."""
    paint_paper(canvas, w, h, "#5a3a1e")
    top = SIDE + paint_band(canvas, SIDE, SIDE, w - 2 * SIDE, WINTER, face.name, "stove") + 5
    width = w - 2 * SIDE - 18
    words = plain(face.event_words)
    scale = canvas.art.text_scale
    most = h - top - SIDE - 5 * _LEAST_ROW
    size = next((s for s in (18.0 * scale, 18.0) if _event_height(canvas, words, width, s / scale) <= most), 18.0)
    event = min(most, _event_height(canvas, words, width, size / scale))
    _paint_rows(canvas, face.options, w, top, (h - top - SIDE - event) / 5, row)
    y = h - SIDE - event + 2
    lit = row == 5
    paint_plate(canvas, SIDE - 1, y, w - 2 * SIDE + 2, event - 1, _GOLD if lit else _EMBER, "#4a1a08",
                "#8a5a12" if lit else "#f3c07a")
    ink = "#2a1806" if lit else "#fff6e4"
    icon_line(canvas, plain(face.event), "display", 19, w / 2, y + 15.5, ink, "c", width, 24)
    icon_paragraph(canvas, words, SIDE + 9, y + 27, width, 18, "semibold", ink, align="c", height=event - 33,
                   line_height=1.17, centred=True)


def _event_height(canvas: Canvas, words: str, width: float, size: float) -> float:
    return paragraph_height(canvas, words, width, size, "semibold", line_height=1.17) + 36


def _paint_rows(
    canvas: Canvas, options: tuple[Option, ...], w: float, top: float, step: float, chosen: int | None
) -> None:
    d = min(34.0, step - 3)
    for number, option in enumerate(options):
        y = top + number * step
        if number == chosen:
            canvas.rounded(SIDE - 1, y + 0.5, w - 2 * SIDE + 2, step - 2, 4, *_GOLD, "#8a5a12", 1.6)
        elif number % 2 == 0:
            canvas.rounded(SIDE, y + 1, w - 2 * SIDE, step - 2, 3, _STRIPE, alpha=0.24)
        middle = y + step / 2 - 0.5
        draw_roundel(canvas, SIDE + 4 + d / 2, middle, d)
        draw_icon(canvas, option.icon, SIDE + 4 + d * 0.19, middle - d * 0.31, d * 0.62)
        left, right = SIDE + d + 10, w - SIDE - 8
        ink = BURGUNDY if option.offered else SOFT
        wide = icon_line(canvas, option.label, "display", 18, left, middle, ink, "l", 96, step)
        room = right - left - wide - 8
        figures = option.figures if option.offered else option.small
        if line_width(canvas, figures, "semibold", 18) > room:
            figures = option.small
        icon_line(canvas, figures, "semibold", 19, right, middle, INK if option.offered else SOFT, "r", room, step)


def paint_small_option_card(
    canvas: Canvas, face: SpringFace | StoveFace, w: float, h: float, row: int | None = None
) -> None:
    """The face in a hand: five icons and what they give; a winter card carries a red strip, a spring card none."""
    spring = isinstance(face, SpringFace)
    k = w / 84
    paint_paper(canvas, w, h, "#1f4a38" if spring else "#5a3a1e")
    top, foot = 19 * k, (6 if spring else 18) * k
    body = svg.box(0.5, 0.5, w - 10 * k - 1, 13 * k - 1, 2, "url(#g)", "#1a120c", 1)
    canvas.draw(body, 5 * k, 5 * k, w - 10 * k, 13 * k, defs=svg.linear("g", *(SPRING if spring else WINTER)))
    draw_icon(canvas, "bud" if spring else "stove", w / 2 - 8 * k, 3.5 * k, 16 * k)
    step = (h - top - foot) / 5
    for number, option in enumerate(face.options):
        y = top + number * step
        if number == row:
            canvas.rounded(5.5 * k, y, w - 11 * k, step, 2, *_GOLD, "#8a5a12", 1)
        elif number % 2 == 0:
            canvas.rounded(6 * k, y, w - 12 * k, step, 2, _STRIPE, alpha=0.3)
        size = min(16 * k, step - 1)
        middle = y + step / 2
        draw_icon(canvas, option.icon, 7 * k, middle - size / 2, size)
        _paint_small_figures(canvas, option.small, 26 * k, middle, w - 33 * k, step)
    if not spring:
        canvas.draw(svg.box(0.5, 0.5, w - 11, 12 * k, 2, "#a03e14", "#4a1a08", 1), 5, h - 17.5 * k, w - 10, 13 * k)
        decoration(canvas, "EVENT", "display", 12 * k, w / 2, h - 11 * k, "#fff0d2", tracking=1.2)


def _paint_small_figures(canvas: Canvas, figures: str, x: float, middle: float, room: float, step: float) -> None:
    """Figures of 16 units between icons: for telling cards apart; they are read on the full face."""
    pen, size = x, min(16.0, step - 1)
    bits = [bit for bit in figures.replace("}", "{").split("{") if bit.strip()]
    wide = sum(size + 1 if "{" + bit + "}" in figures else 8.0 * len(bit.strip()) for bit in bits)
    squeeze = min(1.0, room / max(1.0, wide))
    for bit in bits:
        if "{" + bit + "}" in figures:
            draw_icon(canvas, bit, pen, middle - size * squeeze / 2, size * squeeze)
            pen += (size + 1) * squeeze
        else:
            pen += decoration(canvas, bit.strip(), "bold", 15.5 * squeeze, pen, middle, INK, "l") + 1.5
