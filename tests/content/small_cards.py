"""A tiny kind of card file for tests of the content layer, with every sort of field that a game uses."""

from typing import Annotated, Literal

from pydantic import Field

from lordsball.content.catalog import Kind
from lordsball.content.models import Colour, Id, Model, Name
from lordsball.content.vocabulary import Effect, Vocabulary


class Draw(Effect):
    """Draw cards."""

    count: Annotated[int, Field(ge=1, le=5)] = Field(alias="draw")
    """How many."""

    def own_words(self) -> str:
        return f"Draw {self.count}."


class Weather(Effect):
    """Change the weather."""

    sky: Literal["sun", "rain", "eclipse"] = Field(alias="weather")
    """The new sky."""

    def own_words(self) -> str:
        return f"The sky turns to {self.sky}."


SIMPLE = Vocabulary(Draw, Weather)


class Needs(Model):
    """A condition and what follows."""

    fans: Annotated[int, Field(ge=0)]
    """At least this many."""
    then: Annotated[tuple[Annotated[Effect, SIMPLE], ...], Field(min_length=1, max_length=3, title="Effects")]
    """What is done then."""


class If(Effect):
    """Do something only in some cases."""

    needs: Needs = Field(alias="if")
    """The case."""

    def own_words(self) -> str:
        return f"With {self.needs.fans} fans: " + " ".join(effect.own_words() for effect in self.needs.then)


VERBS = SIMPLE + Vocabulary(If)


class Card(Model):
    """A card."""

    id: Id
    """Used once."""
    name: Name
    """For people."""
    cost: Annotated[int, Field(ge=0, le=20)]
    """In dollars."""
    share: Annotated[float, Field(ge=0, le=1)] = 0.5
    """A part of a whole."""
    secret: bool = False
    """Kept face down."""
    suit: Literal["bat", "pitch"]
    """Which deck."""
    colour: Colour = "#000000"
    """Of the frame."""
    do: Annotated[tuple[Annotated[Effect, VERBS], ...], Field(min_length=1, max_length=3, title="Effects")]
    """What it does."""


class Deck(Model):
    """A file of cards."""

    cards: Annotated[tuple[Card, ...], Field(min_length=1, max_length=9000, title="Cards")]
    """All of them."""


DECK = Kind("deck", ("deck.yaml", "decks/*.yaml"), Deck)

GOOD = """\
cards:
  - id: pennant_fever
    name: Pennant Fever
    cost: 3
    suit: bat
    do:
      - draw: 2
      - if: {fans: 5, then: [{weather: rain}]}
"""
