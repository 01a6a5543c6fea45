"""lordsball replay: watch a game again, in the window or as text."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from lordsball.commands.common import (
    BAD_DATA,
    OK,
    USAGE,
    Refused,
    add_cards,
    add_data_dir,
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
        description="Watch a saved game or a replay file again, in the window or, with --text, as lines to read.",
    )
    parser.add_argument("file", metavar="FILE", type=named_path)
    parser.add_argument("--text", action="store_true", help="print the play-by-play instead; needs no display")
    parser.add_argument("--size", metavar="WxH", type=size, default=argparse.SUPPRESS, help="size of the window")
    parser.add_argument("--fullscreen", action="store_true", default=argparse.SUPPRESS, help="fill the screen")
    add_cards(parser)
    add_shelf(parser)
    add_data_dir(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Watch it. Exit code 3 for a file that cannot be read, or not to its end."""
    if not args.file.is_file():
        if args.file.exists():
            raise Refused(f"{args.file} is a folder or a device, expected a save or a replay.", USAGE)
        raise Refused(f"There is no file {args.file}.", USAGE)
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
    from lordsball.match.packs import Packs
    from lordsball.match.replay import open_replay

    packs = Packs(data_folder(args) / "packs")
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
