"""lordsball simulate: many games between computer players, and what they show."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lordsball.commands import seating
from lordsball.commands.common import (
    FAILURE,
    OK,
    USAGE,
    Refused,
    card_folders,
    hand_over,
    load_cards,
    named_path,
    not_written,
    share,
    whole_number,
    write,
)

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from lordsball.simulation.batch import Plan
    from lordsball.simulation.contribution import Contribution
    from lordsball.simulation.progress import ProgressBar
    from lordsball.simulation.run import Listener, Total

MOST_GAMES = 1_000_000_000
CONTRIBUTION = 20
"""Every how many of the usual games is enough for contributions, which play them with each card of a team."""
ENOUGH = 1_000_000
"""Games at which a wanted precision is given up, where nobody says how many."""


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "simulate", help="play many games between computer players and count what happens", add_help=False,
        description="Play many games between computer players and count what happens. The same seed and the same "
        "number of games give the same result, whatever the number of workers.",
        epilog="`simulate GAME --help` lists what the cards of that game have to choose.",
    )
    seating.add(parser, "the ids of the teams, one for each seat; all: every team against every other")
    parser.add_argument(
        "--games", metavar="N", type=whole_number(1, MOST_GAMES),
        help="how many; default: what takes the usual players less than a minute",
    )
    parser.add_argument(
        "--first", metavar="N", type=whole_number(1, MOST_GAMES), default=1,
        help="begin with game N: goes on where an earlier run of the same seed ended",
    )
    parser.add_argument(
        "--until", metavar="1%", type=share, default=0.0,
        help="stop when no share of wins may be further off than this; --games says when to give up",
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://host:8786")
    parser.add_argument(
        "--contribution", action="store_true",
        help="for each card: what is won with it, and what with a plain one of equal numbers in its place",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a page to read")
    parser.add_argument("--out", metavar="FILE", type=named_path, help="write that to a file instead")
    parser.add_argument("--csv", metavar="FILE", type=named_path, help="write a line for each game to a file")
    parser.add_argument("--report", metavar="FILE.html", type=named_path, help="write a page with charts for a browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, then print. Ctrl+C prints what is known so far (not as JSON: a program must not take a part for all)."""
    from lordsball import games as shelf

    usual = ENOUGH if args.until else shelf.game(args.game).usual_games
    games = usual if args.games is None else args.games
    cards = load_cards(args.game, card_folders(args))
    if args.teams == (seating.ALL,):
        return _everybody(args, cards, games)
    plan = seating.plan_of(args, cards, args.teams)
    with ExitStack() as stack:
        listen = stack.enter_context(_lines_of(plan, args.csv)) if args.csv else None
        total = stack.enter_context(players(plan, args.workers, args.cluster))(
            plan, games, listen, first=args.first - 1, until=args.until)
    return _finished(args, total, games, _contributions(args, cards, plan) if args.contribution else [])


def _contributions(args: argparse.Namespace, cards: Any, plan: Plan) -> list[Contribution]:
    """What each card of the first team adds. Raises Refused for a game without plain cards, or without teams."""
    from lordsball import games as shelf
    from lordsball.simulation.contribution import can_be_plain, contributions

    game, words = shelf.game(args.game), seating.chosen(args)
    teams = plan.options.get("teams")
    if teams is None or not can_be_plain(plan):
        raise Refused(f"--contribution: {args.game} has no cards of one team that could be plain.", USAGE)
    games = args.games or max(1, game.usual_games // CONTRIBUTION)
    first = args.first - 1
    with working(plan, args.workers, args.cluster) as (bar, workers, pool):
        return contributions(
            plan, teams, lambda table: game.options_of(cards, table, words), range(first, first + games), workers,
            pool, bar,
        )


def _finished(args: argparse.Namespace, total: Total, games: int, found: list[Contribution]) -> int:
    from lordsball.simulation import contribution, html, report
    from lordsball.simulation.statistics import verdict

    done = total.sums.games
    stopped = done < games and not (args.until and done and total.reach <= args.until)
    if stopped:
        print(f"Stopped after {done:,} of {games:,} games.", file=sys.stderr)
        if not done or args.json:
            return FAILURE
    data = report.as_data(total) | ({"contribution": contribution.as_rows(found)} if found else {})
    if args.report is not None and done:
        title, said = report.heading(total.plan, done, total.first), verdict(total.sums.wins, total.sums.ties)
        write(args.report, html.table_report(data, title, said, report.under(total.plan)))
    if args.json:
        hand_over(json.dumps(data), args.out)
    else:
        team = report.teams_of(total.plan)[0].get("name", "seat 1")
        hand_over("\n".join([report.as_page(total), *contribution.as_lines(found, team)]), args.out)
    return FAILURE if stopped else OK


def _everybody(args: argparse.Namespace, cards: Any, games: int) -> int:
    """Every team against every other."""
    from lordsball import games as shelf
    from lordsball.simulation import html, round_robin
    from lordsball.simulation.report import under

    for word in ("until", "csv", "contribution"):
        if getattr(args, word):
            raise Refused(f"--{word}: found --teams all, expected the teams of one table.", USAGE)
    game, words = shelf.game(args.game), seating.chosen(args)
    plan = seating.plan_of(args, cards, None)
    if game.sides is None:
        raise Refused(f"--teams: there is no such choice in {game.key}.", USAGE)
    teams = [side.key for side in game.sides(cards, words)]
    with players(plan, args.workers, args.cluster, len(round_robin.tables_of(teams, len(plan.levels)))) as play:
        found = round_robin.round_robin(
            plan, teams, games,
            lambda table, each, listen, first: play(table, each, listen, first=first),
            lambda table: game.options_of(cards, table, words), args.first - 1,
        )
    if not found.complete:
        print(f"Stopped after {found.games:,} of {games:,} games.", file=sys.stderr)
        return FAILURE
    data = round_robin.as_data(found)
    if args.report is not None:
        page = html.matrix_report(data, round_robin.heading(found), under(plan))
        write(args.report, page)
    hand_over(json.dumps(data) if args.json else round_robin.as_page(found), args.out)
    return OK


@contextmanager
def _lines_of(plan: Plan, path: Path) -> Iterator[Listener]:
    """Writes a line a game as they come. Raises Refused."""
    from lordsball.simulation.lines import writer

    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            yield writer(plan, file)
    except OSError as refused:
        raise not_written(path, refused) from refused


@contextmanager
def working(plan: Plan, workers: int, cluster: str | None) -> Iterator[tuple[ProgressBar, int, Executor | None]]:
    """Progress, how many workers there are, and the cluster they are on. Raises Refused for what goes wrong inside."""
    from lordsball.simulation.batch import EndlessGame
    from lordsball.simulation.cluster import connected
    from lordsball.simulation.progress import ProgressBar
    from lordsball.simulation.run import SimulationFailed

    bar = ProgressBar(sys.stderr, quicker=seating.quicker(plan))
    try:
        if cluster is None:
            yield bar, workers, None
        else:
            with connected(cluster) as (pool, there):
                yield bar, there, pool
    except SimulationFailed as failed:
        raise Refused(str(failed)) from failed
    except EndlessGame as endless:
        raise Refused(f"{' '.join([str(endless), *endless.__notes__])}.") from endless
    finally:
        bar.clear()


@contextmanager
def players(plan: Plan, workers: int, cluster: str | None, tables: int = 1) -> Iterator[Any]:
    """Called with a plan, a number of games and a listener: plays them here or on a cluster, with progress.

    `tables` is how many such calls there will be.
    """
    from lordsball.simulation.run import simulate

    before = [0]
    with working(plan, workers, cluster) as (bar, there, pool):

        def play(plan: Plan, games: int, listen: Listener | None = None, **more: Any) -> Total:
            def progress(done: int, goal: int) -> None:
                bar(before[0] + done, goal if tables == 1 else games * tables)

            total = simulate(plan, games, there, progress, pool, listen=listen, **more)
            before[0] += total.sums.games if tables > 1 else 0
            return total

        yield play
