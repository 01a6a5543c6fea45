"""The outcome of a simulation, as one JSON object for programs and as a page for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from lordsball import games as shelf
from lordsball.ai.player import levels_of
from lordsball.simulation.batch import Plan, read_cards
from lordsball.simulation.run import Total
from lordsball.simulation.statistics import count_of, verdict, wilson

WIDTH = 100
"""Letters in a line of a long list."""
DIGITS = 4
"""Of shares and means; a million games know no more."""


def as_data(total: Total) -> dict[str, Any]:
    """Plain data: game, games, seed, seats, ties, decisions, seconds, decisions_per_second, digest, stats.

    Each seat: team (its id), name (the team's), player, wins, win_rate, interval; no team where a game has none.
    """
    sums = total.sums
    return {
        "game": total.plan.game,
        "games": sums.games,
        "seed": total.plan.seed,
        "seats": [
            {
                **team,
                "player": level,
                "wins": wins,
                "win_rate": round(wins / sums.games, DIGITS) if sums.games else None,
                "interval": [round(bound, DIGITS) for bound in wilson(wins, sums.games)],
            }
            for team, level, wins in zip(_teams(total.plan), total.plan.levels, sums.wins, strict=True)
        ],
        "ties": sums.ties,
        "decisions": sums.decisions,
        "seconds": round(total.seconds, 3),
        "decisions_per_second": round(sums.decisions / total.seconds) if total.seconds else None,
        "digest": total.digest,
        "stats": _rounded(sums.tally.report()),
    }


def as_page(total: Total) -> str:
    """The same for people, with a sentence on what the sample can say."""
    data, sums = as_data(total), total.sums
    rows = [
        [
            f"Seat {number}",
            levels_of(total.plan.game)[seat["player"]].name,
            seat.get("name", ""),
            f"{seat['wins']:,} won",
            f"{_percent(seat['win_rate'])} [{_percent(seat['interval'][0])}, {_percent(seat['interval'][1])}]",
        ]
        for number, seat in enumerate(data["seats"], 1)
    ]
    lines = [
        f"{shelf.game(total.plan.game).name}: {count_of(sums.games)} from seed {total.plan.seed}",
        "",
        *_columns(rows),
        f"Ties: {sums.ties:,}. Brackets hold the true rate 19 times in 20.",
        verdict(sums.wins, sums.ties),
        "",
    ]
    for name, value in data["stats"].items():
        lines += _statistic(name.replace("_", " ").capitalize(), value)
    lines += [
        "",
        f"{sums.decisions:,} decisions in {total.seconds:.1f} s ({data['decisions_per_second'] or 0:,} a second)",
        f"Digest {total.digest}",
    ]
    return "\n".join(lines)


def _teams(plan: Plan) -> list[dict[str, str]]:
    """For each seat the id and the name of its team."""
    game = shelf.game(plan.game)
    if game.sides is None or "teams" not in plan.options:
        return [{}] * len(plan.levels)
    names = {side.key: side.name for side in game.sides(read_cards(plan.game, plan.texts), plan.options)}
    return [{"team": id, "name": names[id]} for id in plan.options["teams"]]


def _statistic(name: str, value: Any) -> list[str]:
    """One statistic of a game: a number, a number a seat, a table, or numbers by name."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        head = [key.replace("_", " ") for key in value[0]]
        body = [[_text(entry + 1 if key == "seat" else entry) for key, entry in row.items()] for row in value]
        return [f"{name}:", *("  " + line for line in _columns([head, *body]))]
    if isinstance(value, dict):
        groups = {f"{name}, {key.replace('_', ' ')}": each for key, each in value.items() if isinstance(each, dict)}
        return [line for group, each in (groups or {name: value}).items() for line in _named(group, each)]
    return [f"{name}: {_text(value)}"]


def _named(name: str, numbers: Mapping[str, Any]) -> list[str]:
    """Numbers by name, as a paragraph."""
    text = ", ".join(f"{key} {_text(number)}" for key, number in numbers.items())
    return [f"{name}:", *wrap(text, WIDTH, initial_indent="  ", subsequent_indent="  ")]


def _text(value: Any) -> str:
    match value:
        case None:
            return "-"
        case list():
            return " / ".join(_text(each) for each in value)
        case int():
            return f"{value:,}"
        case float():
            return f"{value:.3f}"
        case _:
            return str(value)


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.1f} %"


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _rounded(value: Any) -> Any:
    match value:
        case float():
            return round(value, DIGITS)
        case list() | tuple():
            return [_rounded(each) for each in value]
        case dict():
            return {key: _rounded(each) for key, each in value.items()}
        case _:
            return value
