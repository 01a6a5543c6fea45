"""What is printed on each kind of card, as plain values."""

from typing import NamedTuple

from lordsball.ui.wild_cards.pieces.look import TeamLook

Size = tuple[float, float]
FULL: Size = (248, 346)
"""A card to be read, as in the inspector (units)."""
HAND: Size = (112, 157)
"""A card to be chosen or rolled for: the three numbers, no words."""
ZONE: Size = (84, 118)
"""A Special or a Team card in its place."""
SMALL: Size = (60, 84)
"""A card to be told apart: on a base, on a pile."""


class Power(NamedTuple):
    """One ability.

    :param kind: the hexagon before it: flipped, always, trigger, reroll, boost, once, hand, reaction, shadow.
    """

    kind: str
    text: str


class PlayerFace(NamedTuple):
    """A Player. `tags` as they are read ("Slugger · Captain").

    :param portrait: a sprite; nothing where nobody has drawn one: then a stand-in is shown.
    """

    name: str
    short: str
    stars: int
    tags: str
    pitch: int
    bat: int
    catch: int
    vibes: int
    portrait: str
    quip: str
    powers: tuple[Power, ...]
    look: TeamLook


class SpecialFace(NamedTuple):
    """A Special; `weather`: it goes to the Weather zone; `quick`: it has the symbol of cards played from the hand."""

    name: str
    short: str
    weather: bool
    quick: bool
    vibes: int
    portrait: str
    quip: str
    powers: tuple[Power, ...]
    look: TeamLook


class TeamFace(NamedTuple):
    """A Team card with what the whole team can do; `quip` is its motto."""

    name: str
    short: str
    vibes: int
    quip: str
    powers: tuple[Power, ...]
    look: TeamLook


class BackFace(NamedTuple):
    """The back of a team's cards."""

    look: TeamLook


Face = PlayerFace | SpecialFace | TeamFace | BackFace


def is_full(size: Size) -> bool:
    """Whether a card of this size has room for its words."""
    return size[0] > 150


def shows_numbers(size: Size) -> bool:
    """Whether a card of this size has room for name and numbers."""
    return size[0] >= 76
