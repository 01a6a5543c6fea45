"""Pictures of cards for `lordsball export`: single ones, and sheets for Tabletop Simulator."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lordsball.commands.common import (
    USAGE,
    Refused,
    card_folders,
    given,
    load_cards,
    named_path,
    not_written,
    say,
    unknown,
)
from lordsball.commands.gallery import without_display

if TYPE_CHECKING:
    from lordsball.printing.box import Card


def add(parser: argparse.ArgumentParser) -> None:
    """The words about pictures."""
    parser.add_argument("--png", metavar="DIR", type=named_path, help="a picture of each card and back, 300 dpi")
    parser.add_argument("--bleed", action="store_true", help="with --png: pictures reach 3 mm beyond the cut")
    parser.add_argument("--tts", metavar="DIR", type=named_path, help="decks for Tabletop Simulator")
    parser.add_argument(
        "--tts-url", metavar="URL", default="", help="with --tts: where the pictures will be; default: that folder"
    )
    parser.add_argument("--force", action="store_true", help="replace files that are there")


def png(args: argparse.Namespace) -> None:
    """Single pictures. Raises Refused."""
    cards, _ = _cards(args)
    from lordsball.printing.png import back_name
    from lordsball.ui.press.exporting import write_pictures

    all_ = len(cards) + len({back_name(card) for card in cards if card.back is not None})
    count = _written(args.png, write_pictures(cards, args.png, args.bleed, args.force), all_)
    say(f"{args.png}: {count} pictures of {len(cards)} cards and their backs, 300 dots per inch")


def tts(args: argparse.Namespace) -> None:
    """Sheets and a saved object. Raises Refused."""
    cards, catalog = _cards(args)
    from lordsball import games
    from lordsball.printing.png import slug
    from lordsball.printing.tabletop import decks
    from lordsball.ui.press.exporting import write_decks
    from lordsball.ui.press.words import names, words

    title = games.game(args.game).name
    flat = [card for card in cards if not card.round]
    if not flat:
        raise Refused("--tts: found only tokens, expected some cards.", USAGE)
    files = write_decks(title, flat, names(catalog), words(catalog), args.tts, args.tts_url, args.force)
    count = _written(args.tts, files, 2 * len(decks(flat, names(catalog))) + 1)
    say(f"{args.tts}: {count - 1} pictures and {slug(title)}.json; put that file into Tabletop Simulator's folder "
        "Saves/Saved Objects")


def _cards(args: argparse.Namespace) -> tuple[list[Card], Any]:
    """The cards that --kind and --team ask for, and the catalog they are in. Raises Refused."""
    without_display()
    from lordsball.ui.press.packing import printed_cards
    from lordsball.ui.press.pictures import Press

    catalog = load_cards(args.game, card_folders(args))
    cards = printed_cards(args.game, catalog, Press())
    for word, place in (("kind", "kind"), ("team", "group")):
        wanted = given(args, word, None)
        known = dict.fromkeys(filter(None, (getattr(card, place) for card in cards)))
        if wanted is not None and wanted not in known:
            raise unknown(f"--{word}", wanted, known) if known else Refused(
                f"--{word}: found {wanted!r}, expected no such word: this game has none.", USAGE)
        cards = tuple(card for card in cards if wanted in (None, getattr(card, place)))
    if not cards:
        raise Refused(f"--kind {args.kind}: there are none in {args.team!r}.", USAGE)
    return list(cards), catalog


def _written(folder: Path, files: Iterator[Path], all_: int) -> int:
    """Write them all, with progress; how many there are. Raises Refused for what the disk does not do."""
    from lordsball.simulation.progress import ProgressBar

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as refused:
        raise Refused(f"The folder {folder} cannot be made: {(refused.strerror or str(refused)).lower()}.") from refused
    count, progress = 0, ProgressBar(sys.stderr, "pictures")
    try:
        for _ in files:
            count += 1
            progress(count, all_)
    except FileExistsError as there:
        raise Refused(f"{there}; --force replaces it.") from there
    except OSError as refused:
        name = refused.filename or folder
        raise not_written(name, refused) from refused
    finally:
        progress.clear()
    return count
