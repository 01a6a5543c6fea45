"""Everything that can be chosen now: each button and plate by the action it chooses, and all of them together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lordsball.engine.procedure import Action
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.choosing import words_of
from lordsball.ui.lords.plates import Plate
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Landmark


def offered(model: ViewModel) -> Iterator[Landmark]:
    """`option:sign`, `option:trade 0`, `option:build 2`; `options` is where their plates lie. Cards have their own."""
    widgets, view = model.offered, model.view
    plates = [widget.rect for widget in widgets if isinstance(widget, Plate)]
    if plates:
        yield Landmark("options", around(plates), "What you can choose", "Each says what it changes: before › after.")
    named = set[Action]()
    for widget in widgets:
        action = getattr(widget, "action", None)
        if isinstance(action, Action) and action.verb != "card" and action not in named:
            named.add(action)
            why = "" if widget.enabled else widget.why
            asked = view is not None and view.decision is not None and action in view.decision.options
            title = words_of(action, view) if asked and view is not None else widget.label
            yield Landmark(f"option:{action}", Box(*widget.rect), title, widget.tooltip or why)


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box that holds all of them."""
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)
