"""Who led when: Victory Points as they were scored, and the score with which the winner went ahead for good."""

from __future__ import annotations

from dataclasses import dataclass, field

from lordsball.games.lords import events as told
from lordsball.games.lords.state import Lords
from lordsball.match.match import Match

NEVER = -1


@dataclass
class Standings:
    """Victory Points of every seat."""

    points: list[int]
    bought: dict[tuple[int, str], int] = field(default_factory=dict)
    """Points bought, by seat and year."""

    def score(self, event: told.Scored) -> None:
        """What an event adds; it says what the seat has now."""
        self.points[event.seat] = event.now

    def place(self, seat: int) -> int:
        """1 for the lead, shared or not."""
        return 1 + sum(other > self.points[seat] for other in self.points)

    def ahead(self, seat: int) -> bool:
        """Is a seat ahead of all others?"""
        return all(self.points[seat] > other for place, other in enumerate(self.points) if place != seat)

    def words(self, seat: int) -> str:
        """`13 VP to 11` for who is ahead, else `11 VP, 2 behind`."""
        mine = self.points[seat]
        others = [points for place, points in enumerate(self.points) if place != seat]
        if not others:
            return _number(mine) + " VP"
        best = max(others)
        if mine > best:
            return f"{_number(mine)} VP to {_number(best)}"
        return f"{_number(mine)} VP, tied" if mine == best else f"{_number(mine)} VP, {best - mine} behind"


def _number(number: int) -> str:
    return str(number).replace("-", "−")


def decisive_score(match: Match) -> int:
    """Which score (from 0) put the winner ahead of all others for good; NEVER where none did.

    None did where the win is shared or was decided by a tie-break, where nobody else plays, or where the winner gained
    nothing with it.
    """
    t = match.position
    assert isinstance(t, Lords)
    winners = t.winners()
    if len(winners) > 1 or len(t.owners) < 2:
        return NEVER
    now = Standings([0] * len(t.owners))
    decisive, ahead = NEVER, False
    for number, event in enumerate(each for each in match.told() if isinstance(each, told.Scored)):
        now.score(event)
        was, ahead = ahead, now.ahead(winners[0])
        if ahead and not was:
            decisive = number if event.seat == winners[0] and event.amount > 0 else NEVER
    return decisive if ahead else NEVER
