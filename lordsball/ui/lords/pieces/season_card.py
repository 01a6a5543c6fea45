"""The face of a Regular Season card: its number, a scene, the primary effect on burgundy, 'or', the secondary."""

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.card_paper import SIDE, fits_line, paint_name, paint_paper, paint_plate
from lordsball.ui.lords.pieces.faces import SeasonFace
from lordsball.ui.lords.pieces.icon_text import icon_line, icon_paragraph, line_width, paragraph_height, plain
from lordsball.ui.lords.pieces.look import BRASS_LIGHT, BRIGHT, BURGUNDY, INK, LIT_PLATE, PLATE, SOFT
from lordsball.ui.lords.pieces.marks import draw_number
from lordsball.ui.lords.pieces.picture.scene import scene_picture

PRIMARY, SECONDARY = "primary", "secondary"
_HEADLINE, _OR = 34, 20
_TITLE = 64
"""Where the name begins (units from the left)."""
_LEAST_SCENE, _MOST_SCENE = 40, 160
_SIZE = 18.5
_PALE = ("#fffbeb", "#f3e8c8")


def paint_season_card(canvas: Canvas, face: SeasonFace, w: float, h: float, side: str = "") -> None:
    """The full face. `side` ("primary" or "secondary") is brought out in gold: it is being considered."""
    paint_paper(canvas, w, h, BURGUNDY)
    inner, words = w - 2 * SIDE, w - 2 * SIDE - 20
    primary, secondary = plain(face.primary), plain(face.secondary)
    title = _title_height(canvas, face.name, w)
    top = SIDE + title
    head, upper, lower = _layout(canvas, primary, secondary, words, h - top - _LEAST_SCENE - _OR - SIDE)
    below = head + upper + _OR + lower + SIDE
    scene = min(_MOST_SCENE, h - top - below)
    canvas.blit(scene_picture(canvas, face.scene, inner, scene), SIDE, top - 2)
    _paint_title(canvas, face, w, title)
    y = h - below
    lit = side == PRIMARY
    ink = "#2a1806" if lit else BRIGHT
    _paint_side(canvas, y, w, head + upper, LIT_PLATE if lit else PLATE, "#3a0a14", "#8a5a12" if lit else BRASS_LIGHT)
    if head:
        figures = _tight(canvas, face.primary_figures, inner - 16)
        icon_line(canvas, figures, "display", 27, w / 2, y + 6 + head / 2, ink, "c", inner - 16, head)
    icon_paragraph(canvas, primary, SIDE + 10, y + head + 5, words, _SIZE, "semibold", ink, align="c",
                   height=upper - 10, centred=True)
    y += head + upper
    canvas.draw(svg.rule(w - 60, SOFT), 30, y + 6, w - 60, 9)
    canvas.draw(svg.box(0, 0, 44, 18, 9, "#efe2c2"), w / 2 - 22, y + 1, 44, 18)
    canvas.text("or", "serif_bold_italic", 18, w / 2, y + 9.5, SOFT, "mc", height=20)
    y += _OR
    lit = side == SECONDARY
    _paint_side(canvas, y, w, lower, LIT_PLATE if lit else _PALE, SOFT, "#8a5a12" if lit else "#d9c79a")
    icon_paragraph(canvas, secondary, SIDE + 10, y + 5, words, _SIZE, "semibold", INK, align="c", height=lower - 10,
                   centred=True)


def _paint_side(canvas: Canvas, y: float, w: float, h: float, colours: tuple[str, str], edge: str, line: str) -> None:
    paint_plate(canvas, SIDE, y, w - 2 * SIDE, h, colours, edge, line)


def _tight(canvas: Canvas, figures: str, room: float) -> str:
    """Figures in one row, closer together where they do not fit even in the smallest letters."""
    least = SMALLEST_TEXT / canvas.art.text_scale
    rows = (figures, figures.replace("  ", " "), figures.replace(" ", ""))
    return next((row for row in rows if line_width(canvas, row, "display", least) <= room), rows[-1])


def _layout(canvas: Canvas, primary: str, secondary: str, words: float, room: float) -> tuple[float, float, float]:
    """Height of the headline (0 for none), of the primary's words and of the secondary's plate, in units."""
    scale = canvas.art.text_scale
    upper = lower = 0.0
    for size, head in ((_SIZE * scale, _HEADLINE), (18.0, _HEADLINE), (18.0, 0)):
        upper, lower = (
            paragraph_height(canvas, text, words, size / scale, "semibold") + 13 for text in (primary, secondary)
        )
        if head + upper + lower <= room:
            return head, upper, max(lower, min(42.0, room - head - upper))
    # Longer than any text of the rules: both end in an ellipsis.
    return 0, room * upper / (upper + lower), room * lower / (upper + lower)


def _title_height(canvas: Canvas, name: str, w: float) -> float:
    return 34 if fits_line(canvas, name, "serif_bold", w - _TITLE - SIDE - 14) else 50


def _paint_title(canvas: Canvas, face: SeasonFace, w: float, h: float) -> None:
    """The ribbon with the name, and the number on a roundel that breaks its left end."""
    inner = w - 2 * SIDE
    body = svg.path(f"M0 3H{inner}L{inner - 8} {3 + h / 2}L{inner} {h}H0Z", "url(#g)", "#24070d", 1.2)
    inside = f"M3 6H{inner - 5}L{inner - 12} {3 + h / 2}L{inner - 5} {h - 3}H3"
    body += svg.path(inside, "none", BRASS_LIGHT, 1)
    canvas.draw(body, SIDE, 11, inner, h + 3, defs=svg.linear("g", "#9a2a3c", "#5a1020"))
    paint_name(canvas, face.name, "serif_bold", 22, _TITLE, 13, w - _TITLE - SIDE - 14, h - 1, "#f6ecd2", "l")
    middle = 13 + h / 2
    canvas.halo(35, middle + 4, 29, "#000000", 0.5)
    draw_number(canvas, 34, middle + 1, 50, str(face.number))


def paint_small_season_card(canvas: Canvas, face: SeasonFace, w: float, h: float, side: str = "") -> None:
    """The face in a hand: number, scene, both effects as figures."""
    paint_paper(canvas, w, h, BURGUNDY)
    room = w - 12
    upper = _figure_rows(canvas, face.primary_small, room)
    lower = _figure_rows(canvas, face.secondary_small, room)
    strong = 30.0 if len(upper) == 1 else 43.0
    light = 22.0 if len(lower) == 1 else 40.0
    scene = h - 11 - strong - light
    canvas.blit(scene_picture(canvas, face.scene, w - 10, scene), 5, 5)
    draw_number(canvas, 18, 18, 33, str(face.number))
    y, lit = 5 + scene - 1, side == PRIMARY
    paint_plate(canvas, 4, y, w - 8, strong, LIT_PLATE if lit else PLATE, "#3a0a14",
                "#8a5a12" if lit else BRASS_LIGHT, 3)
    _paint_figures(canvas, upper, w, y, strong, 23, "#2a1806" if lit else BRIGHT)
    y += strong + 1
    if side == SECONDARY:
        canvas.rounded(6, y, w - 12, light, 3, *LIT_PLATE, "#8a5a12", 1.2)
    wide = canvas.fitted_width("or ", "serif_italic", 18, None, light)
    figures = line_width(canvas, lower[0], "display", 18, None, 22)
    if len(lower) > 1 or figures + wide > room:
        _paint_figures(canvas, lower, w, y, light, 18, INK)
        return
    left = w / 2 - (wide + figures) / 2
    canvas.text("or", "serif_italic", 18, left, y + light / 2, SOFT, "ml", height=light)
    icon_line(canvas, lower[0], "display", 18, left + wide, y + light / 2, INK, "l", room - wide, light)


def _figure_rows(canvas: Canvas, figures: str, room: float) -> list[str]:
    """Figures in one row, tighter if need be, or in two."""
    size = 18 / canvas.art.text_scale
    for row in (figures, figures.replace(" ", "")):
        if line_width(canvas, row, "display", size) <= room:
            return [row]
    groups = figures.split()
    middle = (len(groups) + 1) // 2
    return ["".join(groups[:middle]), "".join(groups[middle:])] if len(groups) > 1 else [figures]


def _paint_figures(canvas: Canvas, rows: list[str], w: float, y: float, h: float, size: float, ink: str) -> None:
    step = (h - 4) / len(rows) if len(rows) > 1 else h
    for number, row in enumerate(rows):
        middle = y + (2 if len(rows) > 1 else 0) + (number + 0.5) * step
        icon_line(canvas, row, "display", size, w / 2, middle, ink, "c", w - 12, step)
