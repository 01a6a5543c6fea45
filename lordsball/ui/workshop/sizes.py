"""How large words are in the window as it is: what layouts measure with before anything is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.ui.kit.paragraph import as_parts, wrap
from lordsball.ui.kit.text import width_of

if TYPE_CHECKING:
    from lordsball.ui.shell.app import App


class Sizes:
    """How large words are in the window as it is."""

    def __init__(self, app: App) -> None:
        self._k, self._scale = app.art.k, app.art.text_scale
        self.line = 18 * self._scale * 1.2

    def _pixels(self) -> int:
        return max(1, round(18 * self._scale * self._k))

    def width(self, words: str, font: str) -> float:
        return width_of(words, font, self._pixels()) / self._k

    def rows(self, words: str, room: float) -> int:
        return len(wrap(as_parts(words, "semibold", "#ffffff", None), self._pixels(), max(1, int(room * self._k))))
