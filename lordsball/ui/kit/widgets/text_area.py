"""Several lines of text a person can edit: the words wrap to the width, and the view follows the caret."""

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import Any

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.text import one_line, width_of
from lordsball.ui.kit.widgets.text_field import BLINK, TextField
from lordsball.ui.kit.widgets.widget import State

_PADDING = 12.0
_LEADING = 1.25
_SIZE = 18.0


@lru_cache(256)
def broken(text: str, font: str, size: int, width: int) -> tuple[int, ...]:
    """Where the rows of a text begin when it is wrapped to `width` pixels, and its length at the end.

    A blank at which a row ends belongs to that row, so every place in the text lies in exactly one row. A word wider
    than a row is cut.
    """
    starts = [0]
    blank = 0
    for at, character in enumerate(text):
        if character == "\n":
            starts.append(at + 1)
            blank = 0
            continue
        if character == " ":
            blank = at + 1
        elif width_of(text[starts[-1] : at + 1], font, size) > width and at > starts[-1]:
            starts.append(blank if blank > starts[-1] else at)
    return (*starts, len(text))


class TextArea(TextField):
    """Several lines of text. Up and down move between its rows; Enter begins a line where `breaks` allows it.

    :param breaks: whether the text may hold line ends; without them, Enter is not for this field.
    """

    def __init__(
        self, rect: tuple[float, float, float, float], label: str, text: str = "",
        on_change: Callable[[str], object] = lambda text: None, *, breaks: bool = False, **how: Any,
    ) -> None:
        self.breaks = breaks
        self._top = 0
        """The first row in view."""
        super().__init__(rect, label, text, on_change, **how)

    def cleaned(self, text: str) -> str:
        if not self.breaks:
            return super().cleaned(text)
        lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        return "\n".join(super(TextArea, self).cleaned(line) for line in lines)

    # -- rows --------------------------------------------------------------------------------------------------

    def _rows(self, canvas: Canvas, text: str) -> tuple[int, ...]:
        return broken(text, "semibold", self._pixels(canvas), int((self.rect.w - 2 * _PADDING - 8) * canvas.k))

    @staticmethod
    def _pixels(canvas: Canvas) -> int:
        return max(1, round(_SIZE * canvas.art.text_scale * canvas.k))

    @staticmethod
    def _step(canvas: Canvas) -> float:
        return _SIZE * canvas.art.text_scale * _LEADING

    @staticmethod
    def _row_of(starts: tuple[int, ...], at: int) -> int:
        return max(number for number, start in enumerate(starts[:-1]) if start <= at)

    def _shown_row(self, text: str, starts: tuple[int, ...], row: int) -> str:
        return text[starts[row] : starts[row + 1]].removesuffix("\n")

    def _along(self, canvas: Canvas, text: str) -> float:
        return width_of(text, "semibold", self._pixels(canvas)) / canvas.k if text else 0.0

    def key(self, key: KeyPress) -> bool:
        name = key.name.removeprefix("shift+")
        if self._canvas is not None and not self._composed and name in ("up", "down", "home", "end"):
            starts = self._rows(self._canvas, self.text)
            row = self._row_of(starts, self.cursor)
            if name in ("home", "end"):
                end = starts[row] + len(self._shown_row(self.text, starts, row))
                last = row + 2 == len(starts) or self.text[end : end + 1] == "\n"
                goal = starts[row] if name == "home" else end if last else end - 1
            else:
                other = row + (1 if name == "down" else -1)
                if not 0 <= other < len(starts) - 1:
                    return super().key(key)
                goal = self._in_row(self._canvas, starts, other, self._along(
                    self._canvas, self.text[starts[row] : self.cursor]))
            self.move_to(goal, selecting=key.name.startswith("shift+"))
            return True
        if name == "enter" and self.breaks:
            self.insert("\n")
            return True
        return super().key(key)

    def _in_row(self, canvas: Canvas, starts: tuple[int, ...], row: int, wanted: float) -> int:
        """The gap between characters of a row nearest to a way along it."""
        shown = self._shown_row(self.text, starts, row)
        most = len(shown) if row + 2 == len(starts) or self.text[starts[row + 1] - 1 : starts[row + 1]] == "\n" else (
            max(0, len(shown) - 1))
        return starts[row] + min(range(most + 1), key=lambda n: abs(self._along(canvas, shown[:n]) - wanted))

    def nearest(self, x: float, y: float) -> int:
        if self._canvas is None:
            return len(self.text)
        starts = self._rows(self._canvas, self.text)
        row = self._top + int((y - self.rect.y - 6) // self._step(self._canvas))
        row = min(len(starts) - 2, max(0, row))
        return self._in_row(self._canvas, starts, row, x - self.rect.x - _PADDING)

    def scroll(self, up: float) -> bool:
        if self._canvas is None:
            return False
        rows, fits = len(self._rows(self._canvas, self.text)) - 1, self._fit(self._canvas)
        before, self._top = self._top, min(max(0, rows - fits), max(0, self._top - round(up)))
        return self._top != before

    def _fit(self, canvas: Canvas) -> int:
        return max(1, int((self.rect.h - 10) / self._step(canvas)))

    # -- looks -------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, state: State) -> None:
        self._canvas = canvas
        x, y, w, h = self.rect
        ink = self.box(canvas, state)
        before, after = self.text[: self.cursor], self.text[self.cursor :]
        text = before + self._composed + after
        starts, step, fits = self._rows(canvas, text), self._step(canvas), self._fit(canvas)
        caret = len(before + self._composed)
        at = self._row_of(starts, caret)
        if state.focus:
            self._top = min(max(self._top, at - fits + 1), at)
        self._top = max(0, min(self._top, len(starts) - 1 - fits))
        chosen = self.selection
        with canvas.clipped(x + 4, y + 2, w - 8, h - 4):
            for place, (start, end) in enumerate(pairwise(starts)):
                top = y + 6 + (place - self._top) * step
                if place < self._top or top > y + h:
                    continue
                shown = one_line(text[start:end].removesuffix("\n"))
                low, high = max(start, chosen[0]), min(end, chosen[1])
                if state.focus and high > low:
                    left, right = self._along(canvas, text[start:low]), self._along(canvas, text[start:high])
                    canvas.rounded(x + _PADDING + left, top, right - left, step, 3, "#9cc8f0")
                canvas.text(shown, "semibold", _SIZE, x + _PADDING, top + step / 2, ink, "ml")
                if state.focus and self.enabled and place == at and self._blink < BLINK:
                    along = self._along(canvas, text[start:caret])
                    canvas.rounded(x + _PADDING + along - 1, top + 1, 2, step - 2, 1, ink)
        rows = len(starts) - 1
        if rows > fits:
            track = h - 12
            canvas.rounded(x + w - 12, y + 6 + track * self._top / rows, 6, track * fits / rows, 3, "#8a6a3a")


