"""Batter and pitcher cards as they lie on the table: paper frame, portrait, ribbon with the name, odds as tabs."""

from dataclasses import replace
from typing import NamedTuple

from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.look import INK, UNDRESSED, UNKNOWN_PORTRAIT, TeamLook
from lordsball.ui.kit.pieces.sectors import Sector, total_faces
from lordsball.ui.kit.pieces.window import portrait_window
from lordsball.ui.kit.theme import MONSTER, mix
from lordsball.ui.kit.widgets.widget import Box

PAPER = ("#fff9ea", "#e8d6b2")
WRITTEN = replace(
    MONSTER, name="monster on paper", text=INK, muted="#5b4636", good="#1d5a34", well="#f4e6c6",
    accents=("#5a2a8a", *MONSTER.accents[1:]),
)
"""The colors of words on a card's paper."""
GOLD = "#ffc24a"
BATTER_SIZE = (176, 236)
PITCHER_SIZE = (108, 146)
MARGIN = 12
"""How far a ball or a tab may reach over the edge of a card (units)."""
LIFT = 8
"""How high a selected card stands."""

_FRAME = 9
_RIBBON = 36


class CardFace(NamedTuple):
    """What is printed on a card.

    :param portrait: the name of a sprite.
    :param order: place in the batting order; 0 for none.
    :param odds: chances of a batter; a pitcher has none.
    """

    name: str
    look: TeamLook = UNDRESSED
    portrait: str = UNKNOWN_PORTRAIT
    order: int = 0
    odds: tuple[Sector, ...] = ()


def draw_card(
    canvas: Canvas, x: float, y: float, face: CardFace, w: float | None = None, h: float | None = None,
    lit: str | None = None, state: str = "", glow: float = 0, dim: float = 0, selected: bool = False,
) -> None:
    """A card with its upper left corner at (x, y).

    :param w: size in units; by default that of a batter's or a pitcher's card.
    :param lit: the key of the result that has just come up: its tab gets a gold edge.
    :param state: what the card is doing, on a tab at its corner, such as "At bat".
    :param glow: light of the team's color around it, 0 to 1.
    :param selected: it stands 8 units higher in a gold frame.
    """
    usual = BATTER_SIZE if face.odds else PITCHER_SIZE
    w, h = w or usual[0], h or usual[1]
    radius = _radius(w)
    if selected:
        y -= LIFT
    canvas.shadow(x, y, w, h, radius, 20, 0.62, 10 + (6 if selected else 0))
    if glow:
        canvas.halo(x + w / 2, y + h / 2, h * 0.74, face.look.glow, glow, w / h * 1.12)
    canvas.blit(card_picture(canvas, face, w, h, lit, state, dim), x - MARGIN, y - MARGIN)
    if selected:
        draw_selection(canvas, x, y, w, h, radius)


def card_picture(
    canvas: Canvas, face: CardFace, w: float, h: float, lit: str | None = None, state: str = "", dim: float = 0
) -> Surface:
    """The printed card as a picture, :data:`MARGIN` units larger on every side. Cached."""

    def paint(layer: Canvas) -> None:
        _paint(layer.shifted(MARGIN, MARGIN), face, w, h, lit, state, dim)

    key = ("card", face, w, h, lit, state, dim)
    return canvas.composite(key, w + 2 * MARGIN, h + 2 * MARGIN, paint)


def draw_selection(canvas: Canvas, x: float, y: float, w: float, h: float, radius: float) -> None:
    """The gold frame around something selected, on an ink edge that holds on every ground."""
    canvas.ring(x - 7, y - 7, w + 14, h + 14, radius + 7, INK, 6)
    canvas.ring(x - 6, y - 6, w + 12, h + 12, radius + 6, GOLD, 3.5)


def _radius(w: float) -> float:
    return 14 if w > 120 else 10


def _paint(canvas: Canvas, face: CardFace, w: float, h: float, lit: str | None, state: str, dim: float) -> None:
    paint_paper(canvas, w, h)
    foot = 52 if face.odds else -8
    window_height = h - 2 * _FRAME - _RIBBON - foot
    paint_portrait(canvas, face, w, window_height, dim)
    if face.odds:
        paint_tabs(canvas, face.odds, _FRAME - 1, h - _FRAME - 46, w - 2 * _FRAME + 2, lit)
    if state:
        _paint_state(canvas, state, w)


def paint_paper(canvas: Canvas, w: float, h: float) -> None:
    """Ink edge and paper of an empty card at the origin."""
    radius = _radius(w)
    canvas.rounded(0, 0, w, h, radius, INK)
    canvas.rounded(2, 2, w - 4, h - 4, radius - 2, PAPER[0], PAPER[1], "#fffdf5", 1.2)


def draw_note(canvas: Canvas, box: Box) -> Canvas:
    """An empty card of this size; a canvas with the colors of words on it."""
    _, _, w, h = box
    canvas.shadow(box.x, box.y, w, h, _radius(w), 20, 0.62, 10)
    canvas.blit(canvas.composite(("note", w, h), w, h, lambda layer: paint_paper(layer, w, h)), box.x, box.y)
    return canvas.dressed(WRITTEN)


def paint_portrait(canvas: Canvas, face: CardFace, w: float, window_height: float, dim: float = 0) -> float:
    """Portrait, ribbon with the name and the ball with the order number; returns the y under the ribbon."""
    inner = w - 2 * _FRAME
    canvas.rounded(_FRAME - 2, _FRAME - 2, inner + 4, window_height + 4, 10, INK)
    # Raised a little: the ribbon covers the foot of the window, and nobody should lose a chin to it.
    window = portrait_window(canvas, face.portrait, face.look, inner, window_height, 8, drop=-4, dim=dim)
    canvas.blit(window, _FRAME, _FRAME)
    top = _FRAME + window_height - 6
    _paint_ribbon(canvas, face, _FRAME - 5, top, inner + 10, 26 if w > 200 else 22)
    if face.order:
        _paint_order(canvas, face.order, 40 if w > 200 else 34)
    return top + _RIBBON


def _paint_ribbon(canvas: Canvas, face: CardFace, x: float, y: float, w: float, size: float) -> None:
    canvas.shadow(x, y, w, _RIBBON, 6, 5, 0.5, 3)
    top, bottom = face.look.ribbon
    canvas.rounded(x, y, w, _RIBBON, 7, top, bottom, INK, 2, highlight="#ffffff")
    canvas.text(face.name, "display", size, x + w / 2, y + _RIBBON / 2, "#ffffff", "mc", shadow=INK,
                width=w - 14, height=_RIBBON - 4)


def _paint_order(canvas: Canvas, order: int, size: float) -> None:
    """The place in the batting order on a ball that breaks the frame."""
    x = y = _FRAME + 4 - size * 0.32
    canvas.blit(canvas.sprite("monster_league/order_ball", size), x, y)
    canvas.text(str(order), "display", 19, x + size / 2, y + size / 2, INK, "mc", width=size - 12, height=24)


def paint_tabs(canvas: Canvas, odds: tuple[Sector, ...], x: float, y: float, w: float, lit: str | None) -> None:
    """The odds as a row of tabs 44 units high: the letters of each result over its chance in percent."""
    each = w / len(odds)
    total = total_faces(odds)
    for number, sector in enumerate(odds):
        on = sector.key == lit
        left = x + number * each
        canvas.rounded(left + 1, y, each - 2, 44, 6, sector.colour, mix(sector.colour, "#000000", 0.18),
                       GOLD if on else INK, 2.5 if on else 1.5)
        percent = f"{sector.faces * 100 / total:g}" if total == 20 else f"{sector.faces * 100 / total:.0f}"
        for text, font, dy in ((sector.letters, "display", 13), (percent, "semibold", 32)):
            canvas.text(text, font, 18, left + each / 2, y + dy, sector.text, "mc", width=each - 4, height=22)


def _paint_state(canvas: Canvas, state: str, w: float) -> None:
    """What the card is doing, on a tab that breaks its upper right corner."""
    wide = min(w - 40, canvas.fitted_width(state, "bold", 18, None, 26) + 28)
    x = w + 6 - wide
    canvas.rounded(x, -8, wide, 28, 9, "#ffb347", "#f07f1a", INK, 2, highlight="#ffe9b8")
    canvas.text(state, "bold", 18, x + wide / 2, 6.5, INK, "mc", width=wide - 12, height=26)
