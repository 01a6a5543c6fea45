"""What many games of Lords of Baseball add up to: whole numbers only, so that parts counted apart merge exactly."""

from __future__ import annotations

from collections import Counter
from typing import Any

from lordsball.games.lords.state import SOURCES, YEAR_COLUMNS, Lords


class LordsTally:
    """The statistics of Lords of Baseball; see `lordsball.games.Tally`."""

    def __init__(self) -> None:
        self.games = 0
        self.owners = 0
        """Owners of all games."""
        self.loans = 0
        self.vp_from = [0] * len(SOURCES)
        self.years: dict[int, list[int]] = {}
        """By year: owner-seasons, then the sum of each of YEAR_COLUMNS but the last."""
        self.npts: Counter[int] = Counter()
        """By year: teams without owner, each counted once for each owner of its game."""
        self.rows: Counter[int] = Counter()
        """Owner-seasons by the wins of their row of the win track."""
        self.uses: Counter[str] = Counter()

    def add(self, position: Lords) -> None:
        """Count one finished game."""
        self.games += 1
        self.owners += len(position.owners)
        track = position.cards.board.win_track
        for o in position.owners:
            self.loans += o.loans_taken
            self.vp_from = [one + more for one, more in zip(self.vp_from, o.vp_from, strict=True)]
            for year, entry in enumerate(o.years, 1):
                sums = self.years.setdefault(year, [0] * len(YEAR_COLUMNS))
                sums[0] += 1
                for column, number in enumerate(entry[:-1], 1):
                    sums[column] += number
                self.rows[track[entry[-1]].wins] += 1
                self.npts[year] += position.seat_of.count(-1)
        for name, place in position.cards.uses.items():
            self.uses[name] += position.uses[place]

    def merge(self, other: LordsTally) -> None:
        """Add what another tally has counted."""
        self.games += other.games
        self.owners += other.owners
        self.loans += other.loans
        self.vp_from = [one + more for one, more in zip(self.vp_from, other.vp_from, strict=True)]
        for year, sums in other.years.items():
            mine = self.years.setdefault(year, [0] * len(YEAR_COLUMNS))
            self.years[year] = [one + more for one, more in zip(mine, sums, strict=True)]
        for counter, more in ((self.npts, other.npts), (self.rows, other.rows)):
            counter.update(more)
        for name, count in other.uses.items():
            self.uses[name] += count

    def report(self) -> dict[str, Any]:
        """By year means an owner (`npt_tq`: a team without owner; `pennants`: share of years an owner won one); VP by
        source and loans, means an owner's game; shares of each row of the win track; uses of everything, counts."""
        seasons = self.rows.total()
        return {
            "years": [self._year(year) for year in sorted(self.years)],
            "vp_by_source": {s: _mean(self.owners, vp) for s, vp in zip(SOURCES, self.vp_from, strict=True)},
            "loans": _mean(self.owners, self.loans),
            "win_rows": {str(wins): _mean(seasons, count) for wins, count in sorted(self.rows.items())},
            "uses": dict(self.uses),
        }

    def _year(self, year: int) -> dict[str, Any]:
        played, *sums = self.years[year]
        names = dict(zip(YEAR_COLUMNS, sums, strict=False))
        means = {name: _mean(played, names[name]) for name in ("wins", "income", "payroll", "cash", "tq", "vp")}
        return {
            "year": year,
            **means,
            "npt_tq": _mean(self.npts[year], names["npt_tq"]),
            "pennants": _mean(self.games, names["pennant"]),
            "titles": _mean(self.games, names["title"]),
        }


def _mean(count: int, total: int) -> float | None:
    return total / count if count else None
