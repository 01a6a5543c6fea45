"""A club's numbers: Team Quality and everything cards, goals and conditions can count. All derived, none stored."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.games.lords import events as told
from lordsball.games.lords.amounts import Amount
from lordsball.games.lords.needs import COMPONENTS, AtLeast, AtMost, Facing, Fewest, Most, Need, Upgrade
from lordsball.games.lords.state import Lords, Owner, base_tq
from lordsball.games.lords.unowned import NOT_THEIRS, rivals


def park_income(t: Lords, o: Owner) -> int:
    """The sum of every income value shown on the stadium."""
    tiles = t.cards.tiles
    return sum(tile.income for number in o.park if (tile := tiles[number]) is not None)


def park_media(t: Lords, o: Owner) -> int:
    """Media tokens of the stadium each year."""
    tiles = t.cards.tiles
    return sum(tile.media for number in o.park if (tile := tiles[number]) is not None)


def park_dice(t: Lords, o: Owner) -> int:
    """Series a year that may have one more die."""
    tiles = t.cards.tiles
    return sum(tile.dice for number in o.park if (tile := tiles[number]) is not None)


def park_tq(t: Lords, o: Owner) -> int:
    """Quality modifiers from the stadium."""
    tiles = t.cards.tiles
    return sum(tile.tq for number in o.park if (tile := tiles[number]) is not None)


def park_vp(t: Lords, o: Owner, yearly: bool) -> int:
    """Victory Points of the stadium: those of each year, or those of the game's end (ruling L32)."""
    tiles = [tile for number in o.park if (tile := t.cards.tiles[number]) is not None]
    return sum(tile.yearly_vp if yearly else tile.vp for tile in tiles)


def levels(o: Owner, component: int) -> list[int]:
    """The levels of every space with that component; a printed one is level 1."""
    first = 8 * component + 1
    return [number - first + 1 for number in o.park if first <= number < first + 8]


def highest(component: int) -> Callable[[Lords, Owner], int]:
    """The single highest level of a component."""
    return lambda t, o: max(levels(o, component), default=0)


def combined(component: int) -> Callable[[Lords, Owner], int]:
    """The combined levels of a component."""
    return lambda t, o: sum(levels(o, component))


def upgrades(o: Owner) -> int:
    """Tiles built: spaces whose level is above the printed one."""
    return sum(number > 0 and (number - 1) % 8 > 0 for number in o.park)


STAT: dict[str, Callable[[Lords, Owner], int]] = {
    "stars": lambda t, o: o.stars,
    "regulars": lambda t, o: o.regulars,
    "prospects": lambda t, o: o.prospects,
    "impact_players": lambda t, o: o.stars + o.regulars,
    "manager": lambda t, o: o.manager,
    "front_office": lambda t, o: o.front_office,
    "farm_system": lambda t, o: o.farm_system,
    "fans": lambda t, o: o.fans,
    "cash": lambda t, o: o.cash,
    "media": lambda t, o: o.media,
    "tq": lambda t, o: base_tq(o),
    "wins": lambda t, o: o.wins,
    "vp": lambda t, o: o.vp,
    "loans": lambda t, o: o.loans,
    **{f"highest_{name}": highest(place) for place, name in enumerate(COMPONENTS)},
    **{f"combined_{name}": combined(place) for place, name in enumerate(COMPONENTS) if name != "field"},
    "park_income": park_income,
    "upgrades": lambda t, o: upgrades(o),
}
"""How each stat of `amounts.STATS` is counted."""


def figures(t: Lords, stat: str) -> list[int]:
    """A stat of every owner by seat; then, for a lone owner, of the clubs of the league (ruling L50)."""
    count = STAT[stat]
    found = [count(t, o) for o in t.owners]
    return found if stat in NOT_THEIRS else found + [count(t, club) for club in rivals(t)]


def worth(t: Lords, o: Owner, amount: Amount) -> int:
    """What an amount comes to for this club."""
    if amount.of is None:
        return amount.per
    count = amount.per * max(0, STAT[amount.of](t, o) // amount.every)
    return max(-amount.most, min(amount.most, count))


def holds(t: Lords, o: Owner, needs: tuple[Need, ...]) -> bool:
    """Do all conditions hold for this club?"""
    return all(_holds(t, o, need) for need in needs)


def _holds(t: Lords, o: Owner, need: Need) -> bool:
    match need:
        case Upgrade(component=component):
            return any(level > 1 for level in levels(o, COMPONENTS.index(component)))
        case AtLeast(numbers=numbers):
            return all(STAT[stat](t, o) >= least for stat, least in numbers.pairs)
        case AtMost(numbers=numbers):
            return all(STAT[stat](t, o) <= most for stat, most in numbers.pairs)
        case Most(stat=stat):
            return STAT[stat](t, o) == max(figures(t, stat))
        case Fewest(stat=stat):
            return STAT[stat](t, o) == min(figures(t, stat))
        case Facing(whom=whom):
            return _faces(t, o, whom)
    raise TypeError(f"{type(need).__name__} is not a condition of this game")


def _faces(t: Lords, o: Owner, whom: str) -> bool:
    """Both Team Qualities are those before any card; in a series that is only imagined, one's own is today's."""
    if whom in ("npt", "owner"):
        return (o.rival >= 0) == (whom == "owner")
    rival = t.owners[o.rival] if o.rival >= 0 else None
    mine = rival.rival_base if rival is not None and rival.rival == o.seat else base_tq(o)
    return {"stronger": o.rival_base > mine, "equal": o.rival_base == mine, "weaker": o.rival_base < mine}[whom]


def quality_phase(t: Lords) -> None:
    """Quality Phase: each team recalculates its Team Quality."""
    for o in t.owners:
        o.quality = base_tq(o)
        if t.tell is not None:
            t.announce(told.QualityCounted(o.seat, o.stars, o.regulars // 3, o.manager, o.field_tq, o.quality))
