"""What somebody looks at: pointer, ring and I choose what the board shows large and what a tip is about."""

from __future__ import annotations

from lordsball.ui.kit.inputs import RIGHT, Gone, Input, KeyPress, Move, Press
from lordsball.ui.kit.widgets.group import WidgetGroup
from lordsball.ui.table.board import NOWHERE, Board
from lordsball.ui.table.frame import TableFrame
from lordsball.ui.table.tips import Tips


class Looking:
    """The eyes of who sits before one table."""

    def __init__(self, board: Board, frame: TableFrame, group: WidgetGroup) -> None:
        self.board, self.frame, self.group = board, frame, group
        self.tips = Tips(lambda: [*board.landmarks(), *frame.landmarks()])

    def hear(self, what: Input) -> bool:
        """Follow the pointer; True when that changes what is seen."""
        if isinstance(what, Move):
            # Over the panel, its lines say what the pointer is on.
            over_panel = self.frame.panel.contains(what.x, what.y)
            dirty = self.board.look_away() if over_panel else self.board.hover(what.x, what.y)
            return self.tips.point((what.x, what.y)) or dirty
        if isinstance(what, Gone):
            self.board.let_go()
            self.tips.point(None)
            return True
        if isinstance(what, Press) and what.button == RIGHT:
            self.board.pin()
            return True
        return False

    def heard(self, what: Input, handled: bool) -> bool:
        """An input has been taken, or not: a tip is in the way of who is at work, and the ring may be elsewhere."""
        if handled and isinstance(what, KeyPress):
            self.board.hover(*(self.group.at_ring() or NOWHERE))
        return isinstance(what, Press | KeyPress) and not self.tips.pinned and self.tips.work()

    def inspect(self) -> None:
        """Say what the pointer or the ring is on; said already, keep it there, and the card beside the board too."""
        told = self.tips.tip is not None and not self.tips.tip.told
        if not self.tips.ask(self.group.at_ring()) or told:
            self.board.pin()
