"""Decks for Tabletop Simulator: which cards lie on which sheet, and the saved object that opens them.

Source: the format of Tabletop Simulator's saved objects, `CustomDeck` and `DeckCustom`. Its sheets have 2 to 10
columns and 2 to 7 rows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from lordsball.printing.box import Card
from lordsball.printing.paper import dots
from lordsball.printing.png import slug

COLUMNS, ROWS = 10, 7
FEWEST = 2
LARGEST = 4096
"""Dots a side: larger textures are shrunk, or refused by older graphics cards."""
MOST = COLUMNS * ROWS - 1
"""Cards on a sheet: where hands are hidden, the last place is what others see."""
_APART = 3.0
"""Between decks on the table, in inches."""


class Deck(NamedTuple):
    """Cards of one back on one sheet.

    :param w: dots of a card on the sheet, across and down.
    """

    name: str
    cards: tuple[Card, ...]
    columns: int
    rows: int
    w: int
    h: int

    @property
    def file(self) -> str:
        """The sheet's file, without ending."""
        return slug(self.name)


def decks(cards: Sequence[Card], group_names: Mapping[str, str]) -> list[Deck]:
    """The cards by team, where they have none by kind, at most :data:`MOST` a deck.

    :param group_names: the names of teams, by id.
    """
    piles: dict[tuple[str, str, float, float], list[Card]] = {}
    for card in cards:
        name = f"{group_names.get(card.group, card.group)} {card.deck}".strip() or card.part
        piles.setdefault((name, card.part if not card.group else "", card.w, card.h), []).append(card)
    made = []
    for (name, _, _, _), pile in piles.items():
        parts = [pile[at : at + MOST] for at in range(0, len(pile), MOST)]
        for number, part in enumerate(parts, 1):
            made.append(_deck(name if len(parts) == 1 else f"{name} {number}", part))
    return made


def _deck(name: str, cards: Sequence[Card]) -> Deck:
    w, h = dots(cards[0].w), dots(cards[0].h)
    best = (0.0, COLUMNS, ROWS)
    for rows in range(FEWEST, ROWS + 1):
        columns = max(FEWEST, -(-len(cards) // rows))
        if columns <= COLUMNS:
            best = max(best, (min(1.0, LARGEST / columns / w, LARGEST / rows / h), columns, rows), key=lambda b: b[0])
    scale, columns, rows = best
    return Deck(name, tuple(cards), columns, rows, int(w * scale), int(h * scale))


def saved_object(
    title: str, decks: Sequence[Deck], url: Callable[[str], str], words: Mapping[str, str]
) -> dict[str, Any]:
    """The saved object, ready for JSON: every deck face down, side by side.

    :param url: the address of a file of the folder.
    :param words: what is told of a card, by its id.
    """
    states = [_state(number, deck, url, words) for number, deck in enumerate(decks, 1)]
    return {
        "SaveName": title, "GameMode": "", "Date": "", "Table": "", "Sky": "", "Note": "", "Rules": "",
        "PlayerTurn": "", "ObjectStates": states,
    }


def _state(number: int, deck: Deck, url: Callable[[str], str], words: Mapping[str, str]) -> dict[str, Any]:
    sheet = {str(number): {
        "FaceURL": url(f"{deck.file}.png"), "BackURL": url(f"{deck.file}_back.png"), "NumWidth": deck.columns,
        "NumHeight": deck.rows, "BackIsHidden": True, "UniqueBack": False, "Type": 0,
    }}
    place = (number - 1) * _APART
    inside = [
        {**_thing("Card", card.name, words.get(card.id, ""), place), "CardID": 100 * number + at, "CustomDeck": sheet}
        for at, card in enumerate(deck.cards)
        for _ in range(card.copies)
    ]
    if len(inside) == 1:
        return {**inside[0], "Name": "CardCustom"}
    whole = _thing("DeckCustom", deck.name, f"{len(inside)} cards", place)
    ids = [card["CardID"] for card in inside]
    return {**whole, "DeckIDs": ids, "CustomDeck": sheet, "ContainedObjects": inside}


def _thing(name: str, nickname: str, description: str, x: float) -> dict[str, Any]:
    return {
        "Name": name,
        "Transform": {"posX": x, "posY": 1.0, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0,
                      "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0},
        "Nickname": nickname, "Description": description, "GMNotes": "",
        "ColorDiffuse": {"r": 0.713, "g": 0.713, "b": 0.713},
        "Locked": False, "Grid": True, "Snap": True, "Autoraise": True, "Sticky": True, "Tooltip": True,
        "HideWhenFaceDown": True, "Hands": True, "SidewaysCard": False, "LuaScript": "", "LuaScriptState": "",
    }
