"""The two bars over every table: who plays what, and what is asked now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from lordsball.games import Question
from lordsball.ui.boards.board import Choice
from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces.icon import draw_glyph, draw_icon
from lordsball.ui.theme import SEATS
from lordsball.ui.widgets.button import Button
from lordsball.ui.widgets.widget import Widget

PROMPT_LEFT, PROMPT_RIGHT = 50.0, 866.0
PRIMARY, SECONDARY = (1056.0, 45.0, 208.0, 40.0), (880.0, 45.0, 168.0, 40.0)
"""Where the prompt bar's two buttons stand."""
GOOD = "#b4f03c"
SPEED_NAMES = {"off": "Off", "fast": "Fast", "normal": "Normal", "slow": "Slow"}


@dataclass
class Heading:
    """What the upper bar says."""

    title: str
    seed: int
    seat: int = 0
    owner: str = ""
    """`Robin decides` or `Vera (Veteran) decides`."""
    saved: str = ""
    trouble: str = ""
    """Why the match could not be saved; takes the place of `saved`."""


@dataclass
class Prompt:
    """What the lower bar says, in order of precedence: why something was refused, news, the question."""

    seat: int = 0
    question: Question = field(default_factory=lambda: Question("", ""))
    refusal: str = ""
    news: str = ""
    alarm: str = ""
    """A mistake in the card files: stays until it is mended or put away."""


def draw_bars(canvas: Canvas, heading: Heading, prompt: Prompt) -> None:
    """Both bars, without their buttons."""
    _draw_ground(canvas)
    theme = canvas.theme
    left = 56 + canvas.text(heading.title, "display", 22, 56, 20, theme.accents[0], "ml", width=190) + 12
    canvas.text(f"seed {heading.seed}", "body", 18, left, 21, theme.muted, "ml", width=430 - left, height=36)
    _draw_owner(canvas, heading)
    if heading.trouble:
        draw_icon(canvas, "warning", 704, 11, 18, theme.alarm)
        canvas.text("Not saved", "semibold", 18, 728, 20, theme.alarm, "ml", width=76, height=36)
    elif heading.saved:
        draw_icon(canvas, "check", 704, 11, 18, GOOD)
        canvas.text(heading.saved, "body", 18, 728, 20, theme.muted, "ml", width=76, height=36)
    _draw_prompt(canvas, prompt)


def _draw_ground(canvas: Canvas) -> None:
    theme = canvas.theme
    defs = (
        '<linearGradient id="bar" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="88">'
        f'<stop offset="0" stop-color="{theme.well}"/><stop offset=".46" stop-color="{theme.panel_bottom}"/>'
        f'<stop offset=".47" stop-color="{theme.panel_top}"/><stop offset="1" stop-color="{theme.panel_bottom}"/>'
        "</linearGradient>"
        '<linearGradient id="shade" gradientUnits="userSpaceOnUse" x1="0" y1="88" x2="0" y2="102">'
        '<stop offset="0" stop-color="#05010c" stop-opacity=".6"/>'
        '<stop offset="1" stop-color="#05010c" stop-opacity="0"/>'
        "</linearGradient>"
    )
    body = (
        '<rect width="1280" height="88" fill="url(#bar)"/><rect y="88" width="1280" height="14" fill="url(#shade)"/>'
        '<path d="M0 40.5 H1280" stroke="#000000" stroke-opacity=".35"/>'
        f'<path d="M0 87 H1280" stroke="{theme.edge}" stroke-opacity=".55" stroke-width="2"/>'
    )
    canvas.draw(body, 0, 0, 1280, 102, defs=defs)


def _draw_owner(canvas: Canvas, heading: Heading) -> None:
    if not heading.owner:
        return
    theme = canvas.theme
    wanted = canvas.text_size(heading.owner, "semibold", 18)[0] + 52
    width = min(250.0, max(150.0, wanted))
    x = 567 - width / 2
    canvas.rounded(x, 5, width, 30, 15, theme.panel_top, theme.panel_bottom, theme.edge, 1.5)
    seat = SEATS[heading.seat]
    draw_glyph(canvas, seat.glyph, seat.colour, x + 12, 11, 18)
    canvas.text(heading.owner, "semibold", 18, x + 38, 20, theme.text, "ml", width=width - 50, height=28)


def _draw_prompt(canvas: Canvas, prompt: Prompt) -> None:
    theme = canvas.theme
    words: list[tuple[str, str, str]]
    if prompt.refusal:
        draw_icon(canvas, "info", 20, 53, 22, theme.gold)
        words = [(prompt.refusal, "semibold", theme.gold)]
    elif prompt.alarm:
        draw_icon(canvas, "warning", 20, 53, 22, theme.alarm)
        words = [("Cards not read: ", "bold", theme.alarm), (prompt.alarm, "body", theme.text)]
    elif prompt.news:
        draw_icon(canvas, "check", 20, 53, 22, GOOD)
        words = [(prompt.news, "semibold", GOOD)]
    else:
        seat = SEATS[prompt.seat]
        draw_glyph(canvas, seat.glyph, seat.colour, 20, 54, 20)
        words = [(f"{prompt.question.key} ", "bold", theme.gold), (prompt.question.text, "body", theme.text)]
    width = PROMPT_RIGHT - PROMPT_LEFT
    size = next((s for s in (20.0, 19.0, 18.0) if canvas.paragraph_height(words, width, s) < 1.9 * s * 1.2), 18.0)
    one_row = canvas.paragraph_height(words, width, size) < 1.5 * size * 1.2 * canvas.art.text_scale
    if one_row:
        canvas.paragraph(words, PROMPT_LEFT, 64 - size * 0.62 * canvas.art.text_scale, width, size)
    else:
        canvas.paragraph(words, PROMPT_LEFT, 42, width, 18, most_rows=2, line_height=1.1)


def bar_buttons(
    speed: str,
    menu: Callable[[], object],
    undo: Callable[[], object],
    why_no_undo: str | None,
    redo: Callable[[], object],
    why_no_redo: str | None,
    faster: Callable[[], object],
    log: Callable[[], object],
    rules: Callable[[], object],
) -> list[Widget]:
    """The buttons of the upper bar. They act while something moves, too."""
    return [
        Button((8, 4, 40, 32), "", menu, kind="quiet", icon="menu", hint="Menu", tooltip="Menu (Esc)", always=True),
        Button(
            (806, 4, 104, 32), "Undo", undo, kind="quiet", icon="undo", size=18, always=True, keys=("ctrl+z",),
            enabled=why_no_undo is None, why=why_no_undo or "", tooltip="Take back (Ctrl+Z)",
        ),
        Button(
            (912, 4, 40, 32), "", redo, kind="quiet", icon="redo", hint="Redo", always=True, keys=("ctrl+y",),
            enabled=why_no_redo is None, why=why_no_redo or "", tooltip="Do again (Ctrl+Y)",
        ),
        Button(
            (956, 4, 122, 32), SPEED_NAMES[speed], faster, kind="quiet", icon="speed", size=18, always=True,
            hint=f"Speed: {SPEED_NAMES[speed]}", tooltip="How fast things move (+ and -)",
        ),
        Button((1080, 4, 86, 32), "Log", log, kind="quiet", icon="log", size=18, always=True, keys=("l",),
               tooltip="The whole play-by-play (L)"),
        Button((1168, 4, 106, 32), "Rules", rules, kind="quiet", icon="help", size=18, always=True, keys=("f1", "?"),
               tooltip="What happens at this step (F1)"),
    ]  # fmt: skip


def prompt_buttons(
    primary: Choice | None, secondary: Choice | None, choose: Callable[[Choice], object]
) -> list[Widget]:
    """Gold is what Space does; violet is the other choice."""
    buttons: list[Widget] = []
    if primary is not None:
        first = primary
        buttons.append(Button(PRIMARY, first.label, lambda: choose(first), kind="gold", size=19, radius=10))
    if secondary is not None:
        other = secondary
        buttons.append(
            Button(SECONDARY, other.label, lambda: choose(other), cap=other.key, size=18, radius=10)
        )
    return buttons
