"""A team of Wild Cards as a poster: its best cards fanned before its colours, its name below."""

from __future__ import annotations

from lordsball.games.wild_cards.cards import Team
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.poster import Art, framed, neon_light
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.dress import face, look_of
from lordsball.ui.wild_cards.pieces.card import draw_turned_card
from lordsball.ui.wild_cards.pieces.emblem import draw_emblem
from lordsball.ui.wild_cards.pieces.faces import HAND
from lordsball.ui.wild_cards.pieces.light import draw_glass
from lordsball.ui.wild_cards.pieces.poster_fan import draw_fan

SHOWN = 4
_RIBBON = 34.0


def draw_team(canvas: Canvas, team: Team, x: float, y: float, w: float, h: float) -> None:
    """The poster fills the rectangle; w should be twice h or more."""
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
