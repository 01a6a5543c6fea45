"""Who sits at the table, and the rules this table plays by."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lordsball import limits
from lordsball.ai.player import EFFORTS, USUAL_EFFORT

HUMAN = "human"

# Invisible, but letters of some scripts and pictures made of several signs are joined with them.
_JOINERS = "\u200c\u200d"


class SeatError(ValueError):
    """Seats nobody can sit on; the message is a sentence for a person."""


class Seat(NamedTuple):
    """One place at the table. Its number in the list of seats is also the number of its glyph."""

    name: str
    player: str = HUMAN
    """`human`, or the name of a computer player's level."""

    @property
    def human(self) -> bool:
        """Does a person sit here?"""
        return self.player == HUMAN


def clean_name(name: str) -> str:
    """The name as it is shown: one form of each letter, single spaces, nothing around it.

    Raises SeatError for a name that is empty, longer than 24 letters or holds signs that cannot be shown.
    """
    if any(_unshowable(sign) for sign in name):
        raise SeatError("A name can hold letters, digits and signs, but nothing unprintable.")
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    if all(unicodedata.category(sign)[0] in "CMZ" for sign in clean):
        raise SeatError("A seat needs a name.")
    if len(clean) > limits.SEAT_NAME:
        raise SeatError(f"“{clean[:limits.SEAT_NAME]}…” is too long: a name has at most {limits.SEAT_NAME} letters.")
    return clean


def seated(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """The seats with clean names, no two alike. Raises SeatError."""
    clean = tuple(Seat(clean_name(seat.name), seat.player) for seat in seats)
    known: set[str] = set()
    for seat in clean:
        if seat.name.casefold() in known:
            raise SeatError(f"Two seats are called {seat.name}: give one of them another name.")
        known.add(seat.name.casefold())
    return clean


def _unshowable(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "C" and sign not in _JOINERS


@dataclass(frozen=True)
class Table:
    """What the people at one table have agreed on. Kept with the match."""

    friendly: bool = False
    """Taking back may go past dice, draws and other seats' moves."""
    screen: Mapping[str, str | int | bool] = field(default_factory=dict)
    """What the screen wants to find again: `wheel` or `d20`, whether hands are hidden between players."""
    effort: str = USUAL_EFFORT
    """How long computer players may search, a key of `EFFORTS`: it decides how a match goes, so it is kept with it."""

    def save(self) -> dict[str, Any]:
        """Plain data that `table_from` reads."""
        return {"friendly": self.friendly, "screen": dict(self.screen), "effort": self.effort}


def table_from(data: Mapping[str, Any]) -> Table:
    """The table a save describes; what is missing or of another kind is as at a new table."""
    screen = data.get("screen")
    plain = {str(k): v for k, v in screen.items() if isinstance(v, str | int)} if isinstance(screen, dict) else {}
    effort = str(data.get("effort"))
    return Table(data.get("friendly") is True, plain, effort if effort in EFFORTS else USUAL_EFFORT)
