"""What the moments of Wild Cards weigh: a name for the sounds, and how much each can decide."""

from __future__ import annotations

from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.table.moment_weight import Kind, weigh

KINDS = {
    "out": Kind(0.15, 0.4),
    "run": Kind(0.25, 0.45),
    "tie": Kind(0.3, 0.55),
    "lead": Kind(0.3, 0.6),
    "caught": Kind(0.25, 0.6),
    "trashed": Kind(0.25, 0.35),
    "stolen": Kind(0.25, 0.35),
    "strikeout": Kind(0.35, 0.7),
    "home_run": Kind(0.5, 0.9),
    "grand_slam": Kind(0.7, 1.0),
    "walk_off": Kind(0.8, 1.0),
    "last_out": Kind(0.6, 0.9),
}


def weight_of(name: str, t: WildCards) -> float:
    """What a moment weighs at a table that stands like this."""
    outs = t.outs / max(1, t.cards.rules.outs)
    return weigh(KINDS[name], min(1.0, (max(1, t.half) - 1 + outs) / 2), t.runs[0] - t.runs[1])
