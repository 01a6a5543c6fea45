"""First-time tips at a table: one sentence when something comes up that has never come up before this person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lordsball.lessons.first_times import brought_up_at, brought_up_by
from lordsball.lessons.library import FirstTip
from lordsball.match.match import Packet, events_for

if TYPE_CHECKING:
    from lordsball.ui.table.scene import TableScene

TITLE = "That's a first"


class FirstTimes:
    """Hears what happens, and speaks where a person decides: one tip at a time, never where computers play alone.

    It counts as told once it is shown. Of several, the one about the latest is told; the others come another time, when
    what they are about has just happened.
    """

    def __init__(self, table: TableScene) -> None:
        self.table = table
        if self._wanted:
            table.desk.teaching(table.match.game.key)  # read now, not in the middle of the play
        self._waiting: list[FirstTip] = []

    @property
    def _wanted(self) -> bool:
        table = self.table
        return table.script is None and len(table.privacy.people) > 0 and bool(table.app.settings.first_tips)

    def _untold(self, tips: Sequence[FirstTip]) -> list[FirstTip]:
        told = self.table.desk.progress.told
        return [tip for tip in tips if tip.key not in told]

    def hear(self, packets: Sequence[Packet]) -> None:
        """This has happened, as the person before the screen gets to know it."""
        if not self._wanted or not (tips := self._untold(self.table.desk.teaching(self.table.match.game.key).tips)):
            return
        for packet in packets:
            for event in events_for(self.table.viewer, packet):
                self._waiting += [tip for tip in brought_up_by(tips, event) if tip not in self._waiting]

    def ask(self, view: Any) -> None:
        """A person decides, and sees this view: the time to say something."""
        if not self._wanted:
            return
        tips = self._untold(self.table.desk.teaching(self.table.match.game.key).tips)
        found = [*brought_up_at(tips, view), *self._untold(self._waiting)]
        self._waiting = []
        if found:
            tip = found[-1]
            self.table.tips.tell(tip.card.at or "", TITLE, tip.card.say)
            self.table.desk.progress.tell(tip.key)
