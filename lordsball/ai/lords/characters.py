"""The characters of owners at a table: small tastes in what they do, and what they say (`cards/lords/owners.yaml`)."""

from __future__ import annotations

from lordsball.ai.arithmetic import whole
from lordsball.ai.lords.choice import Choice
from lordsball.engine.chance import scatter
from lordsball.games.lords.owner_files import Character
from lordsball.games.lords.state import Lords

HALF = 2
"""Every second time an owner says what anybody would say: remarks wear out."""


def character_of(t: Lords, seat: int) -> Character | None:
    """Who owns the seat's club: the character at its place in the league; None where no card says."""
    owners = t.cards.owners
    return owners[t.owners[seat].team % len(owners)] if owners else None


def tasted(choices: list[Choice], character: Character) -> list[Choice]:
    """The same choices with what the owner likes about them."""
    likes = character.likes
    return [each._replace(worth=each.worth + getattr(likes, each.action.verb, 0.0)) for each in choices]


def remark(t: Lords, seat: int, choice: Choice) -> str:
    """What the owner says to a choice: now and then a remark of the character's own."""
    character = character_of(t, seat)
    remarks = getattr(character.says, choice.action.verb, ()) if character is not None else ()
    turn = scatter(whole(t.uses) + 64 * t.year, seat)
    if not remarks or (choice.why and not turn % HALF):
        return choice.why
    return str(remarks[turn // HALF % len(remarks)])
