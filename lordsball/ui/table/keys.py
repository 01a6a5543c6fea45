"""Keys of the table that are on no button."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from lordsball.ui.kit.inputs import KeyPress

if TYPE_CHECKING:
    from lordsball.ui.table.scene import TableScene

ACTS: Mapping[str, Callable[[TableScene], object]] = {
    "ctrl+s": lambda table: table.desk.open_save_as(table.match),
    "ctrl+o": lambda table: table.desk.open_saves(),
    "f5": lambda table: table.reload_cards(),
    "i": lambda table: table.inspect(),
    "w": lambda table: table.chances.press(),
    "t": lambda table: table.frame.panel.next_tab(),
    "page up": lambda table: table.frame.panel.turn_page(True),
    "page down": lambda table: table.frame.panel.turn_page(False),
    "+": lambda table: table.pace.faster(),
    "=": lambda table: table.pace.faster(),
    "shift+=": lambda table: table.pace.faster(),
    "-": lambda table: table.pace.slower(),
}


def act_on(key: KeyPress, table: TableScene) -> bool:
    """Do what a key means at a table; False where it means nothing, or is only held down."""
    act = ACTS.get(key.name) or ACTS.get(key.character)
    if act is None or key.repeat:
        return False
    act(table)
    return True
