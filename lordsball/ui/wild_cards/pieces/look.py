"""Colors, light and marks: what every piece of Wild Cards is drawn with."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import WILD, mix

NIGHT, INDIGO, VIOLET = "#0b0924", "#15113f", "#221b62"
TEXT, MUTED, WHITE = "#f4f2ff", "#c3beeb", "#ffffff"
INK = "#0d0a2c"
"""The outline of everything drawn."""
LIME, CYAN, PINK, AMBER = "#b8ff5a", "#39e0ff", "#ff5fd0", "#ffc84a"
PITCH_PINK, BAT_CYAN, CATCH_GOLD = "#ffb8ea", "#9cebff", "#ffe08a"
"""Totals of pitch, bat and catch."""
STRIKE, BALL, OUT = "#ff9a1f", "#22c7f2", "#f0304c"
"""The lamps."""
STRIKE_TEXT, BALL_TEXT, OUT_TEXT = "#ffb347", "#5cdcff", "#ff7a8a"
FRAME, FRAME_LIGHT = "#5a53c8", "#7a6cff"
SPECIAL, WEATHER, SHADOWS = "#ff6ad5", "#ffb347", "#a98cff"
LIT = "#ffd75e"
"""The ring around what may be chosen."""
NOTED = replace(WILD, name="wild noted", accents=(LIME, *WILD.accents[1:]), good=LIME, muted=MUTED)
"""The colors of words on a note of glass."""

SPECIAL_FOIL = ("#ff6ad5", "#ffd6f3", "#a45cff", "#ff6ad5", "#ffc84a", "#ff6ad5")
WEATHER_FOIL = ("#ffb347", "#fff0c4", "#ff7a3c", "#ffd36a", "#a45cff", "#ffb347")


class TeamLook(NamedTuple):
    """How the cards of a team look.

    :param edge: the color of its lines and light; `second` of its small things; `dark` of its grounds.
    :param foil: the colors of the ring round its cards.
    :param emblem: a sprite; nothing where nobody has drawn one: then a shield with the `initial` stands for it.
    """

    edge: str
    second: str
    dark: str
    foil: tuple[str, ...]
    emblem: str
    initial: str = ""


def team_look(colours: tuple[str, ...], accent: str, emblem: str, initial: str = "") -> TeamLook:
    """A look from what a team file says: colors light, middle and shade, an accent, a sprite or else a letter."""
    light, middle, shade = colours
    foil = (middle, light, mix(middle, "#5a3cff", 0.5), mix(accent, WHITE, 0.45), accent, middle)
    return TeamLook(middle, accent, shade, foil, emblem, initial)


def round_box(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a box with round corners, to be joined with others."""
    k = 0.4477 * r
    return (
        f"M{x + r:.2f} {y:.2f}L{x + w - r:.2f} {y:.2f}C{x + w - k:.2f} {y:.2f} {x + w:.2f} {y + k:.2f} {x + w:.2f}"
        f" {y + r:.2f}L{x + w:.2f} {y + h - r:.2f}C{x + w:.2f} {y + h - k:.2f} {x + w - k:.2f} {y + h:.2f}"
        f" {x + w - r:.2f} {y + h:.2f}L{x + r:.2f} {y + h:.2f}C{x + k:.2f} {y + h:.2f} {x:.2f} {y + h - k:.2f} {x:.2f}"
        f" {y + h - r:.2f}L{x:.2f} {y + r:.2f}C{x:.2f} {y + k:.2f} {x + k:.2f} {y:.2f} {x + r:.2f} {y:.2f}Z"
    )


def draw_glow(
    canvas: Canvas, x: float, y: float, w: float, h: float, r: float, blur: float, colour: str, alpha: float = 0.5
) -> None:
    """Light of a color around a box, `blur` units wide; nothing falls into the box."""
    margin = blur + 2

    def paint(layer: Canvas) -> None:
        steps = max(3, int(blur))
        paint = f'fill="{colour}" fill-opacity="{alpha / (steps * 0.62):.3f}" fill-rule="evenodd"'
        hole = round_box(margin + 1, margin + 1, w - 2, h - 2, max(1.0, r - 1))
        rings = "".join(
            f'<path d="{round_box(margin - i, margin - i, w + 2 * i, h + 2 * i, r + i)}{hole}" {paint}/>'
            for i in range(steps, -1, -1)
        )
        layer.draw(rings, 0, 0, w + 2 * margin, h + 2 * margin)

    key = ("neon_glow", w, h, r, blur, colour, round(alpha, 2))
    canvas.blit(canvas.composite(key, w + 2 * margin, h + 2 * margin, paint), x - margin, y - margin)


def draw_lit_ring(
    canvas: Canvas, x: float, y: float, w: float, h: float, r: float = 8, colour: str = LIT, strong: bool = False
) -> None:
    """A ring and its light around a rectangle: this may be chosen; `strong` when it has been."""
    draw_glow(canvas, x, y, w, h, r, 9 if strong else 7, colour, 0.85 if strong else 0.6)
    canvas.ring(x - 4, y - 4, w + 8, h + 8, r + 4, NIGHT, 5)
    canvas.ring(x - 3.5, y - 3.5, w + 7, h + 7, r + 3.5, colour, 3)


def draw_glass(
    canvas: Canvas, x: float, y: float, w: float, h: float, r: float = 9, colour: str = FRAME,
    fill: tuple[str, str] = (INDIGO, NIGHT), opacity: float = 0.94, glow: float = 0.3, line: float = 1.8,
) -> None:
    """A panel of dark glass with an edge of neon; `glow` 0 for one that is not lit."""
    if glow:
        draw_glow(canvas, x, y, w, h, r, 8, colour, glow)
    body = svg.box(line / 2, line / 2, w - line, h - line, r, "url(#g)", colour, line)
    inner = line + 1
    body += svg.box(inner, inner, w - 2 * inner, h - 2 * inner, r - 2, "none", WHITE, 0.8, line_opacity=0.16)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", (0, fill[0], opacity), (1, fill[1], opacity)))


def draw_tint(canvas: Canvas, x: float, y: float, w: float, h: float, colour: str, r: float = 9) -> None:
    """The strip of one coach: tinted glass with a thin line, never lit."""
    body = svg.box(1, 1, w - 2, h - 2, r, "url(#g)", colour, 1.3, line_opacity=0.6)
    stops = ((0, mix(colour, NIGHT, 0.74), 0.66), (1, mix(colour, NIGHT, 0.9), 0.6))
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", *stops))


def brackets(w: float, h: float, colour: str, length: float = 13) -> str:
    """Bright corners round a place, as SVG: dashes on curves would leave stray strokes."""
    e, d = 1.2, ""
    for right, low in ((False, False), (True, False), (False, True), (True, True)):
        points = []
        for a, b in ((e, e + 8 + length), (e, e + 8), (e, e + 3.6), (e + 3.6, e), (e + 8, e), (e + 8 + length, e)):
            points.append((w - a if right else a, h - b if low else b))
        p, q, c1, c2, s, t = (f"{px:.1f} {py:.1f}" for px, py in points)
        d += f"M{p}L{q}C{c1} {c2} {s}L{t}"
    return svg.path(d, "none", mix(colour, WHITE, 0.25), 2.2)


HEXES = ("flipped", "always", "trigger", "reroll", "boost", "once", "hand", "reaction", "shadow")
"""The kinds of abilities, by the hexagon that stands for them."""
HEX_WORDS = {
    "flipped": "When this card is turned up",
    "always": "Always in effect",
    "trigger": "Goes off by itself",
    "reroll": "Paid for, on a roll",
    "boost": "Paid for, on a roll",
    "once": "Paid for, once a turn or half",
    "hand": "Can be played straight from the hand",
    "reaction": "An answer to the other coach",
    "shadow": "Works with the Shadows",
}
"""What each hexagon says, for a tooltip or a reader."""


def draw_icon(canvas: Canvas, name: str, x: float, y: float, size: float, alpha: float | None = None) -> None:
    """An icon of assets/sprites/wild_cards/icons in a square at (x, y): pitch, bat, catch, vibe, run, sun ..."""
    canvas.blit(canvas.sprite(f"wild_cards/icons/{name}", size), x, y, alpha)


def draw_hex(canvas: Canvas, kind: str, cx: float, cy: float, size: float) -> None:
    """The hexagon of a kind of ability, its center at (cx, cy)."""
    canvas.blit_center(canvas.sprite(f"wild_cards/icons/ab_{kind}", size), cx, cy)


def draw_stars(canvas: Canvas, x: float, y: float, lit: int, size: float = 17, step: float = 14, of: int = 5) -> None:
    """How bright somebody shines: filled stars, then hollow ones; (x, y) is the upper left corner of the row."""
    corners = svg.outline(svg.star(10, 10.5, 9, 4))
    for number in range(of):
        fill, edge = ("#ffd65a", NIGHT) if number < lit else ("#2a2466", "#5a53a8")
        canvas.draw(svg.path(corners, fill, edge, 1.2), x + number * step, y, size, size, (0, 0, 20, 20))


def draw_badge(canvas: Canvas, cx: float, cy: float, count: str, colour: str = CYAN) -> None:
    """A number in a pill, as on a pile of cards."""
    w = max(26.0, canvas.fitted_width(count, "black", 18, None, 24) + 14)
    body = svg.box(1, 1, w - 2, 22, 11, NIGHT, colour, 1.8)
    canvas.draw(body, cx - w / 2, cy - 12, w, 24)
    canvas.text(count, "black", 18, cx, cy, WHITE, "mc", width=w - 8, height=24)


def draw_base_mark(canvas: Canvas, cx: float, cy: float, label: str, d: float = 26) -> None:
    """The number of a base on a cyan diamond, as at the corner of a runner's card."""
    body = svg.path("M15 1L29 15L15 29L1 15Z", CYAN, NIGHT, 1.6)
    canvas.draw(body, cx - d / 2, cy - d / 2, d, d, (0, 0, 30, 30))
    canvas.text(label, "black", 18, cx, cy, NIGHT, "mc", width=d - 6, height=d - 4)
