"""A lesson being taken at a table: what is open, what was chosen, what is said about it, and what comes by itself."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.lessons.course import Course
from lordsball.lessons.figures import Compared, Weighing
from lordsball.lessons.lesson_files import LookAt, ThisAction
from lordsball.thinking.thinker import Thinker, Thought
from lordsball.ui.lessons.speech import Bar, Speech
from lordsball.ui.table.opponents import Answer


class Phase(Enum):
    """Where a lesson stands between its steps."""

    PLAYING = "what comes by itself is played"
    OPEN = "the step is open"
    DOUBTED = "another choice was made, and is spoken about"
    PRAISED = "the good choice was made, and is spoken about"
    ASTRAY = "another choice was carried out: the lesson goes back to its own way"
    OVER = "all steps are done"


_LINE = 34
"""About as many letters go into one line above a bar."""
SAID_BY = {Phase.OPEN, Phase.DOUBTED, Phase.PRAISED, Phase.ASTRAY}
"""When there is a bubble."""


class Taking:
    """Plays along at the table: see `lordsball.ui.table.script.Script`.

    :param thinker: counts the coach's figures beside the window.
    :param reopen: shows the lesson at a step again, on its own way.
    :param leave: asks whether to go.
    """

    def __init__(
        self, course: Course, thinker: Thinker, reopen: Callable[[int], object], leave: Callable[[], object]
    ) -> None:
        self.course = course
        self.phase = Phase.PLAYING
        self._thinker, self._reopen, self._leave = thinker, reopen, leave
        self._chosen: Action | None = None
        """The choice that is spoken about, or carried out all the same."""
        self._good_words = self._chosen_words = ""
        self._good: Action | None = None
        """The good choice of the step that is spoken about; None where no figures are told."""
        self._view: Any = None
        """The table as it stood before that choice."""
        self._weighing: Weighing | None = None
        """The figures of the open step: they take a while, and meanwhile its words are read."""
        self._thought: Thought | None = None
        self._praise = ""

    # -- Script --------------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> bool:
        """Does the next move come by itself?"""
        return self.phase is Phase.PLAYING and not self._praises and self.course.next_move() is not None

    def answer(self, patience: float = 0.0) -> Answer | None:
        """The next move of the lesson's file; None where a person has to do something."""
        action = self.course.next_move() if self.to_act else None
        if action is None:
            return None
        self.course.played(action)
        return Answer(self.course.match.ticket, action, "")

    def takes(self, action: Action) -> bool:
        """The good choice is carried out, any other is spoken about first."""
        if self.phase is Phase.ASTRAY and action == self._chosen:
            return False
        if self.phase is not Phase.OPEN or not self.course.asks:
            return True
        good = self.course.good()
        self._remember(action if action in good else good[0])
        if action in good:
            self._praise = self._step.right or ""
            self._chosen = action
            self.course.go_on()
            self.phase = Phase.PLAYING
            return False
        self._chosen, self.phase = action, Phase.DOUBTED
        return True

    def back(self) -> None:
        """The step before, or this one again where a choice is spoken about."""
        self._reopen(max(0, self.course.number - (self.phase is Phase.OPEN)))

    def leave(self) -> None:
        """A person wants to go."""
        self._leave()

    def close(self) -> None:
        """Nobody needs the figures any more."""
        self._thinker.drop(self._thought)
        self._thought = None

    # -- going on ------------------------------------------------------------------------------------------------

    def settle(self) -> bool:
        """Everything has been shown, and nothing comes by itself: open what is next. True when something opened."""
        if self.phase is not Phase.PLAYING or self.to_act:
            return False
        if self._praises:
            self.phase = Phase.PRAISED
        else:
            self.course.good()  # what the step waits for must be open
            self.phase = Phase.OPEN if self.course.step is not None else Phase.OVER
            counts = self.course.asks and self._step.figures and isinstance(self._step.wait, ThisAction)
            self.close()
            self._weighing = Weighing(self.course.match) if counts else None
            if self._weighing is not None and not self._weighing.done:
                self._thought = self._thinker.ask("advice", *self._weighing.job)
        return True

    def listen(self) -> None:
        """Hear whether the figures are there."""
        if self._thought is None or self._weighing is None:
            return
        self._thinker.listen()
        if self._thought.done:
            self._weighing.know(self._thought.value)
            self._thought = None

    @property
    def has_figures(self) -> bool:
        """Are the figures of the open step there?"""
        return self._weighing is not None and self._weighing.done

    def read_on(self) -> None:
        """What was said has been read."""
        match self.phase:
            case Phase.OPEN if not self.course.asks:
                self.looked()
            case Phase.PRAISED:
                self._good, self._praise = None, ""
                self.phase = Phase.PLAYING
            case Phase.DOUBTED:
                self._good, self.phase = None, Phase.OPEN
            case Phase.ASTRAY:
                self._reopen(self.course.number + 1)

    def looked(self) -> None:
        """What was to be looked at has been looked at."""
        if self.phase is Phase.OPEN:
            self.course.go_on()
            self.phase = Phase.PLAYING

    def use_anyway(self) -> Action | None:
        """The choice that is spoken about is to be carried out."""
        if self.phase is not Phase.DOUBTED:
            return None
        self._good, self.phase = None, Phase.ASTRAY
        return self._chosen

    # -- what is said --------------------------------------------------------------------------------------------

    def speech(self) -> Speech:
        """What the bubble says now."""
        course = self.course
        number = min(course.number, len(course.steps)) - (self.phase is Phase.PRAISED)
        told: dict[str, Any] = {"step": number, "steps": len(course.steps),
                                "note": f"{course.lesson.card.guide.name} · {number + 1} of {len(course.steps)}"}
        match self.phase:
            case Phase.DOUBTED:
                return self._weighed(self._step.other or "There is a better choice.", "Hold on.", alarm=True, **told)
            case Phase.PRAISED:
                return self._weighed(self._praise or "That is the one.", "Right.", **told)
            case Phase.ASTRAY:
                words = "You have seen where that leads. The lesson goes back and plays it the other way: "
                return Speech(f"{words}*{self._good_words}*.", "Back we go", **told)
        step = self._step
        call = "Your move" if course.asks else "Point at it" if isinstance(step.wait, LookAt) else ""
        return Speech(step.say, step.title or "", call=call, **told)

    def _weighed(self, words: str, title: str, alarm: bool = False, **told: Any) -> Speech:
        both = self._compared()
        if both is None:
            return Speech(words, title, alarm=alarm, **told)
        good, other = both.shares
        bars = (Bar(_short(self._good_words), "", both.good.text, good, True),
                Bar(_short(self._chosen_words), "your choice" if alarm else "", both.chosen.text, other, False))
        unit = f"{both.unit}: fewer is better" if both.less_is_better else both.unit
        return Speech(words, title, unit=unit, bars=bars, reason=both.reason, alarm=alarm, **told)

    @property
    def _praises(self) -> bool:
        return bool(self._praise) or (self._good is not None and self.phase is Phase.PLAYING)

    @property
    def _step(self) -> Any:
        return self.course.steps[self.course.number]

    def _remember(self, good: Action) -> None:
        """What is good here and how the table stands: a choice is spoken about when it has been carried out."""
        match, decision = self.course.match, self.course.decision
        assert decision is not None
        self._view = match.view(decision.seat)
        self._good_words = match.game.words.action(good, self._view)
        self._good = good if self._weighing is not None else None

    def _compared(self) -> Compared | None:
        """The good choice and the one that was made, or the best other one where that is the good choice."""
        weighing, good = self._weighing, self._good
        if weighing is None or good is None:
            return None
        praised = self.phase is Phase.PRAISED
        chosen = weighing.best_of_the_rest(good) if praised else self._chosen
        both = None if chosen is None else weighing.compare(good, chosen)
        if chosen is None or both is None or (praised and both.good.text == both.chosen.text):
            return None  # two bars of one length would praise nothing
        self._chosen_words = self.course.match.game.words.action(chosen, self._view)
        return both


def _short(words: str) -> str:
    """The name of a choice; what it does is left out where both would not go into one line."""
    return words if len(words) <= _LINE else words.partition(": ")[0]
