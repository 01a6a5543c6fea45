"""What the table of Monster League shows, as plain values: set from a view, carried on by events. No pygame.

Both ways lead to the same values: after the events of a packet the table stands as a view of the new position would
set it. Only what the rules have told is in here; what is moving meanwhile is in :mod:`motion`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.cards import HOME_RUN, OUT
from lordsball.games.monster_league.rules import ChooseSides, HalfInning
from lordsball.games.monster_league.state import (
    AT_BATS,
    BATTERS,
    HITS,
    HOME_RUNS,
    NOBODY,
    RUNS_BATTED_IN,
    MonsterLeague,
)

COIN, SIDES, STARTER, FIELD, OVER = "coin", "sides", "starter", "field", "over"
"""What the evening is about: the toss, its winner's choice, a starting pitcher, the game, nothing any more."""


class Spin(NamedTuple):
    """A spin of this at-bat: the face, the result it stands for, and why it was spun (spin, ability, second)."""

    face: int
    result: int
    why: str = "spin"


@dataclass
class Shown:
    """One moment of a game, as far as it is drawn. Indices are those of the position."""

    sides: bool = False
    """The sides are chosen."""
    winner: int = NOBODY
    """Who won the coin toss, while he has not chosen."""
    home: int = 1
    inning: int = 1
    batting: int = 0
    in_half: bool = False
    """A half-inning is being played."""
    outs: int = 0
    bases: list[int] = field(default_factory=lambda: [NOBODY] * 3)
    runs: list[int] = field(default_factory=lambda: [0, 0])
    half_runs: int = 0
    innings: list[list[int]] = field(default_factory=lambda: [[], []])
    """For each seat, the runs of each inning it has completed."""
    next_batter: list[int] = field(default_factory=lambda: [0, 0])
    active: list[int] = field(default_factory=lambda: [NOBODY, NOBODY])
    tokens: list[int] = field(default_factory=lambda: [2, 2, 2, 2])
    gone: list[bool] = field(default_factory=lambda: [False] * 4)
    spins: list[Spin] = field(default_factory=list)
    """This at-bat's spins, in order."""
    result: int = NOBODY
    """What the at-bat stands at; NOBODY before the spin, and while a second one is being weighed against the first."""
    coin: bool | None = None
    """The face of the coin an ability has flipped in this at-bat."""
    box: list[int] = field(default_factory=lambda: [0] * (2 * BATTERS * 4))
    over: bool = False

    @property
    def stage(self) -> str:
        """What the evening is about now, COIN to OVER."""
        if self.over:
            return OVER
        if not self.sides:
            return COIN if self.winner == NOBODY else SIDES
        if self.in_half and self.active[self.fielding] == NOBODY and not any(self.pitchers_gone(self.fielding)):
            return STARTER
        return FIELD

    @property
    def fielding(self) -> int:
        """The seat on defense."""
        return 1 - self.batting

    @property
    def batter(self) -> int:
        """The batter in front of the batting line."""
        return self.next_batter[self.batting]

    @property
    def face(self) -> int:
        """The face that the result stands at came from; 0 before the spin, and where no face gave it."""
        return next((spin.face for spin in self.spins if spin.result == self.result), 0)

    def on_deck(self) -> list[int]:
        """The batters behind the one at bat, the next first."""
        return [(self.batter + i) % BATTERS for i in range(1, BATTERS)]

    def pitchers_gone(self, seat: int) -> list[bool]:
        """Which of a seat's pitchers have left the game."""
        return self.gone[2 * seat : 2 * seat + 2]

    def tokens_of(self, seat: int, pitcher: int) -> int:
        """Tokens a pitcher has left."""
        return self.tokens[2 * seat + pitcher]

    def hits(self, seat: int) -> int:
        """All hits of a seat."""
        return sum(self.box[seat * 16 + HITS : (seat + 1) * 16 : 4])

    def line(self, seat: int) -> list[int]:
        """Runs by inning, the running one included."""
        played = self.innings[seat]
        return [*played, self.half_runs] if self.in_half and self.batting == seat else list(played)

    def moves(self) -> list[tuple[int, int, int]]:
        """What the result would do: (batter, from base, to base), the leading runner first; 4 is home again."""
        if self.result in (OUT, NOBODY):
            return []
        runners = [self.batter, *self.bases]
        return [(runner, base, min(4, base + self.result)) for base, runner in reversed(list(enumerate(runners)))
                if runner != NOBODY]

    # -- set ---------------------------------------------------------------------------------------------------------

    @classmethod
    def of(cls, view: MonsterLeague) -> Shown:
        """What a view shows."""
        toss = next((p for p in view.stack if isinstance(p, ChooseSides)), None)
        in_half = any(isinstance(p, HalfInning) for p in view.stack)
        spins = [Spin(view.face, view.result)] if view.face else []
        return cls(
            sides=toss is None,
            winner=NOBODY if toss is None else toss.winner,
            home=view.home,
            inning=view.inning,
            batting=view.batting,
            in_half=in_half,
            outs=view.outs,
            bases=list(view.bases),
            runs=list(view.runs),
            half_runs=view.half_runs,
            innings=[[half[4] for half in view.halves if half[1] == seat] for seat in (0, 1)],
            next_batter=list(view.next_batter),
            active=list(view.active),
            tokens=list(view.tokens),
            gone=list(view.gone),
            spins=spins,
            result=view.result,
            box=list(view.box),
            over=view.decision is None,
        )

    # -- carried on --------------------------------------------------------------------------------------------------

    def apply(self, event: Any) -> None:
        """What an event says now stands on the table. An event is applied once."""
        match event:
            case told.CoinTossed(winner=winner):
                self.winner = winner
            case told.SidesChosen(first=first):
                self.sides, self.winner, self.home = True, NOBODY, 1 - first
            case told.HalfStarted(inning=inning, batting=batting):
                self.inning, self.batting, self.in_half = inning, batting, True
                self.outs = self.half_runs = 0
                self.bases = [NOBODY] * 3
            case told.PitcherEntered(seat=seat, pitcher=pitcher):
                self.active[seat] = pitcher
            case told.PitcherLeft(seat=seat, pitcher=pitcher):
                self.active[seat] = NOBODY
                self.gone[2 * seat + pitcher] = True
            case told.Spun(face=face, result=result, why=why):
                self.spins.append(Spin(face, result, why))
                # Which of two spins counts is told after the second one.
                self.result = result if why == "spin" else NOBODY
            case told.TokenSpent(seat=seat, pitcher=pitcher, left=left):
                self.tokens[2 * seat + pitcher] = left
            case told.AbilityCoin(heads=heads):
                self.coin = heads
            case told.ResultChanged(after=after):
                self.result = after
            case told.AtBatOver():
                self._at_bat_over(event)
            case told.HalfOver(batting=batting, runs=runs):
                self.innings[batting].append(runs)
                self.in_half = False
            case told.GameOver():
                self.over = True

    def _at_bat_over(self, event: told.AtBatOver) -> None:
        seat, batter, result = event.seat, event.batter, event.result
        if result != OUT:
            self.bases = [NOBODY] * 3
            for runner, _, base in event.moves:
                if base < 4:
                    self.bases[base - 1] = runner
        self.outs = event.outs
        self.runs = list(event.score)
        self.half_runs += event.runs
        self.next_batter[seat] = (batter + 1) % BATTERS
        column = (seat * BATTERS + batter) * 4
        self.box[column + AT_BATS] += 1
        self.box[column + HITS] += result != OUT
        self.box[column + HOME_RUNS] += result == HOME_RUN
        self.box[column + RUNS_BATTED_IN] += event.runs
        self.spins, self.result, self.coin = [], NOBODY, None
