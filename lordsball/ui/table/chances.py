"""Win expectancy at the table: off until asked for by W, worked out beside the frames, told from what may be known."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, NamedTuple

from lordsball.expectancy.figures import Expectancy, Known
from lordsball.match.replay import Replay
from lordsball.thinking.thinker import Thought
from lordsball.ui.table.frame import TURNS

if TYPE_CHECKING:
    from lordsball.ui.table.scene import TableScene

PAST = 24
"""At how many moments that were missed one has a look afterwards."""
SHORT = 60
"""Actions that the curve has room for at least."""
TURN = 0.05
"""What moved the chance less than this is no turning point."""
ROUGH = 0.15
"""An estimate that may be further off than this, in shares of games, is not shown while a better one is coming."""
TAUGHT = "There is no chance to win in a lesson: nobody plays it to its end."
ALONE = "Nobody else can win this game, so there is no chance to show."


class Mark(NamedTuple):
    """A point of the curve so far."""

    at: int
    """How many actions came before it."""
    expectancy: Expectancy


class Chances:
    """The chances of one match as its table may know them: of a person alone, that seat's; where several share the
    screen, a spectator's."""

    def __init__(self, table: TableScene) -> None:
        self._table, self._match = table, table.match
        self._thinker = table.desk.thinker
        people = [number for number, seat in enumerate(self._match.seats) if seat.human]
        self.seat = people[0] if people else 0
        """Whose chance is shown."""
        self._eyes = people[0] if len(people) == 1 else None
        self._thought: Thought | None = None
        self._at = -1
        self.known: Known | None = None
        """What is known of the present moment; None while nothing is."""
        self.marks: list[Mark] = []
        """The curve so far, in order."""
        self._asked = -1
        table.frame.show_chances(self)

    @property
    def on(self) -> bool:
        """Are they shown at this table?"""
        return bool(self._table.app.settings.win_expectancy) and not self.why_none

    @property
    def name(self) -> str:
        """Of who has that chance."""
        return self._match.names[self.seat]

    @property
    def even(self) -> float:
        """Everybody's chance where all are alike."""
        return 1 / len(self._match.seats)

    @property
    def reach(self) -> int:
        """How many actions the curve is drawn for: it fills up, and grows with a long game."""
        return max(SHORT, int(self._match.history.now * 1.15))

    def turns(self) -> list[Mark]:
        """The moments just before the chance moved most, in order: three at most, and none for less than `TURN`."""
        moved = [
            (abs(after.expectancy.shares[self.seat] - before.expectancy.shares[self.seat]), before)
            for before, after in itertools.pairwise(self.marks)
        ]
        most = sorted((each for each in moved if each[0] >= TURN), key=lambda each: -each[0])[:TURNS]
        return sorted((mark for _, mark in most), key=lambda mark: mark.at)

    def watch(self, mark: Mark) -> None:
        """See a moment again."""
        replay = Replay(self._match)
        replay.go(mark.at)
        self._table.desk.open_replay(replay)

    @property
    def why_none(self) -> str:
        """A sentence why there are none at this table; "" where there are."""
        if self._table.script is not None:
            return TAUGHT
        return ALONE if len(self._match.seats) == 1 else ""

    @property
    def expectancy(self) -> Expectancy | None:
        """The chances now; those of the moment before while nothing is known yet."""
        if self.known is not None:
            return self.known.expectancy
        return self.marks[-1].expectancy if self.marks else None

    def press(self) -> None:
        """Show them, or no longer; kept in the settings."""
        if self.why_none:
            self._table.refuse(self.why_none)
            return
        self._table.app.change(win_expectancy=not self._table.app.settings.win_expectancy)
        self.look()
        self._table.touch()

    def look(self, hidden: bool = False) -> None:
        """The match stands at a moment: find out about it, unless that is known.

        :param hidden: a curtain is down, and nothing of the table is to be seen.
        """
        now, board = self._match.history.now, self._table.board
        self.marks = [mark for mark in self.marks if mark.at <= now]
        board.chance_shown = self.on and not hidden
        if not self.on and not self._crowd_waits:
            self.close()
        elif self._at != now or self.known is None and self._thought is None:
            self.close()
            self._at = now
            self._ask(now)

    @property
    def _crowd_waits(self) -> bool:
        """Does the crowd go by how much hangs on this moment, and is there time to hear it?"""
        seat = self._match.to_act()
        heard = seat is not None and seat.human and self._table.app.settings.speed != "off"
        return heard and self._table.board.crowd_counts and not self.why_none

    def close(self) -> None:
        """Stop finding out."""
        self._thinker.drop(self._thought)
        self._thought, self._at, self.known = None, -1, None

    def pass_time(self) -> bool:
        """True when something new is known."""
        thought = self._thought
        if thought is None:
            return False
        self._thinker.listen()
        found = thought.value if thought.done else thought.progress
        if thought.done:
            self._thought = None
        if found is None or not thought.done and max(found.expectancy.margins, default=0.0) > ROUGH:
            return False
        self._keep(self._asked, found)
        if thought.done and self.on:
            self._look_back()
        return self.on

    def _ask(self, at: int, *tries: int) -> None:
        match = self._match
        position = match.position if at == match.history.now else match.history.at(at)
        self._asked = at
        self._thought = self._thinker.ask("chances", match.game.key, position.view(self._eyes), self._eyes, 0, *tries)

    def _keep(self, at: int, found: Known) -> None:
        if at == self._at:
            self.known, table = found, self._table
            if table.board.crowd_counts and found.leverage is not None:  # the same, whether the chance is shown or not
                table.hearing.feel_leverage(table.match.view(table.viewer), found.leverage)
        others = [mark for mark in self.marks if mark.at != at]
        self.marks = sorted([*others, Mark(at, found.expectancy)], key=lambda mark: mark.at)

    def _look_back(self) -> None:
        """The widest gap of the curve is looked at, while nothing else is to be found out."""
        step = max(1, self._at // PAST)
        known = {mark.at for mark in self.marks}
        missing = [at for at in range(0, self._at, step) if not known.intersection(range(at, at + step))]
        if missing:
            self._ask(missing[-1], 0)
