"""What the moments of Monster League weigh: a name for the sounds, and how much each can decide."""

from __future__ import annotations

from lordsball.games.monster_league.state import MonsterLeague
from lordsball.ui.table.moment_weight import Kind, weigh

KINDS = {
    "out": Kind(0.1, 0.35),
    "side_retired": Kind(0.2, 0.55),
    "tie": Kind(0.3, 0.5),
    "lead": Kind(0.3, 0.5),
    "bullpen_empty": Kind(0.3, 0.5),
    "home_run": Kind(0.5, 0.9),
    "grand_slam": Kind(0.7, 1.0),
    "walk_off": Kind(0.8, 1.0),
    "last_out": Kind(0.6, 0.9),
}


def weight_of(name: str, view: MonsterLeague, score: tuple[int, int]) -> float:
    """What a moment weighs that brings the score to this.

    :param view: the position it came from.
    """
    halves = 2 * view.cards.rules.innings
    late = min(1.0, len(view.halves) / max(1, halves - 1))
    return weigh(KINDS[name], late, score[0] - score[1])
