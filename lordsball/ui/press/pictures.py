"""Cards and drawings as pictures at 300 dots per inch, with square corners and, if asked for, bleed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from io import BytesIO

import pygame
from pygame import Rect, Surface

from lordsball.printing.document import Picture
from lordsball.printing.paper import dots
from lordsball.ui.kit import shapes
from lordsball.ui.kit.art import Art
from lordsball.ui.kit.cache import PictureCache
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.theme import rgb
from lordsball.ui.kit.widgets.widget import Box

CARD_UNITS = 248.0
"""How wide a card is drawn, in units: as large as in the inspector, with every word on it."""
FIGURE_UNITS = 740.0
"""How wide a figure of the rules is drawn, in units."""
_COLUMN = 86.0
"""How wide it is on paper (mm)."""
_CACHED = 12_000_000
"""Bytes of pictures kept from one card to the next: emblems, icons."""
_CORNER = 0.1
"""How much of a card's width its round corners can take."""
_INSET = 5
"""Dots from the edge at which a card has the color of its border, inside any outline."""
_BRIGHTER = 77
"""Where ink is saved, everything is brighter by this share of 255: pale grounds become white, words stay dark."""

Draw = Callable[[Canvas, Box], None]


class Press:
    """Draws cards of one scale, one after the other."""

    def __init__(self, save_ink: bool = False) -> None:
        self.save_ink = save_ink
        self._arts: dict[float, Art] = {}

    def card(
        self, key: Hashable, draw: Draw, w: float, h: float, bleed: float = 0, round: bool = False
    ) -> Picture:
        """A side of a card of w x h mm with bleed on every side; `round`: a token, with white corners."""
        size = (dots(w + 2 * bleed), dots(h + 2 * bleed))
        whole = (key, size, self.save_ink)
        return Picture(whole, *size, partial(self._rows, draw, w, h, bleed, round), partial(_photo, size))

    def surface(self, draw: Draw, w: float, h: float, bleed: float = 0, round: bool = False) -> Surface:
        """The same as a surface."""
        size = (dots(w), dots(h))
        k = size[0] / CARD_UNITS
        drawn = shapes.transparent(size)
        draw(Canvas(drawn, Screen(size, k), self._art(k)), Box(0, 0, size[0] / k, size[1] / k))
        square = _on_white(drawn) if round else _squared(drawn, outlined=not bleed)
        whole = (dots(w + 2 * bleed), dots(h + 2 * bleed))
        if self.save_ink:
            return _on_white(_brighter(square), whole)
        return _bled(square, whole) if bleed else square

    def figure(self, key: Hashable, draw: Callable[[Canvas], None], h: float) -> Picture:
        """A figure of the rules, :data:`FIGURE_UNITS` wide and h units high, on white."""
        k = dots(_COLUMN) / FIGURE_UNITS
        size = (dots(_COLUMN), max(1, round(h * k)))

        def rows() -> bytes:
            drawn = shapes.transparent(size)
            draw(Canvas(drawn, Screen(size, k), self._art(k)))
            return pygame.image.tobytes(_on_white(drawn), "RGB")

        return Picture((key, size), *size, rows)

    def sprite(self, sprite: str, w: float, h: float, ground: str = "#ffffff") -> Picture:
        """See :class:`lordsball.printing.art.Art`."""
        size = (dots(w), dots(h))
        return Picture(("sprite", sprite, size, ground), *size, partial(self._sprite_rows, sprite, size, ground))

    def _rows(self, draw: Draw, w: float, h: float, bleed: float, round: bool) -> bytes:
        return pygame.image.tobytes(self.surface(draw, w, h, bleed, round), "RGB")

    def _sprite_rows(self, sprite: str, size: tuple[int, int], ground: str) -> bytes:
        art = self._art(1.0)
        proportion = art.proportion(sprite)
        wide = max(1, min(size[0], round(size[1] / proportion)))
        picture = art.sprite(sprite, wide, max(1, round(wide * proportion)))
        sheet = Surface(size, 0, 24)
        sheet.fill(rgb(ground))
        sheet.blit(picture, ((size[0] - picture.get_width()) // 2, (size[1] - picture.get_height()) // 2))
        return pygame.image.tobytes(sheet, "RGB")

    def _art(self, k: float) -> Art:
        if k not in self._arts:
            self._arts[k] = Art(k)
            self._arts[k].pictures = PictureCache(_CACHED)
        return self._arts[k]


def _photo(size: tuple[int, int], rows: bytes) -> bytes:
    """A JPEG of high quality."""
    made = BytesIO()
    pygame.image.save(pygame.image.frombuffer(rows, size, "RGB"), made, "card.jpg")
    return made.getvalue()


def _on_white(picture: Surface, size: tuple[int, int] | None = None) -> Surface:
    """A picture in the middle of a white one, as large as itself unless said otherwise."""
    w, h = picture.get_size()
    made = Surface(size or (w, h), 0, 24)
    made.fill("#ffffff")
    made.blit(picture, ((made.get_width() - w) // 2, (made.get_height() - h) // 2))
    return made


def _brighter(card: Surface) -> Surface:
    share = card.copy()
    share.fill((_BRIGHTER, _BRIGHTER, _BRIGHTER), special_flags=pygame.BLEND_RGB_MULT)
    card.blit(share, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return card


def _squared(card: Surface, outlined: bool) -> Surface:
    """A card with round corners as a rectangle: the color of its border goes on outwards at the corners.

    :param outlined: keeps the outline around the corners; with bleed it would be a line amid the border.
    """
    w, h = card.get_size()
    square = Surface((w, h), 0, 24)
    square.fill(card.get_at((min(w - 1, _INSET), h // 2))[:3])
    whole = pygame.mask.from_surface(card)
    side = round(w * _CORNER)
    for x, dx in ((0, -1), (w - side, 1)):
        for y, dy in ((0, -1), (h - side, 1)):
            inside = whole.overlap_mask(whole, (-dx * _INSET, -dy * _INSET))
            border = inside.to_surface(setsurface=card, unsetcolor=(0, 0, 0, 0))
            square.set_clip(Rect(x, y, side, side))
            for shift in range(side, 0, -1):
                square.blit(border, (dx * shift, dy * shift))
            square.blit(card if outlined else border, (0, 0))
    square.set_clip(None)
    for part in (Rect(side, 0, w - 2 * side, h), Rect(0, side, w, h - 2 * side)):
        square.blit(card, part, part)
    return square


def _bled(card: Surface, size: tuple[int, int]) -> Surface:
    """A card in the middle of a larger picture: its outermost dots go on to the edge."""
    w, h = card.get_size()
    left, top = (size[0] - w) // 2, (size[1] - h) // 2
    right, bottom = size[0] - w - left, size[1] - h - top
    made = Surface(size, 0, 24)
    within = Rect(_INSET, _INSET, w - 2 * _INSET, h - 2 * _INSET)
    columns = ((0, left + _INSET, _INSET, 1), (left + _INSET, within.w, _INSET, within.w),
               (left + w - _INSET, right + _INSET, w - _INSET - 1, 1))
    lines = ((0, top + _INSET, _INSET, 1), (top + _INSET, within.h, _INSET, within.h),
             (top + h - _INSET, bottom + _INSET, h - _INSET - 1, 1))
    for x, wide, from_x, of_w in columns:
        for y, high, from_y, of_h in lines:
            strip = card.subsurface(Rect(from_x, from_y, of_w, of_h))
            made.blit(pygame.transform.scale(strip, (wide, high)), (x, y))
    return made
