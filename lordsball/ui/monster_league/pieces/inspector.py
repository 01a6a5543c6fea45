"""The large card beside the table: a pitcher's ability with its whole text, a batter's odds in words."""

from collections.abc import Callable, Hashable, Sequence

from lordsball.ui.kit.canvas import LINE_HEIGHT, Canvas
from lordsball.ui.kit.pieces.chip import draw_chip
from lordsball.ui.kit.pieces.look import INK
from lordsball.ui.kit.pieces.sectors import Sector, spans, total_faces
from lordsball.ui.kit.theme import mix
from lordsball.ui.monster_league.pieces.card import MARGIN, CardFace, draw_selection, paint_paper, paint_portrait

SIZE = (268, 368)
BURGUNDY = "#9c163f"
QUIET_INK = "#5b4636"

_SIDE = 18
_FOOT = 10
_TITLE = 34
_RIBBON = 36
_FRAME = 9
_SMALLEST_WINDOW = 72
_LEAST_ROW, _OWN_TITLE = 25, 28
"""A row of odds above a batter's ability, and the ability's name."""
_LARGEST_WINDOW = 150
_CHIP, _GAP = 50.0, 9.0
"""In a row of odds: from its left edge to the word, and between its columns."""
_FONTS = ("semibold", "body", "bold")


def draw_pitcher_inspector(
    canvas: Canvas, x: float, y: float, face: CardFace, ability: str, rules: str,
    token: str = "monster_league/token", pinned: bool = False, beside: Sequence[str] = (), h: float = SIZE[1],
    shadow: bool = True,
) -> None:
    """A pitcher in full, as wide as :data:`SIZE` and `h` units high: ability by name, token, every word of its rules.

    The more words, the smaller the portrait; with large text the letters give way before the words do.

    :param token: the name of the sprite of what the ability costs.
    :param beside: the rules of cards that lie beside it: all have portraits of one height.
    """
    w = SIZE[0]
    room = h - _FOOT - _above(_SMALLEST_WINDOW) - _TITLE
    size, height = _fitting(canvas, rules, w - 2 * _SIDE, room)
    height = max(height, *(_fitting(canvas, other, w - 2 * _SIDE, room)[1] for other in beside), 0)
    window = _window_for(h, height + _TITLE)

    def paint(layer: Canvas) -> None:
        card = layer.shifted(MARGIN, MARGIN)
        paint_paper(card, w, h)
        top = paint_portrait(card, face, w, window) + 12
        card.text(ability, "display", 23, _SIDE, top + 14, BURGUNDY, "ml", width=w - 2 * _SIDE - 38, height=30)
        card.blit(card.sprite(token, 30), w - _SIDE - 32, top - 1)
        rows = int((h - _FOOT - top - _TITLE) / (size * canvas.art.text_scale * LINE_HEIGHT))
        card.paragraph(rules, _SIDE, top + _TITLE, w - 2 * _SIDE, size, colour=INK, most_rows=max(1, rows))

    _draw(canvas, x, y, ("pitcher_inspector", face, ability, rules, token, window), paint, pinned, h, shadow)


def draw_batter_inspector(
    canvas: Canvas, x: float, y: float, face: CardFace, lit: str | None = None, pinned: bool = False,
    ability: str = "", text: str = "", h: float = SIZE[1], shadow: bool = True,
) -> None:
    """A batter in full: every result in words, the faces of the die that give it, and its chance in percent; then what
    he can do at bat, if anything."""
    w = SIZE[0]
    rows = _face_ranges(face.odds)
    room, size, own = h - _above(_SMALLEST_WINDOW) - 8, 18.0, 0.0
    if ability:
        least = _LEAST_ROW * len(rows)
        size, height = _fitting(canvas, text, w - 2 * _SIDE, room - least - _OWN_TITLE)
        own = height + _OWN_TITLE
    step = min(32, (room - own) / max(1, len(rows)))
    window = _window_for(h, step * len(rows) + 4 + own)

    def paint(layer: Canvas) -> None:
        card = layer.shifted(MARGIN, MARGIN)
        paint_paper(card, w, h)
        top = paint_portrait(card, face, w, window) + 10
        told = [_told(sector, low, high, face.odds) for sector, low, high in rows]
        odds_size = _size_of_rows(canvas, told, step)
        for number, ((sector, _, _), words) in enumerate(zip(rows, told, strict=True)):
            _paint_odds(card, top + number * step, step, sector, words, odds_size, sector.key == lit)
        if ability:
            below = top + step * len(rows) + 2
            card.text(ability, "display", 21, _SIDE, below + 12, BURGUNDY, "ml", width=w - 2 * _SIDE, height=26)
            left = h - _FOOT + 4 - below - _OWN_TITLE
            most = int(left / (size * canvas.art.text_scale * LINE_HEIGHT) + 0.1)
            card.paragraph(text, _SIDE, below + _OWN_TITLE - 4, w - 2 * _SIDE, size, colour=INK, most_rows=max(1, most))

    _draw(canvas, x, y, ("batter_inspector", face, lit, ability, text), paint, pinned, h, shadow)


def _draw(
    canvas: Canvas, x: float, y: float, key: tuple[Hashable, ...], paint: Callable[[Canvas], None], pinned: bool,
    h: float, shadow: bool,
) -> None:
    w = SIZE[0]
    if shadow:
        canvas.shadow(x, y, w, h, 14, 20, 0.62, 10)
    canvas.blit(canvas.composite(key, w + 2 * MARGIN, h + 2 * MARGIN, paint), x - MARGIN, y - MARGIN)
    if pinned:
        draw_selection(canvas, x, y, w, h, 14)


def _above(window: float) -> float:
    """From the top of the card to where its text may begin, for a portrait window of this height."""
    return _FRAME + window - 6 + _RIBBON + 12


def _window_for(h: float, below: float) -> float:
    """The height of the portrait window that leaves `below` units of the card for what is written."""
    return max(_SMALLEST_WINDOW, min(_LARGEST_WINDOW, h - 14 - below - _above(0)))


def _fitting(canvas: Canvas, words: str, width: float, room: float) -> tuple[float, float]:
    """The size to set a text in so that it fits `room` units of height, and the height it takes then."""
    chosen = canvas.art.text_scale
    while True:
        size = 18 * chosen / canvas.art.text_scale
        height = canvas.paragraph_height(words, width, size)
        if height <= room or chosen <= 1:
            return size, min(height, room)
        chosen = max(1.0, chosen - 0.05)


def _face_ranges(odds: tuple[Sector, ...]) -> list[tuple[Sector, int, int]]:
    """Each result that can come up, with its lowest and its highest face."""
    degrees = 360 / total_faces(odds)
    return [(sector, round(low / degrees) + 1, round(high / degrees)) for sector, low, high in spans(odds)]


def _told(sector: Sector, low: int, high: int, odds: tuple[Sector, ...]) -> tuple[str, str, str]:
    """A result in words, its faces, its chance."""
    faces = f"{low}" if low == high else f"{low}–{high}"
    return sector.label.capitalize(), faces, f"{sector.faces * 100 / total_faces(odds):.0f}%"


def _size_of_rows(canvas: Canvas, rows: list[tuple[str, str, str]], step: float) -> float:
    """The size of letters at which every row fits: all rows have the same."""
    scale, room = canvas.art.text_scale, SIZE[0] - 2 * _SIDE - _CHIP - 2 * _GAP
    size = min(18 * scale, step / LINE_HEIGHT)
    while size > 18:
        widths = (
            sum(canvas.text_size(words, font, size / scale)[0] for words, font in zip(row, _FONTS, strict=True))
            for row in rows
        )
        if max(widths, default=0) <= room:
            break
        size -= 0.5
    return max(18.0, size) / scale


def _paint_odds(
    card: Canvas, y: float, step: float, sector: Sector, words: tuple[str, str, str], size: float, lit: bool
) -> None:
    w = SIZE[0]
    middle = y + step / 2
    if lit:
        card.rounded(_SIDE - 7, y + 1, w - 2 * _SIDE + 14, step - 2, 8, "#fff3cf", "#ffe19a", "#c98324", 1.5)
    draw_chip(card, _SIDE, middle - 13, sector, height=26)
    result, faces, chance = words
    wide = card.text_size("100%" if chance == "100%" else "25%", "bold", size)[0]
    right: float = w - _SIDE
    at = right - wide - _GAP
    room = at - max(card.text_size(faces, "body", size)[0], 40.0) - _GAP - _SIDE - _CHIP
    card.text(result, "semibold", size, _SIDE + _CHIP, middle, INK, "ml", width=room + _GAP)
    card.text(faces, "body", size, at, middle, QUIET_INK, "mr")
    card.text(chance, "bold", size, right, middle, mix(INK, BURGUNDY, 0.2), "mr", width=wide + 2)
