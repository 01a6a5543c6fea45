"""Text with the game's icons in it: `*bold*`, `{star}` for an icon, `\\` before a star or a brace meant as itself.
`{rival_star}` is the rival's: it is drawn with a cross.

Two spaces or more are one wider gap; a no-break space keeps what stands on either side in one row.
"""

import re
from collections.abc import Sequence
from functools import lru_cache

from lordsball.ui.kit.canvas import LINE_HEIGHT, SMALLEST_TEXT, Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.paragraph import ICON, NO_BREAK, Part
from lordsball.ui.kit.text import capital_middle, height_of
from lordsball.ui.kit.theme import Colour

__all__ = ["NO_BREAK", "as_many_as_fit", "icon_line", "icon_paragraph", "line_width", "paragraph_height", "plain"]

_BOLD = {"body": "bold", "semibold": "bold", "serif": "serif_bold", "serif_italic": "serif_bold_italic"}
_RIVAL = "rival_"
_ENDLESS = 10.0**6
_MARKS = re.compile(r"\\(.)|(\*)|\{(\w+)\}|([^\\*{]+|.)", re.DOTALL)


def plain(text: str) -> str:
    """A name or a card's text, safe to put into markup."""
    return re.sub(r"([*{\\])", r"\\\1", text)


@lru_cache(2048)
def parts_of(content: str, font: str, colour: Colour, bold_colour: Colour) -> tuple[Part, ...]:
    """The markup as parts."""
    parts: list[Part] = []
    bold = False
    for escaped, star, icon, text in _MARKS.findall(content):
        if star:
            bold = not bold
        elif icon:
            crossed = "+lords/icons/cross" if icon.startswith(_RIVAL) else ""
            parts.append(Part(f"lords/icons/{icon.removeprefix(_RIVAL)}{crossed}", ICON, colour))
        else:
            look = (_BOLD.get(font, font), bold_colour) if bold else (font, colour)
            if parts and parts[-1][1:] == look:
                parts[-1] = Part(parts[-1].text + (escaped or text), *look)
            else:
                parts.append(Part(escaped or text, *look))
    return tuple(parts)


def icon_line(
    canvas: Canvas, content: str, font: str, size: float, x: float, y: float, colour: Colour, anchor: str = "l",
    width: float | None = None, height: float | None = None, bold_colour: Colour | None = None,
) -> float:
    """One line with its capitals' middle at y; returns its width in units.

    It shrinks to `width` and `height`, never under 18 units; what then still does not fit ends in an ellipsis.

    :param anchor: l, c or r.
    """
    parts = parts_of(content.replace("\n", " "), font, colour, bold_colour or colour)
    size = _line_size(canvas, parts, font, size, width, height)
    wide = canvas.row_width(parts, size, font)
    shown = wide if width is None else min(wide, width)
    left = x - {"l": 0.0, "c": 0.5, "r": 1.0}[anchor] * shown
    top = y - capital_middle(font, round(size * canvas.art.text_scale * canvas.k)) / canvas.k
    canvas.paragraph(parts, left, top, shown if shown < wide else _ENDLESS, size, font, most_rows=1)
    return shown


def line_width(
    canvas: Canvas, content: str, font: str, size: float, width: float | None = None, height: float | None = None
) -> float:
    """How wide :func:`icon_line` would draw this line, in units."""
    parts = parts_of(content.replace("\n", " "), font, "#000000", "#000000")
    wide = canvas.row_width(parts, _line_size(canvas, parts, font, size, width, height), font)
    return wide if width is None else min(wide, width)


def _line_size(
    canvas: Canvas, parts: Sequence[Part], font: str, size: float, width: float | None, height: float | None
) -> float:
    """The size at which a line fits."""
    scale = canvas.art.text_scale
    wanted, least = size * scale, min(size * scale, SMALLEST_TEXT)
    if height is not None:
        wanted = max(min(wanted, height / LINE_HEIGHT), min(size, SMALLEST_TEXT))
    pixels, fewest = max(1, round(wanted * canvas.k)), max(1, int(least * canvas.k))
    while width is not None and pixels > fewest and canvas.row_width(parts, pixels / canvas.k / scale, font) > width:
        pixels -= 1
    return pixels / canvas.k / scale


def as_many_as_fit(canvas: Canvas, parts: Sequence[str], font: str, width: float, height: float | None = None) -> str:
    """The first of these parts, as one line that fits a width at the smallest size; at least the first."""
    for count in range(len(parts), 1, -1):
        line = "   ".join(parts[:count])
        if line_width(canvas, line, font, SMALLEST_TEXT / canvas.art.text_scale, None, height) <= width:
            return line
    return parts[0] if parts else ""


def icon_paragraph(
    canvas: Canvas, content: str, x: float, y: float, width: float, size: float = 18, font: str = "body",
    colour: Colour = "#2b1e14", bold_colour: Colour | None = None, align: str = "l", height: float | None = None,
    line_height: float = LINE_HEIGHT, centred: bool = False,
) -> float:
    """Words wrapped to a width; returns the y below them.

    :param align: l, c, r, or j for justified.
    :param height: the room there is: the letters shrink to it, never under 18 units; the last row that fits then ends
        in an ellipsis.
    :param centred: set in the middle of that height.
    """
    parts = parts_of(content, font, colour, bold_colour or colour)
    if height is not None:
        size = fitting_size(canvas, parts, width, height, size, font, line_height)
    step = size * canvas.art.text_scale * line_height
    rows = round(canvas.paragraph_height(parts, width, size, font, line_height=line_height) / step)
    most = rows if height is None else min(rows, max(1, int(height / step + 0.01)))
    if centred and height is not None:
        y += max(0.0, height - most * step) / 2
    pixels = round(size * canvas.art.text_scale * canvas.k)
    # The line box sits in the middle of its row.
    lift = (step - height_of(font, pixels) / canvas.k) / 2
    canvas.paragraph(parts, x, y + lift, width, size, font, align=align, most_rows=most, line_height=line_height)
    return y + most * step


def paragraph_height(
    canvas: Canvas, content: str, width: float, size: float = 18, font: str = "body", height: float | None = None,
    line_height: float = LINE_HEIGHT,
) -> float:
    """How many units of height :func:`icon_paragraph` would take."""
    parts = parts_of(content, font, "#000000", "#000000")
    if height is not None:
        size = fitting_size(canvas, parts, width, height, size, font, line_height)
    return canvas.paragraph_height(parts, width, size, font, line_height=line_height)
