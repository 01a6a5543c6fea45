"""Who plays what against whom: the words that `simulate` and `compare` share, and the plan they come to."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from lordsball.commands.common import (
    USAGE,
    Refused,
    add_cards,
    add_game,
    add_shelf,
    card_folders,
    given,
    load_cards,
    names,
    seated,
    seed,
    unknown,
    whole_number,
)
from lordsball.games import CHOICES, Choice, Game

if TYPE_CHECKING:
    from lordsball.simulation.batch import Plan

ALL = "all"
"""The word for every team."""


def add(parser: argparse.ArgumentParser, teams: str) -> None:
    """The words for the table. `teams` says what `--teams` is for."""
    parser.add_argument("-h", "--help", action=_Help, nargs=0, default=argparse.SUPPRESS, help="show this and end")
    add_game(parser)
    parser.add_argument("--seed", metavar="S", type=seed, default=argparse.SUPPRESS, help="default: 1")
    parser.add_argument(
        "--seats", metavar="A,B", type=names, default=argparse.SUPPRESS,
        help="who plays; default: the strongest that is quick",
    )
    parser.add_argument(
        "--workers", metavar="W", type=whole_number(1, 1024), default=1, help="processes side by side; default: 1"
    )
    parser.add_argument("--owners", metavar="N", type=whole_number(1, 64), help="how many seats; default: the usual")
    parser.add_argument("--teams", metavar="A,B", type=names, help=teams)
    for word, choices in _choices().items():
        about = f"{' and '.join(choices)}: {next(iter(choices.values())).about}"
        parser.add_argument(f"--{word}", metavar=next(iter(choices.values())).value, help=about)
    add_cards(parser)
    add_shelf(parser)


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


def _choices() -> dict[str, dict[str, Choice]]:
    """Every word that some game has to choose, with those games."""
    found: dict[str, dict[str, Choice]] = {}
    for game, choices in CHOICES.items():
        for choice in choices:
            found.setdefault(choice.word, {})[game] = choice
    return found


def chosen(args: argparse.Namespace) -> dict[str, str]:
    """What was chosen. Raises Refused where the game does not have that to choose."""
    words = {word: getattr(args, word) for word in _choices() if getattr(args, word) is not None}
    own = {choice.word for choice in CHOICES.get(args.game, ())}
    for word in words:
        if word not in own:
            raise Refused(f"--{word}: there is no such choice in {args.game}.", USAGE)
    return words


def plan_of(args: argparse.Namespace, cards: Any, teams: tuple[str, ...] | None) -> Plan:
    """What to play with these cards between these teams (None: the usual ones). Raises Refused."""
    from lordsball import games as shelf
    from lordsball.ai.player import levels_of
    from lordsball.games.from_folder import folder_of
    from lordsball.simulation.batch import Plan

    game = shelf.game(args.game)
    strongest = [key for key, level in levels_of(args.game).items() if level.quick][-1]
    usual = len(teams or ()) if game.fewest_seats < game.most_seats else 0
    usual = args.owners or usual or game.usual_seats or game.fewest_seats
    levels = given(args, "seats", (strongest,) * usual)
    if args.owners not in (None, len(levels)):
        raise Refused(f"--seats: found {len(levels)}, expected {args.owners} names as --owners says.", USAGE)
    levels = seated(args.game, levels, game.fewest_seats, game.most_seats, people=False)
    words = chosen(args)
    try:
        options = game.options(cards, len(levels), words)
    except ValueError as wrong:
        raise Refused(f"{wrong}.", USAGE) from wrong
    if teams is not None:
        options = game.options_of(cards, _known(game, cards, words, teams, len(levels)), words)
    texts = tuple(sorted(cards.texts.items()))
    return Plan(args.game, texts, options, levels, given(args, "seed", 1), folder_of(args.game))


def quicker(plan: Plan) -> str:
    """What to say of a run that takes long; empty where there are no quicker players."""
    from lordsball.ai.player import levels_of

    levels = levels_of(plan.game)
    quick = [key for key, level in levels.items() if level.quick][-1]
    if all(levels[level].quick for level in plan.levels):
        return ""
    return f"--seats {','.join([quick] * len(plan.levels))} is far quicker."


def _known(game: Game, cards: Any, words: dict[str, str], teams: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The teams that were asked for. Raises Refused for what cannot sit down at one table."""
    if game.sides is None:
        raise Refused(f"--teams: there is no such choice in {game.key}.", USAGE)
    known = [side.key for side in game.sides(cards, words)]
    for place, team in enumerate(teams):
        if team not in known:
            raise unknown("--teams", team, known)
        if team in teams[:place]:
            raise Refused(f"--teams: found {team!r} twice, expected another one for each seat.", USAGE)
    if len(teams) != seats:
        raise Refused(f"--teams: found {len(teams)}, expected {seats}, one for each seat.", USAGE)
    return teams
