"""What was done at the workbench, step by step, and how to go back: files become as they were, letter by letter."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

AS_OPENED = "As it was when the workshop opened"

Texts = Mapping[Path, str | None]
"""Files and what they say; None: there is no such file."""


class Step(NamedTuple):
    """One thing that was done."""

    sentence: str
    before: Texts
    after: Texts
    what: Hashable = None
    """The record and the field that were changed, where it was one."""
    said: Any = None
    """What the record said before."""


class History:
    """Steps that were done, and those that were undone and can be done again."""

    def __init__(self) -> None:
        self._done: list[Step] = []
        self._undone: list[Step] = []

    @property
    def sentences(self) -> tuple[str, ...]:
        """What was done, newest first, down to the beginning."""
        return (*(step.sentence for step in reversed(self._done)), AS_OPENED)

    @property
    def next_undo(self) -> Step | None:
        """What `undo` would take back."""
        return self._done[-1] if self._done else None

    @property
    def next_redo(self) -> Step | None:
        """What `redo` would do again."""
        return self._undone[-1] if self._undone else None

    def add(self, step: Step, goes_on: bool = False) -> None:
        """Something was done: what was undone before is gone.

        :param goes_on: it may become one with the last step, where that was about the same.
        """
        if goes_on and self.newest_about(step.what):
            last = self._done.pop()
            before, after = {**step.before, **last.before}, {**last.after, **step.after}
            step = step._replace(before=before, after=after, said=last.said)
        self._done.append(step)
        self._undone.clear()

    def newest_about(self, what: Hashable) -> Step | None:
        """The last step, where it was about the same and nothing has been undone since."""
        last = self._done[-1] if self._done and not self._undone else None
        return last if last is not None and what is not None and last.what == what else None

    def back(self) -> Step:
        """The last step is undone."""
        self._undone.append(self._done.pop())
        return self._undone[-1]

    def forth(self) -> Step:
        """The last step that was undone is done again."""
        self._done.append(self._undone.pop())
        return self._done[-1]
