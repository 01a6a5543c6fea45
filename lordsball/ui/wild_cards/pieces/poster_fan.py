"""The fan of cards on the poster of Wild Cards."""

import pygame
from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.wild_cards.pieces.card_frame import border, paint_picture, paint_ring
from lordsball.ui.wild_cards.pieces.faces import PlayerFace
from lordsball.ui.wild_cards.pieces.look import TeamLook, team_look

_STARS = team_look(("#b9f6ff", "#39e0ff", "#0a2a5c"), "#ffc84a", "wild_cards/emblems/star")
_DOGS = team_look(("#ffc1ef", "#ff5fd0", "#4a0a4c"), "#b8ff5a", "wild_cards/emblems/mutt")
_CARD = (107.0, 150.0)

# From back to front: portrait, team, middle, degrees.
_FAN: tuple[tuple[str, TeamLook, float, float, float], ...] = (
    ("velvet_hammersmith", _STARS, 46, 326, -26),
    ("sticky_finnegan", _DOGS, 284, 326, 26),
    ("sunny_side_upton", _STARS, 98, 302, -13),
    ("chatter_chase", _DOGS, 232, 302, 13),
    ("umbra_vance", _DOGS, 165, 292, 0),
)


def draw_fan(canvas: Canvas) -> None:
    """Five cards in a fan, on a layer as large as a poster: pictures in their foil, without a word or number."""
    for portrait, look, cx, cy, degrees in _FAN:
        face = PlayerFace("", "", 0, "", 0, 0, 0, 0, f"wild_cards/portraits/{portrait}", "", (), look)
        canvas.halo(cx, cy + 8, _CARD[1] * 0.56, "#000000", 0.55, sx=0.78)
        canvas.blit_center(pygame.transform.rotozoom(_picture(canvas, face), -degrees, 1), cx, cy)


def _picture(canvas: Canvas, face: PlayerFace) -> Surface:
    (w, h), b = _CARD, border(_CARD)
    layer = canvas.layer(w + 2, h + 2)  # an empty edge: else the outermost pixels of the turned picture are cut hard
    paint_picture(layer, face, b, b, w - 2 * b, h - 2 * b)
    paint_ring(layer, _CARD, face.look.foil)
    return layer.surface
