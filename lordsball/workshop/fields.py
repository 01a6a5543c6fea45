"""The fields of a record, as a tree: what stands there, what may, and the words that explain it."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from lordsball.content.documents import Loc
from lordsball.content.problems import Problem

FieldKind = Literal["number", "choice", "text", "colour", "picture", "flag", "list", "verb", "group"]


class Field(NamedTuple):
    """One value of a record, or a group of them."""

    loc: Loc
    """The way to it from the top of the record: what `Workbench.set` takes."""
    label: str
    """`Pitch`, `Home run`; an entry of a list is called by its place: `2`."""
    about: str
    """What it means, in a sentence; empty where there is nothing to add."""
    kind: FieldKind
    value: Any = None
    """What stands in the file, as plain data (dicts, tuples, scalars); where nothing does, what counts then."""
    written: bool = True
    """Whether it stands in the file."""
    needed: bool = True
    """Whether the file must say it; else it can be left out, with `Workbench.remove`."""
    least: int | float | None = None
    """number: the smallest; text: the fewest letters; list: the fewest entries."""
    most: int | float | None = None
    """The largest, the most letters, the most entries."""
    step: int | float = 1
    """number: what it is a multiple of; 0 for any fraction."""
    options: tuple[Any, ...] = ()
    """choice: what may stand there; verb: the verbs; text: ids there are to choose from."""
    starts: tuple[Any, ...] = ()
    """verb, and a list of verbs: for each of `options` a value to begin with; other lists: one entry to begin with;
    a group or list that is not written: the whole value to begin with."""
    lines: bool = False
    """text: it may have several lines."""
    folder: str = ""
    """picture: where such pictures lie below assets/sprites: `wild_cards/portraits`."""
    names: tuple[str, ...] = ()
    """picture: those there are, of packs too."""
    fields: tuple[Field, ...] = ()
    """group: one for each key; list: one for each entry; verb: one for what goes with it."""
    problems: tuple[Problem, ...] = ()
    """What is wrong with just this value."""


class DiffLine(NamedTuple):
    """A line of a difference, as `git diff` shows it."""

    number: int
    """In the file as it is now; a line that is gone has that of the one it stood before."""
    mark: Literal[" ", "-", "+"]
    text: str
    file: str
    """The path of the file below its pack."""
