"""One side of a matchup: ribbon, place for the card, Team Quality and its sum; and the result of a series on plates."""

from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.lords.pieces.icon_text import icon_line, line_width
from lordsball.ui.lords.pieces.look import BAD, BURGUNDY, GOOD, INK, LIT, SOFT, Club, ribbon
from lordsball.ui.lords.pieces.marks import draw_ball, draw_club_name, draw_owner
from lordsball.ui.lords.pieces.material import draw_flip_plate, draw_lit_ring, draw_plaque

SIZE = (212, 202)
_SLOT = (2, 41, 84, 117)
_MIDDLE = 114
"""The width of the part between the slot and the other side (units)."""


class Modifier(NamedTuple):
    """What changes a Team Quality: the figure with its sign ("+3", "−2", "±0") and where it comes from."""

    figure: str
    source: str


class Match(NamedTuple):
    """One side of a matchup.

    :param addends: the sum as it is written: "9 + 3 − 2 + 6"; without a total, what is to be known instead.
    :param total: what it comes to; empty until then.
    :param ahead: this side has the higher total.
    """

    club: Club
    tq: str
    modifiers: tuple[Modifier, ...] = ()
    addends: str = ""
    total: str = ""
    ahead: bool = False
    lit: bool = False
    """A card is to be laid down here now."""


def draw_matchup_side(canvas: Canvas, x: float, y: float, match: Match, mirrored: bool = False) -> None:
    """One side with its upper left corner at (x, y), :data:`SIZE` units large; `mirrored` for the right hand side."""
    w, h = SIZE
    canvas.blit(
        canvas.composite(("matchup", match, mirrored), w, h, lambda layer: _paint(layer, match, mirrored)), x, y
    )


def card_slot(mirrored: bool = False) -> tuple[float, float, float, float]:
    """Where a card of a hand lies: x, y, width, height from the upper left corner of the side."""
    x, y, w, h = _SLOT
    return (SIZE[0] - x - w if mirrored else x, y, w, h)


def draw_card_slot(canvas: Canvas, x: float, y: float, lit: bool = False) -> None:
    """The place for a card, its upper left corner at (x, y); lit where one is to be played."""
    body = (
        svg.box(1, 1, 90, 123, 7, "#cdb88a", "#8a7040", 1.4, 0.55)
        + svg.box(3.4, 3.4, 85.2, 118.2, 5, "none", "#8a7040", 0.8)
        + svg.corner(9, 9, 0.7, "#8a7040")
        + svg.corner(83, 116, 0.7, "#8a7040", -1, -1)
    )
    canvas.draw(body, x - 4, y - 4, 92, 125)
    if lit:
        draw_lit_ring(canvas, x, y, 84, 117)


def _paint(canvas: Canvas, match: Match, mirrored: bool) -> None:
    _paint_ribbon(canvas, match.club, mirrored)
    slot_x, slot_y, _, _ = card_slot(mirrored)
    draw_card_slot(canvas, slot_x, slot_y, match.lit)
    left = 0.0 if mirrored else SIZE[0] - _MIDDLE
    count = len(match.modifiers)
    few = count <= 2
    d, middle = (58, 68) if few else (44, 58)
    draw_ball(canvas, left + _MIDDLE / 2, middle, d, match.tq, 30 if few else 24)
    if few:
        canvas.text("Team Quality", "semibold", 18, left + _MIDDLE / 2, 107.5, SOFT, "mc", width=_MIDDLE, height=20)
    shown = match.modifiers if count <= 3 else match.modifiers[:2]
    top = 129.0 if few else 94.0
    step = 21.5 if few else 22.5
    for number, modifier in enumerate(shown):
        _paint_modifier(canvas, left, top + number * step, modifier)
    if count > 3:
        canvas.text(f"and {count - 2} more", "body", 18, left + 2, top + 2 * step, INK, "ml", width=_MIDDLE, height=22)
    _paint_sum(canvas, match, mirrored)


def _paint_ribbon(canvas: Canvas, club: Club, mirrored: bool) -> None:
    w = SIZE[0]
    shape = "M0 0H212L200 16L212 32H0L8 16Z" if not mirrored else "M212 0H0L12 16L0 32H212L204 16Z"
    body = svg.path(shape, "url(#g)", "#1a0e06", 1.2)
    body += svg.line(12, 4, 198, 4, "#ffffff", 1, 0.35) + svg.line(12, 28, 198, 28, "#e9c878", 1, 0.9)
    canvas.draw(body, 0, 0, w, 33, defs=svg.linear("g", *ribbon(club.colour)))
    if club.glyph:
        draw_glyph(canvas, club.glyph, club.colour, w - 36 if mirrored else 16, 6, 20)
    else:
        draw_owner(canvas, "", club.colour, w - 36 if mirrored else 16, 6, 20)
    anchor = "r" if mirrored else "l"
    draw_club_name(canvas, club, "serif_bold", 21, w - 42 if mirrored else 42, 16.5, "#fff9e8", anchor, w - 62, 30)


def _paint_modifier(canvas: Canvas, x: float, y: float, modifier: Modifier) -> None:
    figure = modifier.figure.replace("-", "−")
    tone = {"+": GOOD, "−": BAD}.get(figure[:1], SOFT)
    wide = max(32.0, canvas.fitted_width(figure, "display", 18, None, 20) + 10)
    canvas.rounded(x + 1, y - 10, wide, 20.5, 4, tone, None, "#1a100a", 0.8)
    canvas.text(figure, "display", 18, x + 1 + wide / 2, y + 0.5, "#fff6e0", "mc", height=21)
    icon_line(canvas, modifier.source, "body", 18, x + wide + 6, y, INK, "l", _MIDDLE - wide - 6, 21)


def _paint_sum(canvas: Canvas, match: Match, mirrored: bool) -> None:
    w, y = SIZE[0], 164.0
    draw_plaque(canvas, 0, y, w, 38)
    if not match.total:
        # What will be added up: in the middle of the plate.
        wide = line_width(canvas, match.addends, "display", 20, w - 28, 34)
        icon_line(canvas, match.addends, "display", 20, (w - wide) / 2, y + 19.5, "#cfc49c", "l", w - 28, 34)
        return
    ink = LIT if match.ahead else "#fff6dc"
    middle = y + 19.5
    total = canvas.fitted_width(match.total, "display", 30, 60, 36)
    room = w - total - 42
    words = f"=  {match.addends}" if mirrored else f"{match.addends}  ="
    wide = line_width(canvas, words, "display", 20, room, 34)
    if mirrored:
        canvas.text(match.total, "display", 30, 14, middle, ink, "ml", width=60, height=36)
        icon_line(canvas, words, "display", 20, w - 14 - wide, middle, "#e9dfc0", "l", room, 34)
    else:
        icon_line(canvas, words, "display", 20, 14, middle, "#e9dfc0", "l", room, 34)
        canvas.text(match.total, "display", 30, w - 14, middle, ink, "mr", width=60, height=36)


PLATES = (116, 82)


def draw_result(
    canvas: Canvas, x: float, y: float, left: str, right: str, words: str = "", lit: str = "", w: float = PLATES[0]
) -> None:
    """The plates with their upper left corner at (x, y), :data:`PLATES` units large, on pegs that begin 8 units above.

    :param words: under the plates, such as "Gap 4".
    :param lit: "left" or "right": who has more; in gold.
    """
    pegs = f"M{w * 0.22:.1f} 0V20M{w * 0.78:.1f} 0V20"
    canvas.draw(svg.path(pegs, "none", "#6e4e16", 2.4), x, y - 12, w, 20)
    wide = w / 2 - 9
    for side, figure, px in (("left", left, x), ("right", right, x + w / 2 + 9)):
        on = side == lit
        draw_flip_plate(canvas, px, y, wide, 50, figure, 36, LIT if on else "#fbf3dd", on)
    canvas.text("–", "display", 26, x + w / 2, y + 25, INK, "mc", height=30)
    if words:
        canvas.text(words, "serif_bold", 20, x + w / 2, y + 63, BURGUNDY, "mc", width=w + 4, height=26)
