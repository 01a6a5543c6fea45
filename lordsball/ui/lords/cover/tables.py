"""The tables in the rule book of Lords of Baseball: records, wages, points for wins, Managers, stadium tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from lordsball.games.lords.board_files import Tile
from lordsball.games.lords.cards import Catalog
from lordsball.ui.kit.booklet.page import BURGUNDY, INK, NOTE, QUIET, Figure
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import mix
from lordsball.ui.lords.pieces.icon_text import icon_line
from lordsball.ui.lords.pieces.look import KINDS
from lordsball.ui.lords.pieces.marks import draw_level

_ROW, _TILE = 36.0, 94.0


class Strip(NamedTuple):
    """A table that is read across: for each row its label and its cells, the first row being the head."""

    label: float
    rows: tuple[tuple[str, tuple[str, ...]], ...]


def tables(cards: Catalog) -> dict[str, Figure]:
    """The tables, under the names the text gives them."""
    return {
        "records": _figure(records(cards)),
        "wages": _figure(wages(cards)),
        "wins": _figure(wins(cards)),
        "managers": _figure(managers(cards)),
        "tiles": Figure(lambda w, scale: 4 * _tile_step(scale) + 4, partial(_draw_tiles, cards=cards)),
    }


def records(cards: Catalog) -> Strip:
    """The Records table."""
    rows = cards.board.records
    heads = tuple(spans([row.difference for row in rows]))
    return Strip(110, (("Difference", heads), ("Wins", tuple(f"{row.higher}–{row.lower}" for row in rows))))


def spans(starts: Sequence[int]) -> list[str]:
    """`0`, `1–2`, …, `13+` for the numbers at which rows begin."""
    found = []
    for place, start in enumerate(starts):
        if place == len(starts) - 1:
            found.append(f"{start}+")
        else:
            end = starts[place + 1] - 1
            found.append(str(start) if end == start else f"{start}–{end}")
    return found


def wages(cards: Catalog) -> Strip:
    """What Stars, Managers and offices earn."""
    board = cards.board
    short = tuple(f"${pay}" for pay in board.manager_salaries) + ("",) * 4
    staff = tuple(f"${pay}" for pay in board.staff_salaries) + ("",) * 4
    return Strip(150, (
        ("Boxes, levels", tuple(str(n) for n in range(1, 10))),
        ("Stars, in all", tuple(f"${pay}" for pay in board.star_salaries)),
        ("Manager", short),
        ("Office", staff),
    ))


def wins(cards: Catalog) -> Strip:
    """The rows of the win track and what they bring."""
    rows = cards.board.win_track
    vp = tuple("out" if row.cannot_win else f"{row.vp:+d}".replace("-", "−").replace("+0", "0") for row in rows)
    more = tuple(
        f"${row.cash}" if row.cash else f"{row.fans}{{fans}}".replace("-", "−") if row.fans else "" for row in rows
    )
    return Strip(70, (("Wins", tuple(f"{row.wins}+" for row in rows)), ("{vp}", vp), ("More", more)))


def managers(cards: Catalog) -> Strip:
    """The level for each total of two dice."""
    levels = cards.board.manager_rolls
    return Strip(
        110, (("Two dice", tuple(str(n + 2) for n in range(len(levels)))), ("Level", tuple(map(str, levels))))
    )


def _step(scale: float) -> float:
    return _ROW * max(1.0, 0.85 * scale)


def _figure(strip: Strip) -> Figure:
    return Figure(lambda w, scale: len(strip.rows) * _step(scale) + 4, partial(_draw_strip, strip=strip))


def _draw_strip(canvas: Canvas, x: float, y: float, w: float, strip: Strip) -> None:
    step = _step(canvas.art.text_scale)
    each = (w - strip.label) / len(strip.rows[0][1])
    for number, (label, cells) in enumerate(strip.rows):
        top = y + number * step
        if number == 0:
            canvas.rounded(x - 8, top, w + 16, step, 8, "#8e2436", "#64141f")
        elif number % 2 == 0:
            canvas.rounded(x - 8, top, w + 16, step, 8, NOTE, alpha=0.75)
        ink = "#fff3d2" if number == 0 else INK
        icon_line(canvas, label, "semibold", 18, x, top + step / 2, ink if number == 0 else QUIET, "l",
                  strip.label - 6, step)
        for place, cell in enumerate(cells):
            middle = x + strip.label + each * (place + 0.5)
            icon_line(canvas, cell, "display" if number == 0 else "semibold", 18, middle, top + step / 2, ink, "c",
                      each - 2, step)


def _tile_step(scale: float) -> float:
    return _TILE + 80 * max(1.0, 0.85 * scale)


def tile_gains(tile: Tile) -> list[str]:
    """What a tile brings, each as icon text: `$7`, `2{fans}`."""
    parts = [f"${tile.income}"] if tile.income else []
    for number, icon in (
        (tile.tq, "{tq}"), (tile.dice, "{dice}"), (tile.media, "{media}"), (tile.fans, "{fans}"),
        (tile.yearly_vp, "{vp}/yr"), (tile.vp, "{vp}"),
    ):
        if number:
            parts.append(f"{number}{icon}")
    return parts


def _draw_tiles(canvas: Canvas, x: float, y: float, w: float, cards: Catalog) -> None:
    """The eight levels of each component."""
    step, each = _tile_step(canvas.art.text_scale), w / 8
    row = (step - _TILE) / 3 - 3
    for place, kind in enumerate(KINDS):
        top = y + place * step
        canvas.rounded(x - 8, top, w + 16, step - 6, 10, mix(NOTE, kind.colour, 0.1), edge=kind.colour, edge_width=1.5)
        for tile in cards.stacks[place]:
            left = x + (tile.level - 1) * each
            canvas.blit(canvas.sprite(f"lords/tiles/{kind.key}_{tile.level}", 78), left + each / 2 - 39, top + 2)
            draw_level(canvas, left + 14, top + 76, tile.level, kind.colour)
            price = f"${tile.price}" if tile.price else kind.name
            canvas.text(price, "display", 18, left + each / 2, top + _TILE + row / 2, BURGUNDY, "mc", width=each - 4,
                        height=row)
            gains = tile_gains(tile)
            for line in range(0, len(gains), 2):
                middle = top + _TILE + row * (1.5 + line / 2) - 2
                icon_line(canvas, "  ".join(gains[line : line + 2]), "semibold", 18, left + each / 2, middle, INK, "c",
                          each - 2, row)


