"""Everything around the board: the two bars with what they say and hold, and the panel with the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from lordsball.games import Line
from lordsball.match.autosave import Autosave
from lordsball.match.match import Match
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.screen import WIDTH
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.table.announcer import Announcer
from lordsball.ui.table.bar_buttons import SECONDARY, BarActs, BarButtons
from lordsball.ui.table.bars import OWNER, PROMPT, SEED, SEED_ENDS, draw_bars
from lordsball.ui.table.board import Board, Landmark
from lordsball.ui.table.chance_bar import PLACE, ChanceBar
from lordsball.ui.table.chance_page import TurnMark
from lordsball.ui.table.log_book import LogBook
from lordsball.ui.table.side_panel import INSIDE, PANEL, SidePanel

if TYPE_CHECKING:
    from lordsball.ui.table.chances import Chances

TURNS = 3
"""Turning points on the curve that can be seen again."""
_BARS = 104.0
"""How far down the bars and their shadow reach."""
UNTIL_READ = 6.0
"""Seconds that a sentence stands which says more than why a click did nothing."""


class TableFrame:
    """The same around every game's board."""

    def __init__(self, match: Match, board: Board, acts: BarActs) -> None:
        self.match, self.board = match, board
        self.log = LogBook(board.log_in_sentences)
        self.announcer = Announcer(match, board)
        self.bar = BarButtons(acts, self.announcer.prompt)
        self.panel: SidePanel = SidePanel(self.log, board, self._point_at)
        self.chance = ChanceBar(board.chance_place, match.names, lambda: None)
        self._turns: list[TurnMark] = []

    def show_chances(self, chances: Chances) -> None:
        """Where they are shown, the bar in the score and the Box tab tell them."""
        self.panel.chances = chances
        self._turns = [TurnMark(n + 1, INSIDE, chances, lambda: self.panel.shows_curve) for n in range(TURNS)]
        self.chance = ChanceBar(self.board.chance_place, self.match.names, lambda: chances.expectancy)
        self.chance.seat = chances.seat

    def widgets(self, choices: Sequence[Widget], offered: Sequence[Widget], speed: str) -> list[Widget]:
        """What can be touched, in the order of the Tab key.

        :param choices: the buttons in the prompt bar.
        :param offered: what the board offers.
        """
        wide = any(choice.rect.x < SECONDARY[0] + SECONDARY[2] for choice in choices)
        self.announcer.prompt.buttons = 2 if wide else max(len(choices), int(self.board.holds))
        self.show_speed(speed)
        return [*choices, *offered, self.panel, self.panel.tabs, *self._turns, self.chance, *self.bar.widgets]

    def show_speed(self, speed: str) -> None:
        """The upper bar's buttons as they are to be now."""
        self.bar.set(speed, self.match.why_no_undo(), self.match.why_no_redo())

    def look_at_saves(self, autosave: Autosave | None, say: Callable[[str, float], object]) -> bool:
        """What is wrong is said once in full, and then stays a mark in the upper bar; True when the mark changes."""
        if autosave is None:
            self.bar.saved.visible = False
            return False
        trouble = autosave.trouble or ""
        changed = self.bar.saved.set(autosave.written > 0, trouble)
        if changed and trouble:
            say(trouble, UNTIL_READ)
        return changed

    def _point_at(self, line: Line | None) -> bool:
        return self.board.hover_line((line.short or line.text) if line is not None else "")

    def landmarks(self) -> list[Landmark]:
        """What the bars say, and the tabs."""
        heading = self.announcer.heading
        found = [
            Landmark("seed", SEED, f"Seed {heading.seed}",
                     "Chance comes from it: the same seed and the same choices give the same game."),
            Landmark("prompt", PROMPT, self.announcer.prompt.question.key or "What is asked",
                     f"{self.announcer.prompt.question.text} Gold is the next step, by Space: no advice.".strip()),
            Landmark("panel", PANEL, "Log, box score, odds", "T turns from one to the next; L opens the whole log."),
        ]
        if heading.owners:
            found.append(Landmark("owner", OWNER, heading.owners[0], "Who decides now."))
        return found

    def draw(self, canvas: Canvas) -> None:
        """The bars without their buttons; the panel draws itself, where nothing covers it."""
        self.panel.give_way()
        self.chance.visible = self.board.chance_shown and not self.board.covered
        for mark in self._turns:
            mark.place()
        self.announcer.heading.seed_ends = PLACE.x if self.chance.visible and not self.chance.in_score else SEED_ENDS
        if canvas.shows(0, 0, WIDTH, _BARS):
            draw_bars(canvas, self.announcer.heading, self.announcer.prompt)
