"""What chooses an option: buttons and places that know their action, and a plain list for whatever nothing else reaches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games.lords.state import Lords
from lordsball.games.lords.words import LordsWords
from lordsball.ui.boards.lords.places import INSIDE
from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces.lords.material import draw_lit_ring
from lordsball.ui.widgets.button import Button
from lordsball.ui.widgets.widget import Box, State, Widget

WORDS = LordsWords()
Choose = Callable[[Action], None]
WhyNot = Callable[[Action], str | None]
WAITS = "Somebody else decides now."


class ActionButton(Button):
    """A button that chooses an action."""

    action: Action


class ActionPlace(Widget):
    """Something drawn by a piece that chooses an action. It draws its light under the pointer, nothing else.

    :param card: the card it stands for, by its id: what the inspector shows.
    """

    def __init__(self, rect: Sequence[float], label: str, action: Action, card: str = "", **more: Any) -> None:
        x, y, w, h = rect
        super().__init__((x, y, w, h), label, **more)
        self.action = action
        self.card = card
        self.radius = 8.0

    def draw(self, canvas: Canvas, state: State) -> None:
        if state.hover:
            draw_lit_ring(canvas, *self.rect, self.radius)


def action_button(
    rect: Sequence[float], label: str, action: Action, view: Lords, choose: Choose, why_not: WhyNot, ours: bool,
    **looks: Any,
) -> ActionButton:  # fmt: skip
    """A button for an option; where it is none now, it says why when it is pressed."""
    x, y, w, h = rect
    made = ActionButton((x, y, w, h), label, lambda: choose(action), **looks)
    made.action = action
    bar(made, action, view, why_not, ours)
    return made


def bar(widget: Widget, action: Action, view: Lords, why_not: WhyNot, ours: bool) -> None:
    """Let a widget act only where its action is an option that the person before the screen may choose."""
    decision = view.decision
    if ours and decision is not None and action in decision.options:
        return
    widget.enabled = False
    widget.why = (why_not(action) or WAITS) if ours else (why_not(action) or _waits(view))


def _waits(view: Lords) -> str:
    decision = view.decision
    return "The game is over." if decision is None else f"The {view.team_of(decision.seat).short} decide now."


def words_of(action: Action, view: Lords) -> str:
    """What a button says for an action."""
    return WORDS.action(action, view)


def reached(widgets: Iterable[Widget]) -> set[Action]:
    """The actions that these widgets choose, those inside others included."""
    found: set[Action] = set()
    for widget in widgets:
        action = getattr(widget, "action", None)
        if action is not None:
            found.add(action)
        found |= reached(widget.children)
    return found


def list_of_buttons(
    options: Sequence[Action], view: Lords, choose: Choose, why_not: WhyNot, ours: bool, box: Box = INSIDE
) -> list[Widget]:
    """Every option as a button with its words, in one, two or three columns that fill a box from its top."""
    columns = 1 if len(options) <= 5 else 2 if len(options) <= 14 else 3
    rows = -(-len(options) // columns)
    gap = 8.0
    w = (box.w - gap * (columns + 1)) / columns
    h = min(52.0, (box.h - 16 - gap * (rows - 1)) / max(1, rows))
    top = box.y + (box.h - rows * h - (rows - 1) * gap) / 2
    widgets: list[Widget] = []
    for number, action in enumerate(options):
        x = box.x + gap + number // rows * (w + gap)
        y = top + number % rows * (h + gap)
        key = str(number + 1) if number < 9 and columns == 1 else ""
        label = words_of(action, view)
        widgets.append(
            action_button((x, y, w, h), label, action, view, choose, why_not, ours, kind="bone", size=18, cap=key)
        )
    return widgets
