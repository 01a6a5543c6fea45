"""Choosing a color: by hue, saturation and light, by its number, or one that the cards have already."""

from __future__ import annotations

import colorsys
from collections.abc import Callable, Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import opposite, rgb
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.switches import Slider
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.workshop.controls import is_colour

PANEL = Box(330, 120, 620, 470)
_ROWS = (("Hue", 360, "{}°"), ("Saturation", 100, "{} %"), ("Light", 100, "{} %"))
_STEP = 5
MOST = 14
"""How many colors of the cards are offered."""


def as_shares(colour: str) -> tuple[int, int, int]:
    """Hue in degrees, saturation and light in percent.

    >>> as_shares("#8a55c9")
    (267, 58, 79)
    """
    hue, saturation, light = colorsys.rgb_to_hsv(*(part / 255 for part in rgb(colour)))
    return round(hue * 360), round(saturation * 100), round(light * 100)


def from_shares(hue: int, saturation: int, light: int) -> str:
    """The color of a hue in degrees, a saturation and a light in percent.

    >>> from_shares(120, 100, 50)
    '#008000'
    """
    parts = colorsys.hsv_to_rgb(hue % 360 / 360, saturation / 100, light / 100)
    return "#" + "".join(f"{round(part * 255):02x}" for part in parts)


class Patch(Widget):
    """A color of the cards, to be taken over."""

    radius = 8.0

    def __init__(self, rect: tuple[float, float, float, float], colour: str, on_click: Callable[[], object]) -> None:
        super().__init__(rect, colour, on_click, tooltip=colour)
        self.colour = colour

    def draw(self, canvas: Canvas, state: State) -> None:
        edge = "#ffffff" if state.hover else "#0b121a"
        canvas.rounded(*self.rect, 8, self.colour, edge=edge, edge_width=2.5 if state.hover else 1.5)


class ColourScene(Scene):
    """A panel over the workshop. A color counts once the hand lets go. Escape and Done close it.

    :param title: what is colored.
    :param others: colors the cards have already.
    :param on_change: called with each new color.
    """

    overlay = True

    def __init__(
        self, title: str, colour: str, others: Sequence[str], on_change: Callable[[str], object]
    ) -> None:
        super().__init__()
        self.title = title
        self.before = self.colour = self._counts = colour if is_colour(colour) else "#808080"
        self.others = tuple(dict.fromkeys(each.lower() for each in others if is_colour(each)))[:MOST]
        self.on_change = on_change

    def enter(self) -> None:
        x, y = PANEL.x + 150, PANEL.y + 84
        shares = as_shares(self.colour)
        self._sliders = [
            Slider((x, y + row * 54, PANEL.right - 32 - x, 42), label, shares[row], lambda _: self._slid(), low=0,
                   high=most, step=_STEP if most > 100 else 1, wording=form.format, on_release=self._let_go)
            for row, (label, most, form) in enumerate(_ROWS)
        ]
        self._number = TextField((x, y + 166, 150, 40), "Number", self.colour, self._typed, longest=7,
                                 allowed=lambda c: c in "#0123456789abcdefABCDEF")
        patches = [
            Patch((PANEL.x + 32 + n * 40, PANEL.bottom - 136, 34, 34), each, lambda each=each: self._take(each))  # type: ignore[misc]
            for n, each in enumerate(self.others)
        ]
        done = Button((PANEL.right - 196, PANEL.bottom - 72, 164, 50), "Done", self.close, kind="gold", size=21)
        before = Button((PANEL.x + 32, PANEL.bottom - 72, 200, 50), "As it was", lambda: self._take(self.before),
                        kind="slate", icon="undo", size=20)
        self.set_widgets([*self._sliders, self._number, *patches, before, done])

    def _slid(self) -> None:
        hue, saturation, light = (slider.value for slider in self._sliders)
        self.colour = from_shares(hue, saturation, light)
        self._number.show(self.colour)

    def _let_go(self) -> None:
        """A slider was let go: the color counts."""
        if self.colour != self._counts:
            self._counts = self.colour
            self.on_change(self.colour)

    def _typed(self, text: str) -> None:
        if is_colour(text):
            self._set(text.lower())
            self._show_shares()

    def _take(self, colour: str) -> None:
        self._set(colour)
        self._number.show(colour)
        self._show_shares()

    def _show_shares(self) -> None:
        for slider, share in zip(self._sliders, as_shares(self.colour), strict=True):
            slider.value = share

    def _set(self, colour: str) -> None:
        self.colour = colour
        self._let_go()

    def leave(self) -> None:
        self._let_go()

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(*PANEL, 18, alpha=1)
        room = PANEL.w - 64
        canvas.text(self.title, "display", 26, PANEL.x + 32, PANEL.y + 42, theme.text, "ml", width=room, height=50)
        for row, (label, *_) in enumerate((*_ROWS, ("Number", 0, ""))):
            y = PANEL.y + 84 + row * 54 + (25 if row == len(_ROWS) else 21)
            canvas.text(label, "semibold", 18, PANEL.x + 32, y, theme.text, "ml", width=112, height=42)
        x, y = PANEL.x + 316, PANEL.y + 250
        canvas.rounded(x, y, 132, 40, 8, self.before, edge=theme.ink, edge_width=2)
        canvas.rounded(x + 138, y, 132, 40, 8, self.colour, edge=theme.ink, edge_width=2)
        for at, words, ground in ((x + 66, "before", self.before), (x + 204, "now", self.colour)):
            ink = opposite(ground)
            canvas.text(words, "semibold", 18, at, y + 20, ink, "mc", width=120, height=36)
        if self.others:
            canvas.text("Colors of these cards", "body", 18, PANEL.x + 32, PANEL.bottom - 158, theme.muted, "ml",
                        width=room, height=30)
