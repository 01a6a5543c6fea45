"""After an unexpected error: what happened in words, where the report is, and how to go on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from lordsball.match.files import NotWritten
from lordsball.match.match import Match, MatchBroken
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.paragraph import marked
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.pieces.poster import draw_wall
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import SHELL
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.desktop import copy_text, open_folder

PANEL = Box(220, 110, 840, 500)

log = logging.getLogger(__name__)


class TroubleScene(Scene):
    """Takes the place of everything that was open. The match stands as it was before the error.

    :param problem: what was raised.
    :param report: the file about it; None where the disk refused it.
    :param match: the match that was open, if any.
    """

    theme = SHELL

    def __init__(self, desk: Desk, problem: Exception, report: Path | None, match: Match | None) -> None:
        super().__init__()
        self.desk = desk
        self.problem = problem
        self.report = report
        self.match = match
        self.kept = _kept(desk, match)

    def enter(self) -> None:
        ways: list[tuple[str, Callable[[], object], str]] = []
        if self.match is not None:
            match = self.match
            ways.append(("Continue the match", lambda: self.desk.play(match), "play"))
        ways.append(("Title", self.desk.title, "home"))
        ways.append(("Quit", self.app.quit, "quit"))
        x = PANEL.x + 36
        widgets: list[Widget] = []
        for number, (label, act, icon) in enumerate(ways):
            width = 290.0 if number == 0 else 150.0
            kind = "gold" if number == 0 else "slate"
            widgets.append(Button((x, PANEL.bottom - 86, width, 54), label, act, kind=kind, icon=icon, size=21))
            x += width + 14
        if self.report is not None:
            top = PANEL.bottom - 160
            widgets += [
                Button((PANEL.x + 36, top, 220, 46), "Copy the report", self._copy, kind="slate", icon="copy", size=19),
                Button((PANEL.x + 268, top, 220, 46), "Open its folder", self._open, kind="slate", icon="folder",
                       size=19),
            ]
        self.set_widgets(widgets)

    def back(self) -> None:
        """There is nothing below to go back to."""

    def _copy(self) -> None:
        assert self.report is not None
        try:
            text = self.report.read_text("utf-8", "replace")
        except OSError as refused:
            self.say(f"The report cannot be read: {(refused.strerror or 'unknown reason').lower()}.")
            return
        self.say(copy_text(text) or "The report is on the clipboard.")

    def _open(self) -> None:
        assert self.report is not None
        self.refuse(open_folder(self.report.parent) or "")

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        draw_wall(canvas)
        canvas.panel(*PANEL, 20, alpha=1)
        draw_icon(canvas, "warning", PANEL.x + 36, PANEL.y + 28, 34, theme.alarm)
        title = "Something went wrong"
        canvas.text(title, "display", 30, PANEL.x + 84, PANEL.y + 46, theme.text, "ml", width=PANEL.w - 130)
        left, width = PANEL.x + 38, PANEL.w - 76
        where = "The report is here: *{report}*" if self.report else "No report could be written."
        words = marked(
            f"This should not have happened, and it is not your fault. {{kept}}\n\n_{{error}}_\n\n{where}",
            kept=self.kept, error=in_words(self.problem), report=self.report,
        )
        size = fitting_size(canvas, words, width, PANEL.h - 260)
        canvas.paragraph(words, left, PANEL.y + 84, width, size)


def in_words(problem: Exception) -> str:
    """The error as one sentence, without a traceback."""
    if isinstance(problem, MatchBroken):
        return str(problem)
    said = " ".join(str(problem).split()) or "it says no more"
    return f"{type(problem).__name__}: {said}"[:240]


def _kept(desk: Desk, match: Match | None) -> str:
    """Write the match once more, and say where it stands."""
    if match is None:
        return "No match was open."
    try:
        desk.saves.keep(desk.saves.describe(match), dict(match.catalogs))
    except NotWritten as refused:
        return f"The match goes on, but could not be saved: {refused}"
    except Exception:
        # The match itself may be what is broken; the screen about it must come all the same.
        log.exception("The match could not be saved after an error.")
        return "The match could not be saved again; its last save is still there."
    return "The match is saved and can go on from where it was."
