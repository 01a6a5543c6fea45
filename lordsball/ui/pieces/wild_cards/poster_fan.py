"""The fan of cards on the poster of Wild Cards."""

from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces.wild_cards.card import draw_turned_card
from lordsball.ui.pieces.wild_cards.faces import PlayerFace
from lordsball.ui.pieces.wild_cards.look import TeamLook, team_look

_STARS = team_look(("#b9f6ff", "#39e0ff", "#0a2a5c"), "#ffc84a", "wild_cards/emblems/star")
_DOGS = team_look(("#ffc1ef", "#ff5fd0", "#4a0a4c"), "#b8ff5a", "wild_cards/emblems/mutt")
_CARD = (79.0, 111.0)
_GROWN = 1.36

# From back to front: portrait, team, middle, degrees.
_FAN: tuple[tuple[str, TeamLook, float, float, float], ...] = (
    ("velvet_hammersmith", _STARS, 46, 326, -26),
    ("sticky_finnegan", _DOGS, 284, 326, 26),
    ("sunny_side_upton", _STARS, 98, 302, -13),
    ("chatter_chase", _DOGS, 232, 302, 13),
    ("umbra_vance", _DOGS, 165, 292, 0),
)


def draw_fan(canvas: Canvas) -> None:
    """Five cards in a fan, on a layer as large as a poster."""
    for portrait, look, cx, cy, degrees in _FAN:
        face = PlayerFace("", "", 0, "", 0, 0, 0, 0, f"wild_cards/portraits/{portrait}", "", (), look)
        draw_turned_card(canvas, cx, cy, face, _CARD, degrees, scale=_GROWN)
