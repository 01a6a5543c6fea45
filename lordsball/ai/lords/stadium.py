"""The stadium: what a tile is worth, where it goes, and how the actions of a card are best spent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from lordsball.ai.lords.choice import Choice
from lordsball.ai.lords.judge import Judge
from lordsball.ai.lords.moment import WINTER
from lordsball.games.lords.actions import BUILD, INNOVATE, SPACE, STOP
from lordsball.games.lords.state import EMPTY_STACK, MOST_FANS

LATER = 0.35
"""How much of a better tile on top of a stack is worth having it there, for a winter that is still to come."""
DEEPEST = 8
STACKS = range(4)


class Pick(NamedTuple):
    """A tile that could be built, and how many tiles above it are passed over first."""

    component: int
    skipped: int
    price: int
    worth: float

    @property
    def actions(self) -> int:
        """Stadium actions it takes."""
        return self.skipped + 1


def tile_worth(judge: Judge, component: int, level: int) -> tuple[float, int]:
    """What a tile of that level would add at its best space, and the space; the price is paid apart."""
    return judge.once(f"tile {component} {level}", lambda: _tile_worth(judge, component, level))


def _tile_worth(judge: Judge, component: int, level: int) -> tuple[float, int]:
    return max(tile_spaces(judge, component, level), key=lambda entry: entry[0])


def tile_spaces(judge: Judge, component: int, level: int) -> list[tuple[float, int]]:
    """What a tile of that level would add at each of its spaces, and the space."""
    club, cards = judge.club, judge.cards
    number = 8 * component + level
    tile = cards.tiles[number]
    assert tile is not None
    before_park, before_tq = club.park, club.field_tq
    fans = min(tile.fans, MOST_FANS - club.fans)
    found: list[tuple[float, int]] = []
    known: dict[int, float] = {}
    for space in cards.takes[component]:
        covered = before_park[space]
        if covered in known:  # two spaces with the same on them are worth the same
            found.append((known[covered], space))
            continue
        gone = cards.tiles[covered]
        club.park = before_park[:]
        club.park[space] = number
        club.field_tq = before_tq + tile.tq - (gone.tq if gone else 0)
        known[covered] = judge.gain(fans=fans)
        found.append((known[covered], space))
    club.park, club.field_tq = before_park, before_tq
    return found


def picks(judge: Judge, actions: int) -> list[Pick]:
    """The tiles that are worth their price and within reach of this many actions and the cash at hand."""
    club, cards = judge.club, judge.cards
    found = []
    for component in STACKS:
        for skipped in range(actions):
            level = club.stacks[component] + skipped
            if level > DEEPEST:
                break
            price = max(0, cards.stacks[component][level - 1].price + judge.t.tile_price)
            if price > club.cash:
                break
            worth = tile_worth(judge, component, level)[0] + judge.gain(cash=-price)
            if worth > 0:
                found.append(Pick(component, skipped, price, worth))
    return found


def best_plan(judge: Judge, actions: int) -> tuple[float, Pick | None]:
    """The best that this many actions can build, and what to build first; nothing may be worth building."""
    return _plan(picks(judge, actions), actions, judge.club.cash, 0)


def _plan(found: list[Pick], actions: int, cash: int, used: int) -> tuple[float, Pick | None]:
    top, first = 0.0, None
    for worth, pick in _plans(found, actions, cash, used):
        if worth > top:
            top, first = worth, pick
    return top, first


def _plans(found: list[Pick], actions: int, cash: int, used: int) -> Iterator[tuple[float, Pick]]:
    """The best that can be built with each of the picks first, from one component a piece; `used`: a set of bits."""
    for pick in found:
        if used >> pick.component & 1 or pick.actions > actions or pick.price > cash:
            continue
        rest = 0.0
        if pick.actions < actions:
            rest = _plan(found, actions - pick.actions, cash - pick.price, used | 1 << pick.component)[0]
        yield pick.worth + rest, pick


def skip_worth(judge: Judge, component: int) -> float:
    """What passing over the top tile of a stack is worth where there is nothing better to do."""
    level = judge.club.stacks[component]
    if level >= DEEPEST or not (judge.moment.winters or judge.moment.part == WINTER):
        return 0.0
    now, then = (_net(judge, component, each) for each in (level, level + 1))
    return LATER * (max(0.0, then) - max(0.0, now))


def _net(judge: Judge, component: int, level: int) -> float:
    price = judge.cards.stacks[component][level - 1].price
    return tile_worth(judge, component, level)[0] - price * judge.dollar


def stadium_worth(judge: Judge, actions: int) -> float:
    """What a card's stadium actions are worth: what is built, and what is passed over with the rest."""
    built, _ = best_plan(judge, actions)
    return max(built, actions * max((skip_worth(judge, c) for c in open_stacks(judge)), default=0.0), 0.0)


def open_stacks(judge: Judge) -> Iterator[int]:
    """The stacks with a tile on them."""
    return (stack for stack in STACKS if judge.club.stacks[stack] < EMPTY_STACK)


def stadium_actions(judge: Judge, actions: int) -> list[Choice]:
    """Build, pass a tile over for what lies under it, or stop; where nothing is worth building, pass over any tile."""
    found = []
    for worth, pick in _plans(picks(judge, actions), actions, judge.club.cash, 0):
        if pick.skipped:
            found.append(Choice(INNOVATE[pick.component], worth, "There is something better underneath."))
        else:
            found.append(Choice(BUILD[pick.component], worth, "It pays for itself, and then for the rest of us."))
    return [*found, Choice(STOP, 0.0)] if found else [Choice(STOP, 0.0), *innovations(judge)]


def innovations(judge: Judge) -> list[Choice]:
    """Every stack whose top tile can be passed over."""
    return [Choice(INNOVATE[c], skip_worth(judge, c), "Nobody would buy that one.") for c in open_stacks(judge)]


def spaces(judge: Judge, component: int) -> list[Choice]:
    """Every space that the tile can go to."""
    level = judge.club.stacks[component]
    return [Choice(SPACE[place], worth) for worth, place in tile_spaces(judge, component, level)]
