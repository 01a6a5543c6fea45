"""The panel beside the board: the latest of the play-by-play, the box score, the odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lordsball.games import Line
from lordsball.ui.boards.board import Row
from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces.log_row import draw_chip
from lordsball.ui.pieces.sectors import Sector
from lordsball.ui.theme import OUTCOMES
from lordsball.ui.widgets.switches import Segmented
from lordsball.ui.widgets.widget import Box, State, Widget

TABS = ("Log", "Box", "Odds")
PANEL = Box(960, 480, 304, 228)
CHIPS = {
    look.letter: Sector(key, 0, look.letter, look.colour, look.text, look.letter) for key, look in OUTCOMES.items()
}
ROW_STEP = 34.0


class SidePanel(Widget):
    """Draws the open tab. The wheel scrolls rows that do not fit.

    :param lines: what the log has to say, the newest last.
    """

    focusable = False

    def __init__(
        self, open_tab: int, lines: Callable[[], Sequence[Line]], box: Callable[[], Sequence[Row]],
        odds: Callable[[], Sequence[Row]], on_tab: Callable[[int], object],
    ) -> None:  # fmt: skip
        super().__init__(PANEL, "Log, box score, odds")
        self.open_tab = open_tab
        self.lines, self.tables = lines, {1: box, 2: odds}
        self.skipped = 0
        self.tabs = Segmented((PANEL.x + 6, PANEL.y + 5, PANEL.w - 12, 34), "Tabs", TABS, open_tab, on_tab, tabs=True,
                              radius=9)  # fmt: skip

    @property
    def rows_shown(self) -> int:
        """How many rows of the log fit under the tabs."""
        return 5

    def scroll(self, up: float) -> bool:
        before = self.skipped
        count = len(self.lines() if self.open_tab == 0 else self.tables[self.open_tab]())
        most = max(0, count - self.rows_shown)
        towards_older = up if self.open_tab == 0 else -up
        self.skipped = int(min(most, max(0, self.skipped + (1 if towards_older > 0 else -1))))
        return self.skipped != before

    def draw(self, canvas: Canvas, state: State) -> None:
        canvas.panel(*PANEL)
        with canvas.clipped(PANEL.x, PANEL.y + 38, PANEL.w, PANEL.h - 42):
            if self.open_tab == 0:
                self._draw_log(canvas)
            else:
                self._draw_table(canvas, self.tables[self.open_tab]())

    def _draw_log(self, canvas: Canvas) -> None:
        lines = list(self.lines())
        end = len(lines) - self.skipped
        start = max(0, end - self.rows_shown)
        if start and (opening := _heading_of(lines, start)) is not None:
            shown = [opening, *lines[start + 1 : end]]
        else:
            shown = lines[start:end]
        step = min(ROW_STEP * canvas.art.text_scale, (PANEL.h - 46) / max(1, len(shown)))
        y = PANEL.y + 42
        for number, line in enumerate(shown):
            newest = number == len(shown) - 1 and self.skipped == 0 and not line.heading
            self._draw_line(canvas, y, line, newest)
            y += max(step, 34.0)

    def _draw_line(self, canvas: Canvas, y: float, line: Line, newest: bool) -> None:
        theme, middle = canvas.theme, y + 16
        left, right = PANEL.x + 14, PANEL.right - 14
        if line.heading:
            canvas.text(line.short, "semibold", 18, left, middle, theme.accents[0], "ml", width=right - left, height=32)
            return
        if newest:
            canvas.rounded(PANEL.x + 6, y, PANEL.w - 12, 32, 9, theme.panel_top, theme.well, theme.light, 1.5)
        sector = CHIPS.get(line.chip)
        if sector is not None:
            draw_chip(canvas, left, y + 3, sector, 26)
            left += 52
        if line.face:
            colour = theme.text if newest else theme.muted
            right -= canvas.text(str(line.face), "display", 18, right, middle, colour, "mr", width=34, height=27) + 8
        font = "semibold" if newest else "body"
        canvas.text(line.short, font, 18, left, middle, theme.text, "ml", width=right - left, height=27)

    def _draw_table(self, canvas: Canvas, rows: Sequence[Row]) -> None:
        theme = canvas.theme
        y = PANEL.y + 43
        step = 26.0 * canvas.art.text_scale
        for row in rows[self.skipped :]:
            if y + step > PANEL.bottom:
                break
            colour = theme.muted if row.heading else theme.text
            self._draw_cells(canvas, y + step / 2, row, colour)
            y += step

    def _draw_cells(self, canvas: Canvas, middle: float, row: Row, colour: str) -> None:
        left, right = PANEL.x + 14, PANEL.right - 14
        numbers = row.cells[1:]
        each = 38.0 if len(numbers) > 1 else 84.0
        room = right - left - each * len(numbers)
        font = "semibold" if row.heading else "body"
        canvas.text(row.cells[0], font, 18, left, middle, colour, "ml", width=room - 6)
        for number, cell in enumerate(numbers):
            at = right - each * (len(numbers) - 1 - number)
            canvas.text(cell, font, 18, at, middle, colour, "mr", width=each - 4)


def _heading_of(lines: Sequence[Line], before: int) -> Line | None:
    return next((line for line in reversed(lines[: before + 1]) if line.heading), None)
