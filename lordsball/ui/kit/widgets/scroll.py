"""More than fits: a view onto something longer, and running text in such a view."""

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas, Content
from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.widgets.widget import Box, State, Widget

NOTCH = 66.0
"""Units that one notch of the wheel moves."""
_BAR = 10.0


class ScrollView(Widget):
    """A window onto its children, which may reach further down than it does.

    Wheel, arrows, Page Up and Down, Home and End scroll; so does the bar, when it is dragged.
    Children are placed relative to its upper left corner.

    :param length: height of what is inside, in units; None: down to the lowest child.
    """

    radius = 8.0
    pressable = False

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        label: str = "",
        children: Sequence[Widget] = (),
        length: float | None = None,
    ) -> None:
        super().__init__(rect, label)
        self.children = list(children)
        self._length = length
        self._grabbed: float | None = None

    @property
    def length(self) -> float:
        """Height of what is inside."""
        if self._length is not None:
            return self._length
        return max((child.rect.bottom for child in self.children), default=0.0) + 4

    @property
    def furthest(self) -> float:
        """The most it can be scrolled."""
        return max(0.0, self.length - self.rect.h)

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return self.furthest > 0

    def scroll_to(self, y: float) -> bool:
        """Show from `y` on; True when that is another place than before."""
        before, self.scrolled = self.scrolled, min(self.furthest, max(0.0, y))
        return before != self.scrolled

    def reveal(self, box: Box) -> None:
        """Scroll as little as needed to show a box inside."""
        self.scroll_to(min(box.y - 8, max(self.scrolled, box.bottom + 8 - self.rect.h)))

    def scroll(self, up: float) -> bool:
        return self.scroll_to(self.scrolled - up * NOTCH)

    def key(self, key: KeyPress) -> bool:
        page = self.rect.h - NOTCH / 2
        change = {
            "up": -NOTCH, "down": NOTCH, "page up": -page, "page down": page, "home": -1e9, "end": 1e9,
        }.get(key.name)
        if change is None or not self.furthest:
            return False
        moved = self.scroll_to(self.scrolled + change)
        # At either end an arrow key goes on to the next widget.
        return moved or key.name not in ("up", "down")

    def press(self, x: float, y: float) -> None:
        self._grabbed = None
        if self.furthest and x >= self.rect.right - _BAR - 8:
            start, length = self._thumb()
            self._grabbed = y - start if start <= y < start + length else length / 2
            self.drag(x, y)

    def drag(self, x: float, y: float) -> None:
        if self._grabbed is not None:
            track = self.rect.h - 8
            self.scroll_to((y - self._grabbed - self.rect.y - 4) / track * self.length)

    def _thumb(self) -> tuple[float, float]:
        """Where the movable part of the bar begins, and its length."""
        track = self.rect.h - 8
        length = max(28.0, track * self.rect.h / max(1.0, self.length))
        share = self.scrolled / self.furthest if self.furthest else 0.0
        return self.rect.y + 4 + (track - length) * share, length

    def draw(self, canvas: Canvas, state: State) -> None:
        if not self.children:
            self.draw_over(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        if self.furthest:
            start, length = self._thumb()
            x = self.rect.right - _BAR
            canvas.rounded(x, self.rect.y + 4, _BAR - 2, self.rect.h - 8, 4, canvas.theme.well, alpha=0.8)
            canvas.rounded(x, start, _BAR - 2, length, 4, canvas.theme.light)


class Heading(NamedTuple):
    """A title within running text."""

    text: str
    size: float = 24


Block = Heading | str | Content
"""A heading, a paragraph of text or Markup, or a paragraph of parts (text, font, color)."""


class RichText(ScrollView):
    """Running text: headings and paragraphs that wrap to the width, as long as it likes.

    Only what can be seen is drawn; a text is measured once for every window size.

    :param follow: stay at the end when something is added, unless the person has scrolled up (a log).
    """

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        label: str = "",
        blocks: Sequence[Block] = (),
        *,
        size: float = 18,
        font: str = "body",
        gap: float = 6,
        follow: bool = False,
        colour: str | None = None,
        bold_colour: str | None = None,
    ) -> None:
        super().__init__(rect, label)
        self.blocks: list[Block] = list(blocks)
        self.size = size
        self.font = font
        self.gap = gap
        self.follow = follow
        self.colour = colour
        self.bold_colour = bold_colour
        self._tops: list[float] = []
        self._measured_for: tuple[object, ...] = ()
        self._end = 0.0

    @property
    def length(self) -> float:
        return self._end

    def add(self, *blocks: Block) -> None:
        """Put more at the end."""
        self.blocks.extend(blocks)

    def set(self, blocks: Sequence[Block]) -> None:
        """Show something else, from its beginning (or its end, when following)."""
        self.blocks = list(blocks)
        self._tops, self._end, self.scrolled = [], 0.0, 0.0

    def _measure(self, canvas: Canvas) -> None:
        look = (canvas.k, canvas.art.text_scale, self.rect.w)
        if look != self._measured_for:
            self._measured_for = look
            self._tops, self._end = [], 0.0
        at_end = self.scrolled >= self.furthest - 1
        for block in self.blocks[len(self._tops) :]:
            before = self.gap if self._tops else 0.0
            if isinstance(block, Heading) and self._tops:
                before += 8
            self._tops.append(self._end + before)
            self._end += before + self._height(canvas, block)
        if self.follow and at_end:
            self.scrolled = self.furthest
        else:
            self.scroll_to(self.scrolled)

    @property
    def _width(self) -> float:
        return self.rect.w - _BAR - 6

    def _height(self, canvas: Canvas, block: Block) -> float:
        if isinstance(block, Heading):
            return canvas.paragraph_height(block.text, self._width, block.size, "display")
        return canvas.paragraph_height(block, self._width, self.size, self.font)

    def draw(self, canvas: Canvas, state: State) -> None:
        self._measure(canvas)
        x, y, w, h = self.rect
        with canvas.clipped(x, y, w, h):
            for number, block in enumerate(self.blocks):
                top = self._tops[number] - self.scrolled
                below = self._tops[number + 1] if number + 1 < len(self._tops) else self._end
                if below - self.scrolled < 0:
                    continue
                if top > h:
                    break
                if isinstance(block, Heading):
                    ink = canvas.theme.gold
                    canvas.paragraph(block.text, x, y + top, self._width, block.size, "display", ink)
                else:
                    canvas.paragraph(
                        block, x, y + top, self._width, self.size, self.font, self.colour, self.bold_colour
                    )
        self.draw_over(canvas)
