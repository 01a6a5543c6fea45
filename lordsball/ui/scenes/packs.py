"""The packs of cards: which there are, what each replaces, on or off, and which one counts last."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from functools import partial
from pathlib import Path

from lordsball import games
from lordsball.content import catalog
from lordsball.content.problems import Problem, Problems
from lordsball.match.files import NotWritten
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import Dropped, Input
from lordsball.ui.kit.paragraph import Markup, marked
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import SHELL
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.scroll import Block, Heading, RichText
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.desktop import open_folder
from lordsball.ui.shell.pack_shelf import Shelved

PANEL = Box(90, 40, 1100, 640)
LIST = Box(126, 128, 400, 456)
ABOUT = Box(556, 128, 598, 380)
ROWS = 7
ROW = 58
MOST_CHANGES = 30
"""Things that a pack replaces, told for one game."""


class PacksScene(Scene):
    """A panel over the open scene. What is changed counts from the next game on. Escape closes it."""

    theme = SHELL
    overlay = True

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.chosen = 0
        self._first = 0
        self._packs: list[Shelved] = []

    def enter(self) -> None:
        self._build()

    def _build(self, focus: str = "") -> None:
        self._packs = self.desk.packs.look(self.app.settings)
        self.chosen = max(0, min(self.chosen, len(self._packs) - 1))
        self._first = max(0, min(self.chosen - ROWS // 2, len(self._packs) - ROWS))
        shown = list(enumerate(self._packs))[self._first : self._first + ROWS]
        rows = [self._row(place, number, shelved) for place, (number, shelved) in enumerate(shown)]
        top = PANEL.bottom - 84
        text = RichText((ABOUT.x + 16, ABOUT.y + 12, ABOUT.w - 28, ABOUT.h - 24), "The pack", self._blocks(), gap=6)
        folder = self.desk.packs.folder
        self.rebuild([
            *rows,
            text,
            *self._switches(),
            Button((PANEL.x + 36, top, 220, 52), "Open the folder", lambda: self.refuse(open_folder(folder) or ""),
                   kind="slate", icon="folder", size=20),
            Button((PANEL.x + 270, top, 180, 52), "Look again", self._again, kind="slate", icon="search", size=20,
                   keys=("f5",)),
            Button((PANEL.right - 216, top, 180, 52), "Done", self.close, kind="gold", size=22),
        ])
        if focus:
            self.group.focus(next(widget for widget in self.group.widgets if widget.label == focus))

    def handle(self, what: Input) -> bool:
        if isinstance(what, Dropped):
            place = Path(what.path)
            self.app.background.send(partial(self.desk.packs.add, place), partial(self._added, place.name))
            return True
        return super().handle(what)

    def _added(self, name: str, done: Future[str]) -> None:
        try:
            trouble = done.result()
        except (NotWritten, OSError) as refused:
            trouble = str(refused)
        if trouble:
            self.refuse(trouble)
            return
        self._again()
        self.chosen = next((n for n, each in enumerate(self._packs) if each.name == name), 0)
        self._build()
        self.say(f"{self._packs[self.chosen].pack.title} is one of your packs now.")

    def _row(self, place: int, number: int, shelved: Shelved) -> Button:
        rect = (LIST.x, LIST.y + place * ROW, LIST.w, ROW - 8)
        kind = "slate" if number == self.chosen else "flat"
        icon = "warning" if not shelved.pack.usable else "check" if shelved.on else "eye_off"
        return Button(rect, shelved.pack.title, lambda: self._choose(number), kind=kind, icon=icon, size=20)

    def _switches(self) -> list[Button]:
        """On or off, earlier and later, for the pack that is chosen."""
        if not self._packs:
            return []
        pack, top = self._packs[self.chosen], ABOUT.bottom + 16
        last = sum(shelved.can_move for shelved in self._packs) - 1
        given = "It comes from the command line: --cards."
        fixed = "Your own changes count last." if pack.own else given
        words = "Switch off" if pack.on else "Switch on"
        return [
            Button((ABOUT.x, top, 190, 48), words, self._switch, kind="slate", size=20, enabled=pack.own, why=given),
            Button((ABOUT.x + 204, top, 190, 48), "Counts earlier", lambda: self._move(-1), kind="slate", size=20,
                   enabled=pack.can_move and self.chosen > 0, why="It is already first." if pack.can_move else fixed),
            Button((ABOUT.x + 408, top, 190, 48), "Counts later", lambda: self._move(1), kind="slate", size=20,
                   enabled=pack.can_move and self.chosen < last, why="It is already last." if pack.can_move else fixed),
        ]

    def _choose(self, number: int) -> None:
        self.chosen = number
        self._build(self._packs[number].pack.title)

    def _again(self) -> None:
        self.desk.use_packs()
        self._build()

    def _switch(self) -> None:
        name = self._packs[self.chosen].name
        off = [other for other in self.app.settings.packs_off if other != name]
        self.app.change(packs_off=off if len(off) < len(self.app.settings.packs_off) else [*off, name])
        self._again()

    def _move(self, step: int) -> None:
        names = [shelved.name for shelved in self._packs if shelved.can_move]
        goal = self.chosen + step
        names[self.chosen], names[goal] = names[goal], names[self.chosen]
        self.app.change(packs_order=names)
        self.chosen = goal
        self._again()

    # -- about one pack --------------------------------------------------------------------------------------------

    def _blocks(self) -> list[Block]:
        if not self._packs:
            words = "There is no pack yet. Drop a zip of cards here, or put a folder of them into the folder of packs."
            return [Markup(words)]
        shelved = self._packs[self.chosen]
        pack, about = shelved.pack, shelved.pack.about
        blocks: list[Block] = [Heading(pack.title, 24)]
        if about is not None:
            by = f", by {about.author}" if about.author else ""
            blocks.append(marked("{version}", version=f"Version {about.version}{by}"))
        named = ", ".join(games.game(key).name for key in pack.games)
        blocks.append(marked("{games}", games=f"For {named}" if named else "It has no cards and no pictures."))
        blocks.append(marked("{file}", file=pack.place.name))
        problems = [*pack.problems, *(problem for key in pack.games for problem in self._wrong(shelved, key))]
        blocks += [Heading("Problems", 20), *map(_said, problems)] if problems else []
        changes = [change for key in pack.games for change in self._changes(shelved, key)]
        if changes and not problems:
            blocks += [Heading("It replaces", 20), *(marked("{change}", change=change) for change in changes)]
        return blocks

    def _layers(self, shelved: Shelved) -> list[Shelved]:
        """The packs up to this one that are on."""
        return [each for each in self._packs[: self.chosen] if each.on and each.pack.usable] + [shelved]

    def _wrong(self, shelved: Shelved, key: str) -> Iterator[Problem]:
        try:
            self._cards(key, self._layers(shelved))
        except Problems as found:
            yield from found.errors

    def _changes(self, shelved: Shelved, key: str) -> list[str]:
        try:
            before, after = self._cards(key, self._layers(shelved)[:-1]), self._cards(key, self._layers(shelved))
        except Problems:  # told under this pack, or under the one before it
            return []
        told = [change for change in catalog.changes(before.contents, after.contents) if ": new in " not in change]
        return told[:MOST_CHANGES]

    def _cards(self, key: str, layers: list[Shelved]) -> games.Catalog:
        """Raises Problems."""
        cards: games.Catalog = games.game(key).load_cards([self.desk.folders[0], *(s.pack.folder for s in layers)])
        return cards

    # -- looks -----------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(*PANEL, 20, alpha=1)
        canvas.text("Packs", "display", 32, PANEL.x + 36, PANEL.y + 44, theme.text, "ml", width=200)
        words = "Of two that say different things, the lower one counts. Changes count from the next game."
        canvas.text(words, "body", 18, PANEL.x + 190, PANEL.y + 46, theme.muted, "ml", width=PANEL.w - 226, height=50)
        canvas.rounded(*ABOUT, 16, theme.well, alpha=0.55)
        hidden = len(self._packs) - ROWS
        if hidden > 0:
            more = f"{self._first + 1} to {min(self._first + ROWS, len(self._packs))} of {len(self._packs)}"
            canvas.text(more, "body", 18, LIST.x + 4, LIST.bottom - 22, theme.muted, "ml", width=LIST.w)


def _said(problem: Problem) -> Markup:
    rest = ": ".join(part for part in (problem.path, problem.text) if part)
    return marked("*{place}*  {rest}", place=problem.place, rest=rest)
