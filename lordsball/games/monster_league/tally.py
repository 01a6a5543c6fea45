"""What many games of Monster League add up to: whole numbers only, so that parts counted apart merge exactly."""

from __future__ import annotations

from typing import Any

from lordsball.games.monster_league.state import MonsterLeague


class MonsterTally:
    """The statistics of Monster League; see `lordsball.games.Tally`."""

    def __init__(self) -> None:
        self.games = 0
        self.extra_innings = 0
        """Games that went beyond the innings of the rules."""
        self.shut_outs = 0
        """Games in which a team did not score."""
        self.tokens = [0, 0]
        """Ability tokens spent, by seat."""
        self.halves: dict[tuple[int, int, int], tuple[int, int, int]] = {}
        """By inning, seat and lead-off batter: half-innings played, at-bats, runs."""
        self.batters: tuple[tuple[str, ...], ...] = ()
        """The names in each seat's batting order."""

    def add(self, position: MonsterLeague) -> None:
        """Count one finished game."""
        if not self.games:
            self.batters = tuple(tuple(batter.name for batter in position.team(seat).batters) for seat in (0, 1))
        self.games += 1
        rules, (runs, others_runs), tokens = position.cards.rules, position.runs, position.tokens
        if position.inning > rules.innings:
            self.extra_innings += 1
        if not runs or not others_runs:
            self.shut_outs += 1
        self.tokens[0] += 2 * rules.tokens - tokens[0] - tokens[1]
        self.tokens[1] += 2 * rules.tokens - tokens[2] - tokens[3]
        halves = self.halves
        for inning, seat, lead_off, batters, scored, _left in position.halves:
            key = inning, seat, lead_off
            played, at_bats, runs = halves.get(key, (0, 0, 0))
            halves[key] = played + 1, at_bats + batters, runs + scored

    def merge(self, other: MonsterTally) -> None:
        """Add what another tally has counted."""
        self.batters = self.batters or other.batters
        self.games += other.games
        self.extra_innings += other.extra_innings
        self.shut_outs += other.shut_outs
        self.tokens = [mine + theirs for mine, theirs in zip(self.tokens, other.tokens, strict=True)]
        for key, (played, at_bats, runs) in other.halves.items():
            before = self.halves.get(key, (0, 0, 0))
            self.halves[key] = before[0] + played, before[1] + at_bats, before[2] + runs

    def report(self) -> dict[str, Any]:
        """Shares of games and means; None where nothing was played.

        `extra_innings` and `shut_outs` are shares of games; `runs` (by seat), `tokens_spent` (by seat) and `at_bats`
        (both teams) are means a game; `runs_by_inning` and `runs_by_lead_off` are means a half-inning played.
        """
        innings = sorted({inning for inning, _, _ in self.halves})
        return {
            "extra_innings": self._a_game(self.extra_innings),
            "shut_outs": self._a_game(self.shut_outs),
            "at_bats": self._a_game(sum(at_bats for _, at_bats, _ in self.halves.values())),
            "tokens_spent": [self._a_game(spent) for spent in self.tokens],
            "runs": [self._a_game(self._half_innings(seat=seat)[1]) for seat in (0, 1)],
            "runs_by_inning": [
                {
                    "inning": inning,
                    "half_innings": [self._half_innings(inning=inning, seat=seat)[0] for seat in (0, 1)],
                    "runs": [_mean(*self._half_innings(inning=inning, seat=seat)) for seat in (0, 1)],
                }
                for inning in innings
            ],
            "runs_by_lead_off": [
                {
                    "seat": seat,
                    "batter": name,
                    "half_innings": self._half_innings(seat=seat, lead_off=batter)[0],
                    "runs": _mean(*self._half_innings(seat=seat, lead_off=batter)),
                }
                for seat, names in enumerate(self.batters)
                for batter, name in enumerate(names)
            ],
        }

    def _a_game(self, count: int) -> float | None:
        return _mean(self.games, count)

    def _half_innings(
        self, inning: int | None = None, seat: int | None = None, lead_off: int | None = None
    ) -> tuple[int, int]:
        """Half-innings played, and runs in them, among those that are asked for."""
        wanted = inning, seat, lead_off
        found = [
            counts
            for key, counts in self.halves.items()
            if all(want is None or want == has for want, has in zip(wanted, key, strict=True))
        ]
        return sum(played for played, _, _ in found), sum(runs for _, _, runs in found)


def _mean(count: int, total: int) -> float | None:
    return total / count if count else None
