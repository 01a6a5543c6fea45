"""Which event is which moment, and for whom it is one: what a person's own club does, and what everybody waits for."""

from __future__ import annotations

from typing import Any

from lordsball.games.lords import events as told
from lordsball.games.lords.state import NOBODY, YEAR_COLUMNS, Lords
from lordsball.games.phrasing import ordinal
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import LORDS
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.lords.moments.cup import SECONDS as CUP_SECONDS
from lordsball.ui.lords.moments.cup import cup_of, draw_cup
from lordsball.ui.lords.moments.pennant import SECONDS as PENNANT_SECONDS
from lordsball.ui.lords.moments.pennant import draw_pennant, pennant_of
from lordsball.ui.lords.moments.stage_sets import ticker_tape
from lordsball.ui.lords.moments.stamp import fall
from lordsball.ui.lords.moments.weights import weight_of
from lordsball.ui.lords.pieces.look import KINDS
from lordsball.ui.lords.shown import HOT_STOVE
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.great_moment import GreatMoment

_EVEN = 11
"""Half of the 22 games of a series."""


def party(model: ViewModel, event: Any, timeline: Timeline) -> Step:
    """What an event that stands on the table by now deserves; often nothing."""
    t = model.shown.t
    match event:
        case told.PennantWon(seat=seat) if seat != NOBODY and model.seats[seat].human:
            yield from _pennant(model, event)
        case told.ChampionshipOver(champion=True):
            yield from _cup(model, event)
        case told.ChampionshipOver(seat=seat) if model.seats[seat].human:
            yield from _stamp(model, timeline, "Beaten", False, "last_out")
        case told.SeriesOver(teams=teams, wins=wins):
            mine = [won for team, won in zip(teams, wins, strict=True) if _owned_here(model, t, team)]
            if len(mine) == 1 and mine[0] != _EVEN:
                yield from _stamp(model, timeline, _series_words(mine[0]), mine[0] > _EVEN, "series")
        case told.SeasonOver() if t.year == t.last_year:
            yield from _stamp(model, timeline, "The last out of the last year", True, "last_out")
        case told.Changed(seat=seat, thing="stars", amount=amount) if amount > 0 and model.seats[seat].human:
            yield from _stamp(model, timeline, f"A new Star: {event.now} now", True, "star")
        case told.EffectDie(seat=seat, face=face) if model.seats[seat].human and model.shown.phase != HOT_STOVE:
            enough = face >= event.needs
            words = f"The card's die: {face}, {'enough' if enough else 'too low'}"
            yield from _stamp(model, timeline, words, enough, "die")
        case told.Built(seat=seat, component=component, level=level) if model.seats[seat].human:
            yield from _stamp(model, timeline, f"{KINDS[component].name}, level {level}", True, "tile")
        case told.WinRowReached(seat=seat, cannot_win=True) if model.seats[seat].human:
            yield from _stamp(model, timeline, "Out of the running", False, "ruled_out")


def _owned_here(model: ViewModel, t: Lords, team: int) -> bool:
    seat = t.seat_of[team]
    return seat != NOBODY and model.seats[seat].human


def _series_words(won: int) -> str:
    lost = 2 * _EVEN - won
    return f"Won, {won}–{lost}" if won > lost else f"Lost, {won}–{lost}"


def _stamp(model: ViewModel, timeline: Timeline, words: str, good: bool, kind: str) -> Step:
    yield from fall(model, timeline, words, good, weight_of(kind, model.shown.t, model.shown.phase))


def _only_person(model: ViewModel) -> int:
    people = [seat for seat, each in enumerate(model.seats) if each.human]
    return people[0] if len(people) == 1 else NOBODY


def _headline(model: ViewModel, seat: int, thing: str) -> str:
    """`THE CUP IS YOURS` where one person plays; else whose it is."""
    if seat == _only_person(model):
        return f"THE {thing} IS YOURS"
    return f"THE {model.shown.t.team_of(seat).short.upper()} WIN THE {thing}"


def _pennant(model: ViewModel, event: told.PennantWon) -> Step:
    pennant = pennant_of(model, event, _headline(model, event.seat, "PENNANT"))

    def paint(canvas: Canvas, seconds: float, u: float) -> None:
        draw_pennant(canvas, pennant, u)

    if model.great(GreatMoment(LORDS, "lords_pennant", paint, PENNANT_SECONDS, "On to the cup", 0.78)):
        yield


def _cup(model: ViewModel, event: told.ChampionshipOver) -> Step:
    cup = cup_of(model, event, _headline(model, event.seat, "CUP"))
    falls = model.seats[event.seat].human and not model.reduced
    tape = ticker_tape(model.shown.t.year) if falls else None

    def paint(canvas: Canvas, seconds: float, u: float) -> None:
        draw_cup(canvas, cup, u, lambda: tape.draw_at(canvas, seconds) if tape is not None else None)

    if model.great(GreatMoment(LORDS, "lords_cup", paint, CUP_SECONDS, "On to the books", 1.0)):
        yield


def reckoning(model: ViewModel, event: Any, timeline: Timeline) -> Step:
    """Before the newspaper of a year: what it has brought the only person, and where that puts the club."""
    seat, t = _only_person(model), model.shown.t
    if seat == NOBODY or not isinstance(event, told.YearOver):
        return
    o, year, column = t.owners[seat], event.year, YEAR_COLUMNS.index("vp")
    gained = o.vp - (o.years[year - 2][column] if year > 1 else 0)
    place = 1 + sum(other.vp > o.vp for other in t.owners)
    points = f"{gained:+d}".replace("-", "−")
    where = f", {ordinal(place)} of {len(t.owners)}" if len(t.owners) > 1 else ""
    yield from _stamp(model, timeline, f"Year {year}: {points} VP{where}", gained > 0, "points")
