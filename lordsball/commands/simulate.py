"""lordsball simulate: many games between computer players, and what they show."""

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
from lordsball.games import CHOICES, Choice, Game

if TYPE_CHECKING:
    from lordsball.simulation.batch import Plan
    from lordsball.simulation.run import Total

MOST_GAMES = 1_000_000_000


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "simulate", help="play many games between computer players and count what happens", add_help=False,
        description="Play many games between computer players and count what happens. The same seed and the same "
        "number of games give the same result, whatever the number of workers.",
        epilog="`simulate GAME --help` lists what the cards of that game have to choose.",
    )
    parser.add_argument("-h", "--help", action=_Help, nargs=0, default=argparse.SUPPRESS, help="show this and end")
    parser.add_argument("game", metavar="GAME", choices=game_keys(), help=", ".join(game_keys()))
    parser.add_argument("--games", metavar="N", type=whole_number(1, MOST_GAMES), default=1000, help="default: 1000")
    parser.add_argument("--seed", metavar="S", type=seed, default=argparse.SUPPRESS, help="default: 1")
    parser.add_argument(
        "--seats", metavar="A,B", type=names, default=argparse.SUPPRESS,
        help="who plays; default: the strongest that is quick",
    )
    parser.add_argument(
        "--workers", metavar="W", type=whole_number(1, 1024), default=1, help="processes side by side; default: 1"
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://host:8786")
    parser.add_argument("--owners", metavar="N", type=whole_number(1, 64), help="how many seats; default: the usual")
    parser.add_argument("--teams", metavar="A,B", type=names, help="the ids of the teams, one for each seat")
    for word, choices in _choices().items():
        about = f"{' and '.join(choices)}: {next(iter(choices.values())).about}"
        parser.add_argument(f"--{word}", metavar=next(iter(choices.values())).value, help=about)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a page to read")
    add_cards(parser)
    add_shelf(parser)
    parser.set_defaults(run=run)


class _Help(argparse.Action):
    """The words of this command; behind the name of a game also what its cards have to choose."""

    def __call__(self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, *_: Any) -> None:
        if (key := getattr(namespace, "game", None)) is not None:
            from lordsball import games as shelf

            game = shelf.game(key)
            cards = load_cards(key, card_folders(namespace))
            offers = dict(game.offers(cards)) if game.offers else {}
            if game.sides is not None:
                offers["teams"] = [side.key for side in game.sides(cards, {})]
            found = (f"--{word} {' '.join(offered)}" for word, offered in offers.items())
            parser.epilog = f"To choose in {key}, the usual first: {'; '.join(found) or 'nothing'}."
        parser.print_help()
        parser.exit()


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
            raise Refused(f"--{word}: there is no such choice in {args.game}.", USAGE)
    return words


def _plan(args: argparse.Namespace) -> Plan:
    from lordsball import games as shelf
    from lordsball.ai.player import levels_of
    from lordsball.simulation.batch import Plan

    game = shelf.game(args.game)
    cards = load_cards(args.game, card_folders(args))
    strongest = [key for key, level in levels_of(args.game).items() if level.quick][-1]
    usual = len(args.teams or ()) if game.fewest_seats < game.most_seats else 0
    usual = args.owners or usual or game.usual_seats or game.fewest_seats
    levels = given(args, "seats", (strongest,) * usual)
    if args.owners not in (None, len(levels)):
        raise Refused(f"--seats: found {len(levels)}, expected {args.owners} names as --owners says.", USAGE)
    levels = seated(args.game, levels, game.fewest_seats, game.most_seats, people=False)
    chosen = _chosen(args)
    try:
        options = game.options(cards, len(levels), chosen)
    except ValueError as wrong:
        raise Refused(f"{wrong}.", USAGE) from wrong
    if args.teams is not None:
        options = game.options_of(cards, _teams(game, cards, chosen, args.teams, len(levels)), chosen)
    from lordsball.games.from_folder import folder_of

    texts = tuple(sorted(cards.texts.items()))
    return Plan(args.game, texts, options, levels, given(args, "seed", 1), folder_of(args.game))


def _teams(game: Game, cards: Any, chosen: dict[str, str], teams: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The teams that were asked for. Raises Refused for what cannot sit down at one table."""
    from lordsball.content.problems import did_you_mean, listed

    if game.sides is None:
        raise Refused(f"--teams: there is no such choice in {game.key}.", USAGE)
    known = [side.key for side in game.sides(cards, chosen)]
    for place, team in enumerate(teams):
        if team not in known:
            raise Refused(f"--teams: found {team!r}, expected {listed(known)}{did_you_mean(team, known)}.", USAGE)
        if team in teams[:place]:
            raise Refused(f"--teams: found {team!r} twice, expected another one for each seat.", USAGE)
    if len(teams) != seats:
        raise Refused(f"--teams: found {len(teams)}, expected {seats}, one for each seat.", USAGE)
    return teams


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
