"""What the crowd of Monster League goes by."""

from __future__ import annotations

from lordsball.games.monster_league.state import NOBODY, MonsterLeague
from lordsball.ui.sound.mood import Mood, threat_of


def mood_of(view: MonsterLeague) -> Mood:
    """How close it is, how late, and who stands on the bases."""
    halves = 2 * view.cards.rules.innings
    first, second, third = (runner != NOBODY for runner in view.bases)
    return Mood(
        margin=view.runs[0] - view.runs[1],
        lateness=min(1.0, len(view.halves) / max(1, halves - 1)),
        threat=threat_of((first, second, third)),
        batting=view.batting,
        home=view.home,
    )
