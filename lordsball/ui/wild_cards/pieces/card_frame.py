"""What all cards share: the foil ring, the picture under it, the dark bars for words, the words of abilities."""

import math
import re

import pygame
from pygame import Surface

from lordsball.ui.kit import shapes
from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.theme import Colour
from lordsball.ui.wild_cards.pieces import card_pictures
from lordsball.ui.wild_cards.pieces.card_pictures import paint_backdrop
from lordsball.ui.wild_cards.pieces.faces import PlayerFace, Power, Size, SpecialFace, is_full
from lordsball.ui.wild_cards.pieces.look import NIGHT, WHITE, draw_hex, round_box

_STRONG = re.compile(
    r"(\d+ Vibes?|\d+ Strikes?|\d+ Balls?|\d+ bases?|\d+ cards?|(?:adds?|loses?|lose|add) \d+|Vibes?|Shadows)"
)
_NARROWEST = 0.72
"""How narrow letters may become."""
_STUD = 22.0
"""Width of a hexagon that stands in the first row of words which need the whole width."""
_STEP = "\u00a0"
"""A space at which no row breaks: so many of them make room for that hexagon."""
_LARGER = (25.0, 23.0, 21.0, 19.5)
"""Letters of a name on a small card for who wants large text."""
_FLAT = 1.16
"""Height of a row of a card's words, in letters."""


def radius(size: Size) -> float:
    """How round the corners of a card are."""
    return 13 if is_full(size) else max(5.0, size[0] * 0.072)


def border(size: Size) -> float:
    """How wide its foil is."""
    return 7 if is_full(size) else max(2.2, size[0] * 0.034)


def paint_ring(canvas: Canvas, size: Size, foil: tuple[str, ...]) -> None:
    """The foil, over everything that is on the card: it cuts off the corners of the picture."""
    (w, h), r, b = size, radius(size), border(size)
    shape = round_box(0.3, 0.3, w - 0.6, h - 0.6, r) + round_box(b, b, w - 2 * b, h - 2 * b, max(2.0, r - b + 1))
    body = f'<path d="{shape}" fill="url(#f)" fill-rule="evenodd"/>'
    body += svg.box(0.8, 0.8, w - 1.6, h - 1.6, r - 0.8, "none", WHITE, 1, line_opacity=0.55)
    body += svg.box(b + 0.4, b + 0.4, w - 2 * b - 0.8, h - 2 * b - 0.8, max(2.0, r - b + 1), "none", NIGHT, b * 0.3)
    for spots in _glints(w, h, b):
        body += svg.polygon(spots, WHITE, opacity=0.65)
    canvas.draw(body, 0, 0, w, h, defs=svg.linear("f", *foil, way="aslant"))


def _glints(w: float, h: float, b: float) -> list[list[svg.Point]]:
    return [
        [(w * 0.62, 0.6), (w * 0.70, 0.6), (w * 0.66, b), (w * 0.58, b)],
        [(0.6, h * 0.30), (b, h * 0.26), (b, h * 0.32), (0.6, h * 0.36)],
        [(w - 0.6, h * 0.55), (w - b, h * 0.59), (w - b, h * 0.66), (w - 0.6, h * 0.62)],
    ]


class Magnified(Canvas):
    """A sheet finer than the window, for what will be shrunk again: letters and edges on it are redrawn, pictures
    of cards are the window's own, enlarged. They are the costly part, and have no edges that would suffer.
    """

    def __init__(self, window: Canvas, w: float, h: float, factor: float) -> None:
        fine = Screen((1, 1), window.k * factor)
        super().__init__(shapes.transparent((fine.px(w), fine.px(h))), fine, window.art, window.theme)
        self.window = window

    def enlarged(self, picture: Surface, w: float, h: float) -> Surface:
        """A picture of the window as one of w x h units of this sheet."""
        return pygame.transform.smoothscale(picture, (self.screen.px(w), self.screen.px(h)))


def paint_picture(
    canvas: Canvas, face: PlayerFace | SpecialFace, x: float, y: float, w: float, h: float, aside: float = 0
) -> None:
    """The picture of a card: a person before a sky, or a scene from edge to edge.

    :param aside: how far to the right of the middle a person stands (share of the width), to leave room for numbers.
    """
    if isinstance(canvas, Magnified):
        canvas.blit(canvas.enlarged(_picture(canvas.window, face, w, h, aside), w, h), x, y)
    else:
        canvas.blit(_picture(canvas, face, w, h, aside), x, y)


def _picture(canvas: Canvas, face: PlayerFace | SpecialFace, w: float, h: float, aside: float) -> Surface:
    def paint(layer: Canvas) -> None:
        if isinstance(face, PlayerFace):
            side = max(h, w * 0.62) if aside else max(w, h)
            cx = w * (0.5 + aside)
            paint_backdrop(layer, w, h, face.portrait or face.name, face.look.edge, cx)
            layer.blit(_person(layer, face, side), cx - side / 2, max(0.0, h - side) if aside else 0)
        else:
            scale = max(w / 240, h / 200)
            picture = _scene(layer, face, scale)
            # Where the box is low, more of the foot is cut than of the top: heads are there.
            layer.blit_center(picture, w / 2, 100 * scale - (200 * scale - h) * 0.28)

    whose = face.portrait or (face.name, face.look)
    return canvas.composite(("wild_picture", whose, face.look.edge, w, h, aside), w, h, paint)


def _person(canvas: Canvas, face: PlayerFace, side: float) -> Surface:
    if face.portrait:
        return canvas.sprite(face.portrait, side)
    numbers = {"bat": face.bat, "pitch": face.pitch, "catch": face.catch}
    defs, body = card_pictures.person(face.name, max(numbers, key=lambda kind: numbers[kind]), face.look)
    return canvas.svg(body, side, side, (0, 0, *card_pictures.PERSON), defs)


def _scene(canvas: Canvas, face: SpecialFace, scale: float) -> Surface:
    w, h = card_pictures.SCENE
    if face.portrait:
        return canvas.sprite(face.portrait, w * scale, h * scale)
    defs, body = card_pictures.letter(face.weather, face.look)
    return canvas.svg(body, w * scale, h * scale, (0, 0, w, h), defs)


def paint_bar(canvas: Canvas, x: float, y: float, w: float, h: float, colour: str, below: bool = True) -> None:
    """A dark bar for words, with a line of a color along the picture: below it or above it."""
    edge = h - 1 if below else 1
    body = svg.box(0, 0, w, h, 0, NIGHT, opacity=0.94) + svg.line(0, edge, w, edge, colour, 1.6)
    canvas.draw(body, x, y, w, h)


class Title:
    """A name on a small card: in one row, or in two; a long word is set narrower. With large text its letters grow as
    far as the card is wide.

    :param names: the whole name and the short one, for where the whole does not fit.
    """

    def __init__(self, canvas: Canvas, names: tuple[str, str], room: float, rows: int = 2) -> None:
        self.room = room
        wished = [size for size in _LARGER if rows > 1 and size <= SMALLEST_TEXT * canvas.art.text_scale]
        for self.size in (*wished, float(SMALLEST_TEXT)):
            self.rows, wide = self._set(canvas, names, rows)
            if wide <= room:
                break
        self._row = self.size + 5 if len(self.rows) == 1 else self.size + 0.5
        self.height = self._row + 1 if len(self.rows) == 1 else 2 * self._row + 4

    def _set(self, canvas: Canvas, names: tuple[str, str], rows: int) -> tuple[list[str], float]:
        """The rows in letters of this size, and how wide they are."""
        size = self.size / canvas.art.text_scale
        one_row = [name for name in names if canvas.fitted_width(name, "display", size) <= self.room]
        two_rows = [_halves(canvas, name, size) for name in names] if rows > 1 else []
        ways = [way for way in (one_row[:1], *two_rows, [names[1]]) if way]

        def width(way: list[str]) -> float:
            return max(canvas.fitted_width(row, "display", size) for row in way)

        # The whole name where it fits; else the way whose letters must be narrowed least.
        best = next((way for way in ways if width(way) <= self.room), min(ways, key=width))
        return best, width(best)

    def draw(self, canvas: Canvas, cx: float, y: float) -> None:
        """The rows, their middle at cx, the top of their bar at y."""
        middles = (y + self.height / 2,) if len(self.rows) == 1 else (y + self._row / 2 + 2, y + self._row * 1.5 + 2)
        for row, middle in zip(self.rows, middles, strict=True):
            if self.size > SMALLEST_TEXT:
                size = self.size / canvas.art.text_scale
                canvas.text(row, "display", size, cx, middle, WHITE, "mc", width=self.room, height=self._row + 2)
            else:
                draw_narrowed(canvas, row, cx, middle, self.room)


def _halves(canvas: Canvas, name: str, size: float) -> list[str]:
    """The name in two rows, as even as possible; nothing if it is one word."""
    words = name.split()
    breaks = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return list(min(breaks, key=lambda two: max(canvas.fitted_width(row, "display", size) for row in two), default=()))


def draw_narrowed(
    canvas: Canvas, s: str, cx: float, y: float, room: float, colour: Colour = WHITE, size: float = SMALLEST_TEXT
) -> None:
    """A line of narrow type with its middle at (cx, y); where it is too long its letters become narrower."""
    if canvas.fitted_width(s, "display", SMALLEST_TEXT / canvas.art.text_scale) <= room:
        canvas.text(s, "display", size, cx, y, colour, "mc", width=room, height=24)
        return

    def paint(layer: Canvas) -> None:
        layer.text(s, "display", SMALLEST_TEXT / layer.art.text_scale, wide / 2, 13, colour, "mc", width=wide)

    most = room / _NARROWEST
    wide = min(most, canvas.fitted_width(s, "display", SMALLEST_TEXT / canvas.art.text_scale) + 2)
    picture = canvas.composite(("narrowed", s, colour, wide), wide, 26, paint)
    narrow = pygame.transform.smoothscale(picture, (canvas.screen.px(room), picture.get_height()))
    canvas.blit_center(narrow, cx, y)


def _parts(text: str, colour: Colour, strong: Colour) -> list[tuple[str, str, Colour]]:
    """A card's words; numbers, Vibes and Shadows bold and in the strong color."""
    return [
        (part, "bold", strong) if number % 2 else (part, "semibold", colour)
        for number, part in enumerate(_STRONG.split(text))
        if part
    ]


class Words:
    """The abilities of a card set in a width: how large the letters may be, and how high they then stand.

    :param quip: a line of character, set under them where there is room.
    :param wish: the height that leaves the picture its usual size; `room` is what there is at most.
    """

    def __init__(
        self, canvas: Canvas, powers: tuple[Power, ...], quip: str, width: float, wish: float, room: float
    ) -> None:
        self.powers, self.width = powers, width
        self._least = SMALLEST_TEXT / canvas.art.text_scale
        self.quip, below = quip, 0.0
        if quip:
            # The line of character keeps to the smallest size.
            below = canvas.paragraph_height([(quip, "italic", WHITE)], width, self._least, line_height=_FLAT)
            below += 6 if powers else 0
            self._fit(canvas, min(wish, room - below), room - below)
        if not quip or self._height(canvas) + below > room:
            self.quip, below = "", 0.0  # it gives way before a word of the abilities does
            self._fit(canvas, wish, room)
        self.height = self._height(canvas) + below

    def _fit(self, canvas: Canvas, wish: float, room: float) -> None:
        """Large letters and hexagons if they leave the picture its room, else smaller ones, at last in the words."""
        large = (20.0, 19.0, 18.0, self._least)
        for high, hexes, sizes in ((wish, 40.0, large), (wish, 30.0, large), (room, 30.0, ()), (room, _STUD, ())):
            self.hexes = hexes if self.powers else 0.0
            self.indent = self.hexes + 8 if self.hexes > _STUD else 0.0
            for size in sizes or (self._least,):
                self.size = max(self._least, min(size, 20.0))
                if self._height(canvas) <= high:
                    return

    def _set(self, canvas: Canvas, power: Power, colour: Colour, strong: Colour) -> list[tuple[str, str, Colour]]:
        """The words; where they need the whole width, after the room for their hexagon."""
        aside = 0 if self.indent or not self.hexes else math.ceil(
            (_STUD + 4) / canvas.text_size(_STEP, "semibold", self.size)[0]
        )
        return _parts(_STEP * aside + power.text, colour, strong)

    def _height(self, canvas: Canvas) -> float:
        high = 0.0
        for power in self.powers:
            parts = self._set(canvas, power, WHITE, WHITE)
            rows = canvas.paragraph_height(parts, self.width - self.indent, self.size, line_height=_FLAT)
            high += max(rows, self.hexes)
        return high + 5 * max(0, len(self.powers) - 1)

    def draw(self, canvas: Canvas, x: float, y: float, colour: Colour, strong: Colour, quiet: Colour) -> None:
        """The words with their upper left corner at (x, y); numbers and Vibes in the `strong` color."""
        for power in self.powers:
            parts = self._set(canvas, power, colour, strong)
            width = self.width - self.indent
            rows = canvas.paragraph_height(parts, width, self.size, line_height=_FLAT)
            high = max(rows, self.hexes)
            left = x + self.indent
            if self.hexes > _STUD:
                draw_hex(canvas, power.kind, x + self.hexes / 2, y + high / 2, self.hexes)
            elif self.hexes:
                draw_hex(canvas, power.kind, x + _STUD / 2, y + (high - rows + self.size * _FLAT) / 2, _STUD)
            canvas.paragraph(parts, left, y + (high - rows) / 2, width, self.size, line_height=_FLAT)
            y += high + 5
        if self.quip:
            y += 1 if self.powers else 0
            canvas.paragraph([(self.quip, "italic", quiet)], x, y, self.width, self._least, line_height=_FLAT)


def name_size(canvas: Canvas, name: str, font: str, size: float, room: float) -> str:
    """The face in which a name fits: the one asked for, else the narrowest."""
    least = SMALLEST_TEXT / canvas.art.text_scale
    return font if canvas.fitted_width(name, font, least) <= room else "display"
