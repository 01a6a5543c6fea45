"""The outcome of a simulation, as one JSON object for programs and as a page for people."""

from __future__ import annotations

from collections import Counter
from textwrap import wrap
from typing import Any

from lordsball import __version__, formats
from lordsball import games as shelf
from lordsball.ai.player import levels_of
from lordsball.simulation.batch import Plan, read_cards
from lordsball.simulation.layout import WIDTH, columns, interval, percent, points, rounded, statistic, text
from lordsball.simulation.run import Total
from lordsball.simulation.statistics import count_of, verdict, wilson

CARDS_SHOWN = 24
"""Rows a seat and kind on the page; the data has all."""


def about(plan: Plan) -> dict[str, Any]:
    """What was played: the same in every kind of JSON."""
    return {
        "format": formats.SIMULATION,
        "lordsball": __version__,
        "game": plan.game,
        "cards": read_cards(plan.game, plan.texts).fingerprint,
    }


def as_data(total: Total) -> dict[str, Any]:
    """Plain data, as docs/simulation.md describes it."""
    sums, plan = total.sums, total.plan
    return {
        **about(plan),
        "kind": "table",
        "options": dict(plan.options),
        "first": total.first,
        "games": sums.games,
        "seed": plan.seed,
        "seats": [
            {
                **team,
                "player": level,
                "wins": wins,
                "win_rate": rounded(wins / sums.games) if sums.games else None,
                "interval": rounded(wilson(wins, sums.games)),
            }
            for team, level, wins in zip(teams_of(plan), plan.levels, sums.wins, strict=True)
        ],
        "ties": sums.ties,
        "decisions": sums.decisions,
        "seconds": round(total.seconds, 3),
        "decisions_per_second": round(sums.decisions / total.seconds) if total.seconds else None,
        "digest": total.digest,
        "score": shelf.game(plan.game).score_name if total.scores else None,
        "scores": [_counted(counter) for counter in total.scores],
        "lengths": _counted(total.lengths),
        "stage": shelf.game(plan.game).stage_name if total.leads else None,
        "leads": total.leads,
        "stats": rounded(sums.tally.report()),
        "things": rounded(sums.fortunes.rows()),
        "never": [thing.key for thing in sums.fortunes.never()],
    }


def as_page(total: Total) -> str:
    """The same for people, with a sentence on what the sample can say."""
    data, sums, plan = as_data(total), total.sums, total.plan
    rows = [
        [
            f"Seat {number}",
            levels_of(plan.game)[seat["player"]].name,
            seat.get("name", ""),
            f"{seat['wins']:,} won",
            f"{percent(seat['win_rate'])} {interval(seat['interval'])}",
        ]
        for number, seat in enumerate(data["seats"], 1)
    ]
    lines = [
        heading(plan, sums.games, total.first),
        under(plan),
        "",
        *columns(rows),
        f"Ties: {sums.ties:,}. Brackets hold the true rate 19 times in 20.",
        verdict(sums.wins, sums.ties),
        "",
    ]
    for name, value in data["stats"].items():
        lines += statistic(name.replace("_", " ").capitalize(), value)
    lines += [
        *_things(total),
        "",
        f"{sums.decisions:,} decisions in {total.seconds:.1f} s ({data['decisions_per_second'] or 0:,} a second)",
        f"Digest {total.digest}",
    ]
    return "\n".join(lines)


def heading(plan: Plan, games: int, first: int = 0) -> str:
    """`Monster League Baseball: 1,000 games from seed 1`."""
    which = f", from game {first + 1:,} on" if first else ""
    return f"{shelf.game(plan.game).name}: {count_of(games)} from seed {plan.seed}{which}"


def under(plan: Plan) -> str:
    """The line under a heading: what else decides the outcome."""
    options = ", ".join(f"{key} {text(value)}" for key, value in plan.options.items() if key not in ("teams", "sides"))
    cards = read_cards(plan.game, plan.texts).fingerprint[:12]
    return f"lordsball {__version__}, cards {cards}" + (f", {options}" if options else "")


def teams_of(plan: Plan) -> list[dict[str, str]]:
    """For each seat the id and the name of its team; empty where a game has none."""
    game = shelf.game(plan.game)
    ids = plan.options.get("teams", plan.options.get("sides"))
    if game.sides is None or ids is None:
        return [{}] * len(plan.levels)
    chosen = {key: str(value) for key, value in plan.options.items() if key not in ("teams", "sides")}
    names = {side.key: side.name for side in game.sides(read_cards(plan.game, plan.texts), chosen)}
    return [{"team": id, "name": names[id]} for id in ids]


def _counted(counter: Counter[int]) -> list[list[int]]:
    """Value and number of games, the lowest value first."""
    return [[value, counter[value]] for value in sorted(counter)]


def _things(total: Total) -> list[str]:
    """Cards and abilities by seat and kind, the best first, and what never came up."""
    fortunes, teams = total.sums.fortunes, teams_of(total.plan)
    groups: dict[tuple[int | None, str], list[dict[str, Any]]] = {}
    for row in fortunes.rows():
        if row["games"]:
            groups.setdefault((row["seat"], row["kind"]), []).append(row)
    lines = []
    for (seat, kind), rows in groups.items():
        whose = "" if seat is None else f" of {teams[seat].get('name', f'seat {seat + 1}')}"
        rows.sort(key=lambda row: -(row["against_team"] or 0.0))
        drawn = any(row["drawn"] for row in rows)
        verb = "fired" if kind == "Ability" else "played"
        head = [kind, *(["drawn"] if drawn else []), verb, f"won when {verb}", "against its own rate, points"]
        body = [
            [
                f"{row['name']} ({row['id']})",
                *([percent(row["drawn"])] if drawn else []),
                percent(row["fired"] if kind == "Ability" else row["played"] or row["fired"]),
                percent(row["won_played"]),
                _against(row),
                *([f"{percent(row['won_unplayed'])} won when drawn, not played"] if row["won_unplayed"] else [""]),
            ]
            for row in rows
        ]
        shown = body if len(body) <= CARDS_SHOWN else [*body[: CARDS_SHOWN // 2], *body[-CARDS_SHOWN // 2 :]]
        left = f" (the best and the worst; {len(body) - len(shown)} between them in --json)" if len(body) > len(
            shown) else ""
        lines += ["", f"{plural(kind)}{whose}{left}:", *("  " + line for line in columns([[*head, ""], *shown]))]
    if never := fortunes.never():
        names = ", ".join(f"{thing.name} ({thing.key})" for thing in never)
        lines += ["", "Never came up:", *wrap(names, WIDTH, initial_indent="  ", subsequent_indent="  ")]
    return lines


def plural(kind: str) -> str:
    """`Abilities`."""
    return f"{kind[:-1]}ies" if kind.endswith("y") else f"{kind}s"


def _against(row: dict[str, Any]) -> str:
    if row["against_team"] is None:
        return "-"
    low, high = row["against_team_interval"]
    return f"{points(row['against_team'])} [{points(low)}, {points(high)}]"
