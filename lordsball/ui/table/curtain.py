"""The curtain between two people at one screen: who comes next, what everybody has seen, and nothing else.

It covers the whole window and is not an overlay: nothing below it is even drawn.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from lordsball.ui.kit.canvas import LINE_HEIGHT, Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.inputs import Input
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import SEATS, SHELL, Theme, mix
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.hold import HoldButton
from lordsball.ui.kit.widgets.widget import Box

WHO, RECAP = Box(340, 196, 600, 76), Box(340, 288, 600, 104)
MOST_RECAP = 3
"""Rows of what happened since the seat's last turn."""


class CurtainScene(Scene):
    """Falls before somebody else looks at the screen. It rises only when it is held, and only once.

    :param seat: number and name of who is to look next.
    :param recap: public lines since that seat's last turn, the newest last.
    :param on_rise: called when the curtain has been taken away.
    :param on_stop_hiding: called as well where the table no longer wants to hide hands; None: that is not offered.
    """

    def __init__(
        self, seat: int, name: str, recap: Sequence[str], on_rise: Callable[[], object],
        on_stop_hiding: Callable[[], object] | None = None, theme: Theme = SHELL,
    ) -> None:
        super().__init__()
        self.seat = seat
        self.name = name
        self.recap = list(recap)[-MOST_RECAP:]
        self.on_rise = on_rise
        self.on_stop_hiding = on_stop_hiding
        self.theme = theme

    def enter(self) -> None:
        self.hold = HoldButton(
            (440, 412, 400, 64), "Hold to show my hand", self._rise, hold_keys=("space",), kind="gold", size=23
        )
        self.add(self.hold)
        if self.on_stop_hiding is not None:
            self.add(Button((440, 494, 400, 46), "Stop hiding hands", self._stop_hiding, kind="slate", size=19))
        self.group.heard("curtain_falls")

    def back(self) -> None:
        """Escape does not lift it."""

    def handle(self, what: Input) -> bool:
        return self.hold.listen(what) or super().handle(what)

    def _rise(self) -> None:
        self.group.heard("curtain_rises")
        self.close()
        self.on_rise()

    def _stop_hiding(self) -> None:
        assert self.on_stop_hiding is not None
        self.on_stop_hiding()
        self._rise()

    def paint(self, canvas: Canvas) -> None:
        theme, look = canvas.theme, SEATS[self.seat % len(SEATS)]
        draw_velvet(canvas)
        canvas.panel(310, 172, 660, 392, 22, alpha=1)
        wide = min(WHO.w - 52, canvas.fitted_width(self.name, "display", 38, WHO.w - 52, WHO.h))
        left = WHO.cx - (wide + 52) / 2
        draw_glyph(canvas, look.glyph, look.colour, left, WHO.cy - 20, 40)
        canvas.text(self.name, "display", 38, left + 52, WHO.cy, theme.text, "ml", width=WHO.w - 52, height=WHO.h)
        words = "\n".join(self.recap) if self.recap else "Nothing has happened since your last turn."
        size = fitting_size(canvas, words, RECAP.w, RECAP.h)
        rows = int(RECAP.h / (size * canvas.art.text_scale * LINE_HEIGHT))
        canvas.paragraph(words, RECAP.x, RECAP.y, RECAP.w, size, colour=theme.muted, align="c", most_rows=rows)


_LIGHT, _DARK, _GOLD = "#b1304a", "#470b1b", "#e0b659"
_FOLD = 64.0


def draw_velvet(canvas: Canvas) -> None:
    """Folds of red velvet over the whole window, letterbox included, with a golden hem. Opaque."""
    canvas.fill(_DARK)
    left, top, width, height = canvas.screen.visible

    def paint(layer: Canvas) -> None:
        layer.draw(_folds(width, height), 0, 0, width, height, defs=_light(height))

    canvas.blit(canvas.composite(("velvet", width, height), width, height, paint), left, top)


def _folds(width: float, height: float) -> str:
    parts = []
    for number in range(math.ceil(width / _FOLD) + 1):
        sway = 9 * math.sin(number * 1.7)
        low, high = height * 0.3, height * 0.7
        fold = (
            f"M-3 0 C{-3 + sway:.1f} {low} {-3 - sway:.1f} {high} -3 {height} H{_FOLD + 3}"
            f" C{_FOLD + 3 - sway:.1f} {high} {_FOLD + 3 + sway:.1f} {low} {_FOLD + 3} 0 Z"
        )
        parts.append(f'<path transform="translate({number * _FOLD} 0)" d="{fold}" fill="url(#fold{number % 2})"/>')
    night = f'<rect width="{width}" height="{height}" fill="url(#night)"/>'
    return "".join(parts) + night + _hem(width, height - 46)


def _hem(width: float, y: float) -> str:
    """A rope along the foot, with a fringe below it."""
    scallop = "".join(f"q{_FOLD / 2} 16 {_FOLD} 0 " for _ in range(math.ceil(width / _FOLD) + 1))
    fringe = "".join(
        f"M{x} {y + 8 + 14 * math.sin(math.pi * (x % _FOLD) / _FOLD) * 0.55:.1f} v20 " for x in range(4, int(width), 8)
    )
    rope = f'd="M0 {y} {scallop}" fill="none" stroke-linecap="round"'
    return (
        f'<path d="{fringe}" stroke="{mix(_GOLD, _DARK, 0.35)}" stroke-width="4" stroke-linecap="round"/>'
        f'<path {rope} stroke="{_DARK}" stroke-width="14"/><path {rope} stroke="{mix(_GOLD, _DARK, 0.15)}"'
        f' stroke-width="9"/><path {rope} stroke="{_GOLD}" stroke-width="4" stroke-dasharray="9 7"/>'
    )


def _light(height: float) -> str:
    # Two kinds of fold take turns, so that no two neighbors catch the light in the same way.
    folds = "".join(
        f'<linearGradient id="fold{number}" gradientUnits="userSpaceOnUse" x1="-3" y1="0" x2="{_FOLD + 3}" y2="0">'
        f'<stop offset="0" stop-color="{mix(_DARK, "#000000", 0.35)}"/><stop offset="{peak}" stop-color="{light}"/>'
        f'<stop offset="{peak + 0.2:.2f}" stop-color="{mix(light, _DARK, 0.5)}"/>'
        f'<stop offset="1" stop-color="{_DARK}"/></linearGradient>'
        for number, peak, light in ((0, 0.34, _LIGHT), (1, 0.5, mix(_LIGHT, _DARK, 0.3)))
    )
    night = (
        f'<linearGradient id="night" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{height}">'
        '<stop offset="0" stop-color="#14030a" stop-opacity=".8"/>'
        '<stop offset=".35" stop-color="#14030a" stop-opacity=".1"/>'
        '<stop offset="1" stop-color="#14030a" stop-opacity=".6"/></linearGradient>'
    )
    return folds + night
