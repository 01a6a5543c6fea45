"""The faces of the die in a row, colored by result: what each roll would mean, and which one it was."""

import math
from collections.abc import Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.look import INK
from lordsball.ui.kit.pieces.sectors import Sector, sector_of_face, spans, total_faces
from lordsball.ui.kit.theme import mix

GOLD = "#ffd76a"
HEIGHT = 58
"""From the top of the frame to its foot, with the numbers under the cells."""
_PAD = 4
_LEAST = 31.0
"""Room for two letters."""
_LETTER_HEIGHT = 24
_NUMBER_HEIGHT = 26


def draw_range_bar(
    canvas: Canvas, x: float, y: float, w: float, odds: Sequence[Sector], face: int = 0
) -> None:
    """A bar in a frame with its upper left corner at (x, y), :data:`HEIGHT` units high.

    :param face: the face that has come up; 0 before the roll.
    """
    canvas.shadow(x, y, w, HEIGHT - 10, 12, 10, 0.6, 5)
    key = ("range_bar", w, tuple(odds), face)
    canvas.blit(canvas.composite(key, w, HEIGHT, lambda layer: _paint(layer, w, odds, face)), x, y)


def cells(w: float, odds: Sequence[Sector]) -> list[tuple[Sector, float, float]]:
    """Each result on a bar of this width: from where, and how wide. As wide as its chance, but never too narrow for
    its letters: what that takes, the others give in proportion."""
    shown = [sector for sector, _, _ in spans(odds)]
    room, total = w - 2 * _PAD, total_faces(odds)
    least = min(_LEAST, room / len(shown))
    wide = [room * sector.faces / total for sector in shown]
    short = math.fsum(max(0.0, least - each) for each in wide)
    spare = math.fsum(max(0.0, each - least) for each in wide)
    wide = [least if each <= least else each - short * (each - least) / spare for each in wide]
    lefts = [_PAD + math.fsum(wide[:number]) for number in range(len(wide))]
    return list(zip(shown, lefts, wide, strict=True))


def cell_middle(x: float, w: float, odds: Sequence[Sector], face: int) -> float:
    """The x of the middle of a face's cell on a bar drawn at x, w units wide: where a pointer would stand."""
    before = 0
    for sector, left, wide in cells(w, odds):
        if face <= before + sector.faces:
            return x + left + (face - before - 0.5) * wide / sector.faces
        before += sector.faces
    raise ValueError(f"no face {face} on a bar of {before}")


def _paint(canvas: Canvas, w: float, odds: Sequence[Sector], face: int) -> None:
    theme = canvas.theme
    canvas.rounded(0, 0, w, HEIGHT, 12, mix(theme.panel_top, "#000000", 0.2), theme.panel_bottom, theme.edge, 1.5, 0.96)
    total = total_faces(odds)
    for sector, left, wide in cells(w, odds):
        canvas.rounded(left, 5, wide - 1.5, 26, 5, mix(sector.colour, "#ffffff", 0.1), sector.colour, INK, 1.2)
        _paint_ticks(canvas, left, wide, wide / sector.faces, sector)
        letters = _letters(canvas, sector, wide - 1.5)
        if letters:
            middle = left + wide / 2 - 0.75
            canvas.text(letters, "display", 18, middle, 18, sector.text, "mc", width=wide + 1, height=_LETTER_HEIGHT)
    if face:
        _paint_face(canvas, w, odds, face)
    ends = {1: (_PAD + 2, "ml"), total: (w - _PAD - 2, "mr")}
    reach = canvas.fitted_width(str(face), "display", 20, None, _NUMBER_HEIGHT) + 30
    for number, (at, anchor) in ends.items():
        # Where the roll itself is written over an end, that end needs no number of its own.
        if not face or abs(cell_middle(0, w, odds, face) - at) > reach:
            canvas.text(str(number), "semibold", 18, at, 45, theme.muted, anchor, height=24)


def _paint_ticks(canvas: Canvas, left: float, wide: float, cell: float, sector: Sector) -> None:
    lines = "".join(f'<path d="M{n * cell:.2f} 0 V24"/>' for n in range(1, sector.faces))
    if lines:
        canvas.draw(f'<g stroke="#000" stroke-opacity=".28" stroke-width="1">{lines}</g>', left - 0.75, 6, wide, 24)


def _letters(canvas: Canvas, sector: Sector, wide: float) -> str:
    """The letters of a result, the first of them where there is no more room, or none."""
    # A single letter may fill its cell: the room to its left and right is part of the letter.
    for letters, spare in ((sector.letters, 4), (sector.letters[:1], -0.5)):
        if canvas.fitted_width(letters, "display", 18, None, _LETTER_HEIGHT) <= wide - spare:
            return letters
    return ""


def _paint_face(canvas: Canvas, w: float, odds: Sequence[Sector], face: int) -> None:
    """The result that has come up in a gold frame, a pointer under the face, its number beside the pointer."""
    shown = sector_of_face(odds, face)
    left, wide = next((left, wide) for sector, left, wide in cells(w, odds) if sector is shown)
    canvas.ring(left - 1.5, 2.5, wide + 1.5, 31, 6, GOLD, 2.5)
    middle = cell_middle(0, w, odds, face)
    pointer = '<path d="M10 2 L18 14 H2 Z" fill="%s" stroke="%s" stroke-width="2" stroke-linejoin="round"/>'
    canvas.draw(pointer % (GOLD, INK), middle - 10, 32, 20, 16)
    number = str(face)
    side = canvas.fitted_width(number, "display", 20, None, _NUMBER_HEIGHT)
    on_left = middle - 14 - side > _PAD
    canvas.text(number, "display", 20, middle + (-13 if on_left else 13), 45, "#ffc24a", "mr" if on_left else "ml",
                height=_NUMBER_HEIGHT)
