"""A line for each game of a simulation, for spreadsheets (CSV)."""

from __future__ import annotations

import csv
from typing import TextIO

from lordsball import games as shelf
from lordsball.simulation.batch import Outcome, Plan
from lordsball.simulation.report import teams_of
from lordsball.simulation.run import Listener


def writer(plan: Plan, file: TextIO) -> Listener:
    """Writes the head now and a line a game later: game (from 1), seed, winner (its seat, from 1; empty for a tie),
    team of the winner, decisions, and each seat's score where the game has one."""
    out = csv.writer(file, lineterminator="\n")
    teams = [each.get("team", "") for each in teams_of(plan)]
    scored = shelf.game(plan.game).score is not None
    seats = range(1, len(plan.levels) + 1)
    head = ["game", "seed", "winner", "team", "decisions"]
    out.writerow([*head, *(f"score_{seat}" for seat in seats if scored)])

    def listen(number: int, outcome: Outcome) -> None:
        won = outcome.winners[0] if len(outcome.winners) == 1 else None
        who = ("", "") if won is None else (won + 1, teams[won])
        out.writerow([number + 1, plan.seed_of(number), *who, outcome.decisions, *outcome.score])

    return listen
