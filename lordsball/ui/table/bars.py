"""The two bars over every table: who plays what, and what is asked now."""

from __future__ import annotations

from dataclasses import dataclass, field

from lordsball.games import Question
from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces.icon import draw_glyph, draw_icon
from lordsball.ui.kit.pieces.ticket import draw_ticket
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.widgets.button import cap_width, draw_key_cap
from lordsball.ui.kit.widgets.widget import Box

CHIP_MIDDLE, CHIP_END = 567.0, 654.0
"""Where the chip with the owner of the decision stands, and how far it may reach to the right."""
PROMPT_LEFT = 50.0
PROMPT_ENDS = (1250.0, 1040.0, 864.0)
"""How far the prompt's words reach beside no, one and two buttons."""
SEED, OWNER, PROMPT = Box(52, 4, 378, 32), Box(434, 4, 222, 32), Box(6, 44, 840, 41)
"""Where game and seed, who decides, and the question stand."""
SEED_ENDS = 430.0
"""How far game and seed may reach to the right."""
GOOD = "#b4f03c"
_LARGEST, _SMALLEST = 20.0, float(SMALLEST_TEXT)
_HEIGHT, _WHOLE = 37.0, 48.0
"""Room for the prompt's rows, which stay within the red line of a ticket; large ones fill the bar."""
_MIDDLE, _WHOLE_MIDDLE = 62.4, 66.0
"""Where the second of two rows begins, of usual and of large letters."""
_FOOT, _LOW_FOOT = 88, 96
"""Where the bars end, for usual and for large letters: boards leave this strip free."""
_ROW = 1.0
"""Line height of two rows: the bar is low."""


@dataclass
class Heading:
    """What the upper bar says."""

    title: str
    seed: int
    seat: int = 0
    owners: tuple[str, ...] = ()
    """Who has to decide: the longest of these texts that fits; none when nobody has."""
    seed_ends: float = SEED_ENDS
    """How far game and seed may reach, where something stands beside them."""
    beat: int = -1
    """While a computer player thinks, which of three dots is lit; -1: nobody thinks."""


@dataclass
class Prompt:
    """What the lower bar says. A refusal takes the place of the question; news and alarms stand below it."""

    seat: int | None = 0
    """Whose glyph stands before the words; None: nobody's, as while a page is read."""
    question: Question = field(default_factory=lambda: Question("", ""))
    asking: bool = True
    """False while something is still being played: the words are quiet, and Space plays it to its end."""
    refusal: str = ""
    news: str = ""
    alarm: str = ""
    """A mistake in the card files: stays until it is mended."""
    whole_alarm: str = ""
    buttons: int = 0
    """How many buttons stand in the bar."""


def draw_bars(canvas: Canvas, heading: Heading, prompt: Prompt) -> None:
    """Both bars, without their buttons."""
    _draw_ground(canvas)
    theme = canvas.theme
    left = 56 + canvas.text(heading.title, "display", 22, 56, 20, theme.accents[0], "ml", width=190) + 12
    seed = f"seed {heading.seed}"
    room = max(0.0, heading.seed_ends - 10 - left)
    if heading.seed_ends == SEED_ENDS:
        left += canvas.text(seed, "body", 18, left, 21, theme.muted, "ml", width=room + 10, height=26)
    elif canvas.text_size(seed, "body", 18)[0] <= room:  # half a seed is none
        canvas.text(seed, "body", 18, left, 21, theme.muted, "ml", width=room, height=26)
    _draw_owner(canvas, heading, left + 12 if heading.seed_ends == SEED_ENDS else OWNER.x + 54)
    _draw_prompt(canvas, prompt)


def _draw_ground(canvas: Canvas) -> None:
    """Across the whole window, even where it is wider or taller than the canvas."""
    theme, foot = canvas.theme, _FOOT if canvas.art.text_scale == 1 else _LOW_FOOT
    left, top, w, _ = canvas.screen.visible
    if top < 0:
        canvas.rounded(left, top, w, -top, 0, theme.well)
    # Whole pixels below the drawing, whose lowest row may cover a part of one only: nothing of the frame before stays.
    canvas.rounded(left, 0, w, foot, 0, theme.panel_bottom)
    defs = (
        f'<linearGradient id="bar" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{foot}">'
        f'<stop offset="0" stop-color="{theme.well}"/><stop offset=".46" stop-color="{theme.panel_bottom}"/>'
        f'<stop offset=".47" stop-color="{theme.panel_top}"/><stop offset="1" stop-color="{theme.panel_bottom}"/>'
        "</linearGradient>"
        f'<linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="0" y1="{foot}" x2="0" y2="{foot + 14}">'
        '<stop offset="0" stop-color="#05010c" stop-opacity=".6"/>'
        '<stop offset="1" stop-color="#05010c" stop-opacity="0"/>'
        "</linearGradient>"
    )
    body = (
        f'<rect width="{w}" height="{foot}" fill="url(#bar)"/>'
        f'<rect y="{foot}" width="{w}" height="14" fill="url(#shade)"/>'
        f'<path d="M0 40.5 H{w}" stroke="#000000" stroke-opacity=".35"/>'
        f'<path d="M0 {foot - 1} H{w}" stroke="{theme.edge}" stroke-opacity=".55" stroke-width="2"/>'
    )
    canvas.draw(body, left, 0, w, foot + 14, defs=defs)


def _draw_owner(canvas: Canvas, heading: Heading, left: float) -> None:
    """Seat glyph and name on a chip; three dots beside it while a computer player thinks."""
    if not heading.owners:
        return
    theme = canvas.theme
    around = 38.0 + 16.0 + (34.0 if heading.beat >= 0 else 0.0)
    room = CHIP_END - left - around
    owner = next((o for o in heading.owners if _width(canvas, o) <= room), heading.owners[-1])
    width = min(CHIP_END - left, max(150.0, _width(canvas, owner) + around))
    x = min(CHIP_END - width, max(left, CHIP_MIDDLE - width / 2))
    canvas.rounded(x, 5, width, 30, 15, theme.panel_top, theme.panel_bottom, theme.edge, 1.5)
    seat = SEATS[heading.seat]
    draw_glyph(canvas, seat.glyph, seat.colour, x + 12, 11, 18)
    canvas.text(owner, "semibold", 18, x + 38, 20, theme.text, "ml", width=room, height=26)
    if heading.beat >= 0:
        for number in range(3):
            lit = number == heading.beat % 3
            r = 4.0 if lit else 3.0
            colour = theme.text if lit else theme.edge
            cx = x + width - 40 + number * 12
            canvas.rounded(cx - r, 20 - r, 2 * r, 2 * r, r, colour)


def _width(canvas: Canvas, words: str) -> float:
    return canvas.fitted_width(words, "semibold", 18, None, 26)


Parts = list[tuple[str, str, str]]


def _draw_prompt(canvas: Canvas, prompt: Prompt) -> None:
    theme = canvas.theme
    right = PROMPT_ENDS[prompt.buttons]
    if not prompt.asking and not prompt.refusal:
        right = min(right, _draw_skip(canvas))
    if theme.paper:
        top, tall = (44, 41) if canvas.art.text_scale == 1 else (42, 53)
        draw_ticket(canvas, 6, top, right + 8, tall, PROMPT_LEFT - 11)
        theme = theme.written
        canvas, right = canvas.dressed(theme), right - 12
    if prompt.refusal:
        draw_icon(canvas, "info", 20, 53, 22, theme.gold)
        _draw_words(canvas, [(prompt.refusal, "semibold", theme.gold)], right)
        return
    key, rest = (theme.gold, theme.text) if prompt.asking else (theme.muted, theme.muted)
    words = [(f"{prompt.question.key} ", "bold", key), (prompt.question.text, "body", rest)]
    if prompt.news or prompt.alarm:
        size = _size(canvas, words, right, 1)
        middle = 54.0
        _draw_mark(canvas, prompt.seat, 22, 46, 16)
        _draw_row(canvas, words, middle, right, size)
        alarm = "" if prompt.news else prompt.alarm
        colour = theme.alarm if alarm else theme.good
        draw_icon(canvas, "warning" if alarm else "check", 21, 67, 18, colour)
        _draw_row(canvas, [(alarm or prompt.news, "semibold", colour)], middle + 21, right, _SMALLEST)
        return
    _draw_mark(canvas, prompt.seat, 20, 54, 20)
    _draw_words(canvas, words, right)


def _draw_mark(canvas: Canvas, seat: int | None, x: float, y: float, size: float) -> None:
    if seat is None:
        draw_icon(canvas, "info", x, y, size, canvas.theme.gold)
    else:
        draw_glyph(canvas, SEATS[seat].glyph, SEATS[seat].colour, x, y, size)


def alarm_box(buttons: int) -> Box:
    """Where the lower of the two rows stands, which may be cut short: its whole text is told when it is pointed at."""
    return Box(16, 65, PROMPT_ENDS[buttons] - 16, 22)


def _draw_words(canvas: Canvas, words: Parts, right: float) -> None:
    """In one row or in two: whichever lets the letters be larger."""
    size = max(_size(canvas, words, right, 1), _size(canvas, words, right, 2))
    if _rows(canvas, words, right, size) == 1:
        _draw_row(canvas, words, 65, right, size)
        return
    top = (_MIDDLE if canvas.art.text_scale == 1 else _WHOLE_MIDDLE) - size * _ROW
    scaled = size / canvas.art.text_scale
    canvas.paragraph(words, PROMPT_LEFT, top, right - PROMPT_LEFT, scaled, most_rows=2, line_height=_ROW)


def _draw_row(canvas: Canvas, words: Parts, middle: float, right: float, size: float) -> None:
    """One row, cut short where it is too long; `middle` is that of its capitals."""
    scaled = size / canvas.art.text_scale
    canvas.paragraph(words, PROMPT_LEFT, middle - size * 0.66, right - PROMPT_LEFT, scaled, most_rows=1)


def _size(canvas: Canvas, words: Parts, right: float, rows: int) -> float:
    """The largest size (units, the person's choice counted) at which the words need `rows` rows; else the smallest."""
    height = _HEIGHT if canvas.art.text_scale == 1 else _WHOLE
    largest = min(_LARGEST * canvas.art.text_scale, height / (rows * _ROW))
    size = largest
    while size > _SMALLEST and _rows(canvas, words, right, size) > rows:
        size = max(_SMALLEST, size - 1)
    return size


def _rows(canvas: Canvas, words: Parts, right: float, size: float) -> int:
    scaled = size / canvas.art.text_scale
    return round(canvas.paragraph_height(words, right - PROMPT_LEFT, scaled, line_height=1) / size)


def _draw_skip(canvas: Canvas) -> float:
    """What Space does while something is played; returns where it begins."""
    width = cap_width(canvas, "Space")
    x = 1256 - width
    draw_key_cap(canvas, "Space", x, 64.5)
    x -= canvas.text("Skip", "semibold", 18, x - 8, 65, canvas.theme.muted, "mr", height=26) + 8
    return x - 16
