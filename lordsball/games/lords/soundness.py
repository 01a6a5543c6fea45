"""Is a saved position one that play can reach with these cards? What holds here, no later step has to doubt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from lordsball.engine.records import LoadError
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.state import (
    EMPTY_STACK,
    MOST_DICE,
    MOST_FANS,
    MOST_LEVEL,
    MOST_PROSPECTS,
    MOST_REGULARS,
    MOST_STARS,
    SOURCES,
    TEAMS,
    YEAR_COLUMNS,
    Lords,
    Owner,
)

MANY = 10**6
NUMBERS = {
    "stars": (0, MOST_STARS), "regulars": (0, MOST_REGULARS), "prospects": (0, MOST_PROSPECTS),
    "front_office": (1, MOST_LEVEL), "farm_system": (1, MOST_LEVEL), "manager": (0, MOST_LEVEL),
    "cash": (0, MANY), "media": (0, MANY), "fans": (1, MOST_FANS), "vp": (-MANY, MANY), "wins": (0, 154),
    "loans": (0, MANY), "titles": (0, 7), "field_tq": (0, 90), "field_dice": (0, 63), "rival": (-1, TEAMS - 1),
    "rival_base": (0, 100), "series_tq": (-MANY, MANY), "dice": (1, MOST_DICE), "die": (0, 6), "income": (0, MANY),
    "payroll": (0, MANY), "quality": (0, 20), "loans_taken": (0, MANY),
}  # fmt: skip
"""Least and most of each number of an owner."""
TABLE = {
    "year": (1, 7), "last_year": (1, 7), "star_pool": (0, 200), "supply": (0, 200), "retired": (0, 200),
    "schedule": (-1, TEAMS - 2), "npt_tq": (-MANY, MANY), "tile_price": (-MANY, MANY), "manager_rolls": (0, 100),
    "winter_cards": (0, 100), "pennant": (-1, TEAMS - 1), "champion": (-1, TEAMS - 1),
}  # fmt: skip
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
    )  # fmt: skip
    for name, known, places in decks:
        there = Counter(card for place in places for card in place if card)
        if there != Counter(known):
            odd = sorted((there - Counter(known)) + (Counter(known) - there))
            raise LoadError(f"position: the {name} deck does not hold each card once (see {odd[0]!r})")
    tokens = [*t.npt_start, *t.npt_left, *t.npt_removed, *filter(None, t.npt)]
    for token in tokens:
        if token not in cards.npt:
            raise LoadError(f"position: found the NPT token {token!r}, which these cards do not have")
    for token in t.retirement:
        if token not in cards.retirement:
            raise LoadError(f"position.retirement: found {token!r}, which these cards do not have")
    for procedure in t.stack:
        script = getattr(procedure, "script", "")
        if script and script not in cards.scripts:
            raise LoadError(f"position.stack: found the effects {script!r}, which these cards do not have")


def _within(path: str, found: int, least: int, most: int) -> None:
    if not least <= found <= most:
        raise LoadError(f"{path}: found {found}, expected {least} to {most}")
