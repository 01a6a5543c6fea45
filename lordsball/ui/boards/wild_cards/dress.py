"""The cards of Wild Cards as the pieces want them: looks, pictures and faces as plain values."""

from __future__ import annotations

from functools import lru_cache

from lordsball import paths
from lordsball.engine.secrets import HIDDEN
from lordsball.games.wild_cards.cards import Ability, Card, Catalog, Team
from lordsball.games.wild_cards.refusals import FLIPPED
from lordsball.games.wild_cards.verbs import Reroll, Take, ToShadows
from lordsball.ui.pieces.wild_cards.faces import BackFace, Face, PlayerFace, Power, SpecialFace, TeamFace
from lordsball.ui.pieces.wild_cards.look import TeamLook, team_look
from lordsball.ui.theme import SEATS


def look_of(team: Team) -> TeamLook:
    """How a team's cards look."""
    return team_look(team.look.colours, team.look.accent, team.look.emblem)


def portrait(card: Card) -> str:
    """The sprite of a card's picture."""
    return f"wild_cards/{'portraits' if card.player else 'specials'}/{card.portrait}"


def face(card: Card, team: Team) -> Face:
    """A card of this team, also its Team card."""
    look = look_of(team)
    powers = tuple(Power(_kind(ability, card), ability.text) for ability in card.abilities)
    if card is team.card:
        return TeamFace(card.name, card.short, card.vibes, team.motto, powers, look)
    if card.player:
        tags = " · ".join(tag.replace("_", " ").capitalize() for tag in sorted(card.tags))
        return PlayerFace(
            card.name, card.short, card.stars, tags, card.pitch, card.bat, card.catch, card.vibes, portrait(card),
            card.quip, powers, look,
        )  # fmt: skip
    return SpecialFace(
        card.name, card.short, card.weather, card.quick, card.vibes, portrait(card), card.quip, powers, look
    )


def back(team: Team) -> BackFace:
    """The back of a team's cards."""
    return BackFace(look_of(team))


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


def _kind(ability: Ability, card: Card) -> str:
    """The hexagon that stands for an ability."""
    if ability.always is not None:
        return "always"
    if any(isinstance(effect, ToShadows | Take) for effect in ability.effects):
        return "shadow"
    if card.quick:
        return "reaction" if any(window.startswith("their_") for window in card.when) else "hand"
    if ability.on:
        return "flipped" if ability.on == FLIPPED else "trigger"
    if any(window.startswith("their_") for window in ability.when):
        return "reaction"
    if ability.once != "window":
        return "once"
    return "reroll" if any(isinstance(effect, Reroll) for effect in ability.effects) else "boost"


@lru_cache(64)
def drawn(sprite: str) -> bool:
    """Has somebody drawn this?"""
    return (paths.assets() / "sprites" / f"{sprite}.svg").is_file()
