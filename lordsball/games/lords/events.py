"""The events that the rules of Lords of Baseball announce.

Seats are owners, 0 to 7; teams are places in the league, 0 to 7. Only Regular Season cards are ever hidden: events tell
their ids only to those who may know them. `why` is a short fixed word, see `words.py`.
"""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.lords.season_events import (
    CardLaidDown,
    CardRevealed,
    ChampionshipBegan,
    ChampionshipOver,
    DiceGained,
    DieChosen,
    EffectUsed,
    FansAdjusted,
    GamePlayed,
    IncomeCounted,
    NptRemoved,
    NptReturned,
    PennantRoll,
    PennantWon,
    RetirementLeft,
    RetirementsDrawn,
    RetirementTaken,
    SalariesCounted,
    ScheduleFlipped,
    SeasonOver,
    SeriesBegan,
    SeriesOver,
    SeriesRolled,
    SeriesTqChanged,
    WinRowReached,
)

__all__ = [
    "BonusResolved",
    "Built",
    "CardLaidDown",
    "CardRevealed",
    "CardsDealt",
    "CashMoved",
    "ChampionshipBegan",
    "ChampionshipOver",
    "Changed",
    "ClubAffected",
    "DeckReshuffled",
    "DiceGained",
    "DieChosen",
    "EffectDie",
    "EffectUsed",
    "EventDealt",
    "EventDiscarded",
    "EventResolved",
    "FansAdjusted",
    "FranchiseDrawn",
    "GameOver",
    "GamePlayed",
    "HotStoveCardUsed",
    "IncomeCounted",
    "Innovated",
    "LoanRepaid",
    "LoanTaken",
    "ManagerHired",
    "ManagerRolled",
    "MediaSpent",
    "NptDrawn",
    "NptRemoved",
    "NptReturned",
    "OrderDecided",
    "PennantRoll",
    "PennantWon",
    "QualityCounted",
    "RetirementLeft",
    "RetirementTaken",
    "RetirementsDrawn",
    "SalariesCounted",
    "ScheduleFlipped",
    "Scored",
    "SeasonOver",
    "SeriesBegan",
    "SeriesOver",
    "SeriesRolled",
    "SeriesTqChanged",
    "SpringCardDrawn",
    "SpringCardUsed",
    "StarsMoved",
    "Traded",
    "WinRowReached",
    "YearBegan",
    "YearOver",
]


class FranchiseDrawn(NamedTuple):
    """An owner's Franchise card."""

    seat: int
    card: str


class YearBegan(NamedTuple):
    """A new year, and the Bonus card everybody is after."""

    year: int
    bonus: str


class NptDrawn(NamedTuple):
    """A team without owner gets its Team Quality and wins for the season."""

    team: int
    token: str
    tq: int
    wins: int


class OrderDecided(NamedTuple):
    """The order of the seats for something, and for each seat what put it behind the one before it."""

    what: str
    seats: tuple[int, ...]
    by: tuple[str, ...]
    """For each seat but the first: vp, wins or dice."""
    dice: tuple[tuple[int, int], ...]
    """Each roll (seat, total), round by round."""


class CardsDealt(NamedTuple):
    """Cards dealt or drawn. `cards` is empty for those who may not see them."""

    seat: int
    deck: str
    number: int
    cards: tuple[str, ...] = ()


class DeckReshuffled(NamedTuple):
    """A deck ran out and its discards came back (ruling L1)."""

    deck: str


class MediaSpent(NamedTuple):
    """A Media token for a card."""

    seat: int
    left: int


class SpringCardUsed(NamedTuple):
    """A Spring Training card and the option it was used for: upgrade, call_up, trade, sign or fans."""

    seat: int
    card: str
    option: str


class HotStoveCardUsed(NamedTuple):
    """A Hot Stove card and its option: trade, manager, stadium, option or media."""

    seat: int
    card: str
    option: str


class Changed(NamedTuple):
    """A track or stock of a club moved by `amount` to `now`: stars, regulars, prospects, fans, media, manager,
    front_office or farm_system."""

    seat: int
    thing: str
    amount: int
    now: int
    why: str


class Traded(NamedTuple):
    """A trade: Stars, Regulars and Prospects given and gained."""

    seat: int
    given: tuple[int, int, int]
    gained: tuple[int, int, int]


class StarsMoved(NamedTuple):
    """What is in the Star Player Pool and in the general supply now."""

    pool: int
    supply: int


class CashMoved(NamedTuple):
    """Dollars came in (or, below 0, went out)."""

    seat: int
    amount: int
    now: int
    why: str


class LoanTaken(NamedTuple):
    """Loans for an action or a forced cost; the dollars and the Victory Points follow as events of their own."""

    seat: int
    loans: int
    outstanding: int


class LoanRepaid(NamedTuple):
    """A loan was paid back."""

    seat: int
    outstanding: int


class Scored(NamedTuple):
    """Victory Points gained or lost; `source` is one of the position's SOURCES."""

    seat: int
    source: str
    amount: int
    now: int


class QualityCounted(NamedTuple):
    """The Quality Phase's sum: Stars, a third of the Regulars, Manager, stadium; `total` is capped."""

    seat: int
    stars: int
    regulars: int
    manager: int
    stadium: int
    total: int


class EventDealt(NamedTuple):
    """Hot Stove cards laid out for the event, and the seat that chooses (-1: a tie, one card, nobody chooses)."""

    seat: int
    cards: tuple[str, ...]


class EventResolved(NamedTuple):
    """The event that concerns everybody."""

    card: str


class EventDiscarded(NamedTuple):
    """The event that was not chosen."""

    card: str


class ClubAffected(NamedTuple):
    """Whether an event's conditions hold for a club."""

    seat: int
    affected: bool


class EffectDie(NamedTuple):
    """A card's die."""

    seat: int
    face: int
    needs: int


class ManagerRolled(NamedTuple):
    """Two dice for a new Manager."""

    seat: int
    dice: tuple[int, int]
    level: int
    rerolls_left: int


class ManagerHired(NamedTuple):
    """The new Manager's level."""

    seat: int
    before: int
    level: int


class Innovated(NamedTuple):
    """A stack's top tile leaves the game."""

    seat: int
    component: int
    level: int


class Built(NamedTuple):
    """A tile is placed on a space; `replaced` is the number of the tile (or print) it covers, 0 for none."""

    seat: int
    component: int
    level: int
    space: int
    replaced: int


class SpringCardDrawn(NamedTuple):
    """A Spring Training card drawn for its trade."""

    seat: int
    card: str


class BonusResolved(NamedTuple):
    """The Bonus card: each seat's value of its stat, and the winners. Their Victory Points follow.

    `best` is what it took: more than a lone owner has where a club of the league wins it, and then nobody scores.
    """

    card: str
    values: tuple[int, ...]
    winners: tuple[int, ...]
    best: int


class YearOver(NamedTuple):
    """The Year marker moves, or the game ends."""

    year: int
    last: bool


class GameOver(NamedTuple):
    """The winners, and (vp, titles, fans, cash, tq) of every seat. `by` names what decided: vp, titles, fans, cash, tq,
    or shared."""

    winners: tuple[int, ...]
    standings: tuple[tuple[int, int, int, int, int], ...]
    by: str
