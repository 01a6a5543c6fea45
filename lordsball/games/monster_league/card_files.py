"""What the card files of Monster League Baseball may say, file by file."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from lordsball.content.catalog import Kind
from lordsball.content.models import Colour, Id, Model, Name, Paragraph, PictureName, Sentence, ShortName, own_words
from lordsball.content.vocabulary import Effect
from lordsball.games.monster_league.verbs import VERBS


class HouseRules(Model):
    """Other readings of the rulebook, all off as shipped."""

    tokenless_pitcher_may_stay: bool = False
    """True: a pitcher who has spent the last token may go on pitching (ruling M1)."""
    ties_stand: bool = False
    """True: a tie after the last inning stands. False: whole extra innings until a team is ahead (ruling M9)."""


class Rules(Model):
    """The numbers of the game (`rules.yaml`)."""

    innings: Annotated[int, Field(ge=1, le=9)]
    """Whole innings before the scores are compared."""
    outs: Annotated[int, Field(ge=1, le=9)]
    """Outs that end a team's turn at bat."""
    tokens: Annotated[int, Field(ge=1, le=9)]
    """Ability tokens of each pitcher, for the whole game (ruling M11)."""
    house_rules: HouseRules = HouseRules()
    """Other readings of the rulebook."""


class Look(Model):
    """The colors and the emblem of a team."""

    emblem: PictureName
    """A picture of assets/sprites/monster_league/emblems, without .svg."""
    cap: Annotated[tuple[Colour, ...], Field(min_length=3, max_length=3, title="Colours")]
    """Cap: light, middle, shade."""
    brim: Annotated[tuple[Colour, ...], Field(min_length=3, max_length=3, title="Colours")]
    """Brim and piping: light, middle, shade."""
    ribbon: Annotated[tuple[Colour, ...], Field(min_length=2, max_length=2, title="Colours")]
    """Name ribbon: top, bottom."""
    window: Annotated[tuple[Colour, ...], Field(min_length=3, max_length=3, title="Colours")]
    """Behind the portrait: center, middle, edge."""
    accent: Colour
    """Small things: threads, sparks, the team's line in a chart."""


class AbilityCard(Model):
    """What a pitcher can do with a token, once a batter has a result."""

    id: Id
    """The name that pitchers refer to."""
    name: Name
    """The name people read."""
    text: Sentence
    """What it does, short: read in the middle of the game."""
    rules: Paragraph
    """What it does, in full: read on the big card."""
    do: Annotated[tuple[Annotated[Effect, VERBS], ...], Field(min_length=1, max_length=4, title="Effects")]
    """What really happens, one verb an entry, in this order."""


class AbilitiesFile(Model):
    """The abilities of pitchers (`abilities.yaml`, `abilities/*.yaml`)."""

    abilities: Annotated[tuple[AbilityCard, ...], Field(min_length=1, max_length=200, title="Abilities")]
    """One entry an ability."""


Percent = Annotated[int, Field(ge=0, le=100, multiple_of=5)]


class Odds(Model):
    """Chances of a batter in percent: multiples of 5 that add up to 100, one face of the d20 for every 5."""

    out: Percent
    """Out. At least 5 (or no inning would end) and at most 95 (or no run would ever score)."""
    single: Percent
    """Single: the batter and every runner move 1 base."""
    double: Percent
    """Double: the batter and every runner move 2 bases."""
    triple: Percent
    """Triple: the batter to third, every runner scores."""
    home_run: Percent
    """Home Run: the batter and every runner score."""

    @model_validator(mode="after")
    def _make_a_whole_die(self) -> Odds:
        total = self.out + self.single + self.double + self.triple + self.home_run
        if total != 100:
            raise own_words(f"found odds that add up to {total}, expected 100")
        if not 5 <= self.out <= 95:
            raise own_words(f"found {self.out} for out, expected 5 to 95, so that innings end and runs score")
        return self


class BatterCard(Model):
    """A Batter Card."""

    id: Id
    """Used once in all teams."""
    name: Name
    """The name on the card."""
    short: ShortName
    """The name on small pieces and in the log."""
    profile: ShortName
    """What kind of batter, in a word; the odds are what counts."""
    odds: Odds
    """Chances in percent."""
    portrait: PictureName
    """A picture of assets/sprites/monster_league/portraits, without .svg."""
    quip: Sentence
    """One line of character."""


class PitcherCard(Model):
    """A Pitcher Card."""

    id: Id
    """Used once in all teams."""
    name: Name
    """The name on the card."""
    short: ShortName
    """The name on small pieces and in the log."""
    ability: str
    """The id of an ability."""
    portrait: PictureName
    """A picture of assets/sprites/monster_league/portraits, without .svg."""
    quip: Sentence
    """One line of character."""


class TeamFile(Model):
    """A team (`teams/*.yaml`, one file each)."""

    id: Id
    """Used by one team only."""
    name: Name
    """The whole name."""
    short: ShortName
    """The name on the score board."""
    look: Look
    """Colors and emblem."""
    batters: Annotated[tuple[BatterCard, ...], Field(min_length=4, max_length=4, title="Batters")]
    """Four batters, in batting order."""
    pitchers: Annotated[tuple[PitcherCard, ...], Field(min_length=2, max_length=2, title="Pitchers")]
    """Two pitchers."""


RULES = Kind("rules", ("rules.yaml",), Rules)
ABILITIES = Kind("abilities", ("abilities.yaml", "abilities/*.yaml"), AbilitiesFile)
TEAM = Kind("team", ("teams/*.yaml",), TeamFile)
KINDS = (RULES, ABILITIES, TEAM)
"""Every kind of card file, also for writing the editors' schemas."""
