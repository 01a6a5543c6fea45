"""The three moments of a finished game of Lords of Baseball that mattered most, and how it ended.

What mattered: the moment in which the lead was taken for good, titles and flags, great and wretched seasons, points
bought or borrowed, prizes for the last. Every sentence states what happened and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from lordsball.games.lords import events as told
from lordsball.games.lords.phrases import club, rival_name
from lordsball.games.lords.state import NOBODY, Lords
from lordsball.games.lords.targets import grade
from lordsball.games.phrasing import counted
from lordsball.match.match import Match
from lordsball.ui.lords.cover.chart import final_of_match
from lordsball.ui.lords.cover.leads import Standings, decisive_score
from lordsball.ui.lords.ending.final_points import title, verdict
from lordsball.ui.table.cover import Ending, Highlight

MOST = 3
_WINNERS = 1.2
"""How much more the winner's moments weigh."""
_GREAT_ROW, _BOUGHT, _LOPSIDED = 3, 2, 17


class Weighed(NamedTuple):
    """A moment, what kind it is and how much it meant; only for choosing among them."""

    weight: float
    kind: str
    highlight: Highlight


def ending(match: Match) -> Ending:
    """Who won and by what, and the three moments in the order they happened."""
    t = match.position
    assert isinstance(t, Lords)
    winners = t.winners()
    final = final_of_match(match)
    seat = winners[0] if len(winners) == 1 else None
    banner = "A LEGENDARY RIVALRY"
    if seat is not None:
        how = "win" if not t.owners[seat].cannot_win else "come first"
        banner = f"{t.team_of(seat).short} {how}".upper()
    best = greatest(match)
    shown = sorted((found.highlight for found in best), key=lambda highlight: highlight.step)
    table = [
        f"{place}. {t.team_of(each).name} ({match.names[each]}): {t.owners[each].vp} VP"
        for place, each in enumerate(final.ranked, 1)
    ]
    sentence = f"{title(t, final)}. {verdict(t, final)}"
    ruled_out = seat is not None and t.owners[seat].cannot_win
    if len(t.owners) == 1:
        banner = _alone(t)
    turning = best[0].highlight if best else None
    return Ending(banner, sentence, seat, tuple(shown), tuple(table), "A quiet game", turning, ruled_out)


def _alone(t: Lords) -> str:
    """The banner of a lone owner (ruling L49)."""
    club, reached = t.team_of(0).short, grade(t)
    how = "are ruled out" if t.owners[0].cannot_win else "win" if t.winners() else "fall short"
    return f"A {reached} season".upper() if reached else f"{club} {how}".upper()


def greatest(match: Match) -> list[Weighed]:
    """At most three moments, each of its own kind."""
    t = match.position
    assert isinstance(t, Lords)
    winners = t.winners()
    chosen: list[Weighed] = []
    for found in sorted(moments(match), key=lambda each: -each.weight * _share(each, winners)):
        if len(chosen) < MOST and not any(_alike(found, other) for other in chosen):
            chosen.append(found)
    return chosen


def _alike(one: Weighed, other: Weighed) -> bool:
    """Of one kind, or the same club at the same moment."""
    same = one.highlight.step == other.highlight.step and one.highlight.seat == other.highlight.seat
    return same or one.kind == other.kind


def _share(found: Weighed, winners: tuple[int, ...]) -> float:
    return _WINNERS if found.highlight.seat in winners else 1.0


def moments(match: Match) -> Iterator[Weighed]:
    """Everything that may have mattered."""
    final = match.position
    assert isinstance(final, Lords)
    now = Standings([0] * len(final.owners))
    decisive = decisive_score(match)
    year, number = 1, 0
    for step, moment in enumerate(match.history.walk(), 1):
        t = moment.position
        assert isinstance(t, Lords)
        for one in moment.told:
            event = one.event
            if isinstance(event, told.YearBegan):
                year = event.year
            when = f"Year {year}"
            if isinstance(event, told.Scored):
                before = now.place(event.seat)
                now.score(event)
                if number == decisive:
                    yield _lead(event, now, t, when, step)
                number += 1
                yield from _of_score(event, now, before, t, when, step)
            yield from _of_event(event, t, when, step)


def _moment(weight: float, kind: str, seat: int, what: str, meant: str, when: str, step: int) -> Weighed:
    return Weighed(weight, kind, Highlight(when, what, meant, seat, seat, "", "", step))


def _lead(event: told.Scored, now: Standings, t: Lords, when: str, step: int) -> Weighed:
    what = f"With {counted(event.amount, 'point')} {SOURCE_WORDS[event.source]} the {club(t, event.seat)} go ahead."
    # While the parks are counted, what others have is not yet what they will have.
    meant = "Never caught again" if event.source == "tiles" else f"And stay ahead: {now.words(event.seat)}"
    return _moment(6.0, "lead", event.seat, what, meant, when, step)


SOURCE_WORDS = {
    "wins": "for their season", "bought": "bought for cash", "prospects": "for Prospects", "title": "for the title",
    "tiles": "for their park", "bonus": "for the Bonus card", "loans": "for paying back a loan", "cards": "by a card",
}
"""Where points came from, behind `with 2 points`."""


def _of_score(event: told.Scored, now: Standings, before: int, t: Lords, when: str, step: int) -> Iterator[Weighed]:
    seat, name, amount = event.seat, club(t, event.seat), event.amount
    match event.source:
        case "bonus" if amount == t.cards.rules.bonus_vp[0] and len(t.owners) > 2:
            what = f"Last of all owners, the {name} win the Bonus card: {amount} points at once."
            yield _moment(3.6, "bonus", seat, what, now.words(seat), when, step)
        case "tiles" if amount >= 2:
            what = f"The park of the {name} scores {counted(amount, 'point')}."
            yield _moment(2.6 + 0.4 * amount, "park", seat, what, f"{now.points[seat]} VP", when, step)
        case "loans" if amount < 0:
            what = f"The {name} borrow, and pay {counted(-amount, 'point')} for it."
            yield _moment(2.0 + 0.5 * -amount, "loans", seat, what, now.words(seat), when, step)
        case "bought":
            bought = now.bought[seat, when] = now.bought.get((seat, when), 0) + amount
            if bought >= _BOUGHT:
                what = f"The {name} lay down cash for {counted(bought, 'point')}."
                yield _moment(2.0 + 0.5 * bought, "bought", seat, what, now.words(seat), when, step)
        case "prospects" if amount >= 3:
            what = f"{counted(t.owners[seat].prospects, 'Prospect')} of the {name} are worth {amount} points."
            yield _moment(2.2 + 0.4 * amount, "prospects", seat, what, now.words(seat), when, step)


def _of_event(event: Any, t: Lords, when: str, step: int) -> Iterator[Weighed]:
    match event:
        case told.ChampionshipOver(seat=seat, card=card, champion=champion):
            name = rival_name(t.cards.championship[card].name)
            if champion:
                what, weight = f"The {club(t, seat)} beat {name} and are champions.", 5.0
            else:
                what, weight = f"The {club(t, seat)} win the pennant and lose to {name}.", 2.8
            yield _moment(weight, "title", seat, what, "A title" if champion else "No title", when, step)
        case told.PennantWon(seat=seat, by="dice", wins=wins):
            what = f"Level at {wins} wins, the {club(t, seat)} win the roll-off for the pennant."
            yield _moment(4.2, "pennant", seat, what, "One die decided it", when, step)
        case told.WinRowReached(seat=seat, wins=wins, vp=vp, cannot_win=cannot_win):
            yield from _of_season(seat, wins, vp, cannot_win, t, when, step)
        case told.SeriesOver(teams=teams, wins=wins) if max(wins) >= _LOPSIDED:
            first = 0 if wins[0] > wins[1] else 1
            seat, rival = t.seat_of[teams[first]], t.seat_of[teams[1 - first]]
            if seat != NOBODY:
                one, other = t.team(teams[first]).short, t.team(teams[1 - first]).short
                what = f"The {one} take {max(wins)} of 22 games from the {other}."
                weight = (max(wins) - 15) * (0.9 if rival != NOBODY else 0.6)
                yield _moment(weight, "series", seat, what, f"{max(wins)}–{min(wins)}", when, step)


def _of_season(
    seat: int, wins: int, vp: int, cannot_win: bool, t: Lords, when: str, step: int
) -> Iterator[Weighed]:
    name, points = club(t, seat), f"{vp:+d} VP".replace("-", "−")
    if cannot_win:
        what = f"Only {counted(wins, 'win')}: the {name} can no longer win the game."
        yield _moment(5.6, "ruled_out", seat, what, "Out of the race", when, step)
    elif vp >= _GREAT_ROW:
        yield _moment(2.2 + 0.5 * vp, "season", seat, f"The {name} win {wins} games in one season.", points, when, step)
    elif vp < 0:
        what = f"The {name} win only {wins} games."
        yield _moment(2.2 - 0.6 * vp, "poor_season", seat, what, points, when, step)

