"""What can be done on the Edit page about a disk that refuses, a mistake elsewhere, and a file that cannot be read."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from lordsball.match.files import NotWritten
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.shell.desktop import open_file
from lordsball.ui.workshop import edit_looks as looks
from lordsball.ui.workshop.flow import Sizes
from lordsball.ui.workshop.form_pieces import Board, Trouble

if TYPE_CHECKING:
    from lordsball.ui.workshop.edit import EditPage

_ELSEWHERE = "lordsball cards"
"""The folder that takes what the data folder refuses: in the home folder, else among temporary files."""


class Troubles:
    """What stands where something is wrong that no field shows."""

    def __init__(self, page: EditPage) -> None:
        self._page = page

    def widgets(self) -> list[Widget]:
        """What can be done about what the foot of the file's board says."""
        if self._page.bench.refused:
            return [
                Button(looks.ELSEWHERE, "Save elsewhere", self._save_elsewhere, kind="bone", size=18,
                       tooltip="Saves your changes to another folder."),
                Button(looks.AGAIN, "Try again", self._save_again, kind="slate", size=18),
            ]
        wrong = self._page.wrong()
        if not wrong:
            return []
        first = Widget(looks.STATE, "Go to the problem", self._go_to_problem, tooltip=str(wrong[0]))
        return [first]

    def _save_again(self) -> None:
        self._page.hand.act(self._page.bench.save)

    def _save_elsewhere(self) -> None:
        """Keep what the disk refuses in the first folder that takes it."""
        for folder in (Path.home() / _ELSEWHERE, Path(tempfile.gettempdir()) / _ELSEWHERE):
            try:
                files = self._page.bench.save_elsewhere(folder)
            except NotWritten as refused:
                self._page.scene.refuse(str(refused))
                continue
            self._page.scene.say(f"Kept in {files[0].parent if files else folder}.", 8.0)
            return

    def _go_to_problem(self) -> None:
        """To the card that the first problem is about; to its file where no card is known."""
        problem = self._page.wrong()[0]
        about = next((record for record in self._page.bench.records if problem in record.problems), None)
        if about is None:
            self._open(Path(problem.place.file))
        elif about.key != getattr(self._page.record, "key", None):
            self._page.leave()
            self._page.room.chosen = about.key
            self._page.enter()
            self._page.scene.refresh()
        else:
            self._page.scene.refuse(str(problem))

    def unread(self) -> list[Widget]:
        """What stands in place of a form for what cannot be read: the sentence, and the way to its file."""
        card = self._page.room.card
        if card is None or not card.problems:
            return []
        problem, sizes = card.problems[0], Sizes(self._page.app)
        words = f"Line {problem.place.line}: {problem.text}." if problem.place.line else f"{problem.text}."
        room = looks.FORM_WIDTH - 80
        h = sizes.rows(words, room) * sizes.line + 20
        file = Path(problem.place.file)
        return [
            Board((2, 2, looks.FORM_WIDTH - 4, h + 122), card.name),
            Trouble((16, 46, looks.FORM_WIDTH - 32, h), words, room),
            Button((16, h + 62, 210, 44), "Open the file", lambda: self._open(file), kind="bone", icon="folder",
                   size=19),
        ]

    def _open(self, file: Path) -> None:
        self._page.scene.refuse(open_file(file) or "")
