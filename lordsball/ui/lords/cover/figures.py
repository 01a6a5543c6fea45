"""The pictures in the rule book of Lords of Baseball: the year, the icons, a card of each deck, the stadium mat."""

from __future__ import annotations

from functools import partial

from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.needs import COMPONENTS
from lordsball.ui.kit.booklet.page import BURGUNDY, INK, NOTE, QUIET, Figure
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.lords.card_faces import spring_face, stove_face
from lordsball.ui.lords.cover import tables
from lordsball.ui.lords.pieces.card import draw_card
from lordsball.ui.lords.pieces.faces import FULL, Option, SpringFace, StoveFace
from lordsball.ui.lords.pieces.icon_text import icon_paragraph, plain
from lordsball.ui.lords.pieces.look import KINDS
from lordsball.ui.lords.pieces.marks import draw_icon, draw_roundel
from lordsball.ui.table.levels import levels

PHASES = (("bud", "Spring"), ("tq", "Season"), ("wins", "Postseason"), ("cash", "Finances"), ("stove", "Hot Stove"))
ICONS = (
    ("star", "Star"), ("regular", "Regular"), ("prospect", "Prospect"), ("manager", "Manager"),
    ("front_office", "Front Office"), ("farm_system", "Farm System"), ("media", "Media token"), ("fans", "Fans"),
    ("cash", "Dollars"), ("loan", "Loan"), ("tq", "Team Quality"), ("vp", "Victory Point"),
)
_CARD_ROOM = FULL[1] + 12


def figures(cards: Catalog) -> dict[str, Figure]:
    """Every figure that the text names."""
    spring = max(map(spring_face, cards.spring.values()), key=lambda face: sum(o.offered for o in face.options))
    winter = stove_face(next(iter(cards.hot_stove.values())))
    return {
        "year": Figure(lambda w, scale: 96 + 14 * scale, _draw_year),
        "icons": Figure(lambda w, scale: 3 * 48 * max(1.0, 0.85 * scale), _draw_icons),
        "spring_card": Figure(lambda w, scale: _CARD_ROOM, partial(_draw_example, face=spring)),
        "winter_card": Figure(lambda w, scale: _CARD_ROOM, partial(_draw_example, face=winter)),
        "park": Figure(lambda w, scale: 3 * 84 + 6, partial(_draw_mat, cards=cards)),
        **tables.tables(cards),
        "levels": levels("lords"),
    }


def _draw_year(canvas: Canvas, x: float, y: float, w: float) -> None:
    """The five phases in a row."""
    each = w / len(PHASES)
    for number, (icon, words) in enumerate(PHASES):
        cx = x + each * (number + 0.5)
        if number:
            canvas.draw('<path d="M2 8H34M26 2L36 8L26 14" fill="none" stroke="#7a1a2c" stroke-width="2.6"/>',
                        cx - each / 2 - 19, y + 30, 38, 16)
        draw_roundel(canvas, cx, y + 38, 68)
        draw_icon(canvas, icon, cx - 20, y + 18, 40)
        canvas.text(words, "semibold", 18, cx, y + 90, INK, "mc", width=each - 4, height=30)


def _draw_icons(canvas: Canvas, x: float, y: float, w: float) -> None:
    """What the small pictures mean."""
    step, each = 48 * max(1.0, 0.85 * canvas.art.text_scale), w / 4
    for number, (icon, words) in enumerate(ICONS):
        left, top = x + number % 4 * each, y + number // 4 * step
        draw_icon(canvas, icon, left, top + step / 2 - 18, 36)
        canvas.text(words, "semibold", 18, left + 44, top + step / 2, INK, "ml", width=each - 48, height=step)


def _draw_example(canvas: Canvas, x: float, y: float, w: float, face: SpringFace | StoveFace) -> None:
    """A card beside what its rows are called."""
    draw_card(canvas, x + 4, y, face, full=True)
    left, room = x + FULL[0] + 34, w - FULL[0] - 40
    each = (FULL[1] - 8) / len(face.options)
    for number, option in enumerate(face.options):
        _draw_row(canvas, option, left, y + number * each, room, each)


def _draw_row(canvas: Canvas, option: Option, x: float, y: float, w: float, h: float) -> None:
    canvas.rounded(x - 10, y + 2, w + 14, h - 6, 8, NOTE, alpha=0.75)
    draw_roundel(canvas, x + 22, y + h / 2, 42)
    draw_icon(canvas, option.icon, x + 8, y + h / 2 - 14, 28)
    canvas.text(option.label, "display", 20, x + 56, y + h / 2, BURGUNDY, "ml", width=110, height=h - 8)
    words = option.figures if option.offered else "not on this card"
    icon_paragraph(canvas, words, x + 172, y + h / 2 - 13, w - 176, 19, "semibold", INK, height=h - 8)


def _draw_mat(canvas: Canvas, x: float, y: float, w: float, cards: Catalog) -> None:
    """The nine spaces with their icons; what the mat prints is named."""
    each, row = w / 3, 84.0
    for number, space in enumerate(cards.park.spaces):
        left, top = x + number % 3 * each, y + number // 3 * row
        kind = KINDS[COMPONENTS.index(space.takes[0])]
        canvas.rounded(left + 3, top + 3, each - 6, row - 6, 8, NOTE, edge=kind.colour, edge_width=2)
        for place, component in enumerate(space.takes):
            draw_icon(canvas, component, left + 14 + 44 * place, top + 22, 40)
        words = KINDS[COMPONENTS.index(space.printed)].name if space.printed else "empty"
        at = left + 20 + 44 * len(space.takes)
        canvas.text(plain(words), "semibold", 18, at, top + row / 2, INK if space.printed else QUIET, "ml",
                    width=left + each - at - 10, height=row - 10)
