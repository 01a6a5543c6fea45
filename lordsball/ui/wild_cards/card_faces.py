"""What is printed on the cards of Wild Cards: from the catalog's cards to the faces that the pieces draw."""

from functools import lru_cache

from lordsball import paths
from lordsball.games.wild_cards.cards import Ability, Card, Team
from lordsball.games.wild_cards.names import ANSWERS
from lordsball.games.wild_cards.verbs import Reroll, TurnDie, TurnHighest
from lordsball.ui.wild_cards.pieces.faces import PlayerFace, Power, SpecialFace, TeamFace
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
    return sprite if (paths.assets() / "sprites" / f"{sprite}.svg").is_file() else ""


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
