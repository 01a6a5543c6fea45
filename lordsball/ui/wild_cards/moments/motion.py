"""What is moving on the table just now. At rest it says nothing: everything is where the shown values put it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.table.band import Wipe
from lordsball.ui.wild_cards.pieces.faces import Face, Size


class Spot(NamedTuple):
    """Where a card lies: its middle, its size, its angle in degrees clockwise."""

    cx: float
    cy: float
    size: Size
    angle: float = 0.0


class Flight(NamedTuple):
    """A card on its way; progress 0 to 1. With `back` it is turned over on the way."""

    face: Face
    start: Spot
    end: Spot
    progress: float
    back: Face | None = None


class Turning(NamedTuple):
    """A card that is turned up where it lies; progress 0 to 1."""

    face: Face
    back: Face
    spot: Spot
    progress: float


class Rolling(NamedTuple):
    """Dice in a tray: which roll, the faces they will show, which of them move, progress 0 to 1."""

    roll: str
    dice: tuple[int, int]
    moving: tuple[bool, bool]
    progress: float
    turn: int


class Running(NamedTuple):
    """A runner between two bases (0 the plate, 4 home again), `at` counted in bases."""

    card: str
    at: float
    alpha: float = 1.0


class Paying(NamedTuple):
    """Vibes in flight from one place to another; progress 0 to 1."""

    start: tuple[float, float]
    end: tuple[float, float]
    many: int
    progress: float


class Stamp(NamedTuple):
    """A word that comes down on the table; how large it is goes by what it decides."""

    words: str
    cx: float
    cy: float
    landed: float
    size: float = 62.0


class Glow(NamedTuple):
    """A card that shines up because of what it does, with a name over it; progress 0 to 1."""

    box: Box
    words: str
    progress: float


class Celebration(NamedTuple):
    """A great moment: the team, a card (or ""), the banner, the fact under it; progress 0 to 1."""

    seat: int
    card: str
    words: str
    fact: str
    progress: float
    beaten: str = ""
    """The card of the other team that has come off worse: then both stand there, and the words fall between them."""


class Laid(NamedTuple):
    """Cards laid out to be looked at, with what they are; progress 0 to 1 as they come."""

    words: str
    faces: tuple[Face, ...]
    progress: float


class Change(NamedTuple):
    """A figure that a card has changed: "" where it is new, or gone."""

    name: str
    before: str
    after: str


class Trick(NamedTuple):
    """A card that the other coach has used, held up to be read, with what it has changed."""

    seat: int
    card: str
    words: str
    changes: tuple[Change, ...]


@dataclass
class Motion:
    """Everything under way. An animation fills it in and empties it again."""

    flights: tuple[Flight, ...] = ()
    away: frozenset[str] = field(default_factory=frozenset)
    """Places whose card is in flight: they look empty meanwhile (see `table_layout.py` for their names)."""
    turning: Turning | None = None
    rolling: Rolling | None = None
    running: Running | None = None
    paying: tuple[Paying, ...] = ()
    stamp: Stamp | None = None
    glow: Glow | None = None
    flare: tuple[str, float] | None = None
    """A lamp that has just come on (strike, ball, out), and how bright it still flares, 1 to 0."""
    holding: tuple[int, int, int] | None = None
    """Strikes, Balls and Outs the scoreboard still shows, while they are read before it is cleared."""
    scored: tuple[int, float] | None = None
    """A seat whose runs pop, and how far."""
    tilt: float | None = None
    """How far the Batter's card has tilted, 0 to 1, while it does."""
    tossed: tuple[float, bool] | None = None
    """A coin in the air: progress, and whether it will show heads."""
    wipe: Wipe | None = None
    celebration: Celebration | None = None
    veil: float = 0.0
    """How far the veil of that moment has come, 0 to 1."""
    half_time: bool = False
    """The board of runs between the halves stays while it is read."""
    laid: Laid | None = None
    trick: Trick | None = None
