"""What happened at each action of a finished game, in words: where it stood, who decided what, what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.engine.procedure import Action
from lordsball.games import Game
from lordsball.match.history import History
from lordsball.match.record import Done


class Story:
    """A game told once, so that any moment of it can be asked for."""

    def __init__(self, game: Game, history: History) -> None:
        self._words, self._history = game.words, history
        self._chapters: list[str] = []
        self._lines: list[list[str]] = []
        self.actions: list[Action | None] = []
        """The action of each step; None where the cards changed."""
        chapter = ""
        for moment in history.walk():
            line = moment.step.line
            self.actions.append(line.action if isinstance(line, Done) else None)
            self._chapters.append(chapter)
            told = []
            for one in moment.told:
                if (event := one.for_seat(None)) is None:
                    continue
                for said in game.words.lines(event, moment.position):
                    if said.heading:
                        chapter = said.chapter or said.short or said.text
                    else:
                        told.append(said.text)
            self._lines.append(told)

    def chapter(self, at: int) -> str:
        """The part of the game in which an action was taken: "Top of the 3rd"; "" before the first."""
        return self._chapters[min(at, len(self._chapters) - 1)] if self._chapters else ""

    def chapters(self) -> list[tuple[int, str]]:
        """Where each part of the game begins, and what it is called."""
        return [
            (at, name) for at, name in enumerate(self._chapters) if name and (at == 0 or self._chapters[at - 1] != name)
        ]

    def told(self, at: int, until: int) -> str:
        """What was told from an action to before another, in two sentences; "" for nothing."""
        return " ".join([line for lines in self._lines[at:until] for line in lines][:2])

    def option(self, at: int, action: Action) -> str:
        """An option of the decision at an action, as its seat called it."""
        position = self._history.at(at)
        decision = position.decision
        return self._words.action(action, position.view(decision.seat if decision is not None else None))


def sparkline(shares: Sequence[float], wide: int = 60) -> str:
    """A curve of shares from 0 to 1 as one row of text.

    >>> sparkline([0.0, 0.5, 1.0])
    '▁▅█'
    """
    marks = "▁▂▃▄▅▆▇█"
    count = min(wide, len(shares))
    picked = [shares[number * (len(shares) - 1) // max(1, count - 1)] for number in range(count)]
    return "".join(marks[min(7, int(share * 8))] for share in picked)
