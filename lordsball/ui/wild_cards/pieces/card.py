"""A card of Wild Cards lying on the table, whatever its kind and size; also aslant, in flight, or being turned over."""

import math
from functools import partial

import pygame
from pygame import Surface

from lordsball.ui.kit import shapes
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.wild_cards.pieces.card_frame import Magnified, Title, border, radius
from lordsball.ui.wild_cards.pieces.card_kinds import paint_back, paint_player, paint_special, paint_team
from lordsball.ui.wild_cards.pieces.faces import (
    HAND,
    BackFace,
    Face,
    PlayerFace,
    Size,
    SpecialFace,
    TeamFace,
    is_full,
    shows_numbers,
)
from lordsball.ui.wild_cards.pieces.look import draw_lit_ring

LIFT = 8
"""How high a chosen card stands (units)."""
_VEIL = "#07051c"
_FINE, _FINE_ENOUGH = 2.0, 2.25
"""A card that lies aslant is drawn larger and then shrunk: its letters stay sharp. At most this many times as large,
and at most this many pixels a unit; in a large window less is enough, and quicker."""


def draw_card(
    canvas: Canvas, x: float, y: float, face: Face, size: Size = HAND, *, lit: bool = False, chosen: bool = False,
    dim: bool = False, alpha: float | None = None, shadow: bool = True,
) -> None:
    """A card with its upper left corner at (x, y).

    :param lit: it may be chosen: a gold ring. `chosen`: the same, stronger, and it stands :data:`LIFT` units higher.
    :param dim: it may not be played now, or is spent.
    """
    (w, h), r = size, radius(size)
    if chosen:
        y -= LIFT
    if shadow:
        canvas.shadow(x, y, w, h, r, 12 if chosen else 8, 0.6, 8 if chosen else 4)
    if lit or chosen:
        draw_lit_ring(canvas, x, y, w, h, r, strong=chosen)
    canvas.blit(card_picture(canvas, face, size, dim), x, y, alpha)


def card_picture(canvas: Canvas, face: Face, size: Size = HAND, dim: bool = False) -> Surface:
    """The printed card as a picture. Cached."""
    w, h = size

    def paint(layer: Canvas) -> None:
        if dim and not layer.art.strong:
            layer.blit(card_picture(layer, face, size), 0, 0)
            _paint_veil(layer, face, size)
        else:
            _paint(layer, face, size)

    return canvas.composite(("wild_card", face, size, dim), w, h, paint)


def _paint_veil(canvas: Canvas, face: Face, size: Size) -> None:
    """Over a card that cannot be played now: dark, but thin where its name stands."""
    w, h = size
    veil = partial(canvas.draw, svg.box(0, 0, w, h, radius(size), _VEIL, opacity=0.34), 0, 0, w, h)
    veil()
    top, end = _name_rows(canvas, face, size)
    for y, low in ((0.0, top), (end, h)):
        if low > y:
            with canvas.clipped(0, y, w, low - y):
                veil()


def _name_rows(canvas: Canvas, face: Face, size: Size) -> tuple[float, float]:
    """Where the name of a card begins and ends, from above."""
    (w, h), b = size, border(size)
    if isinstance(face, BackFace) or not shows_numbers(size):
        return 0, 0
    if is_full(size):
        return 0, 56
    if isinstance(face, TeamFace):
        return h - b - 25, h
    return 0, b + Title(canvas, (face.name, face.short), w - 2 * b - 2).height


def _paint(canvas: Canvas, face: Face, size: Size) -> None:
    match face:
        case PlayerFace():
            paint_player(canvas, face, size)
        case SpecialFace():
            paint_special(canvas, face, size)
        case TeamFace():
            paint_team(canvas, face, size)
        case BackFace():
            paint_back(canvas, face, size)


def draw_turned_card(
    canvas: Canvas, cx: float, cy: float, face: Face, size: Size = HAND, angle: float = 0, alpha: float | None = None,
    scale: float = 1, shadow: bool = True, dim: bool = False,
) -> None:
    """A card with its middle at (cx, cy), turned clockwise by an angle in degrees, larger or smaller by `scale`.

    Angles and scales are taken in small steps, so that what flies or tilts along the same way again costs nothing.
    """
    angle, scale = round(angle * 2) / 2, max(0.02, round(scale * 50) / 50)
    if shadow:
        _draw_turned_shadow(canvas, cx, cy, size, angle, scale)
    straight = not angle and scale == 1
    picture = card_picture(canvas, face, size, dim) if straight else _turned(canvas, face, size, angle, scale, dim)
    canvas.blit_center(picture, cx, cy, alpha)


def _turned(canvas: Canvas, face: Face, size: Size, angle: float, scale: float, dim: bool) -> Surface:
    def make() -> Surface:
        return pygame.transform.rotozoom(_large(canvas, face, size, dim), -angle, scale / _fineness(canvas))

    return canvas.art.pictures.get(("wild_turned", face, size, angle, scale, dim), make)


def _fineness(canvas: Canvas) -> float:
    return max(1.25, min(_FINE, _FINE_ENOUGH / canvas.k))


def _large(canvas: Canvas, face: Face, size: Size, dim: bool) -> Surface:
    """The card drawn larger, with an empty edge: else the outermost pixels of the turned picture would be cut hard."""

    def make() -> Surface:
        sheet = Magnified(canvas, *size, _fineness(canvas))
        _paint(sheet, face, size)
        if dim:
            _paint_veil(sheet, face, size)
        picture = sheet.surface
        edged = shapes.transparent((picture.get_width() + 8, picture.get_height() + 8))
        edged.blit(picture, (4, 4))
        return edged

    return canvas.art.pictures.get(("wild_large", face, size, dim), make)


def _draw_turned_shadow(canvas: Canvas, cx: float, cy: float, size: Size, angle: float, scale: float) -> None:
    def make() -> Surface:
        w, h = size
        flat = canvas.layer(w + 36, h + 36)
        flat.shadow(18, 18, w, h, radius(size), 8, 0.55, 0)
        return pygame.transform.rotozoom(flat.surface, -angle, scale)

    picture = canvas.art.pictures.get(("wild_turned_shadow", size, angle, scale), make)
    canvas.blit_center(picture, cx, cy + 5)


def draw_flipping_card(
    canvas: Canvas, cx: float, cy: float, back: Face, face: Face, size: Size = HAND, progress: float = 1,
    angle: float = 0,
) -> None:
    """A card that is turned over: it narrows, and widens as the other side. Progress 0 to 1."""
    shown = face if progress >= 0.5 else back
    if progress <= 0 or progress >= 1:
        draw_turned_card(canvas, cx, cy, shown, size, angle)
        return
    wide = max(0.04, abs(math.cos(math.pi * progress)))
    rise = 1 + 0.08 * math.sin(math.pi * progress)
    picture = card_picture(canvas, shown, size)
    w, h = picture.get_size()
    narrow = pygame.transform.smoothscale(picture, (max(1, round(w * wide * rise)), max(1, round(h * rise))))
    canvas.halo(cx, cy + 8, size[1] * 0.5, "#000000", 0.5, sx=wide * 0.8, sy=1)
    canvas.blit_center(pygame.transform.rotozoom(narrow, -angle, 1) if angle else narrow, cx, cy)
