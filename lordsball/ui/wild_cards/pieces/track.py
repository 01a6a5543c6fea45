"""The score track: runs of both teams by half of the game."""

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.look import FRAME, LIT, MUTED, TEXT, WHITE

_HEAD = 26.0
_CELL = 44.0


class TrackRow(NamedTuple):
    """One team: the glyph and colour of its seat, its name, and what stands in each half ("2", or "" to come)."""

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
