"""What can change about a club: its tracks, its Stars, its trades. Every change keeps within caps and floors."""

from __future__ import annotations

from lordsball.games.lords import events as told
from lordsball.games.lords import money
from lordsball.games.lords.needs import COMPONENTS
from lordsball.games.lords.quality import park_tq
from lordsball.games.lords.state import (
    CARDS,
    EMPTY_STACK,
    FEWEST_FANS,
    MOST_FANS,
    MOST_LEVEL,
    MOST_PROSPECTS,
    MOST_REGULARS,
    MOST_STARS,
    Lords,
    Owner,
)

Counts = tuple[int, int, int]
"""Stars, Regulars, Prospects."""

CAPS = {
    "stars": MOST_STARS, "regulars": MOST_REGULARS, "prospects": MOST_PROSPECTS, "fans": MOST_FANS,
    "media": 10**6, "manager": MOST_LEVEL, "front_office": MOST_LEVEL, "farm_system": MOST_LEVEL,
}
"""The last box of each track; Media tokens have none."""
FLOORS = {"fans": FEWEST_FANS, "manager": 1, "front_office": 1, "farm_system": 1}
"""The first box of each track that has one above 0 (rulings L6, L29). A card never sends a Manager away."""


def room(t: Lords, o: Owner, thing: str) -> int:
    """How much of a thing a club can still gain from the supply."""
    if thing in ("cash", "vp"):
        return 10**6
    if thing == "manager" and not o.manager:
        return 0
    left: int = CAPS[thing] - getattr(o, thing)
    return min(left, t.supply) if thing == "stars" else left


def stock(o: Owner, thing: str) -> int:
    """How much of a thing a club can lose."""
    if thing in ("cash", "vp"):
        return 10**6
    held: int = getattr(o, thing)
    return max(0, held - FLOORS.get(thing, 0))


def change(t: Lords, o: Owner, thing: str, amount: int, why: str) -> int:
    """Move a track or stock by as much of `amount` as it has room or stock for; the amount that moved.

    Stars come from the general supply and go back to it (ruling L14).
    """
    if thing == "cash":
        money.receive(t, o, amount, why)
        return amount
    if thing == "vp":
        money.score(t, o, CARDS, amount)
        return amount
    moved = min(amount, room(t, o, thing)) if amount > 0 else -min(-amount, stock(o, thing))
    if moved:
        setattr(o, thing, getattr(o, thing) + moved)
        if thing == "stars":
            t.supply -= moved
        if t.tell is not None:
            t.announce(told.Changed(o.seat, thing, moved, getattr(o, thing), why))
            if thing == "stars":
                t.announce(told.StarsMoved(t.star_pool, t.supply))
    return moved


def retire_star(t: Lords, o: Owner) -> None:
    """A retired Star is removed from the game, not returned to the Star Player Pool."""
    o.stars -= 1
    t.retired += 1
    if t.tell is not None:
        t.announce(told.Changed(o.seat, "stars", -1, o.stars, "retired"))


def fill_pool(t: Lords, stars: int) -> None:
    """Stars from the general supply into the Star Player Pool, or back, as many as there are."""
    moved = min(stars, t.supply) if stars > 0 else -min(-stars, t.star_pool)
    t.star_pool += moved
    t.supply -= moved
    if moved and t.tell is not None:
        t.announce(told.StarsMoved(t.star_pool, t.supply))


def can_trade(t: Lords, o: Owner, give: Counts, get: Counts) -> bool:
    """Give up first, then gain, all or nothing (ruling L15): is everything there, and room for it?"""
    return (
        o.stars >= give[0]
        and o.regulars >= give[1]
        and o.prospects >= give[2]
        and t.star_pool + give[0] >= get[0]
        and o.stars - give[0] + get[0] <= MOST_STARS
        and o.regulars - give[1] + get[1] <= MOST_REGULARS
        and o.prospects - give[2] + get[2] <= MOST_PROSPECTS
    )


def trade(t: Lords, o: Owner, give: Counts, get: Counts) -> None:
    """A deal with a third-party team: Stars given up go to the Star Player Pool, Stars gained come out of it."""
    o.stars += get[0] - give[0]
    o.regulars += get[1] - give[1]
    o.prospects += get[2] - give[2]
    t.star_pool += give[0] - get[0]
    if t.tell is not None:
        t.announce(told.Traded(o.seat, give, get))
        if give[0] or get[0]:
            t.announce(told.StarsMoved(t.star_pool, t.supply))


def innovate(t: Lords, o: Owner, component: int) -> None:
    """Remove the top tile of a stack, taking it out of the game and exposing the next level."""
    level = o.stacks[component]
    o.stacks[component] = level + 1
    if t.tell is not None:
        t.announce(told.Innovated(o.seat, component, level))


def can_innovate(o: Owner) -> bool:
    """Is there any tile left in a stack (ruling L30)?"""
    return min(o.stacks) < EMPTY_STACK


def price_of(t: Lords, o: Owner, component: int) -> int:
    """What the top tile of a stack costs now."""
    return max(0, t.cards.stacks[component][o.stacks[component] - 1].price + t.tile_price)


def buy_tile(t: Lords, o: Owner, component: int) -> None:
    """Pay the listed price of the top tile of a stack."""
    money.pay(t, o, price_of(t, o, component), "tile")


def place(t: Lords, o: Owner, component: int, space: int) -> None:
    """Place the top tile of a stack, paid for, on a legal space; what lay there leaves the game."""
    level = o.stacks[component]
    tile = t.cards.stacks[component][level - 1]
    replaced = o.park[space]
    o.park[space] = 8 * component + level
    o.stacks[component] = level + 1
    o.field_tq = park_tq(t, o)
    t.uses[t.cards.uses[f"tile {COMPONENTS[component]} {level}"]] += 1
    if t.tell is not None:
        t.announce(told.Built(o.seat, component, level, space, replaced))
    if tile.fans:
        change(t, o, "fans", tile.fans, "tile")


def build(t: Lords, o: Owner, component: int, space: int) -> None:
    """Buy the top tile of a stack and place it."""
    buy_tile(t, o, component)
    place(t, o, component, space)
