"""How long things of the Finances phase are there to be read: one's own longer than those of others."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.lords.sight import Sight

Stand = Callable[[], None]


def seen(timeline: Timeline, stand: Stand, seconds: float) -> Step:
    """It stands, and there is a moment to see it."""
    stand()
    yield from timeline.wait(seconds)


def ours(sight: Sight, seat: int) -> bool:
    """Is it a person's seat?"""
    return sight.seats[seat].human


def to_read(sight: Sight, seat: int, own: float, other: float) -> float:
    """Seconds for a person's own affairs, and for another's; the larger the company, the shorter those are."""
    return own if ours(sight, seat) else other * min(1.0, 4 / len(sight.seats))
