"""The menu over the table: the match waits below it."""

from __future__ import annotations

from lordsball.match.match import Match
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.desk import Desk

PANEL = Box(460, 66, 360, 588)
_FIRST, _STEP = 182.0, 57.0


class PauseScene(Scene):
    """Everything but playing: keep, load, choose, read, leave. Escape goes on with the match."""

    overlay = True

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__()
        self.desk = desk
        self.match = match
        self.theme = cover_for(match.game.key).theme

    def enter(self) -> None:
        desk, match = self.desk, self.match
        ways = (
            ("Resume", self.close, "play", ()),
            ("Save as…", lambda: desk.open_save_as(match), "save", ("ctrl+s",)),
            ("Load…", desk.open_saves, "load", ("ctrl+o",)),
            ("Rules", lambda: desk.open_rules(match.game.key, match.position.where()), "book", ("f1", "?", "shift+/")),
            ("Settings", desk.open_settings, "settings", ()),
            ("Quit to title", lambda: desk.leave(desk.title), "home", ()),
            ("Quit", lambda: desk.leave(self.app.quit), "quit", ()),
        )
        for number, (label, act, icon, keys) in enumerate(ways):
            top = _FIRST + number * _STEP + (14 if number > 0 else 0) + (8 if number > 4 else 0)
            kind = "gold" if number == 0 else "plain"
            self.add(
                Button((PANEL.x + 40, top, PANEL.w - 80, 50), label, act, kind=kind, icon=icon, size=21, keys=keys)
            )

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(*PANEL, 20, alpha=1)
        canvas.text("Time out", "display", 32, PANEL.cx, PANEL.y + 40, theme.accents[0], "mc", width=PANEL.w - 60)
        names = " – ".join(self.match.names)
        size = fitting_size(canvas, names, PANEL.w - 40, 46, 18, "semibold", 1.1)
        top = PANEL.y + 86 - canvas.paragraph_height(names, PANEL.w - 40, size, "semibold", line_height=1.1) / 2
        canvas.paragraph(names, PANEL.x + 20, top, PANEL.w - 40, size, "semibold", align="c", line_height=1.1)
        trouble = self.desk.why_not_saved()
        words, colour = (trouble, theme.alarm) if trouble else ("Every move is saved.", theme.muted)
        size = fitting_size(canvas, words, PANEL.w - 40, 44, 18, "body", 1.1)
        top = PANEL.bottom - 24 - canvas.paragraph_height(words, PANEL.w - 40, size, line_height=1.1) / 2
        canvas.paragraph(words, PANEL.x + 20, top, PANEL.w - 40, size, colour=colour, align="c", most_rows=2,
                         line_height=1.1)
