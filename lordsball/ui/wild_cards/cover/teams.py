"""A team as a poster, and the poster of the game: cards fanned under neon light."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.poster import Art, framed, neon_light
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.card import draw_turned_card
from lordsball.ui.wild_cards.pieces.card_frame import border, paint_picture, paint_ring
from lordsball.ui.wild_cards.pieces.dice_and_tokens import draw_emblem
from lordsball.ui.wild_cards.pieces.faces import HAND, PlayerFace
from lordsball.ui.wild_cards.pieces.look import TeamLook, draw_glass, team_look

if TYPE_CHECKING:
    from lordsball.games.wild_cards.cards import Catalog, Team

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


SHOWN = 4
_RIBBON = 34.0


def draw_side(canvas: Canvas, cards: Catalog, side: str, x: float, y: float, w: float, h: float) -> None:
    """The team of this id."""
    draw_team(canvas, cards.team(side), x, y, w, h)


def draw_team(canvas: Canvas, team: Team, x: float, y: float, w: float, h: float) -> None:
    """The poster fills the rectangle; w should be twice h or more."""
    from lordsball.ui.wild_cards.card_faces import face, look_of  # the poster of the game needs no cards

    look = look_of(team)
    draw_glass(canvas, x, y, w, h, 12, look.edge, (mix(look.dark, look.edge, 0.25), look.dark))
    best = sorted((card for card in team.deck if card.player), key=lambda card: -card.stars)[:SHOWN]
    step = min(96.0, (w - 104) / (SHOWN - 1))
    for number, card in enumerate(best):
        lean = number - (SHOWN - 1) / 2
        cx, cy = x + w / 2 + lean * step, y + (h - _RIBBON) / 2 + 14 + abs(lean) * 7
        draw_turned_card(canvas, cx, cy, face(card, team), HAND, lean * 5, scale=0.8)
    top = y + h - _RIBBON - 2
    canvas.rounded(x + 2, top, w - 4, _RIBBON, 10, mix(look.edge, look.dark, 0.5), look.dark, look.edge, 1.5)
    draw_emblem(canvas, look, x + 28, top + 17, 28)
    canvas.text(team.name, "display", 20, x + w / 2, y + h - _RIBBON / 2 - 2, "#ffffff", "mc", width=w - 100, height=32)


def _paint_poster(canvas: Canvas) -> None:
    framed(canvas, "wild_cards", draw_fan)
    for word, x, colour in (("WILD", 92, "#35e6ff"), ("CARDS", 222, "#ff4fb4")):
        canvas.blit_center(neon_light(canvas, word, 58, colour), x, 66)
        canvas.outlined(word, "display", 58, x, 66, mix(colour, "#ffffff", 0.82), colour, 1.6)


POSTER = Art("wild_cards", _paint_poster, "#c9f6ff")
"""A fan of cards under neon light."""
