"""Setting text on a surface: one line that fits its box, paragraphs, poster lettering. Half of the canvas."""

from collections.abc import Sequence

import pygame
from pygame import Surface

from lordsball.ui.kit.art import Art, TextDrawn
from lordsball.ui.kit.paragraph import ICON, ICON_AIR, ICON_SIZE, NO_BREAK, Part, Row, Word, as_parts, spread, wrap
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.text import ELLIPSIS, Line, capital_middle, fit, height_of, width_of
from lordsball.ui.kit.theme import Colour, Theme, contrast, opposite, strong

SMALLEST_TEXT = 18
"""Nothing that must be read is smaller (units)."""
LINE_HEIGHT = 1.2
_CLEARER = 1.7
"""How much more of what is dim is seen in high contrast."""

Content = str | Sequence[Part | tuple[str, str, Colour]]


class Lettering:
    """Text on a surface, in units of the 1280 x 720 canvas."""

    surface: Surface
    screen: Screen
    k: float
    art: Art
    theme: Theme

    def text(
        self,
        s: str,
        font: str,
        size: float,
        x: float,
        y: float,
        colour: Colour | None = None,
        anchor: str = "tl",
        shadow: Colour | None = None,
        alpha: float | None = None,
        width: float | None = None,
        height: float | None = None,
    ) -> float:
        """One line of text; returns its width in units.

        :param anchor: t, m or b (m: the middle of the capitals) and l, c or r.
        :param shadow: a color for a drop under the letters.
        :param width: what it must fit; it shrinks, never under 18 units, then ends in an ellipsis.
        :param height: the height of the box it stands in; it shrinks to that as well (matters with large text).
        """
        colour = self.ink(self.theme.text if colour is None else colour)
        line = self._fitted(s, font, self._wanted(size, height), width)
        image = self.art.letters.render(line.text, font, line.size, colour)
        left = self.screen.offset[0] + x * self.k - {"l": 0, "c": 0.5, "r": 1}[anchor[1]] * image.get_width()
        lift = {"t": 0.0, "m": capital_middle(font, line.size), "b": float(height_of(font, line.size))}[anchor[0]]
        at = (round(left), round(self.screen.offset[1] + y * self.k - lift))
        self._surround(line.text, font, line.size, colour, at, alpha)
        if self.art.drawn_text is not None:
            self._note(s, line.text, font, line.size, colour, pygame.Rect(at, image.get_size()), width)
        if shadow is not None:
            drop = max(1, round(max(1.0, size / 16) * self.k))
            under = self.art.letters.render(line.text, font, line.size, shadow)
            self._blit(under, (at[0], at[1] + drop), alpha)
        self._blit(image, at, alpha)
        return image.get_width() / self.k

    def ink(self, colour: Colour) -> Colour:
        """The color that letters and icons of this one are drawn in."""
        return strong(colour) if self.art.strong else colour

    def _surround(
        self, text: str, font: str, pixels: int, colour: Colour, at: tuple[int, int], alpha: float | None
    ) -> None:
        """In high contrast, a line of the opposite around letters: they can be told from any ground."""
        if self.art.strong:
            border = max(1, round(1.5 * self.k))
            around = self.art.letters.render(text, font, pixels, opposite(colour), border)
            self._blit(around, (at[0] - border, at[1] - border), alpha)

    def fitted_width(
        self, s: str, font: str, size: float, width: float | None = None, height: float | None = None
    ) -> float:
        """How wide :meth:`text` would draw this line, in units."""
        line = self._fitted(s, font, self._wanted(size, height), width)
        return width_of(line.text, font, line.size) / self.k

    def text_size(self, s: str, font: str, size: float) -> tuple[float, float]:
        """Width and line height of a line, in units, at the text size the person has chosen."""
        pixels = self._font_px(size * self.art.text_scale)
        return width_of(s, font, pixels) / self.k, height_of(font, pixels) / self.k

    def paragraph(
        self,
        content: Content,
        x: float,
        y: float,
        width: float,
        size: float = 18,
        font: str = "body",
        colour: Colour | None = None,
        bold_colour: Colour | None = None,
        align: str = "l",
        most_rows: int | None = None,
        line_height: float = LINE_HEIGHT,
        first_row: int = 0,
    ) -> float:
        """Words wrapped to a width; returns the y below them.

        :param content: a text, Markup (``*bold*``, ``_italic_``) or parts (text, font, color), icons among them.
        :param align: l, c, r, or j for justified.
        :param most_rows: where the place is limited: the last row then ends in an ellipsis.
        :param first_row: those before it are left out, as if they stood above `y`.
        """
        rows, step = self._rows(content, width, size, font, colour, bold_colour, most_rows, line_height)
        rows = rows[first_row:]
        pixels, room = self._font_px(size * self.art.text_scale), self._room(width)
        for number, row in enumerate(rows):
            if not row:
                continue
            if align == "j" and number + 1 < len(rows) and rows[number + 1]:
                row = spread(row, pixels, room)
            indent = {"l": 0.0, "j": 0.0, "c": 0.5, "r": 1.0}[align] * (width * self.k - row[-1].end)
            left = round(self.screen.offset[0] + x * self.k + indent)
            top = round(self.screen.offset[1] + (y + number * step) * self.k)
            for word in row:
                if word.role == ICON:
                    self._blit_icon(word, left, top, pixels, font)
                elif word.text:
                    self._blit_word(word, (left + word.x, top), pixels, width, number + 1 < (most_rows or 0))
        return y + len(rows) * step

    def _blit_word(self, word: Word, at: tuple[int, int], pixels: int, width: float, whole: bool) -> None:
        shown, colour = word.text.replace(NO_BREAK, " "), self.ink(word.colour)
        image = self.art.letters.render(shown, word.role, pixels, colour)
        self._surround(shown, word.role, pixels, colour, at, None)
        if self.art.drawn_text is not None:
            text = shown if whole else shown.removesuffix(ELLIPSIS)
            self._note(text, shown, word.role, pixels, colour, pygame.Rect(at, image.get_size()), width)
        self.surface.blit(image, at)

    def _blit_icon(self, word: Word, left: int, top: int, pixels: int, font: str) -> None:
        """An icon beside the capitals of its row."""
        side = round(pixels * ICON_SIZE)
        air = pixels * ICON_AIR / 2
        middle = top + capital_middle(font, pixels)
        at = (round(left + word.x + air), round(middle - side / 2))
        for sprite in word.text.split("+"):
            self.surface.blit(self.art.sprite(sprite, side, None), at)

    def paragraph_height(
        self,
        content: Content,
        width: float,
        size: float = 18,
        font: str = "body",
        most_rows: int | None = None,
        line_height: float = LINE_HEIGHT,
    ) -> float:
        """How many units of height :meth:`paragraph` would take."""
        rows, step = self._rows(content, width, size, font, None, None, most_rows, line_height)
        return len(rows) * step

    def rows(
        self, content: Content, width: float, size: float = 18, font: str = "body", line_height: float = LINE_HEIGHT
    ) -> tuple[tuple[Row, ...], int, float]:
        """The rows that :meth:`paragraph` would draw, the size of their letters in pixels, and from row to row in
        units."""
        rows, step = self._rows(content, width, size, font, None, None, None, line_height)
        return rows, self._font_px(size * self.art.text_scale), step

    def row_width(self, content: Content, size: float, font: str = "body") -> float:
        """How wide :meth:`paragraph` would draw this in a single row, in units."""
        (row, *_), _ = self._rows(content, 10**6, size, font, None, None, None, LINE_HEIGHT)
        return row[-1].end / self.k if row else 0.0

    def outlined(
        self,
        s: str,
        font: str,
        size: float,
        cx: float,
        cy: float,
        fill: Colour,
        outline: Colour,
        width: float = 3,
        drop: Colour | None = None,
        dy: float = 4,
        room: float | None = None,
        alpha: float | None = None,
    ) -> float:
        """Poster lettering: filled, outlined, perhaps with a solid drop; (cx, cy) is the middle of its capitals.

        Lettering is a picture: it does not follow the text size setting. `room` is a width it must fit.
        """
        line = fit(s, font, self._font_px(size), self._room(room), self._floor(size))
        border = max(1, round(width * self.k))
        fill, outline = self.ink(fill), self.ink(outline)
        inside = self.art.letters.render(line.text, font, line.size, fill)
        around = self.art.letters.render(line.text, font, line.size, outline, border)
        left = round(self.screen.offset[0] + cx * self.k - inside.get_width() / 2)
        top = round(self.screen.offset[1] + cy * self.k - capital_middle(font, line.size))
        if self.art.drawn_text is not None:
            self._note(s, line.text, font, line.size, None, pygame.Rect((left, top), inside.get_size()), room)
        if drop is not None:
            under = self.art.letters.render(line.text, font, line.size, drop, border)
            self._blit(under, (left - border, top - border + round(dy * self.k)), alpha)
        self._blit(around, (left - border, top - border), alpha)
        self._blit(inside, (left, top), alpha)
        return inside.get_width() / self.k

    def _font_px(self, units: float) -> int:
        return max(1, round(units * self.k))

    def _floor(self, wanted: float) -> int:
        """The smallest size in pixels a line may shrink to."""
        return max(1, int(min(wanted, SMALLEST_TEXT) * self.k))

    def _wanted(self, size: float, height: float | None) -> float:
        """The size to try first: as large as the person likes it, but within the height of its box."""
        wanted = size * self.art.text_scale
        return wanted if height is None else max(min(wanted, height / LINE_HEIGHT), min(size, SMALLEST_TEXT))

    def _room(self, width: float | None) -> int:
        return 1_000_000 if width is None else max(0, int(width * self.k + 0.5))

    def _fitted(self, s: str, font: str, wanted: float, width: float | None) -> Line:
        return fit(s, font, self._font_px(wanted), self._room(width), self._floor(wanted))

    def _rows(
        self,
        content: Content,
        width: float,
        size: float,
        font: str,
        colour: Colour | None,
        bold_colour: Colour | None,
        most_rows: int | None,
        line_height: float,
    ) -> tuple[tuple[Row, ...], float]:
        """The rows of a paragraph and the distance between them in units."""
        parts = as_parts(content, font, colour or self.theme.text, bold_colour)
        scaled = size * self.art.text_scale
        return wrap(parts, self._font_px(scaled), self._room(width), most_rows), scaled * line_height

    def _note(
        self,
        text: str,
        shown: str,
        font: str,
        pixels: int,
        colour: Colour | None,
        rect: pygame.Rect,
        room: float | None,
    ) -> None:
        """Remember a text for the tests: before it is drawn, so that the ground under it can be seen."""
        ground = rect.clip(self.surface.get_rect())
        ratio = None
        if colour is not None and ground.w and ground.h:
            # On a surface without alpha, asking for it would count every pixel as black.
            see_through = bool(self.surface.get_flags() & pygame.SRCALPHA)
            below = pygame.transform.average_color(self.surface, ground, see_through)
            if not see_through or below[3] > 200:
                ratio = round(contrast(colour, below[:3]), 2)
        x, y = self.screen.offset
        place = ((rect.x - x) / self.k, (rect.y - y) / self.k, rect.w / self.k, rect.h / self.k)
        assert self.art.drawn_text is not None
        self.art.drawn_text.append(TextDrawn(text, shown, font, pixels / self.k, place, room, ratio))

    def _blit(self, image: Surface, at: tuple[int, int], alpha: float | None) -> None:
        if alpha is not None and self.art.strong:
            alpha *= _CLEARER
        if alpha is None or alpha >= 1:
            self.surface.blit(image, at)
        elif alpha > 0:
            image.set_alpha(round(255 * alpha))
            self.surface.blit(image, at)
            image.set_alpha(255)
