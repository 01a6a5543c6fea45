"""Who owns the clubs when the computer plays them, as setup tells it: a name, a line, a taste."""

from __future__ import annotations

from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.owner_files import Character
from lordsball.games.phrasing import capital, listed
from lordsball.ui.table.cover import Persona

TASTES = {
    "draw": "one more card", "upgrade": "Stars", "call_up": "Call-Ups", "trade": "trades", "sign": "Prospects",
    "fans": "Fans", "manager": "Managers", "reroll": "another roll", "stadium": "stadiums", "build": "stadiums",
    "option": "executives", "media": "Media tokens", "buy": "Victory Points",
}
"""What an owner likes, by the name of the like."""
SPITE = "what others lose"


def persona(cards: Catalog, side: str) -> Persona | None:
    """The owner of a club; None where no card says, or for a club of no league."""
    for league in cards.leagues.values():
        for place, team in enumerate(league.teams):
            if team.id == side and cards.owners:
                character = cards.owners[place % len(cards.owners)]
                about = f"{capital(character.called)}. {character.text} {taste(character)}"
                return Persona(character.name, about.strip())
    return None


def taste(character: Character) -> str:
    """What the owner likes, the most first; "" for one without tastes.

    >>> from lordsball.games.lords.owner_files import Likes
    >>> taste(Character(id="x", name="X", called="the X", text="A line.", likes=Likes(sign=0.03, fans=0.02)))
    'Likes Prospects and Fans.'
    """
    likes = [(getattr(character.likes, name), words) for name, words in TASTES.items()]
    found = [words for worth, words in sorted(likes, key=lambda each: -each[0]) if worth > 0]
    if character.likes.spite > 1:
        found.insert(0, SPITE)
    return f"Likes {listed(list(dict.fromkeys(found))[:3])}." if found else ""
