"""A ribbon across the foot of a poster: a word about it, not something to press."""

from lordsball.ui.canvas import Canvas
from lordsball.ui.theme import mix

HEIGHT = 44.0
_INK = "#1b0f24"
_TAIL = 26.0


def draw_ribbon(canvas: Canvas, cx: float, cy: float, words: str, w: float = 210, colour: str = "#54677f") -> None:
    """A ribbon with its centre at (cx, cy), `w` units wide without its two tails."""
    whole = w + 2 * _TAIL
    body = (
        f'<path d="{_tail(1, whole)} {_tail(-1, whole)}" fill="{mix(colour, "#0a0f16", 0.5)}" stroke="{_INK}"'
        ' stroke-width="2.5" stroke-linejoin="round"/>'
        f'<path d="M{_TAIL} 3 Q{whole / 2} -2 {whole - _TAIL} 3 V37 Q{whole / 2} 32 {_TAIL} 37 Z" fill="url(#cloth)"'
        f' stroke="{_INK}" stroke-width="2.5" stroke-linejoin="round"/>'
        f'<path d="M{_TAIL + 5} 7 Q{whole / 2} 2 {whole - _TAIL - 5} 7" fill="none" stroke="#ffffff"'
        ' stroke-opacity=".55" stroke-width="1.5" stroke-linecap="round"/>'
    )
    cloth = (
        '<linearGradient id="cloth" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="38">'
        f'<stop offset="0" stop-color="{mix(colour, "#ffffff", 0.12)}"/>'
        f'<stop offset="1" stop-color="{mix(colour, "#0a0f16", 0.4)}"/></linearGradient>'
    )
    canvas.shadow(cx - w / 2, cy - HEIGHT / 2, w, HEIGHT - 8, 6, 8, 0.55, 5)
    canvas.draw(body, cx - whole / 2, cy - HEIGHT / 2, whole, HEIGHT, defs=cloth)
    canvas.text(words, "display", 21, cx, cy - 4, "#f2f5f7", "mc", shadow=_INK, width=w - 20, height=32)


def _tail(side: int, whole: float) -> str:
    """One of the two ends, folded behind; `side` 1 is the left one."""
    start = 0.0 if side > 0 else whole
    points = ((2, 10), (_TAIL + 10, 8), (_TAIL + 10, 42), (2, 44), (15, 27))
    return "M" + " L".join(f"{start + side * x} {y - 1}" for x, y in points) + " Z"
