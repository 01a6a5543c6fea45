"""The faces of Bonus, Franchise and Championship cards, and the back of a card."""

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.lords.pieces.card_paper import SIDE, is_full, paint_band, paint_paper, paint_plate
from lordsball.ui.lords.pieces.faces import BackFace, BonusFace, FranchiseFace, OpponentFace
from lordsball.ui.lords.pieces.icon_text import icon_paragraph, paragraph_height, plain
from lordsball.ui.lords.pieces.look import BAND, BRASS, BURGUNDY, GOAL, INK, PLATE, RIM, SOFT, SPRING
from lordsball.ui.lords.pieces.marks import draw_ball, draw_icon

_BLUE = ("#2a6f9c", "#123f5e")
_SHARES = 24.0
"""Height of the line over the plates of a Bonus card (units)."""
_PALE = ("#fffbec", "#ead9ac")


def paint_bonus_card(canvas: Canvas, face: BonusFace, w: float, h: float, share: int | None = None) -> None:
    """A goal of the year; `share` is the plate that applies to the person looking (0 to 2)."""
    paint_paper(canvas, w, h, "#6e4e16")
    if not is_full(w):
        _paint_medallion(canvas, face.icon, w / 2, h * 0.47, w * 0.66)
        _paint_small_band(canvas, w, GOAL, "vp")
        return
    head = SIDE + paint_band(canvas, SIDE, SIDE, w - 2 * SIDE, GOAL, face.name)
    plates, width = 80.0, w - 2 * SIDE - 16
    least = SMALLEST_TEXT / canvas.art.text_scale
    # Large letters are for the goal; what kind of card it is, and what its plates mean, stays as it is.
    canvas.text("This year's Bonus", "display", least, w / 2, head + 14, BURGUNDY, "mc", width=width, height=24)
    head += 26
    tall = paragraph_height(canvas, plain(face.words), width, 18, "serif") + 6
    words = min(h - head - plates - _SHARES - SIDE - 62, tall)
    top = h - SIDE - plates - _SHARES - words
    canvas.text(face.line, "serif_italic", least, w / 2, h - SIDE - plates - _SHARES / 2 - 1, SOFT,
                "mc", width=w - 2 * SIDE - 4, height=_SHARES)
    d = min(112.0, top - head - 6)
    _paint_medallion(canvas, face.icon, w / 2, head + (top - head - 4) / 2, d)
    icon_paragraph(canvas, plain(face.words), SIDE + 8, top, width, 18, "serif", INK, align="c", height=words - 4)
    each = (w - 2 * SIDE + 4) / max(1, len(face.shares))
    for number, (label, points) in enumerate(face.shares):
        on = number == share
        x, y = SIDE + number * each, h - SIDE - plates
        paint_plate(canvas, x, y, each - 4, plates, PLATE if on else _PALE, "#f7c948" if on else RIM,
                    "#e9c878" if on else "#d9c79a")
        middle = x + (each - 4) / 2
        canvas.text(label, "display", 18, middle, y + 18, "#fff0d2" if on else INK, "mc", width=each - 10, height=26)
        draw_icon(canvas, "vp", middle - 27, y + 37, 29)
        ink = "#ffe08a" if on else BURGUNDY
        canvas.text(points, "display", 28, middle + 17, y + 52, ink, "mc", width=26, height=36)


def _paint_medallion(canvas: Canvas, icon: str, cx: float, cy: float, d: float) -> None:
    """An icon on a brass medal with rays behind it."""
    w, h = d * 1.52, d * 1.16
    body = (
        svg.rays(85, 65, 82, 28, "#e9c878", 0.55)
        + svg.circle(85, 65, 52, "url(#b)", "#3a2408", 1.6)
        + svg.circle(85, 65, 45, "#fffbec", "#6b4a16", 1.2)
        + svg.circle(85, 65, 41, "none", "#b8892f", 1)
    )
    canvas.draw(body, cx - w / 2, cy - h / 2, w, h, (0, 0, 170, 130), svg.linear("b", *BRASS, way="aslant"))
    size = d * 0.62
    draw_icon(canvas, icon, cx - size / 2, cy - size / 2, size)


def _paint_small_band(canvas: Canvas, w: float, colours: tuple[str, str], icon: str) -> None:
    k = w / 84
    body = svg.box(0.5, 0.5, w - 10 * k - 1, 15 * k - 1, 2, "url(#g)", "#1a120c", 1)
    canvas.draw(body, 5 * k, 5 * k, w - 10 * k, 15 * k, defs=svg.linear("g", *colours))
    draw_icon(canvas, icon, w / 2 - 8 * k, 4 * k, 16 * k)


def paint_franchise_card(canvas: Canvas, face: FranchiseFace, w: float, h: float) -> None:
    """What a club begins with: figures in two columns under its Team Quality."""
    paint_paper(canvas, w, h, "#1f4a38")
    if not is_full(w):
        _paint_small_band(canvas, w, SPRING, "stadium")
        draw_ball(canvas, w / 2, h * 0.52, w * 0.62, str(face.tq), w * 0.32)
        return
    head = SIDE + paint_band(canvas, SIDE, SIDE, w - 2 * SIDE, SPRING, face.name) + 6
    width = w - 2 * SIDE - 16
    # Large letters are for the figures; what kind of card it is, and the story, stay as they are.
    size = SMALLEST_TEXT / canvas.art.text_scale
    canvas.text("How the club began", "display", size, w / 2, head + 8, BURGUNDY, "mc", width=width, height=24)
    head += 22
    words = min(94.0, paragraph_height(canvas, plain(face.words), width, size, "serif_italic") + 8)
    icon_paragraph(canvas, plain(face.words), SIDE + 8, head, width, size, "serif_italic", SOFT, align="c",
                   height=words - 6)
    top = head + words
    canvas.draw(svg.rule(w - 60, SOFT), 30, top - 6, w - 60, 9)
    rows = (len(face.figures) + 2) // 2
    step = min(46.0, (h - SIDE - 4 - top - 4) / rows)
    top += (h - SIDE - 4 - top - 4 - step * rows) / 2 + 4
    half = (w - 2 * SIDE) / 2
    cells = (("tq", "Team Quality", str(face.tq)), *face.figures)
    for number, (icon, _, figure) in enumerate(cells):
        x, y = SIDE + number % 2 * half, top + number // 2 * step
        if number // 2 % 2 == 0:
            canvas.rounded(x, y + 1, half, step - 2, 3, "#c9ae72", alpha=0.24)
        side = min(32.0, step - 6)
        draw_icon(canvas, icon, x + 16, y + (step - side) / 2, side)
        canvas.text(figure, "display", 24, x + 60, y + step / 2, INK if number else BURGUNDY, "ml", width=half - 64,
                    height=step)


def paint_opponent_card(canvas: Canvas, face: OpponentFace, w: float, h: float) -> None:
    """An opponent of the Championship Series under pennants, with its Team Quality on a ball."""
    paint_paper(canvas, w, h, BURGUNDY)
    if not is_full(w):
        _paint_small_band(canvas, w, BAND, "wins")
        draw_ball(canvas, w / 2, h * 0.52, w * 0.62, str(face.tq), w * 0.32)
        return
    head = SIDE + paint_band(canvas, SIDE, SIDE, w - 2 * SIDE, _BLUE, face.name, "wins") + 4
    width = w - 2 * SIDE - 16
    size = SMALLEST_TEXT / canvas.art.text_scale
    words = min(112.0, paragraph_height(canvas, plain(face.words), width, size, "serif_italic") + 8)
    foot = h - SIDE - words
    middle = head + (foot - 30 - head) / 2
    canvas.draw(svg.rays(100, 65, 110, 32, "#d9a93f", 0.4), w / 2 - 100, middle - 65, 200, 130)
    canvas.draw(_pennants(w - 2 * SIDE), SIDE, head - 4, w - 2 * SIDE, 30)
    draw_ball(canvas, w / 2, middle + 8, min(118.0, foot - head - 56), str(face.tq), 52)
    canvas.text("Team Quality", "display", 19, w / 2, foot - 18, BURGUNDY, "mc", width=width, height=28)
    icon_paragraph(canvas, plain(face.words), SIDE + 8, foot, width, size, "serif_italic", INK, align="c",
                   height=words - 6)


def _pennants(w: float) -> str:
    body = svg.path(f"M0 2C{w * 0.3:.1f} 14 {w * 0.7:.1f} 14 {w} 2", "none", "#24170e", 1.2)
    for number in range(9):
        x = w * (number + 0.5) / 9
        y = 2 + 9 * (1 - ((x - w / 2) / (w / 2)) ** 2)
        colour = ("#9b2c2c", "#e9c878", "#2e5a82")[number % 3]
        body += svg.path(f"M{x - 8:.1f} {y:.1f}H{x + 8:.1f}L{x:.1f} {y + 17:.1f}Z", colour, "#24170e", 1)
    return body


def paint_card_back(canvas: Canvas, face: BackFace, w: float, h: float) -> None:
    """The back: two crossed hatchings on the deck's color, and the deck's mark on a ball."""
    deck = {"bud": "#1f5a40", "stove": "#3a3634"}.get(face.icon, BURGUNDY)
    k = w / 84
    inside = [(8 * k, 8 * k), (w - 8 * k, 8 * k), (w - 8 * k, h - 8 * k), (8 * k, h - 8 * k)]
    body = (
        svg.box(0.5, 0.5, w - 1, h - 1, 7 * k**0.4, "#f3e6c6", "#4a3620", 1)
        + svg.box(4 * k, 4 * k, w - 8 * k, h - 8 * k, 4, "url(#g)", "#24170e", 1.2)
        + svg.box(7 * k, 7 * k, w - 14 * k, h - 14 * k, 3, "none", "#e9c878", 1.2)
        + svg.hatch(inside, 45, 7 * k, "#e9c878", 0.6, 0.25)
        + svg.hatch(inside, -45, 7 * k, "#e9c878", 0.6, 0.25)
        + svg.circle(w / 2, h / 2, w * 0.25, "#f6ecd2", "#24170e", 1.5)
    )
    canvas.draw(body, 0, 0, w, h, defs=svg.linear("g", mix(deck, "#ffffff", 0.1), mix(deck, "#000000", 0.35)))
    size = w * (0.46 if face.icon == "tq" else 0.36)
    draw_icon(canvas, face.icon, w / 2 - size / 2, h / 2 - size / 2, size)
