"""A game between two teams as numbers alone: what the solver works with, and what a kept table is found by."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from lordsball.ai.monster_league.odds import Chances, chances
from lordsball.ai.monster_league.staffs import FRESH, Bullpen, Staff
from lordsball.games.monster_league.cards import Ability, Catalog

VISITORS, HOME = 0, 1
VERSION = 1
"""Of the way tables are worked out: a change makes older ones strangers."""


class Side(NamedTuple):
    """What a team brings to the ballpark."""

    spins: tuple[Chances, ...]
    """How likely each result is, for each batter in order."""
    own: tuple[Ability | None, ...]
    """What each batter can do at bat."""
    abilities: tuple[Ability, ...]
    """What each pitcher can do."""

    @property
    def prices(self) -> tuple[int, ...]:
        """Tokens that each pitcher's ability costs."""
        return tuple(ability.price for ability in self.abilities)

    def simplified(self) -> Side:
        """One average batter, who stands for all; what batters can do is left out."""
        mean = tuple(math.fsum(shares) / len(shares) for shares in zip(*self.spins, strict=True))
        return self._replace(spins=(mean,), own=(None,))

    def told(self) -> list[Any]:
        """Everything that counts, as plain data."""
        return [list(map(list, self.spins)), list(map(_told, self.own)), list(map(_told, self.abilities))]


class Pairing(NamedTuple):
    """Visitors, home team and rules."""

    sides: tuple[Side, Side]
    innings: int
    outs: int
    bullpen: Bullpen
    ties_stand: bool

    def staffs(self, side: int, staff: Staff = FRESH) -> tuple[Staff, ...]:
        """Everything that can become of a side's pitching."""
        return self.bullpen.reachable(staff, self.sides[side].prices)

    def simplified(self) -> Pairing:
        """The same game with four average batters on either side, for an estimate."""
        visitors, home = (side.simplified() for side in self.sides)
        return self._replace(sides=(visitors, home))

    @property
    def fingerprint(self) -> str:
        """32 hex digits that change with every number that counts, and with no name or picture."""
        told = [VERSION, [side.told() for side in self.sides], self.innings, self.outs, self.bullpen, self.ties_stand]
        return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:32]


def pairing_of(cards: Catalog, team_ids: Sequence[str]) -> Pairing:
    """The game of these two teams; the first is the visitors and bats first. Raises KeyError for an unknown team."""
    rules = cards.rules
    visitors, home = (_side(cards, id) for id in team_ids)
    bullpen = Bullpen(rules.tokens, rules.house_rules.tokenless_pitcher_may_stay)
    return Pairing((visitors, home), rules.innings, rules.outs, bullpen, rules.house_rules.ties_stand)


def _side(cards: Catalog, id: str) -> Side:
    team = cards.team(id)
    spins = tuple(chances(batter.faces) for batter in team.batters)
    own = tuple(batter.ability for batter in team.batters)
    return Side(spins, own, tuple(pitcher.ability for pitcher in team.pitchers))


def _told(ability: Ability | None) -> list[Any] | None:
    if ability is None:
        return None
    effects, needs = ([one.model_dump(mode="json", by_alias=True) for one in part]
                      for part in (ability.effects, ability.needs))
    return [ability.when, ability.price, needs, effects]
