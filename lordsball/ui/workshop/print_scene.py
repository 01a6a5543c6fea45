"""Print a game: what, on which paper, into which file. The file is made beside the window."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from lordsball import games
from lordsball.printing.box import Box
from lordsball.printing.imposing import BACKS
from lordsball.printing.paper import PAPERS
from lordsball.printing.sections import PARTS, RULES, SECTIONS
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.choices import Dropdown
from lordsball.ui.kit.widgets.switches import Segmented, Toggle
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.widget import Box as Rect
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.press.packing import packed
from lordsball.ui.press.worker import Drawn, Failed, Printed, Printer, Wanted
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.desktop import open_folder

PANEL = Rect(200, 52, 880, 616)
FOLDER = "printed"
"""Where PDFs go, in the folder of the person's own files."""
EVERYTHING = "The whole game"
_BACKS = {"duplex-long": "Long edge", "duplex-short": "Short edge", "gutter": "Fold", "none": "None"}
_NOT_IN_NAMES = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
_LONGEST = 60
_LEFT, _FIELDS = 36.0, 190.0


class PrintScene(Scene):
    """A panel over the workshop.

    :param game: the key of the game.
    :param cards: its catalog.
    :param names: the names of teams, by id.
    """

    overlay = True

    def __init__(self, desk: Desk, game: str, cards: object, names: dict[str, str]) -> None:
        super().__init__()
        self.desk, self.game = desk, game
        self._box: Box = packed(game, cards)
        self.teams: tuple[str, ...] = ("", *self._box.groups)
        self._team_names = [EVERYTHING, *(names.get(id, id) for id in self.teams[1:])]
        present = {part.section for part in self._box.parts()}
        self.sections = tuple(s for s in SECTIONS if s in present or s == PARTS or (s == RULES and self._box.rules))
        self.chosen = set(self.sections)
        self.team, self.paper, self.backs = 0, 0, 0
        self.bleed = self.save_ink = False
        self.name = game.replace("_", " ")
        self.printer: Printer | None = None
        self.drawn: Drawn | None = None
        self.done: Printed | None = None
        self.trouble = ""

    @property
    def file(self) -> Path:
        """The file that will be made."""
        return self.desk.data / FOLDER / f"{self.name.strip()}.pdf"

    # -- widgets -----------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self._build()

    def leave(self) -> None:
        self._stop()

    def _build(self) -> None:
        if self.printer is not None:
            self.rebuild([self._button("Stop", self._stop, 180, "escape", cap="Esc")])
            return
        again = self._button("Close", self.close, 150, "escape", cap="Esc", right=PANEL.right - 36 - 196)
        if self.done is not None:
            folder = Button((PANEL.right - 36 - 216, PANEL.bottom - 78, 216, 54), "Open the folder", self._show,
                            kind="gold", size=20)
            back = Button((PANEL.x + _LEFT, PANEL.bottom - 78, 190, 54), "Print more", self._again, size=20)
            self.rebuild([back, self._button("Close", self.close, 150, "escape", cap="Esc",
                                             right=PANEL.right - 36 - 232), folder])
            return
        self.go = Button((PANEL.right - 36 - 180, PANEL.bottom - 78, 180, 54), "Print", self._print, kind="gold",
                         size=22, cap="Enter", keys=("enter",))
        self.rebuild([*self._choices(), again, self.go])
        self._look()

    def _button(self, words: str, act: object, w: float, key: str, cap: str, right: float = PANEL.right - 36) -> Button:
        return Button((right - w, PANEL.bottom - 78, w, 54), words, act, size=20, keys=(key,), cap=cap)  # type: ignore[arg-type]

    def _choices(self) -> list[Widget]:
        x, w = PANEL.x + _FIELDS, PANEL.w - _FIELDS - 36
        papers = [paper.name for paper in PAPERS.values()]
        made: list[Widget] = [
            Dropdown((x, PANEL.y + 76, 400, 42), "For", self._team_names, self.team, self._take_team,
                     enabled=len(self.teams) > 1, why="This game has no teams."),
            *self._sections(x, PANEL.y + 132, w),
            Segmented((x, PANEL.y + 234, 220, 42), "Paper", papers, self.paper, self._take_paper),
            Segmented((x, PANEL.y + 290, 480, 42), "Backs", list(_BACKS.values()), self.backs, self._take_backs),
            Toggle((x, PANEL.y + 368, 310, 40), "3 mm bleed", self.bleed, self._take_bleed,
                   tooltip="Pictures reach beyond the cut: for a print shop, or a cut that need not be exact"),
            Toggle((x + 340, PANEL.y + 368, 314, 40), "Save ink", self.save_ink, self._take_ink,
                   tooltip="Light grounds and plain backs"),
            TextField((x, PANEL.y + 424, 400, 44), "File name", self.name, self._take_name, longest=_LONGEST,
                      allowed=lambda letter: not _NOT_IN_NAMES.match(letter), placeholder="A name"),
        ]
        return made

    def _sections(self, x: float, y: float, w: float) -> list[Widget]:
        each = (w - 3 * 12) / 4
        return [
            Toggle((x + number % 4 * (each + 12), y + number // 4 * 46, each, 40), section.capitalize(),
                   section in self.chosen, lambda on, section=section: self._take_section(section, on))  # type: ignore[misc]
            for number, section in enumerate(self.sections)
        ]

    def _take_team(self, number: int) -> None:
        self.team = number
        whole = self.game.replace("_", " ")
        known = {whole, *(f"{whole} {name}" for name in self._team_names[1:])}
        if self.name in known:
            self.name = whole if not number else f"{whole} {self._team_names[number]}"
            self._build()

    def _take_section(self, section: str, on: bool) -> None:
        (self.chosen.add if on else self.chosen.discard)(section)
        self._look()

    def _take_paper(self, number: int) -> None:
        self.paper = number

    def _take_backs(self, number: int) -> None:
        self.backs = number

    def _take_bleed(self, on: bool) -> None:
        self.bleed = on

    def _take_ink(self, on: bool) -> None:
        self.save_ink = on

    def _take_name(self, name: str) -> None:
        self.name = name
        self._look()

    def _look(self) -> None:
        """Can it be printed as it is?"""
        why = "Give the file a name first." if not self.name.strip() else ""
        why = why or ("Choose something to print first." if not self.chosen else "")
        self.go.enabled, self.go.why = not why, why

    # -- printing ----------------------------------------------------------------------------------------------------

    def _print(self) -> None:
        self.trouble, self.drawn = "", None
        self.printer = Printer(Wanted(
            self.game, tuple(self.desk.folders), self.teams[self.team],
            tuple(section for section in self.sections if section in self.chosen), tuple(PAPERS)[self.paper],
            tuple(BACKS)[self.backs], self.bleed, self.save_ink, self.file,
        ))
        self._build()

    def _stop(self) -> None:
        if self.printer is not None:
            self.printer.stop()
            self.printer = None
            if self.app.scenes.top is self:
                self._build()

    def _again(self) -> None:
        self.done = None
        self._build()

    def _show(self) -> None:
        refused = open_folder(self.file.parent)
        if refused:
            self.say(refused, 6)

    def update(self, dt: float) -> bool:
        changed = super().update(dt)
        report = self.printer.poll() if self.printer is not None else None
        if report is None:
            return changed or self.printer is not None
        if isinstance(report, Drawn):
            self.drawn = report
            return True
        assert self.printer is not None
        self.printer.stop()
        self.printer = None
        if isinstance(report, Failed):
            self.trouble = report.sentence
        else:
            self.done = report
        self._build()
        return True

    # -- looks -------------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(*PANEL, 18, alpha=1)
        left, room = PANEL.x + _LEFT, PANEL.w - 2 * _LEFT
        title = f"Print {games.game(self.game).name}"
        canvas.text(title, "display", 28, left, PANEL.y + 40, theme.accents[0], "ml", width=room, height=50)
        if self.printer is not None:
            self._paint_progress(canvas)
        elif self.done is not None:
            self._paint_done(canvas, self.done)
        else:
            self._paint_choices(canvas)

    def _paint_choices(self, canvas: Canvas) -> None:
        theme, left = canvas.theme, PANEL.x + _LEFT
        for words, y in (("For", 97), ("What", 152), ("Paper", 255), ("Backs", 311), ("Cards", 388), ("File", 446)):
            canvas.text(words, "semibold", 18, left, PANEL.y + y, theme.text, "ml", width=_FIELDS - _LEFT - 12,
                        height=36)
        x, room = PANEL.x + _FIELDS, PANEL.w - _FIELDS - 36
        told = f"{BACKS[tuple(BACKS)[self.backs]].capitalize()}."
        canvas.text(told, "body", 18, x, PANEL.y + 348, theme.muted, "ml", width=room, height=28)
        if self.trouble:
            about, colour = self.trouble, theme.alarm
        else:
            there = self.file.is_file() and self.name.strip()
            about = "This file exists and will be replaced." if there else f"It goes into {self.file.parent}."
            colour = theme.muted
        canvas.paragraph(about, x, PANEL.y + 476, room, 18, colour=colour, most_rows=2)

    def _paint_progress(self, canvas: Canvas) -> None:
        theme, left, room = canvas.theme, PANEL.x + _LEFT, PANEL.w - 2 * _LEFT
        drawn = self.drawn
        words = "Laying out the pages…" if drawn is None else f"Picture {drawn.done} of {drawn.all}"
        canvas.text(words, "semibold", 22, left, PANEL.y + 250, theme.text, "ml", width=room, height=40)
        canvas.rounded(left, PANEL.y + 284, room, 22, 11, theme.well, edge=theme.edge)
        if drawn is not None and drawn.all:
            wide = max(22.0, room * drawn.done / drawn.all)
            canvas.rounded(left, PANEL.y + 284, wide, 22, 11, theme.gold, edge=theme.edge)
        calm = "You can stop at any time; then no file is left."
        canvas.text(calm, "body", 18, left, PANEL.y + 334, theme.muted, "ml", width=room, height=30)

    def _paint_done(self, canvas: Canvas, done: Printed) -> None:
        theme, left, room = canvas.theme, PANEL.x + _LEFT, PANEL.w - 2 * _LEFT
        words = f"{done.pages} pages, {done.size / 1e6:.1f} MB"
        canvas.text(words, "display", 30, left, PANEL.y + 150, theme.text, "ml", width=room, height=50)
        y = PANEL.y + 196
        for line in self._advice():
            y = canvas.paragraph(line, left, y, room, 20, colour=theme.text, most_rows=3) + 14

    def _advice(self) -> Sequence[str]:
        backs = {
            "duplex-long": "Set the printer to both sides, flipped on the long edge.",
            "duplex-short": "Set the printer to both sides, flipped on the short edge.",
            "gutter": "Print one side. Fold each sheet of cards along the dashes and glue it before you cut.",
            "none": "Print one side.",
        }[tuple(BACKS)[self.backs]]
        size = "Print at 100 % (“actual size”), never “fit to page”."
        ruler = " The ruler on the first page must be 100 mm long on paper." if PARTS in self.chosen else ""
        return str(self.file), size + ruler, backs
