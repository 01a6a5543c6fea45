"""Who goes first: every order is total (VP, wins, dice), and the log says what decided (rulings L26, L40)."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.games.lords import events as told
from lordsball.games.lords.state import Lords, Owner

Key = tuple[str, Callable[[Owner], int]]
"""What is compared, in a word, and its number: the lower one goes first."""

LEAST_VP: Key = "vp", lambda o: o.vp
MOST_VP: Key = "vp", lambda o: -o.vp
FEWEST_WINS: Key = "wins", lambda o: o.wins


def order(t: Lords, what: str, keys: tuple[Key, ...], dice: int, seats: list[int] | None = None) -> list[int]:
    """The seats in order of these numbers; those still tied roll this many dice, high roll first, until all differ.

    :param what: what the order is for; "" where nobody is asked anything, so that there is nothing to tell.
    """
    owners = t.owners if seats is None else [t.owners[seat] for seat in seats]
    if len(owners) == 1:
        return [owners[0].seat]
    groups: dict[tuple[int, ...], list[int]] = {}
    for o in owners:
        groups.setdefault(tuple(number(o) for _, number in keys), []).append(o.seat)
    rolls: list[tuple[int, int]] = []
    found: list[int] = []
    by: list[str] = []
    last: tuple[int, ...] | None = None
    for key in sorted(groups):
        if last is not None:
            by.append(next(name for (name, _), one, other in zip(keys, last, key, strict=True) if one != other))
        group = groups[key]
        found += group if len(group) == 1 else _rolled(t, group, dice, rolls)
        by += ["dice"] * (len(group) - 1)
        last = key
    if what and t.tell is not None:
        t.announce(told.OrderDecided(what, tuple(found), tuple(by), tuple(rolls)))
    return found


def _rolled(t: Lords, seats: list[int], dice: int, rolls: list[tuple[int, int]]) -> list[int]:
    """Those who tie again roll again."""
    totals: dict[int, list[int]] = {}
    for seat in seats:
        total = sum(t.chance.die(6) for _ in range(dice))
        rolls.append((seat, total))
        totals.setdefault(total, []).append(seat)
    found: list[int] = []
    for total in sorted(totals, reverse=True):
        tied = totals[total]
        found += tied if len(tied) == 1 else _rolled(t, tied, dice, rolls)
    return found
