"""Mistakes in the card files: all of them, with file and line, and a button to read the files again."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.content.problems import Problem, Problems
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.paragraph import Markup, marked
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.pieces.poster import draw_wall
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import SHELL
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.scroll import Block, Heading, RichText
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.desktop import copy_text, open_folder

PANEL = Box(90, 50, 1100, 620)


class CardsTroubleScene(Scene):
    """In the place of a screen that needs cards, while they cannot be read; the first screen among them.

    :param again: reads the cards once more and says which scene comes then.
    """

    theme = SHELL

    def __init__(self, desk: Desk, problems: Problems, again: Callable[[], Scene]) -> None:
        super().__init__()
        self.desk = desk
        self.problems = problems
        self.again = again

    def enter(self) -> None:
        top = PANEL.bottom - 84
        folder = self.desk.own_cards[0] if self.desk.own_cards else self.desk.folders[0]
        text = RichText((PANEL.x + 56, PANEL.y + 136, PANEL.w - 106, 374), "Mistakes", self._blocks(), gap=5)
        self.add(
            text,
            Button((PANEL.x + 36, top, 150, 52), "Copy", self._copy, kind="slate", icon="copy", size=20),
            Button((PANEL.x + 200, top, 220, 52), "Open the folder", lambda: self.refuse(open_folder(folder) or ""),
                   kind="slate", icon="folder", size=20),
            Button((PANEL.x + 434, top, 130, 52), "Quit", self.app.quit, kind="slate", icon="quit", size=20),
            Button((PANEL.right - 36 - 250, top, 250, 52), "Try again", self._try, kind="gold", size=22, keys=("f5",)),
        )
        self.group.focus(text, ring=False)

    def _try(self) -> None:
        self.app.scenes.replace(self.again())

    def _copy(self) -> None:
        self.say(copy_text(str(self.problems)) or "The list is on the clipboard.")

    def _blocks(self) -> list[Block]:
        """Mistakes first, by file; then what is only odd."""
        blocks: list[Block] = []
        for heading, problems in (("", self.problems.errors), ("Odd, but playable", self.problems.warnings)):
            if heading and problems:
                blocks.append(Heading(heading, 22))
            blocks += [_said(problem) for problem in problems]
        return blocks

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        draw_wall(canvas)
        canvas.panel(*PANEL, 20, alpha=1)
        draw_icon(canvas, "warning", PANEL.x + 36, PANEL.y + 26, 34, theme.alarm)
        count = len(self.problems.errors)
        title = "One mistake in the cards" if count == 1 else f"{count} mistakes in the cards"
        canvas.text(title, "display", 30, PANEL.x + 84, PANEL.y + 44, theme.text, "ml", width=PANEL.w - 130)
        words = "The game cannot start with them. Fix the files, save, and try again."
        canvas.text(words, "body", 18, PANEL.x + 38, PANEL.y + 90, theme.muted, "ml", width=PANEL.w - 76, height=40)
        canvas.rounded(PANEL.x + 36, PANEL.y + 122, PANEL.w - 72, 402, 12, theme.well, alpha=0.6)


def _said(problem: Problem) -> Markup:
    """A problem as a paragraph: the place in bold, so that the eye finds it."""
    rest = ": ".join(part for part in (problem.path, problem.text) if part)
    return marked("*{place}*  {rest}", place=problem.place, rest=rest)
