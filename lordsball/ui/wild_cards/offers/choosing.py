"""What chooses an option: places and plates that know their action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games.phrasing import club
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.words import WildWords
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.button import draw_key_cap
from lordsball.ui.kit.widgets.widget import State, Widget
from lordsball.ui.wild_cards.pieces.light import draw_lit_ring
from lordsball.ui.wild_cards.pieces.look import BAT_CYAN

WORDS = WildWords()
Choose = Callable[[Action], None]
WhyNot = Callable[[Action], str | None]


class ActionPlace(Widget):
    """Something drawn by a piece that chooses an action. It draws its light under the pointer, nothing else.

    :param actions: what it can lead to, for those who count what can be reached.
    """

    def __init__(self, rect: Sequence[float], label: str, actions: Sequence[Action] = (), **more: Any) -> None:
        x, y, w, h = rect
        super().__init__((x, y, w, h), label, **more)
        self.actions = tuple(actions)
        self.radius = 8.0

    def draw(self, canvas: Canvas, state: State) -> None:
        if state.hover and self.enabled:
            draw_lit_ring(canvas, *self.rect, self.radius, BAT_CYAN)
        if self.keys and self.actions and self.enabled and self.group is not None and self.group.ring:
            # Whoever plays by keys sees them.
            draw_key_cap(canvas, self.keys[0].upper(), self.rect.x + 4, self.rect.bottom - 16)


def waits(view: WildCards) -> str:
    """Somebody else has the word."""
    decision = view.decision
    return "The game is over." if decision is None else f"It is up to {club(view.team(decision.seat).short)}."


def words_of(action: Action, view: WildCards) -> str:
    """What a button says for an action."""
    return WORDS.action(action, view)


def reached(widgets: Iterable[Widget]) -> set[Action]:
    """The actions that these widgets lead to, those inside others included."""
    found: set[Action] = set()
    for widget in widgets:
        found.update(getattr(widget, "actions", ()))
        found |= reached(widget.children)
    return found
