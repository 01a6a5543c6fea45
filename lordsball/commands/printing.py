"""lordsball print: a whole game, or a part of it, as a PDF to cut out."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lordsball.commands.common import (
    OK,
    USAGE,
    Refused,
    add_cards,
    add_shelf,
    card_folders,
    game_keys,
    load_cards,
    named_path,
    say,
)
from lordsball.commands.gallery import without_display
from lordsball.printing.imposing import BACKS
from lordsball.printing.paper import PAPERS

if TYPE_CHECKING:
    from lordsball.printing.box import Box

_EVERY = 10.0
"""Seconds between lines of progress where nobody watches."""


def add(commands: Any) -> None:
    """The words of this command."""
    from lordsball.printing.sections import SECTIONS

    parser: argparse.ArgumentParser = commands.add_parser(
        "print", help="make a PDF of a game to print and cut out",
        description="Make a PDF of a game from its cards: cards of 63 x 88 mm with backs, boards, discs, tokens, "
        "tiles, the rules and a list of parts. Print it at 100 %. docs/printing.md shows how to print and cut.",
    )
    parser.add_argument("game", metavar="GAME", choices=game_keys(), help=", ".join(game_keys()))
    parser.add_argument("--out", metavar="FILE.pdf", type=named_path, required=True, help="the file to write")
    parser.add_argument("--team", metavar="ID", help="only what one team needs")
    parser.add_argument("--paper", choices=tuple(PAPERS), default="a4", help="default: a4")
    parser.add_argument(
        "--backs", choices=tuple(BACKS), default="duplex-long", help="where backs go: "
        + "; ".join(f"{key}: {told}" for key, told in BACKS.items()) + "; default: duplex-long",
    )
    parser.add_argument("--bleed", action="store_true", help="pictures reach 3 mm beyond the cut")
    parser.add_argument("--save-ink", action="store_true", help="light grounds and backs")
    parser.add_argument(
        "--only", metavar="WHAT", type=sections, default=SECTIONS, help=f"some of {', '.join(SECTIONS)}",
    )
    parser.add_argument("--force", action="store_true", help="replace the file if there is one")
    add_cards(parser)
    add_shelf(parser)
    parser.set_defaults(run=run)


def sections(text: str) -> tuple[str, ...]:
    """`cards,boards`. Raises ArgumentTypeError."""
    from lordsball.content.problems import did_you_mean, listed
    from lordsball.printing.sections import SECTIONS

    chosen = tuple(word.strip() for word in text.split(","))
    for word in chosen:
        if word not in SECTIONS:
            guess = did_you_mean(word, SECTIONS)
            raise argparse.ArgumentTypeError(f"found {word!r}, expected some of {listed(SECTIONS)}{guess}")
    return chosen


def run(args: argparse.Namespace) -> int:
    """Print, and say what was made."""
    without_display()
    from lordsball.printing.files import new_file
    from lordsball.printing.job import print_box
    from lordsball.printing.sheets import Order
    from lordsball.ui.press.packing import face, packed

    catalog = load_cards(args.game, card_folders(args))
    box = chosen(packed(args.game, catalog, args.save_ink), args.team)
    order = Order(PAPERS[args.paper], args.backs, args.bleed, args.save_ink)
    progress = Progress()
    try:
        with new_file(args.out, args.force) as file:
            pages = print_box(box, order, face, file, args.only, progress)
            size = file.tell()
    except FileExistsError as there:
        raise Refused(f"{args.out} is there already; --force replaces it.") from there
    except OSError as refused:
        raise Refused(f"{args.out} cannot be written: {(refused.strerror or str(refused)).lower()}.") from refused
    except ValueError as nothing:
        raise Refused(f"{nothing}.") from nothing
    finally:
        progress.clear()
    say(f"{args.out}: {pages} pages, {size / 1e6:.1f} MB. Print it at 100 %.")
    return OK


def chosen(box: Box, team: str | None) -> Box:
    """The box, or what one team needs of it. Raises Refused (exit code 2)."""
    from lordsball.content.problems import did_you_mean, listed

    if team is None:
        return box
    try:
        return box.of(team)
    except KeyError as unknown:
        if not box.groups:
            raise Refused(f"--team: {box.title} has no teams.", USAGE) from unknown
        guess = did_you_mean(team, box.groups)
        raise Refused(f"--team: found {team!r}, expected {listed(box.groups)}{guess}.", USAGE) from unknown


class Progress:
    """How many pictures are drawn: on a terminal in one line, else a line every ten seconds, on stderr."""

    def __init__(self) -> None:
        self._next = time.monotonic() + (0.0 if self._watched else _EVERY)
        self._shown = False

    def __call__(self, done: int, all_: int) -> None:
        """So many of so many are done."""
        now = time.monotonic()
        if now < self._next or sys.stderr is None:
            return
        words = f"{done} of {all_} pictures"
        print(f"\r{words}\033[K" if self._watched else words, end="" if self._watched else "\n", file=sys.stderr,
              flush=True)
        self._shown = self._watched
        self._next = now + (0.1 if self._watched else _EVERY)

    def clear(self) -> None:
        """Take the line away."""
        if self._shown and sys.stderr is not None:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    @property
    def _watched(self) -> bool:
        return sys.stderr is not None and sys.stderr.isatty()


def made_folder(folder: Path) -> None:
    """A folder that is there. Raises Refused."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as refused:
        raise Refused(f"The folder {folder} cannot be made: {(refused.strerror or str(refused)).lower()}.") from refused
