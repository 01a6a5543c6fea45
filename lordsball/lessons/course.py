"""A lesson being taken: the match it is played in, how far it has come, and what happens by itself in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lordsball import games, limits
from lordsball.content.documents import Loc
from lordsball.content.problems import did_you_mean, found, listed
from lordsball.engine.procedure import Action, Decision, parse_action
from lordsball.lessons.lesson_files import StepCard
from lordsball.lessons.library import Lesson
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat, SeatError, Table

SCRIPTED = "lesson"
"""Who plays the other seats: nobody who thinks, but the lesson's own file."""
FIRST = "first"
"""In `meanwhile`: whatever stands first among the options."""

ALONE = Table(screen={"coach": False})
"""The lesson itself speaks, so there is no coach."""


class LessonBroken(Exception):
    """The lesson cannot go on with these cards: `loc` says where in its file, the message what and why."""

    def __init__(self, loc: Loc, text: str) -> None:
        super().__init__(text)
        self.loc, self.text = loc, text


class Course:
    """One lesson from one of its steps on.

    :param at: the step it begins with, from 0; the steps before are played as the lesson would have them.
    :param picks: what is chosen at steps before that leave a choice; where nothing is said, the first.
    """

    def __init__(self, lesson: Lesson, cards: Any, at: int = 0, picks: Sequence[Action] = ()) -> None:
        """Raises LessonBroken where the lesson does not fit these cards."""
        self.lesson, self.number = lesson, 0
        self._queue: list[tuple[Loc, str]] = []
        self._picks = list(picks)
        self._passed: dict[str, None] = {}
        """The questions that came before the next step."""
        self._moves = 0
        """Moves that were played by themselves since the last step."""
        self.match = _match(lesson, cards)
        for number, text in enumerate(lesson.card.before):
            self.match.act(self._open(("before",), text, f"move {number + 1}"))
        self._play_on()
        while self.number < at:
            self.skip()

    # -- where it is -----------------------------------------------------------------------------------------------

    @property
    def steps(self) -> tuple[StepCard, ...]:
        """All its steps."""
        return self.lesson.card.steps

    @property
    def step(self) -> StepCard | None:
        """The step that comes or is open; None when the lesson is over."""
        return self.steps[self.number] if self.number < len(self.steps) else None

    @property
    def you(self) -> int:
        """The pupil's seat."""
        return self.lesson.card.game.you - 1

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return self.match.decision

    @property
    def asks(self) -> bool:
        """Does the open step wait for an action?"""
        return self.step is not None and self.step.acts

    def good(self) -> tuple[Action, ...]:
        """The actions that the open step waits for; none where it waits for none.

        Raises LessonBroken where what it waits for is not open.
        """
        if self.step is None or self.decision is None:
            return ()
        good = self.step.good(self.decision.options)
        if self.asks and not good:
            self._refuse_wait()
        return good

    # -- what happens by itself --------------------------------------------------------------------------------------

    def next_move(self) -> Action | None:
        """What is played now without the pupil; None when the next step is open, or the lesson is over.

        Raises LessonBroken where the file's move is not open, or does not say how a question is answered.
        """
        loc: Loc
        if self._queue:
            loc, text = self._queue[0]
            return self._open(loc, text, "a move")
        step, decision = self.step, self.decision
        if step is None or self._is_ready(step, decision):
            return None
        loc = ("steps", self.number)
        if self._moves >= limits.LESSON_MOVES:
            raise LessonBroken(loc, f"found {limits.LESSON_MOVES} moves before this step, expected it to come")
        if decision is None:
            raise LessonBroken(loc, f"found the game over before this step, expected {self._awaited(step)}")
        self._passed[decision.ask] = None
        wish = self.lesson.card.meanwhile.get(decision.ask)
        if wish is not None:
            return self._by_wish(decision, wish)
        if len(decision.options) == 1:
            return decision.options[0]
        who = self.match.seats[decision.seat].name
        raise LessonBroken(loc, f"found {who} asked {found(decision.ask)} before this step, expected an answer under "
                                f"'then' of the step before or under 'meanwhile' ({_options(decision)})")

    def played(self, action: Action) -> None:
        """The move of `next_move` has been carried out."""
        self._moves += 1
        if self._queue:
            del self._queue[0]

    def go_on(self) -> None:
        """The open step is done, its action carried out: the next one comes."""
        step = self.step
        if step is not None:
            self._queue = [(("steps", self.number, "then"), text) for text in step.then]
            self.number += 1
            self._passed.clear()
            self._moves = 0

    def skip(self) -> None:
        """Do at once what the open step waits for, and all that comes before the next. Raises LessonBroken."""
        if self.asks:
            self.match.act(self.pick())
        self.go_on()
        self._play_on()

    def pick(self) -> Action:
        """What is done where nobody chooses. Raises LessonBroken where nothing that the step waits for is open."""
        good = self.good()
        chosen = self._picks.pop(0) if self._picks and len(good) > 1 else good[0]
        return chosen if chosen in good else good[0]

    def _play_on(self) -> None:
        while (action := self.next_move()) is not None:
            self.match.act(action)
            self.played(action)

    def _is_ready(self, step: StepCard, decision: Decision | None) -> bool:
        if step.ask is not None:
            mine = decision is not None and (not step.acts or decision.seat == self.you)
            return mine and decision is not None and decision.ask == step.ask
        if not step.acts:
            return True
        unasked = decision is not None and decision.ask in self.lesson.card.meanwhile
        return decision is not None and decision.seat == self.you and not unasked

    def _awaited(self, step: StepCard) -> str:
        if step.ask is None:
            return "a question of yours"
        return f"the question {found(step.ask)}{did_you_mean(step.ask, self._passed)}"

    # -- words of the file as actions ----------------------------------------------------------------------------------

    def _by_wish(self, decision: Decision, wish: str) -> Action:
        for option in decision.options:
            if wish in (FIRST, str(option)):
                return option
        action = next((option for option in decision.options if option.verb == wish), None)
        if action is None:
            raise LessonBroken(("meanwhile", decision.ask), f"found {found(wish)}, expected {_options(decision)}"
                                                            f"{_meant(wish, decision)}")
        return action

    def _open(self, loc: Loc, text: str, what: str) -> Action:
        decision, action = self.decision, parse_action(text)
        if decision is None:
            raise LessonBroken(loc, f"found {what} {found(text)} after the end of the game, expected nothing more")
        if action not in decision.options:
            who = self.match.seats[decision.seat].name
            raise LessonBroken(loc, f"found {what} {found(text)} where {who} is asked {found(decision.ask)}, expected "
                                    f"{_options(decision)}{_meant(text, decision)}")
        return action

    def _refuse_wait(self) -> None:
        assert self.step is not None
        assert self.decision is not None
        wait = self.step.wait
        word = getattr(wait, "action", getattr(wait, "kind", "anything"))
        raise LessonBroken(
            ("steps", self.number, "wait"), f"found {found(word)} where {found(self.decision.ask)} is asked, expected "
            f"{_options(self.decision)}{_meant(word, self.decision)}"
        )


def _options(decision: Decision) -> str:
    return listed(map(str, decision.options))


def _meant(text: str, decision: Decision) -> str:
    return did_you_mean(text, map(str, decision.options))


def _match(lesson: Lesson, cards: Any) -> Match:
    game, setup = games.game(lesson.game), lesson.card.game
    known = [choice.word for choice in games.CHOICES.get(lesson.game, ())]
    for word in setup.choices:
        if word not in known and lesson.game not in games.CARDS_OF:
            raise LessonBroken(("game", "choices", word), f"found {found(word)}, expected "
                               f"{listed(known)}{did_you_mean(word, known)}")
    seats = [Seat(name, HUMAN if number == setup.you else SCRIPTED) for number, name in enumerate(setup.seats, 1)]
    try:
        sides = setup.sides or [side.key for side in game.sides_of(cards, setup.choices)][: len(seats)]
        return Match(game, cards, game.options_of(cards, sides, setup.choices), seats, setup.seed, ALONE)
    except (SeatError, ValueError) as refused:
        raise LessonBroken(("game",), f"found a game that cannot be played: {refused}") from refused
