"""A Player: full-bleed picture in a foil ring, the three numbers down the left, Vibes, what the card can do."""

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.wild_cards.pieces.card_frame import (
    Title,
    Words,
    border,
    name_size,
    paint_bar,
    paint_picture,
    paint_ring,
)
from lordsball.ui.wild_cards.pieces.faces import PlayerFace, Size, is_full, shows_numbers
from lordsball.ui.wild_cards.pieces.look import MUTED, NIGHT, TEXT, WHITE
from lordsball.ui.wild_cards.pieces.marks import draw_hex, draw_icon, draw_stars

NUMBERS = ("pitch", "bat", "catch")
_HEAD, _LOW = 50.0, 246.0
_ROW, _STEP = 40.0, 44.0
_LEAST_STEP = 24.0


def paint_player(canvas: Canvas, face: PlayerFace, size: Size) -> None:
    """The whole card on a layer of its size."""
    w, h = size
    canvas.draw(svg.box(1, 1, w - 2, h - 2, 8, NIGHT), 0, 0, w, h)
    if is_full(size):
        _paint_full(canvas, face, size)
        return
    if shows_numbers(size):
        _paint_hand(canvas, face, size)
    else:
        b = border(size)
        paint_picture(canvas, face, b, b, w - 2 * b, h - 2 * b)
    paint_ring(canvas, size, face.look.foil)


def _paint_full(canvas: Canvas, face: PlayerFace, size: Size) -> None:
    (w, h), look = size, face.look
    left, wide = 8.0, w - 16
    highest = 8 + _HEAD + 4 * _LEAST_STEP + 8
    words = Words(canvas, face.powers, face.quip, wide - 22, 86, h - 8 - highest - 18)
    top = min(_LOW, h - 8 - words.height - 18)
    stacked = top >= highest
    if not stacked:
        # Very long words: the numbers stand in one row over them.
        words = Words(canvas, face.powers, "", wide - 22, room := h - 8 - (8 + _HEAD + 44) - 12, room)
        top = max(8 + _HEAD + 44, h - 8 - words.height - 14)
    paint_picture(canvas, face, left, 8 + _HEAD, wide, top - 8 - _HEAD, 0.115 if stacked else 0)
    _paint_head(canvas, face, left, wide, face.stars if stacked else 0)
    panel = svg.box(0, 0, wide, h - 8 - top, 0, "url(#p)") + svg.line(0, 1, wide, 1, look.edge, 2)
    canvas.draw(panel, left, top, wide, h - 8 - top, defs=svg.linear("p", "#120e3e", NIGHT))
    values = (*zip(NUMBERS, (face.pitch, face.bat, face.catch), strict=True), ("vibe", face.vibes))
    if stacked:
        step = min(_STEP, (top - 8 - _HEAD - 6) / 4)
        for number, (icon, value) in enumerate(values):
            edge = look.second if icon == "vibe" else look.edge
            _paint_plate(canvas, 4, 8 + _HEAD + 5 + number * step, 74, min(_ROW, step - 2), icon, value, edge)
    else:
        each = wide / 4
        for number, (icon, value) in enumerate(values):
            edge = look.second if icon == "vibe" else look.edge
            _paint_plate(canvas, left + number * each + 1, 8 + _HEAD + 5, each - 2, 34, icon, value, edge)
    paint_ring(canvas, size, look.foil)
    # Over the foil, since hexagons may sit on it.
    words.draw(canvas, left + 11, top + (h - 8 - top - words.height) / 2, TEXT, _strong(look.second), MUTED)


def _strong(colour: str) -> str:
    return mix(colour, WHITE, 0.35)


def _paint_head(canvas: Canvas, face: PlayerFace, x: float, w: float, stars: int) -> None:
    look = face.look
    body = svg.box(0, 0, w, _HEAD, 0, "url(#n)") + svg.line(0, _HEAD - 1, w, _HEAD - 1, look.edge, 2)
    canvas.draw(body, x, 8, w, _HEAD, defs=svg.linear("n", "#0b0924", "#17124a"))
    room = w - 18
    font = name_size(canvas, face.name, "black", 22, room)
    canvas.text(face.name, font, 22, x + 9, 22, WHITE, "ml", width=room, height=26)
    beside = room - 5 * 14 - 14
    if canvas.fitted_width(face.tags, "semibold", SMALLEST_TEXT / canvas.art.text_scale) <= beside:
        draw_stars(canvas, x + w - 81, 36, face.stars)
        room = beside
    elif stars:
        # Many words: the stars stand on the picture.
        canvas.draw(svg.box(0, 0, 80, 22, 11, NIGHT, opacity=0.72), x + w - 86, 12 + _HEAD, 80, 22)
        draw_stars(canvas, x + w - 82, 14 + _HEAD, stars)
    canvas.text(face.tags, "semibold", 18, x + 9, 44, _strong(look.edge), "ml", width=room, height=22)


def _paint_plate(canvas: Canvas, x: float, y: float, w: float, h: float, icon: str, value: int, edge: str) -> None:
    shape = f"M6 1L{w - 6} 1L{w - 1} {h / 2}L{w - 6} {h - 1}L6 {h - 1}L1 {h / 2}Z"
    defs = svg.linear("g", (0, "#1b1650", 0.97), (1, NIGHT, 0.97))
    canvas.draw(svg.path(shape, "url(#g)", edge, 1.8), x, y, w, h, defs=defs)
    side = min(28.0, h - 6)
    draw_icon(canvas, icon, x + 8, y + (h - side) / 2, side)
    canvas.text(str(value), "black", 30, x + w * 0.72, y + h / 2, WHITE, "mc", width=w * 0.4, height=h)


def _paint_hand(canvas: Canvas, face: PlayerFace, size: Size) -> None:
    (w, h), b, look = size, border(size), face.look
    k = w / 112
    title = Title(canvas, (face.name, face.short), w - 2 * b - 2)
    bar, foot = title.height, max(22.0, 26 * k)
    paint_picture(canvas, face, b, b + bar, w - 2 * b, h - 2 * b - bar - foot, 0.13)
    paint_bar(canvas, b, b, w - 2 * b, bar, look.edge)
    paint_bar(canvas, b, h - b - foot, w - 2 * b, foot, look.edge, below=False)
    title.draw(canvas, w / 2, b)
    step = (h - 2 * b - bar - foot - 2) / 3
    for number, value in enumerate((face.pitch, face.bat, face.catch)):
        y, high = b + bar + 1 + number * step, step - 1.5
        shape = f"M0 1L{38 * k:.1f} 1L{45 * k:.1f} {high / 2:.1f}L{38 * k:.1f} {high - 1:.1f}L0 {high - 1:.1f}Z"
        canvas.draw(svg.path(shape, NIGHT, look.edge, 1.6, opacity=0.92), b - 0.6, y, 46 * k, high)
        side = min(19 * k, high - 5)
        draw_icon(canvas, NUMBERS[number], b + 1.5 * k, y + (high - side) / 2, side)
        canvas.text(str(value), "black", 24, b + 29.5 * k, y + high / 2, WHITE, "mc", width=18 * k, height=high)
    paint_foot(canvas, [power.kind for power in face.powers], face.vibes, size, foot)


def paint_foot(canvas: Canvas, kinds: list[str], vibes: int, size: Size, foot: float) -> None:
    """Along the foot of a card in a hand: hexagons of what it can do, and the Vibes it brings."""
    (w, h), b = size, border(size)
    middle, side = h - b - foot / 2 + 0.5, foot - 4
    for number, kind in enumerate(kinds):
        draw_hex(canvas, kind, b + 4 + side * (number + 0.5), middle, side)
    for number in range(vibes):
        draw_icon(canvas, "vibe", w - b - 4 - (number + 1) * (side * 0.86), middle - side * 0.46, side * 0.92)
