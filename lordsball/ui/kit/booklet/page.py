"""The pages of a booklet as one long sheet of paper to scroll through."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from lordsball.ui.kit.booklet.links import Link, in_rows, pattern_of, terms_of
from lordsball.ui.kit.booklet.markup import CHAPTER, FIGURE, HEADING, POINT, READING, TEXT, Block, Booklet
from lordsball.ui.kit.canvas import Canvas, Content
from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.paragraph import Markup
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.theme import mix
from lordsball.ui.kit.widgets.scroll import ScrollView
from lordsball.ui.kit.widgets.widget import Box, State

INK, QUIET, BURGUNDY = "#1b0f24", "#5b4636", "#9c163f"
PAPER = ("#fffaec", "#f0e2c2")
MARK, NOTE = "#ffe68a", "#ecdcb8"
SIDE, TOP, FOOT = 44.0, 34.0, 60.0
"""Margins of the sheet."""
_TITLE, _HEADING, _BODY, _NOTE = 34.0, 25.0, 19.0, 18.0
_BEFORE = {CHAPTER: 44.0, HEADING: 20.0, TEXT: 10.0, POINT: 7.0, READING: 12.0, FIGURE: 14.0}
_BAR = 24.0
_UNDER = "#b98a6a"
"""The line under a word that leads on."""
_RULING = "Our ruling."
"""Before what we say where the rulebook is silent."""


class Figure(NamedTuple):
    """A picture or table in a booklet: its height for a width at a text scale, and how it is drawn."""

    height: Callable[[float, float], float]
    draw: Callable[[Canvas, float, float, float], None]
    """Called with the upper left corner and the width."""


class Page(ScrollView):
    """The sheet.

    :param figures: what the booklet's figures are called and how they look.
    :param now: the block about the present step, marked with a flag; None where there is none.
    :param on_link: called with the block that a pressed word leads to.
    """

    radius = 14.0

    def __init__(
        self, rect: tuple[float, float, float, float], label: str, booklet: Booklet, figures: dict[str, Figure],
        now: int | None = None, on_link: Callable[[int], object] = lambda block: None,
    ) -> None:
        super().__init__(rect, label)
        self.booklet = booklet
        self.figures = figures
        self.now = now
        self.hits: Collection[int] = ()
        """Blocks that a search has found."""
        self.hit: int | None = None
        """The one of them that is looked at."""
        self.on_link = on_link
        self.links: list[Link] = []
        """Words in sight that lead to their heading, from the top."""
        self._link: Link | None = None
        """The one that is pointed at, or chosen with the keys."""
        self._terms = terms_of(booklet, booklet.rules_end)
        self._pattern = pattern_of(self._terms)
        self._tops: list[float] = []
        self._heights: list[float] = []
        self._end = 0.0
        self._measured_for: tuple[object, ...] = ()
        self._wanted: int | None = None

    @property
    def length(self) -> float:
        return self._end

    @property
    def chapter(self) -> int:
        """The chapter at the top of what is seen, counted from 0."""
        seen = self.scrolled + 90
        numbers = [n for n, at in enumerate(self.booklet.chapters) if not self._tops or self._tops[at] <= seen]
        if self._tops and self.furthest and self.scrolled >= self.furthest - 1:
            # The last chapter may be too short ever to reach the top.
            return len(self.booklet.chapters) - 1 if self._tops[self.booklet.chapters[-1]] < self._end else numbers[-1]
        return numbers[-1] if numbers else 0

    def open_at(self, block: int) -> None:
        """Turn to a block; it comes to the top as soon as the page has been measured."""
        self._wanted = block
        self._turn()

    def _turn(self) -> None:
        if self._wanted is not None and self._tops:
            block, self._wanted = self._wanted, None
            self.scroll_to(self._tops[block] - 24)

    # -- words that lead on ----------------------------------------------------------------------------------------

    def _at(self, x: float, y: float) -> Link | None:
        return next((link for link in self.links if link.box.contains(x, y)), None)

    def hover(self, x: float, y: float) -> bool:
        before, self._link = self._link, self._at(x, y)
        return before != self._link

    def press(self, x: float, y: float) -> None:
        super().press(x, y)
        self._link = self._at(x, y)

    def activate(self) -> None:
        """Follow the word that is pointed at or chosen."""
        link, self._link = self._link, None
        if link is not None:
            self.on_link(link.target)

    def key(self, key: KeyPress) -> bool:
        """Left and right choose a word that leads on, Enter follows it."""
        if key.name in ("left", "right") and self.links:
            by = 1 if key.name == "right" else -1
            at = self.links.index(self._link) + by if self._link in self.links else (0 if by > 0 else -1)
            self._link = self.links[at % len(self.links)]
            return True
        if key.name == "enter" and self._link is not None and not key.repeat:
            self.activate()
            return True
        return super().key(key)

    def _find_links(self, canvas: Canvas, number: int, content: Content, x: float, y: float, width: float) -> None:
        """Underline the terms of a paragraph, and remember where they stand."""
        size = _NOTE if self.booklet.blocks[number].kind == READING else _BODY
        rows, pixels, step = canvas.rows(content, width, size, line_height=1.2 if size == _NOTE else 1.25)
        top, end = self.rect.y + 4, self.rect.bottom - 4
        for term, box in in_rows(rows, self._pattern, pixels, canvas.k, step):
            target = self._terms[term]
            placed = Box(x + box.x, y + box.y, box.w, box.h)
            if target != self._own_heading(number) and top <= placed.y and placed.bottom <= end:
                self.links.append(Link(placed, target))
                dark = self._link is not None and self._link.box == placed
                under = placed.y + size * canvas.art.text_scale * 1.12
                canvas.rounded(placed.x, under, placed.w, 2 if dark else 1, 0, BURGUNDY if dark else _UNDER)
                if dark:
                    canvas.ring(placed.x - 4, placed.y - 1, placed.w + 8, placed.h + 2, 6, BURGUNDY, 2)

    def _own_heading(self, number: int) -> int:
        """The heading or title that a block stands under."""
        blocks = self.booklet.blocks
        return next((at for at in range(number, -1, -1) if blocks[at].kind in (CHAPTER, HEADING)), 0)

    # -- measuring -----------------------------------------------------------------------------------------------

    @property
    def _width(self) -> float:
        return self.rect.w - 2 * SIDE - _BAR / 2

    def _measure(self, canvas: Canvas) -> None:
        look = (canvas.k, canvas.art.text_scale, self.rect)
        if look == self._measured_for:
            return
        before = self._top_block()
        self._measured_for = look
        self._tops, self._heights = [], []
        y = TOP
        for number, block in enumerate(self.booklet.blocks):
            if number:
                y += _BEFORE[block.kind]
            height = self._height(canvas, block)
            self._tops.append(y)
            self._heights.append(height)
            y += height
        self._end = y + FOOT
        if before is not None and self._wanted is None:
            self._wanted = before
        self._turn()

    def _top_block(self) -> int | None:
        """The block that is read now, so that it stays in sight when the letters change their size."""
        return next((number for number, top in enumerate(self._tops) if top >= self.scrolled + 24), None)

    def _height(self, canvas: Canvas, block: Block) -> float:
        width = self._width
        match block.kind:
            case "chapter":
                return canvas.paragraph_height(Markup(block.text), width, _TITLE, "display", line_height=1.15) + 16
            case "heading":
                return canvas.paragraph_height(Markup(block.text), width, _HEADING, "display", line_height=1.15)
            case "point":
                return canvas.paragraph_height(Markup(block.text), width - 28, _BODY, line_height=1.25)
            case "reading":
                return canvas.paragraph_height(self._reading(block), width - 68, _NOTE) + 22
            case "figure":
                return self.figures[block.text].height(width, canvas.art.text_scale)
        return canvas.paragraph_height(Markup(block.text), width, _BODY, line_height=1.25)

    @staticmethod
    def _reading(block: Block) -> Markup:
        return Markup(f"*{_RULING}* {block.text}")

    # -- drawing -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, state: State) -> None:
        self._measure(canvas)
        x, y, w, h = self.rect
        canvas.shadow(x, y, w, h, 12, 18, 0.6, 8)
        canvas.rounded(x, y, w, h, 12, PAPER[0], PAPER[1], INK, 2)
        self.links = []
        with canvas.clipped(x + 2, y + 4, w - 4, h - 8):
            for number, block in enumerate(self.booklet.blocks):
                top = y + self._tops[number] - self.scrolled
                if top + self._heights[number] < y - 20:
                    continue
                if top > y + h:
                    break
                self._draw_block(canvas, number, block, x + SIDE, top)
        self.draw_over(canvas)

    def _draw_block(self, canvas: Canvas, number: int, block: Block, x: float, y: float) -> None:
        width, height = self._width, self._heights[number]
        if number in self.hits:
            edge = "#c98324" if number == self.hit else None
            canvas.rounded(x - 14, y - 4, width + 28, height + 8, 8, MARK, edge=edge, alpha=1 if edge else 0.55)
        if number == self.now:
            self._draw_now(canvas, block, x, y)
        match block.kind:
            case "chapter":
                self._draw_title(canvas, block, x, y, height)
            case "heading":
                canvas.paragraph(Markup(block.text), x, y, width, _HEADING, "display", BURGUNDY, line_height=1.15)
            case "point":
                middle = y + _BODY * canvas.art.text_scale * 0.62
                canvas.draw(_BALL, x + 2, middle - 7, 14, 14, (0, 0, 28, 28))
                canvas.paragraph(Markup(block.text), x + 28, y, width - 28, _BODY, colour=INK, line_height=1.25)
                self._find_links(canvas, number, Markup(block.text), x + 28, y, width - 28)
            case "reading":
                self._draw_reading(canvas, block, x, y, height)
                self._find_links(canvas, number, self._reading(block), x + 50, y + 10, width - 68)
            case "figure":
                self.figures[block.text].draw(canvas, x, y, width)
            case _:
                canvas.paragraph(Markup(block.text), x, y, width, _BODY, colour=INK, line_height=1.25)
                self._find_links(canvas, number, Markup(block.text), x, y, width)

    def _draw_title(self, canvas: Canvas, block: Block, x: float, y: float, height: float) -> None:
        canvas.paragraph(Markup(block.text), x, y, self._width, _TITLE, "display", INK, line_height=1.15)
        line = (
            f'<path d="M0 3 H{self._width - 26}" stroke="{BURGUNDY}" stroke-width="2.5"/>'
            f'<path d="M{self._width - 18} 3 l9 -6 l9 6 l-9 6 Z" fill="{BURGUNDY}" transform="translate(0 0)"/>'
        )
        canvas.draw(line, x, y + height - 12, self._width, 12, (0, -3, self._width, 12))

    def _draw_reading(self, canvas: Canvas, block: Block, x: float, y: float, height: float) -> None:
        """How a gap in the rulebook is read: a slip glued into the margin."""
        canvas.rounded(x, y, self._width, height, 8, NOTE, mix(NOTE, "#8a6a3a", 0.12), "#b99a62", 1.5)
        draw_icon(canvas, "pin", x + 14, y + 10, 24, BURGUNDY)
        canvas.paragraph(self._reading(block), x + 50, y + 10, self._width - 68, _NOTE, colour=QUIET,
                         bold_colour=BURGUNDY)

    def _draw_now(self, canvas: Canvas, block: Block, x: float, y: float) -> None:
        """A flag behind the heading, or in the margin where there is no room: the game stands here."""
        middle = y + _HEADING * canvas.art.text_scale * 0.6
        words = "You are here"
        wide = canvas.fitted_width(words, "semibold", 18, None, 30) + 46
        left = x + canvas.text_size(block.text, "display", _HEADING)[0] + 16
        alone = block.kind != HEADING or left + wide > x + self._width
        if alone:
            left, wide = x - SIDE + 6, SIDE - 14
        canvas.rounded(left, middle - 14, wide, 28, 8, "#d93563", "#b51a48", INK, 2)
        draw_icon(canvas, "play", left + 6, middle - 9, 18, "#ffffff")
        if not alone:
            canvas.text(words, "semibold", 18, left + 32, middle, "#ffffff", "ml", width=wide - 40, height=30)


_BALL = (
    f'<circle cx="14" cy="14" r="12" fill="#fffdf5" stroke="{INK}" stroke-width="2.5"/>'
    f'<path d="M7 5 C12 10 12 18 7 23 M21 5 C16 10 16 18 21 23" fill="none" stroke="{BURGUNDY}" stroke-width="2.5"/>'
)
