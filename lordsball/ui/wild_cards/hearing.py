"""What the crowd of Wild Cards goes by."""

from __future__ import annotations

from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.sound.mood import Mood, threat_of


def mood_of(view: WildCards) -> Mood:
    """How close it is in the second half, who stands on the bases, and the count."""
    bases = view.coaches[view.batting]
    last, rules = view.half > 1, view.cards.rules
    return Mood(
        margin=view.runs[0] - view.runs[1] if last else 0,
        lateness=1.0 if last else 0.0,
        threat=threat_of((bool(bases.first), bool(bases.second), bool(bases.third))),
        full=view.strikes + 1 >= rules.strikes or view.balls + 1 >= rules.balls,
        batting=view.batting,
        home=1 - view.first,
    )
