"""Does Monster League's table keep what it says? Experts, who go by it, play by the real rules.

    .venv/bin/python build_scripts/play_by_table.py 200000            Expert against Expert
    .venv/bin/python build_scripts/play_by_table.py 20000 veteran   Expert against another level, on both seats in turn

Against another Expert, the share of games that the winner of the coin toss wins is held against the table's chance
(exit code 1 where that lies outside the 99 % interval); against others the share that the Expert wins is only told.
"""

from __future__ import annotations

import sys
from functools import lru_cache, partial
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from lordsball import games, paths  # noqa: E402
from lordsball.ai.monster_league import moments  # noqa: E402
from lordsball.ai.monster_league.bench import best  # noqa: E402
from lordsball.ai.monster_league.expectancy import worths  # noqa: E402
from lordsball.ai.player import Player, levels_of  # noqa: E402
from lordsball.engine.chance import scatter  # noqa: E402
from lordsball.engine.procedure import Action  # noqa: E402
from lordsball.games.monster_league.state import NOBODY, MonsterLeague  # noqa: E402
from lordsball.simulation.statistics import wilson  # noqa: E402

KEY = "monster_league"
SEED = 20_261_201
PROGRESS = 10_000
Z = 2.576
"""For intervals of 99 %."""
HALVES_KEPT = 500
"""So many insides of half-innings are remembered; the program itself keeps fewer: one match needs fewer at once."""


class ByTable:
    """What an Expert does, thought of once for all positions that differ in nothing that counts."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Action] = {}

    def choose(self, position: MonsterLeague) -> Action:
        """The best option by the shipped table."""
        decision = position.decision
        assert decision is not None
        if len(decision.options) == 1:
            return decision.options[0]
        key = _all_that_counts(position)
        if key not in self._known:
            self._known[key] = best(worths(position, shipped_only=True))
        return self._known[key]


def _all_that_counts(position: MonsterLeague) -> tuple[object, ...]:
    plate, decision = position.plate, position.decision
    at_bat = None if plate is None else (plate.stance, plate.runners, position.result, plate.bullpen_was_empty)
    return (
        decision, at_bat, position.home, position.inning, position.batting, position.outs,
        position.runs[0] - position.runs[1],
        *(runner != NOBODY for runner in position.bases), *position.next_batter, *position.active, *position.tokens,
        *position.gone,
    )


def _itself(position: MonsterLeague) -> MonsterLeague:
    """Nothing is hidden in Monster League: what a player sees is the position."""
    return position


def main(words: list[str]) -> int:
    """Play, and say what it came to."""
    number, level = int(words[0]) if words else 200_000, words[1] if len(words) > 1 else "expert"
    moments._inside = lru_cache(HALVES_KEPT)(moments._inside.__wrapped__)
    game, expert = games.game(KEY), ByTable()
    cards = game.load_cards([paths.cards()])
    options, won, expected = game.default_options(cards), 0, 0.0
    for turn in range(number):
        position = game.new(cards, options, scatter(SEED, turn))
        assert isinstance(position, MonsterLeague)
        seat = turn % 2
        other: Player | None = None if level == "expert" else levels_of(KEY)[level](turn)
        while (decision := position.decision) is not None:
            if decision.ask == "choose_side" and other is None:
                seat = decision.seat
                expected = max(worths(position, shipped_only=True).values())
            if other is None or decision.seat == seat:
                position.apply(expert.choose(position))
            else:
                position.apply(other.choose(decision, partial(_itself, position)))
        won += game.winners(position) == (seat,)
        if (turn + 1) % PROGRESS == 0:
            print(f"{won:,} of {turn + 1:,}", file=sys.stderr, flush=True)
    low, high = wilson(won, number, Z)
    print(f"{won:,} of {number:,} games: {won / number:.2%}, 99 % interval {low:.2%} to {high:.2%}")
    if level != "expert":
        return 0
    print(f"by the table: {expected:.2%}")
    return int(not low <= expected <= high)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
