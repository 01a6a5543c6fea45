"""The position of a game of Lords of Baseball: small numbers and short lists, with the cards shared beside them."""

from __future__ import annotations

from dataclasses import field

from lordsball.engine.position import Position
from lordsball.engine.procedure import Action
from lordsball.engine.records import Record, record, shared
from lordsball.engine.secrets import zone
from lordsball.games.lords.actions import REPAY
from lordsball.games.lords.board_files import LeagueFile, TeamEntry
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.targets import solo_won

NOBODY = -1
TEAMS = 8
MOST_STARS, MOST_REGULARS, MOST_PROSPECTS, MOST_FANS, MOST_LEVEL, MOST_DICE, MOST_TQ = 9, 18, 25, 20, 5, 3, 20
FEWEST_FANS = 1
FIELD, PRESS_BOX, BLEACHERS, CONCESSIONS = range(4)
EMPTY_STACK = 9
"""The level on top of a stack with nothing left in it."""

SOURCES = ("wins", "bought", "prospects", "title", "tiles", "bonus", "loans", "cards")
"""Where Victory Points come from (or go to)."""
WINS, BOUGHT, PROSPECTS, TITLE, TILES, BONUS, LOANS, CARDS = range(8)

YEAR_COLUMNS = ("wins", "income", "payroll", "cash", "tq", "npt_tq", "vp", "pennant", "title", "row")
"""What an owner's record keeps of each year: `npt_tq` is the sum over all teams nobody owns, `cash` that after the Hot
Stove League, `row` the place in the win track."""


@record
class Owner(Record):
    """One owner's club: everything on the mats, in hand and on the board's tracks."""

    seat: int
    team: int
    """The team's place in its league, 0 to 7."""
    franchise: str = ""
    stars: int = 0
    regulars: int = 0
    prospects: int = 0
    front_office: int = 1
    farm_system: int = 1
    manager: int = 0
    cash: int = 0
    media: int = 0
    fans: int = 1
    vp: int = 0
    wins: int = 0
    loans: int = 0
    titles: int = 0
    cannot_win: bool = False
    """A season of 39 wins or fewer rules the owner out (ruling L4)."""
    park: list[int] = field(default_factory=list)
    """What lies on the nine spaces, as numbers of the catalog's `tiles`."""
    stacks: list[int] = field(default_factory=lambda: [2, 2, 2, 2])
    """The level on top of each stack of tiles, EMPTY_STACK for none."""
    field_tq: int = 0
    """Team Quality of the stadium: derived from `park` whenever that changes."""
    field_dice: int = 0
    """Series of this season that may still have a die from the stadium."""
    spring: list[str] = field(default_factory=list)
    hot_stove: list[str] = field(default_factory=list)
    hand: list[str] = zone("season", seen_by="owner", default_factory=list)
    """Regular Season cards."""
    pick: str = zone("season", seen_by="owner", default="")
    """The Regular Season card that lies face down."""
    champions: list[str] = field(default_factory=list)
    """Championship cards, won or not."""
    rival: int = NOBODY
    """In a series: the other owner's seat, or NOBODY for a team without owner."""
    rival_base: int = 0
    """The rival's Team Quality before any card."""
    series_tq: int = 0
    """Team Quality for this series only."""
    dice: int = 1
    """Dice this series."""
    faces: list[int] = field(default_factory=list)
    """What they showed."""
    die: int = 0
    """The one that counts."""
    vp_from: list[int] = field(default_factory=lambda: [0] * len(SOURCES))
    """Victory Points by source."""
    income: int = 0
    payroll: int = 0
    quality: int = 0
    """Team Quality at the Quality Phase of this year."""
    loans_taken: int = 0
    years: list[tuple[int, ...]] = field(default_factory=list)
    """One entry a finished year; see YEAR_COLUMNS."""


@record
class Lords(Position):
    """Seats are numbered from 0; teams by their place in the league, 0 to 7."""

    league: str
    last_year: int
    owners: list[Owner]
    seat_of: list[int] = field(default_factory=lambda: [NOBODY] * TEAMS)
    """The seat that owns each team, or NOBODY."""
    year: int = 1
    bonus: str = ""
    """This year's Bonus card."""
    star_pool: int = 0
    supply: int = 0
    retired: int = 0
    """Star cubes in the Star Player Pool, in the general supply, and out of the game."""
    # Cards that are not in play. All but the Regular Season deck are played openly, so that everybody may know what is
    # left; cards are drawn at random from what is left, which is the same as from a shuffled deck.
    spring_left: list[str] = field(default_factory=list)
    spring_used: list[str] = field(default_factory=list)
    season_left: list[str] = zone("season", seen_by="nobody", default_factory=list)
    season_used: list[str] = zone("season", seen_by="everyone", default_factory=list)
    hot_stove_left: list[str] = field(default_factory=list)
    hot_stove_used: list[str] = field(default_factory=list)
    event_cards: list[str] = field(default_factory=list)
    """Hot Stove cards laid out for the event."""
    champions_left: list[str] = field(default_factory=list)
    bonus_left: list[str] = field(default_factory=list)
    bonus_used: list[str] = field(default_factory=list)
    franchises_left: list[str] = field(default_factory=list)
    schedule_left: list[int] = field(default_factory=list)
    """Schedule cards to come this season, by their place in the league."""
    schedule: int = NOBODY
    """The current Schedule card."""
    npt: list[str] = field(default_factory=lambda: [""] * TEAMS)
    """The NPT token of each team without owner."""
    npt_start: list[str] = field(default_factory=list)
    npt_left: list[str] = field(default_factory=list)
    npt_removed: list[str] = field(default_factory=list)
    """NPT tokens: those for year 1, those of the pile, those out of the game."""
    npt_tq: int = 0
    """What cards do to the Team Quality of the team without owner in this series."""
    retirement: list[str] = field(default_factory=list)
    """Retirement tokens laid out."""
    tile_price: int = 0
    manager_rolls: int = 0
    winter_cards: int = 0
    """What this winter's event changes: dollars a tile, rerolls, cards dealt."""
    pennant: int = NOBODY
    """The seat that won this year's pennant."""
    champion: int = NOBODY
    """The seat that won this year's Championship Series."""
    uses: list[int] = field(default_factory=list)
    """How often each card, option and tile was used; see the catalog's `uses`."""
    cards: Catalog = shared(default=None, kw_only=True)

    def deal(self, cards: Catalog) -> Lords:
        """Play with these cards from now on."""
        self.cards = cards
        return self

    def pool(self, name: str, owner: int | None) -> list[str]:
        """Every Regular Season card: the only deck that holds secrets."""
        return list(self.cards.season)

    def why_not(self, action: Action) -> str | None:
        """A sentence why this action is not open now, or None if it is."""
        if self.decision is None or action in self.decision.options:
            return Position.why_not(self, action)
        from lordsball.games.lords import reasons

        return reasons.why_not(self, action)

    def beside(self, seat: int) -> tuple[Action, ...]:
        """LOANS: at any time a loan may be paid back, so it is offered at every question of one's own (ruling L21)."""
        if not self.owners[seat].loans:
            return ()
        from lordsball.games.lords.money import can_repay

        return (REPAY,) if can_repay(self, self.owners[seat]) else ()

    def do_beside(self, seat: int, action: Action) -> None:
        """Pay a loan back."""
        from lordsball.games.lords.money import repay

        repay(self, self.owners[seat])

    @property
    def the_league(self) -> LeagueFile:
        """The league that is played."""
        return self.cards.leagues[self.league]

    def team(self, team: int) -> TeamEntry:
        """A team of the league by its place."""
        return self.the_league.teams[team]

    def team_of(self, seat: int) -> TeamEntry:
        """The team of a seat."""
        return self.the_league.teams[self.owners[seat].team]

    def winners(self) -> tuple[int, ...]:
        """The seats that won a finished game (ruling L4, L35); several share a legendary rivalry.

        A lone owner who is ruled out or short of a bronze season wins nothing (ruling L49).
        """
        if len(self.owners) == 1:
            return (0,) if solo_won(self) else ()
        eligible = [o for o in self.owners if not o.cannot_win] or self.owners
        best = max(map(standing, eligible))
        return tuple(o.seat for o in eligible if standing(o) == best)


def base_tq(o: Owner) -> int:
    """Permanent Team Quality: Stars, a third of the Regulars, Manager, stadium; 20 at most (ruling L18)."""
    tq = o.stars + o.regulars // 3 + o.manager + o.field_tq
    return tq if tq < MOST_TQ else MOST_TQ


def standing(o: Owner) -> tuple[int, int, int, int, int]:
    """What decides a finished game, in this order: VP, Championships won, Fans, cash, Team Quality."""
    return o.vp, o.titles, o.fans, o.cash, base_tq(o)
