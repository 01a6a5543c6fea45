"""Every card of Wild Cards as a drawable: each team's Team card, its Players and its Specials, with the team's back."""

from __future__ import annotations

from functools import partial

from lordsball.games.wild_cards.cards import Card, Catalog, Team
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.table.deck import CARD, READ, DeckCard, drawn_at
from lordsball.ui.wild_cards.card_faces import back, face
from lordsball.ui.wild_cards.pieces.card import card_picture
from lordsball.ui.wild_cards.pieces.faces import FULL, HAND, Face


def deck(catalog: Catalog) -> tuple[DeckCard, ...]:
    """Team by team: the Team card, then the cards in the order of the file."""
    return tuple(_card(card, team) for team in catalog.teams for card in (team.card, *team.deck))


def _card(card: Card, team: Team) -> DeckCard:
    kind = "team" if card.id == team.id else "players" if card.player else "specials"
    shown, behind = face(card, team), back(team)
    return DeckCard(card.id, kind, team.id, card.name, CARD, partial(_draw, shown), partial(_draw, behind))


def _draw(shown: Face, canvas: Canvas, box: Box) -> None:
    size = HAND if box.w < READ else FULL
    sheet = drawn_at(canvas, box, size[0])
    sheet.blit(card_picture(sheet, shown, size), 0, 0)
