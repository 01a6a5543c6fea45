"""A trick of the other coach over the dimmed table: the card at the left, what it has changed at the right."""

from __future__ import annotations

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.button import cap_width, draw_key_cap
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.wild_cards.card_faces import faces, look_of
from lordsball.ui.wild_cards.moments.motion import Change, Trick
from lordsball.ui.wild_cards.pieces.card import draw_card
from lordsball.ui.wild_cards.pieces.faces import FULL
from lordsball.ui.wild_cards.pieces.look import LIT, MUTED, TEXT, WHITE, draw_glass
from lordsball.ui.wild_cards.table_layout import STAGE
from lordsball.ui.wild_cards.view_model import ViewModel

_CARD = (STAGE.cx - 290, STAGE.cy - FULL[1] / 2 + 22)
_SHEET = Box(STAGE.cx - 20, _CARD[1] + FULL[1] / 2, 330, 0)
"""Its left edge, the middle of its height, its width."""
_TITLE = _CARD[1] - 40
_ROW, _MOST_ROWS = 62.0, 4


def draw_trick(canvas: Canvas, model: ViewModel, trick: Trick) -> None:
    """Card, words, figures before and after, and the key that goes on."""
    look = look_of(model.t.team(trick.seat))
    canvas.halo(_CARD[0] + FULL[0] / 2, _CARD[1] + FULL[1] / 2, 260, look.edge, 0.5, inner=0.3)
    canvas.outlined(trick.words, "black", 32, STAGE.cx, _TITLE, TEXT, "#0b0924", 3, room=STAGE.w - 120)
    draw_card(canvas, *_CARD, faces(model.t.cards)[trick.card], FULL)
    rows = trick.changes[:_MOST_ROWS]
    x, w, h = _SHEET.x, _SHEET.w, 32 + max(1, len(rows)) * _ROW + 40
    y = _SHEET.y - h / 2
    draw_glass(canvas, x, y, w, h, 12, look.edge, opacity=0.97)
    for number, change in enumerate(rows):
        _draw_change(canvas, Box(x + 20, y + 16 + number * _ROW, w - 40, _ROW), change, number == 0)
    if not rows:
        canvas.paragraph("Nothing on the board has changed yet.", x + 20, y + 22, w - 40, 20, colour=MUTED)
    cap = cap_width(canvas, "Space")
    draw_key_cap(canvas, "Space", x + w - 20 - cap, y + h - 26)
    canvas.text("Go on", "semibold", 18, x + w - 30 - cap, y + h - 26, MUTED, "mr", height=26)


def _draw_change(canvas: Canvas, box: Box, change: Change, first: bool) -> None:
    """The figure's name over what it was and what it is."""
    canvas.text(change.name, "semibold", 18, box.x, box.y + 12, MUTED, "ml", width=box.w, height=24)
    middle = box.y + 40
    was = canvas.text(change.before or "none", "bold", 20, box.x, middle, MUTED, "ml", width=box.w * 0.44, height=30)
    arrow = canvas.text(">", "black", 20, box.x + was + 10, middle, LIT, "ml", height=30)
    left = was + arrow + 22
    ink = WHITE if first else TEXT
    canvas.text(change.after or "none", "black", 22 if first else 20, box.x + left, middle, ink, "ml",
                width=box.w - left, height=32)
