"""Running: a choice for every runner, the furthest first (rulings W3, W4)."""

from __future__ import annotations

from lordsball.engine.procedure import DONE, Action, Decision, Flow, Goto, Procedure, procedure, step
from lordsball.games.wild_cards import moving
from lordsball.games.wild_cards.abilities import fire
from lordsball.games.wild_cards.ending import walk_off
from lordsball.games.wild_cards.names import HOME, PLACES
from lordsball.games.wild_cards.state import WildCards


def ways(bases: list[int], potential: int, ahead: int) -> list[int]:
    """Where the first of these runners can end; `bases` from the furthest to the Batter (0), `ahead`: who moved last.

    Nobody passes anybody, no two end on one base but home, the Batter reaches first at least, and those behind must
    find room. The furthest end comes first.
    """
    start = bases[0]
    least = max(start, len(bases))  # everybody behind needs a base of its own, and the Batter is one of them
    most = min(HOME, start + potential, HOME if ahead == HOME else ahead - 1)
    return list(range(most, least - 1, -1))


@procedure
class RunTheBases(Procedure):
    """Let the Batting Player Run: everybody up to the Potential, the Batter to first at least."""

    ahead: int = HOME
    """Where the runner in front has ended."""
    moved: int = HOME
    """The base the last one to decide had started from."""
    scored: int = 0

    @step
    def next_runner(self, t: WildCards) -> Flow:
        base = self.turn_of(t)
        options = ways(self.waiting(t), t.potential, self.ahead)
        card = self.card(t, base)
        return Decision(t.batting, "run", tuple(Action("move", (card, end)) for end in options))

    @next_runner.answer
    def ran(self, t: WildCards, chosen: Action) -> Flow:
        start, end = self.turn_of(t), int(chosen.args[1])
        if start != end:
            moving.run_to(t, t.batting, start, end, "run")
        self.ahead, self.moved = end, start
        self.scored += end == HOME
        return Goto("next_runner") if start else None

    @step
    def home(self, t: WildCards) -> Flow:
        return (fire(t, "run") or None) if self.scored else None

    @step
    def outscored(self, t: WildCards) -> Flow:
        """Check the score track: the second team wins the moment it is ahead, movement done (ruling W15)."""
        if walk_off(t):
            t.half_end = "walk_off"
        return DONE

    def waiting(self, t: WildCards) -> list[int]:
        """The bases of those who have not decided yet, the furthest first, the Batter (0) last."""
        return [*(base for base in moving.runners(t) if base < self.moved), 0]

    def turn_of(self, t: WildCards) -> int:
        """The base of the runner who decides now; 0 for the Batter."""
        return self.waiting(t)[0]

    @staticmethod
    def card(t: WildCards, base: int) -> str:
        """The card of a runner."""
        coach = t.coaches[t.batting]
        card: str = getattr(coach, PLACES[base - 1]) if base else coach.at_bat
        return card
