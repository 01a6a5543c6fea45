"""The cards of Wild Cards as the pieces want them: looks, pictures and faces as plain values."""

from __future__ import annotations

from functools import lru_cache

from lordsball.engine.secrets import HIDDEN
from lordsball.games.wild_cards.cards import Card, Catalog, Team
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.wild_cards.card_faces import drawn, face_of, look_of, team_face
from lordsball.ui.wild_cards.pieces.faces import BackFace, Face

__all__ = ["back", "face", "faces", "look_of", "lying", "portrait", "seat_mark"]


def face(card: Card, team: Team) -> Face:
    """A card of this team, also its Team card."""
    look = look_of(team)
    return team_face(team, look) if card.id == team.id else face_of(card, look)


def back(team: Team) -> BackFace:
    """The back of a team's cards."""
    return BackFace(look_of(team))


def portrait(card: Card) -> str:
    """The sprite of a card's picture; somebody in dark glasses, or a sealed letter, where nobody has drawn it."""
    folder = "portraits" if card.player else "specials"
    return drawn(folder, card.portrait) or f"wild_cards/{folder}/unknown"


@lru_cache(8)
def faces(catalog: Catalog) -> dict[str, Face]:
    """Every card of these by its id, Team cards included."""
    return {card.id: face(card, team) for team in catalog.teams for card in (team.card, *team.deck)}


def lying(catalog: Catalog, card: str, team: Team) -> Face:
    """A card as it lies there: what is face down shows the back of its coach's team."""
    return back(team) if card == HIDDEN else faces(catalog)[card]


def seat_mark(seat: int) -> tuple[str, str]:
    """Glyph and colour of a seat."""
    return SEATS[seat].glyph, SEATS[seat].colour
