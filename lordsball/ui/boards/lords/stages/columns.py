"""Plates one under the other: the options of a question beside something else that is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lordsball.engine.procedure import Action
from lordsball.games.lords.state import Lords
from lordsball.ui.boards.lords.choosing import Choose, WhyNot, bar, words_of
from lordsball.ui.boards.lords.plates import Plate
from lordsball.ui.boards.lords.preview import in_a_line, preview
from lordsball.ui.pieces.lords.icon_text import plain
from lordsball.ui.widgets.widget import Box, Widget

_GAP = 6.0
_ROOM_FOR_TWO = 62.0
"""A plate of this height has room for its figures as well."""


def column_of_plates(
    options: Sequence[Action], view: Lords, choose: Choose, why_not: WhyNot, ours: bool, box: Box,
    said: Callable[[Action], str] | None = None, keys: bool = True, tallest: float = 96.0,
) -> list[Widget]:  # fmt: skip
    """Each option as a plate as wide as the box, from its top.

    :param view: whose decision the options are of (or would be, were a card chosen).
    :param said: an option's words as icon text; the game's own words where it says nothing.
    :param keys: whether the digits choose; not where they choose a card of the hand.
    """
    count = max(1, len(options))
    h = min(tallest, (box.h - _GAP * (count - 1)) / count)
    found: list[Widget] = []
    for number, action in enumerate(options):
        words = words_of(action, view)
        title = (said(action) if said is not None else "") or plain(words)
        seen = preview(view, action) if h >= _ROOM_FOR_TWO else None
        key = str(number + 1) if keys and count <= 9 else ""
        place = (box.x, box.y + number * (h + _GAP), box.w, h)
        plate = Plate(place, title, in_a_line(seen) if seen is not None else "", action, key)
        plate.label = words
        plate.on_click = _choosing(choose, action)
        bar(plate, action, view, why_not, ours)
        found.append(plate)
    return found


def _choosing(choose: Choose, action: Action) -> Callable[[], None]:
    return lambda: choose(action)
