"""What is counted: lamps and runs, the board between the halves, the dial of a Hit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.card_frame import draw_narrowed
from lordsball.ui.wild_cards.pieces.look import (
    BALL,
    BALL_TEXT,
    FRAME,
    INDIGO,
    LIME,
    LIT,
    MUTED,
    NIGHT,
    OUT,
    OUT_TEXT,
    STRIKE,
    STRIKE_TEXT,
    TEXT,
    WHITE,
    TeamLook,
    draw_glass,
    draw_icon,
)

STEP = 25
KINDS = {
    "strike": ("STR", STRIKE, STRIKE_TEXT, 43.0), "ball": ("BALL", BALL, BALL_TEXT, 56.0),
    "out": ("OUT", OUT, OUT_TEXT, 45.0),
}
"""The word before the lamps, their color, the word's color, the room it has (units)."""


def draw_lamps(canvas: Canvas, x: float, y: float, kind: str, lit: int, of: int, pulse: float = 0) -> float:
    """A row of lamps after their word, the row's middle at y; returns its width.

    :param kind: strike, ball or out.
    :param pulse: 0 to 1, light that the last lit lamp gives beyond its own while it has just been lit.
    """
    word, colour, ink, room = KINDS[kind]
    at = x + canvas.text(word, "black", 20, x, y, ink, "ml", height=30, width=room) + 7
    for number in range(of):
        cx = at + number * STEP + 11.5
        on = number < lit
        if on:
            last = number == lit - 1
            canvas.halo(cx, y, 24 + 16 * pulse * last, colour, min(1.0, 0.55 + 0.4 * pulse * last))
        draw_icon(canvas, f"{kind}_{'on' if on else 'off'}", cx - 11.5, y - 11.5, 23)
    return at + of * STEP - x


SIZE = (928, 58)
LAMPS = (490.0, 623.0, 795.0)
"""Where the rows of lamps begin."""
_TEAM = 194


class Side(NamedTuple):
    """One team on the scoreboard, with the glyph and color of its coach's seat."""

    name: str
    runs: int
    batting: bool
    glyph: str
    colour: str
    look: TeamLook


class Count(NamedTuple):
    """The lamps: how many are lit, and how many there are."""

    strikes: int
    balls: int
    outs: int
    of: tuple[int, int, int] = (3, 4, 3)


def draw_scoreboard(
    canvas: Canvas, x: float, y: float, sides: tuple[Side, Side], half: str, count: Count,
    pop: tuple[float, float] = (0, 0), pulse: tuple[float, float, float] = (0, 0, 0),
) -> None:
    """The board with its upper left corner at (x, y), :data:`SIZE` units large.

    :param half: such as "1 of 2".
    :param pop: 0 to 1 for each team: its runs stand larger while they have just grown.
    :param pulse: the same for the last lit lamp of strikes, balls and outs.
    """
    w, h = SIZE
    draw_glass(canvas, x, y, w, h, 9, fill=("#0d0a30", "#07051c"), opacity=1, glow=0.35, line=2)
    canvas.blit(canvas.composite(("wild_scoreboard",), w - 8, h - 8, _paint_grid), x + 4, y + 4)
    for number, side in enumerate(sides):
        _draw_side(canvas, x + 6 + number * (_TEAM + 8), y + 5, side, pop[number])
    canvas.text("HALF", "display", 18, x + 416, y + 18.5, MUTED, "ml", height=22, width=70)
    canvas.text(half, "black", 20, x + 416, y + 41, TEXT, "ml", height=26, width=70)
    rows = zip(("strike", "ball", "out"), LAMPS, count[:3], count.of, pulse, strict=True)
    for kind, left, lit, of, beat in rows:
        draw_lamps(canvas, x + left, y + h / 2, kind, lit, of, beat)


def _paint_grid(canvas: Canvas) -> None:
    body = "".join(svg.circle(4 + 7 * i, 4 + 7 * j, 0.8, "#6e66d8", opacity=0.25) for i in range(131) for j in range(7))
    canvas.draw(body, 0, 0, SIZE[0] - 8, SIZE[1] - 8)


def _draw_side(canvas: Canvas, x: float, y: float, side: Side, pop: float) -> None:
    edge = side.look.edge
    shape = f"M8 1L{_TEAM - 8} 1L{_TEAM - 1} 8L{_TEAM - 1} 40L{_TEAM - 8} 47L8 47L1 40L1 8Z"
    body = svg.path(shape, "url(#g)", mix(edge, WHITE, 0.7) if side.batting else edge, 2.4 if side.batting else 1.2)
    canvas.draw(body, x, y, _TEAM, 48, defs=svg.linear("g", mix(edge, INDIGO, 0.8), mix(edge, NIGHT, 0.88)))
    draw_glyph(canvas, side.glyph, side.colour, x + 9, y + 15, 18)
    room = _TEAM - 33 - 46 - (26 if side.batting else 0)
    used = canvas.text(side.name.upper(), "display", 20, x + 33, y + 24.5, TEXT, "ml", width=room, height=30)
    if side.batting:
        draw_icon(canvas, "bat", x + 33 + used + 3, y + 12, 24)
    canvas.draw(svg.box(1, 1, 36, 38, 5, "#050314", edge, 1.2), x + _TEAM - 43, y + 4, 38, 40)
    canvas.halo(x + _TEAM - 24, y + 24, 26 + 18 * pop, edge, 0.34)
    size = 32 * (1 + 0.25 * pop)
    canvas.text(str(side.runs), "black", size, x + _TEAM - 24, y + 24.5, mix(edge, WHITE, 0.6 + 0.35 * pop), "mc",
                width=34, height=42)


_HEAD = 26.0
_CELL = 44.0


class TrackRow(NamedTuple):
    """One team: the glyph and color of its seat, its name, and what stands in each half ("2", or "" to come)."""

    glyph: str
    colour: str
    name: str
    runs: tuple[str, ...]


def draw_score_track(
    canvas: Canvas, x: float, y: float, w: float, h: float, rows: Sequence[TrackRow], now: int,
    heads: Sequence[str] = ("1", "2"),
) -> None:
    """A table with its upper left corner at (x, y); the half that is played (`now`, from 0) is lit."""
    high = (h - _HEAD) / max(1, len(rows))
    left = x + w - _CELL * len(heads)
    for number, head in enumerate(heads):
        cx = left + _CELL * (number + 0.5)
        canvas.text(head, "display", 18, cx, y + _HEAD / 2, LIT if number == now else MUTED, "mc", width=40, height=24)
    for number, row in enumerate(rows):
        top = y + _HEAD + number * high
        middle = top + high / 2
        draw_glyph(canvas, row.glyph, row.colour, x, middle - 9, 18)
        canvas.text(row.name, "semibold", 19, x + 26, middle, TEXT, "ml", width=left - x - 32, height=high - 2)
        for column, runs in enumerate(row.runs):
            lit = column == now
            edge = LIT if lit and runs else FRAME
            body = svg.box(1, 1, _CELL - 8, high - 6, 5, "#050314", edge, 1.8 if lit else 1.2)
            canvas.draw(body, left + column * _CELL + 3, top + 2, _CELL - 6, high - 4)
            ink = mix(row.colour, WHITE, 0.55)
            canvas.text(runs or "·", "black", 22, left + (column + 0.5) * _CELL, middle, ink if runs else MUTED, "mc",
                        width=_CELL - 10, height=high - 4)


TILT = (0.0, 6.0, 12.0, 24.0, 36.0)
"""Degrees of the card for a potential of 0 (no Hit) to 4 (H)."""
LABELS = ("", "1", "2", "3", "H")


def draw_potential(canvas: Canvas, x: float, y: float, potential: int, w: float = 40, h: float = 148) -> None:
    """The dial H 3 2 1 with its upper left corner at (x, y); the potential is large and lit, 0 lights nothing."""
    step = h / 4
    for value in (4, 3, 2, 1):
        cx, cy = x + w / 2, y + (4 - value + 0.5) * step
        lit = value == potential
        d = min(w, step + 3) if lit else min(w - 10, step - 6, 28)
        if lit:
            canvas.halo(cx, cy, d, LIME, 0.75)
        fill, edge, width = ("url(#g)", LIME, 2.0) if lit else (NIGHT, "#6a63c8", 2.4)
        canvas.draw(svg.circle(22, 22, 20, fill, edge, width), cx - d / 2, cy - d / 2, d, d, (0, 0, 44, 44),
                    svg.linear("g", "#f0ffd4", LIME))
        ink, size = (NIGHT, 28.0) if lit else (MUTED, 18.0)
        canvas.text(LABELS[value], "black", size, cx, cy, ink, "mc", width=d - 4, height=d)


_REACH = 62.0
"""The room for these words, beside two dice."""


def draw_reach(canvas: Canvas, cx: float, cy: float, words: str) -> None:
    """A lime plate for what has been reached, such as "HIT +3", its middle at (cx, cy)."""
    w = canvas.fitted_width(words, "display", 20, _REACH, 30) + 16
    body = svg.box(1, 1, w - 2, 30, 7, "url(#g)", "#f4ffe0", 1.6)
    canvas.halo(cx, cy, 30, LIME, 0.5, sx=w / 44, sy=1)
    canvas.draw(body, cx - w / 2, cy - 16, w, 32, defs=svg.linear("g", "#dfff9e", "#8fe03a"))
    canvas.text(words, "display", 20, cx, cy, NIGHT, "mc", width=_REACH, height=30)


def draw_sum(canvas: Canvas, x: float, y: float, w: float, addends: str, icon: str, total: str, colour: str) -> None:
    """How a total came about, in a row with its capitals' middle at y: "3 + 1 + 5" and an icon, then the total."""
    right = canvas.text(total, "black", 26, x + w, y, colour, "mr", width=w * 0.4, height=34)
    room = w - right - 8 - 24
    if canvas.fitted_width(addends, "semibold", SMALLEST_TEXT / canvas.art.text_scale) > room:
        # More addends than two dice and a number: closer together, and narrower still if need be.
        draw_narrowed(canvas, addends.replace(" ", ""), x + room / 2, y, room, TEXT)
        used = room
    else:
        used = canvas.text(addends, "semibold", 18, x, y, TEXT, "ml", width=room, height=26)
    draw_icon(canvas, icon, x + used + 3, y - 11, 21)
