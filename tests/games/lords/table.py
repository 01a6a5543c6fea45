"""Small positions of Lords of Baseball: known clubs, the dice that come up, and one procedure to play."""

from __future__ import annotations

from typing import Any

from lordsball.engine.chance import Loaded
from lordsball.engine.procedure import Procedure, parse_action
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.setup import new_position
from lordsball.games.lords.state import Lords, Owner
from tests.games.lords.plain_decks import plain

LEAGUE = next(iter(plain().leagues))
NPT = ("start_1", "start_2", "start_3", "start_4", "start_5", "start_6", "start_7", "start_8")
"""TQ and wins: 5-61, 6-66, 7-72, 8-77, 8-77, 9-84, 10-89, 11-90."""


def table(owners: int = 2, cards: Catalog | None = None, dice: tuple[int, ...] = (), **club: int) -> Lords:
    """A game before its first year. Every club has 3 Stars, 9 Regulars, 5 Prospects, a level-3 Manager (TQ 9) and $50,
    unless `club` says otherwise; the first chances are `dice`."""
    t = new_position(cards or plain(), LEAGUE, list(range(owners)), 3, seed=7)
    t.stack = []
    t.star_pool = 3 * owners
    t.supply -= t.star_pool
    for o in t.owners:
        numbers = {"stars": 3, "regulars": 9, "prospects": 5, "manager": 3, "cash": 50, **club}
        for name, number in numbers.items():
            setattr(o, name, number)
        o.vp_from[0] = o.vp
        t.supply -= o.stars
        o.franchise = t.franchises_left.pop()
    for team in range(owners, 8):
        t.npt[team] = NPT[team - owners]
        t.npt_start.remove(t.npt[team])
    t.npt_left += t.npt_start
    t.npt_start = []
    t.chance = Loaded(11, list(dice))
    return t


def play(t: Lords, procedure: Procedure, *choices: str) -> list[Any]:
    """Begin the procedure and choose, as texts; what was told to everybody."""
    events: list[Any] = []
    t.tell = lambda told: events.append(told.event)
    t.stack = [procedure]
    t.begin()
    for choice in choices:
        t.apply(parse_action(choice))
    return events


def choose(t: Lords, *choices: str) -> list[Any]:
    """Go on choosing; what was told."""
    events: list[Any] = []
    t.tell = lambda told: events.append(told.event)
    for choice in choices:
        t.apply(parse_action(choice))
    return events


def options(t: Lords) -> list[str]:
    """The texts of what is open now; none when it is over."""
    return [] if t.decision is None else [str(action) for action in t.decision.options]


def ask(t: Lords) -> str:
    """What is asked; an empty text when it is over."""
    return "" if t.decision is None else t.decision.ask


def set_stars(t: Lords, o: Owner, stars: int) -> None:
    """This many Stars on the mat, the others in the general supply."""
    t.supply += o.stars - stars
    o.stars = stars


def of(events: list[Any], kind: type) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
