"""A game's box with its pictures: every card of the deck as the printer wants it, and the rules as paragraphs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from lordsball.printing.box import Box, Card, Kind, Paragraph
from lordsball.printing.boxes import box_for, kinds, usual_kind
from lordsball.ui.kit.booklet.markup import FIGURE, READING, Block, Booklet
from lordsball.ui.kit.booklet.page import Figure
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.text import face_file
from lordsball.ui.press.pictures import FIGURE_UNITS, Press
from lordsball.ui.press.words import copies, names
from lordsball.ui.shelf import cover_for, deck_for
from lordsball.ui.table.deck import DeckCard

OFF_PAPER = ("table", "players", "monsters")
"""Chapters about the window, its players and what the cards show themselves."""


def packed(key: str, catalog: Any, save_ink: bool = False) -> Box:
    """Everything of a game that can be printed."""
    press = Press(save_ink)
    return box_for(key, catalog, printed_cards(key, catalog, press), rules(key, catalog, press), press.sprite)


def printed_cards(key: str, catalog: Any, press: Press) -> tuple[Card, ...]:
    """Every card that belongs into the box, in the order of the deck."""
    known, called, often = kinds(key), names(catalog), copies(catalog)
    return tuple(
        _card(press, card, kind, called.get(card.group, kind.part))._replace(copies=often.get(card.id, 1))
        for card in deck_for(key, catalog)
        if (kind := usual_kind(card.kind) if known is None else known.get(card.kind)) is not None
    )


def _card(press: Press, card: DeckCard, kind: Kind, behind_it: str) -> Card:
    w, h = kind.w, round(kind.w / card.aspect, 2)
    front, back = card.draw, card.back
    behind = (card.group or card.kind, "back")
    return Card(
        card.id, card.kind, kind.part, card.group, card.name, w, h,
        lambda bleed: press.card((card.kind, card.group, card.id), front, w, h, bleed, card.round),
        None if back is None else lambda bleed: press.card(behind, back, w, h, bleed, card.round),
        behind=behind_it, deck=kind.deck, round=card.round,
    )


def rules(key: str, catalog: Any, press: Press) -> tuple[Paragraph, ...]:
    """The rules as the window shows them with these cards, without what is about the window."""
    cover = cover_for(key)
    book, figures = cover.booklet(catalog), cover.figures(catalog)
    blocks = [block for block in book.blocks[: book.rules_end] if _chapter(book, block).anchor not in OFF_PAPER]
    return tuple(_paragraph(key, block, figures, press) for block in blocks)


def _chapter(book: Booklet, block: Block) -> Block:
    return book.blocks[book.chapters[block.chapter]]


def _paragraph(key: str, block: Block, figures: Mapping[str, Figure], press: Press) -> Paragraph:
    if block.kind == FIGURE:
        figure = figures[block.text]
        draw = partial(_draw_figure, figure)
        return Paragraph(FIGURE, "", press.figure((key, "figure", block.text), draw, figure.height(FIGURE_UNITS, 1.0)))
    text = f"*{block.label}* {block.text}" if block.kind == READING and block.label else block.text
    return Paragraph(block.kind, text)


def _draw_figure(figure: Figure, canvas: Canvas) -> None:
    figure.draw(canvas, 0, 0, FIGURE_UNITS)


def face(role: str) -> bytes:
    """A typeface for the printer, by its role."""
    return face_file(role).read_bytes()
