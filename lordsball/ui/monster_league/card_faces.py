"""The cards of Monster League as the pieces want them: names, looks, pictures and odds as plain values."""

from __future__ import annotations

from functools import lru_cache

from lordsball import paths
from lordsball.games.monster_league.cards import RESULTS, Batter, Look, Pitcher, Team
from lordsball.games.monster_league.words import RESULT_NAMES
from lordsball.ui.kit.pieces.look import UNDRESSED, UNKNOWN_PORTRAIT, TeamLook
from lordsball.ui.kit.pieces.sectors import Sector
from lordsball.ui.kit.theme import OUTCOMES, SEATS
from lordsball.ui.monster_league.pieces.card import CardFace

RESULT_WORDS = tuple(name.upper() for name in RESULT_NAMES)
"""Results as the wheel and the plate say them."""


@lru_cache(64)
def team_look(look: Look) -> TeamLook:
    """A team's colors; an emblem nobody has drawn is a ball."""
    emblem = f"monster_league/emblems/{look.emblem}"
    return TeamLook(
        emblem if _drawn(emblem) else UNDRESSED.emblem, look.cap, look.brim, look.ribbon, look.window, look.accent
    )


@lru_cache(256)
def portrait(name: str) -> str:
    """The sprite of a portrait; a shape in the fog where nobody has drawn it."""
    sprite = f"monster_league/portraits/{name}"
    return sprite if _drawn(sprite) else UNKNOWN_PORTRAIT


@lru_cache(64)
def sectors(batter: Batter, stance: bool = False) -> tuple[Sector, ...]:
    """A batter's odds as sectors of the wheel, OUT to HOME_RUN; also those without a face.

    :param stance: as they are under his stance, if he has one.
    """
    faces = batter.under(stance)
    return tuple(
        Sector(key, faces.count(result), word, OUTCOMES[key].colour, OUTCOMES[key].text, OUTCOMES[key].letter)
        for result, (key, word) in enumerate(zip(RESULTS, RESULT_WORDS, strict=True))
    )


@lru_cache(64)
def batter_face(team: Team, batter: int, stance: bool = False) -> CardFace:
    """A Batter Card with its place in the order and its odds, as printed or under his stance."""
    card = team.batters[batter]
    return CardFace(card.name, team_look(team.look), portrait(card.portrait), batter + 1, sectors(card, stance))


@lru_cache(64)
def pitcher_face(team: Team, pitcher: int) -> CardFace:
    """A Pitcher Card."""
    card = team.pitchers[pitcher]
    return CardFace(card.name, team_look(team.look), portrait(card.portrait))


@lru_cache(64)
def small_face(card: Batter | Pitcher, look: Look) -> CardFace:
    """A card on the field: the short name and the portrait only."""
    return CardFace(card.short, team_look(look), portrait(card.portrait))


def seat_ring(seat: int) -> tuple[str, str]:
    """Color and glyph of a seat."""
    return SEATS[seat].colour, SEATS[seat].glyph


@lru_cache(256)
def _drawn(sprite: str) -> bool:
    return paths.sprite(sprite).is_file()
