"""Mistakes in card files, each said in one line a designer can click: file, line, column, where, found, expected."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from lordsball import limits
from lordsball.content.characters import ODD, as_meant


def in_one_line(path: object) -> str:
    r"""A path as a report shows it: a line end, or what no screen can show, as an escape such as `\n`.

    >>> print(in_one_line("teams/a\nb.yaml"))
    teams/a\nb.yaml
    """
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in str(path))


def reason(refused: OSError) -> str:
    """Why the system would not read something, in its own words."""
    return (refused.strerror or type(refused).__name__).lower()


class Place(NamedTuple):
    """A spot in a file, counted from 1 as editors count; line 0 means the file (or folder) as a whole.

    >>> str(Place("rules.yaml", 3, 11))
    'rules.yaml:3:11'
    """

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        file = in_one_line(self.file)
        return f"{file}:{self.line}:{self.column}" if self.line else file


class Problem(NamedTuple):
    """One mistake (or one warning): `path` is the key inside the file, empty when the file as a whole is meant."""

    place: Place
    path: str
    text: str
    warning: bool = False

    def __str__(self) -> str:
        parts = (str(self.place), "warning" if self.warning else "", self.path, self.text)
        return in_one_line(": ".join(part for part in parts if part))


class Problems(Exception):
    """Raised once, after everything was read: carries every mistake and every warning, sorted by file and line."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems: tuple[Problem, ...] = tuple(problems)
        super().__init__("\n".join(map(str, self.problems)))

    def __reduce__(self) -> tuple[type[Problems], tuple[tuple[Problem, ...]]]:
        return (Problems, (self.problems,))

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The problems that keep the table closed."""
        return tuple(p for p in self.problems if not p.warning)

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """The problems a game can be played with."""
        return tuple(p for p in self.problems if p.warning)


class Findings:
    """Collects problems while files are read, so that one look at a folder shows all of them."""

    def __init__(self) -> None:
        self._found: dict[str, set[Problem]] = {}

    def error(self, place: Place, path: str, text: str) -> None:
        """Note a mistake that keeps the cards from being played."""
        self._note(Problem(place, path, text))

    def warn(self, place: Place, path: str, text: str) -> None:
        """Note something odd that can still be played."""
        self._note(Problem(place, path, text, True))

    def full(self, file: str) -> bool:
        """Whether no more mistakes of this file are told: nothing more need be looked for in it."""
        return len(self._found.get(file, ())) > limits.CARD_PROBLEMS

    def _note(self, problem: Problem) -> None:
        here = self._found.setdefault(problem.place.file, set())
        if len(here) < limits.CARD_PROBLEMS:
            here.add(problem)
        elif len(here) == limits.CARD_PROBLEMS:
            here.add(Problem(Place(problem.place.file), "", "found more mistakes than are shown, expected far fewer"))

    @property
    def all(self) -> tuple[Problem, ...]:
        """Everything found so far, by file, then line and column."""
        return tuple(sorted(problem for here in self._found.values() for problem in here))

    def settle(self) -> tuple[Problem, ...]:
        """Return the warnings, or raise `Problems` with everything when there is at least one error."""
        if any(not problem.warning for problem in self.all):
            raise Problems(self.all)
        return self.all


def did_you_mean(word: str, choices: Iterable[str]) -> str:
    """` (did you mean 'x'?)` for the nearest choice, or an empty string when nothing comes near.

    >>> did_you_mean("innigs", ["innings", "outs"]), did_you_mean("weather", ["innings", "outs"])
    (" (did you mean 'innings'?)", '')
    """
    by_lower = {choice.lower(): choice for choice in islice(choices, limits.CARD_GUESSES)}
    near = difflib.get_close_matches(as_meant(word[:60]).lower().replace(" ", "_").replace("-", "_"), by_lower, 1)
    return f" (did you mean '{by_lower[near[0]]}'?)" if near else ""


def listed(words: Iterable[str]) -> str:
    """`a, b or c`; long lists are cut so that a message stays one line.

    >>> listed(["single", "double", "triple"])
    'single, double or triple'
    """
    all_words = list(words)
    shown = all_words[:12] + ([f"{len(all_words) - 12} more"] if len(all_words) > 12 else [])
    return shown[0] if len(shown) == 1 else ", ".join(shown[:-1]) + " or " + shown[-1] if shown else "nothing"


def _as_code_point(odd: re.Match[str]) -> str:
    return f"<U+{ord(odd[0]):04X}>"


def found(value: object) -> str:
    """A value read from a file as a message names it: short, in one line, never a Python repr.

    >>> [found(value) for value in (None, True, "4O", (1, 2))]
    ['nothing', 'true', "'4O'", 'a list of 2']
    """
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case int() | float():
            text = str(value)
        case str():
            flat = "".join(c if c.isprintable() else " " for c in ODD.sub(_as_code_point, value[:80]))
            return f"'{flat}'" if len(value) <= 40 else f"'{flat[:37]}…' ({len(value)} characters)"
        case tuple() | list():
            return f"a list of {len(value)}" if value else "an empty list"
        case dict():
            return f"a group of keys ({', '.join(map(str, list(value)[:6]))})" if value else "an empty group"
        case _:
            text = type(value).__name__
    return text if len(text) <= 40 else text[:37] + "…"
