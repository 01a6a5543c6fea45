"""What the Regular Season, the Postseason and Finances tell; see `events.py`, which all rules import."""

from __future__ import annotations

from typing import NamedTuple


class ScheduleFlipped(NamedTuple):
    """The next Schedule card, its number in the season and its pairs of teams."""

    number: int
    matchups: tuple[tuple[int, int], ...]


class SeriesBegan(NamedTuple):
    """Two teams meet, with their Team Quality before any card."""

    teams: tuple[int, int]
    tq: tuple[int, int]


class CardLaidDown(NamedTuple):
    """An owner has put a card face down."""

    seat: int


class CardRevealed(NamedTuple):
    """A Regular Season card lies face up."""

    seat: int
    card: str


class EffectUsed(NamedTuple):
    """The side of a card that is carried out: primary, secondary, neither by choice, or none where neither is legal."""

    seat: int
    card: str
    side: str


class SeriesTqChanged(NamedTuple):
    """A team's Team Quality for this series; `now` is before dice."""

    team: int
    amount: int
    now: int


class DiceGained(NamedTuple):
    """A club rolls this many dice this series. `why` is card or stadium."""

    seat: int
    dice: int
    why: str


class SeriesRolled(NamedTuple):
    """A team's dice for the series; the seat that rolls them may be another team's owner."""

    team: int
    faces: tuple[int, ...]
    seat: int


class DieChosen(NamedTuple):
    """The die that counts."""

    seat: int
    face: int


class SeriesOver(NamedTuple):
    """Final Team Quality of both teams, and how many of the 22 games each won."""

    teams: tuple[int, int]
    totals: tuple[int, int]
    wins: tuple[int, int]


class SeasonOver(NamedTuple):
    """The standings: (wins, team) from the top; clubs that are level by their places in the league."""

    table: tuple[tuple[int, int], ...]


class PennantRoll(NamedTuple):
    """A roll-off for the pennant: Team Quality and die."""

    seat: int
    tq: int
    face: int


class PennantWon(NamedTuple):
    """The pennant: an owner's seat, or -1 when a team without owner (`team`) has more wins than every owner.
    `by` is wins, tie_with_npt or dice."""

    seat: int
    team: int
    wins: int
    by: str


class ChampionshipBegan(NamedTuple):
    """The opponent, and both Team Qualities."""

    seat: int
    card: str
    tq: int
    opponent: int


class GamePlayed(NamedTuple):
    """A game of the Championship Series: the face, the least that wins, and the games won so far."""

    seat: int
    face: int
    needs: int
    won: int
    lost: int


class ChampionshipOver(NamedTuple):
    """The end of the Championship Series."""

    seat: int
    card: str
    champion: bool


class IncomeCounted(NamedTuple):
    """Income: base, Fans, stadium."""

    seat: int
    base: int
    fans: int
    stadium: int


class SalariesCounted(NamedTuple):
    """Salaries: Stars, Regulars, Prospects, Front Office, Farm System, Manager."""

    seat: int
    stars: int
    regulars: int
    prospects: int
    front_office: int
    farm_system: int
    manager: int


class RetirementsDrawn(NamedTuple):
    """The Retirement tokens laid out."""

    tokens: tuple[str, ...]


class RetirementTaken(NamedTuple):
    """An owner resolves a token; `leftover` is the last one, which the team with the most wins resolves as well."""

    seat: int
    token: str
    leftover: bool


class RetirementLeft(NamedTuple):
    """The last token is discarded: several owners have the most wins."""

    token: str


class WinRowReached(NamedTuple):
    """Where an owner's season ended on the win track."""

    seat: int
    wins: int
    row: int
    vp: int
    cannot_win: bool


class NptRemoved(NamedTuple):
    """Every owner has won more games than this team: its token leaves the game."""

    team: int
    token: str


class NptReturned(NamedTuple):
    """The pile was short: a token that had left comes back (ruling L12)."""

    token: str


class FansAdjusted(NamedTuple):
    """A step of the Fan Adjustments: growth, reduction, championship, fewest_vp or most_vp."""

    seat: int
    step: str
    amount: int
    now: int
