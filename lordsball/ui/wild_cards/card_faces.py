"""The cards of Wild Cards as the pieces want them: looks, pictures and faces as plain values."""

from __future__ import annotations

from functools import lru_cache

from lordsball import paths
from lordsball.engine.secrets import HIDDEN
from lordsball.games.wild_cards.cards import Ability, Card, Catalog, Team
from lordsball.games.wild_cards.names import ANSWERS
from lordsball.games.wild_cards.verbs import Reroll, TurnDie, TurnHighest
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.wild_cards.pieces.faces import BackFace, Face, PlayerFace, Power, SpecialFace, TeamFace
from lordsball.ui.wild_cards.pieces.look import TeamLook, team_look

_PICTURES = "wild_cards"
_REACTIONS = frozenset(ANSWERS.values())


def look_of(team: Team) -> TeamLook:
    """How a team's cards look."""
    return _look(tuple(map(str, team.look.colours)), str(team.look.accent), team.look.emblem, team.short)


@lru_cache(16)
def _look(colours: tuple[str, ...], accent: str, emblem: str, name: str) -> TeamLook:
    sprite = drawn("emblems", emblem)
    initial = next((letter for letter in name if letter.isalnum()), name[:1]).upper()
    return team_look(colours, accent, sprite, "" if sprite else initial)


@lru_cache(256)
def drawn(folder: str, name: str) -> str:
    """The sprite of a picture of Wild Cards; nothing where nobody has drawn it."""
    sprite = f"{_PICTURES}/{folder}/{name}"
    return sprite if paths.sprite(sprite).is_file() else ""


def face_of(card: Card, look: TeamLook) -> PlayerFace | SpecialFace | TeamFace:
    """A card of the deck with this look, or its Team card."""
    powers = tuple(Power(kind_of(ability, card), ability.text) for ability in card.abilities)
    if card.player:
        tags = " · ".join(tag.replace("_", " ").capitalize() for tag in sorted(card.tags))
        portrait = drawn("portraits", card.portrait)
        return PlayerFace(
            card.name, card.short, card.stars, tags, card.pitch, card.bat, card.catch, card.vibes, portrait,
            card.quip, powers, look,
        )
    portrait = drawn("specials", card.portrait)
    return SpecialFace(card.name, card.short, card.weather, card.quick, card.vibes, portrait, card.quip, powers, look)


def team_face(team: Team, look: TeamLook) -> TeamFace:
    """A Team card: what the whole team can do; its motto."""
    powers = tuple(Power(kind_of(ability, team.card), ability.text) for ability in team.card.abilities)
    return TeamFace(team.name, team.short, team.card.vibes, team.motto, powers, look)


def kind_of(ability: Ability, card: Card) -> str:
    """The hexagon that stands before an ability."""
    if ability.when & _REACTIONS or (ability.on == "flipped" and card.when & _REACTIONS):
        return "reaction"
    if ability.always is not None:
        return "always"
    if ability.on:
        if ability.on != "flipped":
            return "trigger"
        return "hand" if card.quick else "flipped"
    if ability.once in ("turn", "half"):
        return "once"
    rolls = any(isinstance(effect, Reroll | TurnDie | TurnHighest) for effect in ability.effects)
    return "reroll" if rolls else "boost"


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
    """Glyph and color of a seat."""
    return SEATS[seat].glyph, SEATS[seat].colour
