"""Saved games and replays: load, watch, rename, delete."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from lordsball import limits
from lordsball.match import files
from lordsball.match.files import NotReadable, NotWritten
from lordsball.match.saves import UNFINISHED_USUAL, Entry, older_unfinished
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import SHELL
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.scroll import ScrollView
from lordsball.ui.kit.widgets.switches import Segmented
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.scenes.save_rows import HEIGHT, Listed, SaveRow, draw_about, listed
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.replay_files import replays

PANEL = Box(70, 36, 1140, 648)
LIST = Box(100, 118, 660, 470)
ABOUT = Box(786, 118, 394, 470)
GAMES, REPLAYS = 0, 1
NOTHING = (
    "Nothing is saved yet. Every game is saved as you play it.",
    "No replays yet. Save one at the end of a game.",
)


class SavesScene(Scene):
    """A panel with a list at the left, and at the right what is known of the chosen one."""

    theme = SHELL
    overlay = True

    def __init__(self, desk: Desk, shelf: int = GAMES) -> None:
        super().__init__()
        self.desk = desk
        self.shelf = shelf
        self.rows: list[Listed] = []
        self.chosen: Listed | None = None
        self._view = ScrollView(LIST, "Saved games")
        self._renaming: TextField | None = None
        self._sure = self._tidying = False
        self._old: list[Entry] = []

    def enter(self) -> None:
        self._read()

    def resume(self) -> None:
        self._read()

    def _read(self) -> None:
        """Look at the folder again; what was chosen stays chosen if it is still there."""
        before = self.chosen.entry.path if self.chosen else None
        entries = self.desk.saves.entries() if self.shelf == GAMES else replays(self.desk.data)
        self._old = older_unfinished(entries) if self.shelf == GAMES else []
        self.rows = [listed(entry, self.desk) for entry in entries]
        self.chosen = next((row for row in self.rows if row.entry.path == before), self.rows[0] if self.rows else None)
        self._view.children = [self._row(number, row) for number, row in enumerate(self.rows)]
        self._renaming, self._sure, self._tidying = None, False, False
        self._build()

    def _row(self, number: int, row: Listed) -> SaveRow:
        rect = (0.0, number * HEIGHT, LIST.w - 16, HEIGHT)
        return SaveRow(rect, row, lambda: self._choose(row))

    def _choose(self, row: Listed) -> None:
        if row is self.chosen and self._renaming is None:
            self._open()
            return
        self.chosen, self._renaming, self._sure, self._tidying = row, None, False, False
        self._build()

    # -- widgets -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        for child in self._view.children:
            assert isinstance(child, SaveRow)
            child.chosen = child.row is self.chosen
        tabs = Segmented((LIST.x + 180, PANEL.y + 22, 300, 44), "Shelf", ("Games", "Replays"), self.shelf, self._turn)
        self.rebuild([tabs, self._view, *self._tidy(), *self._acts()])

    def _tidy(self) -> list[Widget]:
        """A way to delete the oldest unfinished games at once, where there are many: by itself nothing deletes them."""
        if not self._old:
            return []
        count = f"{len(self._old)} old unfinished {'game' if len(self._old) == 1 else 'games'}"
        button = Button((ABOUT.x, PANEL.y + 22, ABOUT.w, 44), f"Tidy up: {count}", self._tidy_up, kind="slate",
                        icon="trash", size=19)
        if self._tidying:
            button.text, button.kind = f"Delete {count}?", "pink"
        return [button]

    def _turn(self, shelf: int) -> None:
        self.shelf, self.chosen = shelf, None
        self._view.scrolled = 0
        self._read()

    def _acts(self) -> list[Widget]:
        back = Button((PANEL.right - 30 - 394, PANEL.bottom - 76, 120, 52), "Back", self.close, kind="slate", cap="Esc")
        if self.chosen is None:
            return [back]
        if self._renaming is not None:
            top = ABOUT.y + 14
            return [self._renaming, Button((ABOUT.x + 14, top + 56, 180, 44), "Save this name", self._rename), back]
        entry = self.chosen.entry
        half, top = (ABOUT.w - 40) / 2, ABOUT.bottom - 60
        left, why = ABOUT.x + 14, entry.trouble
        acts: list[Widget] = []
        if self.shelf == GAMES:
            acts.append(self._act((left, top - 56, 2 * half + 12, 46), "Watch as a replay", "replay", self._watch, why))
            acts.append(self._act((left, top, half, 46), "Rename", "edit", self._begin_renaming, why))
        delete = self._act((left + half + 12, top, half, 46), "Delete", "trash", self._delete, "")
        if self._sure:
            delete.text, delete.kind = "Really delete?", "pink"
        acts.append(delete)
        word = "Load" if self.shelf == GAMES else "Watch"
        rect = (PANEL.right - 30 - 256, PANEL.bottom - 76, 256, 52)
        gold = Button(rect, word, self._open, kind="gold", size=22, enabled=not why, why=why)
        return [*acts, back, gold]

    def _act(
        self, rect: tuple[float, float, float, float], label: str, icon: str, act: Callable[[], None], why: str
    ) -> Button:
        return Button(rect, label, act, kind="slate", icon=icon, size=19, enabled=not why, why=why)

    # -- acting ------------------------------------------------------------------------------------------------

    def _open(self) -> None:
        if self.chosen is None:
            return
        entry = self.chosen.entry
        if entry.trouble:
            self.say(entry.trouble)
        elif self.shelf == GAMES:
            self.desk.go_on(entry)
        else:
            self._watch()

    def _watch(self) -> None:
        assert self.chosen is not None
        try:
            replay = self.desk.replay_of(self.chosen.entry.path)
        except NotReadable as refused:
            self.say(str(refused))
        else:
            self.desk.open_replay(replay)

    def _begin_renaming(self) -> None:
        assert self.chosen is not None
        field = TextField((ABOUT.x + 14, ABOUT.y + 14, ABOUT.w - 28, 46), "Name", self.chosen.entry.name,
                          longest=limits.SAVE_NAME, on_enter=lambda name: self._rename())
        self._renaming = field
        self._build()
        self.group.focus(field, ring=False)

    def _rename(self) -> None:
        assert self.chosen is not None and self._renaming is not None
        entry, name = self.chosen.entry, self._renaming.text
        self.app.background.send(lambda: self.desk.saves.rename(entry, name), self._renamed)

    def _renamed(self, done: Future[Entry]) -> None:
        try:
            entry = done.result()
        except (NotReadable, NotWritten) as refused:
            self.say(str(refused))
            if self._renaming is not None:
                self.group.focus(self._renaming, ring=False)
            return
        self.chosen = listed(entry, self.desk)
        self._read()

    def _delete(self) -> None:
        assert self.chosen is not None
        if not self._sure:
            self._sure, self._tidying = True, False
            self._build()
            return
        entry, name = self.chosen.entry, f"“{self.chosen.title}”"
        if self.shelf == GAMES:
            self.app.background.send(lambda: self.desk.saves.delete(entry), self._deleted)
        else:
            self.app.background.send(lambda: files.delete(entry.path, name), self._deleted)

    def _tidy_up(self) -> None:
        if not self._tidying:
            self._sure, self._tidying = False, True
            self._build()
            self.say(f"The newest {UNFINISHED_USUAL} unfinished games and every named one stay.")
            return
        old = tuple(self._old)
        self.app.background.send(lambda: self.desk.saves.delete(*old), self._deleted)

    def _deleted(self, done: Future[None]) -> None:
        try:
            done.result()
        except NotWritten as refused:
            self.say(str(refused))
        self._read()

    def back(self) -> None:
        if self._renaming is not None:
            self._renaming = None
            self._build()
        else:
            super().back()

    # -- looks -------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(*PANEL, 20, alpha=1)
        canvas.text("Load", "display", 32, LIST.x + 4, PANEL.y + 44, theme.text, "ml", width=160)
        canvas.rounded(LIST.x - 10, LIST.y - 10, LIST.w + 20, LIST.h + 20, 14, theme.well, alpha=0.6)
        canvas.rounded(ABOUT.x, ABOUT.y - 10, ABOUT.w, ABOUT.h + 20, 14, theme.well, alpha=0.6)
        if not self.rows:
            canvas.paragraph(NOTHING[self.shelf], LIST.x + 20, LIST.y + 190, LIST.w - 40, 20, colour=theme.muted,
                             align="c")
        elif self.chosen is not None:
            top = ABOUT.y + (122 if self._renaming is not None else 8)
            draw_about(canvas, self.chosen, Box(ABOUT.x + 20, top, ABOUT.w - 40, ABOUT.bottom - 124 - top))
