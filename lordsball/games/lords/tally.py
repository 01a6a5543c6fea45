"""What many games of Lords of Baseball add up to: whole numbers only, so that parts counted apart merge exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from lordsball.games.lords.state import SOURCES, YEAR_COLUMNS, Lords

MEANS = ("income", "payroll", "cash", "tq", "wins", "vp")
"""Columns of which the mean of an owner is told for each year."""


class LordsTally:
    """The statistics of Lords of Baseball; see `lordsball.games.Tally`."""

    def __init__(self) -> None:
        self.games = 0
        self.owners = 0
        """Owners of all games."""
        self.loans = 0
        self.vp_from = [0] * len(SOURCES)
        self.years: dict[int, list[int]] = {}
        """By year: games, owners, teams without owner, the sum of their Team Qualities, then that of each column."""
        self.rows: Counter[int] = Counter()
        """Seasons of owners by the wins at which their row of the win track begins."""
        self.franchises: dict[str, list[int]] = {}
        """By franchise: owners who began with it, games won alone, their Victory Points."""
        self.ruled_out = 0
        """Owners who could not win for a season of too few wins."""
        self.names: tuple[str, ...] = ()
        """What can be used: cards, options, tiles, events."""
        self.uses: list[int] = []

    def add(self, position: Lords) -> None:
        """Count one finished game."""
        if not self.games:
            self._begin(position)
        self.games += 1
        self.owners += len(position.owners)
        rows = position.cards.board.win_track
        winners = position.winners()
        champion = winners[0] if len(winners) == 1 else None
        for o in position.owners:
            self.loans += o.loans_taken
            self.ruled_out += o.cannot_win
            self.vp_from = _sum(self.vp_from, o.vp_from)
            held = self.franchises[o.franchise]
            held[0] += 1
            held[1] += o.seat == champion
            held[2] += o.vp
            for year, entry in enumerate(o.years, 1):
                sums = self.years[year]
                sums[1] += 1
                sums[4:] = _sum(sums[4:], entry)
                self.rows[rows[entry[-1]].wins] += 1
        without = len(position.seat_of) - len(position.owners)
        for year, entry in enumerate(position.owners[0].years, 1):
            sums = self.years[year]
            sums[0] += 1
            sums[2] += without
            sums[3] += entry[YEAR_COLUMNS.index("npt_tq")]
        self.uses = _sum(self.uses, position.uses)

    def merge(self, other: LordsTally) -> None:
        """Add what another tally has counted."""
        self.games += other.games
        self.owners += other.owners
        self.loans += other.loans
        self.ruled_out += other.ruled_out
        self.vp_from = _sum(self.vp_from, other.vp_from)
        for year, sums in other.years.items():
            self.years[year] = _sum(self.years[year], sums) if year in self.years else list(sums)
        self.rows.update(other.rows)
        for franchise, held in other.franchises.items():
            self.franchises[franchise] = _sum(self.franchises.get(franchise, [0, 0, 0]), held)
        if other.names:
            self.uses = _sum(self.uses, other.uses) if self.names else list(other.uses)
            self.names = other.names

    def report(self) -> dict[str, Any]:
        """Means, shares and counts; None where nothing was played.

        `years`: means of an owner (`npt_tq`: of a team without owner), `pennants` and `titles` as shares of the games
        in which an owner won one. `vp_by_source` and `loans`: means of an owner's game. `win_bands`: shares of owners'
        seasons. `franchises`: how often each was drawn, how often it won alone. `uses`: counts.
        """
        seasons = self.rows.total()
        return {
            "years": [self._year(year) for year in sorted(self.years)],
            "vp_by_source": {s: _mean(self.owners, vp) for s, vp in zip(SOURCES, self.vp_from, strict=True)},
            "loans": _mean(self.owners, self.loans),
            "ruled_out": _mean(self.owners, self.ruled_out),
            "win_bands": {f"{wins}+": _mean(seasons, count) for wins, count in sorted(self.rows.items())},
            "franchises": [
                {"franchise": name, "drawn": drawn, "won": won, "win_rate": _mean(drawn, won), "vp": _mean(drawn, vp)}
                for name, (drawn, won, vp) in self.franchises.items()
            ],
            "uses": self._uses(),
        }

    def _begin(self, position: Lords) -> None:
        cards = position.cards
        self.years = {year: [0] * (4 + len(YEAR_COLUMNS)) for year in range(1, position.last_year + 1)}
        self.rows = Counter({row.wins: 0 for row in cards.board.win_track})
        self.franchises = {name: [0, 0, 0] for name in cards.franchises}
        self.names = tuple(cards.uses)
        self.uses = [0] * len(self.names)

    def _year(self, year: int) -> dict[str, Any]:
        games, owners, without, npt_tq, *sums = self.years[year]
        total = dict(zip(YEAR_COLUMNS, sums, strict=True))
        return {
            "year": year,
            **{name: _mean(owners, total[name]) for name in MEANS},
            "npt_tq": _mean(without, npt_tq),
            "pennants": _mean(games, total["pennant"]),
            "titles": _mean(games, total["title"]),
        }

    def _uses(self) -> dict[str, dict[str, int]]:
        """By kind of thing, in the order of the catalog: `season` has both sides of each card, `tile` each level."""
        found: dict[str, dict[str, int]] = {}
        for name, count in zip(self.names, self.uses, strict=True):
            kind, _, thing = name.replace(" option ", "_option ").partition(" ")
            found.setdefault(kind, {})[thing] = count
        return found


def _sum(one: Iterable[int], other: Iterable[int]) -> list[int]:
    return [mine + more for mine, more in zip(one, other, strict=True)]


def _mean(count: int, total: int) -> float | None:
    return total / count if count else None
