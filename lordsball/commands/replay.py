"""lordsball replay: watch a game again, in the window or as text."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from lordsball.commands.common import (
    BAD_DATA,
    OK,
    USAGE,
    Refused,
    add_cards,
    add_shelf,
    card_folders,
    data_folder,
    given,
    load_cards,
    named_path,
    say,
    size,
)

if TYPE_CHECKING:
    from lordsball.match.replay import Replay


def add(commands: Any) -> None:
    """The words of this command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "replay", help="watch a game again",
        description="Watch a saved game or a replay file again, in the window or, with --text, as lines to read. "
        "Or, with --analyse, read how it was won: the chance to win, what luck did, and what each decision cost.",
    )
    parser.add_argument("file", metavar="FILE", type=named_path)
    parser.add_argument("--text", action="store_true", help="print the play-by-play instead; needs no display")
    parser.add_argument("--analyse", action="store_true", help="print how a finished game was won: luck and choices")
    parser.add_argument("--json", action="store_true", help="with --analyse: print one JSON object instead of a page")
    parser.add_argument("--size", metavar="WxH", type=size, default=argparse.SUPPRESS, help="size of the window")
    parser.add_argument("--fullscreen", action="store_true", default=argparse.SUPPRESS, help="fill the screen")
    add_cards(parser)
    add_shelf(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Watch it. Exit code 3 for a file that cannot be read, or not to its end."""
    if not args.file.is_file():
        if args.file.exists():
            raise Refused(f"{args.file} is a folder or a device, expected a save or a replay.", USAGE)
        raise Refused(f"There is no file {args.file}.", USAGE)
    if args.json and not args.analyse:
        raise Refused("--json: only what --analyse finds is printed as JSON.", USAGE)
    if args.analyse:
        return _analyse(_opened(args), args.json)
    if args.text:
        return _print(_opened(args))
    from lordsball.commands.window import Wishes, open_window

    return open_window(
        Wishes(
            tuple(card_folders(args)),
            data_folder(args),
            size=given(args, "size", None),
            fullscreen=given(args, "fullscreen", False),
            replay=args.file,
        )
    )


def _opened(args: argparse.Namespace) -> Replay:
    from lordsball.match.files import NotReadable
    from lordsball.match.kept_cards import KeptCards
    from lordsball.match.replay import open_replay

    packs = KeptCards(data_folder(args) / "packs")
    try:
        return open_replay(args.file, packs, lambda game: load_cards(game.key, card_folders(args)))
    except NotReadable as refused:
        raise Refused(f"{args.file}: {refused}", BAD_DATA) from refused


def _print(replay: Replay) -> int:
    """The whole log as a spectator knows it: headings stand free, everything else below them."""
    replay.go(replay.length)
    say(f"{replay.game.name}: {', '.join(replay.names)}")
    for line in replay.log(None):
        say(f"\n{line.text}" if line.heading else f"  {line.text}")
    if replay.diverged is not None:
        raise Refused(f"The replay ends here, it {replay.diverged}.", BAD_DATA)
    return OK


def _analyse(replay: Replay, as_json: bool) -> int:
    """How the game was won, and a bar while that is worked out."""
    from lordsball.expectancy.analysis import analysing, course_of
    from lordsball.expectancy.report import as_data, as_page
    from lordsball.expectancy.story import Story
    from lordsball.simulation.progress import ProgressBar

    if replay.diverged is not None:
        raise Refused(f"This game cannot be analyzed: the replay {replay.diverged}.", BAD_DATA)
    if not replay.over:
        raise Refused("This game is not over: luck and choices add up at its end.", BAD_DATA)
    course, game = course_of(replay.history), replay.game
    work, bar = analysing(game.key, 0, course.actions, *course.positions), ProgressBar(sys.stderr, "moments")
    try:
        while True:
            come = next(work)
            if come is not None:
                bar(*come)
    except StopIteration as done:
        found = done.value
    finally:
        bar.clear()
    story = Story(game, replay.history)
    if as_json:
        say(json.dumps(as_data(found, game.key, replay.names, story)))
    else:
        say(as_page(found, game.name, replay.names, story))
    return OK
