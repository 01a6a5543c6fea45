"""The moment a match ends: you win, or you lose, in the game's own colors. It stays until somebody acts."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.match.match import Match
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.pieces.rays import draw_rays
from lordsball.ui.kit.screen import HEIGHT, WIDTH
from lordsball.ui.kit.timeline import ease_out
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.scenes.results import rematch
from lordsball.ui.scenes.verdict import FinishedScene, draw_verdict
from lordsball.ui.shell.desk import Desk
from lordsball.ui.table.celebrating import FULL, Confetti

_WIDE = 860.0
_TOP = 74.0
_COMING = 0.5
"""Seconds in which the banner unrolls."""
_HEARD = 0.8
"""Seconds in which keys are not heard: they were meant for the game."""
_TURN = Box(310, 426, 660, 128)
"""Where the turning point is told."""
_BUTTONS = 604.0


class EndScene(FinishedScene):
    """Over the table as a match ends; from here on to how it went, to the table, or to another game."""

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__(desk, match)
        self.lesson = desk.next_lesson(match.game.key) if self.verdict.lost else None
        """What would help who has lost."""
        self._best = desk.best.like(match.id)
        """The games alone of the same kind; none where several have played."""
        self._place = desk.best.place(match.id)
        self.confetti = Confetti()
        self._unrolled = 1.0

    def enter(self) -> None:
        kind = self.theme.chosen
        same = f"The same players with the same {self.cover.setup.side}s (R)"
        ways: tuple[tuple[str, Callable[[], object], str, str, str], ...] = (
            ("How it went", self._results, "chart", "", ""),
            ("Rematch", self._rematch, "rematch", "R", same),
            ("Table", self.close, "table", "T", "The table as it stands (T)"),
            ("Title", self.desk.title, "home", "", "Back to the title screen"),
        )
        if self.lesson is not None:
            ways = (*ways[:1], ("Lesson", self._learn, "lesson", "", f"A lesson: {self.lesson.card.title}"), *ways[1:])
        gap = 14.0
        width = min(246.0, (WIDTH - 80 - gap * (len(ways) - 1)) / len(ways))
        left = (WIDTH - len(ways) * width - (len(ways) - 1) * gap) / 2
        self.set_widgets(
            Button((left + number * (width + gap), _BUTTONS, width, 56), label, go, icon=icon, cap=cap or None, size=22,
                   kind=kind if number else "gold", tooltip=tip)
            for number, (label, go, icon, cap, tip) in enumerate(ways)
        )
        self._deaf = _HEARD
        if not self.timeline.reduced:
            if self.verdict.cheers:
                self.confetti.throw(self.match.seed, FULL)
            self.timeline.add(self.timeline.drive(_COMING, self._unroll))

    def _unroll(self, u: float) -> None:
        self._unrolled = ease_out(u)

    def _learn(self) -> None:
        assert self.lesson is not None
        self.desk.open_lesson(self.lesson)

    def _rematch(self) -> None:
        rematch(self.desk, self, self.match)

    def _results(self) -> None:
        self.close()
        self.desk.open_results(self.match)

    def update(self, dt: float) -> bool:
        dirty = super().update(dt)
        return self.confetti.advance(dt) or dirty

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        if not self.verdict.lost:
            draw_rays(canvas, WIDTH / 2, 200, theme.gold)
        self.confetti.draw(canvas, (0, 0, WIDTH, HEIGHT), reduced=False)
        open_width = WIDTH * max(0.05, self._unrolled)
        with canvas.clipped((WIDTH - open_width) / 2, 0, open_width, HEIGHT):
            draw_verdict(canvas, self.cover, self.verdict, WIDTH / 2, _TOP, _WIDE)
        words = self.ending.sentence
        wide = canvas.fitted_width(words, "semibold", 22, 1060, 40) + 56
        canvas.rounded((WIDTH - wide) / 2, 360, wide, 44, 22, theme.panel_top, theme.well, theme.edge, 2)
        canvas.text(words, "semibold", 22, WIDTH / 2, 382, theme.text, "mc", width=1060, height=40)
        solo, box = self.cover.solo, _TURN
        if solo is not None and self._best:
            canvas.panel(*box, 14, alpha=0.97)
            solo.draw_best(canvas, self._best, self._place, box.x + 24, box.y + 10, box.w - 48, box.h - 16)
        elif self.ending.turning is not None:
            self._paint_turn(canvas)
        if self.lesson is not None:
            words = f"A lesson that would help: {self.lesson.card.title}"
            wide = canvas.fitted_width(words, "semibold", 18, 1000, 30) + 40
            canvas.rounded((WIDTH - wide) / 2, 562, wide, 32, 16, theme.panel_top, theme.well, theme.edge, 1.5)
            canvas.text(words, "semibold", 18, WIDTH / 2, 578, theme.text, "mc", width=1000, height=30)

    def _paint_turn(self, canvas: Canvas) -> None:
        """The moment that moved the game most."""
        theme, told = canvas.theme, self.ending.turning
        assert told is not None
        canvas.panel(*_TURN, 14, alpha=0.97)
        self.cover.draw_picture(canvas, self.match, told.seat, told.picture, _TURN.x + 66, _TURN.cy)
        left, room = _TURN.x + 132, _TURN.w - 152
        canvas.text(f"The turning point: {told.when}", "semibold", 18, left, _TURN.y + 24, theme.accents[0], "ml",
                    width=room, height=28)
        words = [(f"{told.what}\n", "semibold", theme.text), (told.meant, "body", theme.muted)]
        size = fitting_size(canvas, words, room, _TURN.h - 50, line_height=1.1)
        canvas.paragraph(words, left, _TURN.y + 42, room, size, line_height=1.1)
