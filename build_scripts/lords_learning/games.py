"""Games between players who try other things now and then, with the clubs noted at four points of each year."""

from typing import Any, NamedTuple

from lordsball.ai.lords.features import POINT_OF
from lordsball.ai.lords.regular import Look, Regular, Veteran
from lordsball.engine.chance import Chance, scatter
from lordsball.engine.procedure import Action, Decision
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.game import new, options_for
from lordsball.games.lords.state import Lords

CLUB = (
    "stars", "regulars", "prospects", "front_office", "farm_system", "manager", "cash", "media", "fans", "vp", "wins",
    "loans", "park", "stacks", "field_tq",
)
"""What is noted of each owner."""
TABLE = ("year", "bonus", "npt", "npt_left", "npt_removed", "pennant", "champion")
"""What is noted of the rest."""
TRIED = frozenset((
    "spring_option", "hot_stove_option", "stadium_action", "buy_vp", "media_support", "spring_card", "hot_stove_card",
    "retirement", "executive",
))
"""The questions at which something else is tried."""
PERCENT_TRIED = (0, 5, 20)


class Noted(NamedTuple):
    """A point of a year of a game."""

    point: str
    table: tuple[Any, ...]
    clubs: list[tuple[Any, ...]]


class NotedGame(NamedTuple):
    """A game with its points, and the Victory Points of each seat at its end."""

    years: int
    number: int
    points: list[Noted]
    ends: list[int]


class Explorer:
    """A player who now and then does anything at all, so that clubs of all kinds are seen."""

    def __init__(self, seed: int, learned: float) -> None:
        self.chance = Chance(seed)
        self.percent = PERCENT_TRIED[self.chance.below(len(PERCENT_TRIED))]
        self.usual: Regular = Veteran(seed) if self.chance.below(1000) < 1000 * learned else Regular(seed)

    def choose(self, decision: Decision, look: Look) -> Action:
        options = decision.options
        if len(options) > 1 and decision.ask in TRIED and self.chance.below(100) < self.percent:
            if decision.ask == "buy_vp":
                options = options[:2]
            return options[self.chance.below(len(options))]
        return self.usual.choose(decision, look)


def noted_game(cards: Catalog, years: int, owners: int, number: int, learned: float) -> NotedGame:
    """Play game `number` of this length and size."""
    seed = scatter(scatter(years, owners), number)
    t = new(cards, options_for(cards, owners, years), seed)
    t.answers_forced = True
    t.begin()
    players = [Explorer(scatter(seed, seat + 1), learned) for seat in range(owners)]
    points: dict[tuple[int, str], Noted] = {}
    while (decision := t.decision) is not None:
        point = POINT_OF.get(decision.ask)
        if point is not None and (t.year, point) not in points:
            points[t.year, point] = noted(t, point)
        t.apply(players[decision.seat].choose(decision, lambda: t))
    return NotedGame(years, number, list(points.values()), [o.vp for o in t.owners])


def noted(t: Lords, point: str) -> Noted:
    """The position at a point, as far as a value looks at it."""
    t = t.copy()
    return Noted(point, tuple(getattr(t, name) for name in TABLE), [
        tuple(getattr(o, name) for name in CLUB) for o in t.owners
    ])


def put_back(t: Lords, point: Noted) -> None:
    """Make a position of the same size into the one that was noted, as far as a value looks at it."""
    for name, found in zip(TABLE, point.table, strict=True):
        setattr(t, name, found)
    for o, club in zip(t.owners, point.clubs, strict=True):
        for name, found in zip(CLUB, club, strict=True):
            setattr(o, name, found)
    t.stack.clear()
    t.schedule_left.clear()
