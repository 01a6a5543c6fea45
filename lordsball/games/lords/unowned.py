"""What a club without an owner has: a lone owner's rivals wherever owners are compared (ruling L50)."""

from __future__ import annotations

from functools import lru_cache

from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.needs import COMPONENTS
from lordsball.games.lords.state import (
    FIELD,
    MOST_FANS,
    MOST_LEVEL,
    MOST_PROSPECTS,
    MOST_REGULARS,
    MOST_STARS,
    NOBODY,
    Lords,
    Owner,
)

THIRD = 3
"""Regulars that make a point of Team Quality."""
NOT_THEIRS = frozenset(("vp", "loans"))
"""Only owners have these."""


def rivals(t: Lords) -> list[Owner]:
    """The unowned clubs that a lone owner is compared with: none with several owners, under the house rule
    `solo_leads`, or before the first tokens are laid."""
    cards = t.cards
    if len(t.owners) != 1 or cards.unowned is None or cards.rules.house_rules.solo_leads:
        return []
    return [club_of_token(cards, token, team) for team, token in enumerate(t.npt) if token]


@lru_cache(maxsize=4096)
def club_of_token(cards: Catalog, token: str, team: int = 0) -> Owner:
    """An unowned club in full. Nobody may change it.

    Its Team Quality is the token's: Manager first, then the Field, Stars, and three Regulars for each point that is
    left. Nobody's seat is -1.
    """
    assert cards.unowned is not None
    card, every = cards.npt[token], cards.unowned.one_for_every
    quality = left = card.tq

    def level(name: str, most: int) -> int:
        points: int = getattr(every, name)
        return min(most, 1 + quality // points)

    park = list(cards.empty_park)
    for component, name in enumerate(COMPONENTS):
        printed = park.index(8 * component + 1)
        park[printed] = 8 * component + level(name, 8)
    tile = cards.stacks[FIELD][level("field", 8) - 1]
    manager = min(level("manager", MOST_LEVEL), left)
    left -= manager
    field_tq = min(tile.tq, left)
    left -= field_tq
    stars = min(MOST_STARS, max(quality // every.stars, left - MOST_REGULARS // THIRD), left)
    return Owner(
        NOBODY, team, stars=stars, regulars=min(MOST_REGULARS, THIRD * (left - stars)),
        prospects=min(MOST_PROSPECTS, quality // every.prospects), manager=manager,
        front_office=level("front_office", MOST_LEVEL), farm_system=level("farm_system", MOST_LEVEL),
        cash=cards.unowned.dollars * quality, media=quality // every.media,
        fans=min(MOST_FANS, cards.unowned.start_fans + quality // every.fans), wins=card.wins, park=park,
        field_tq=field_tq,
    )
