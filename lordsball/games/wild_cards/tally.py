"""What many games of Wild Cards add up to: whole numbers only, so that parts counted apart merge exactly."""

from __future__ import annotations

from collections import Counter
from typing import Any

from lordsball.games.wild_cards.state import WildCards


class WildTally:
    """The statistics of Wild Cards; see `lordsball.games.Tally`."""

    def __init__(self) -> None:
        self.games = 0
        self.ties = 0
        self.shut_outs = 0
        """Halves without a run."""
        self.first_wins = 0
        """Games won by the team that batted first."""
        self.counts: Counter[str] = Counter()
        """`runs0` … by seat, `batters0`, `strikes0`, and `end:…` by how halves ended."""
        self.played: Counter[str] = Counter()
        """How often each card was turned up or brought in, over all games."""
        self.seen: Counter[str] = Counter()
        """How many games it was played in, by either coach; and how many of them its coach won."""
        self.won: Counter[str] = Counter()
        self.abilities: Counter[str] = Counter()
        """In how many games each ability was carried out, as `card:number`."""
        self.names: dict[str, str] = {}

    def add(self, position: WildCards) -> None:
        """Count one finished game."""
        won = position.winners()
        self.games += 1
        self.ties += len(won) == 2
        self.first_wins += won == (position.first,)
        for seat in (0, 1):
            self.counts[f"runs{seat}"] += position.runs[seat]
            self.counts[f"batters{seat}"] += position.half_batters[seat]
            self.counts[f"strikes{seat}"] += position.struck[seat]
            self.shut_outs += not position.runs[seat]
        self.counts.update(f"end:{end}" for end in position.ends)
        self.abilities.update(position.fired)
        owner = {card.id: seat for seat in (0, 1) for card in position.team(seat).deck}
        for id, number in position.numbers.items():
            if count := position.plays[number]:
                self.played[id] += count
                self.seen[id] += 1
                self.won[id] += won == (owner[id],)
        if not self.names:
            self.names = {id: position.cards.card[id].name for id in position.numbers}

    def merge(self, other: WildTally) -> None:
        """Add what another tally has counted."""
        self.names = self.names or other.names
        self.games += other.games
        self.ties += other.ties
        self.shut_outs += other.shut_outs
        self.first_wins += other.first_wins
        for mine, theirs in (
            (self.counts, other.counts), (self.played, other.played), (self.seen, other.seen), (self.won, other.won),
            (self.abilities, other.abilities),
        ):
            mine.update(theirs)

    def report(self) -> dict[str, Any]:
        """Shares and means; None where nothing was played.

        `runs`, `batters`, `strikes` are means a half, by the seat that bats; `deck_outs`, `walk_offs`, `shut_outs` are
        shares of halves; `ties` and `first_to_bat_wins` are shares of games. `cards`: how often each was turned up in a
        game, and the share of games with it that its team won (ties count as not won).
        """
        halves = self.games * 2
        return {
            "ties": _mean(self.games, self.ties),
            "first_to_bat_wins": _mean(self.games, self.first_wins),
            "runs": [_mean(self.games, self.counts[f"runs{seat}"]) for seat in (0, 1)],
            "batters": [_mean(self.games, self.counts[f"batters{seat}"]) for seat in (0, 1)],
            "strikes": [_mean(self.games, self.counts[f"strikes{seat}"]) for seat in (0, 1)],
            "deck_outs": _mean(halves, self.counts["end:no_players"]),
            "walk_offs": _mean(halves, self.counts["end:walk_off"]),
            "shut_outs": _mean(halves, self.shut_outs),
            "cards": [
                {
                    "card": name,
                    "played": _mean(self.games, self.played[id]),
                    "games": self.seen[id],
                    "won": _mean(self.seen[id], self.won[id]),
                }
                for id, name in self.names.items()
            ],
        }


def _mean(count: int, total: int) -> float | None:
    return total / count if count else None
