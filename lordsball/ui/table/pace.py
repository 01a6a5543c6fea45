"""How fast things are shown at a table: the speed of movement, and going on to one's own turn without looking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.shell.settings import SPEEDS
from lordsball.ui.table.bar_buttons import SKIP

if TYPE_CHECKING:
    from lordsball.ui.table.scene import TableScene


UNTIL_SKIP = 1.5
"""Seconds of others' turns after which a way round them is offered: a quick answer would only make it flicker."""


class Pace:
    """The pace of one table."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.skipping = False
        """What happens is not shown until a person has to decide."""
        self._others = 0.0
        """Seconds for which others have been deciding."""
        self.button = Button(
            SKIP, "Skip to my turn", self.skip, kind="slate", cap="N", size=18, radius=10, always=True
        )

    # -- skipping ----------------------------------------------------------------------------------------------

    def pass_time(self, dt: float) -> None:
        """Time passes."""
        self._others = self._others + dt if self._waits else 0.0

    @property
    def may_skip(self) -> bool:
        """Is it worth a button to go on to a person's next turn? Where others have taken their time."""
        waits = self._waits and self._others > UNTIL_SKIP and not self.table.board.holds
        return waits and self.table.script is None

    @property
    def is_due(self) -> bool:
        """Should the button have come up by now?"""
        return self.may_skip and self.button not in self.table.widgets

    @property
    def _waits(self) -> bool:
        """Does a person wait for others?"""
        seat = self.table.match.to_act()
        return seat is not None and not seat.human and bool(self.table.privacy.people)

    def skip(self) -> None:
        """Go on to a person's next decision without showing what happens; the log tells it."""
        self.skipping = self.may_skip
        self.table.timeline.finish()

    @property
    def at_once(self) -> bool:
        """Is nothing to be seen moving?"""
        return self.skipping or self.table.timeline.speed == "off"

    def show_great(self, moment: Scene) -> bool:
        """Lay a great moment over the table: see `Board.great`."""
        waited_for = bool(self.table.privacy.people) and not self.at_once
        if waited_for:
            self.table.app.scenes.push(moment)
        return waited_for

    # -- speed -------------------------------------------------------------------------------------------------

    def faster(self) -> None:
        """Things move faster from now on, up to not at all."""
        self._set(max(0, self._number - 1))

    def slower(self) -> None:
        """Things move slower from now on."""
        self._set(min(len(SPEEDS) - 1, self._number + 1))

    def next_speed(self) -> None:
        """The next faster speed, and after the fastest the slowest."""
        self._set((self._number - 1) % len(SPEEDS))

    @property
    def _number(self) -> int:
        return SPEEDS.index(self.table.app.settings.speed)

    def _set(self, number: int) -> None:
        self.table.app.change(speed=SPEEDS[number])
        self.table.frame.show_speed(SPEEDS[number])
