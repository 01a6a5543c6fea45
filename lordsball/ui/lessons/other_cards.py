"""The question before a lesson whose cards are not those that lie on the table now."""

from __future__ import annotations

from lordsball.lessons.library import Lesson
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.desk import Desk

PANEL = Box(340, 216, 600, 288)


class OtherCardsScene(Scene):
    """Plays the lesson with the cards it was written for, or goes back.

    :param step: the step it would be opened at, from 0.
    """

    overlay = True

    def __init__(self, desk: Desk, lesson: Lesson, step: int) -> None:
        super().__init__()
        self.desk, self.lesson, self.step = desk, lesson, step
        self.theme = cover_for(lesson.game).theme

    def enter(self) -> None:
        top = PANEL.bottom - 84
        self.add(
            Button((PANEL.x + 32, top, 120, 54), "Back", self.close, kind="slate", cap="Esc"),
            Button((PANEL.right - 32 - 270, top, 270, 54), "Play it with them", self._play, kind="gold"),
        )

    def _play(self) -> None:
        self.desk.open_lesson(self.lesson, self.step, own_cards=False)

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        whose = "shipped" if self.lesson.layers == 1 else "its own"
        canvas.panel(*PANEL, 20, alpha=1)
        canvas.text(f"This lesson needs {'the ' if whose == 'shipped' else ''}{whose} cards", "display", 28, PANEL.cx,
                    PANEL.y + 46, theme.accents[0], "mc", width=PANEL.w - 60)
        words = "The cards on your table say something else, and the lesson speaks of what the others say. Your game " \
                "keeps your cards."
        canvas.paragraph(words, PANEL.x + 36, PANEL.y + 84, PANEL.w - 72, 20, most_rows=4)
