"""lordsball print: a whole game, or a part of it, as a PDF to cut out."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from lordsball.commands.common import (
    OK,
    USAGE,
    Refused,
    add_cards,
    add_game,
    add_shelf,
    card_folders,
    load_cards,
    named_path,
    not_written,
    say,
    unknown,
)
from lordsball.commands.gallery import without_display
from lordsball.printing.imposing import BACKS
from lordsball.printing.paper import PAPERS

if TYPE_CHECKING:
    from lordsball.printing.box import Box


def add(commands: Any) -> None:
    """The words of this command."""
    from lordsball.printing.sections import SECTIONS

    parser: argparse.ArgumentParser = commands.add_parser(
        "print", help="make a PDF of a game to print and cut out",
        description="Make a PDF of a game from its cards: cards of 63 x 88 mm with backs, boards, discs, tokens, "
        "tiles, the rules and a list of parts. Print it at 100 %. docs/printing.md shows how to print and cut.",
    )
    add_game(parser)
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
    from lordsball.match.files import new_file
    from lordsball.printing.job import print_box
    from lordsball.printing.sheets import Order
    from lordsball.simulation.progress import ProgressBar
    from lordsball.ui.press.packing import face, packed

    catalog = load_cards(args.game, card_folders(args))
    box = chosen(packed(args.game, catalog, args.save_ink), args.team)
    order = Order(PAPERS[args.paper], args.backs, args.bleed, args.save_ink)
    progress = ProgressBar(sys.stderr, "pictures")
    try:
        with new_file(args.out, args.force) as file:
            pages = print_box(box, order, face, file, args.only, progress)
            size = file.tell()
    except FileExistsError as there:
        raise Refused(f"{args.out} is there already; --force replaces it.") from there
    except OSError as refused:
        raise not_written(args.out, refused) from refused
    except ValueError as nothing:
        raise Refused(f"{nothing}.") from nothing
    finally:
        progress.clear()
    say(f"{args.out}: {pages} pages, {size / 1e6:.1f} MB. Print it at 100 %.")
    return OK


def chosen(box: Box, team: str | None) -> Box:
    """The box, or what one team needs of it. Raises Refused (exit code 2)."""
    if team is None:
        return box
    try:
        return box.of(team)
    except KeyError as missing:
        if not box.groups:
            raise Refused(f"--team: {box.title} has no teams.", USAGE) from missing
        raise unknown("--team", team, box.groups) from missing
