"""What `cards/deck.yaml` may say, and the deck a game is played with."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from lordsball.content.catalog import Kind
from lordsball.content.models import Id, Model, Name, Sentence

Small = Annotated[int, Field(ge=0, le=20)]


class Card(Model):
    """Every card is a pitch and a bat: thrown at a rival, or added to a swing of your own."""

    id: Id
    """Used once."""
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
    """Used once."""
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


KINDS = (Kind("deck", ("deck.yaml",), Deck),)
