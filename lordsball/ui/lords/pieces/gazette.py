"""The front page at the end of a year, on its sheet of newsprint: headline, stories, photograph, standings, numbers."""

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from lordsball.ui.kit.canvas import SMALLEST_TEXT, Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.lords.pieces.icon_text import icon_paragraph, paragraph_height, plain
from lordsball.ui.lords.pieces.look import Club
from lordsball.ui.lords.pieces.marks import draw_club_name, draw_icon
from lordsball.ui.lords.pieces.material import lay_grain
from lordsball.ui.lords.pieces.picture.scene import Scene, scene_picture

SIZE = (928, 608)
K = "#1e150e"
"""Printer's ink."""
_MARGIN, _COLUMN, _GAP = 22, 268, 20
_BODY = 228
"""Where the columns begin (units from the top)."""
_FOOT = 16
_BREAK, _LEAST_NOTICE = 12, 78


class Story(NamedTuple):
    """A story: its headline in capitals, and its words (markup)."""

    headline: str
    words: str


class Place(NamedTuple):
    """A row of the final standings; vp is a dash for a team nobody owns."""

    place: int
    club: Club
    wins: str
    vp: str


class FrontPage(NamedTuple):
    """Everything printed on the page.

    :param ears: the boxes beside the masthead, two lines each.
    :param notice: a small advertisement where the stories leave room: icon, name, words.
    :param numbers: (icon, label, value) of the year, at most four.
    :param picture: the photograph.
    """

    masthead: str
    ears: tuple[tuple[str, str], tuple[str, str]]
    year: str
    motto: str
    month: str
    headline: str
    subheading: str
    stories: tuple[Story, ...]
    lead: str
    caption: str
    standings: tuple[Place, ...]
    numbers: tuple[tuple[str, str, str], ...]
    picture: Scene
    notice: tuple[str, str, str] | None = None


def draw_front_page(canvas: Canvas, x: float, y: float, page: FrontPage) -> None:
    """The newspaper, :data:`SIZE` units large, with its upper left corner at (x, y); a second sheet lies under it."""
    w, h = SIZE
    inner = w - 2 * _MARGIN
    middle = inner - 2 * (_COLUMN + _GAP)
    second, third = _MARGIN + _COLUMN + _GAP, _MARGIN + _COLUMN + 2 * _GAP + middle
    draw_sheet(canvas, x, y, w, h)
    # Each part is a picture of its own, so that a new page is not painted in one go.
    parts: tuple[tuple[float, float, float, float, Callable[[Canvas], None]], ...] = (
        (0, 0, w, _BODY - 8, lambda layer: _paint_top(layer, page, inner)),
        (_MARGIN, _BODY - 8, _COLUMN, h - _BODY, lambda layer: _paint_stories(layer, page)),
        (second, _BODY - 8, middle, h - _BODY, lambda layer: _paint_lead(layer, page, second, middle)),
        (third, _BODY - 8, _COLUMN, h - _BODY, lambda layer: _paint_table(layer, page, third)),
    )
    for number, (left, top, wide, high, paint) in enumerate(parts):
        picture = canvas.composite(("front_page", number, page), wide, high, _part(paint, left, top))
        canvas.blit(picture, x + left, y + top)
    for cx in (second - _GAP / 2, third - _GAP / 2):
        canvas.draw(svg.line(1, 0, 1, h - _FOOT - _BODY, K, 0.9), x + cx - 1, y + _BODY, 2, h - _FOOT - _BODY)


def _part(paint: Callable[[Canvas], None], left: float, top: float) -> Callable[[Canvas], None]:
    """Paints a part of the page, in units of the page, onto a layer of its own."""
    return lambda layer: paint(layer.shifted(-left, -top))


def _paint_top(canvas: Canvas, page: FrontPage, inner: float) -> None:
    _paint_masthead(canvas, page, inner)
    _paint_headlines(canvas, page, inner)


def _rule(canvas: Canvas, x: float, y: float, w: float, thick: float) -> None:
    canvas.draw(svg.box(0, 0, w, thick, 0, K), x, y, w, thick + 0.4)


def _paint_masthead(canvas: Canvas, page: FrontPage, inner: float) -> None:
    w = SIZE[0]
    _rule(canvas, _MARGIN, 12, inner, 3)
    for (first, second), left in zip(page.ears, (_MARGIN, _MARGIN + inner - 136), strict=True):
        frame = svg.box(1, 1, 134, 58, 2, "none", K, 1.6) + svg.box(4, 4, 128, 52, 1, "none", K, 0.8)
        canvas.draw(frame, left, 24, 136, 60)
        canvas.text(first.upper(), "display", 19, left + 68, 43, K, "mc", width=122, height=24)
        canvas.text(second, "serif_italic", 18, left + 68, 65, K, "mc", width=122, height=24)
    canvas.text(page.masthead, "serif_black", 54, w / 2, 56, K, "mc", width=inner - 300, height=66)
    _rule(canvas, _MARGIN, 92, inner, 1)
    _rule(canvas, _MARGIN, 95, inner, 2.2)
    side = inner * 0.2
    canvas.text(page.year.upper(), "display", 18, _MARGIN + 4, 110, K, "ml", width=side, height=24)
    canvas.text(page.motto, "serif_italic", 18, w / 2, 110, K, "mc", width=inner - 2 * side - 20, height=24)
    canvas.text(page.month.upper(), "display", 18, _MARGIN + inner - 4, 110, K, "mr", width=side, height=24)
    _rule(canvas, _MARGIN, 123, inner, 1.6)


def _paint_headlines(canvas: Canvas, page: FrontPage, inner: float) -> None:
    w, half = SIZE[0], inner / 2
    canvas.text(page.headline.upper(), "display", 51, w / 2, 155, K, "mc", width=inner, height=62)
    canvas.text(page.subheading, "serif_bold_italic", 24, w / 2, 195, "#33231a", "mc", width=inner, height=32)
    body = svg.line(0, 3.5, half - 16, 3.5, K) + svg.line(half + 16, 3.5, inner, 3.5, K)
    body += svg.polygon([(half - 8, 3.5), (half, 0), (half + 8, 3.5), (half, 7)], K)
    canvas.draw(body, _MARGIN, 212, inner, 7)


def _paint_stories(canvas: Canvas, page: FrontPage) -> None:
    """The first column: stories one under the other in letters of one size, and the notice in what room they leave."""
    x, y, foot = float(_MARGIN), _BODY - 4.0, float(SIZE[1] - _FOOT)
    w, scale = float(_COLUMN), canvas.art.text_scale
    room = foot - y - _BREAK * max(0, len(page.stories) - 1)
    size = SMALLEST_TEXT * scale
    heights = [_story_height(canvas, story, w, size) for story in page.stories]
    while size > SMALLEST_TEXT and sum(heights) > room:
        size = max(float(SMALLEST_TEXT), size - 0.5)
        heights = [_story_height(canvas, story, w, size) for story in page.stories]
    if sum(heights) > room:
        heights = [height * room / sum(heights) for height in heights]
    for number, (story, high) in enumerate(zip(page.stories, heights, strict=True)):
        if number:
            canvas.draw(svg.line(40, 1, w - 40, 1, K, 1), x, y + 4, w, 2)
            y += _BREAK
        _paint_story(canvas, story, x, y, w, high)
        y += high
    if page.notice and foot - y >= _LEAST_NOTICE:
        _paint_notice(canvas, page.notice, x, y + 8, w, foot - y - 8)


def _headline_rows(canvas: Canvas, words: str, w: float) -> int:
    least = SMALLEST_TEXT / canvas.art.text_scale
    return 1 if canvas.fitted_width(words.upper(), "serif_bold", least) <= w else 2


def _story_height(canvas: Canvas, story: Story, w: float, size: float) -> float:
    """What a story takes with letters of `size` units."""
    words = paragraph_height(canvas, story.words, w, size / canvas.art.text_scale, "serif", line_height=1.22)
    return _headline_height(canvas, story, w) + words + 4


def _headline_height(canvas: Canvas, story: Story, w: float) -> float:
    return 27 if _headline_rows(canvas, story.headline, w) == 1 else 52


def _paint_story(canvas: Canvas, story: Story, x: float, y: float, w: float, high: float) -> None:
    head, top = story.headline.upper(), _headline_height(canvas, story, w)
    if top < 30:
        canvas.text(head, "serif_bold", 22, x, y + 13, K, "ml", width=w, height=28)
    else:
        icon_paragraph(canvas, plain(head), x, y + 2, w, 19, "serif_bold", K, height=48, line_height=1.14)
    icon_paragraph(canvas, story.words, x, y + top, w, 18, "serif", K, align="j", height=high - top - 3,
                   line_height=1.22)


def _paint_notice(canvas: Canvas, notice: tuple[str, str, str], x: float, y: float, w: float, h: float) -> None:
    icon, name, words = notice
    frame = svg.box(1, 1, w - 2, h - 2, 3, "none", K, 2.2) + svg.box(5, 5, w - 10, h - 10, 2, "none", K, 1)
    for cx, fx in ((8.0, 1), (w - 8, -1)):
        for cy, fy in ((8.0, 1), (h - 8, -1)):
            frame += svg.corner(cx, cy, 0.9, K, fx, fy)
    canvas.draw(frame, x, y, w, h)
    middle = y + h / 2
    draw_icon(canvas, icon, x + 20, middle - 21, 42)
    canvas.text(name.upper(), "serif_black", 27, x + 72, middle - 14, K, "ml", width=w - 92, height=32)
    canvas.text(words, "serif_italic", 18, x + 72, middle + 14, K, "ml", width=w - 86, height=26)


def _paint_lead(canvas: Canvas, page: FrontPage, x: float, w: float) -> None:
    """The photograph with its caption, and the lead story under it."""
    high = 214.0
    foot = SIZE[1] - _FOOT
    draw_photograph(canvas, x, _BODY, w, high, page.picture)
    caption = _BODY + high + 15
    canvas.text(page.caption, "serif_italic", 18, x + w / 2, caption, K, "mc", width=w, height=26)
    _rule(canvas, x, caption + 14, w, 1)
    icon_paragraph(canvas, page.lead, x, caption + 19, w, 18, "serif", K, align="j", height=foot - caption - 19,
                   line_height=1.2)


def _paint_table(canvas: Canvas, page: FrontPage, x: float) -> None:
    """The final standings, and the numbers of the year under them."""
    w = float(_COLUMN)
    y = _BODY - 2.0
    canvas.draw(svg.box(0, 0, w, 30, 0, K), x, y, w, 30)
    canvas.text("FINAL STANDINGS", "display", 19, x + w / 2, y + 15.5, "#faf3df", "mc", width=w - 16, height=28)
    y += 34
    for head, cx in (("W", w - 70), ("VP", w - 20)):
        canvas.text(head, "serif_italic", 18, x + cx, y + 9, K, "mc", height=22)
    y += 20
    for number, row in enumerate(page.standings[:8]):
        _paint_place(canvas, row, x, y + number * 24, w, number % 2 == 0)
    y += 24 * 8 + 2
    canvas.draw(svg.box(0, 0, w, 1.6, 0, K) + svg.box(0, 2.6, w, 0.8, 0, K), x, y, w, 4)
    _paint_numbers(canvas, page.numbers, x, y, w)


def _paint_place(canvas: Canvas, row: Place, x: float, y: float, w: float, shaded: bool) -> None:
    if shaded:
        canvas.draw(svg.box(0, 0, w, 24, 0, "#6b5330", opacity=0.12), x, y, w, 24)
    middle = y + 12
    owned = bool(row.club.glyph)
    font = "serif_bold" if owned else "serif"
    canvas.text(str(row.place), "serif", 18, x + 14, middle, K, "mc", height=24)
    if owned:
        draw_glyph(canvas, row.club.glyph, row.club.colour, x + 28, middle - 8, 16)
    draw_club_name(canvas, row.club, font, 18, x + 52, middle, K, "l", w - 52 - 94, 24)
    canvas.text(row.wins, font, 18, x + w - 70, middle, K, "mc", width=44, height=24)
    canvas.text(row.vp, "serif_bold", 18, x + w - 20, middle, K, "mc", width=40, height=24)


def _paint_numbers(canvas: Canvas, numbers: Sequence[tuple[str, str, str]], x: float, y: float, w: float) -> None:
    canvas.text("NUMBERS OF THE YEAR", "serif_bold", 19, x + w / 2, y + 18, K, "mc", width=w, height=26)
    y += 31
    step = 22.0
    for number, (icon, label, value) in enumerate(numbers[:4]):
        middle = y + number * step + 10
        draw_icon(canvas, icon, x + 2, middle - 10, 20)
        wide = canvas.text(value, "serif_bold", 18, x + w - 2, middle, K, "mr", width=w * 0.5, height=step)
        canvas.text(label, "serif", 18, x + 28, middle, K, "ml", width=w - 40 - wide, height=step)
        canvas.draw(svg.line(0, 1, w, 1, "#6b5330", 0.8, 0.6), x, middle + 11, w, 2)


_PAPER = ("#faf3df", "#efe3c3")
_LEAN = -1.6
_DOTS = 4
"""The distance of the dots of a printed picture (units)."""


def draw_sheet(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """A newspaper's front page, still empty, and the sheet under it."""
    canvas.blit_center(_askew(canvas, w - 14, h - 14), x + w / 2, y + h / 2 + 2)
    canvas.shadow(x + 2, y, w - 4, h - 2, 2, 14, 0.5, 6)
    canvas.blit(canvas.composite(("news_sheet", w, h), w, h, lambda layer: _paint_sheet(layer, w, h)), x, y)


def _askew(canvas: Canvas, w: float, h: float) -> pygame.Surface:
    """The sheet under the page, with its shadow, turned a little."""

    def paint(layer: Canvas) -> None:
        layer.shadow(24, 24, w, h, 2, 12, 0.5, 4)
        layer.rounded(24, 24, w, h, 2, "#e9dcb8", "#d9c697", "#8a744a", 1)

    flat = canvas.composite(("news_under", w, h), w + 48, h + 48, paint)  # on its own, so that it comes a turn before
    return canvas.art.pictures.get(
        ("news_askew", w, h, canvas.k), lambda: pygame.transform.rotozoom(flat, _LEAN, 1)
    )


def _paint_sheet(canvas: Canvas, w: float, h: float) -> None:
    dice = random.Random(5)
    top = "".join(f"L{w * n / 60:.1f} {dice.random() * 1.8:.1f}" for n in range(61))
    foot = "".join(f"L{w * (60 - n) / 60:.1f} {h - dice.random() * 1.8:.1f}" for n in range(61))
    body = (
        svg.path(f"M0 2{top}L{w} {h}{foot}Z", "url(#g)", "#9a845a", 1)
        + svg.line(w / 2, 0, w / 2, h, "#8a744a", 6, 0.05)
        + svg.box(0, h / 2 - 5, w, 10, 0, "#8a744a", opacity=0.07)
    )
    dark = svg.radial("v", (0, "#ffffff", 0), (0.75, "#c9ae72", 0.08), (1, "#7a5a22", 0.34), r=72)
    canvas.draw(body, 0, 0, w, h, defs=svg.linear("g", *_PAPER))
    canvas.light(svg.box(0, 0, w, h, 0, "url(#v)"), 0, 0, w, h, dark)
    lay_grain(canvas, "news", 2, 2, w - 4, h - 4)


def draw_photograph(canvas: Canvas, x: float, y: float, w: float, h: float, scene: Scene) -> None:
    """A picture as the press prints it: brown, in dots, w x h units large."""
    picture = pygame.transform.grayscale(scene_picture(canvas, scene, w, h))
    picture.fill((255, 240, 205, 255), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(picture, x, y)
    layer = canvas.layer(w, h)
    lay_dots(layer, w, h)
    canvas.blit(layer.surface, x, y)
    canvas.draw(svg.box(0.8, 0.8, w - 1.6, h - 1.6, 0, "none", "#35241a", 1.6), x, y, w, h)


def lay_dots(canvas: Canvas, w: float, h: float) -> None:
    """A screen of dots, heavier toward the corners."""
    side = 2 * _DOTS
    for strength, radius in ((0.30, 0.9), (0.24, 1.5)):
        spots = "".join(svg.circle(cx, cy, radius, "#35241a", opacity=strength) for cx, cy in ((2, 2), (6, 6)))
        tile = canvas.svg(spots, side, side)
        step_x, step_y = tile.get_size()
        wide, high = canvas.surface.get_size()
        reach = min(wide, high) * 0.5
        for top in range(0, high, step_y):
            for left in range(0, wide, step_x):
                far = ((left - wide / 2) ** 2 * 0.42 + (top - high * 0.55) ** 2) ** 0.5
                if radius < 1 or far > reach * 0.8:
                    canvas.surface.blit(tile, (left, top))
