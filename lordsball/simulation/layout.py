"""Numbers and tables as text: what the pages of simulations share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

WIDTH = 100
"""Letters in a line of a long list."""
DIGITS = 4
"""Of shares and means; a million games know no more."""


def percent(share: float | None) -> str:
    """`52.3 %`."""
    return "-" if share is None else f"{100 * share:.1f} %"


def interval(bounds: Sequence[float]) -> str:
    """`[50.1 %, 54.5 %]`."""
    return f"[{percent(bounds[0])}, {percent(bounds[1])}]"


def points(difference: float | None) -> str:
    """`+2.7`: percentage points."""
    return "-" if difference is None else f"{100 * difference:+.1f}"


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells, each column as wide as its widest."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))] if rows else []
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def statistic(name: str, value: Any) -> list[str]:
    """One statistic of a game: a number, a number a seat, a table, or numbers by name."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        head = [key.replace("_", " ") for key in value[0]]
        body = [[text(entry + 1 if key == "seat" else entry) for key, entry in row.items()] for row in value]
        return [f"{name}:", *("  " + line for line in columns([head, *body]))]
    if isinstance(value, dict):
        groups = {f"{name}, {key.replace('_', ' ')}": each for key, each in value.items() if isinstance(each, dict)}
        return [line for group, each in (groups or {name: value}).items() for line in _named(group, each)]
    return [f"{name}: {text(value)}"]


def text(value: Any) -> str:
    """A number or a list of them."""
    match value:
        case None:
            return "-"
        case list():
            return " / ".join(text(each) for each in value)
        case int():
            return f"{value:,}"
        case float():
            return f"{value:.3f}"
        case _:
            return str(value)


def rounded(value: Any) -> Any:
    """The same plain data with fractions of DIGITS digits."""
    match value:
        case float():
            return round(value, DIGITS)
        case list() | tuple():
            return [rounded(each) for each in value]
        case dict():
            return {key: rounded(each) for key, each in value.items()}
        case _:
            return value


def _named(name: str, numbers: Mapping[str, Any]) -> list[str]:
    """Numbers by name, as a paragraph."""
    words = ", ".join(f"{key} {text(number)}" for key, number in numbers.items())
    return [f"{name}:", *wrap(words, WIDTH, initial_indent="  ", subsequent_indent="  ")]
