"""What the card files of Wild Cards may say: the numbers of the game, and a team's deck in one file."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from lordsball.content.catalog import Kind
from lordsball.content.models import Colour, Id, Model, Name, PictureName, Sentence, ShortName, own_words
from lordsball.content.vocabulary import Effect
from lordsball.games.wild_cards.names import WINDOWS, HappeningName, WindowName, ZoneName
from lordsball.games.wild_cards.needs import NEEDS, Need
from lordsball.games.wild_cards.verbs import VERBS, Modifier

PLAYERS, SPECIALS = 14, 10
"""How many cards of each type are in a deck."""


class Rules(Model):
    """The numbers of the game (`rules.yaml`)."""

    hand: Annotated[int, Field(ge=3, le=8)]
    """Cards in a full hand."""
    strikes: Annotated[int, Field(ge=1, le=9)]
    """Strikes that put a Batter out."""
    balls: Annotated[int, Field(ge=1, le=9)]
    """Balls that earn a Walk."""
    outs: Annotated[int, Field(ge=1, le=9)]
    """Outs that end a team's half."""
    keep_cost: Annotated[int, Field(ge=0, le=9)]
    """Vibes to keep a card in play."""
    trash_cost: Annotated[int, Field(ge=1, le=9)]
    """Vibes to trash a card of the pitching coach."""


class Use(Model):
    """An ability that its coach uses, in a window of control and at a price."""

    when: Annotated[tuple[WindowName, ...], Field(min_length=1, max_length=10, title="Windows")]
    """The windows it can be used in; those that begin with `their_` make it a reaction."""
    pay: Annotated[int, Field(ge=0, le=9)] = 0
    """Vibes, taken from any of the coach's cards."""
    once: Literal["window", "turn", "half"] = "window"
    """How often: once a window, once a turn, once a half."""


NOT_USED = Use.model_construct(when=())
NO_MODIFIER = Modifier()


class AbilityCard(Model):
    """One ability: exactly one of `use`, `always`, `on`."""

    text: Sentence
    """What it does, short enough for the card."""
    use: Use = NOT_USED
    """Used by its coach."""
    always: Modifier = NO_MODIFIER
    """Always in effect while the card is in play."""
    on: HappeningName = Field(default="")  # type: ignore[arg-type]  # empty where `on` is not written
    """Fires by itself when this happens."""
    where: Annotated[tuple[ZoneName, ...], Field(max_length=6, title="Zones", alias="in")] = ()
    """Only while the card lies there; not written: wherever the card is in play, also on a base (ruling W26)."""
    needs: Annotated[tuple[Annotated[Need, NEEDS], ...], Field(max_length=3, title="Conditions")] = ()
    """Only while all of this is so."""
    do: Annotated[tuple[Annotated[Effect, VERBS], ...], Field(max_length=4, title="Effects")] = ()
    """What happens, one verb an entry, in this order."""

    @model_validator(mode="after")
    def _is_one_of_three(self) -> AbilityCard:
        kinds = [name for name in ("use", "always", "on") if name in self.model_fields_set]
        if len(kinds) != 1:
            raise own_words(f"found {' and '.join(kinds) or 'none'} of use, always and on, expected exactly one")
        if kinds == ["always"] and self.do:
            raise own_words("found do beside always, expected a modifier alone")
        if kinds == ["always"] and self.always.model_copy(update={"for_": "self"}) == NO_MODIFIER:
            raise own_words("found an always that changes nothing, expected pitch, bat, catch or free_keep")
        if kinds != ["always"] and not self.do:
            raise own_words("found no do, expected at least one effect")
        return self


class PlayerCard(Model):
    """A Player."""

    id: Id
    """Used once in all teams."""
    name: Name
    """The name on the card, used once in the team."""
    short: ShortName
    """The name on small pieces and in the log, used once in the team."""
    stars: Annotated[int, Field(ge=1, le=5)]
    """How bright the star shines: for show."""
    tags: Annotated[tuple[Id, ...], Field(max_length=3, title="Tags")] = ()
    """Words that other cards can ask for."""
    pitch: Annotated[int, Field(ge=0, le=6)]
    """Added to Pitch rolls from the Mound."""
    bat: Annotated[int, Field(ge=0, le=6)]
    """Added to Bat rolls."""
    catch: Annotated[int, Field(ge=0, le=6)]
    """Added to Catch rolls from the Outfield."""
    vibes: Annotated[int, Field(ge=0, le=4)]
    """Vibes the card gets when it is turned up."""
    portrait: PictureName
    """A picture of assets/sprites/wild_cards/portraits, without .svg."""
    quip: Sentence
    """One line of character."""
    abilities: Annotated[tuple[AbilityCard, ...], Field(max_length=2, title="Abilities")] = ()
    """At most two."""


class SpecialCard(Model):
    """A Special."""

    id: Id
    """Used once in all teams."""
    name: Name
    """The name on the card, used once in the team."""
    short: ShortName
    """The name on small pieces and in the log, used once in the team."""
    vibes: Annotated[int, Field(ge=0, le=4)] = 0
    """Vibes the card gets when it is turned up."""
    weather: bool = False
    """True: it moves to the Weather zone when it is turned up."""
    quick: bool = False
    """True: a Quick Special: it can be played straight from the hand."""
    when: Annotated[tuple[WindowName, ...], Field(min_length=1, max_length=10, title="Windows")] = WINDOWS
    """The windows it can be turned up in; without it all in which its coach is in control. A `their_` is a reaction."""
    portrait: PictureName
    """A picture of assets/sprites/wild_cards/specials, without .svg."""
    quip: Sentence
    """One line of flavour."""
    abilities: Annotated[tuple[AbilityCard, ...], Field(min_length=1, max_length=2, title="Abilities")]
    """One or two."""


class Look(Model):
    """The colors and the emblem of a team."""

    emblem: PictureName
    """A picture of assets/sprites/wild_cards/emblems, without .svg."""
    colours: Annotated[tuple[Colour, ...], Field(min_length=3, max_length=3, title="Colours")]
    """Light, middle, shade."""
    accent: Colour
    """Small things: pips, sparks, the team's line in a chart."""


class TeamAbility(AbilityCard):
    """An ability of the Team card, which is always in play."""

    name: ShortName
    """The word on the button."""


class TeamFile(Model):
    """A team with its deck (`teams/*.yaml`, one file each)."""

    id: Id
    """Used by one team only."""
    name: Name
    """The whole name."""
    short: ShortName
    """The name on the score board."""
    motto: Sentence
    """One line for the person who chooses a team."""
    look: Look
    """Colors and emblem."""
    vibes: Annotated[int, Field(ge=0, le=9)]
    """Vibes on the Team card at the start of each half."""
    abilities: Annotated[tuple[TeamAbility, ...], Field(min_length=1, max_length=3, title="Team abilities")]
    """What the Team card can do."""
    players: Annotated[tuple[PlayerCard, ...], Field(min_length=PLAYERS, max_length=PLAYERS, title="Players")]
    """Fourteen Players."""
    specials: Annotated[tuple[SpecialCard, ...], Field(min_length=SPECIALS, max_length=SPECIALS, title="Specials")]
    """Ten Specials."""


RULES = Kind("rules", ("rules.yaml",), Rules, by_key=True)
TEAM = Kind("team", ("teams/*.yaml",), TeamFile)
KINDS = (RULES, TEAM)
"""Every kind of card file, also for writing the editors' schemas."""
