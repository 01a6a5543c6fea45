"""The lower boards of the Edit page: the lines that change in the file, what the card does, what Undo goes back to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.boards import BRIGHT, QUIET
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.widgets.scroll import ScrollView
from lordsball.ui.kit.widgets.widget import State, Widget
from lordsball.ui.table.editing import Figure
from lordsball.workshop.differences import DiffLine

_ROW = 30.0
_MARKS = {"-": ("#3a1616", "#c86a5a", "#ffb09a", "−"), "+": ("#12301c", "#5aa86a", "#a8f0b0", "+")}
WHITE = "#ffffff"


class FileView(ScrollView):
    """Lines of a file as a difference: the old one red with −, the new one green with +, rows around them plain."""

    def __init__(self, rect: tuple[float, float, float, float]) -> None:
        super().__init__(rect, "What changes in the file")
        self.lines: tuple[DiffLine, ...] = ()
        self.empty = ""
        """What stands there where nothing has changed."""
        self._row = _ROW

    @property
    def length(self) -> float:
        return len(self.lines) * self._row + 8

    def show(self, lines: Sequence[DiffLine], empty: str) -> None:
        """Other lines: the first changed one is in sight."""
        if tuple(lines) != self.lines:
            self.lines = tuple(lines)
            first = next((number for number, line in enumerate(lines) if line.mark != " "), 0)
            self.scroll_to((first - 1) * self._row)
        self.empty = empty

    def draw(self, canvas: Canvas, state: State) -> None:
        self._row = max(_ROW, 25 * canvas.art.text_scale)
        x, y, w, h = self.rect
        canvas.rounded(x, y, w, h, 8, "#0b121a", "#15202c", "#2b3a4e", 1.2)
        if not self.lines:
            rows = max(1, int((h - 20) / (18 * canvas.art.text_scale * 1.15)))
            canvas.paragraph(self.empty, x + 16, y + 12, w - 32, 18, colour=QUIET, most_rows=rows, line_height=1.15)
            return
        digits = max(len(str(line.number)) for line in self.lines)
        numbers = canvas.text_size("0" * digits, "body", 18)[0] + 14
        with canvas.clipped(x + 2, y + 2, w - 4, h - 4):
            for place, line in enumerate(self.lines):
                top = y + 4 + place * self._row - self.scrolled
                if top > y + h or top + self._row < y:
                    continue
                self._draw_line(canvas, line, x + 6, top, w - 12 - (10 if self.furthest else 0), numbers)
        self.draw_over(canvas)

    def _draw_line(self, canvas: Canvas, line: DiffLine, x: float, top: float, w: float, numbers: float) -> None:
        cy = top + self._row / 2
        ink, font = BRIGHT, "body"
        if line.mark in _MARKS:
            fill, edge, mark, sign = _MARKS[line.mark]
            canvas.rounded(x, top + 1, w, self._row - 2, 5, fill, fill, edge, 1.2)
            canvas.text(sign, "bold", 18, x + numbers + 14, cy, mark, "mc", height=self._row)
            ink, font = WHITE, "semibold"
        canvas.text(str(line.number), "body", 18, x + numbers, cy, "#9fb0c2", "mr", height=self._row)
        canvas.text(line.text, font, 18, x + numbers + 28, cy, ink, "ml", width=w - numbers - 34, height=self._row)


class UndoRow(Widget):
    """One step that can be undone: a click goes back to before it."""

    radius = 8.0

    def __init__(
        self, rect: tuple[float, float, float, float], words: str, whole: str, on_click: Callable[[], object] | None,
        newest: bool, last: bool,
    ) -> None:
        why = "" if on_click is not None else "This is where you started."
        super().__init__(rect, whole, on_click, enabled=on_click is not None, why=why, tooltip=f"Undo: {whole}")
        self.words, self.newest, self.last = words, newest, last

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        fill = "#22344e" if state.hover else "#16233a" if self.newest else "#0b121a"
        canvas.rounded(x, y, w, h, 8, fill, fill, "#8fa3bf" if state.hover else "#2b3a4e", 1.2)
        draw_icon(canvas, "undo" if self.last else "edit", x + 10, self.rect.cy - 10, 20,
                  WHITE if self.newest else QUIET)
        room = w - 46
        tall = canvas.paragraph_height(self.words, room, 18, "semibold", most_rows=2)
        canvas.paragraph(self.words, x + 38, y + (h - tall) / 2, room, 18, "semibold",
                         WHITE if self.newest else BRIGHT, most_rows=2)


class FigureRow(Widget):
    """A figure that follows from the card: as it was and as it is."""

    focusable = False
    pressable = False

    def __init__(self, rect: tuple[float, float, float, float], figure: Figure) -> None:
        super().__init__(rect, figure.label)
        self.figure = figure

    def draw(self, canvas: Canvas, state: State) -> None:
        x, _, w, h = self.rect
        cy = self.rect.cy
        now = canvas.text(self.figure.after, "display", 20, x + w - 4, cy, WHITE, "mr", width=70, height=h)
        left = x + w - 4 - now
        label, before = (canvas.fitted_width(each, "body", 18, None, h) for each in (self.figure.label,
                                                                                     self.figure.before))
        if self.figure.before != self.figure.after and left - 42 - before - x > label:
            draw_icon(canvas, "chevron_right", left - 24, cy - 9, 18, QUIET)
            left -= 30
            left -= canvas.text(self.figure.before, "body", 18, left, cy, QUIET, "mr", width=64, height=h)
        canvas.text(self.figure.label, "body", 18, x + 2, cy, BRIGHT, "ml", width=left - x - 12, height=h)
