"""Everything small: cubes and discs of the owners, Stars, markers, Media, Loans and money."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from functools import partial

from lordsball.games.lords.cards import Catalog
from lordsball.printing.art import Art
from lordsball.printing.box import Piece
from lordsball.printing.look import mixed, on, star
from lordsball.printing.lords.look import BLUE, BURGUNDY, GOLD, GREEN, INK, PLAYERS, icon
from lordsball.printing.pen import Pen
from lordsball.printing.sections import TOKENS

CUBE, DISC, MARKER, MEDIA, NPT = 12.0, 16.0, 20.0, 18.0, 25.0
CUBES, DISCS = 9, 3
"""In a set of player tokens."""
NOTE = (76.0, 38.0)
MONEY = ((1, 20), (5, 20), (10, 20), (20, 20), (50, 12))
"""Dollars, and how many notes of each."""
MEDIA_TOKENS, LOANS = 40, 12
_NOTES = {1: "#7a8a6a", 5: "#4f7f8c", 10: "#9a7a3a", 20: "#6a5a9a", 50: "#9a4a4a"}


def small_pieces(catalog: Catalog, art: Art) -> Iterator[Piece]:
    """All of them, counted."""
    for name, colour in PLAYERS:
        yield Piece(TOKENS, "Player cubes", name, CUBE, CUBE, CUBES, partial(_cube, colour=colour))
        yield Piece(TOKENS, "Player discs", name, DISC, DISC, DISCS, partial(_disc, colour=colour), round=True)
    yield Piece(TOKENS, "Star cubes", "", CUBE, CUBE, catalog.rules.star_cubes[0], _star)
    for name in ("Year", "Phase"):
        part = "Year marker" if name == "Year" else "Game Phase marker"
        yield Piece(TOKENS, part, name, MARKER, MARKER, 1, partial(_marker, words=name), round=True)
    media = partial(_counter, art=art, drawing="media", colour=BLUE, words="Media")
    yield Piece(TOKENS, "Media tokens", "", MEDIA, MEDIA, MEDIA_TOKENS, media, round=True)
    loan = partial(_loan, grants=catalog.rules.loans.grants, repaid=catalog.rules.loans.repaid_with)
    yield Piece(TOKENS, "Loan tokens", "", 38.0, 20.0, LOANS, loan)
    for dollars, count in MONEY:
        yield Piece(TOKENS, "Money", f"${dollars}", *NOTE, count, partial(_note, dollars=dollars))


def draw_league_back(pen: Pen, name: str) -> None:
    """The back of a counter that only one league plays with."""
    r = NPT / 2
    pen.circle(r, r, r, pen.ground(GREEN) or "#ffffff", GREEN, 0.5)
    ink = INK if pen.save_ink else "#ffffff"
    lines = textwrap.wrap(name, 11)
    for number, words in enumerate(lines):
        pen.text(words, r, r + (number - (len(lines) - 1) / 2) * 4.4, 10, "display", ink, "c", NPT - 5)


def _cube(pen: Pen, colour: str) -> None:
    pen.rect(0, 0, CUBE, CUBE, mixed(colour, "#ffffff", 0.6) if pen.save_ink else colour)
    pen.rect(1.6, 1.6, CUBE - 3.2, CUBE - 3.2, None, INK if pen.save_ink else on(colour), 0.4, 1)


def _disc(pen: Pen, colour: str) -> None:
    pen.circle(DISC / 2, DISC / 2, DISC / 2, mixed(colour, "#ffffff", 0.6) if pen.save_ink else colour)
    pen.circle(DISC / 2, DISC / 2, DISC / 2 - 2, None, INK if pen.save_ink else on(colour), 0.4)


def _star(pen: Pen) -> None:
    pen.rect(0, 0, CUBE, CUBE, pen.ground(mixed(GOLD, "#ffffff", 0.35)) or "#ffffff")
    pen.polygon(star(CUBE / 2, CUBE / 2 + 0.4, CUBE * 0.42), GOLD if not pen.save_ink else "#ffffff", INK, 0.3)


def _marker(pen: Pen, words: str) -> None:
    pen.circle(MARKER / 2, MARKER / 2, MARKER / 2, pen.ground(GREEN) or "#ffffff")
    pen.circle(MARKER / 2, MARKER / 2, MARKER / 2 - 1.2, None, GREEN if pen.save_ink else GOLD, 0.5)
    ink = INK if pen.save_ink else "#ffffff"
    pen.text(words, MARKER / 2, MARKER / 2, 15, "display", ink, "c", MARKER - 5)


def _counter(pen: Pen, art: Art, drawing: str, colour: str, words: str) -> None:
    d = MEDIA
    pen.circle(d / 2, d / 2, d / 2, pen.ground(mixed(colour, "#ffffff", 0.55)) or "#ffffff")
    ground = "#ffffff" if pen.save_ink else mixed(colour, "#ffffff", 0.55)
    icon(pen, art, drawing, d / 2 - 4.5, 2.2, 9, ground)
    pen.text(words, d / 2, d * 0.76, 8.5, "display", INK, "c", d * 0.7)


def _loan(pen: Pen, grants: int, repaid: int) -> None:
    pen.rect(0, 0, 38, 20, pen.ground(mixed(BURGUNDY, "#ffffff", 0.75)) or "#ffffff")
    pen.rect(1.4, 1.4, 35.2, 17.2, None, BURGUNDY, 0.4, 1.5)
    pen.text("Loan", 19, 6.5, 15, "display", BURGUNDY, "c")
    pen.text(f"${grants} now, ${repaid} back", 19, 14, 8.5, "semibold", INK, "c", 33)


def _note(pen: Pen, dollars: int) -> None:
    w, h = NOTE
    colour = _NOTES[dollars]
    pen.rect(0, 0, w, h, pen.ground(mixed(colour, "#ffffff", 0.7)) or "#ffffff")
    pen.rect(2, 2, w - 4, h - 4, None, colour, 0.9, 1.5)
    pen.rect(3.4, 3.4, w - 6.8, h - 6.8, None, colour, 0.25, 1)
    pen.circle(w / 2, h / 2, 12.5, "#ffffff", colour, 0.6)
    pen.text(f"${dollars}", w / 2, h / 2, 30, "display", mixed(colour, "#000000", 0.35), "c", 21)
    for x, y in ((10, 8.5), (w - 10, h - 8.5)):
        pen.text(f"${dollars}", x, y, 15, "display", mixed(colour, "#000000", 0.35), "c", 13)
