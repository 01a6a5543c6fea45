"""What stands between the controls of a form: words, headings, boards, and the sentence about a mistake."""

from __future__ import annotations

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.boards import BRIGHT, CREAM, WARN, draw_board
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.theme import Colour
from lordsball.ui.kit.widgets.widget import State, Widget


class Words(Widget):
    """A line of words in a form. Pointing at it explains the field it belongs to."""

    focusable = False
    pressable = False

    def __init__(
        self, rect: tuple[float, float, float, float], words: str, *, font: str = "body", size: float = 18,
        colour: Colour = BRIGHT, anchor: str = "ml", icon: str = "", tooltip: str = "",
    ) -> None:
        super().__init__(rect, words, tooltip=tooltip)
        self.words, self.font, self.size, self.colour, self.anchor, self.icon = words, font, size, colour, anchor, icon

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        if self.icon:
            draw_icon(canvas, self.icon, x, y + h / 2 - 10, 20, self.colour)
            x, w = x + 27, w - 27
        at = {"l": x, "c": x + w / 2, "r": x + w}[self.anchor[1]]
        canvas.text(self.words, self.font, self.size, at, y + h / 2, self.colour, self.anchor, width=w, height=h)


class Number(Widget):
    """The number of a step in a brown disc, and its title."""

    focusable = False
    pressable = False

    def __init__(self, rect: tuple[float, float, float, float], number: int, title: str) -> None:
        super().__init__(rect, title)
        self.number, self.title = number, title

    def draw(self, canvas: Canvas, state: State) -> None:
        x, _, w, h = self.rect
        cy = self.rect.cy
        if self.number:
            canvas.draw(svg.circle(13, 13, 12, "#7a4526", "#e6b878", 1.6), x, cy - 13, 26, 26)
            canvas.text(str(self.number), "display", 18, x + 13, cy, CREAM, "mc", height=24)
        canvas.text(self.title, "semibold", 18, x + 34, cy, CREAM, "ml", width=w - 36, height=h)


class Board(Widget):
    """A navy board under a part of the form, with a title and a remark at its right."""

    focusable = False
    pressable = False

    def __init__(
        self, rect: tuple[float, float, float, float], title: str, remark: str = "", tooltip: str = ""
    ) -> None:
        super().__init__(rect, title, tooltip=tooltip)
        self.title, self.remark = title, remark
        self.low = False
        """The title stands beside its row, not over it."""

    def draw(self, canvas: Canvas, state: State) -> None:
        if not self.low:
            draw_board(canvas, *self.rect, self.title, self.remark)
            return
        draw_board(canvas, *self.rect)
        x, _, w, h = self.rect
        canvas.text(self.title, "display", 21, x + 16, self.rect.cy, CREAM, "ml", width=w / 3, height=h)


class Trouble(Widget):
    """What is wrong with a value, beside its field: a triangle and the sentence, in as many rows as it needs."""

    focusable = False
    pressable = False

    def __init__(self, rect: tuple[float, float, float, float], sentence: str, room: float, soft: bool = False) -> None:
        super().__init__(rect, sentence)
        self.sentence, self.room, self.soft = sentence, room, soft

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        if not self.soft:
            canvas.rounded(x, y, w, h, 8, "#4a1c14", "#3a1410", "#ff9d7a", 1.6)
        colour = WARN if self.soft else "#ffffff"
        draw_icon(canvas, "warning", x + 10, y + min(h, 40) / 2 - 10, 20, WARN)
        tall = canvas.paragraph_height(self.sentence, self.room, 18, "semibold")
        canvas.paragraph(self.sentence, x + 38, y + max(2.0, (h - tall) / 2), self.room, 18, "semibold", colour)
