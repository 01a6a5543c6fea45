"""What the table of Monster League shows: a view of the position, and what this at-bat has spun. No pygame.

The rules change the position, and each event brings the view right after it. What is moving meanwhile is in
:mod:`motion`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.basepaths import paths
from lordsball.games.monster_league.cards import USUAL, Play
from lordsball.games.monster_league.rules import ChooseSides, HalfInning
from lordsball.games.monster_league.state import NOBODY, MonsterLeague

COIN, SIDES, STARTER, FIELD, OVER = "coin", "sides", "starter", "field", "over"
"""What the evening is about: the toss, its winner's choice, a starting pitcher, the game, the end."""


class Spin(NamedTuple):
    """A spin of this at-bat: the face, and the result it stands for."""

    face: int
    result: int


@dataclass(frozen=True)
class Shown:
    """One moment of a game, as far as it is drawn."""

    view: MonsterLeague
    spins: tuple[Spin, ...] = ()
    """This at-bat's spins, in order."""
    coin: bool | None = None
    """The face of the coin an ability has flipped in this at-bat."""
    weighing: bool = False
    """A second spin is being weighed against the first."""

    @classmethod
    def of(cls, view: MonsterLeague) -> Shown:
        """What a view shows alone."""
        return cls(view, (Spin(view.face, view.result),) if view.face else ())

    def then(self, event: Any, view: MonsterLeague) -> Shown:
        """What stands on the table after an event, with the view right after it."""
        if not view.face:
            return Shown(view)
        match event:
            case told.Spun(face=face, result=result, why=why):
                return Shown(view, (*self.spins, Spin(face, result)), self.coin, why != "spin")
            case told.AbilityCoin(heads=heads):
                return Shown(view, self.spins, heads, self.weighing)
        weighing = self.weighing and not isinstance(event, told.ResultChanged)
        return Shown(view, self.spins, self.coin, weighing)

    @property
    def _toss(self) -> ChooseSides | None:
        return next((under_way for under_way in self.view.stack if isinstance(under_way, ChooseSides)), None)

    @property
    def winner(self) -> int:
        """Who won the coin toss, until the first half begins."""
        toss = self._toss
        return NOBODY if toss is None else toss.winner

    @property
    def stage(self) -> str:
        """What the evening is about now, COIN to OVER."""
        view, defense = self.view, self.view.pitching
        if self._toss is not None:
            return COIN if self.winner == NOBODY else SIDES
        if not any(isinstance(under_way, HalfInning) for under_way in view.stack):
            return OVER
        waits = view.active[defense] == NOBODY and not any(view.gone[2 * defense : 2 * defense + 2])
        return STARTER if waits else FIELD

    @property
    def result(self) -> int:
        """What the at-bat stands at; NOBODY before the spin, and while a second one is being weighed."""
        return NOBODY if self.weighing else self.view.result

    @property
    def face(self) -> int:
        """The face that the result stands at came from; 0 before the spin, and where no face gave it."""
        return next((spin.face for spin in self.spins if spin.result == self.result), 0)

    @property
    def batter(self) -> int:
        """The batter in front of the batting line."""
        return self.view.next_batter[self.view.batting]

    def on_deck(self) -> list[int]:
        """The batters behind the one at bat, the next first."""
        return self.view.line(self.view.batting)[1:]

    def line(self, seat: int) -> list[int]:
        """Runs by inning, the running one included."""
        view = self.view
        played = [half[4] for half in view.halves if half[1] == seat]
        over = view.halves and view.halves[-1][:2] == (view.inning, seat)
        running = self.stage in (STARTER, FIELD) and view.batting == seat and not over
        return [*played, view.half_runs] if running else played

    def moves(self) -> tuple[tuple[int, int, int], ...]:
        """What the result would do: (batter, from base, to base), the leading runner first; 4 is home again."""
        if self.result == NOBODY:
            return ()
        view, runners = self.view, [self.batter, *self.view.bases]
        play = Play(self.result, USUAL if view.plate is None else view.plate.runners)
        return tuple((runners[start], start, end) for start, end in paths(play, view.bases_taken, view.last_out))
