"""Keep a match under a name."""

from __future__ import annotations

from concurrent.futures import Future

from lordsball import limits
from lordsball.match.files import NotWritten
from lordsball.match.match import Match
from lordsball.match.saves import Entry
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.scenes.save_rows import spoken_time
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.desk import Desk

PANEL = Box(360, 190, 560, 320)


class SaveAsScene(Scene):
    """A small panel over the table. A save of the same name gives way, and the panel says so before."""

    overlay = True

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__()
        self.desk = desk
        self.match = match
        self.theme = cover_for(match.game.key).theme
        self._about = ""

    def enter(self) -> None:
        name = " – ".join(self.match.names)[:limits.SAVE_NAME]
        rect = (PANEL.x + 36, PANEL.y + 96, PANEL.w - 72, 48)
        self.field = TextField(rect, "Name of the save", name, self._typed, longest=limits.SAVE_NAME,
                               on_enter=lambda text: self._save(), placeholder="A name")
        self.add(
            self.field,
            Button((PANEL.right - 36 - 352, PANEL.bottom - 84, 130, 54), "Cancel", self.close, cap="Esc"),
            Button((PANEL.right - 36 - 206, PANEL.bottom - 84, 206, 54), "Save", self._save, kind="gold", cap="Enter"),
        )
        self.group.focus(self.field, ring=False)
        self.field.anchor = 0
        self._typed(name)

    def _typed(self, name: str) -> None:
        """Say what would happen under this name."""
        try:
            there = self.desk.saves.named(name)
        except NotWritten as refused:
            self._about = str(refused)
            return
        when = f", from {spoken_time(there.time)}" if there is not None and there.time is not None else ""
        self._about = "" if there is None else f"A save with this name exists{when}. It will be replaced."

    def _save(self) -> None:
        saves, catalogs = self.desk.saves, dict(self.match.catalogs)
        try:
            data = saves.describe(self.match, self.field.text)
        except NotWritten as refused:
            self.say(str(refused), 5)
            return
        self.app.background.send(lambda: saves.keep_named(data, catalogs), self._saved)

    def _saved(self, done: Future[Entry]) -> None:
        try:
            entry = done.result()
        except NotWritten as refused:
            self.app.say(str(refused))
            return
        if self.app.scenes.top is self:
            self.close()
        self.app.say(f"Saved as “{entry.name}”.")

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(*PANEL, 20, alpha=1)
        canvas.text("Save as", "display", 30, PANEL.x + 36, PANEL.y + 48, theme.accents[0], "ml", width=PANEL.w - 72)
        about = self._about or "Autosave goes on as well."
        canvas.paragraph(about, PANEL.x + 38, PANEL.y + 156, PANEL.w - 76, 18, colour=theme.muted, most_rows=2)
