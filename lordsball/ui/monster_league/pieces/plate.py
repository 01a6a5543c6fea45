"""The plate that says what came up: "15 → DOUBLE", in the color of the result; or a small pill with the same."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.pieces.look import INK
from lordsball.ui.kit.theme import contrast, mix

SIZE = (216, 50)
_GOLD = "#ffc24a"


def draw_plate(
    canvas: Canvas, x: float, y: float, face: int, label: str, colour: str, text: str = "#ffffff",
    w: float = SIZE[0], h: float = SIZE[1], struck: bool = False,
) -> None:
    """A plate with its upper left corner at (x, y).

    :param colour: of the result, and of the letters on it.
    :param struck: this result was replaced by another: dull, with a line through it.
    """
    top = mix(colour, "#ffffff", 0.07)
    if struck:
        colour, top, text = mix(colour, "#241236", 0.6), mix(colour, "#241236", 0.5), mix(text, "#241236", 0.2)
    canvas.shadow(x, y, w, h, 12, 10, 0.6, 5)
    canvas.rounded(x, y, w, h, 12, top, mix(colour, "#000000", 0.12), INK, 2, highlight=mix(colour, "#ffffff", 0.75))
    number = "#ffe9a0" if contrast("#ffe9a0", colour) > 4.5 else text
    shadow = INK if contrast(INK, text) > 4 else None
    _draw_words(canvas, x, y, w, h, str(face), label, 30, number, text, shadow)
    if struck:
        line = f'<path d="M6 {h / 2} H{w - 6}" stroke="{INK}" stroke-width="4" stroke-linecap="round"/>'
        canvas.draw(line + line.replace(INK, text).replace('"4"', '"1.5"'), x, y, w, h)


def draw_result_pill(
    canvas: Canvas, cx: float, cy: float, face: int, label: str, w: float = 208, h: float = 38, arrow: bool = True
) -> None:
    """A dark pill with a gold edge and its center at (cx, cy): the roll, and what it means or does."""
    x, y = cx - w / 2, cy - h / 2
    canvas.rounded(x, y, w, h, h / 2, "#2c184f", "#1a0c31", _GOLD, 2)
    _draw_words(canvas, x, y, w, h, str(face), label, 22, _GOLD, "#ffffff", None, arrow)


def _draw_words(
    canvas: Canvas, x: float, y: float, w: float, h: float, number: str, label: str, size: float, number_colour: str,
    colour: str, shadow: str | None, arrow: bool = True,
) -> None:
    """Number, arrow and label in one line, together in the middle of the box."""
    gap, sign = size * 0.45, size * 0.8 if arrow else 0.0
    font = "display" if arrow else "semibold"
    height = h - 8
    wide = canvas.fitted_width(number, "display", size, None, height)
    room = w - 28 - wide - sign - 2 * gap
    words = min(room, canvas.fitted_width(label, font, size if arrow else 20, None, height))
    left = x + (w - wide - sign - words - 2 * gap) / 2
    middle = y + h / 2
    canvas.text(number, "display", size, left, middle, number_colour, "ml", shadow=shadow, height=height)
    left += wide + gap
    if arrow:
        draw_icon(canvas, "arrow_right", left, middle - sign / 2, sign, colour)
    left += sign + gap
    canvas.text(label, font, size if arrow else 20, left, middle, colour, "ml", shadow=shadow, width=room,
                height=height)
