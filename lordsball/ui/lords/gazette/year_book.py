"""What happened in a year of Lords of Baseball, gathered from what the rules told. No pygame, no opinions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lordsball.games.lords import events as told


class Played(NamedTuple):
    """A series: its number in the season, both teams, Team Quality before cards, totals, wins."""

    week: int
    teams: tuple[int, int]
    tq: tuple[int, int]
    totals: tuple[int, int]
    wins: tuple[int, int]

    @property
    def winner(self) -> int:
        """0 or 1; of a tie the first."""
        return 0 if self.wins[0] >= self.wins[1] else 1


@dataclass
class YearBook:
    """One year. Seats are owners, teams places in the league."""

    year: int
    begun: bool = False
    """The year has been told from its beginning."""
    bonus: str = ""
    bonus_values: tuple[int, ...] = ()
    bonus_paid: dict[int, int] = field(default_factory=dict)
    """The Bonus card, what each club had of its stat, Victory Points of the winners."""
    series: list[Played] = field(default_factory=list)
    pennant: told.PennantWon | None = None
    rolls: list[told.PennantRoll] = field(default_factory=list)
    finals: told.ChampionshipBegan | None = None
    games: tuple[int, int] = (0, 0)
    """Games won and lost in the Championship Series."""
    champion: bool = False
    loans: Counter[int] = field(default_factory=Counter)
    repaid: Counter[int] = field(default_factory=Counter)
    scored: dict[int, Counter[str]] = field(default_factory=dict)
    """Victory Points of each seat by source."""
    retired: list[told.Changed] = field(default_factory=list)
    fans: Counter[int] = field(default_factory=Counter)
    """By how much each Fan marker has moved over the year."""
    traded: list[told.Traded] = field(default_factory=list)
    hired: list[told.ManagerHired] = field(default_factory=list)
    built: list[told.Built] = field(default_factory=list)
    rows: dict[int, told.WinRowReached] = field(default_factory=dict)
    gone: list[int] = field(default_factory=list)
    """Teams whose token has left the game."""
    news: str = ""
    """The winter's event, a Hot Stove card."""
    struck: list[int] = field(default_factory=list)
    """Clubs it concerned."""
    spared: list[int] = field(default_factory=list)
    """Clubs it looked at and passed by."""

    def points(self, seat: int) -> int:
        """Victory Points gained or lost over the year."""
        return sum(self.scored.get(seat, Counter()).values())

    def series_of(self, team: int) -> list[tuple[Played, int]]:
        """A team's series in order, and its side in each."""
        return [(played, played.teams.index(team)) for played in self.series if team in played.teams]


def year_book(events: Iterable[Any], year: int) -> YearBook:
    """The book of a year from the events of a game, which may start in the middle and go on after it."""
    book = YearBook(year)
    now, week = 0, 0
    meeting: tuple[int, int] = (0, 0)
    winter = False
    for event in events:
        match event:
            case told.YearBegan(year=now):
                book = YearBook(year, now == year)
                week, winter = 0, False
            case told.ScheduleFlipped(number=week):
                pass
            case told.SeriesBegan(tq=meeting):
                pass
            case told.SeriesOver(teams=teams, totals=totals, wins=wins):
                book.series.append(Played(week, teams, meeting, totals, wins))
            case told.EventDealt():
                winter = True
            case told.ClubAffected(seat=seat, affected=affected) if winter:
                (book.struck if affected else book.spared).append(seat)
            case told.HotStoveCardUsed() | told.CardsDealt():
                # What follows on cards is no more the event's doing.
                winter = False
            case told.YearOver(year=over) if over == year:
                return book
            case _:
                _note(book, event)
    return book


def _note(book: YearBook, event: Any) -> None:
    match event:
        case told.PennantWon():
            book.pennant = event
        case told.PennantRoll():
            book.rolls.append(event)
        case told.ChampionshipBegan():
            book.finals = event
        case told.GamePlayed(won=won, lost=lost):
            book.games = won, lost
        case told.ChampionshipOver(champion=champion):
            book.champion = champion
        case told.LoanTaken(seat=seat, loans=loans):
            book.loans[seat] += loans
        case told.LoanRepaid(seat=seat):
            book.repaid[seat] += 1
        case told.Scored(seat=seat, source=source, amount=amount):
            book.scored.setdefault(seat, Counter())[source] += amount
            if source == "bonus":
                book.bonus_paid[seat] = amount
        case told.Changed(seat=seat, thing=thing, amount=amount, why=why):
            if why == "retired":
                book.retired.append(event)
            if thing == "fans":
                book.fans[seat] += amount
        case told.FansAdjusted(seat=seat, amount=amount):
            book.fans[seat] += amount
        case told.Traded():
            book.traded.append(event)
        case told.ManagerHired():
            book.hired.append(event)
        case told.Built():
            book.built.append(event)
        case told.WinRowReached(seat=seat):
            book.rows[seat] = event
        case told.NptRemoved(team=team):
            book.gone.append(team)
        case told.EventResolved(card=card):
            book.news = card
        case told.BonusResolved(card=card, values=values, winners=winners):
            book.bonus, book.bonus_values = card, values
            book.bonus_paid = dict.fromkeys(winners, 0)
