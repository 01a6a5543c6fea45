"""Retirements in figures: who picks when and what, and what a token would cost a club."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.lords import clubs
from lordsball.games.lords.state import MOST_TQ, NOBODY, Lords, Owner, base_tq
from lordsball.ui.lords.finances.finance_moment import moment_of, retirements_of
from lordsball.ui.lords.preview import ICONS
from lordsball.ui.lords.sight import Sight

_THING_ICONS = {"star": "star", "regulars": "regular", "prospects": "prospect"}


def icon_of(loses: str) -> str:
    """The icon of what a token costs."""
    return _THING_ICONS.get(loses, loses)


class Picks(NamedTuple):
    """Who picks in which order, what they have taken so far, and who takes what is left (NOBODY: nobody)."""

    order: tuple[int, ...]
    taken: tuple[str, ...]
    last: int


def picks_of(sight: Sight) -> Picks:
    """The Retirements that are being told, else those of the view."""
    t, moment = sight.shown.t, moment_of(sight)
    most = max(o.wins for o in t.owners)
    leaders = [o.seat for o in t.owners if o.wins == most]
    last = leaders[0] if len(leaders) == 1 else NOBODY
    if moment is not None:
        return Picks(moment.order, moment.taken, last)
    found = retirements_of(t)
    if found is None:
        return Picks((), (), last)
    return Picks(tuple(found.seats), tuple(found.taken), last)


class Loss(NamedTuple):
    """What a token would cost a club: a figure of it and its Team Quality, before and after."""

    icon: str
    before: int
    after: int
    tq: tuple[int, int]

    @property
    def words(self) -> tuple[str, ...]:
        """`Regulars 12 › 10`, and the Team Quality where that moves."""
        if self.before == self.after:
            return ("no loss",)
        first = f"{self.icon} {self.before} › *{self.after}*"
        return (first, f"{{tq}} {self.tq[0]} › *{self.tq[1]}*") if self.tq[0] != self.tq[1] else (first,)

    @property
    def short(self) -> str:
        """The same where there is little room."""
        if self.before == self.after:
            return "nothing"
        first = f"{self.icon}{self.before}›*{self.after}*"
        return f"{first} {{tq}}*−{self.tq[0] - self.tq[1]}*" if self.tq[0] != self.tq[1] else first


def loss_of(t: Lords, o: Owner, token: str) -> Loss:
    """What a token would cost this club."""
    card = t.cards.retirement[token]
    thing = "stars" if card.loses == "star" else card.loses
    before = getattr(o, thing)
    lost = before if thing == "manager" else min(card.count, clubs.stock(o, thing))
    stars, regulars = o.stars - lost * (thing == "stars"), o.regulars - lost * (thing == "regulars")
    raw = stars + regulars // 3 + (o.manager if thing != "manager" else 0) + o.field_tq
    return Loss(ICONS[thing], before, before - lost, (base_tq(o), min(raw, MOST_TQ)))


def tokens_of(t: Lords, picks: Picks) -> list[str]:
    """All tokens of the year, wherever they are now, in an order that does not change while they are picked."""
    numbers = {token: number for number, token in enumerate(t.cards.retirement)}
    return sorted({*t.retirement, *picks.taken}, key=numbers.__getitem__)
