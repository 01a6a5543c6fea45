"""What the event of a Hot Stove card can do, to every club and to the winter as a whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, model_validator

from lordsball.content.models import Model, own_words
from lordsball.content.vocabulary import Effect, Vocabulary
from lordsball.games.lords.needs import CLUB_NEEDS, Facing, Need, needs_in_words
from lordsball.games.lords.verbs import CLUB_VERBS, SERIES_VERBS, Either, If, Roll, in_words

CLUB_EVENT_VERBS = CLUB_VERBS + Vocabulary(If, Either, Roll)
ClubEffects = Annotated[tuple[Annotated[Effect, CLUB_EVENT_VERBS], ...], Field(max_length=4, title="Effects")]


class EveryClub(Model):
    """What happens to each club: `do` where all `needs` hold, else `otherwise`."""

    needs: Annotated[tuple[Annotated[Need, CLUB_NEEDS], ...], Field(max_length=4, title="Conditions")] = ()
    """All of them must hold; none: every club is affected."""
    do: Annotated[ClubEffects, Field(min_length=1)]
    """What happens to such a club."""
    otherwise: ClubEffects = ()
    """What happens to every other club."""

    @model_validator(mode="after")
    def _in_winter(self) -> EveryClub:
        if self.otherwise and not self.needs:
            raise own_words("found 'otherwise' without 'needs', expected a condition that some clubs may miss")
        for effect in every_effect((*self.do, *self.otherwise)):
            if effect.verb() in SERIES_VERBS.verbs:
                raise own_words(f"found '{effect.verb()}' in a Hot Stove event, expected what can happen in winter")
            if isinstance(effect, If) and any(isinstance(need, Facing) for need in effect.condition.needs):
                raise own_words("found 'facing' in a Hot Stove event, expected a condition that holds in winter")
        return self


def every_effect(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The effects and all those inside them."""
    for effect in effects:
        yield effect
        match effect:
            case If(condition=c):
                yield from every_effect((*c.then, *c.otherwise))
            case Roll(throw=t):
                yield from every_effect((*t.then, *t.otherwise))
            case Either(choices=choices):
                yield from every_effect(tuple(inner for choice in choices for inner in choice.do))


class EachOwner(Effect):
    """Every owner's club in turn, the lowest in VP first."""

    clubs: EveryClub = Field(alias="each_owner")
    """Which clubs, and what happens to them."""

    def own_words(self) -> str:
        c = self.clubs
        whom = f"Each club with {needs_in_words(c.needs)}" if c.needs else "Every club"
        text = f"{whom}: {in_words(c.do)}"
        return f"{text} Every other club: {in_words(c.otherwise)}" if c.otherwise else text


class StarPool(Effect):
    """Stars move from the general supply into the Star Player Pool (or back), as many as there are."""

    stars: Annotated[int, Field(ge=-3, le=3)] = Field(alias="star_pool")
    """How many; below 0 out of the pool."""

    def own_words(self) -> str:
        return f"The Star Player Pool changes by {self.stars:+d}."


class TilePrice(Effect):
    """Stadium tiles cost more or less until this Hot Stove League ends, never less than nothing."""

    dollars: Annotated[int, Field(ge=-20, le=20)] = Field(alias="tile_price")
    """Dollars a tile."""

    def own_words(self) -> str:
        return f"This winter every stadium tile costs {self.dollars:+d} dollars."


class ManagerRolls(Effect):
    """Every Manager action of this winter has more rolls."""

    rolls: Annotated[int, Field(ge=1, le=3)] = Field(alias="manager_rolls")
    """How many more."""

    def own_words(self) -> str:
        return f"This winter every Manager action has {self.rolls} more rerolls."


class WinterCards(Effect):
    """Every owner is dealt more Hot Stove cards this winter, up to the hand limit."""

    cards: Annotated[int, Field(ge=1, le=2)] = Field(alias="winter_cards")
    """How many more."""

    def own_words(self) -> str:
        return f"This winter everybody is dealt {self.cards} more."


EVENT_VERBS = Vocabulary(EachOwner, StarPool, TilePrice, ManagerRolls, WinterCards)
"""Everything a Hot Stove event can do."""
EventEffects = Annotated[tuple[Annotated[Effect, EVENT_VERBS], ...], Field(min_length=1, max_length=3, title="Effects")]
