"""Where each game's box is filled, in one table. A game that is not in it has its cards and its rules."""

from __future__ import annotations

import importlib
from typing import Any

from lordsball import games
from lordsball.printing.art import Art
from lordsball.printing.box import Box, Card, Kind, Paragraph

BOXES = {
    "lords": "lordsball.printing.lords.box",
    "monster_league": "lordsball.printing.monster_league.box",
    "wild_cards": "lordsball.printing.wild_cards.box",
}
"""Games with more than cards, and the module with its `box` and `KINDS`."""


def box_for(key: str, catalog: Any, cards: tuple[Card, ...], rules: tuple[Paragraph, ...], art: Art) -> Box:
    """Everything of a game."""
    if key not in BOXES:
        return Box(games.game(key).name, cards, rules=rules)
    made: Box = importlib.import_module(BOXES[key]).box(catalog, cards, rules, art)
    return made


def kinds(key: str) -> dict[str, Kind] | None:
    """How each kind of card is printed, by the name its file has for it; other kinds are not. None: all are, alike."""
    if key not in BOXES:
        return None
    named: dict[str, Kind] = importlib.import_module(BOXES[key]).KINDS
    return named


def usual_kind(kind: str) -> Kind:
    """How cards are printed whose game says nothing about it."""
    name = kind.replace("_", " ").capitalize()
    return Kind(name if name.endswith("s") else f"{name} cards")
