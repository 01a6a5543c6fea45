"""A deck of cards outside of a game: every card of a catalog as something that can be drawn at any size, and its back.

The faces are the pieces that the table and the inspector use: what is printed, or chosen in the workshop, is what is
played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box

CARD = 63 / 88
"""Width to height of a playing card."""
READ = 150.0
"""From this width (units) a card shows every word that is printed on it; below, it is as it lies on the table."""

Draw = Callable[[Canvas, Box], None]


class DeckCard(NamedTuple):
    """A card, or another printed part, of a game.

    :param id: as in the file; what has none there is called after its list and its place: `field_3`.
    :param kind: as the file calls its list: "players", "specials", "batters", "season"; "team" for a Team card.
    :param group: the id of the team it belongs to; empty where there is none.
    :param aspect: width to height of the printed part.
    :param draw: the face, without a shadow, into a box of that aspect; from :data:`READ` units of width on all words.
    :param back: the same for its back; None for what is printed on one side.
    :param round: a token: the corners of its box are empty.
    :param within: for what has no record of its own in the files, the kind of the record it is part of: "park".
    """

    id: str
    kind: str
    group: str
    name: str
    aspect: float
    draw: Draw
    back: Draw | None
    round: bool = False
    within: str = ""


def drawn_at(canvas: Canvas, box: Box, w: float) -> Canvas:
    """A canvas on which a piece that is `w` units wide and lies at the origin fills the box.

    >>> from pygame import Surface
    >>> drawn_at(Canvas(Surface((1280, 720))), Box(20, 10, 124, 173), 248).k
    0.5
    """
    return canvas.shifted(box.x, box.y).zoomed(0, 0, box.w / w)
