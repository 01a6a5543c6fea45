"""Abilities that go off, and the Vibes that pay for them, come in, are lost and stolen."""

from __future__ import annotations

from lordsball.games.wild_cards import events as told
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.wild_cards.moments.motion import Glow, Paying
from lordsball.ui.wild_cards.offers.spots import box_of, own, spot_of_card
from lordsball.ui.wild_cards.places import MAT, MY_VIBES, THEIR_VIBES
from lordsball.ui.wild_cards.sight import Sight, Stand

Point = tuple[float, float]
_SUPPLY: Point = (MAT.cx + 10, MAT.y - 4)
"""Where Vibes come from and go to."""


def ability(sight: Sight, event: told.AbilityUsed | told.AbilityFired, timeline: Timeline, stand: Stand) -> Step:
    """The card shines up, with the name of what it does."""
    motion, t = sight.motion, sight.t
    known = t.cards.card[event.card]
    name = known.abilities[event.ability].name if event.card in t.team_ids else known.short
    spot = spot_of_card(sight, event.seat, event.card)
    stand()
    if not spot:
        return
    box = box_of(sight, spot)

    def show(u: float) -> None:
        motion.glow = Glow(box, name, u)

    yield from timeline.drive(0.5, show)
    motion.glow = None


def _fly(sight: Sight, start: Point, end: Point, count: int, timeline: Timeline) -> Step:
    motion = sight.motion

    def show(u: float) -> None:
        motion.paying = (Paying(start, end, count, u),)

    if not timeline.reduced:
        yield from timeline.drive(timeline.seconds("card_move") * 1.3, show)
    motion.paying = ()


def _at(sight: Sight, seat: int, card: str) -> Point:
    """Where the Vibes of a card lie."""
    spot = spot_of_card(sight, seat, card)
    if not spot or spot == own(sight, seat, "team"):
        return _purse(sight, seat)
    box = box_of(sight, spot)
    return box.x + 16, box.bottom


def _purse(sight: Sight, seat: int) -> Point:
    box = MY_VIBES if seat == sight.me else THEIR_VIBES
    return box.x + 16, box.cy


def paid(sight: Sight, event: told.VibesPaid, timeline: Timeline, stand: Stand) -> Step:
    """Vibes leave a card for the supply."""
    start = _at(sight, event.seat, event.card)
    stand()
    yield from _fly(sight, start, _SUPPLY, event.how_many, timeline)


def gained(sight: Sight, event: told.VibesGained, timeline: Timeline, stand: Stand) -> Step:
    """Vibes come from the supply."""
    yield from _fly(sight, _SUPPLY, _at(sight, event.seat, event.card), event.how_many, timeline)
    stand()


def lost(sight: Sight, event: told.VibesLost, timeline: Timeline, stand: Stand) -> Step:
    """A coach loses Vibes."""
    start = _purse(sight, event.seat)
    stand()
    yield from _fly(sight, start, _SUPPLY, event.how_many, timeline)


def stolen(sight: Sight, event: told.VibesStolen, timeline: Timeline, stand: Stand) -> Step:
    """Vibes change hands."""
    yield from _fly(sight, _purse(sight, 1 - event.seat), _purse(sight, event.seat), event.how_many, timeline)
    stand()


def saved(sight: Sight, event: told.VibesSaved, timeline: Timeline, stand: Stand) -> Step:
    """One Vibe of a card that leaves moves to the Team card."""
    start = _at(sight, event.seat, event.card)
    yield from _fly(sight, start, _purse(sight, event.seat), 1, timeline)
    stand()
