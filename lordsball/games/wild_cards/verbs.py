"""What abilities do: the verbs of the team files. How they are carried out stands in `effects.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from lordsball.content.models import Model, own_words
from lordsball.content.vocabulary import Effect, Vocabulary
from lordsball.games.phrasing import counted


def _not_zero(number: int) -> int:
    if not number:
        raise own_words("found 0, expected a number that changes something")
    return number


Change = Annotated[int, Field(ge=-3, le=3), AfterValidator(_not_zero)]
Some = Annotated[int, Field(ge=1, le=3)]
Die = Literal["both", "lowest", "highest"]


class Add(Effect):
    """Change the total of the roll on the table."""

    by: Change = Field(alias="add")
    """-3 to 3; an own roll gets better with more, the other coach's gets worse with less."""

    def own_words(self) -> str:
        return f"{self.by:+d} to the roll."


class Reroll(Effect):
    """Roll dice of the roll on the table once more; the new faces count."""

    dice: Die = Field(alias="reroll")
    """Which dice."""

    def own_words(self) -> str:
        return "Roll both dice again." if self.dice == "both" else f"Roll the {self.dice[:-3]}er die again."


class TurnDie(Effect):
    """Turn the lowest die of the roll on the table to a face."""

    to: Annotated[int, Field(ge=1, le=6)] = Field(alias="turn_lowest")
    """The face it shows afterwards."""

    def own_words(self) -> str:
        return f"Turn the lower die to {self.to}."


class TurnHighest(Effect):
    """Turn the highest die of the roll on the table to a face."""

    to: Annotated[int, Field(ge=1, le=6)] = Field(alias="turn_highest")
    """The face it shows afterwards."""

    def own_words(self) -> str:
        return f"Turn the higher die to {self.to}."


class Potential(Effect):
    """Change how many bases everybody may run on this Hit; it stays between 1 and 4."""

    by: Change = Field(alias="potential")
    """-3 to 3."""

    def own_words(self) -> str:
        return f"{self.by:+d} to the Potential."


class Gain(Effect):
    """Take Vibes from the supply onto this card (onto the Team card, once this card has left)."""

    vibes: Some = Field(alias="gain")
    """How many."""

    def own_words(self) -> str:
        return f"Gain {counted(self.vibes, 'Vibe')}."


class Steal(Effect):
    """Move Vibes of the other coach to this coach's Team card."""

    vibes: Some = Field(alias="steal")
    """At most this many."""

    def own_words(self) -> str:
        return f"Steal {counted(self.vibes, 'Vibe')}."


class Drain(Effect):
    """The other coach loses Vibes to the supply."""

    vibes: Some = Field(alias="drain")
    """At most this many."""

    def own_words(self) -> str:
        return f"The other coach loses {counted(self.vibes, 'Vibe')}."


class Draw(Effect):
    """Draw cards."""

    cards: Some = Field(alias="draw")
    """How many, as far as the deck goes."""

    def own_words(self) -> str:
        return f"Draw {counted(self.cards, 'card')}."


class Strikes(Effect):
    """Put a Strike on the scoreboard or take one off; this never makes the third."""

    by: Literal[-1, 1] = Field(alias="strikes")
    """1 or -1."""

    def own_words(self) -> str:
        return "Add a Strike, but never the third." if self.by > 0 else "Take a Strike off."


class Balls(Effect):
    """Put a Ball on the scoreboard or take one off; this never makes the fourth."""

    by: Literal[-1, 1] = Field(alias="balls")
    """1 or -1."""

    def own_words(self) -> str:
        return "Add a Ball, but never the fourth." if self.by > 0 else "Take a Ball off."


class ToShadows(Effect):
    """Send a card to the Shadows."""

    what: Literal["this", "their_discard", "their_hand", "their_special", "own_hand"] = Field(alias="shadow")
    """This card; the top of the other coach's discards; a random card of their hand; their Special; a card you choose
    from your hand."""

    def own_words(self) -> str:
        names = {
            "this": "This card", "their_discard": "The top card of the other coach's discards",
            "their_hand": "A random card of the other coach's hand", "their_special": "The other coach's Special",
            "own_hand": "A card of your hand",
        }
        return f"{names[self.what]} goes to the Shadows."


class Take(Effect):
    """Choose a card from an open pile and take it into the hand."""

    pile: Literal["shadows", "discard"] = Field(alias="take")
    """The Shadows, or the coach's own discards."""

    def own_words(self) -> str:
        return f"Take a card from {'the Shadows' if self.pile == 'shadows' else 'your discards'} into your hand."


class Cancel(Effect):
    """The Special that was just turned up does nothing and is discarded."""

    what: Literal["special"] = Field(alias="cancel")
    """Only a Special can be canceled."""

    def own_words(self) -> str:
        return "That Special does nothing and is discarded."


class Swap(Effect):
    """Pitcher and Outfielder change places."""

    what: Literal["fielders"] = Field(alias="swap")
    """Only fielders can be swapped."""

    def own_words(self) -> str:
        return "Your Pitcher and your Outfielder change places."


class Advance(Effect):
    """The runner furthest on runs ahead, if the base is free."""

    bases: Literal[1] = Field(alias="advance")
    """One base."""

    def own_words(self) -> str:
        return "Your furthest runner steals 1 base."


class Peek(Effect):
    """Look at cards of the other coach."""

    what: Literal["hand", "placed"] = Field(alias="peek")
    """Their hand, or what they have placed face down."""

    def own_words(self) -> str:
        return "Look at the other coach's hand." if self.what == "hand" else "Look at their face-down cards."


class Clear(Effect):
    """The Weather is over."""

    what: Literal["weather"] = Field(alias="clear")
    """Only Weather can be cleared."""

    def own_words(self) -> str:
        return "Discard the Weather."


VERBS = Vocabulary(
    Add, Reroll, TurnDie, TurnHighest, Potential, Gain, Steal, Drain, Draw, Strikes, Balls, ToShadows, Take, Cancel,
    Swap, Advance, Peek, Clear,
)
"""Everything an ability can do."""
ON_ROLLS = (Add, Reroll, TurnDie, TurnHighest)
"""Verbs that need a roll on the table."""


class Modifier(Model):
    """What is always in effect: numbers added to rolls, and other standing favors."""

    pitch: Annotated[int, Field(ge=-2, le=2)] = 0
    """Added to Pitch rolls."""
    bat: Annotated[int, Field(ge=-2, le=2)] = 0
    """Added to Bat rolls."""
    catch: Annotated[int, Field(ge=-2, le=2)] = 0
    """Added to Catch rolls."""
    for_: Annotated[Literal["self", "ours", "theirs", "everyone"], Field(alias="for")] = "self"
    """Whose rolls: this Player's own, all of this coach's, all of the other coach's, everyone's."""
    free_keep: bool = False
    """True: this card is kept in play without paying."""

    def number(self, roll: str) -> int:
        """What this adds to one kind of roll."""
        return self.pitch if roll == "pitch" else self.bat if roll == "bat" else self.catch

    def own_words(self) -> str:
        """The modifier in words."""
        whose = {"self": "this Player's", "ours": "your", "theirs": "the other coach's", "everyone": "everyone's"}
        changes = ((self.pitch, "Pitch"), (self.bat, "Bat"), (self.catch, "Catch"))
        parts = [f"{by:+d} to {whose[self.for_]} {what} rolls" for by, what in changes if by]
        return ". ".join([*parts, *(["Kept in play for free"] if self.free_keep else [])]) + "."
