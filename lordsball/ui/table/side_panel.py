"""The panel beside the board: the latest of the play-by-play, the box score, the odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lordsball.games import Line
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.chip import CHIP_WIDTH, draw_chip
from lordsball.ui.kit.pieces.sectors import Sector
from lordsball.ui.kit.pieces.ticket import draw_sheet
from lordsball.ui.kit.theme import OUTCOMES
from lordsball.ui.kit.widgets.switches import Segmented
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.table.board import Board, Row
from lordsball.ui.table.chance_page import draw_chances
from lordsball.ui.table.columns import draw_table, rows_that_fit
from lordsball.ui.table.log_book import LogBook
from lordsball.ui.table.sentences import Sentence, draw_sentences, sentence_at

if TYPE_CHECKING:
    from lordsball.ui.table.chances import Chances

TABS = ("Log", "Box", "Odds")
LOG, BOX, ODDS = range(3)
PANEL = Box(960, 480, 304, 228)
INSIDE = Box(PANEL.x + 14, PANEL.y + 43, PANEL.w - 28, PANEL.h - 48)
"""Where the rows stand, below the tabs."""
WRITTEN = INSIDE._replace(y=INSIDE.y + 3, h=INSIDE.h - 8)
"""The same for whole sentences."""
LINES = 5
"""Rows of the log."""
_STEP = INSIDE.h / LINES
_LARGEST, _SMALLEST = 22.0, 18.0
CHIPS = {
    look.letter: Sector(key, 0, look.letter, look.colour, look.text, look.letter) for key, look in OUTCOMES.items()
}


class SidePanel(Widget):
    """Draws the open tab; the wheel, Page Up and Page Down scroll what does not fit.

    :param on_line: the pointer is on a line of the log (None: on none now); True when that changes the board.
    """

    focusable = False

    def __init__(self, log: LogBook, board: Board, on_line: Callable[[Line | None], bool]) -> None:
        super().__init__(PANEL, "Log, box score, odds")
        self.log, self.board = log, board
        self.on_line = on_line
        self.tabs = Segmented((PANEL.x + 6, PANEL.y + 5, PANEL.w - 12, 34), "Tabs", TABS,
                              ODDS if board.odds_first else LOG, self._open, tabs=True, radius=9)
        self.always = self.tabs.always = True
        self.chances: Chances | None = None
        """What the Box tab begins with, where it is shown."""
        self._skipped = 0
        """Lines of the log below, or rows of a table above what is shown."""
        self._sentences: list[Sentence] = []
        """Where each sentence stands, in a log of whole sentences."""
        self._lines = 0
        self._pointed: Line | None = None

    # -- what is open ------------------------------------------------------------------------------------------

    @property
    def tab(self) -> int:
        """LOG, BOX or ODDS."""
        return self.tabs.chosen

    def _open(self, tab: int) -> None:
        self.tabs.chosen, self._skipped = tab, 0

    def next_tab(self) -> None:
        """From the log to the box score, the odds, and round again."""
        self._open((self.tab + 1) % len(TABS))

    def turn_page(self, up: bool) -> bool:
        """Scroll by as much as is shown; True when that moved anything."""
        return sum(self.scroll(1 if up else -1) for _ in range(LINES)) > 0

    def scroll(self, up: float) -> bool:
        before = self._skipped
        older = up > 0 if self.tab == LOG else up < 0
        self._skipped = min(self._most(), max(0, before + (1 if older else -1)))
        return self._skipped != before

    def _most(self) -> int:
        if self.tab == LOG:
            return max(0, len(self._told()) - LINES)
        if self._tells_chances:
            return len(self._table()) and 1 + max(0, len(self._table()) - self._rows_shown)
        return max(0, len(self._table()) - self._rows_shown)

    @property
    def shows_curve(self) -> bool:
        """Is the curve of the chance to win in sight?"""
        return self._tells_chances and not self._skipped and self.visible

    @property
    def _tells_chances(self) -> bool:
        """Does the tab begin with the curve? The table follows below it."""
        return self.tab == BOX and self.chances is not None and self.chances.on

    _rows_shown = 7
    """Rows of a table; fewer with large text."""

    def _table(self) -> Sequence[Row]:
        return self.board.box_rows() if self.tab == BOX else self.board.odds_rows()

    # -- the log -----------------------------------------------------------------------------------------------

    def _told(self) -> list[Line]:
        """The lines, and last what stands but is not decided yet."""
        pending = self.board.pending()
        told = self.log.lines if self.log.whole else self.log.short
        return [*told, pending] if pending is not None else told

    def _shown(self) -> list[Line]:
        """The lines in sight, under the heading of the half they belong to."""
        lines = self._told()
        # A reader who has scrolled up keeps the same lines while new ones come in below.
        if self._skipped:
            self._skipped = min(self._most(), max(0, self._skipped + len(lines) - self._lines))
        self._lines = len(lines)
        end = len(lines) - self._skipped
        start = max(0, end - LINES)
        shown = lines[start:end]
        if start and not shown[0].heading:
            opening = next((line for line in reversed(lines[:start]) if line.heading), None)
            if opening is not None and not any(line.heading for line in shown[:2]):
                shown[0] = opening
        return shown

    def hover(self, x: float, y: float) -> bool:
        if self.tab == LOG and self.log.whole:
            return self.on_line(sentence_at(self._sentences, y))
        row = int((y - INSIDE.y) / _STEP) if y >= INSIDE.y else LINES
        shown = self._shown() if self.tab == LOG else []
        return self.on_line(shown[row] if row < len(shown) else None)

    def give_way(self) -> None:
        """Be there only while nothing passes over the whole board."""
        self.visible = self.tabs.visible = not self.board.covered

    # -- looks -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, state: State) -> None:
        canvas.panel(*PANEL)
        if canvas.theme.paper:
            draw_sheet(canvas, PANEL.x + 5, PANEL.y + 41, PANEL.w - 10, PANEL.h - 46)
            canvas = canvas.dressed(canvas.theme.written)
        with canvas.clipped(PANEL.x, PANEL.y + 38, PANEL.w, PANEL.h - 40):
            if self.tab == LOG:
                self._draw_log(canvas)
            else:
                rows = self._table()
                self._rows_shown = rows_that_fit(canvas, INSIDE, rows)
                self._skipped = min(self._skipped, self._most())
                if self.chances is not None and self.shows_curve:
                    draw_chances(canvas, INSIDE, self.chances)
                else:
                    draw_table(canvas, INSIDE, rows, self._skipped - self._tells_chances)
        self._draw_thumb(canvas)

    def _draw_log(self, canvas: Canvas) -> None:
        shown = self._shown()
        waits = self.board.pending() is not None and not self._skipped
        if not shown:
            canvas.paragraph("Plays will appear here.", INSIDE.x, INSIDE.y + 4, INSIDE.w, 18,
                             colour=canvas.theme.muted)
            return
        if self.log.whole:
            end = len(self._told()) - self._skipped
            self._sentences = draw_sentences(canvas, WRITTEN, self._told()[:end])
            return
        size = _size(canvas, shown)
        for number, line in enumerate(shown):
            pending = waits and number == len(shown) - 1
            _draw_line(canvas, INSIDE.y + number * _STEP, line, pending, size)

    def _draw_thumb(self, canvas: Canvas) -> None:
        """How far one has scrolled, at the right edge; nothing where all is in sight."""
        most = self._most()
        if not most:
            return
        shown = LINES if self.tab == LOG else self._rows_shown
        length = max(24.0, INSIDE.h * shown / (shown + most))
        share = self._skipped / most
        top = INSIDE.y + (INSIDE.h - length) * (1 - share if self.tab == LOG else share)
        canvas.rounded(PANEL.right - 5, top, 3, length, 1.5, canvas.theme.light)


def _room(canvas: Canvas, line: Line, size: float) -> float:
    """How wide the words of a line may be."""
    room = INSIDE.w
    if line.heading:
        return room
    if line.chip in CHIPS:
        room -= CHIP_WIDTH + 10
    if line.face:
        room -= canvas.text_size(str(line.face), "display", size / canvas.art.text_scale)[0] + 10
    return room


def _size(canvas: Canvas, lines: Sequence[Line]) -> float:
    """The largest size (units) at which all of these lines fit: a list has letters of one size."""
    scale = canvas.art.text_scale
    size = min(_SMALLEST * scale, _LARGEST)
    while size > _SMALLEST and any(
        canvas.text_size(line.short, "semibold", size / scale)[0] > _room(canvas, line, size) for line in lines
    ):
        size -= 0.5
    return max(_SMALLEST, size)


def _draw_line(canvas: Canvas, y: float, line: Line, pending: bool, size: float) -> None:
    theme, middle = canvas.theme, y + _STEP / 2
    scaled = size / canvas.art.text_scale
    left, right = INSIDE.x, INSIDE.right
    if line.heading:
        canvas.text(line.short, "semibold", scaled, left, middle, theme.accents[0], "ml", width=right - left)
        return
    if pending:
        canvas.rounded(left - 8, y + 0.5, right - left + 16, _STEP - 1, 9, "#5a3aa0", "#43267f", theme.gold, 1.5)
    sector = CHIPS.get(line.chip)
    if sector is not None:
        draw_chip(canvas, left, middle - 14, sector, 28)
        left += CHIP_WIDTH + 10
    if line.face:
        colour = theme.gold if pending else theme.muted
        right -= canvas.text(str(line.face), "display", scaled, right, middle, colour, "mr") + 10
    font = "semibold" if pending else "body"
    canvas.text(line.short, font, scaled, left, middle, theme.text, "ml", width=right - left)
