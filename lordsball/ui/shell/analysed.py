"""A finished match and what its analysis has found so far, worked out beside the frames."""

from __future__ import annotations

from lordsball.expectancy.analysis import Progress, course_of
from lordsball.expectancy.figures import Analysis
from lordsball.expectancy.story import Story
from lordsball.match.history import History
from lordsball.match.match import Match
from lordsball.thinking.thinker import Thinker, Thought


class Analysed:
    """Begun with the first look; kept until another game is looked at."""

    def __init__(self, thinker: Thinker, match: Match) -> None:
        self.match = match
        self.ticket = match.ticket
        self._thinker = thinker
        self._history: History = match.history.copy()
        course = course_of(self._history)
        self._thought: Thought | None = thinker.ask("analysis", match.game.key, 0, course.actions, *course.positions)
        self.found: Analysis | None = None
        """None while it is worked out."""
        self._story: Story | None = None

    @property
    def progress(self) -> float:
        """How far it has come, from 0 to 1."""
        if self.found is not None:
            return 1.0
        come: Progress | None = self._thought.progress if self._thought is not None else None
        return come.done / come.of if come is not None and come.of else 0.0

    @property
    def story(self) -> Story:
        """The game in words. It takes a moment when it is asked for first."""
        if self._story is None:
            self._story = Story(self.match.game, self._history)
        return self._story

    def look(self) -> bool:
        """Hear what has been found since; True once it is all there. Raises what the analysis raised."""
        if self._thought is None:
            return False
        self._thinker.listen()
        if not self._thought.done:
            return False
        self.found, self._thought = self._thought.value, None
        return True

    def close(self) -> None:
        """Nobody wants to know any more."""
        self._thinker.drop(self._thought)
        self._thought = None
