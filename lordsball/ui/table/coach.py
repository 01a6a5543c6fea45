"""The coach of one table: asked for, thinking beside the frames, heard, and done by a second press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.ai.advice import ONE_WAY, Advice, why_no_coach
from lordsball.thinking.thinker import Thought
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.table.coach_card import CoachCard

if TYPE_CHECKING:
    from lordsball.ui.table.scene import TableScene

COACH = "coach"
"""Whether the table has one, in `Table.screen`. Where nobody has said, it has; but where hands are hidden between
people who share the screen, only if they have said so."""
OFF = "There is no coach at this table: the setup of a game has a switch for one."
TAUGHT = "The lesson itself tells you what it is worth here."
_AT_ONCE = 0.008
"""Seconds to wait for advice that takes no trying out."""
_BEAT = 0.3


class Coach:
    """Whom the person who decides can ask. Speaks of one moment only: with the next action it is silent."""

    def __init__(self, table: TableScene) -> None:
        self.table, self.match, self.privacy = table, table.match, table.privacy
        self.thinker = table.desk.thinker
        self.card = CoachCard(table.board, self.press)
        self._thought: Thought | None = None
        self._ticket = 0
        self._waited = 0.0
        if not self.why_none:
            self.thinker.ask("prepare", self.match.game.key, (), self.match.view(None))

    def widgets(self) -> tuple[Widget, ...]:
        """The card with its keys. The bar's button says why it is dull where there is no coach."""
        button, why = self.table.frame.bar.coach, self.why_none
        button.enabled, button.why = not why, why
        return self.card.all

    def press(self) -> None:
        """Ask what the strongest player would do here; where that has been said already, do it."""
        advice, why_not = self.advice, self.why_not()
        if why_not:
            self.table.refuse(why_not)
        elif not self.table.ready:
            return
        elif advice is not None:
            self.table.choose(self.match.ticket, advice.action, sure=True)
        elif not self.open:
            self.ask()
            self.table.touch()

    @property
    def on(self) -> bool:
        """Does this table have a coach?"""
        return bool(self.match.table.screen.get(COACH, not self.privacy.hides))

    @property
    def open(self) -> bool:
        """Is it speaking, or thinking?"""
        return self.card.visible

    @property
    def advice(self) -> Advice | None:
        """What it has said about the present decision."""
        return self.card.advice if self.open and self._ticket == self.match.ticket else None

    @property
    def why_none(self) -> str:
        """A sentence why there is none at this table, whatever is asked; "" where there is one."""
        if self.table.script is not None:
            return TAUGHT
        return why_no_coach(self.match.game.key) if self.on else OFF

    def why_not(self) -> str:
        """A sentence why it has nothing to say now; "" where it can be asked."""
        seat = self.match.to_act()
        if self.why_none:
            return self.why_none
        if seat is None:
            return "The game is over."
        if not seat.human:
            return f"{seat.name} decides now."
        decision = self.match.decision
        if decision is None or len(decision.options) > 1:
            return ""
        # The last card of a hand has a name, which is nobody else's business.
        if self.privacy.hides:
            return ONE_WAY.format(what="")
        words = self.match.game.words.action(decision.options[0], self.match.view(decision.seat))
        return ONE_WAY.format(what=f": {words}")

    def ask(self) -> None:
        """Begin to think about the present decision, from what its seat may see."""
        decision = self.match.decision
        assert decision is not None
        self.close()
        view = self.match.view(decision.seat)
        self._ticket, self._waited = self.match.ticket, 0.0
        self._thought = self.thinker.ask("advice", self.match.game.key, view, decision)
        self.card.think(lambda action: self.match.game.words.action(action, view))
        self.thinker.listen(_AT_ONCE, self._thought)
        self.pass_time(0.0)

    def close(self) -> bool:
        """Fall silent; True where it was not."""
        was = self.open
        self.thinker.drop(self._thought)
        self._thought = None
        self.card.fall_silent()
        return was

    def pass_time(self, dt: float) -> bool:
        """True when the card has changed. An error of the coach is raised here."""
        if not self.open:
            return False
        if self._ticket != self.match.ticket:
            return self.close()
        thought = self._thought
        if thought is None:
            return False
        self.thinker.listen()
        if thought.done:
            self._thought, advice = None, thought.value
            self.card.say(advice)
            self.table.group.heard("hint")
            return True
        before, self._waited = self._waited, self._waited + dt
        self.card.beat, self.card.ways = int(self._waited / _BEAT), thought.progress or 0
        return int(before / _BEAT) != self.card.beat
