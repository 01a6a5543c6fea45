"""@record: a slotted dataclass of plain data whose clone, save and load come from its annotations.

A position is made of records only: numbers, strings, booleans, None, tuples of those, lists, dicts, other records.
What cannot be written by hand cannot be forgotten: a new field is cloned, saved and loaded from the moment it exists.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from dataclasses import Field, dataclass, field, fields
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")
RecordT = TypeVar("RecordT", bound="Record")

PLAIN = (int, str, bool, float)
EXPECTED = {
    int: "a whole number",
    float: "a number",
    str: "a text",
    bool: "true or false",
    list: "a list",
    dict: "a mapping",
}
"""The kinds of saved values, in words."""
KINDS: dict[str, type[Record]] = {}
"""Every record class by its kind name, so that a saved list of procedures can name its members."""


class LoadError(ValueError):
    """Saved data that is not what its record expects; the message says where and what."""


class Record:
    """Base of everything a position is made of."""

    __slots__ = ()
    KIND: typing.ClassVar[str] = ""
    TYPES: typing.ClassVar[dict[str, Any]] = {}

    if typing.TYPE_CHECKING:  # @record makes both, from the annotations

        def clone(self: RecordT) -> RecordT:
            """An equal record that shares nothing that can change."""

        def save(self) -> dict[str, Any]:
            """Plain data that `load` turns back into an equal record."""


def passing(*, default: Any, kw_only: bool = True) -> Any:
    """A field that is no part of the position: never saved or compared, and back to its default in a clone."""
    return field(default=default, compare=False, repr=False, kw_only=kw_only, metadata={"kept": "never"})


def shared(*, default: Any, kw_only: bool = True) -> Any:
    """A field that all clones share by reference and that is never saved: card definitions, modes of play."""
    return field(default=default, compare=False, repr=False, kw_only=kw_only, metadata={"kept": "shared"})


@typing.dataclass_transform(field_specifiers=(field, passing, shared))
def record(cls: type[T]) -> type[T]:
    """Turn an annotated class into a record. Raises TypeError for a field that plain data cannot hold.

    >>> @record
    ... class Runner(Record):
    ...     name: str
    ...     base: int
    >>> Runner("Hal", 2).save()
    {'kind': 'Runner', 'name': 'Hal', 'base': 2}
    >>> load(Runner, Runner("Hal", 2).save())
    Runner(name='Hal', base=2)
    """
    made: Any = dataclass(slots=True)(cls)
    made.KIND = _kind(made)
    known = KINDS.get(made.KIND)
    if known is not None and _full_name(known) != _full_name(made):
        raise TypeError(f"two records are called {made.KIND}: {_full_name(known)} and {_full_name(made)}")
    KINDS[made.KIND] = made
    made.TYPES = typing.get_type_hints(made, None, {made.__name__: made})
    made.clone = _clone_of(made)
    made.save = _save_of(made)
    return typing.cast("type[T]", made)


def load(wanted: Any, data: Any, path: str = "position") -> Any:
    """The inverse of save(): `data` as a value of type `wanted`. Raises LoadError for anything else.

    >>> load(list[int], [3, "x"], "position.runs")
    Traceback (most recent call last):
    lordsball.engine.records.LoadError: position.runs[1]: found 'x', expected a whole number
    """
    origin, args = _shape(wanted)
    if origin in (typing.Union, types.UnionType):
        return None if data is None else load(_not_none(args), data, path)
    if origin is list:
        if type(data) is list and args[0] in PLAIN and all(type(x) is args[0] for x in data):
            return data[:]
        return [load(args[0], x, f"{path}[{i}]") for i, x in enumerate(_expect(list, data, path))]
    if origin is tuple:
        items = _expect(list, data, path)
        kinds = [args[0]] * len(items) if args[-1] is Ellipsis else list(args)
        if len(kinds) != len(items):
            raise LoadError(f"{path}: {len(items)} values, expected {len(kinds)}")
        return tuple(load(kind, x, f"{path}[{i}]") for i, (kind, x) in enumerate(zip(kinds, items, strict=True)))
    if origin is dict:
        pairs = _expect(dict, data, path)
        return {_key(args[0], key, path): load(args[1], value, f"{path}.{key}") for key, value in pairs.items()}
    if isinstance(wanted, type) and issubclass(wanted, Record):
        return _load_record(wanted, _expect(dict, data, path), path)
    return _expect(wanted, data, path)


@cache
def _shape(wanted: Any) -> tuple[Any, tuple[Any, ...]]:
    """The kind of a type and what it holds: list and (int,) for list[int]."""
    return typing.get_origin(wanted), typing.get_args(wanted)


def _load_record(wanted: type[Record], data: dict[str, Any], path: str) -> Record:
    cls = known_kind(data)
    if cls is None or not issubclass(cls, wanted):
        raise LoadError(f"{path}: {shown(data.get('kind'))} is not a kind of {wanted.__name__} this program knows")
    made = object.__new__(cls)
    for f in _fields(cls):
        if f.metadata.get("kept"):
            setattr(made, f.name, f.default)
        elif f.name in data:
            setattr(made, f.name, load(cls.TYPES[f.name], data[f.name], f"{path}.{f.name}"))
        else:
            raise LoadError(f"{path}: {f.name} is missing")
    return made


def _expect(kind: Any, data: Any, path: str) -> Any:
    if type(data) is kind or (kind is float and type(data) is int):
        return data
    raise LoadError(f"{path}: found {shown(data)}, expected {EXPECTED.get(kind, kind.__name__)}")


def _key(kind: type, key: str, path: str) -> Any:
    try:
        return kind(key)
    except ValueError:
        raise LoadError(f"{path}: found the key {shown(key)}, expected {EXPECTED[kind]}") from None


def known_kind(data: dict[str, Any]) -> type[Record] | None:
    """The record class that saved data names as its kind, or None."""
    kind = data.get("kind")
    return KINDS.get(kind) if isinstance(kind, str) else None


def shown(data: Any) -> str:
    """Saved data in a few letters, for a sentence about it.

    >>> shown(7), shown(None), shown([1, 2])
    ('7', 'nothing', 'a list')
    """
    if data is None:
        return "nothing"
    return EXPECTED[type(data)] if isinstance(data, list | dict) else f"{data!r:.40}"


def _full_name(cls: type) -> str:
    return f"{cls.__module__}.{cls.__qualname__}"


def _kind(cls: type) -> str:
    """`monster_league.AtBat` for a record of a game, `Chance` for one of the engine."""
    parts = cls.__module__.split(".")
    of_game = parts[2:3] if parts[:2] == ["lordsball", "games"] else parts[1:2] if parts[0] == "lordsball_shelf" else []
    return ".".join([*of_game, cls.__name__])


def _fields(cls: Any) -> tuple[Field[Any], ...]:
    return fields(cls)


def _not_none(args: tuple[Any, ...]) -> Any:
    (inner,) = (a for a in args if a is not type(None))
    return inner


def _expression(cls: type, wanted: Any, source: str, verb: str, depth: int = 0) -> str:
    """Python text for a copy (verb `clone`) or a saved form (verb `save`) of `source`."""
    origin, args = typing.get_origin(wanted), typing.get_args(wanted)
    if wanted in PLAIN:
        return source
    if origin in (typing.Union, types.UnionType) and len(args) == 2 and types.NoneType in args:
        inner = _expression(cls, _not_none(args), source, verb, depth)
        return source if inner == source else f"(None if {source} is None else {inner})"
    if origin is tuple and all(a in PLAIN or a is Ellipsis for a in args):
        return source if verb == "clone" else f"list({source})"
    if origin is list:
        item = f"x{depth}"
        inner = _expression(cls, args[0], item, verb, depth + 1)
        return f"{source}[:]" if inner == item else f"[{inner} for {item} in {source}]"
    if origin is dict and args[0] in (int, str):
        inner = _expression(cls, args[1], f"v{depth}", verb, depth + 1)
        key = f"k{depth}" if verb == "clone" else f"str(k{depth})"
        return f"{{{key}: {inner} for k{depth}, v{depth} in {source}.items()}}"
    if isinstance(wanted, type) and issubclass(wanted, Record):
        return f"{source}.{verb}()"
    raise TypeError(f"{cls.__name__}: {wanted!r} cannot be part of a position")


def _clone_of(cls: Any) -> Callable[..., Any]:
    lines = ["def clone(self):", "    new = make(cls)"]
    defaults: dict[str, Any] = {}
    for f in _fields(cls):
        kept = f.metadata.get("kept")
        if kept == "never":
            defaults[f"default_{f.name}"] = f.default
            lines.append(f"    new.{f.name} = default_{f.name}")
        elif kept == "shared":
            lines.append(f"    new.{f.name} = self.{f.name}")
        else:
            lines.append(f"    new.{f.name} = {_expression(cls, cls.TYPES[f.name], f'self.{f.name}', 'clone')}")
    return _compiled("clone", [*lines, "    return new"], {"make": object.__new__, "cls": cls, **defaults})


def _save_of(cls: Any) -> Callable[..., Any]:
    lasting = [f.name for f in _fields(cls) if not f.metadata.get("kept")]
    parts = [f"{name!r}: {_expression(cls, cls.TYPES[name], f'self.{name}', 'save')}" for name in lasting]
    body = ", ".join([f"'kind': {cls.KIND!r}", *parts])
    return _compiled("save", ["def save(self):", "    return {" + body + "}"], {})


def _compiled(name: str, lines: list[str], space: dict[str, Any]) -> Callable[..., Any]:
    exec("\n".join(lines), space)  # the text is made here from annotations, never from data
    made: Callable[..., Any] = space[name]
    return made
