"""What stands on each kind of card: Players, Specials, Team cards and backs."""

from __future__ import annotations

from lordsball.games.wild_cards.names import kind_of
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
from lordsball.ui.wild_cards.pieces.dice_and_tokens import draw_emblem
from lordsball.ui.wild_cards.pieces.faces import (
    BackFace,
    PlayerFace,
    Size,
    SpecialFace,
    TeamFace,
    is_full,
    shows_numbers,
)
from lordsball.ui.wild_cards.pieces.look import (
    MUTED,
    NIGHT,
    SPECIAL,
    SPECIAL_FOIL,
    TEXT,
    WEATHER,
    WEATHER_FOIL,
    WHITE,
    draw_hex,
    draw_icon,
    draw_stars,
)

NUMBERS = ("pitch", "bat", "catch")
_CAP, _LOW = 50.0, 246.0
_ROW, _STEP = 40.0, 44.0
_LEAST_STEP = 24.0


def paint_player(canvas: Canvas, face: PlayerFace, size: Size) -> None:
    """The whole card on a layer of its size."""
    w, h = size
    canvas.draw(svg.box(1, 1, w - 2, h - 2, 8, NIGHT), 0, 0, w, h)
    if is_full(size):
        _paint_full_player(canvas, face, size)
        return
    if shows_numbers(size):
        _paint_hand(canvas, face, size)
    else:
        b = border(size)
        paint_picture(canvas, face, b, b, w - 2 * b, h - 2 * b)
    paint_ring(canvas, size, face.look.foil)


def _paint_full_player(canvas: Canvas, face: PlayerFace, size: Size) -> None:
    (w, h), look = size, face.look
    left, wide = 8.0, w - 16
    highest = 8 + _CAP + 4 * _LEAST_STEP + 8
    words = Words(canvas, face.powers, face.quip, wide - 22, 86, h - 8 - highest - 18)
    top = min(_LOW, h - 8 - words.height - 18)
    stacked = top >= highest
    if not stacked:
        # Very long words: the numbers stand in one row over them.
        words = Words(canvas, face.powers, "", wide - 22, room := h - 8 - (8 + _CAP + 44) - 12, room)
        top = max(8 + _CAP + 44, h - 8 - words.height - 14)
    paint_picture(canvas, face, left, 8 + _CAP, wide, top - 8 - _CAP, 0.115 if stacked else 0)
    _paint_head(canvas, face, left, wide, face.stars if stacked else 0)
    panel = svg.box(0, 0, wide, h - 8 - top, 0, "url(#p)") + svg.line(0, 1, wide, 1, look.edge, 2)
    canvas.draw(panel, left, top, wide, h - 8 - top, defs=svg.linear("p", "#120e3e", NIGHT))
    values = (*zip(NUMBERS, (face.pitch, face.bat, face.catch), strict=True), ("vibe", face.vibes))
    if stacked:
        step = min(_STEP, (top - 8 - _CAP - 6) / 4)
        for number, (icon, value) in enumerate(values):
            edge = look.second if icon == "vibe" else look.edge
            _paint_plate(canvas, 4, 8 + _CAP + 5 + number * step, 74, min(_ROW, step - 2), icon, value, edge)
    else:
        each = wide / 4
        for number, (icon, value) in enumerate(values):
            edge = look.second if icon == "vibe" else look.edge
            _paint_plate(canvas, left + number * each + 1, 8 + _CAP + 5, each - 2, 34, icon, value, edge)
    paint_ring(canvas, size, look.foil)
    # Over the foil, since hexagons may sit on it.
    words.draw(canvas, left + 11, top + (h - 8 - top - words.height) / 2, TEXT, _strong(look.second), MUTED)


def _strong(colour: str) -> str:
    return mix(colour, WHITE, 0.35)


def _paint_head(canvas: Canvas, face: PlayerFace, x: float, w: float, stars: int) -> None:
    look = face.look
    body = svg.box(0, 0, w, _CAP, 0, "url(#n)") + svg.line(0, _CAP - 1, w, _CAP - 1, look.edge, 2)
    canvas.draw(body, x, 8, w, _CAP, defs=svg.linear("n", "#0b0924", "#17124a"))
    room = w - 18
    font = name_size(canvas, face.name, "black", 22, room)
    canvas.text(face.name, font, 22, x + 9, 22, WHITE, "ml", width=room, height=26)
    beside = room - 5 * 14 - 14
    if canvas.fitted_width(face.tags, "semibold", SMALLEST_TEXT / canvas.art.text_scale) <= beside:
        draw_stars(canvas, x + w - 81, 36, face.stars)
        room = beside
    elif stars:
        # Many words: the stars stand on the picture.
        canvas.draw(svg.box(0, 0, 80, 22, 11, NIGHT, opacity=0.72), x + w - 86, 12 + _CAP, 80, 22)
        draw_stars(canvas, x + w - 82, 14 + _CAP, stars)
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


_HEAD = 46.0


def paint_special(canvas: Canvas, face: SpecialFace, size: Size) -> None:
    """A Special (name plate with a point) or a Weather (curved name plate) on a layer of its size."""
    (w, h), b = size, border(size)
    colour, foil = (WEATHER, WEATHER_FOIL) if face.weather else (SPECIAL, SPECIAL_FOIL)
    canvas.draw(svg.box(1, 1, w - 2, h - 2, 8, NIGHT), 0, 0, w, h)
    if is_full(size):
        _paint_full(canvas, face, size, colour, foil)
        return
    if shows_numbers(size):
        title = Title(canvas, (face.name, face.short), w - 2 * b - 2)
        bar, foot = title.height, max(22.0, 26 * w / 112)
        paint_picture(canvas, face, b, b + bar, w - 2 * b, h - 2 * b - bar - foot)
        paint_bar(canvas, b, b, w - 2 * b, bar, colour)
        paint_bar(canvas, b, h - b - foot, w - 2 * b, foot, colour, below=False)
        title.draw(canvas, w / 2, b)
        paint_foot(canvas, [power.kind for power in face.powers], face.vibes, size, foot)
        _paint_kind(canvas, face, w - b - 4 - (foot - 4), h - b - foot + 2, foot - 4)
    else:
        paint_picture(canvas, face, b, b, w - 2 * b, h - 2 * b)
    paint_ring(canvas, size, foil)


def _paint_kind(canvas: Canvas, face: SpecialFace, x: float, y: float, size: float) -> None:
    """A sun where it is a Weather; nothing else, since Vibes stand there."""
    if face.weather and not face.vibes:
        draw_icon(canvas, "sun", x, y, size)


def _paint_full(canvas: Canvas, face: SpecialFace, size: Size, colour: str, foil: tuple[str, ...]) -> None:
    w, h = size
    left, wide = 8.0, w - 16
    words = Words(canvas, face.powers, face.quip, wide - 22, 96, h - 16 - _HEAD - 80)
    top = min(232.0, h - 8 - words.height - 30)
    paint_picture(canvas, face, left, 8 + _HEAD - 8, wide, top - _HEAD + 2)
    edge = w - 8
    if face.weather:
        plate = f"M8 8L{edge} 8L{edge} 44C{w * 0.8:.0f} 60 {w * 0.2:.0f} 60 8 44Z"
    else:
        plate = f"M8 8L{edge} 8L{edge} 48L{w / 2 + 22} 48L{w / 2} 58L{w / 2 - 22} 48L8 48Z"
    panel = f"M8 {top}L{edge} {top}L{edge} {h - 8}L8 {h - 8}Z"
    body = svg.path(plate, "url(#n)", colour, 1.8) + svg.path(panel, "url(#p)", colour, 1.8)
    defs = svg.linear("n", (0, NIGHT, 0.98), (1, "#1b124a", 0.96)) + svg.linear("p", "#160e3e", NIGHT)
    canvas.draw(body, 0, 0, w, h, defs=defs)
    font = name_size(canvas, face.name, "black", 23, wide - 14)
    canvas.text(face.name, font, 23, w / 2, 27, WHITE, "mc", width=wide - 14, height=30)
    _paint_seam(canvas, face, top, w, colour)
    under = top + 14 + (h - 24 - top - words.height) / 2
    paint_ring(canvas, size, foil)
    words.draw(canvas, left + 11, under, TEXT, mix(colour, WHITE, 0.5), MUTED)


def _paint_seam(canvas: Canvas, face: SpecialFace, y: float, w: float, colour: str) -> None:
    """The pill on the seam that says what kind of card it is; Vibes it brings at its right."""
    label = kind_of(face.weather, face.quick).upper()
    high = 26 + 10 * (min(canvas.art.text_scale, 1.5) - 1)
    wide = min(w - 60, canvas.fitted_width(label, "display", 18, None, 24) + 32)
    pill = svg.box(1, 1, wide - 2, high - 2, high / 2 - 1, NIGHT, colour, 1.8)
    canvas.draw(pill, (w - wide) / 2, y - high / 2, wide, high)
    canvas.text(label, "display", 18, w / 2, y, mix(colour, WHITE, 0.4), "mc", width=wide - 14, height=26)
    for number in range(face.vibes):
        draw_icon(canvas, "vibe", w - 42 - number * 24, y - 14, 28)


def paint_back(canvas: Canvas, face: BackFace, size: Size) -> None:
    """The back of a card: a lightning ball in nested diamonds."""
    (w, h), look, b = size, face.look, border(size)
    diamonds = ""
    for number in range(6):
        inset = (3.5 + number * 4.2) * w / 60
        across, down = w * 0.42 - inset, h * 0.43 - inset * 1.3
        if across > w * 0.08:
            corners = [(w / 2, h / 2 - down), (w / 2 + across, h / 2), (w / 2, h / 2 + down), (w / 2 - across, h / 2)]
            diamonds += svg.polygon(corners, "none", look.edge, max(1.0, w / 70), line_opacity=0.85 - 0.12 * number)
    x, y, k = w / 2, h / 2, w * 0.9
    bolt = [(0.03, -0.11), (-0.07, 0.02), (0, 0.02), (-0.03, 0.11), (0.07, -0.02), (0, -0.02)]
    body = svg.box(b / 2, b / 2, w - b, h - b, 7, "url(#g)") + diamonds
    body += svg.circle(x, y, w * 0.17, NIGHT, look.second, max(1.4, w / 50))
    body += svg.polygon([(x + dx * k, y + dy * k) for dx, dy in bolt], look.second)
    canvas.draw(body, 0, 0, w, h, defs=svg.linear("g", mix(look.dark, WHITE, 0.1), NIGHT))
    paint_ring(canvas, size, look.foil)


def paint_team(canvas: Canvas, face: TeamFace, size: Size) -> None:
    """A Team card: the crest before rays; to be read, its name and what the team can do."""
    (w, h), look, b = size, face.look, border(size)
    words, top = None, h - b
    if is_full(size):
        words = Words(canvas, face.powers, face.quip, w - 38, 150, h - 170)
        top = h - 8 - words.height - 16
    elif shows_numbers(size):
        top = h - b - 25
    ground = svg.box(b / 2, b / 2, w - b, h - b, 7, "url(#g)")
    head = 52.0 if words else b
    cx, cy = w / 2, (head + top) / 2
    crest = min(w * 0.8, (top - head) * 0.94)
    canvas.draw(ground, 0, 0, w, h, defs=svg.linear("g", mix(look.dark, WHITE, 0.14), NIGHT))
    with canvas.clipped(b, b, w - 2 * b, h - 2 * b):
        light = svg.rays(cx, cy, h * 0.8, 18, look.edge, 0.26) + svg.circle(cx, cy, crest * 0.56, NIGHT, opacity=0.55)
        canvas.draw(light, 0, 0, w, h)
    draw_emblem(canvas, look, cx, cy, crest)
    if words:
        _paint_team_words(canvas, face, size, words, top)
        return
    if shows_numbers(size):
        paint_bar(canvas, b, top, w - 2 * b, 25, look.edge, below=False)
        Title(canvas, (face.name, face.short), w - 2 * b - 2, rows=1).draw(canvas, w / 2, top + 1)
    paint_ring(canvas, size, look.foil)


def _paint_team_words(canvas: Canvas, face: TeamFace, size: Size, words: Words, top: float) -> None:
    (w, h), look = size, face.look
    paint_bar(canvas, 8, 8, w - 16, 44, look.edge)
    room = w - 18 - 68
    font = name_size(canvas, face.name, "black", 23, room)
    canvas.text(face.name, font, 23, 18, 29, WHITE, "ml", width=room, height=30)
    draw_icon(canvas, "vibe", w - 62, 16, 28)
    canvas.text(str(face.vibes), "black", 22, w - 22, 30, WHITE, "mc", width=24, height=30)
    body = svg.box(0, 0, w - 16, h - 8 - top, 0, "url(#p)") + svg.line(0, 1, w - 16, 1, look.edge, 2)
    canvas.draw(body, 8, top, w - 16, h - 8 - top, defs=svg.linear("p", "#120e3e", NIGHT))
    paint_ring(canvas, size, look.foil)
    words.draw(canvas, 19, top + (h - 8 - top - words.height) / 2, TEXT, mix(look.second, WHITE, 0.35), MUTED)
