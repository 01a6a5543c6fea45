"""What the files of the board say: rules and prices, mats and tracks, the park and its tiles, leagues and schedules."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from lordsball.content.catalog import Kind
from lordsball.content.models import Colour, Id, Model, Name, PictureName, Sentence, ShortName, own_words
from lordsball.games.lords.needs import Component

Dollars = Annotated[int, Field(ge=0, le=500)]
Level = Annotated[int, Field(ge=1, le=5)]


class HouseRules(Model):
    """Other readings of the rulebook, all off as shipped."""

    whole_turns: bool = False
    """True: in Spring Training and Hot Stove each owner plays all cards in one turn, instead of one card a round."""
    solo_removes_all: bool = False
    """True: also a lone owner removes every NPT he has out-won, instead of the weakest two a year (ruling L12)."""
    solo_leads: bool = False
    """True: a lone owner has the most and the fewest of everything; else the clubs of the league are compared as well
    (ruling L50)."""


class Loans(Model):
    """The terms of the bank."""

    grants: Annotated[int, Field(ge=1, le=200)]
    """Dollars of one loan; also the cash that must not be left after an action paid with it."""
    costs_vp: Annotated[int, Field(ge=0, le=20)]
    """Victory Points lost at once."""
    repaid_with: Annotated[int, Field(ge=1, le=300)]
    """Dollars that pay a loan back."""
    returns_vp: Annotated[int, Field(ge=0, le=20)]
    """Victory Points gained for that."""

    @model_validator(mode="after")
    def _no_gift(self) -> Loans:
        if self.repaid_with < self.grants or self.returns_vp > self.costs_vp:
            raise own_words(
                "found a loan that pays for itself, expected repaid_with >= grants and returns_vp <= costs_vp"
            )
        return self


class Hands(Model):
    """How many cards are dealt and held."""

    spring: Annotated[int, Field(ge=1, le=5)]
    """Spring Training cards dealt."""
    hot_stove: Annotated[int, Field(ge=1, le=5)]
    """Hot Stove cards dealt."""
    most: Annotated[int, Field(ge=1, le=5)]
    """Most cards of these two decks that one owner may hold."""
    extra: Annotated[tuple[Annotated[int, Field(ge=0, le=4)], ...], Field(min_length=5, max_length=5, title="Levels")]
    """Extra cards for levels 1 to 5 of the Farm System (in spring) or the Front Office (in winter)."""


class DeckSizes(Model):
    """How many cards each deck has at least: a check against cards lost by mistake. Packs may bring more."""

    spring: Annotated[int, Field(ge=40, le=200)]
    """Spring Training cards: eight owners may be dealt five each."""
    season: Annotated[int, Field(ge=64, le=99)]
    """Regular Season cards: eight owners may hold eight each."""
    franchises: Annotated[int, Field(ge=8, le=100)]
    """Franchise cards: one for each of eight owners."""
    hot_stove: Annotated[int, Field(ge=42, le=200)]
    """Hot Stove cards: eight owners may be dealt five each, and the event takes two."""
    championship: Annotated[int, Field(ge=7, le=100)]
    """Championship cards: one a year, seven years, none comes back."""
    bonus: Annotated[int, Field(ge=7, le=100)]
    """Bonus cards: one a year, seven years."""


class Rules(Model):
    """The numbers of the game (`rules.yaml`)."""

    decks: DeckSizes
    """Cards in each deck."""

    years: Annotated[tuple[Annotated[int, Field(ge=1, le=7)], ...], Field(min_length=1, max_length=7, title="Lengths")]
    """The lengths of a game to choose from; the first is the usual one."""
    star_cubes: Annotated[
        tuple[Annotated[int, Field(ge=20, le=200)], ...], Field(min_length=2, max_length=2, title="Numbers")
    ]
    """All Star cubes with 1 to 4 owners, and with 5 to 8."""
    pool_stars: Annotated[int, Field(ge=0, le=9)]
    """Stars of the Star Player Pool for each owner."""
    start_fans: Annotated[int, Field(ge=1, le=20)]
    """Where the Fan markers begin."""
    hands: Hands
    """Cards dealt."""
    loans: Loans
    """The bank."""
    vp_prices: Annotated[
        tuple[Annotated[int, Field(ge=1, le=500)], ...], Field(min_length=7, max_length=7, title="Years")
    ]
    """Dollars a Victory Point costs in years 1 to 7."""
    media_worth: Annotated[int, Field(ge=1, le=100)]
    """Dollars a Media token stands for when Victory Points are bought."""
    prospects_per_vp: Annotated[int, Field(ge=1, le=25)]
    """This many Prospects score 1 VP each year."""
    champion_vp: Annotated[int, Field(ge=0, le=20)]
    """VP for winning the Championship Series."""
    bonus_vp: Annotated[
        tuple[Annotated[int, Field(ge=0, le=20)], ...], Field(min_length=3, max_length=3, title="Standings")
    ]
    """VP of the Bonus card for the last in VP, for those between, and for the leader."""
    solo_removals: Annotated[int, Field(ge=0, le=7)]
    """Most NPT tokens that leave the game in a year with a single owner (ruling L12)."""
    house_rules: HouseRules = HouseRules()
    """Other readings of the rulebook."""
    own_numbers: bool = False
    """True: numbers that the rulebook prints, such as the $33 of the third Star box, may be others."""


class WinRow(Model):
    """A threshold of the win track."""

    wins: Annotated[int, Field(ge=0, le=154)]
    """The least number of wins."""
    vp: Annotated[int, Field(ge=-20, le=20)] = 0
    """Victory Points."""
    fans: Annotated[int, Field(ge=-10, le=10)] = 0
    """Fans."""
    cash: Annotated[int, Field(ge=0, le=100)] = 0
    """Dollars."""
    cannot_win: bool = False
    """True: a season that ends here rules the owner out as a winner of the game."""


class RecordRow(Model):
    """A row of the Records table."""

    difference: Annotated[int, Field(ge=0, le=60)]
    """The least difference in final Team Quality."""
    higher: Annotated[int, Field(ge=11, le=22)]
    """Wins of the team with the higher total."""
    lower: Annotated[int, Field(ge=0, le=11)]
    """Wins of the other."""

    @model_validator(mode="after")
    def _one_series(self) -> RecordRow:
        if self.higher + self.lower != 22:
            raise own_words(
                f"found {self.higher}-{self.lower}, expected two numbers that add up to the 22 games of a series"
            )
        return self


class FanZones(Model):
    """The three zones of the Fan track of 20 spaces, from below."""

    growth_to: Annotated[int, Field(ge=1, le=18)]
    """The last space of the Growth zone."""
    steady_to: Annotated[int, Field(ge=2, le=19)]
    """The last space of the Steady zone; Reduction is all above."""

    @model_validator(mode="after")
    def _in_order(self) -> FanZones:
        if self.steady_to <= self.growth_to:
            raise own_words(f"found {self.steady_to} for steady_to, expected more than growth_to ({self.growth_to})")
        return self


def _levels(least: int) -> Any:
    return Field(min_length=least, max_length=least, title="Levels")


class BoardFile(Model):
    """Mats, tracks and tables (`board.yaml`)."""

    base_income: Dollars
    """Dollars every club takes in."""
    income_per_fan: Dollars
    """Dollars for the number under the Fan marker, once for each."""
    star_salaries: Annotated[tuple[Dollars, ...], Field(min_length=9, max_length=9, title="Star boxes")]
    """What the Stars cost in all when 1 to 9 boxes are filled."""
    regular_salary: Dollars
    """Each Regular."""
    prospect_salary: Dollars
    """Each Prospect."""
    manager_salaries: Annotated[tuple[Dollars, ...], _levels(5)]
    """Manager of level 1 to 5."""
    staff_salaries: Annotated[tuple[Dollars, ...], _levels(5)]
    """Front Office or Farm System at level 1 to 5."""
    staff_prices: Annotated[tuple[Dollars, ...], _levels(4)]
    """Raising either from level 1 to 2, …, 4 to 5."""
    manager_rolls: Annotated[tuple[Level, ...], Field(min_length=11, max_length=11, title="Totals")]
    """The Manager's level for a total of 2 to 12."""
    fan_zones: FanZones
    """Growth, Steady, Reduction."""
    win_track: Annotated[tuple[WinRow, ...], Field(min_length=2, max_length=30, title="Thresholds")]
    """Thresholds from 0 upwards; only the highest one reached counts."""
    records: Annotated[tuple[RecordRow, ...], Field(min_length=2, max_length=40, title="Rows")]
    """The Records table, from a difference of 0 upwards."""


class Tile(Model):
    """A stadium tile, or (level 1) what the mat prints."""

    level: Annotated[int, Field(ge=1, le=8)]
    """1 for the printed component, 2 to 8 for tiles."""
    name: Name
    """The name on the tile."""
    price: Dollars = 0
    """Dollars to build it."""
    income: Dollars = 0
    """Dollars each year."""
    fans: Annotated[int, Field(ge=0, le=10)] = 0
    """Fans gained once, when it is built."""
    media: Annotated[int, Field(ge=0, le=5)] = 0
    """Media tokens at the start of each Spring Training."""
    tq: Annotated[int, Field(ge=0, le=10)] = 0
    """Team Quality while it is in play."""
    dice: Annotated[int, Field(ge=0, le=7)] = 0
    """Series a year in which the owner may roll one more die."""
    yearly_vp: Annotated[int, Field(ge=0, le=5)] = 0
    """Victory Points each year."""
    vp: Annotated[int, Field(ge=0, le=10)] = 0
    """Victory Points once, at the end of the game."""


Stack = Annotated[tuple[Tile, ...], Field(min_length=8, max_length=8, title="Tiles")]


class Space(Model):
    """A space of the stadium mat."""

    takes: Annotated[tuple[Component, ...], Field(min_length=1, max_length=4, title="Icons")]
    """The icons: what may be built here."""
    printed: Component | None = Field(default=None, json_schema_extra={"type": "string"})
    """What the mat prints here; left out for an empty space."""


class ParkFile(Model):
    """The stadium mat and the tiles (`park.yaml`). Each stack: the printed level 1, then tiles 2 to 8."""

    spaces: Annotated[tuple[Space, ...], Field(min_length=9, max_length=9, title="Spaces")]
    """Three rows of three, top left first; the fifth is the center."""
    field: Stack
    """Field tiles."""
    press_box: Stack
    """Press Box tiles."""
    bleachers: Stack
    """Bleachers tiles."""
    concessions: Stack
    """Concessions tiles."""


Shirt = Literal["plain", "stripes", "raglan", "dark", "gray", "bright"]


class TeamEntry(Model):
    """A team of a league."""

    id: Id
    """Used by one team only."""
    name: Name
    """The whole name: Brooklyn Somethings."""
    short: ShortName
    """The name on the standings."""
    emblem: PictureName
    """A picture of assets/sprites/lords/emblems, without .svg."""
    colours: Annotated[tuple[Colour, ...], Field(min_length=2, max_length=2, title="Colours")]
    """Main color, second color."""
    # What follows is only looked at and read: it is no part of the fingerprint, so that saves stay what they are.
    shirt: Annotated[Shirt, Field(exclude=True)] = "plain"
    """How its players are dressed: cream and `plain`, with `stripes` or colored sleeves (`raglan`), all in the main
    color (`dark`), `gray`, or all in the second color (`bright`)."""
    park: Annotated[Name | None, Field(exclude=True)] = None
    """Where it plays."""
    text: Annotated[Sentence | None, Field(exclude=True)] = None
    """What the club is like, in a line."""

    @property
    def home(self) -> str:
        """Where it plays, by a name."""
        return self.park or f"{self.short} Park"


Pairing = Annotated[tuple[Annotated[int, Field(ge=1, le=8)], ...], Field(min_length=2, max_length=2, title="Teams")]


class ScheduleCard(Model):
    """A Schedule card: four matchups that bring in all eight teams."""

    id: Id
    """Used once."""
    matchups: Annotated[tuple[Pairing, ...], Field(min_length=4, max_length=4, title="Matchups")]
    """Pairs of teams by their place in the league, 1 to 8; played from top to bottom."""


class NptToken(Model):
    """How good a team without an owner is for one season."""

    id: Id
    """Used once."""
    tq: Annotated[int, Field(ge=1, le=20)]
    """Team Quality."""
    wins: Annotated[int, Field(ge=14, le=140)]
    """Wins of the season."""


StartTokens = Annotated[tuple[NptToken, ...], Field(min_length=7, max_length=50, title="START tokens")]
LaterTokens = Annotated[tuple[NptToken, ...], Field(min_length=7, max_length=100, title="NPT tokens")]


class LeagueTokens(Model):
    """NPT tokens that only one league plays with."""

    start: StartTokens
    """With a START pennant, for year 1."""
    later: LaterTokens
    """Of the years after."""


class LeagueFile(Model):
    """A league (`leagues/*.yaml`, one file each)."""

    id: Id
    """Used by one league only."""
    name: Name
    """The league."""
    teams: Annotated[tuple[TeamEntry, ...], Field(min_length=8, max_length=8, title="Teams")]
    """Eight teams, from the top of the NPT column to the bottom."""
    schedule: Annotated[tuple[ScheduleCard, ...], Field(min_length=7, max_length=7, title="Schedule cards")]
    """Seven Schedule cards: every two teams meet once."""
    tokens: LeagueTokens | None = None
    """NPT tokens of its own; left out, it plays with those of `tokens.yaml`."""
    text: Annotated[Sentence | None, Field(exclude=True)] = None
    """What the league is like, in a line."""


RULES = Kind("rules", ("rules.yaml",), Rules, by_key=True)
BOARD = Kind("board", ("board.yaml",), BoardFile, by_key=True)
PARK = Kind("park", ("park.yaml",), ParkFile, by_key=True)
LEAGUE = Kind("league", ("leagues/*.yaml",), LeagueFile)
