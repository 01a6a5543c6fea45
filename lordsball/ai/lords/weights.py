"""The learned weights: read from `weights.txt` beside this file, and laid out for a length and a number of owners.

The file holds plain numbers, written by `build_scripts/learn_lords.py`: for each point of the year a line for each
feature, with a number for each knot (owners at the table, years to go after this one). Between knots weights go in a
straight line, beyond them they stay.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("weights.txt")
OWNERS, YEARS = (1, 2, 4), (0, 1, 2, 4, 6)
"""The knots: so many owners, and years to go."""
ERROR = "error"
"""Beside the features: the standard deviation of the lead of one owner over another around what the value says."""


class Learned(NamedTuple):
    """What the file says."""

    cards: str
    """A fingerprint of the numbers on the cards that the games were played with."""
    games: int
    tables: Mapping[str, Mapping[str, tuple[float, ...]]]
    """By point and feature: a number for each pair of knots, all years of the fewest owners first."""


@cache
def learned() -> Learned:
    """Read the file, once."""
    return parsed(FILE.read_text("utf-8"))


def parsed(text: str) -> Learned:
    """The same from its text."""
    head: dict[str, str] = {}
    tables: dict[str, dict[str, tuple[float, ...]]] = {}
    for line in text.splitlines():
        words = line.partition("#")[0].split()
        if len(words) == 1:
            tables[words[0]] = table = {}
        elif len(words) == 2:
            head[words[0]] = words[1]
        elif words:
            table[words[0]] = tuple(map(float, words[1:]))
    return Learned(head["cards"], int(head["games"]), tables)


def written(found: Learned) -> str:
    """The text of the file."""
    lines = [
        "# What each feature of a club is worth, in Victory Points at the end of the game (docs/lords_players.md).",
        "# Written by build_scripts/learn_lords.py from games between computer players; not for editing by hand.",
        f"cards {found.cards}",
        f"games {found.games}",
        f"# Columns: {', '.join(f'{o} owners and {y} years to go' for o in OWNERS for y in YEARS)}.",
    ]
    for point, table in found.tables.items():
        lines += ["", point]
        lines += [f"{name:<17}" + "".join(f"{number:8.3f}" for number in row) for name, row in table.items()]
    return "\n".join(lines) + "\n"


@lru_cache(maxsize=256)
def weights(point: str, years: int, owners: int) -> Mapping[str, float]:
    """The weight of each feature at a point of the year, with so many years to go after this one and so many owners."""
    knots = shares(years, owners)
    return {
        name: math.fsum(share * row[place] for place, share in knots) for name, row in learned().tables[point].items()
    }


def shares(years: int, owners: int) -> list[tuple[int, float]]:
    """The columns that count, with their share."""
    return [
        (len(YEARS) * row + column, one * other)
        for row, one in _between(OWNERS, owners)
        for column, other in _between(YEARS, years)
    ]


def _between(knots: tuple[int, ...], value: int) -> list[tuple[int, float]]:
    """The knots on both sides of a value, with how near it is to them."""
    value = min(max(value, knots[0]), knots[-1])
    for place, (low, high) in enumerate(pairwise(knots)):
        if value < high:
            near = (value - low) / (high - low)
            return [(place, 1 - near), (place + 1, near)] if near else [(place, 1.0)]
    return [(len(knots) - 1, 1.0)]
