"""What lies in the box beside the cards: stadium tiles, NPT tokens, club cards, owner cards and Schedule cards."""

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import mix
from lordsball.ui.lords.pieces.card_paper import SIDE, is_full, paint_band, paint_name, paint_paper
from lordsball.ui.lords.pieces.icon_text import icon_paragraph, plain
from lordsball.ui.lords.pieces.look import BAND, BRASS, BURGUNDY, CREAM, GOAL, GREEN, INK, KINDS, OUTLINE, RIM, SOFT
from lordsball.ui.lords.pieces.marks import draw_emblem, draw_icon, draw_level
from lordsball.ui.lords.pieces.stack_card import draw_price_tag

TILE = (128.0, 164.0)
TOKEN = 76.0


class TileFace(NamedTuple):
    """A stadium tile: its component (0 to 3) and level, its name, its price ("$12"; "" for what the mat prints), and
    what it gives as (icon, figure)."""

    kind: int
    level: int
    name: str
    price: str
    figures: tuple[tuple[str, str], ...]


class ClubFace(NamedTuple):
    """A team of a league: names, emblem and its two colors, where it plays, what it is like."""

    name: str
    short: str
    emblem: str
    colours: tuple[str, str]
    park: str
    words: str


def paint_tile(canvas: Canvas, face: TileFace) -> None:
    """A tile at the origin, :data:`TILE` units large: component, picture, price, figures, name."""
    w, h = TILE
    kind = KINDS[face.kind]
    body = svg.box(0.7, 0.7, w - 1.4, h - 1.4, 5, "url(#g)", RIM, 1.2)
    body += svg.path(f"M1.5 23V5C1.5 3 3 1.5 5 1.5H{w - 5}C{w - 3} 1.5 {w - 1.5} 3 {w - 1.5} 5V23Z", "url(#h)")
    band = svg.linear("h", mix(kind.colour, "#ffffff", 0.04), mix(kind.colour, "#000000", 0.3))
    canvas.draw(body, 0, 0, w, h, defs=svg.linear("g", "#fffbec", "#ead9ac") + band)
    canvas.text(kind.name, "display", 18, w / 2, 12.5, "#fff6e0", "mc", width=w - 10, height=24)
    canvas.blit(canvas.sprite(f"lords/tiles/{kind.key}_{face.level}", 86), 2, 20)
    draw_level(canvas, 15.5, 37, face.level, kind.colour)
    if face.price:
        draw_price_tag(canvas, w - 55, 27, face.price)
    for number, (icon, figure) in enumerate(face.figures[:4]):
        cy = 60.0 + number * 16
        draw_icon(canvas, icon, w - 23, cy - 8.5, 17)
        wide = canvas.fitted_width(figure, "display", 18, 34, 22)
        canvas.rounded(w - 28 - wide, cy - 8, wide + 4, 16, 4, "#fff9e6", alpha=0.86)
        canvas.text(figure, "display", 18, w - 26, cy + 0.5, INK, "mr", width=34, height=22)
    paint_name(canvas, face.name, "display", 18, 5, h - 47, w - 10, 44, INK, "c")


def paint_npt(canvas: Canvas, tq: int, wins: int, start: bool) -> None:
    """A token of a team without an owner, :data:`TOKEN` units across: Team Quality over wins; START on a pennant."""
    paint_counter(canvas, ("#38664e", "#173526"))
    d = TOKEN
    size = d * 0.28
    draw_icon(canvas, "tq", d * 0.24, d * (0.18 if not start else 0.22), size)
    canvas.text(str(tq), "display", 22, d * 0.68, d * (0.33 if not start else 0.37), CREAM, "mc", width=30, height=26)
    draw_icon(canvas, "wins", d * 0.24, d * 0.52, size)
    canvas.text(str(wins), "display", 22, d * 0.68, d * 0.66, CREAM, "mc", width=30, height=26)
    if start:
        canvas.draw(svg.path("M0 0H30L24 6L30 12H0Z", "#9b2c2c", OUTLINE, 1), d * 0.34, d * 0.1, 30, 12)


def paint_counter(canvas: Canvas, face: tuple[str, str], icon: str = "") -> None:
    """An empty counter with a brass rim, :data:`TOKEN` units across; its back has an icon."""
    d = TOKEN
    body = (
        svg.circle(40, 40, 38, "url(#b)", "#3a2408", 1.6)
        + svg.circle(40, 40, 33.5, "url(#f)", "#2a0810", 1.4)
        + svg.circle(40, 40, 29.5, "none", "#e9c878", 1, line_opacity=0.7)
    )
    defs = svg.linear("b", *BRASS, way="aslant") + svg.radial("f", *face, cx=42, cy=34, r=70)
    canvas.draw(body, 0, 0, d, d, (0, 0, 80, 80), defs)
    if icon:
        size = d * 0.44
        draw_icon(canvas, icon, (d - size) / 2, (d - size) / 2, size)


def paint_club(canvas: Canvas, face: ClubFace, w: float, h: float) -> None:
    """A club: its emblem in its colors, its park, what it is like."""
    paint_paper(canvas, w, h, face.colours[0])
    if not is_full(w):
        draw_emblem(canvas, face.emblem, face.colours, w / 2, h * 0.44, w * 0.74)
        paint_name(canvas, face.short, "display", 18, 6, h - 36, w - 12, 28, INK, "c")
        return
    main = face.colours[0]
    head = SIDE + paint_band(canvas, SIDE, SIDE, w - 2 * SIDE, (main, mix(main, "#000000", 0.4)), face.name)
    draw_emblem(canvas, face.emblem, face.colours, w / 2, head + 82, 142)
    top = head + 164
    canvas.draw(svg.rule(w - 60, SOFT), 30, top, w - 60, 9)
    canvas.text(face.park, "display", 20, w / 2, top + 26, BURGUNDY, "mc", width=w - 44, height=28)
    _paint_words(canvas, face.words, w, top + 44, h - SIDE - 10)


def paint_owner(canvas: Canvas, name: str, called: str, words: str, w: float, h: float) -> None:
    """An owner: what the others call him, his name, a line about him."""
    paint_paper(canvas, w, h, "#8a6420")
    if not is_full(w):
        draw_icon(canvas, "front_office", w * 0.22, h * 0.16, w * 0.56)
        paint_name(canvas, name, "display", 18, 6, h - 58, w - 12, 48, INK, "c")
        return
    head = SIDE + paint_band(canvas, SIDE, SIDE, w - 2 * SIDE, GOAL, name)
    draw_icon(canvas, "front_office", w / 2 - 56, head + 22, 112)
    top = head + 152
    canvas.draw(svg.rule(w - 60, SOFT), 30, top, w - 60, 9)
    title = called[:1].upper() + called[1:]
    canvas.text(title, "display", 22, w / 2, top + 26, BURGUNDY, "mc", width=w - 44, height=28)
    _paint_words(canvas, words, w, top + 46, h - SIDE - 10)


def paint_schedule_card(
    canvas: Canvas, week: int, matchups: Sequence[tuple[ClubFace, ClubFace]], w: float, h: float
) -> None:
    """The four matchups of a week, from top to bottom."""
    paint_paper(canvas, w, h, BURGUNDY)
    if not is_full(w):
        paint_name(canvas, f"Week {week}", "display", 20, 6, 8, w - 12, 26, BURGUNDY, "c")
        step = (h - 48) / len(matchups)
        for number, pair in enumerate(matchups):
            for side, club in enumerate(pair):
                x = w * (0.3 if side == 0 else 0.7)
                draw_emblem(canvas, club.emblem, club.colours, x, 40 + step * (number + 0.5), step - 2)
        return
    head = SIDE + paint_band(canvas, SIDE, SIDE, w - 2 * SIDE, BAND, f"Week {week}", "sign") + 6
    step = (h - SIDE - 8 - head) / len(matchups)
    for number, pair in enumerate(matchups):
        y = head + number * step
        if number:
            canvas.draw(svg.rule(w - 60, SOFT), 30, y - 4, w - 60, 9)
        for side, club in enumerate(pair):
            cy = y + step * (0.3 if side == 0 else 0.72)
            draw_emblem(canvas, club.emblem, club.colours, SIDE + 24, cy, 30)
            canvas.text(club.name, "display", 19, SIDE + 46, cy, INK, "ml", width=w - 2 * SIDE - 56, height=30)


def paint_cloth(canvas: Canvas, w: float, h: float) -> None:
    """The back of a tile: bottle green with a brass line."""
    body = svg.box(0.7, 0.7, w - 1.4, h - 1.4, 5, "url(#g)", OUTLINE, 1.4)
    body += svg.box(6, 6, w - 12, h - 12, 4, "none", "#e9c878", 1.2)
    canvas.draw(body, 0, 0, w, h, defs=svg.linear("g", *GREEN))
    draw_icon(canvas, "stadium", w / 2 - 26, h / 2 - 26, 52)


def _paint_words(canvas: Canvas, words: str, w: float, top: float, foot: float) -> None:
    size = SMALLEST_TEXT / canvas.art.text_scale
    icon_paragraph(canvas, plain(words), SIDE + 8, top, w - 2 * SIDE - 16, size, "serif_italic", INK, align="c",
                   height=foot - top)
