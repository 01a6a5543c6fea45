"""A closed theatre curtain that covers everything."""

import math

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import mix

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
