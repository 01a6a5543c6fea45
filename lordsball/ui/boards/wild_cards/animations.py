"""How each event looks: steps of the timeline that fill the motion in, empty it, and let the event stand.

Every step applies its event exactly once, whether it is watched, hurried or finished at once.
"""

from __future__ import annotations

from typing import Any

from lordsball.ui.boards.wild_cards.sight import Sight
from lordsball.ui.timeline import Step, Timeline, call


def play(sight: Sight, event: Any, timeline: Timeline) -> Step | None:
    """The step of an event."""
    return call(lambda: sight.shown.apply(event))
