"""What is printed on each kind of card, as plain values: names and words as they are, figures with `{icon}` in them."""

from typing import NamedTuple

from lordsball.ui.lords.pieces.picture.scene import Scene

FULL = (248, 346)
"""A card to be read, as in the inspector (units)."""
HAND = (84, 117)
"""A card to be told apart and chosen, as in a hand."""


class Option(NamedTuple):
    """One of the five lines of a Spring Training or Hot Stove card.

    :param icon: the option's own icon.
    :param label: its name: "Upgrade".
    :param figures: what it does, as icons and figures: "1 {regular} › {star}".
    :param small: the same for a hand, shorter.
    :param offered: False where the card prints that there is none.
    """

    icon: str
    label: str
    figures: str
    small: str
    offered: bool = True


class SpringFace(NamedTuple):
    """A Spring Training card."""

    name: str
    words: str
    options: tuple[Option, ...]


class StoveFace(NamedTuple):
    """A Hot Stove card, with the event that concerns everybody."""

    name: str
    words: str
    options: tuple[Option, ...]
    event: str
    event_words: str


class SeasonFace(NamedTuple):
    """A Regular Season card.

    :param primary: the strong effect in words; `primary_figures` the same as icons and figures, `primary_small` the
        same in a few icons for a hand. The secondary likewise.
    """

    name: str
    number: int
    scene: Scene
    primary: str
    primary_figures: str
    primary_small: str
    secondary: str
    secondary_small: str


class BonusFace(NamedTuple):
    """A goal of the year.

    :param icon: what is counted.
    :param shares: the plates (label, Victory Points), such as ("Leader", "1").
    :param line: what is said over the plates.
    """

    name: str
    words: str
    icon: str
    shares: tuple[tuple[str, str], ...]
    line: str = "worth, by your place in VP:"


class FranchiseFace(NamedTuple):
    """How a club begins.

    :param figures: (icon, what it is, how much) of everything the club begins with.
    :param tq: its Team Quality.
    """

    name: str
    words: str
    figures: tuple[tuple[str, str, str], ...]
    tq: int


class OpponentFace(NamedTuple):
    """An opponent of the Championship Series; `short` is its name where there is little room."""

    name: str
    short: str
    words: str
    tq: int


class BackFace(NamedTuple):
    """The back of a card: which deck it belongs to, as the name of an icon ("bud", "tq", "stove")."""

    icon: str = "tq"


Face = SpringFace | StoveFace | SeasonFace | BonusFace | FranchiseFace | OpponentFace | BackFace
