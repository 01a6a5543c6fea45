"""What the sides of Regular Season cards are worth to clubs of different kinds, for tests of the deck's balance.

Everything is told in dollars: a Victory Point costs 30, a point of Team Quality in one series is worth about 4.
"""

from __future__ import annotations

from typing import NamedTuple

from lordsball.content.vocabulary import Effect
from lordsball.games.lords.amounts import Amount
from lordsball.games.lords.card_files import Side
from lordsball.games.lords.needs import AtLeast, AtMost, Facing, Fewest, Most, Need, Upgrade
from lordsball.games.lords.verbs import (
    Either,
    ExtraDice,
    Gain,
    If,
    Innovate,
    Lose,
    Pay,
    RivalLoses,
    RivalTQ,
    Roll,
    SeriesTQ,
)

DOLLARS = {
    "stars": 25, "regulars": 8, "prospects": 7, "fans": 6, "cash": 1, "media": 5, "vp": 30,
    "manager": 12, "front_office": 7, "farm_system": 7,
}
"""About what one of each is worth in the middle of a game."""
A_POINT_OF_TQ, AN_INNOVATION, A_CHANCE_TO_TRADE = 4.0, 1.0, 3.0
DICE = (0.0, 0.97, 1.46)
"""What one and two more dice add to a roll when the best is kept."""
FLOORS = {"fans": 1, "manager": 1, "front_office": 1, "farm_system": 1}


class Situation(NamedTuple):
    """A club and the series it is about to play."""

    club: dict[str, int]
    rival: str = "stronger"
    owned: bool = False
    """Whether the rival has an owner."""
    extreme: bool = False
    """Whether the club has the most or the fewest of whatever a card asks."""


class Worth(NamedTuple):
    """What effects come to."""

    tq: float = 0.0
    dice: float = 0.0
    dollars: float = 0.0

    @property
    def edge(self) -> float:
        """Points of Team Quality in the series, dice included."""
        whole = int(min(2.0, self.dice))
        more = (self.dice - whole) * (DICE[whole + 1] - DICE[whole]) if whole < 2 else 0.0
        return self.tq + DICE[whole] + more

    @property
    def total(self) -> float:
        """Everything in dollars."""
        return self.edge * A_POINT_OF_TQ + self.dollars


def club(**numbers: int) -> dict[str, int]:
    """A club with printed stadium and little else, but for `numbers`."""
    bare = {
        "stars": 3, "regulars": 9, "prospects": 5, "manager": 3, "front_office": 1, "farm_system": 2, "fans": 1,
        "cash": 14, "media": 0, "wins": 30, "vp": 2, "loans": 0, "highest_field": 1, "highest_press_box": 1,
        "highest_bleachers": 1, "highest_concessions": 1, "combined_press_box": 1, "combined_bleachers": 1,
        "combined_concessions": 1, "park_income": 10, "upgrades": 0,
    }
    made = {**bare, **numbers}
    made["impact_players"] = made["stars"] + made["regulars"]
    made.setdefault("tq", made["stars"] + made["regulars"] // 3 + made["manager"])
    return made


CLUBS = (
    club(),
    club(stars=2, regulars=11, fans=3, wins=10, media=1),
    club(fans=4, cash=9, media=1, highest_press_box=2, combined_press_box=3, upgrades=1, park_income=10),
    club(stars=4, regulars=8, fans=5, highest_bleachers=2, combined_bleachers=3, upgrades=1, park_income=13),
    club(regulars=10, prospects=8, fans=6, manager=4, media=1, highest_concessions=3, combined_concessions=6,
         upgrades=2, park_income=22, front_office=2),
    club(regulars=12, prospects=9, fans=7, cash=20, media=2, manager=4, farm_system=3, highest_field=2, wins=50,
         highest_press_box=3, combined_press_box=6, highest_concessions=2, combined_concessions=3, upgrades=4,
         park_income=24),
    club(stars=5, fans=9, cash=25, media=1, front_office=3, wins=55, highest_field=4, highest_bleachers=3,
         combined_bleachers=6, highest_concessions=3, combined_concessions=6, upgrades=6, park_income=38),
)
"""From a new club to one late in a game."""
SITUATIONS = tuple(
    Situation(one, rival, owned, extreme)
    for one in CLUBS
    for rival in ("stronger", "stronger", "weaker", "weaker", "equal")
    for owned in (False, True)
    for extreme in (False, False, True)
)


def count(amount: Amount, of: dict[str, int]) -> int:
    """What an amount comes to."""
    if amount.of is None:
        return amount.per
    return max(-amount.most, min(amount.most, amount.per * (of[amount.of] // amount.every)))


def holds(needs: tuple[Need, ...], s: Situation) -> bool:
    """Do all conditions hold?"""
    return all(_holds(need, s) for need in needs)


def _holds(need: Need, s: Situation) -> bool:
    match need:
        case Upgrade(component=component):
            return s.club[f"highest_{component}"] > 1
        case AtLeast(numbers=numbers):
            return all(s.club[stat] >= least for stat, least in numbers.pairs)
        case AtMost(numbers=numbers):
            return all(s.club[stat] <= most for stat, most in numbers.pairs)
        case Most() | Fewest():
            return s.extreme
        case Facing(whom="npt"):
            return not s.owned
        case Facing(whom="owner"):
            return s.owned
        case Facing(whom=whom):
            return whom == s.rival
    raise TypeError(type(need).__name__)


def legal(side: Side, s: Situation) -> bool:
    """May the club use this side (it is at no cap, and every stack has tiles left)?"""
    return holds(side.needs, s) and all(_possible(effect, s) for effect in side.do)


def _possible(effect: Effect, s: Situation) -> bool:
    match effect:
        case SeriesTQ(amount=amount) | RivalTQ(amount=amount) | ExtraDice(amount=amount):
            return count(amount, s.club) != 0
        case Gain(things=things):
            return all(count(amount, s.club) > 0 for _, amount in things.pairs)
        case Lose(things=things):
            return any(s.club[thing] > FLOORS.get(thing, 0) for thing, _ in things.pairs)
    return True


def worth(effects: tuple[Effect, ...], s: Situation) -> Worth:
    """What a list of effects is worth in this situation; dice at their average, the best of choices."""
    tq = dice = dollars = 0.0
    for effect in effects:
        one = _worth(effect, s)
        tq, dice, dollars = tq + one.tq, dice + one.dice, dollars + one.dollars
    return Worth(tq, dice, dollars)


def _worth(effect: Effect, s: Situation) -> Worth:
    match effect:
        case SeriesTQ(amount=amount):
            return Worth(tq=count(amount, s.club))
        case RivalTQ(amount=amount):
            return Worth(tq=-count(amount, s.club))
        case ExtraDice(amount=amount):
            return Worth(dice=count(amount, s.club))
        case Gain(things=things):
            return Worth(dollars=sum(count(amount, s.club) * DOLLARS[thing] for thing, amount in things.pairs))
        case Lose(things=things):
            return Worth(dollars=-sum(count(amount, s.club) * DOLLARS[thing] for thing, amount in things.pairs))
        case Pay(amount=amount):
            return Worth(dollars=-count(amount, s.club))
        case RivalLoses(things=things):
            return Worth(dollars=s.owned * sum(DOLLARS[thing] / 3 for thing, _ in things.pairs))
        case Innovate(times=times):
            return Worth(dollars=AN_INNOVATION * times)
        case If(condition=c):
            return worth(c.then if holds(c.needs, s) else c.otherwise, s)
        case Either(choices=choices):
            return max((worth(choice.do, s) for choice in choices), key=lambda w: w.total)
        case Roll(throw=t):
            good = (7 - t.needs) / 6
            hit, miss = worth(t.then, s), worth(t.otherwise, s)
            return Worth(*(good * a + (1 - good) * b for a, b in zip(hit, miss, strict=True)))
    return Worth(dollars=A_CHANCE_TO_TRADE)


def average(side: Side) -> Worth | None:
    """The mean worth of a side over all situations in which it is legal."""
    found = [worth(side.do, s) for s in SITUATIONS if legal(side, s)]
    if not found:
        return None
    return Worth(*(sum(column) / len(found) for column in zip(*found, strict=True)))
