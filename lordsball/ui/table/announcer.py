"""What the two bars say at a table: who decides, what is asked or done, what is new."""

from __future__ import annotations

from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games import Question
from lordsball.match.match import Match
from lordsball.ui.table.bars import Heading, Prompt
from lordsball.ui.table.board import Board

NEWS_SECONDS = 6.0
UNTIL_SHOWN = 0.1
"""Seconds of thinking after which it is shown."""
_BEAT = 0.2
_ENDS = tuple(".!?")


class Announcer:
    """Words the bars for one match; the clock of news and of the thinker's dots."""

    def __init__(self, match: Match, board: Board) -> None:
        self.match, self.board = match, board
        self.heading = Heading(match.game.name.replace("League Baseball", "League"), match.seed)
        self.prompt = Prompt()
        self._news_left = 0.0
        self._thought = 0.0

    def ask(self, view: Any, how: str = "", beforehand: bool = False) -> None:
        """The present decision is open, or the game is over.

        :param how: what a person has to press, where that is not one of the bar's buttons.
        :param beforehand: it is answered already, so nothing is asked.
        """
        if beforehand:
            return
        match, decision = self.match, self.match.decision
        self.prompt.asking = True
        reading = self.board.reading if self.board.holds else None
        if reading is not None:
            self.heading.owners, self.prompt.seat, self.prompt.question = (), None, reading
            return
        if decision is None:
            self.heading.owners = ()
            self.prompt.question = Question("Final.", match.game.words.result(match.position, match.names))
            return
        seat = match.seats[decision.seat]
        self.prompt.seat = self.heading.seat = decision.seat
        level = seat.player.capitalize()
        more = " decides" if seat.human else "" if level == seat.name else f" ({level})"
        self.heading.owners = (f"{seat.name}{more}", seat.name)
        question = match.game.words.question(view, match.names)
        self.prompt.question = question._replace(text=f"{question.text} {how}".strip())

    def choice(self, action: Action, view: Any, reason: str = "", secret: bool = False) -> None:
        """Who decides does this. Told before it is done; of a secret only that it has been decided."""
        decision = self.match.decision
        assert decision is not None
        name = self.match.seats[decision.seat].name
        if secret and action.verb not in self.board.told_verbs:
            self.prompt.question = Question(name, self.board.veiled.get(action.verb, "has chosen."))
            return
        words = self.match.game.words.action(action, view)
        # Some reasons are the words of the card itself: nothing is said twice, and a sentence ends once.
        said = reason if reason.rstrip(".") not in words else ""
        self.prompt.question = Question(f"{name}: {words}{'' if words[-1:] in _ENDS else '.'}", said)

    def playing(self) -> None:
        """Nothing is asked while something is shown."""
        self.prompt.refusal = ""
        self.prompt.asking, self.prompt.buttons = False, 0

    def tell(self, sentence: str) -> None:
        """News for a while."""
        self.prompt.news, self._news_left = sentence, NEWS_SECONDS

    def alarm(self, sentence: str, whole: str) -> None:
        """What is wrong with the card files, in short and in full; "" where nothing is."""
        self.prompt.alarm, self.prompt.whole_alarm = sentence, whole

    def pass_time(self, dt: float, refusal: str, thinks: bool) -> bool:
        """True when the bars have changed.

        :param refusal: why something was refused just now, or "".
        :param thinks: a computer player is thinking.
        """
        prompt, heading = self.prompt, self.heading
        before = (prompt.refusal, prompt.news, heading.beat)
        prompt.refusal = refusal
        self._news_left -= dt
        if self._news_left <= 0:
            prompt.news = ""
        self._thought = self._thought + dt if thinks else 0.0
        heading.beat = int(self._thought / _BEAT) % 3 if self._thought > UNTIL_SHOWN else -1
        return before != (prompt.refusal, prompt.news, heading.beat)
