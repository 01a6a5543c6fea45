"""What is moving on the table just now. At rest it says nothing: everything is where the shown values put it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from lordsball.games.monster_league.state import NOBODY
from lordsball.ui.monster_league.big_hits import BigHit
from lordsball.ui.table.band import Wipe


class Turning(NamedTuple):
    """A spin under way: the face it will come to, the angle the wheel set out from, progress 0 to 1."""

    face: int
    start: float
    progress: float


class Running(NamedTuple):
    """A runner on the way: the batter's index, the base he left (0: home plate), the legs he has run."""

    batter: int
    start: int
    legs: float
    alpha: float = 1.0


class Walking(NamedTuple):
    """A pitcher on the way to the mound or from it; `there`: 0 out of model, 1 on the mound."""

    seat: int
    pitcher: int
    there: float


class Celebration(NamedTuple):
    """A great moment: the team whose emblem is shown, the banner, the fact under it; or a hit that is talked about."""

    seat: int
    words: str
    fact: str
    hit: BigHit | None = None
    progress: float = 0.0


class Call(NamedTuple):
    """A call that comes down on the field: "OUT!", "TIE GAME!"; its size, and whether the batting team likes it."""

    words: str
    good: bool
    size: float
    landed: float


class Stamp(NamedTuple):
    """A stamp coming down on the result."""

    words: str
    good: bool
    landed: float


@dataclass
class Motion:
    """Everything under way. An animation fills it in and empties it again."""

    dragged: float | None = None
    """The wheel in somebody's hand: its angle."""
    turning: Turning | None = None
    back: float | None = None
    """The wheel on its way back to the start of the scale: its angle."""
    runners: tuple[Running, ...] | None = None
    runs_in: int = 0
    """Runs that are on the score board already while runners are still on the way."""
    scored: float = NOBODY
    """How far the last of those runs has popped, 0 to 1."""
    outs_in: int = 0
    flare: float = 0.0
    """Extra light of the lamp that has just come on, 1 to 0."""
    shift: float | None = None
    """How far the batting line has moved on, 0 to 1."""
    walking: Walking | None = None
    token: float | None = None
    """How far a spent token has flown to the wheel, 0 to 1."""
    tossed: tuple[float, bool] | None = None
    """A coin in the air: progress, and whether it will show heads."""
    stamp: Stamp | None = None
    wipe: Wipe | None = None
    celebration: Celebration | None = None
    veil: float = 0.0
    """How far the veil of that moment has come, 0 to 1."""
    call: Call | None = None
