"""What is in a game's box, ready for the printer. Each game fills its own; the counts are those of what is printed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lordsball.printing.document import Picture
from lordsball.printing.paper import CARD
from lordsball.printing.pen import Pen
from lordsball.printing.sections import CARDS, SECTIONS

Draw = Callable[[Pen], None]


class Kind(NamedTuple):
    """How a kind of card is printed.

    :param part: what the list of parts calls it: "Batter Cards".
    :param w: how wide it is, in mm.
    :param deck: the deck of its team that it lies in, where that has several.
    """

    part: str
    w: float = CARD[0]
    deck: str = ""


class Card(NamedTuple):
    """A card, or another drawn part, of w x h mm.

    :param kind: as its file calls its list: "batters"; `part`: as the list of parts calls it: "Batter Cards".
    :param group: the team or deck it belongs to, "" where there is none.
    :param face: its picture with this many mm of bleed on every side; `back` likewise.
    :param light: draws the face on white paper, where a game has one that saves ink.
    """

    id: str
    kind: str
    part: str
    group: str
    name: str
    w: float
    h: float
    face: Callable[[float], Picture]
    back: Callable[[float], Picture] | None = None
    light: Draw | None = None
    behind: str = ""
    """What a plain back says: the same for all cards that look alike from behind."""
    deck: str = ""
    round: bool = False
    copies: int = 1

    def piece(self, section: str, copies: int = 1) -> Piece:
        """The same as something that is cut out in a section of its own."""
        face, back = self.face, self.back

        def draw(pen: Pen) -> None:
            pen.picture(face(0), 0, 0, self.w, self.h)

        def turned(pen: Pen) -> None:
            assert back is not None
            pen.picture(back(0), 0, 0, self.w, self.h)

        return Piece(section, self.part, self.name, self.w, self.h, copies, draw, turned if back else None, self.group,
                     self.round)


class Piece(NamedTuple):
    """Something of w x h mm to be cut out `copies` times, drawn from its upper left corner.

    :param section: boards, discs, tokens or tiles.
    :param part: what the list of parts calls it; pieces of one name are counted together.
    :param name: which one of these it is, for a board's title.
    :param round: a disc: w is its diameter.
    """

    section: str
    part: str
    name: str
    w: float
    h: float
    copies: int
    draw: Draw
    back: Draw | None = None
    group: str = ""
    round: bool = False


class Part(NamedTuple):
    """A line of the list of parts.

    :param section: where it is printed; "" for what you add yourself, such as dice.
    """

    name: str
    copies: int
    section: str = ""
    note: str = ""


class Paragraph(NamedTuple):
    """Something of the rules.

    :param kind: chapter, heading, text, point, reading or figure.
    :param text: with *bold* and _italic_ words.
    :param picture: of a figure, as wide as a column.
    """

    kind: str
    text: str
    picture: Picture | None = None


class Box(NamedTuple):
    """A whole game.

    :param bring: what a table needs that paper cannot be.
    :param rules: the rules in our own words.
    """

    title: str
    cards: tuple[Card, ...]
    pieces: tuple[Piece, ...] = ()
    bring: tuple[Part, ...] = ()
    rules: tuple[Paragraph, ...] = ()

    def of(self, team: str) -> Box:
        """What one team needs: its own things, and those that belong to nobody.

        Raises KeyError for a team that nothing belongs to.
        """
        if team not in self.groups:
            raise KeyError(team)
        return self._replace(
            cards=tuple(card for card in self.cards if card.group in ("", team)),
            pieces=tuple(piece for piece in self.pieces if piece.group in ("", team)),
        )

    @property
    def groups(self) -> tuple[str, ...]:
        """The teams that something belongs to, in their order."""
        groups = [*(card.group for card in self.cards), *(piece.group for piece in self.pieces)]
        return tuple(dict.fromkeys(filter(None, groups)))

    def parts(self, sections: tuple[str, ...] = SECTIONS) -> tuple[Part, ...]:
        """Everything there is of these sections, counted, and what to bring."""
        counted: dict[tuple[str, str], int] = {}
        for card in self.cards:
            counted[card.part, CARDS] = counted.get((card.part, CARDS), 0) + card.copies
        for piece in self.pieces:
            counted[piece.part, piece.section] = counted.get((piece.part, piece.section), 0) + piece.copies
        ordered = sorted(counted.items(), key=lambda item: SECTIONS.index(item[0][1]))
        made = [Part(name, count, section) for (name, section), count in ordered if section in sections]
        return (*made, *self.bring)
