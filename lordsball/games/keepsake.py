"""What stays of a finished game: its line score, what was special about it, and what each card or club did in it."""

from __future__ import annotations

from typing import NamedTuple


class Special(NamedTuple):
    """Something that makes a game worth telling: a walk-off, a comeback, a title."""

    key: str
    words: str


class Amount(NamedTuple):
    """One number about one thing in one game; over many games they are added up."""

    seat: int
    kind: str
    """`batter`, `card`, `club`, `season` …"""
    key: str
    """The id of the thing; of a season, its year."""
    name: str
    """The thing's name then."""
    what: str
    """What is counted: `HR`, `played`, `wins`."""
    amount: int


class Keepsake(NamedTuple):
    """One finished game."""

    setting: str = ""
    """What was played, where the sides do not say it: “Salt and Smoke League, 3 years”."""
    columns: tuple[str, ...] = ()
    """The heads of the line score."""
    rows: tuple[tuple[int | None, ...], ...] = ()
    """For each seat, a number a column; None where there was nothing to count."""
    order: tuple[int, ...] = ()
    """The seats in the order in which the line score shows them."""
    specials: tuple[Special, ...] = ()
    amounts: tuple[Amount, ...] = ()


COMEBACK = 3
"""Runs that the winner was behind by, from which on a win is a comeback."""
