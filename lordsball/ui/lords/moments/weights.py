"""What the moments of a game of Lords of Baseball weigh."""

from __future__ import annotations

from lordsball.games.lords.state import Lords
from lordsball.ui.lords.shown import PHASE_NAMES
from lordsball.ui.table.moment_weight import Kind, weigh

KINDS = {
    "lords_cup": Kind(0.95, 1.0),
    "lords_pennant": Kind(0.75, 0.9),
    "last_out": Kind(0.6, 0.8),
    "points": Kind(0.45, 0.7),
    "ruled_out": Kind(0.5, 0.6),
    "series": Kind(0.2, 0.5),
    "star": Kind(0.25, 0.35),
    "tile": Kind(0.2, 0.3),
    "die": Kind(0.15, 0.25),
}
"""Their kinds. What is heard goes by the events themselves, but for the stamp that falls."""


def weight_of(kind: str, t: Lords, phase: int) -> float:
    """What a moment weighs now: more in the last year, and where the two best owners are close."""
    lateness = (t.year - 1 + phase / len(PHASE_NAMES)) / t.last_year
    points = sorted((o.vp for o in t.owners), reverse=True)
    return weigh(KINDS[kind], min(1.0, lateness), points[0] - points[1] if len(points) > 1 else 0)
