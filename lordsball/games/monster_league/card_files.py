"""What the card files of Monster League Baseball may say, file by file."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from lordsball.content.catalog import Kind
from lordsball.content.models import Colour, Id, Model, Name, Paragraph, PictureName, Sentence, ShortName, own_words
from lordsball.content.problems import listed
from lordsball.content.vocabulary import Effect
from lordsball.games.monster_league.needs import NEEDS, Need, NeedResult
from lordsball.games.monster_league.verbs import OUT, RESULT_NAMES, STANCE_VERBS, VERBS, Change, Play


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
    """What a pitcher can do for tokens once a batter has a result, or what a batter can do at bat."""

    id: Id
    """The name that pitchers or batters refer to."""
    name: Name
    """The name people read."""
    owner: Literal["pitcher", "batter"] = Field(default="pitcher", alias="for")
    """Whose it is: a pitcher's, who pays tokens, or a batter's, which costs nothing but what it does."""
    when: Literal["before", "after"] = "after"
    """A batter's comes before the spin, as a stance, or after everything else. A pitcher's comes after the result."""
    price: Annotated[int, Field(ge=1, le=9)] = 1
    """Tokens that a pitcher pays for it."""
    text: Sentence
    """What it does, short: read in the middle of the game."""
    rules: Paragraph
    """What it does, in full: read on the big card."""
    needs: Annotated[tuple[Annotated[Need, NEEDS], ...], Field(max_length=5, title="Needs")] = ()
    """It can be used only while all of this is so."""
    do: Annotated[tuple[Annotated[Effect, VERBS], ...], Field(min_length=1, max_length=4, title="Effects")]
    """What really happens, one verb an entry, in this order."""

    @model_validator(mode="after")
    def _belongs_to_its_owner(self) -> AbilityCard:
        said = self.model_fields_set
        if self.owner == "pitcher" and "when" in said and self.when != "after":
            raise own_words("found 'when: before' for a pitcher, expected 'after': pitchers answer a result")
        if self.owner == "batter" and "when" not in said:
            raise own_words("found no 'when' for a batter, expected 'when: before' (the spin) or 'when: after'")
        if self.owner == "batter" and "price" in said:
            raise own_words("found a price for a batter, expected none: only pitchers have tokens")
        if self.when == "before":
            self._is_a_stance()
        return self

    def _is_a_stance(self) -> None:
        for effect in self.do:
            if not isinstance(effect, Change):
                raise own_words(
                    f"found '{effect.verb()}' before the spin, expected only {listed(STANCE_VERBS.verbs)}: "
                    "a stance is settled before chance comes in"
                )
        if any(isinstance(need, NeedResult) for need in self.needs):
            raise own_words("found a need of a result before the spin, expected one that can be known by then")
        play = Play(OUT)
        for effect in self.do:
            play = effect.changed(play) if isinstance(effect, Change) else play
        if play.result != OUT:
            raise own_words(
                f"found a stance that turns an Out into a {RESULT_NAMES[play.result]}, "
                "expected an Out to stay an Out, so that innings end"
            )


class AbilitiesFile(Model):
    """The abilities of pitchers and batters (`abilities.yaml`, `abilities/*.yaml`)."""

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
    ability: str | None = None
    """The id of an ability for batters; most batters have none."""
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


RULES = Kind("rules", ("rules.yaml",), Rules, by_key=True)
ABILITIES = Kind("abilities", ("abilities.yaml", "abilities/*.yaml"), AbilitiesFile)
TEAM = Kind("team", ("teams/*.yaml",), TeamFile)
KINDS = (RULES, ABILITIES, TEAM)
"""Every kind of card file, also for writing the editors' schemas."""
