"""The position of a game of Monster League: small numbers and short lists, with the cards shared beside them."""

from __future__ import annotations

from dataclasses import field
from functools import lru_cache
from typing import Any

from lordsball.engine.position import Position
from lordsball.engine.procedure import Action, Procedure
from lordsball.engine.records import record, shared
from lordsball.games.monster_league import reasons
from lordsball.games.monster_league.cards import USUAL, Ability, Batter, Catalog, Pitcher, Team
from lordsball.games.monster_league.needs import Situation

NOBODY = -1
BATTERS, PITCHERS = 4, 2

AT_BATS, HITS, HOME_RUNS, RUNS_BATTED_IN = range(4)
"""Columns of the box score, four a batter."""


@record
class AtThePlate(Procedure):
    """What belongs to one at-bat only; the rules carry it out as `AtBat`."""

    bullpen_was_empty: bool
    stance: bool = False
    """Has the batter taken his stance (ruling M26)?"""
    runners: int = USUAL
    """How the runners take the result."""


@record
class MonsterLeague(Position):
    """Two seats; each plays one team. The visitors bat first, `home` bats second."""

    team_ids: tuple[str, str]
    home: int = 1
    inning: int = 1
    batting: int = 0
    outs: int = 0
    bases: list[int] = field(default_factory=lambda: [NOBODY] * 3)
    """The batter standing on first, second, third, or NOBODY."""
    runs: list[int] = field(default_factory=lambda: [0, 0])
    next_batter: list[int] = field(default_factory=lambda: [0, 0])
    """For each seat, the first card of its batting line; it never resets between innings (ruling M10)."""
    active: list[int] = field(default_factory=lambda: [NOBODY, NOBODY])
    """For each seat, the pitcher in the middle of the diamond, or NOBODY."""
    tokens: list[int] = field(default_factory=lambda: [2, 2, 2, 2])
    """Ability tokens of seat 0's two pitchers, then of seat 1's."""
    gone: list[bool] = field(default_factory=lambda: [False] * 4)
    """For the same four pitchers: has he left the game?"""
    face: int = 0
    """The face that counts in this at-bat, 0 before the spin."""
    result: int = NOBODY
    """What the at-bat stands at, OUT … HOME_RUN, or NOBODY before the spin."""
    lead_off: int = 0
    half_batters: int = 0
    half_runs: int = 0
    halves: list[tuple[int, int, int, int, int, int]] = field(default_factory=list)
    """Each half-inning played: inning, seat, lead-off batter, batters up, runs, left on base."""
    box: list[int] = field(default_factory=lambda: [0] * (2 * BATTERS * 4))
    """At-bats, hits, home runs, runs batted in of each batter, seat 0's four first."""
    cards: Catalog = shared(default=None, kw_only=True)
    faces: tuple[tuple[tuple[int, ...], ...], ...] = shared(default=(), kw_only=True)
    """For each seat and batter, the result of each of the twenty faces: `cards` laid out for speed."""
    abilities: tuple[tuple[Ability, ...], ...] = shared(default=(), kw_only=True)
    """For each seat and pitcher, what he can do."""
    own: tuple[tuple[Ability | None, ...], ...] = shared(default=(), kw_only=True)
    """For each seat and batter, what he can do at bat; None for most."""

    def deal(self, cards: Catalog) -> MonsterLeague:
        """Play with these cards from now on. Raises KeyError for a team they do not have."""
        self.cards = cards
        self.faces, self.abilities, self.own = _laid_out(cards, self.team_ids)
        return self

    def why_not(self, action: Action) -> str | None:
        """A sentence why this action is not open now, or None if it is."""
        if self.decision is None or action in self.decision.options:
            return Position.why_not(self, action)
        return reasons.why_not(self, action)

    @property
    def pitching(self) -> int:
        """The seat on defense."""
        return 1 - self.batting

    def team(self, seat: int) -> Team:
        """The team a seat plays."""
        return self.cards.team(self.team_ids[seat])

    def batter(self, seat: int, index: int) -> Batter:
        """A batter's card."""
        return self.team(seat).batters[index]

    def pitcher(self, seat: int, index: int) -> Pitcher:
        """A pitcher's card."""
        return self.team(seat).pitchers[index]

    def line(self, seat: int) -> list[int]:
        """A seat's batting line: the first is the next batter."""
        first = self.next_batter[seat]
        return [(first + i) % BATTERS for i in range(BATTERS)]

    def bullpen_empty(self, seat: int) -> bool:
        """Have both pitchers of this seat left the game?"""
        return self.gone[2 * seat] and self.gone[2 * seat + 1]

    def relief(self, seat: int) -> int:
        """The pitcher beside the field who could still come in, or NOBODY."""
        for pitcher in range(PITCHERS):
            if pitcher != self.active[seat] and not self.gone[2 * seat + pitcher]:
                return pitcher
        return NOBODY

    def spends_last_token(self) -> bool:
        """Would using the ability now cost the fielding team its pitcher (ruling M1)?"""
        seat, active = self.pitching, self.active[self.pitching]
        stays = self.cards.rules.house_rules.tokenless_pitcher_may_stay
        return not stays and self.tokens[2 * seat + active] == self.abilities[seat][active].price

    @property
    def plate(self) -> AtThePlate | None:
        """The at-bat under way, or None between batters."""
        top = self.stack[-1] if self.stack else None
        return top if isinstance(top, AtThePlate) else None

    @property
    def stance(self) -> bool:
        """Has the batter at the plate taken his stance?"""
        return self.plate is not None and self.plate.stance

    @property
    def offers_stance(self) -> bool:
        """Is the batter asked whether he takes his stance?"""
        return self.decision is not None and self.decision.ask == "at_bat" and len(self.decision.options) > 1

    @property
    def bases_taken(self) -> int:
        """1 for a runner on first, 2 on second, 4 on third, added up."""
        first, second, third = self.bases
        return (first != NOBODY) + 2 * (second != NOBODY) + 4 * (third != NOBODY)

    @property
    def last_out(self) -> bool:
        """Would an Out end the turn?"""
        return self.outs + 1 >= self.cards.rules.outs

    def situation(self, seat: int) -> Situation:
        """What conditions of that seat's cards look at."""
        late, lead = self.inning >= self.cards.rules.innings, self.runs[seat] - self.runs[1 - seat]
        return Situation(self.bases_taken, self.outs, self.last_out, late, lead, self.result)

    def line_score(self, seat: int) -> list[int]:
        """Runs by inning, the running one included."""
        played = [half[4] for half in self.halves if half[1] == seat]
        return [*played, self.half_runs] if self.stack and self.batting == seat and self.half_batters else played

    def hits(self, seat: int) -> int:
        """All hits of a seat."""
        return sum(self.box[seat * 16 + HITS : (seat + 1) * 16 : 4])

    def leader(self) -> int:
        """The seat with more runs, or NOBODY."""
        return NOBODY if self.runs[0] == self.runs[1] else int(self.runs[1] > self.runs[0])

    def winners(self) -> tuple[int, ...]:
        """The seat that won a finished game; both where a tie stands."""
        return (0, 1) if self.leader() == NOBODY else (self.leader(),)


@lru_cache(maxsize=8)
def _laid_out(cards: Catalog, team_ids: tuple[str, str]) -> tuple[Any, Any, Any]:
    """The cards of both teams by seat and index, for speed; the same for every game between them."""
    teams = [cards.team(id) for id in team_ids]
    faces = tuple(tuple(batter.faces for batter in team.batters) for team in teams)
    abilities = tuple(tuple(p.ability for p in team.pitchers) for team in teams)
    return faces, abilities, tuple(tuple(batter.ability for batter in team.batters) for team in teams)
