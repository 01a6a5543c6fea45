"""What a lesson can point at on a table: the board's landmarks, and those of the bars and the panel around it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lordsball.ui.kit.screen import WIDTH
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.placing import place
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.table.bar_buttons import prompt_buttons
from lordsball.ui.table.board import Board, Choice, Landmark, Offer
from lordsball.ui.table.frame import TableFrame
from lordsball.ui.table.side_panel import PANEL, TABS

PROMPT = Box(8, 43, WIDTH - 16, 44)
"""The lower bar: what is asked, and its buttons."""


def places_on(board: Board, frame: TableFrame, offer: Offer) -> Mapping[str, Landmark]:
    """Everything on the table by its name; what the board calls by the name of something around it is the board's."""
    return {place.name: place for place in (*_around(frame, offer), *frame.landmarks(), *board.landmarks())}


def _around(frame: TableFrame, offer: Offer) -> Iterator[Landmark]:
    bar, tabs = frame.bar, frame.panel.tabs.rect
    yield Landmark("log", PANEL, "The log", "Every play, the newest at the foot.")
    for number, name in enumerate(TABS):
        width = tabs.w / len(TABS)
        yield Landmark(f"tab:{name.lower()}", Box(tabs.x + number * width, tabs.y, width, tabs.h), name)
    for name, widget in (("menu", bar.menu), ("undo", bar.undo), ("speed", bar.speed), ("rules", bar.rules)):
        yield Landmark(name, widget.rect, widget.label)
    for choice, box in prompted(offer):
        yield Landmark(f"button:{choice.action.verb}", box, choice.label)


def prompted(offer: Offer) -> list[tuple[Choice, Box]]:
    """The choices that are buttons of the prompt bar, and where each stands."""
    choices = [choice for choice in (offer.primary, offer.secondary) if choice is not None]
    buttons = prompt_buttons(offer, lambda choice: None)
    return [(choice, button.rect) for choice, button in zip(choices, buttons, strict=True)]


def choices_on(offer: Offer) -> list[Box]:
    """Where the present question can be answered by mouse; switches that are always there are no answer."""
    found = [box for _, box in prompted(offer)]
    for placed in place(offer.widgets):
        widget = placed.widget
        box = placed.box if placed.view is None else placed.box.inside(placed.view)
        if widget.enabled and widget.pressable and _answers(widget) and box.w > 0 < box.h:
            found.append(widget.seen or box)
    return found


def _answers(widget: Widget) -> bool:
    """Does it choose something, or lead to that? A place without actions only says what it is."""
    acts = bool(widget.actions) or getattr(widget, "action", None) is not None or isinstance(widget, Button)
    return acts and widget.answers and not widget.always and not widget.children
