"""How rules are written: procedures made of steps, in rulebook order.

A step acts or asks, never both. It returns
    nothing          go on to the next step
    a Decision       stop; a seat must choose (an asking step changes nothing, so a loaded game asks again)
    a procedure      carry that out first (a list: each in order), then go on
    AGAIN            run this step again
    DONE             leave this procedure
    Goto("name")     go on from the step of that name
The method under  @that_step.answer  carries the chosen action out, and returns the same things but no Decision:
the next question belongs to the next step.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Sequence
from dataclasses import field
from typing import Any, NamedTuple, TypeVar

from lordsball import limits
from lordsball.engine.records import LoadError, Record, known_kind, record, shown

T = TypeVar("T")


class Action(NamedTuple):
    """One thing a seat can do: a verb and its plain arguments. Saves and transcripts hold its text form.

    >>> str(Action("pitch", (1,)))
    'pitch 1'
    """

    verb: str
    args: tuple[int | str, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, self.args)])


def parse_action(text: str) -> Action:
    """The inverse of str(action). Raises LoadError for a text that no action has.

    >>> parse_action("choose as_p01 2")
    Action(verb='choose', args=('as_p01', 2))
    """
    verb, *args = text.split(" ")
    if not verb or any(len(a) > limits.ACTION_WORD for a in args):
        raise LoadError(f"found {text[:40]!r}, expected an action")
    return Action(verb, tuple(int(a) if a.removeprefix("-").isdecimal() else a for a in args))


class Decision(NamedTuple):
    """What a seat is asked: `ask` names the question, `options` are all legal actions."""

    seat: int
    ask: str
    options: tuple[Action, ...]
    secret: bool = False
    """True where the options themselves would tell other seats something."""


class Goto(NamedTuple):
    """Go on from the step of that name in the same procedure."""

    step: str


class _Jump:
    def __init__(self, name: str) -> None:
        self.name = name


AGAIN, DONE = _Jump("AGAIN"), _Jump("DONE")


class step:
    """Marks a method of a procedure as one of its steps; `.answer` marks the method that takes its choice."""

    def __init__(self, run: Callable[..., Any]) -> None:
        self.run = run
        self.on: Callable[..., Any] | None = None

    def answer(self, on: Callable[..., Any]) -> step:
        """The method under this decorator carries out what was chosen at this step."""
        self.on = on
        return self


@record
class Procedure(Record):
    """One heading of the rules, being carried out: `at` is the number of its current step."""

    RUN: typing.ClassVar[tuple[Callable[..., Any], ...]] = ()
    ON: typing.ClassVar[tuple[Callable[..., Any] | None, ...]] = ()
    STEPS: typing.ClassVar[tuple[str, ...]] = ()
    PLACES: typing.ClassVar[dict[str, int]] = {}
    at: int = field(default=0, kw_only=True)

    def where(self) -> str:
        """`AtBat.pitcher_ability`."""
        return f"{type(self).__name__}.{self.STEPS[self.at]}"


Flow = Decision | Procedure | Sequence[Procedure] | Goto | _Jump | None
"""What a step may return; see the top of this file."""


def leave(procedure: Procedure, position: Any) -> Flow:
    """The step behind the last one of every procedure."""
    return DONE


@typing.dataclass_transform(field_specifiers=(field,))
def procedure(cls: type[T]) -> type[T]:
    """A record whose steps run in the order they are written. Its place is saved by the step's name."""
    steps = list(dict.fromkeys(v for v in vars(cls).values() if isinstance(v, step)))
    names = (*(s.run.__name__ for s in steps), "end")
    made: Any = record(cls)
    made.RUN, made.ON = (*(s.run for s in steps), leave), (*(s.on for s in steps), None)
    made.STEPS, made.PLACES = names, {name: place for place, name in enumerate(names)}
    plain_save = made.save

    def save(self: Any) -> dict[str, Any]:
        data: dict[str, Any] = plain_save(self)
        data["at"] = names[self.at]
        return data

    made.save = save
    return typing.cast("type[T]", made)


def saved_places(stack: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Saved procedures with the names of their steps turned into numbers. Raises LoadError for an unknown step."""
    found = []
    for i, data in enumerate(stack):
        cls: Any = known_kind(data) if isinstance(data, dict) else None
        if cls is None or not issubclass(cls, Procedure):
            raise LoadError(f"position.stack[{i}]: not a procedure this program knows")
        name = data.get("at")
        if name not in cls.STEPS:
            raise LoadError(f"position.stack[{i}]: {cls.KIND} has no step {shown(name)}")
        found.append({**data, "at": cls.PLACES[name]})
    return found
