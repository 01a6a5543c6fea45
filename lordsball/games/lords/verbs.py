"""What the cards of Lords of Baseball can do: the verbs of `do:` lists, each shown in cards/lords/VOCABULARY.md."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, model_validator

from lordsball.content.models import Model, Sentence, own_words
from lordsball.content.vocabulary import Effect, Vocabulary
from lordsball.games.lords.amounts import Amount, AmountField, Gained
from lordsball.games.lords.needs import NEEDS, Need, needs_in_words

Thing = Literal[
    "stars", "regulars", "prospects", "fans", "cash", "media", "vp", "manager", "front_office", "farm_system"
]
THINGS: tuple[Thing, ...] = (
    "stars", "regulars", "prospects", "fans", "cash", "media", "vp", "manager", "front_office", "farm_system"
)
"""What a card can give or take, in the order it is carried out."""
THING_NAMES: dict[Thing, tuple[str, str]] = {
    "stars": ("Star", "Stars"), "regulars": ("Regular", "Regulars"), "prospects": ("Prospect", "Prospects"),
    "fans": ("Fan", "Fans"), "cash": ("dollar", "dollars"), "media": ("Media token", "Media tokens"),
    "vp": ("VP", "VP"), "manager": ("Manager level", "Manager levels"),
    "front_office": ("Front Office level", "Front Office levels"),
    "farm_system": ("Farm System level", "Farm System levels"),
}
"""One and several of each, for people."""


class Things(Model):
    """What a club gains or loses: one key or several."""

    stars: Gained | None = None
    """Star cubes; gained ones come from the general supply, lost ones go back to it."""
    regulars: Gained | None = None
    """Boxes of the Regulars track."""
    prospects: Gained | None = None
    """Boxes of the Prospects track."""
    fans: Gained | None = None
    """Spaces of the Fan track."""
    cash: Gained | None = None
    """Dollars. To take dollars away is the verb `pay`."""
    media: Gained | None = None
    """Media tokens."""
    vp: Gained | None = None
    """Victory Points."""
    manager: Gained | None = None
    """Levels of the Manager; nothing happens where there is none."""
    front_office: Gained | None = None
    """Levels of the Front Office, free of charge."""
    farm_system: Gained | None = None
    """Levels of the Farm System, free of charge."""

    @model_validator(mode="after")
    def _something(self) -> Things:
        if not self.pairs:
            raise own_words("found nothing to gain or lose, expected at least one of stars, regulars, prospects, …")
        return self

    @cached_property
    def pairs(self) -> tuple[tuple[Thing, Amount], ...]:
        """Each thing with its amount, in the order of THINGS."""
        return tuple((thing, amount) for thing in THINGS if (amount := getattr(self, thing)) is not None)

    def words(self) -> str:
        """`1 Fan and 5 dollars`."""
        return " and ".join(_thing_words(thing, amount) for thing, amount in self.pairs)


def _thing_words(thing: Thing, amount: Amount) -> str:
    one, several = THING_NAMES[thing]
    name = one if amount.per == 1 else several
    return amount.words(f" {name}").replace("+", "", 1)


class Players(Model):
    """One side of a trade, such as `{stars: 1}` or `{regulars: 1, prospects: 1}`."""

    stars: Annotated[int, Field(ge=0, le=3)] = 0
    """Star cubes: given up into the Star Player Pool, gained out of it."""
    regulars: Annotated[int, Field(ge=0, le=6)] = 0
    """Regulars."""
    prospects: Annotated[int, Field(ge=0, le=10)] = 0
    """Prospects."""

    @model_validator(mode="after")
    def _somebody(self) -> Players:
        if not any(self.counts):
            raise own_words("found a side of a trade with nobody, expected stars, regulars or prospects")
        return self

    @cached_property
    def counts(self) -> tuple[int, int, int]:
        """Stars, Regulars, Prospects."""
        return self.stars, self.regulars, self.prospects

    def words(self) -> str:
        """`1 Star`, `1 Regular and 1 Prospect`."""
        counted = zip(self.counts, map(THING_NAMES.__getitem__, THINGS[:3]), strict=True)
        return " and ".join(f"{count} {names[count > 1]}" for count, names in counted if count)


def _of_other_kinds(sides: tuple[Players, ...]) -> tuple[Players, ...]:
    if len(sides) == 2 and any(one and other for one, other in zip(sides[0].counts, sides[1].counts, strict=True)):
        raise own_words("found the same kind of players on both sides, expected each kind on one side")
    return sides


TradeSides = Annotated[
    tuple[Players, ...], Field(min_length=2, max_length=2, title="Sides of a trade"), AfterValidator(_of_other_kinds)
]
"""Two sides; the owner gives up either one and gains the other."""


class Gain(Effect):
    """The club gains something. Illegal as a card's main effect where a track is at its cap or the supply is empty."""

    things: Things = Field(alias="gain")
    """What."""

    def own_words(self) -> str:
        return f"Gain {self.things.words()}."


class Lose(Effect):
    """A forced loss: as much of it as there is. Illegal as a card's main effect where there is nothing to lose."""

    things: Things = Field(alias="lose")
    """What."""

    @model_validator(mode="after")
    def _no_dollars(self) -> Lose:
        if self.things.cash is not None:
            raise own_words("found dollars to lose, expected the verb 'pay' for them")
        return self

    def own_words(self) -> str:
        return f"Lose {self.things.words()}."


class Pay(Effect):
    """A forced payment; loans cover what the cash does not."""

    amount: Gained = Field(alias="pay")
    """Dollars."""

    def own_words(self) -> str:
        return f"Pay {_thing_words('cash', self.amount)}."


class SeriesTQ(Effect):
    """Team Quality for this series only; it may pass 20."""

    amount: AmountField = Field(alias="series_tq")
    """How much."""

    def own_words(self) -> str:
        return f"{self.amount.words(' TQ')} this series."


class RivalTQ(Effect):
    """The rival's Team Quality for this series only."""

    amount: AmountField = Field(alias="rival_tq")
    """How much; below 0 it hurts the rival."""

    def own_words(self) -> str:
        return f"The rival has {self.amount.words(' TQ')} this series."


class ExtraDice(Effect):
    """More dice to choose from this series, 3 in all at most."""

    amount: Gained = Field(alias="extra_dice")
    """How many; a count that comes to nothing makes the effect illegal."""

    def own_words(self) -> str:
        return f"{self.amount.words(' extra die')} this series."


class RivalLoses(Effect):
    """The owner of the rival club loses something, as much as there is; a team nobody owns loses nothing."""

    things: Things = Field(alias="rival_loses")
    """What."""

    def own_words(self) -> str:
        return f"A rival owner loses {self.things.words()}."


class Trade(Effect):
    """A trade under the rules of Spring Training: the owner chooses the side to give up, or declines."""

    sides: TradeSides = Field(alias="trade")
    """The two sides."""

    def own_words(self) -> str:
        return f"You may trade {self.sides[0].words()} against {self.sides[1].words()}, either way."


class SpringCard(Effect):
    """Draw a Spring Training card; carry out its Trade or discard it."""

    use: Literal["trade"] = Field(alias="spring_card")
    """The option of the card that may be used."""

    def own_words(self) -> str:
        return "Draw a Spring Training card: carry out its trade, or discard it."


class Innovate(Effect):
    """Remove the top tile of a stack of the owner's choice from the game, once or several times."""

    times: Annotated[int, Field(ge=1, le=3)] = Field(alias="innovate")
    """How many tiles."""

    def own_words(self) -> str:
        return "Innovate." if self.times == 1 else f"Innovate {self.times} times."


CLUB_VERBS = Vocabulary(Gain, Lose, Pay, Trade, SpringCard, Innovate)
"""What can happen to a club at any time."""
SERIES_VERBS = Vocabulary(SeriesTQ, RivalTQ, ExtraDice, RivalLoses)
"""What can happen in a series."""
SIMPLE_VERBS = CLUB_VERBS + SERIES_VERBS
SimpleEffects = Annotated[tuple[Annotated[Effect, SIMPLE_VERBS], ...], Field(max_length=4, title="Effects")]
SomeNeeds = Annotated[tuple[Annotated[Need, NEEDS], ...], Field(max_length=4, title="Conditions")]


def in_words(effects: tuple[Effect, ...]) -> str:
    """Effects as sentences; none: nothing happens."""
    return " ".join(effect.own_words() for effect in effects) or "Nothing happens."


class Condition(Model):
    """`needs`, and what follows."""

    needs: Annotated[SomeNeeds, Field(min_length=1)]
    """All of them must hold."""
    then: Annotated[SimpleEffects, Field(min_length=1)]
    """What happens then."""
    otherwise: SimpleEffects = ()
    """What happens if not."""


class If(Effect):
    """Something that depends on the club or the rival."""

    condition: Condition = Field(alias="if")
    """The condition and what follows."""

    def own_words(self) -> str:
        c = self.condition
        text = f"With {needs_in_words(c.needs)}: {in_words(c.then)}"
        return f"{text} Otherwise: {in_words(c.otherwise)}" if c.otherwise else text


class Choice(Model):
    """One of several things to choose from."""

    text: Sentence
    """The words of the button."""
    do: Annotated[SimpleEffects, Field(min_length=1)]
    """What it does."""


class Either(Effect):
    """The owner chooses one of those that are possible."""

    choices: Annotated[tuple[Choice, ...], Field(min_length=2, max_length=4, title="Choices")] = Field(alias="either")
    """The choices."""

    def own_words(self) -> str:
        return "Choose: " + " Or: ".join(in_words(choice.do) for choice in self.choices)


class Throw(Model):
    """A die and what it needs."""

    needs: Annotated[int, Field(ge=2, le=6)]
    """The least face that succeeds."""
    then: Annotated[SimpleEffects, Field(min_length=1)]
    """What happens on that face and above."""
    otherwise: SimpleEffects = ()
    """What happens below it."""


class Roll(Effect):
    """One die decides."""

    throw: Throw = Field(alias="roll")
    """The die and what follows."""

    def own_words(self) -> str:
        t = self.throw
        text = f"Roll a die. {t.needs} or more: {in_words(t.then)}"
        return f"{text} Less: {in_words(t.otherwise)}" if t.otherwise else text


SEASON_VERBS = SIMPLE_VERBS + Vocabulary(If, Either, Roll)
"""Everything a Regular Season card can do."""
SeasonEffects = Annotated[
    tuple[Annotated[Effect, SEASON_VERBS], ...], Field(min_length=1, max_length=4, title="Effects")
]
