"""Records as plain data: values set, added and taken out, and what a pack must say to make one record of another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lordsball.content.documents import Loc
from lordsball.workshop.rewriting import same

TOLD_BY = ("id", "level")
"""Keys by which the entries of a list are told apart, as `content.overlays` does."""


class NoSuchValue(LookupError):
    """A way leads nowhere in a record."""


def thawed(value: Any) -> Any:
    """The same with lists for tuples, as JSON has it."""
    if isinstance(value, dict):
        return {key: thawed(inside) for key, inside in value.items()}
    return [thawed(inside) for inside in value] if isinstance(value, list | tuple) else value


def value_at(data: Any, loc: Loc) -> Any:
    """The value at `loc`. Raises NoSuchValue."""
    for step in loc:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError) as nothing:
            raise NoSuchValue(f"there is no {step!r} in it") from nothing
    return data


def with_value(data: Any, loc: Loc, value: Any, order: Sequence[str] = ()) -> Any:
    """The same data with another value at `loc`; groups on the way there are made. Nothing is changed in place.

    :param order: the keys of the group around `loc` in the order in which files have them.

    Raises NoSuchValue for a place in a list that is not there.

    >>> with_value({"use": {"pay": 1}}, ("use", "pay"), 2)
    {'use': {'pay': 2}}
    """
    if not loc:
        return value
    step, *rest = loc
    if isinstance(step, int):
        if not isinstance(data, list | tuple) or not 0 <= step < len(data):
            raise NoSuchValue(f"there is no entry {step + 1} in it")
        return (*data[:step], with_value(data[step], tuple(rest), value, order), *data[step + 1 :])
    group = dict(data) if isinstance(data, dict) else {}
    group[step] = with_value(group.get(step), tuple(rest), value, order)
    return in_order(group, order) if not rest else group


def in_order(group: Mapping[str, Any], order: Sequence[str]) -> dict[str, Any]:
    """The same keys in the order in which files have them; others stay behind."""
    places = {key: place for place, key in enumerate(order)}
    return dict(sorted(group.items(), key=lambda pair: places.get(pair[0], len(places))))


def with_entry(data: Any, loc: Loc, value: Any, order: Sequence[str] = ()) -> Any:
    """The same with one more entry at the end of the list at `loc`; the list is made where there is none."""
    try:
        entries = value_at(data, loc)
    except NoSuchValue:
        entries = ()
    return with_value(data, loc, (*(entries or ()), value), order)


def without(data: Any, loc: Loc) -> Any:
    """The same without the key or entry at `loc`. Raises NoSuchValue."""
    value_at(data, loc)
    around, last = value_at(data, loc[:-1]), loc[-1]
    if isinstance(last, int):
        return with_value(data, loc[:-1], (*around[:last], *around[last + 1 :]))
    return with_value(data, loc[:-1], {key: value for key, value in around.items() if key != last})


def overlay(
    before: Mapping[str, Any], after: Mapping[str, Any], said: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The least that a pack must say so that `before` becomes `after` when it is laid over it.

    :param said: what it says already: these keys stay in it, even where they change nothing.

    >>> overlay({"bat": 4, "look": {"a": 1, "b": 2}, "on": "hit"}, {"bat": 5, "look": {"a": 1, "b": 3}})
    {'bat': 5, 'look': {'b': 3}, 'on': None}
    """
    least: dict[str, Any] = {}
    for key, value in after.items():
        old, told = before.get(key), (said or {}).get(key)
        if key in before and same(old, value):
            if said is not None and key in said:
                least[key] = value if told is None else told
        elif isinstance(old, dict) and isinstance(value, dict):
            least[key] = overlay(old, value, told if isinstance(told, dict) else None)
        elif (entries := _entries(old, value)) is not None:
            least[key] = entries
        else:
            least[key] = value
    return {**least, **{key: None for key in before if key not in after}}


def _entries(before: Any, after: Any) -> tuple[Any, ...] | None:
    """The entries of a list that differ, where both lists can be laid over each other by their ids."""
    told = next((key for key in TOLD_BY if _are_told(before, key) and _are_told(after, key)), None)
    if told is None:
        return None
    old = {entry[told]: entry for entry in before}
    if [entry[told] for entry in after][: len(old)] != list(old):
        return None
    changed = [entry for entry in after if not same(old.get(entry[told]), entry)]
    return tuple(
        {told: entry[told], **overlay(old[entry[told]], entry)} if entry[told] in old else entry for entry in changed
    )


def _are_told(entries: Any, key: str) -> bool:
    if not isinstance(entries, list | tuple) or not entries:
        return False
    names = [entry.get(key) if isinstance(entry, dict) else None for entry in entries]
    return None not in names and len({str(name) for name in names}) == len(names)
