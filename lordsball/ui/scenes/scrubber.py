"""The course of a game as a bar: chapters as segments, a handle where the replay stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.theme import mix
from lordsball.ui.kit.widgets.widget import State, Widget


class Chapter(NamedTuple):
    """A part of the game: its first step after which it has begun, and its name, such as `Year 1: Postseason`."""

    step: int
    name: str


class Scrubber(Widget):
    """Press or drag to go to a step; Page Up and Down go by chapters, Home and End to either end.

    :param length: steps that can be watched.
    :param recorded: steps of the record; what is beyond `length` cannot be watched and is hatched.
    :param at: says where the replay stands.
    :param now: says which of the chapters is being shown; None before the first.
    :param go: called with the step to stand at.
    """

    radius = 8.0

    def __init__(
        self, rect: tuple[float, float, float, float], length: int, recorded: int, chapters: Sequence[Chapter],
        at: Callable[[], int], now: Callable[[], Chapter | None], go: Callable[[int], object],
    ) -> None:
        super().__init__(rect, "Where the replay stands", always=True)
        self.length = length
        self.recorded = max(length, recorded, 1)
        self.chapters = tuple(chapters)
        self.at, self.now = at, now
        self.go = go

    def _x(self, step: float) -> float:
        return self.rect.x + self.rect.w * step / self.recorded

    def step_at(self, x: float) -> int:
        """The step nearest to a place."""
        share = (x - self.rect.x) / self.rect.w
        return min(self.length, max(0, round(share * self.recorded)))

    def neighbour(self, by: int) -> int:
        """The first step of the next chapter, or of this one or the one before."""
        starts = [0, *(chapter.step for chapter in self.chapters), self.length]
        if by > 0:
            return next((start for start in starts if start > self.at()), self.length)
        return next((start for start in reversed(starts) if start < self.at()), 0)

    def press(self, x: float, y: float) -> None:
        self.go(self.step_at(x))

    def drag(self, x: float, y: float) -> None:
        if self.step_at(x) != self.at():
            self.go(self.step_at(x))

    def hover(self, x: float, y: float) -> bool:
        under = self.step_at(x)
        self.tooltip = next((chapter.name for chapter in reversed(self.chapters) if chapter.step <= under), "")
        return True

    def key(self, key: KeyPress) -> bool:
        goal = {
            "page up": self.neighbour(-1), "page down": self.neighbour(1), "home": 0, "end": self.length,
        }.get(key.name)
        if goal is None:
            return False
        self.go(goal)
        return True

    def draw(self, canvas: Canvas, state: State) -> None:
        theme = canvas.theme
        x, y, w, h = self.rect
        top, height = y + h / 2 - 13, 26.0
        canvas.rounded(x, top, w, height, 8, theme.well, theme.well, theme.edge, 1.5)
        lit = self.now()
        ends = [*(chapter.step for chapter in self.chapters[1:]), self.length][: len(self.chapters)]
        for number, (chapter, end) in enumerate(zip(self.chapters, ends, strict=True)):
            left, right = self._x(chapter.step), self._x(end)
            tone = mix(theme.panel_top, theme.light, 0.10 if number % 2 else 0.26)
            if lit is not None and chapter.step == lit.step:
                tone = mix(theme.accents[1], theme.panel_bottom, 0.35)
            if right - left > 4:
                canvas.rounded(left + 1, top + 2, right - left - 2, height - 4, 6, tone, mix(tone, "#000000", 0.2))
        for names, left, right in self._named(ends):
            name = next((n for n in names if _fits(canvas, n, right - left - 10)), "")
            canvas.text(name, "semibold", 18, (left + right) / 2, top + height / 2, theme.text, "mc", height=height - 2)
        if self.recorded > self.length:
            self._draw_lost(canvas, self._x(self.length), top, height)
        self._draw_handle(canvas, self._x(self.at()), y + h / 2, state)

    def _named(self, ends: Sequence[int]) -> Iterator[tuple[list[str], float, float]]:
        """What is written where: a chapter's name and shorter forms of it; of `Year 1: Postseason` the year, once over
        all its chapters."""
        for part, run in groupby(zip(self.chapters, ends, strict=True), lambda one: one[0].name.partition(": ")[0]):
            chapters = list(run)
            (first, _), (_, end) = chapters[0], chapters[-1]
            yield _shorter(part), self._x(first.step), self._x(end)

    def _draw_lost(self, canvas: Canvas, left: float, top: float, height: float) -> None:
        """What the record has beyond the step where it parted from the game."""
        width = max(6.0, self.rect.right - left)
        lines = "".join(
            f'<path d="M{n * 10 - height} {height} L{n * 10} 0" stroke="{canvas.theme.alarm}" stroke-width="2.5"/>'
            for n in range(int((width + height) / 10) + 2)
        )
        with canvas.clipped(left, top + 2, width - 2, height - 4):
            canvas.draw(lines, left, top, width, height)

    def _draw_handle(self, canvas: Canvas, x: float, cy: float, state: State) -> None:
        bone, ink = "#fff3cf", canvas.theme.ink
        x = min(self.rect.right - 5, max(self.rect.x + 5, x))
        wide = 8 if state.hover or state.pressed else 6
        canvas.shadow(x - wide, cy - 19, 2 * wide, 38, 6, 5, 0.6, 3)
        canvas.rounded(x - wide, cy - 19, 2 * wide, 38, 6, bone, mix(bone, "#000000", 0.2), ink, 2)


def _shorter(name: str) -> list[str]:
    """A chapter's name, and what is left of it where there is no room: `Top of the 2nd`, `Top 2nd`, `T2`."""
    number = "".join(letter for letter in name.split(" ")[-1] if letter.isdigit())
    return [name, name.replace(" of the ", " "), *([f"{name[0]}{number}"] if number else [])]


def _fits(canvas: Canvas, name: str, room: float) -> bool:
    return canvas.text_size(name, "semibold", 18)[0] / canvas.art.text_scale <= room
