"""Is a saved position one that play can reach with these cards? What is checked here, no later step has to doubt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from lordsball.engine.procedure import Procedure
from lordsball.engine.records import LoadError
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.carrying_out import (
    CarryOut,
    ChooseOne,
    DrawForTrade,
    InnovateStacks,
    OfferTrade,
)
from lordsball.games.lords.ending import BonusCardResolution, FinalStadiumScoring
from lordsball.games.lords.finances import BuyingVP, Finances
from lordsball.games.lords.hot_stove import ExecutiveMovement, HotStove, HotStoveActions, HotStoveEvent
from lordsball.games.lords.matchup import Matchup
from lordsball.games.lords.places import check_place
from lordsball.games.lords.postseason import ChampionshipSeries, Postseason
from lordsball.games.lords.regular import RegularSeason
from lordsball.games.lords.retirements import Retirements
from lordsball.games.lords.season import PlayGame, Year
from lordsball.games.lords.setup import SetUp
from lordsball.games.lords.spring import MediaSupport, SpringActions, SpringTraining
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.staff import HireManager
from lordsball.games.lords.state import (
    EMPTY_STACK,
    MOST_DICE,
    MOST_FANS,
    MOST_LEVEL,
    MOST_PROSPECTS,
    MOST_REGULARS,
    MOST_STARS,
    NOBODY,
    SOURCES,
    TEAMS,
    YEAR_COLUMNS,
    Lords,
    Owner,
)

MANY = 10**6
INSIDE: dict[type[Procedure], tuple[type[Procedure], ...]] = {
    PlayGame: (Year, FinalStadiumScoring, SetUp),
    Year: (SpringTraining, RegularSeason, Postseason, Finances, HotStove, BonusCardResolution),
    SpringTraining: (MediaSupport, SpringActions),
    RegularSeason: (MediaSupport, Matchup),
    Matchup: (Matchup, CarryOut),
    Postseason: (ChampionshipSeries,),
    ChampionshipSeries: (CarryOut,),
    Finances: (Retirements, BuyingVP),
    HotStove: (HotStoveEvent, MediaSupport, HotStoveActions),
    HotStoveEvent: (CarryOut,),
    HotStoveActions: (HireManager, StadiumActions, ExecutiveMovement),
    CarryOut: (CarryOut, ChooseOne, InnovateStacks, OfferTrade, DrawForTrade),
    ChooseOne: (CarryOut,),
}
"""What each procedure may have called. Matchups of one Schedule card wait on top of each other, not yet begun."""
NUMBERS = {
    "stars": (0, MOST_STARS), "regulars": (0, MOST_REGULARS), "prospects": (0, MOST_PROSPECTS),
    "front_office": (1, MOST_LEVEL), "farm_system": (1, MOST_LEVEL), "manager": (0, MOST_LEVEL),
    "cash": (0, MANY), "media": (0, MANY), "fans": (1, MOST_FANS), "vp": (-MANY, MANY), "wins": (0, 154),
    "loans": (0, MANY), "titles": (0, 7), "field_tq": (0, 90), "field_dice": (0, 63), "rival": (-1, TEAMS - 1),
    "rival_base": (0, 100), "series_tq": (-MANY, MANY), "dice": (1, MOST_DICE), "die": (0, 6), "income": (0, MANY),
    "payroll": (0, MANY), "quality": (0, 20), "loans_taken": (0, MANY),
}
"""Least and most of each number of an owner."""
TABLE = {
    "year": (1, 7), "last_year": (1, 7), "star_pool": (0, 200), "supply": (0, 200), "retired": (0, 200),
    "schedule": (-1, TEAMS - 2), "npt_tq": (-MANY, MANY), "tile_price": (-MANY, MANY), "manager_rolls": (0, 100),
    "winter_cards": (0, 100), "pennant": (-1, TEAMS - 1), "champion": (-1, TEAMS - 1),
}
"""Least and most of each number of the table."""


def check(t: Lords, cards: Catalog) -> None:
    """Raises LoadError, with where and what, for a position that no game with these cards comes to."""
    if t.league not in cards.leagues:
        raise LoadError(f"position.league: found {t.league!r}, which these cards do not have")
    if not 1 <= len(t.owners) <= TEAMS:
        raise LoadError(f"position.owners: {len(t.owners)} values, expected 1 to {TEAMS}")
    for name, (least, most) in TABLE.items():
        _within(f"position.{name}", getattr(t, name), least, most)
    if len(t.uses) != len(cards.uses):
        raise LoadError(f"position.uses: {len(t.uses)} values, expected {len(cards.uses)}")
    _check_teams(t)
    for place, o in enumerate(t.owners):
        _check_owner(f"position.owners[{place}]", o, place)
    _check_cards(t, cards)
    _check_stack(t, cards)
    cubes = sum(o.stars for o in t.owners) + t.star_pool + t.supply + t.retired
    if cubes != (expected := cards.rules.star_cubes[len(t.owners) > 4]):
        raise LoadError(f"position: found {cubes} Star cubes, expected {expected}")


def _check_teams(t: Lords) -> None:
    if len(t.seat_of) != TEAMS or len(t.npt) != TEAMS:
        raise LoadError(f"position.seat_of: {len(t.seat_of)} values, expected {TEAMS}")
    for o in t.owners:
        _within(f"position.owners[{o.seat}].team", o.team, 0, TEAMS - 1)
    expected = [next((o.seat for o in t.owners if o.team == team), -1) for team in range(TEAMS)]
    if t.seat_of != expected:
        raise LoadError(f"position.seat_of: found {t.seat_of}, expected {expected}")
    for place in t.schedule_left:
        _within("position.schedule_left", place, 0, TEAMS - 2)


def _check_owner(path: str, o: Owner, place: int) -> None:
    if o.seat != place:
        raise LoadError(f"{path}.seat: found {o.seat}, expected {place}")
    for name, (least, most) in NUMBERS.items():
        _within(f"{path}.{name}", getattr(o, name), least, most)
    for name, length, least, most in (("park", 9, 0, 32), ("stacks", 4, 2, EMPTY_STACK)):
        numbers = getattr(o, name)
        if len(numbers) != length:
            raise LoadError(f"{path}.{name}: {len(numbers)} values, expected {length}")
        for number in numbers:
            _within(f"{path}.{name}", number, least, most)
    if len(o.faces) > MOST_DICE:
        raise LoadError(f"{path}.faces: {len(o.faces)} values, expected {MOST_DICE} at most")
    for face in o.faces:
        _within(f"{path}.faces", face, 1, 6)
    if len(o.vp_from) != len(SOURCES) or sum(o.vp_from) != o.vp:
        raise LoadError(f"{path}.vp_from: found {o.vp_from}, expected {len(SOURCES)} numbers that add up to {o.vp}")
    if any(len(year) != len(YEAR_COLUMNS) for year in o.years):
        raise LoadError(f"{path}.years: found a year that has not {len(YEAR_COLUMNS)} numbers")


def _check_cards(t: Lords, cards: Catalog) -> None:
    """Every card of every deck is there once, wherever it lies."""
    on_the_way = [getattr(p, "card", "") for p in t.stack if type(p).__name__ == "DrawForTrade"]
    owners = t.owners
    decks: tuple[tuple[str, Mapping[str, object], Iterable[list[str]]], ...] = (
        ("spring", cards.spring, [t.spring_left, t.spring_used, on_the_way, *(o.spring for o in owners)]),
        ("season", cards.season, [t.season_left, t.season_used, *([*o.hand, o.pick] for o in owners)]),
        ("hot_stove", cards.hot_stove,
         [t.hot_stove_left, t.hot_stove_used, t.event_cards, *(o.hot_stove for o in owners)]),
        ("franchises", cards.franchises, [t.franchises_left, *([o.franchise] for o in owners)]),
        ("championship", cards.championship, [t.champions_left, *(o.champions for o in owners)]),
        ("bonus", cards.bonus, [t.bonus_left, t.bonus_used, [t.bonus]]),
    )
    for name, known, places in decks:
        there = Counter(card for place in places for card in place if card)
        if there != (whole := Counter(known.keys())):
            odd = sorted((there - whole) + (whole - there))
            raise LoadError(f"position: the {name} deck does not hold each card once (see {odd[0]!r})")
    tokens = [*t.npt_start, *t.npt_left, *t.npt_removed, *filter(None, t.npt)]
    for token in tokens:
        if token not in cards.npt:
            raise LoadError(f"position: found the NPT token {token!r}, which these cards do not have")
    for token in t.retirement:
        if token not in cards.retirement:
            raise LoadError(f"position.retirement: found {token!r}, which these cards do not have")


def _check_stack(t: Lords, cards: Catalog) -> None:
    """Procedures that follow from each other, each about seats, cards and effects that are there."""
    for place, (outer, inner) in enumerate(zip(t.stack, t.stack[1:], strict=False)):
        if type(inner) not in INSIDE.get(type(outer), ()) or not (outer.at or isinstance(outer, Matchup)):
            names = type(outer).__name__, type(inner).__name__
            raise LoadError(f"position.stack[{place + 1}]: found {names[1]} inside {names[0]}, where it cannot be")
    if not t.stack:
        return
    if not isinstance(t.stack[0], PlayGame):
        raise LoadError(f"position.stack[0]: found {type(t.stack[0]).__name__}, expected PlayGame")
    for place, procedure in enumerate(t.stack):
        _check_procedure(f"position.stack[{place}]", procedure, t, cards)
    top = t.stack[-1]
    if top.ON[top.at] is None:
        raise LoadError(f"position.stack: found a game that waits at {top.where()}, where nothing is asked")


def _check_procedure(path: str, procedure: Procedure, t: Lords, cards: Catalog) -> None:
    most = len(t.owners) - 1
    tied = isinstance(procedure, HotStoveEvent) and procedure.at > procedure.PLACES["pick_one"]
    for name, least, last in (
        ("seat", NOBODY if tied else 0, most),
        ("team", 0, TEAMS - 1), ("other", 0, TEAMS - 1), ("component", 0, 3), ("actions", 0, MANY),
        ("rerolls", 0, MANY), ("times", 0, MANY), ("levels", 0, MANY), ("next", 0, MANY), ("place", 0, MANY),
        ("turn", 0, TEAMS), ("npt_die", 0, 6), ("needs", 0, 6), ("won", 0, 4), ("lost", 0, 4),
    ):
        value = getattr(procedure, name, 0)
        for number in value if isinstance(value, list) else [value]:
            _within(f"{path}.{name}", number, least, last)
    for seat in [*getattr(procedure, "seats", ()), *getattr(procedure, "tied", ())]:
        _within(f"{path}.seats", seat, 0, most)
    ids = [*getattr(procedure, "cards", ()), getattr(procedure, "card", ""), getattr(procedure, "saved", "")]
    known = (cards.season, cards.spring, cards.hot_stove, cards.championship)
    for id in filter(None, ids):
        if not any(id in deck for deck in known):
            raise LoadError(f"{path}: found the card {id!r}, which these cards do not have")
    check_place(path, procedure, t, cards)
    script = getattr(procedure, "script", None)
    if script is not None and script not in cards.scripts:
        raise LoadError(f"{path}: found the effects {script!r}, which these cards do not have")


def _within(path: str, found: int, least: int, most: int) -> None:
    if not least <= found <= most:
        raise LoadError(f"{path}: found {found}, expected {least} to {most}")
