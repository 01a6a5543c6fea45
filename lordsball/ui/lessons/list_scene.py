"""What a game has to teach: its lessons in order, a tick at each that is done."""

from __future__ import annotations

from lordsball.lessons.library import Lesson
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.pieces.logo import draw_logo
from lordsball.ui.kit.pieces.poster import draw_wall
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import SHELL
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.scroll import ScrollView
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.shell.desk import Desk

PANEL = Box(190, 96, 900, 496)
_ROW = 74.0
"""From one lesson to the next."""


class LessonRow(Widget):
    """A lesson in the list; a click begins it, or goes on where it was left."""

    def __init__(self, rect: tuple[float, float, float, float], lesson: Lesson, number: int, desk: Desk) -> None:
        super().__init__(rect, lesson.card.title, lambda: desk.open_lesson(lesson), keys=(str(number),),
                         tooltip=lesson.card.about)
        self.lesson, self.number = lesson, number
        self.done = lesson.key in desk.progress.done
        self.step = desk.progress.steps.get(lesson.key, 0)

    def draw(self, canvas: Canvas, state: State) -> None:
        theme, (x, y, w, h), card = canvas.theme, self.rect, self.lesson.card
        top, edge = (theme.panel_top, theme.light) if state.hover else (theme.well, theme.edge)
        canvas.rounded(x, y, w, h, 12, top, theme.panel_bottom, edge, 1.5)
        if self.done:
            draw_icon(canvas, "check", x + 16, y + h / 2 - 15, 30, theme.good)
        else:
            canvas.text(str(self.number), "display", 28, x + 31, y + h / 2, theme.gold, "mc", height=h - 8)
        begun = f"Step {self.step + 1} of {len(card.steps)}" if self.step else f"{card.minutes} min"
        right = x + w - 18
        note = canvas.text("Done" if self.done and not self.step else begun, "body", 18, right, y + h / 2, theme.muted,
                           "mr", width=170, height=h - 8)
        room = w - 64 - note - 34
        canvas.text(card.title, "semibold", 21, x + 62, y + h * 0.3, theme.text, "ml", width=room, height=h / 2 - 2)
        canvas.text(card.about, "body", 18, x + 62, y + h * 0.71, theme.muted, "ml", width=room, height=h / 2 - 4)


class LessonsScene(Scene):
    """The lessons of one game, and the ways on: the next lesson, a game, the title.

    :param done: a lesson that has just come to its end.
    :param trouble: why one could not go on.
    """

    theme = SHELL

    def __init__(self, desk: Desk, key: str, done: Lesson | None = None, trouble: str = "") -> None:
        super().__init__()
        self.desk, self.key, self.done = desk, key, done
        self._trouble = trouble

    def enter(self) -> None:
        lessons = self.desk.teaching(self.key, again=True).lessons
        self.lessons = lessons
        area = ScrollView((PANEL.x + 24, PANEL.y + 96, PANEL.w - 48, PANEL.h - 116))
        for number, lesson in enumerate(lessons, 1):
            rect = (4.0, 4 + (number - 1) * _ROW, area.rect.w - 24, _ROW - 8)
            area.children.append(LessonRow(rect, lesson, number, self.desk))
        self.add(area, *self._ways())
        problems = self.desk.teaching(self.key).problems
        if self._trouble or problems:
            self.say(self._trouble or str(problems[0]), 10.0)
        elif self.desk.progress.notice:
            self.say(self.desk.progress.notice, 6.0)
            self.desk.progress.notice = ""

    def _ways(self) -> list[Widget]:
        progress, top = self.desk.progress, 616.0
        todo = [lesson for lesson in self.lessons if lesson.key not in progress.done]
        after = [lesson for lesson in todo if self.done is None or self.lessons.index(lesson) > self._place_of_done]
        if after:
            label = "Next lesson" if self.done else "Go on" if after[0].key in progress.steps else "Begin"
            first = Button((460, top, 360, 58), label, lambda: self.desk.open_lesson(after[0]), kind="gold")
            other = Button((838, top, 252, 58), "Play a game", self._play, kind="slate", size=21)
        else:
            first = Button((460, top, 360, 58), "Play a game", self._play, kind="gold")
            other = Button((838, top, 252, 58), "Rules", lambda: self.desk.open_rules(self.key), kind="slate", size=21)
            if todo:
                other = Button((838, top, 252, 58), "Earlier lesson", lambda: self.desk.open_lesson(todo[0]),
                               kind="slate", size=21, tooltip=todo[0].card.title)
        return [Button((190, top, 252, 58), "Title", self.desk.title, kind="slate", size=21, cap="Esc"), first, other]

    @property
    def _place_of_done(self) -> int:
        """Where in the list the lesson stands that has just come to its end."""
        return next((n for n, each in enumerate(self.lessons) if self.done and each.key == self.done.key), -1)

    def _play(self) -> None:
        self.desk.set_up(self.key)

    def back(self) -> None:
        self.desk.title()

    def paint(self, canvas: Canvas) -> None:
        from lordsball import games

        draw_wall(canvas)
        draw_logo(canvas, 640, 45)
        canvas.panel(*PANEL, 18, alpha=0.98)
        theme = canvas.theme
        name = games.game(self.key).name
        canvas.text(f"Learn {name}", "display", 30, PANEL.x + 32, PANEL.y + 38, theme.accents[0], "ml",
                    width=PANEL.w - 64)
        words = "Each takes a few minutes, on the real table. Leave when you like: you come back at the same step."
        if self.done is not None:
            words = f"“{self.done.card.title}” is done."
        canvas.text(words, "body", 18, PANEL.x + 32, PANEL.y + 74, theme.muted, "ml", width=PANEL.w - 64, height=34)
