"""How far somebody has come: the step of each lesson, those that are done, the tips that were told. One small file."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from lordsball import formats, limits
from lordsball.match import files
from lordsball.match.measured import is_line
from lordsball.match.remembered import remembered

NAME = "lessons.json"
LOST = "Your lessons file could not be read, so they start over."
NEWER = "A newer lordsball keeps track of your lessons. This one reads the file and leaves it alone."


@dataclass
class Progress:
    """What is remembered of lessons and tips.

    :param path: where it is kept; None: nowhere.
    """

    path: Path | None = None
    steps: dict[str, int] = field(default_factory=dict)
    """For each lesson that was begun and not finished, the step to come back to, from 0."""
    done: set[str] = field(default_factory=set)
    told: set[str] = field(default_factory=set)
    """The tips that were shown."""
    notice: str = ""
    """A sentence where the file was of no use."""
    write: Callable[[Callable[[], None]], object] = field(default=lambda work: work())
    """Has the file written by this work, which raises NotWritten; a window has it done beside the drawing."""

    def reach(self, lesson: str, step: int) -> None:
        """The lesson is open at this step."""
        if self.steps.get(lesson) != step:
            self.steps[lesson] = step
            self.keep()

    def finish(self, lesson: str) -> None:
        """The lesson has come to its end."""
        self.steps.pop(lesson, None)
        self.done.add(lesson)
        self.keep()

    def tell(self, tip: str) -> None:
        """A tip is shown, once for ever."""
        if tip not in self.told:
            self.told.add(tip)
            self.keep()

    def forget_tips(self) -> None:
        """All tips are told once more."""
        if self.told:
            self.told.clear()
            self.keep()

    def keep(self) -> None:
        """Write the file, whole or not at all."""
        if self.path is not None:
            known: dict[str, object] = {"done": sorted(self.done), "told": sorted(self.told)}
            known |= {"format": formats.LESSONS, "steps": self.steps}
            content = f"{json.dumps(known, indent=1, sort_keys=True)}\n".encode()
            self.write(partial(files.write, self.path, content, 1, "How far your lessons have come"))


def load(path: Path, kept: bool = True) -> Progress:
    """What the file remembers; a fresh start where there is none, or one that is of no use. Never raises.

    :param kept: whether it is written again; see `remembered`.
    """
    found, where, notice = remembered(path, _understood, formats.LESSONS, NEWER, LOST, kept)
    steps, done, told = found or ({}, set(), set())
    return Progress(where, steps, done, told, notice)


def _understood(raw: Any) -> tuple[dict[str, int], set[str], set[str]] | None:
    steps, done, told = raw.get("steps"), raw.get("done"), raw.get("told")
    if not isinstance(steps, dict) or not isinstance(done, list) or not isinstance(told, list):
        return None
    numbers = all(type(step) is int and 0 <= step < limits.LESSON_STEPS for step in steps.values())
    if not numbers or not all(map(_is_name, [*steps, *done, *told])):
        return None
    return dict(steps), set(done), set(told)


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and is_line(value, limits.SHOWN_TEXT)
