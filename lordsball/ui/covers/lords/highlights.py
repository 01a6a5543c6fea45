"""The greatest moments of a finished game of Lords of Baseball: titles, lopsided series, great scores.

Every sentence states what happened and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from lordsball.games.lords import events as told
from lordsball.games.lords.log import WHY_VP
from lordsball.games.lords.state import NOBODY, Lords
from lordsball.match.match import Match
from lordsball.ui.covers.cover import Ending, Highlight

MOST = 3
_TITLE, _LOPSIDED = 6.0, 17
"""How much a title weighs; from how many wins on a series is told of."""


class Weighed(NamedTuple):
    """A moment and how much it meant; only for choosing among them."""

    weight: float
    highlight: Highlight


def ending(match: Match) -> Ending:
    """Who won, and the three greatest moments in the order they happened."""
    t = match.position
    assert isinstance(t, Lords)
    winners = t.winners()
    sentence = match.game.words.result(t, match.names)
    seat = winners[0] if len(winners) == 1 else None
    banner = "A LEGENDARY RIVALRY" if seat is None else f"{t.team_of(seat).short} win".upper()
    greatest = sorted(moments(match), key=lambda moment: -moment.weight)[:MOST]
    return Ending(banner, sentence, seat, tuple(sorted((m.highlight for m in greatest), key=lambda h: h.step)))


def moments(match: Match) -> Iterator[Weighed]:
    """Every title, every lopsided series between owners' clubs, every score of two points and more."""
    year = 1
    for step, moment in enumerate(match.history.walk(), 1):
        t = moment.position
        assert isinstance(t, Lords)
        for one in moment.told:
            if isinstance(one.event, told.YearBegan):
                year = one.event.year
            yield from _of_event(one.event, t, f"Year {year}", step)


def _of_event(event: Any, t: Lords, when: str, step: int) -> Iterator[Weighed]:
    match event:
        case told.ChampionshipOver(seat=seat, card=card, champion=True):
            what = f"The {t.team_of(seat).short} beat {t.cards.championship[card].name} and are champions."
            yield Weighed(_TITLE, Highlight(when, what, "The title", seat, seat, "", "", step))
        case told.SeriesOver(teams=teams, wins=wins) if max(wins) >= _LOPSIDED:
            first = 0 if wins[0] > wins[1] else 1
            seat = t.seat_of[teams[first]]
            if seat != NOBODY:
                one, other = t.team(teams[first]).short, t.team(teams[1 - first]).short
                what = f"The {one} take {max(wins)} of 22 games from the {other}."
                weight = (max(wins) - 15) * (1.0 if t.seat_of[teams[1 - first]] != NOBODY else 0.6)
                yield Weighed(weight, Highlight(when, what, f"{max(wins)}–{min(wins)}", seat, seat, "", "", step))
        case told.Scored(seat=seat, source=source, amount=amount) if abs(amount) >= 3:
            what = f"The {t.team_of(seat).short} score {amount:+d} VP {WHY_VP[source]}.".replace("-", "−")
            meant = f"{amount:+d} VP".replace("-", "−")
            yield Weighed(abs(amount) - 0.5, Highlight(when, what, meant, seat, seat, "", "", step))
