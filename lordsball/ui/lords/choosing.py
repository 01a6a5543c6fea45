"""What chooses an option: buttons and places that know their action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games.lords.credit import loans_of
from lordsball.games.lords.phrases import on_loan
from lordsball.games.lords.state import Lords
from lordsball.games.lords.words import LordsWords
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import State, Widget
from lordsball.ui.lords.pieces.material import draw_lit_ring

WORDS = LordsWords()
Choose = Callable[[Action], None]
WhyNot = Callable[[Action], str | None]
WAITS = "It is somebody else's turn."


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
) -> ActionButton:
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
    return "The game is over." if decision is None else f"It is up to the {view.team_of(decision.seat).short}."


def words_of(action: Action, view: Lords) -> str:
    """What a button says for an action."""
    return WORDS.action(action, view)


def credit_words(action: Action, view: Lords) -> str:
    """The loans that an option takes, to be put behind its words; "" where it takes none."""
    if view.decision is None:
        return ""
    return on_loan(loans_of(view, view.decision.seat, action), view.cards.rules.loans.costs_vp)


def reached(widgets: Iterable[Widget]) -> set[Action]:
    """The actions that these widgets choose, those inside others included; a stepper lists several in `actions`."""
    found: set[Action] = set()
    for widget in widgets:
        action = getattr(widget, "action", None)
        if action is not None:
            found.add(action)
        found |= {*getattr(widget, "actions", ())}
        found |= reached(widget.children)
    return found
