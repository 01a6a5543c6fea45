"""lordsball simulate: many games between computer players, and what came of them."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from lordsball.commands.common import (
    FAILURE,
    OK,
    USAGE,
    Refused,
    add_cards,
    add_shelf,
    card_folders,
    game_keys,
    given,
    load_cards,
    names,
    say,
    seated,
    seed,
    whole_number,
)
from lordsball.games import CHOICES, Choice

if TYPE_CHECKING:
    from lordsball.simulation.batch import Plan
    from lordsball.simulation.run import Total

MOST_GAMES = 1_000_000_000


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "simulate", help="play many games between computer players and count what happens",
        description="Play many games between computer players and count what happens. The same seed and the same "
        "number of games give the same result, whatever the number of workers.",
    )
    parser.add_argument("game", metavar="GAME", choices=game_keys(), help=", ".join(game_keys()))
    parser.add_argument("--games", metavar="N", type=whole_number(1, MOST_GAMES), default=1000, help="default: 1000")
    parser.add_argument("--seed", metavar="S", type=seed, default=argparse.SUPPRESS, help="default: 1")
    parser.add_argument(
        "--seats", metavar="A,B", type=names, default=argparse.SUPPRESS, help="who plays; default: the strongest"
    )
    parser.add_argument(
        "--workers", metavar="W", type=whole_number(1, 1024), default=1, help="processes side by side; default: 1"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://host:8786")
    parser.add_argument("--owners", metavar="N", type=whole_number(1, 64), help="how many seats; default: the usual")
    for word, choices in _choices().items():
        about = "; ".join(f"{game}: {choice.about}" for game, choice in choices.items())
        parser.add_argument(f"--{word}", metavar=next(iter(choices.values())).value, help=about)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a page to read")
    add_cards(parser)
    add_shelf(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, then print. Ctrl+C prints what is known so far (not as JSON: a program must not take a part for all)."""
    from lordsball.simulation import report

    total = _played(_plan(args), args)
    if total.sums.games < args.games:
        print(f"Stopped after {total.sums.games:,} of {args.games:,} games.", file=sys.stderr)
        if total.sums.games and not args.json:
            say(report.as_page(total))
        return FAILURE
    say(json.dumps(report.as_data(total)) if args.json else report.as_page(total))
    return OK


def _choices() -> dict[str, dict[str, Choice]]:
    """Every word that some game has to choose, with those games."""
    found: dict[str, dict[str, Choice]] = {}
    for game, choices in CHOICES.items():
        for choice in choices:
            found.setdefault(choice.word, {})[game] = choice
    return found


def _chosen(args: argparse.Namespace) -> dict[str, str]:
    """What was chosen. Raises Refused where the game does not have that to choose."""
    words = {word: getattr(args, word) for word in _choices() if getattr(args, word) is not None}
    own = {choice.word for choice in CHOICES.get(args.game, ())}
    for word in words:
        if word not in own:
            raise Refused(f"--{word}: there is nothing like that to choose in {args.game}.", USAGE)
    return words


def _plan(args: argparse.Namespace) -> Plan:
    from lordsball import games as shelf
    from lordsball.ai.player import levels_of
    from lordsball.simulation.batch import Plan

    game = shelf.game(args.game)
    cards = load_cards(args.game, card_folders(args))
    strongest = list(levels_of(args.game))[-1]
    levels = given(args, "seats", (strongest,) * (args.owners or game.usual_seats or game.fewest_seats))
    if args.owners not in (None, len(levels)):
        raise Refused(f"--seats: found {len(levels)} names, expected {args.owners} as --owners says.", USAGE)
    levels = seated(args.game, levels, game.fewest_seats, game.most_seats, people=False)
    try:
        options = game.options(cards, len(levels), _chosen(args))
    except ValueError as wrong:
        raise Refused(f"{wrong}.", USAGE) from wrong
    from lordsball.games.from_folder import folder_of

    texts = tuple(sorted(cards.texts.items()))
    return Plan(args.game, texts, options, levels, given(args, "seed", 1), folder_of(args.game))


def _played(plan: Plan, args: argparse.Namespace) -> Total:
    from lordsball.simulation.batch import EndlessGame
    from lordsball.simulation.cluster import connected
    from lordsball.simulation.progress import ProgressBar
    from lordsball.simulation.run import SimulationFailed, simulate

    bar = ProgressBar(sys.stderr)
    try:
        if args.cluster is None:
            return simulate(plan, args.games, args.workers, bar)
        with connected(args.cluster) as (cluster, workers):
            return simulate(plan, args.games, workers, bar, cluster)
    except SimulationFailed as failed:
        raise Refused(str(failed)) from failed
    except EndlessGame as endless:
        raise Refused(f"{' '.join([str(endless), *endless.__notes__])}.") from endless
    finally:
        bar.clear()
