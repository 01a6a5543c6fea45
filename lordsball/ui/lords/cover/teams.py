"""A club's pennant and badge."""

from __future__ import annotations

from lordsball.games.lords.cards import Catalog
from lordsball.match.match import Match
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.poster import SIZE, Art
from lordsball.ui.kit.theme import SEATS, contrast, mix
from lordsball.ui.lords.pieces.look import BRIGHT, OUTLINE
from lordsball.ui.lords.pieces.marks import draw_disc

_INK = "#2b1e14"


def draw_side(canvas: Canvas, cards: Catalog, side: str, x: float, y: float, w: float, h: float) -> None:
    """A pennant in the club's colors with its name, filling the rectangle; nothing for a club of no league."""
    team = next((team for league in cards.leagues.values() for team in league.teams if team.id == side), None)
    if team is None:
        return
    cloth, edge = team.colours
    body = svg.path(f"M2 2L{w - 2} {h / 2}L2 {h - 2}Z", "url(#g)", OUTLINE, 2)
    body += svg.box(0, 0, 9, h, 2, edge, OUTLINE, 1.6)
    canvas.shadow(x, y, w * 0.8, h, 6, 6, 0.4, 3)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", mix(cloth, "#ffffff", 0.12), mix(cloth, "#000000", 0.2)))
    ink = BRIGHT if contrast(cloth, BRIGHT) >= contrast(cloth, _INK) else _INK
    canvas.text(team.short, "serif_bold", 20, x + 18, y + h / 2, ink, "ml", width=w * 0.62, height=h * 0.6)


def draw_picture(canvas: Canvas, match: Match, seat: int, picture: int, cx: float, cy: float) -> None:
    """The owner's disc."""
    look = SEATS[seat]
    draw_disc(canvas, cx, cy, 56, look.glyph, look.colour)


def _paint_poster(canvas: Canvas) -> None:
    canvas.blit(canvas.sprite("posters/lords_of_baseball", SIZE[0]), 0, 0)
    canvas.outlined("LORDS", "display", 62, 165, 55, "#8c2233", "#fff3d2", 3, "#e0b659", 3)
    canvas.outlined("OF BASEBALL", "display", 29, 165, 104, "#17412e", "#f3e4bf", 1.5)


POSTER = Art("lords", _paint_poster, "#f6e6bd")
"""An owner before his ballpark."""
