"""A club as its owner-to-be sees it: crest, name, park and a line about it, on a plate in the club's colors."""

from typing import NamedTuple

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.theme import contrast, mix
from lordsball.ui.lords.pieces.icon_text import icon_paragraph, paragraph_height, plain
from lordsball.ui.lords.pieces.look import BRIGHT, INK, OUTLINE
from lordsball.ui.lords.pieces.marks import draw_emblem

_EDGE = 8.0
_ROW = 26.0
_CRESTS = (72.0, 60.0, 50.0)
"""How large the crest may be: the largest that leaves room for the words."""
_LEAST_CONTRAST = 4.5


class ClubPlate(NamedTuple):
    """What stands on the plate.

    :param emblem: a picture of assets/sprites/lords/emblems.
    :param colours: main and second color.
    :param park: where it plays; empty where nobody knows.
    :param words: what it is like, in a line; likewise.
    """

    name: str
    short: str
    emblem: str
    colours: tuple[str, str]
    park: str = ""
    words: str = ""


def draw_club_plate(canvas: Canvas, x: float, y: float, w: float, h: float, club: ClubPlate) -> None:
    """The plate, with as much on it as there is room for: crest and name first, then park, then words.

    260 x 120 shows all of it; 150 x 40 a crest and a name.
    """
    canvas.shadow(x, y, w, h, 7, 8, 0.45, 3)
    key = ("club_plate", club, w, h)
    canvas.blit(canvas.composite(key, w, h, lambda layer: _paint(layer, w, h, club)), x, y)


def _paint(canvas: Canvas, w: float, h: float, club: ClubPlate) -> None:
    main, second = club.colours
    body = svg.box(0.7, 0.7, w - 1.4, h - 1.4, 7, "url(#g)", OUTLINE, 1.4)
    body += svg.box(3.6, 3.6, w - 7.2, h - 7.2, 5, "none", second, 1.6, line_opacity=0.9)
    top, foot = mix(main, "#ffffff", 0.06), mix(main, "#000000", 0.26)
    canvas.draw(body, 0, 0, w, h, defs=svg.linear("g", top, foot))
    ink = next((ink for ink in (BRIGHT, INK) if contrast(top, ink) >= _LEAST_CONTRAST), BRIGHT)
    least = SMALLEST_TEXT / canvas.art.text_scale
    wide = w - 2 * _EDGE - 4
    told = paragraph_height(canvas, plain(club.words), wide, least, "serif_italic") + 4 if club.words else 0.0
    crests = [d for d in _CRESTS if told and 2 * _EDGE + d + told <= h]
    d = crests[0] if crests else min(h - 2 * _EDGE, _CRESTS[0])
    left, high = 2 * _EDGE + d, d if crests else h - 2 * _EDGE
    draw_emblem(canvas, club.emblem, club.colours, _EDGE + d / 2, _EDGE + high / 2, d)
    room = w - left - _EDGE
    name = next((n for n in (club.name, club.short) if canvas.fitted_width(n, "serif_bold", least) <= room), club.short)
    rows = [(name, "serif_bold", 22)]
    if club.park and high >= 2 * _ROW - 4 and canvas.fitted_width(club.park, "semibold", least) <= room:
        rows.append((club.park, "semibold", 18))
    step = min(_ROW, high / len(rows))
    upper = _EDGE + (high - step * len(rows)) / 2
    for number, (words, font, size) in enumerate(rows):
        canvas.text(words, font, size, left, upper + step * (number + 0.5), ink, "ml", width=room, height=step)
    if crests:
        under = _EDGE + d + 4
        icon_paragraph(canvas, plain(club.words), _EDGE + 2, under, wide, 18, "serif_italic", ink, height=h - under - 4)
