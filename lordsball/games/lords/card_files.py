"""What the card files of Lords of Baseball may say: the decks and tokens. Board, park and leagues: `board_files.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from lordsball.content.catalog import Kind
from lordsball.content.models import Id, Model, Name, Sentence, ShortName, own_words
from lordsball.games.lords.amounts import Stat
from lordsball.games.lords.board_files import BOARD, LEAGUE, PARK, RULES, LaterTokens, StartTokens
from lordsball.games.lords.event_verbs import EventEffects
from lordsball.games.lords.owner_files import OWNERS
from lordsball.games.lords.pictures import Picture
from lordsball.games.lords.targets import TARGETS
from lordsball.games.lords.unowned_files import UNOWNED
from lordsball.games.lords.verbs import SeasonEffects, SomeNeeds, TradeSides


class Sign(Model):
    """The Sign option: `{pay: 2, prospects: 1}`."""

    pay: Annotated[int, Field(ge=1, le=4)]
    """Dollars."""
    prospects: Annotated[int, Field(ge=1, le=4)]
    """Boxes the Prospects marker moves up; the excess over 25 is lost."""


class SpringCard(Model):
    """A Spring Training card: five options, of which one is used."""

    id: Id
    """Used once in the deck."""
    name: Name
    """The name on the card."""
    text: Sentence
    """A line of color under the name."""
    upgrade: Literal["none", "star"]
    """`none`: No Upgrade Available. `star`: -1 Regular, +1 Star."""
    call_up: Literal["none", "regular", "star"]
    """`none`: No Call-up Available. Else -1 Prospect and +1 Regular or +1 Star."""
    trade: TradeSides
    """The two sides."""
    sign: Sign
    """Prospects for money."""
    fans: Annotated[int, Field(ge=0, le=2)]
    """Fans gained."""


class SpringFile(Model):
    """Spring Training cards (`spring.yaml`, `spring/*.yaml`)."""

    spring: Annotated[tuple[SpringCard, ...], Field(min_length=1, max_length=200, title="Spring Training cards")]
    """One entry a card."""


class Side(Model):
    """The primary or the secondary effect of a Regular Season card."""

    text: Sentence
    """What people read."""
    needs: SomeNeeds = ()
    """Without these the effect is illegal, and the other one must be used."""
    do: SeasonEffects
    """What really happens, one verb an entry, in this order."""


class SeasonCard(Model):
    """A Regular Season card."""

    id: Id
    """Used once in the deck."""
    name: Name
    """The name on the card."""
    number: Annotated[int, Field(ge=1, le=99)]
    """Used once in the deck; between two owners the higher number goes first."""
    primary: Side
    """The strong effect."""
    secondary: Side
    """The lighter effect."""
    picture: Annotated[Picture | None, Field(exclude=True)] = None
    """What is seen on it, put together from parts; left out: a player before some place. No part of the fingerprint."""


class SeasonFile(Model):
    """Regular Season cards (`season.yaml`, `season/*.yaml`)."""

    season: Annotated[tuple[SeasonCard, ...], Field(min_length=1, max_length=200, title="Regular Season cards")]
    """One entry a card."""


Level = Annotated[int, Field(ge=1, le=5)]


class FranchiseCard(Model):
    """A Franchise card: how a club begins."""

    id: Id
    """Used once in the deck."""
    name: Name
    """The name on the card."""
    text: Sentence
    """The club's story in a line."""
    stars: Annotated[int, Field(ge=0, le=9)]
    """Stars, out of the general supply."""
    regulars: Annotated[int, Field(ge=0, le=18)]
    """Regulars."""
    prospects: Annotated[int, Field(ge=0, le=25)]
    """Prospects."""
    front_office: Level
    """Level of the Front Office."""
    farm_system: Level
    """Level of the Farm System."""
    manager: Annotated[int, Field(ge=0, le=5)]
    """Level of the Manager, 0 for none."""
    tq: Annotated[int, Field(ge=0, le=20)]
    """Team Quality as printed: Stars, a third of the Regulars, Manager."""
    cash: Annotated[int, Field(ge=0, le=200)]
    """Dollars."""

    @model_validator(mode="after")
    def _adds_up(self) -> FranchiseCard:
        tq = min(20, self.stars + self.regulars // 3 + self.manager)
        if tq != self.tq:
            raise own_words(f"found {self.tq} for tq, expected {tq}: Stars, Regulars by threes and Manager")
        return self


class FranchiseFile(Model):
    """Franchise cards (`franchises.yaml`, `franchises/*.yaml`)."""

    franchises: Annotated[tuple[FranchiseCard, ...], Field(min_length=1, max_length=100, title="Franchise cards")]
    """One entry a card."""


class Event(Model):
    """The event of a Hot Stove card, which concerns everybody."""

    name: Name
    """Its headline."""
    text: Sentence
    """What people read."""
    do: EventEffects
    """What really happens."""


class HotStoveCard(Model):
    """A Hot Stove card: five options and an event."""

    id: Id
    """Used once in the deck."""
    name: Name
    """The name on the card."""
    text: Sentence
    """A line of color under the name."""
    trade: TradeSides
    """The two sides."""
    manager: Annotated[int, Field(ge=0, le=4)]
    """Rerolls after the first roll."""
    stadium: Annotated[int, Field(ge=1, le=4)]
    """Stadium actions."""
    option: Annotated[int, Field(ge=1, le=2)]
    """Levels the Front Office or the Farm System may move."""
    media: Annotated[int, Field(ge=1, le=3)]
    """Media tokens."""
    event: Event
    """The event."""


class HotStoveFile(Model):
    """Hot Stove cards (`hot_stove.yaml`, `hot_stove/*.yaml`)."""

    hot_stove: Annotated[tuple[HotStoveCard, ...], Field(min_length=1, max_length=200, title="Hot Stove cards")]
    """One entry a card."""


class ChampionshipCard(Model):
    """An opponent of the Championship Series."""

    id: Id
    """Used once in the deck."""
    name: Name
    """The opponent."""
    short: ShortName
    """The name in narrow places."""
    text: Sentence
    """What the papers say of it."""
    tq: Annotated[int, Field(ge=1, le=25)]
    """Team Quality."""


class ChampionshipFile(Model):
    """Championship cards (`championship.yaml`, `championship/*.yaml`)."""

    championship: Annotated[
        tuple[ChampionshipCard, ...], Field(min_length=1, max_length=100, title="Championship cards")
    ]
    """One entry a card."""


class BonusCard(Model):
    """A goal of the year."""

    id: Id
    """Used once in the deck."""
    name: Name
    """The name on the card."""
    text: Sentence
    """What it asks for."""
    stat: Stat
    """Who has most of it at the end of the year wins."""


class BonusFile(Model):
    """Bonus cards (`bonus.yaml`, `bonus/*.yaml`)."""

    bonus: Annotated[tuple[BonusCard, ...], Field(min_length=1, max_length=100, title="Bonus cards")]
    """One entry a card."""


class RetirementToken(Model):
    """A loss at the end of a season."""

    id: Id
    """Used once."""
    name: Name
    """What people read."""
    loses: Literal["star", "regulars", "prospects", "front_office", "farm_system", "manager"]
    """What it costs."""
    count: Annotated[int, Field(ge=1, le=6)] = 1
    """How many Regulars or Prospects: 1 by the rulebook, more only with `own_numbers: true`; all others are 1."""

    @model_validator(mode="after")
    def _one_of_most_things(self) -> RetirementToken:
        if self.count > 1 and self.loses not in ("regulars", "prospects"):
            raise own_words(f"found a count of {self.count} for {self.loses}, expected 1")
        return self


class TokensFile(Model):
    """Counters drawn from piles (`tokens.yaml`)."""

    start: StartTokens
    """NPT tokens with a START pennant, for year 1."""
    later: LaterTokens
    """NPT tokens of the years after."""
    retirement: Annotated[tuple[RetirementToken, ...], Field(min_length=9, max_length=100, title="Retirement tokens")]
    """Retirement tokens: at least one more than there can be owners."""


SPRING = Kind("spring", ("spring.yaml", "spring/*.yaml"), SpringFile)
SEASON = Kind("season", ("season.yaml", "season/*.yaml"), SeasonFile)
FRANCHISES = Kind("franchises", ("franchises.yaml", "franchises/*.yaml"), FranchiseFile)
HOT_STOVE = Kind("hot_stove", ("hot_stove.yaml", "hot_stove/*.yaml"), HotStoveFile)
CHAMPIONSHIP = Kind("championship", ("championship.yaml", "championship/*.yaml"), ChampionshipFile)
BONUS = Kind("bonus", ("bonus.yaml", "bonus/*.yaml"), BonusFile)
TOKENS = Kind("tokens", ("tokens.yaml", "tokens/*.yaml"), TokensFile)
DECKS = (SPRING, SEASON, FRANCHISES, HOT_STOVE, CHAMPIONSHIP, BONUS, TOKENS)
"""The kinds of files that hold cards or tokens."""
NEEDED = (RULES, BOARD, PARK, LEAGUE, *DECKS)
"""The kinds of files without which there is no game."""
KINDS = (*NEEDED, OWNERS, TARGETS, UNOWNED)
"""Every kind of card file, also for writing the editors' schemas."""
