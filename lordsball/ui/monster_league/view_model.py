"""All that the views of the board draw from: the position, what moves, whose turn it is, what you look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lordsball.games.monster_league.cards import Rules, Team
from lordsball.games.monster_league.events import AtBatOver
from lordsball.games.monster_league.state import NOBODY
from lordsball.ui.monster_league.motion import Motion
from lordsball.ui.monster_league.shown import Shown
from lordsball.ui.table.asked import Asked
from lordsball.ui.table.board import Seated
from lordsball.ui.table.celebrating import Confetti

WHEEL, D20 = "wheel", "d20"
BATTER, PITCHER = "batter", "pitcher"


class Look:
    """How a person likes to see it and to be asked. Changes no result.

    :param settings: the person's settings, or a function that returns them; read by name.
    :param keep: called with a setting by name that is changed here.
    """

    def __init__(self, settings: Any = None, keep: Callable[..., object] | None = None) -> None:
        self._settings = settings
        self._keep = keep
        self._throw = WHEEL

    def _read(self, name: str, usual: Any) -> Any:
        settings = self._settings() if callable(self._settings) else self._settings
        return getattr(settings, name, usual)

    @property
    def spinner(self) -> str:
        """WHEEL or D20."""
        return D20 if self._read("throw", self._throw) == D20 else WHEEL

    @property
    def reduced(self) -> bool:
        """Motion is to be reduced."""
        return bool(self._read("reduced_motion", False))

    @property
    def asks_for_changes(self) -> bool:
        """Whether to ask before every batter if the pitcher is to be changed; else only when a button was pressed."""
        return bool(self._read("ask_change", True))

    @property
    def confirms_last_token(self) -> bool:
        """Whether to ask once more before a pitcher's last token is spent."""
        return bool(self._read("confirm_last_token", False))

    def choose(self, spinner: str) -> None:
        """Show results with this from now on, and remember it."""
        self._throw = spinner
        if self._keep is not None:
            self._keep(throw=spinner)


class Subject(NamedTuple):
    """A card one can look at: BATTER or PITCHER, the seat whose team it is, its place on the card list."""

    kind: str
    seat: int
    place: int


@dataclass
class ViewModel:
    """One table, seen."""

    seats: tuple[Seated, ...]
    look: Look
    viewer: int | None = None
    """The seat before the screen, where it is one person's."""
    shown: Shown = field(init=False)
    """What stands on the table; the board is shown a view before anything else."""
    motion: Motion = field(default_factory=Motion)
    asked: Asked | None = None
    attending: int | None = None
    """The seat that was asked last: its interest stays in the inspector while something moves."""
    pointed: Subject | None = None
    pinned: Subject | None = None
    changes_wanted: dict[int, bool] = field(default_factory=dict)
    """The seats that want to change their pitcher; True where that is being asked now."""
    chance_shown: bool = False
    """The chance to win stands where else the tokens do."""
    doubt: str = ""
    """Why what was pressed last may have been a mistake; "" where it was not."""
    great: Callable[[Any], bool] = lambda scene: False
    """See `Board.great`."""
    heard: Callable[[str], object] = lambda name: None
    """See `Board.heard`."""
    weighs_stance: Callable[[], bool] = lambda: False
    """Is the button for the batter's stance pointed at? Then the wheel shows what it would do."""
    last_hit: AtBatOver | None = None
    """The at-bat that ended last."""
    confetti: Confetti = field(default_factory=Confetti)

    def team(self, seat: int) -> Team:
        """The team of a seat."""
        return self.shown.view.team(seat)

    @property
    def rules(self) -> Rules:
        """The numbers of the game: outs, innings, tokens."""
        return self.shown.view.cards.rules

    @property
    def reduced(self) -> bool:
        """Motion is to be reduced."""
        return self.look.reduced

    @property
    def acting(self) -> int | None:
        """Whose side the table takes: the person's before the screen, else the seat's that was asked last."""
        return self.attending if self.viewer is None else self.viewer

    @property
    def defends(self) -> bool:
        """Is that the side in the field?"""
        return self.acting == self.shown.view.pitching

    @property
    def stance(self) -> bool:
        """Do the wheel and the bar show the batter's stance: taken, or weighed?"""
        view = self.shown.view
        return view.stance or (view.offers_stance and self.weighs_stance())

    @property
    def change_wanted(self) -> bool:
        """Does the side in the field want to change pitchers, and has not been asked yet?"""
        return self.changes_wanted.get(self.shown.view.pitching) is False

    def is_asked(self, ask: str) -> bool:
        """Is this the decision that the person before the screen has to take?"""
        return self.asked is not None and self.asked.ours and self.asked.ask == ask

    def subject(self) -> Subject:
        """Whose card lies in the inspector: pinned, pointed at, or the one that matters now."""
        return self.pinned or self.pointed or self._usual()

    def _usual(self) -> Subject:
        shown = self.shown
        seat, pitcher = shown.view.pitching, shown.view.active[shown.view.pitching]
        if self.asked is not None and self.asked.ask in ("ability", "pitching_change") and pitcher != NOBODY:
            return Subject(PITCHER, seat, pitcher)
        return Subject(BATTER, shown.view.batting, shown.batter)
