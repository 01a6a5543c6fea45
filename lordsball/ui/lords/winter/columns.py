"""Plates one under the other: the options of a question beside something else that is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lordsball.engine.procedure import Action
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.lords.choosing import Choose, WhyNot, bar, words_of
from lordsball.ui.lords.pieces.icon_text import plain
from lordsball.ui.lords.plates import Plate, make_mates

_GAP = 5.0
Said = Callable[[Action], tuple[str, str | tuple[str, ...]]]
"""An option's title and what it changes, as icon text; an empty title: the game's own words."""


def column_of_plates(
    options: Sequence[Action], view: Lords, choose: Choose, why_not: WhyNot, ours: bool, box: Box, said: Said,
    keys: str = "123456789", tallest: float = 92.0,
) -> list[Widget]:
    """Each option as a plate as wide as the box, from its top.

    :param view: whose decision the options are of (or would be, were a card chosen).
    :param keys: the keys that choose them, in their order.
    """
    count = max(1, len(options))
    h = min(tallest, (box.h - _GAP * (count - 1)) / count)
    found: list[Plate] = []
    for number, action in enumerate(options):
        words = words_of(action, view)
        title, changes = said(action)
        place = (box.x, box.y + number * (h + _GAP), box.w, h)
        plate = Plate(place, title or plain(words), changes, action, keys[number : number + 1])
        plate.label = words
        plate.on_click = _choosing(choose, action)
        bar(plate, action, view, why_not, ours)
        found.append(plate)
    make_mates(found)
    return [*found]


def _choosing(choose: Choose, action: Action) -> Callable[[], None]:
    return lambda: choose(action)
