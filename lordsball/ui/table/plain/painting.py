"""How the kinds of pieces look on the plain table: cards in a stock frame, piles, tracks, dice, counters, maps."""

from __future__ import annotations

import zlib

from lordsball.engine.secrets import HIDDEN
from lordsball.games.pieces import Counter, Deck, Dice, Face, Laid, Map
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.cube import WHITE, cube_svg, orientation, tumble
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.pieces.live import draw_live
from lordsball.ui.kit.theme import SEATS, mix
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.table.plain.arranging import TITLE, Spot

INK, QUIET = "#1b0f24", "#4a3a52"
PAPER = ("#fffaf0", "#eadfc8")
RIBBONS = ("#a8324a", "#2a62a8", "#7a4a9c", "#2c7358", "#9c5a1e", "#455a6e")
BACK = "#8c2440"
GOLD = "#ffc24a"
SEAM = "#c4283c"
_SMALL = ("a", "an", "and", "at", "for", "in", "of", "on", "the", "to")
"""Words that initials leave out."""


def ribbon(face: Face) -> str:
    """The color of a card's ribbon: cards of one name have one, on every machine."""
    return RIBBONS[zlib.crc32(face.name.encode()) % len(RIBBONS)]


def draw_card(
    canvas: Canvas, box: Box, face: Face | None, lit: bool = False, picked: bool = False, back: str = BACK,
    shadow: bool = True,
) -> None:
    """A card in the stock frame, or its back where `face` is None. `lit`: it can be chosen; `picked`: it has been."""
    x, y, w, h = box
    r = max(4.0, w * 0.08)
    if shadow:
        canvas.shadow(x, y, w, h, r, 8, 0.5, 3)
    if face is None:
        canvas.blit(canvas.composite(("plain back", w, h, back), w, h, lambda c: _paint_back(c, w, h, r, back)), x, y)
    else:
        canvas.blit(canvas.composite(("plain card", face, w, h), w, h, lambda c: _paint_face(c, w, h, r, face)), x, y)
    if lit or picked:
        canvas.ring(x - 3, y - 3, w + 6, h + 6, r + 3, "#ffffff" if picked else GOLD, 4 if picked else 3)


def _paint_back(canvas: Canvas, w: float, h: float, r: float, back: str) -> None:
    canvas.rounded(0, 0, w, h, r, mix(back, "#ffffff", 0.12), mix(back, "#000000", 0.25), "#f3e6cc", max(1.5, w * 0.03))
    size = w * 0.42
    draw_ball(canvas, w / 2, h / 2, size / 2)


def draw_ball(canvas: Canvas, cx: float, cy: float, r: float) -> None:
    """A baseball with its middle at (cx, cy)."""
    body = (
        svg.circle(50, 50, 46, "#fffdf5", INK, 5)
        + svg.path("M22 14 C38 36 38 64 22 86", "none", SEAM, 4)
        + svg.path("M78 14 C62 36 62 64 78 86", "none", SEAM, 4)
    )
    canvas.draw(body, cx - r, cy - r, 2 * r, 2 * r, (0, 0, 100, 100))


def _paint_face(canvas: Canvas, w: float, h: float, r: float, face: Face) -> None:
    """Name on a ribbon, the first number on a ball, the others in words below it where there is room."""
    canvas.rounded(0, 0, w, h, r, *PAPER, INK, max(1.5, w * 0.02))
    colour = ribbon(face)
    band = min(46.0, h * 0.34)
    canvas.rounded(4, 4, w - 8, band, r * 0.7, mix(colour, "#ffffff", 0.08), colour, INK, 1.2)
    _paint_name(canvas, face.name, w, 4, band)
    rest = [f"{name} {value}".removesuffix(" yes") for name, value in face.figures[1:] if value != "no"]
    rows = [row for row in rest if canvas.fitted_width(row, "semibold", 18, None, 20) <= w - 10][:2] if h > 130 else []
    left = h - band - 8 - 20 * len(rows)
    if not face.figures or left < 26:
        return
    radius = min(left * 0.45, w * 0.28)
    cy = band + 6 + left / 2
    draw_ball(canvas, w / 2, cy, radius)
    value = face.figures[0][1]
    canvas.text(value, "display", max(18, radius * 1.05), w / 2, cy, INK, "mc", width=radius * 1.7, height=radius * 1.7)
    for number, row in enumerate(reversed(rows)):
        canvas.text(row, "semibold", 18, w / 2, h - 14 - 20 * number, QUIET, "mc", width=w - 8, height=20)


def _paint_name(canvas: Canvas, name: str, w: float, top: float, band: float) -> None:
    """In one row, or in two where the name is long, broken about in the middle; on a small card its initials."""
    size, room = 19.0, w - 10
    rows = [name]
    if canvas.fitted_width(name, "display", size, None, band) > room and " " in name and band >= 40:
        breaks = [at for at, letter in enumerate(name) if letter == " "]
        at = min(breaks, key=lambda place: abs(2 * place + 1 - len(name)))
        rows = [name[:at], name[at + 1 :]]
    step = band / len(rows)
    if max(canvas.fitted_width(row, "display", 18 / canvas.art.text_scale, None, step) for row in rows) > room:
        words = [word for word in name.split() if word[0].isalnum() and word.lower() not in _SMALL]
        rows, step = ["".join(word[0] for word in words)[:3].upper() or name[0]], band
    for number, row in enumerate(rows):
        canvas.text(row, "display", size, w / 2, top + step * (number + 0.5), "#ffffff", "mc", width=room, height=step)


def draw_large_card(canvas: Canvas, box: Box, face: Face, shadow: bool = True) -> None:
    """A card with all its numbers and every word of its text."""
    x, y, w, h = box
    if shadow:
        canvas.shadow(x, y, w, h, 14, 20, 0.6, 10)
    canvas.rounded(x, y, w, h, 14, *PAPER, INK, 2)
    colour = ribbon(face)
    canvas.rounded(x + 8, y + 8, w - 16, 50, 9, mix(colour, "#ffffff", 0.08), colour, INK, 1.5)
    canvas.text(face.name, "display", 27, x + w / 2, y + 33, "#ffffff", "mc", width=w - 36, height=46)
    top = y + 70.0
    if face.figures:
        draw_ball(canvas, x + w / 2, top + 58, 56)
        canvas.text(face.figures[0][1], "display", 54, x + w / 2, top + 58, INK, "mc", width=84, height=84)
        canvas.text(face.figures[0][0], "semibold", 19, x + w / 2, top + 130, INK, "mc", width=w - 40, height=28)
        top += 150
        for name, value in face.figures[1:6]:
            canvas.text(name, "body", 19, x + 26, top + 12, QUIET, "ml", width=w - 110, height=26)
            canvas.text(value, "bold", 20, x + w - 26, top + 12, INK, "mr", width=70, height=26)
            top += 27
    if face.text:
        room = y + h - 14 - top
        size = fitting_size(canvas, face.text, w - 48, room, 20)
        rows = max(1, int(room / (size * canvas.art.text_scale * 1.2)))
        canvas.paragraph(face.text, x + 24, top + 6, w - 48, size, colour=INK, align="c", most_rows=rows)


def draw_spot(canvas: Canvas, spot: Spot, faces: dict[str, Face], lit: frozenset[str], picked: str) -> None:
    """A piece with its title. Dice are left to `draw_dice`, which can roll them."""
    laid, box = spot.laid, spot.box
    theme = canvas.theme
    if isinstance(laid.piece, Counter):
        canvas.rounded(*box, 9, theme.panel_top, theme.panel_bottom, theme.edge, 1.2)
        value = "  ".join("–" if each < 0 else str(each) for each in laid.values)
        used = canvas.text(value, "display", 20, box.right - 10, box.cy, theme.gold, "mr", height=box.h)
        canvas.text(laid.title, "body", 18, box.x + 10, box.cy, theme.text, "ml", width=box.w - used - 26, height=box.h)
        return
    count = str(len(laid.cards)) if isinstance(laid.piece, Deck) else ""
    used = canvas.text(count, "bold", 18, box.right - 4, box.y + 11, theme.text, "mr", height=24) + 8 if count else 0
    canvas.text(laid.title, "body", 18, box.x + 2, box.y + 11, theme.muted, "ml", width=box.w - used - 4, height=24)
    if isinstance(laid.piece, Map):
        _draw_map(canvas, laid, laid.piece, box)
    elif isinstance(laid.piece, Deck):
        _draw_pile(canvas, spot, faces)
    elif not isinstance(laid.piece, Dice):
        if not laid.cards:
            _draw_empty(canvas, Box(box.x, box.y + TITLE, min(box.w, (box.h - TITLE) * 0.73), box.h - TITLE))
        for id, place in zip(laid.cards, spot.cards, strict=True):
            draw_card(canvas, place, faces.get(id), id in lit, id == picked)


def _draw_empty(canvas: Canvas, box: Box) -> None:
    theme = canvas.theme
    canvas.rounded(*box, 8, theme.well, edge=theme.edge, alpha=0.22)


def _draw_pile(canvas: Canvas, spot: Spot, faces: dict[str, Face]) -> None:
    """Up to three backs under the topmost card."""
    if not spot.cards:
        _draw_empty(canvas, Box(spot.box.x, spot.box.y + TITLE, (spot.box.h - TITLE) * 0.73, spot.box.h - TITLE))
        return
    place, cards = spot.cards[0], spot.laid.cards
    for under in range(min(3, len(cards) - 1), 0, -1):
        draw_card(canvas, Box(place.x + under * 2.5, place.y - under * 1.5, place.w, place.h), None)
    draw_card(canvas, place, None if cards[-1] == HIDDEN else faces.get(cards[-1]))


def _draw_map(canvas: Canvas, laid: Laid, piece: Map, box: Box) -> None:
    theme = canvas.theme
    columns = max(1, int(box.w // 118))
    for number, name in enumerate(piece.spaces):
        x, y = box.x + number % columns * 118, box.y + TITLE + number // columns * 32
        canvas.rounded(x, y, 114, 28, 7, theme.well, edge=theme.edge, alpha=0.7)
        here = laid.values[number] if number < len(laid.values) else -1
        canvas.text(name, "body", 18, x + 8, y + 14, theme.text, "ml", width=78, height=26)
        if 0 <= here < len(SEATS):
            draw_glyph(canvas, SEATS[here].glyph, SEATS[here].colour, x + 90, y + 5, 18)


def draw_track(
    canvas: Canvas, title: str, most: int, box: Box, places: tuple[tuple[int | None, int], ...]
) -> None:
    """Spaces from 0 to `most` in a lane, and a glyph for each seat on its space."""
    theme = canvas.theme
    canvas.text(title, "body", 18, box.x + 2, box.y + 10, theme.muted, "ml", width=box.w, height=22)
    wide, y, h = box.w / (most + 1), box.y + 22, box.h - 22
    for space in range(most + 1):
        edge = GOLD if space == most else theme.edge
        canvas.rounded(box.x + space * wide + 1, y, wide - 2, h, 6, theme.panel_top, theme.panel_bottom, edge, 1.2)
        here = [seat for seat, value in places if min(value, most) == space]
        left = box.x + space * wide
        beside = bool(here) and wide >= 60
        if beside or not here:
            canvas.text(str(space), "display", 18, left + (14 if beside else wide / 2), y + h / 2, theme.muted, "mc",
                        width=22 if beside else wide - 6, height=h)
        for number, seat in enumerate(here):
            if seat is not None:
                start, room = (left + 26, wide - 32) if beside else (left + 4, wide - 8)
                step = min(21.0, (room - 18) / (len(here) - 1)) if len(here) > 1 else 0.0
                gx = start + (0 if beside else (room - 18 - step * (len(here) - 1)) / 2) + number * step
                draw_glyph(canvas, SEATS[seat].glyph, SEATS[seat].colour, gx, y + h / 2 - 9, 18)


def draw_dice(canvas: Canvas, spot: Spot, progress: float) -> None:
    """Dice as they lie, or on their way there; and what they add up to."""
    box, size = spot.box, 44.0
    for number, face in enumerate(spot.laid.values):
        cx, cy = box.x + 28 + number * 58, box.y + TITLE + 29
        if not 1 <= face <= 6:
            canvas.text(str(face), "display", 30, cx, cy, canvas.theme.text, "mc", width=54, height=50)
            continue
        rolls = progress < 1
        twist = (-8.0, 10.0)[number % 2]
        lie = tumble(face, progress, twist, number * 2.1) if rolls else orientation(face, twist)
        defs, body = cube_svg(lie, WHITE)
        reach = size * 1.32
        draw = draw_live if rolls else Canvas.draw
        draw(canvas, body, cx - reach / 2, cy - reach / 2, reach, reach, (0, 0, 100, 100), defs)
    if spot.laid.values and progress >= 1:
        total = str(sum(spot.laid.values))
        canvas.text(total, "display", 32, box.x + len(spot.laid.values) * 58 + 12, box.y + TITLE + 29,
                    canvas.theme.text, "ml", width=56, height=44)
