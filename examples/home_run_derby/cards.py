"""What `cards/deck.yaml` may say, and the deck a game is played with."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from lordsball.content.catalog import Kind
from lordsball.content.models import Id, Model, Name, Sentence, own_words

Small = Annotated[int, Field(ge=0, le=20)]


class Card(Model):
    """Every card is a pitch and a bat: thrown at a rival, or added to a swing of your own."""

    id: Id
    name: Name
    """The name on the card."""
    pitch: Small
    """What a swing has to beat."""
    strike: bool
    """Is it in the zone?"""
    bat: Small
    """What it adds to a swing."""
    copies: Annotated[int, Field(ge=1, le=12)]
    """How many are in the deck."""
    text: Sentence
    """A line of character."""


class Slugger(Model):
    """Somebody to bat as."""

    id: Id
    name: Name
    """The name on the board."""
    text: Sentence
    """A line of character."""


class Deck(Model):
    """The one file of the game."""

    rounds: Annotated[int, Field(ge=1, le=9)]
    """Turns at the plate for each slugger before the home runs are compared."""
    hand: Annotated[int, Field(ge=2, le=8)]
    """Cards that everybody draws up to."""
    most_in_hand: Annotated[int, Field(ge=2, le=12)]
    """The most that taking pitches can bring."""
    moon_shot: Annotated[int, Field(ge=2, le=12)]
    """Beat the pitch by this much and the ball counts twice."""
    sluggers: Annotated[tuple[Slugger, ...], Field(min_length=4, max_length=20, title="Sluggers")]
    cards: Annotated[tuple[Card, ...], Field(min_length=2, max_length=40, title="Cards")]

    @model_validator(mode="after")
    def _enough_for_four(self) -> Deck:
        found, least = sum(card.copies for card in self.cards), 3 * max(self.hand, self.most_in_hand) + 1
        if found < least:
            raise own_words(f"found {found} cards with all copies, expected at least {least}: three hands and a pitch")
        return self


KINDS = (Kind("deck", ("deck.yaml",), Deck),)
