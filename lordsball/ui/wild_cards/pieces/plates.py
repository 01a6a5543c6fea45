"""Plates to press at the diamond: RUN, BALL, CATCH, with what comes of it in a second line."""

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.light import draw_glow
from lordsball.ui.wild_cards.pieces.look import LIME, LIT, MUTED, NIGHT, OUT_TEXT, PINK, WHITE

_KINDS = {"go": (LIME, True), "gold": (LIT, True), "stop": (PINK, False), "plain": ("#7a6cff", False)}
"""Colour and whether the plate is filled."""


def draw_plate(
    canvas: Canvas, x: float, y: float, w: float, h: float, kind: str, label: str, second: str = "", *,
    hovered: bool = False, pressed: bool = False, off: bool = False,
) -> None:
    """A plate with its upper left corner at (x, y).

    :param kind: go (lime), gold (what Space does), stop (pink), plain.
    :param second: a line under the label.
    """
    colour, solid = _KINDS[kind]
    if off:
        colour, solid = "#5a53a8", False
    if pressed:
        y += 2
    if not off:
        draw_glow(canvas, x, y, w, h, 8, 7, colour, (0.55 if solid else 0.28) + (0.2 if hovered else 0))
    if solid:
        stops, edge, ink = (mix(colour, WHITE, 0.5 if hovered else 0.35), mix(colour, "#14006a", 0.14)), WHITE, NIGHT
    else:
        lift = 0.1 if hovered else 0.0
        stops = (mix(colour, "#15113f", 0.78 - lift), mix(colour, NIGHT, 0.9 - lift))
        edge, ink = colour, MUTED if off else WHITE
    body = svg.box(1, 1, w - 2, h - 2, 8, "url(#g)", mix(colour, edge, 0.3), 2)
    body += svg.box(3.4, 2.8, w - 6.8, h * 0.4, 6, WHITE, opacity=0.22 if solid else 0.07)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", *stops))
    size = 26.0 if h > 60 else 20.0
    middle = y + h / 2 - (11 if second else 0)
    canvas.text(label, "black", size, x + w / 2, middle, ink, "mc", width=w - 12, height=h / 2 if second else h - 8)
    if second:
        quiet = ink if solid else MUTED
        canvas.text(second, "semibold", 18, x + w / 2, y + h / 2 + 14, quiet, "mc", width=w - 8, height=24)


def draw_chance(canvas: Canvas, x: float, y: float, w: float, h: float, before: str, chance: str, after: str) -> None:
    """A quiet plate that says how likely something is: "if they try", 42%, "caught"."""
    canvas.draw(svg.box(1, 1, w - 2, h - 2, 8, "#07051c", OUT_TEXT, 1.4, 0.92), x, y, w, h)
    for words, font, size, at, ink in (
        (before, "body", 18, 0.2, MUTED), (chance, "black", 26, 0.52, "#ff9da8"), (after, "body", 18, 0.82, MUTED),
    ):
        canvas.text(words, font, size, x + w / 2, y + h * at, ink, "mc", width=w - 8, height=h * 0.34)
