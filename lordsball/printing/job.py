"""A whole game onto paper: every section in its order, then the list of parts in front."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import BinaryIO

from lordsball.printing.boards import print_boards
from lordsball.printing.box import Box
from lordsball.printing.document import Document
from lordsball.printing.parts_list import pages, print_parts
from lordsball.printing.rules_sheet import print_rules
from lordsball.printing.sections import BOARDS, CARDS, DISCS, PARTS, RULES, SECTIONS, TILES, TOKENS
from lordsball.printing.sheets import Order, blank, even, numbered, print_cards, print_pieces

SHEETS = {DISCS: "Discs", TILES: "Tiles", TOKENS: "Tokens"}
"""Sections of pieces, and what stands at the foot of their sheets."""


def print_box(
    box: Box, order: Order, face: Callable[[str], bytes], output: BinaryIO, only: Collection[str] = SECTIONS,
    told: Callable[[int, int], None] | None = None,
) -> int:
    """Write a PDF; returns how many pages it has.

    :param face: the bytes of the .ttf file of a role such as "body".
    :param only: the sections that are printed.
    :param told: hears how many pictures are done, and of how many.

    Raises ValueError for what does not fit on the paper, or where nothing is left to print; OSError from the disk.
    """
    document = Document(box.title, face)
    parts = box.parts(tuple(only)) if PARTS in only else ()
    front = pages(parts, order) if PARTS in only else 0
    front += front % 2 if order.duplex else 0
    where = {}
    for section in SECTIONS:
        if section == PARTS or section not in only:
            continue
        first = document.pages + 1
        _print(document, box, section, order)
        last = document.pages
        even(document, order)
        where[section] = next(numbered(first + front, last + front), "")
    if PARTS in only:
        print_parts(document, box.title, parts, where, order)
        if front > pages(parts, order):
            blank(document, order, front - 1)
    if not document.pages:
        raise ValueError(f"{box.title} has none of these: {', '.join(only)}")
    document.write(output, told)
    return document.pages


def _print(document: Document, box: Box, section: str, order: Order) -> None:
    if section == RULES and box.rules:
        print_rules(document, box.title, box.rules, order)
    elif section == CARDS:
        print_cards(document, box.cards, order, f"{box.title} · Cards")
    elif section == BOARDS:
        print_boards(document, [piece for piece in box.pieces if piece.section == BOARDS], order)
    elif section in SHEETS:
        pieces = [piece for piece in box.pieces if piece.section == section]
        print_pieces(document, pieces, order, f"{box.title} · {SHEETS[section]}")
