"""Words on the table: plates to press, the stamp that comes down, the bubble, the name on a face-down card."""

from __future__ import annotations

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas, Content
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.card_frame import Title
from lordsball.ui.wild_cards.pieces.look import (
    BALL_TEXT,
    LIME,
    LIT,
    MUTED,
    NIGHT,
    OUT_TEXT,
    PINK,
    STRIKE_TEXT,
    TEXT,
    WHITE,
    TeamLook,
    draw_glow,
)

_KINDS = {"gold": (LIT, True), "stop": (PINK, False), "plain": ("#7a6cff", False)}
"""Color and whether the plate is filled."""


def draw_plate(
    canvas: Canvas, x: float, y: float, w: float, h: float, kind: str, label: str, second: str = "", *,
    hovered: bool = False, pressed: bool = False,
) -> None:
    """A plate with its upper left corner at (x, y).

    :param kind: gold (what Space does), stop (pink), plain.
    :param second: a line under the label.
    """
    colour, solid = _KINDS[kind]
    if pressed:
        y += 2
    draw_glow(canvas, x, y, w, h, 8, 7, colour, (0.55 if solid else 0.28) + (0.2 if hovered else 0))
    if solid:
        stops, edge, ink = (mix(colour, WHITE, 0.5 if hovered else 0.35), mix(colour, "#14006a", 0.14)), WHITE, NIGHT
    else:
        lift = 0.1 if hovered else 0.0
        stops = (mix(colour, "#15113f", 0.78 - lift), mix(colour, NIGHT, 0.9 - lift))
        edge, ink = colour, WHITE
    body = svg.box(1, 1, w - 2, h - 2, 8, "url(#g)", mix(colour, edge, 0.3), 2)
    body += svg.box(3.4, 2.8, w - 6.8, h * 0.4, 6, WHITE, opacity=0.22 if solid else 0.07)
    canvas.draw(body, x, y, w, h, defs=svg.linear("g", *stops))
    size = 26.0 if h > 60 else 20.0
    middle = y + h / 2 - (11 if second else 0)
    canvas.text(label, "black", size, x + w / 2, middle, ink, "mc", width=w - 12, height=h / 2 if second else h - 8)
    if second:
        quiet = ink if solid else MUTED
        canvas.text(second, "semibold", 18, x + w / 2, y + h / 2 + 14, quiet, "mc", width=w - 8, height=24)


COLOURS = {
    "STRIKE": STRIKE_TEXT, "BALL": BALL_TEXT, "WALK": BALL_TEXT, "HIT": LIME, "RUN": LIME, "HOME": LIME,
    "OUT": OUT_TEXT, "CAUGHT": OUT_TEXT, "STRIKEOUT": OUT_TEXT, "TRASHED": PINK, "STOLEN": PINK, "GAME": LIT,
    "LEAD": LIT,
}
"""The color of a stamp, by its first word or its last."""


def draw_stamp(
    canvas: Canvas, cx: float, cy: float, words: str, progress: float = 1, size: float = 62, room: float = 460,
) -> None:
    """Neon letters with their middle at (cx, cy): they fall upon the table, stay, and fade at the end.

    :param progress: 0 to 1 over the whole time the stamp is seen.
    """
    said = [word.strip("!").upper() for word in words.split(" ")]
    tone = COLOURS.get(said[0]) or COLOURS.get(said[-1], "#c9a0ff")
    fall = max(0.0, 1 - progress / 0.16)
    alpha = min(1.0, progress / 0.08 + 0.05, max(0.0, (1 - progress) / 0.18))
    grown = round(size * (1 + 0.55 * fall * fall))
    canvas.halo(cx, cy, grown * 2.1, tone, 0.5 * alpha, sx=min(2.0, 0.5 + len(words) * 0.14), sy=0.72)
    canvas.outlined(words, "black", grown, cx, cy, mix(tone, WHITE, 0.78), tone, 2.4, mix(tone, NIGHT, 0.72), 5,
                    room=room, alpha=alpha)


def draw_bubble(canvas: Canvas, x: float, y: float, w: float, h: float, words: Content, look: TeamLook) -> None:
    """A bubble with its upper left corner at (x, y), its tip at the left.

    What does not fit ends in an ellipsis.
    """
    shape = (
        f"M12 1L{w - 8} 1C{w - 4} 1 {w - 1} 4 {w - 1} 8L{w - 1} {h - 8}C{w - 1} {h - 4} {w - 4} {h - 1} {w - 8} {h - 1}"
        f"L18 {h - 1}C14 {h - 1} 12 {h - 4} 12 {h - 8}L12 {h * 0.6}L1 {h / 2}L12 {h * 0.4}Z"
    )
    tones = (mix(look.edge, "#14093c", 0.76), mix(look.edge, "#14093c", 0.86))
    canvas.draw(svg.path(shape, "url(#g)", look.edge, 1.6), x, y, w, h, defs=svg.linear("g", *tones))
    room, high = w - 30, h - 6
    strong = mix(look.edge, WHITE, 0.62)
    least = SMALLEST_TEXT / canvas.art.text_scale
    size = 18.0
    if canvas.paragraph_height(words, room, size, line_height=1.15) > high:
        size = least
    rows = max(1, int(high / (size * canvas.art.text_scale * 1.15) + 0.01))
    tall = canvas.paragraph_height(words, room, size, most_rows=rows, line_height=1.15)
    canvas.paragraph(words, x + 20, y + (h - tall) / 2, room, size, colour=TEXT, bold_colour=strong, most_rows=rows,
                     line_height=1.15)


def draw_name_plate(canvas: Canvas, cx: float, bottom: float, name: str, colour: str, w: float) -> None:
    """A dark plate `w` units wide with its middle at cx and its lower edge at `bottom`."""
    title = Title(canvas, (name, name), w - 8)
    h = title.height
    canvas.draw(svg.box(0.8, 0.8, w - 1.6, h - 1.6, 5, NIGHT, colour, 1.5, 0.95), cx - w / 2, bottom - h, w, h)
    title.draw(canvas, cx, bottom - h)
