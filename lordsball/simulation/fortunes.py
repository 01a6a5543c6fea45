"""How each card and ability fared: drawn, played, fired, and whether its seat won; whole numbers that merge exactly."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from lordsball.games.ledger import Ledger, Thing
from lordsball.simulation.statistics import shift, wilson

GAMES, WON, DRAWN, PLAYED, TIMES, WON_PLAYED, UNPLAYED, WON_UNPLAYED, FIRED, FIRINGS, WON_FIRED = range(11)
"""Columns of a thing's sums, by seat. GAMES and WON are the seat's own. Only a win alone counts as won."""


@dataclass
class Fortunes:
    """Sums over many games. `things` is the list of the first game: with one plan it is the same in all."""

    things: tuple[Thing, ...] = ()
    sums: dict[tuple[int, str], list[int]] = field(default_factory=dict)
    games: int = 0
    wins: list[int] = field(default_factory=list)
    brought: dict[tuple[int, str], int] = field(default_factory=dict)
    """What each thing brought its seat, by seat and key; see `lordsball.games.ledger`."""

    def add(self, ledger: Ledger, seats: int, winners: tuple[int, ...]) -> None:
        """Count one game."""
        self.games += 1
        self.wins = self.wins or [0] * seats
        sole = winners[0] if len(winners) == 1 else -1
        if sole >= 0:
            self.wins[sole] += 1
        for key, much in ledger.brought.items():
            self.brought[key] = self.brought.get(key, 0) + much
        for key in dict.fromkeys((*ledger.drawn, *ledger.played, *ledger.fired)):
            sums = self.sums.setdefault(key, [0] * 11)
            won = key[0] == sole
            times, firings = ledger.played.get(key, 0), ledger.fired.get(key, 0)
            if key in ledger.drawn:
                sums[DRAWN] += 1
                if not times:
                    sums[UNPLAYED] += 1
                    sums[WON_UNPLAYED] += won
            if times:
                sums[PLAYED] += 1
                sums[TIMES] += times
                sums[WON_PLAYED] += won
            if firings:
                sums[FIRED] += 1
                sums[FIRINGS] += firings
                sums[WON_FIRED] += won

    def merge(self, other: Fortunes) -> None:
        """Add what was counted elsewhere."""
        self.things = self.things or other.things
        self.games += other.games
        self.wins = [mine + more for mine, more in zip(self.wins or [0] * len(other.wins), other.wins, strict=True)]
        for key, much in other.brought.items():
            self.brought[key] = self.brought.get(key, 0) + much
        for key, more in other.sums.items():
            self.sums[key] = [mine + each for mine, each in zip(self.sums.get(key, [0] * 11), more, strict=True)]

    def rows(self) -> list[dict[str, Any]]:
        """A row a thing, in the order of the cards; one of several seats together where any seat can come by it.

        `drawn`, `played`, `fired` are shares of the seat's games; `times` it was played (or fired) a game; `won_played`
        its share of wins where it was played (an ability: fired), with its interval; `against_team` how much that is
        above what its seat wins anyway, with its interval; `won_unplayed` where it was drawn and never played.
        """
        return [self._row(thing) for thing in self.things]

    def never(self) -> list[Thing]:
        """What never came up: neither drawn, nor played, nor fired."""
        came = {key for _, key in self.sums}
        return [thing for thing in self.things if thing.key not in came]

    def _row(self, thing: Thing) -> dict[str, Any]:
        seats = range(len(self.wins)) if thing.seat is None else (thing.seat,)
        sums = [0] * 11
        for seat in seats:
            sums = [mine + more for mine, more in zip(sums, self.sums.get((seat, thing.key), [0] * 11), strict=True)]
            sums[GAMES] += self.games
            sums[WON] += self.wins[seat]
        up, won = (FIRED, WON_FIRED) if sums[FIRED] and not sums[PLAYED] else (PLAYED, WON_PLAYED)
        difference = shift(sums[won], sums[up], sums[WON], sums[GAMES])
        return {
            "id": thing.key,
            "kind": thing.kind,
            "name": thing.name,
            "seat": thing.seat,
            "drawn": _share(sums[DRAWN], sums[GAMES]),
            "played": _share(sums[PLAYED], sums[GAMES]),
            "fired": _share(sums[FIRED], sums[GAMES]),
            "times": _share(sums[TIMES] + sums[FIRINGS], sums[GAMES]),
            "games": sums[up],
            "won_played": _share(sums[won], sums[up]),
            "interval": list(wilson(sums[won], sums[up])),
            "against_team": difference and difference[0],
            "against_team_interval": difference and list(difference[1:]),
            "won_unplayed": _share(sums[WON_UNPLAYED], sums[UNPLAYED]),
            "won_unplayed_interval": list(wilson(sums[WON_UNPLAYED], sums[UNPLAYED])),
        }


def _share(count: int, of: int) -> float | None:
    return count / of if of else None
