"""The game board: wins around the edge, Fans and Victory Points, the year and its phases, places for every deck."""

from __future__ import annotations

from lordsball.games.lords.cards import Catalog
from lordsball.printing.art import Art
from lordsball.printing.look import mixed
from lordsball.printing.lords.look import (
    BLUE,
    BURGUNDY,
    CREAM,
    GOLD,
    GREEN,
    INK,
    cells,
    icon,
    panel,
    place,
)
from lordsball.printing.paper import CARD
from lordsball.printing.pen import Pen

CELL = 13.5
ACROSS, DOWN = 42, 28
"""Cells of the Win track in a row at the top, and in a column between top and bottom."""
BOARD = (ACROSS * CELL, (DOWN + 2) * CELL)
"""567 x 405 mm."""
PHASES = ("Spring Training", "Regular Season", "Postseason", "Finances & VP", "Hot Stove League")
FANS = 20
VP = (-10, 49)
"""The Victory Point track, from and to."""
DECKS = ("Spring Training", "Regular Season", "Hot Stove", "Franchise", "Bonus", "Championship")


def draw_board(pen: Pen, catalog: Catalog, art: Art) -> None:
    """The whole board."""
    w, h = BOARD
    pen.rect(0, 0, w, h, pen.ground(CREAM) or "#ffffff", INK, 0.8)
    _win_track(pen, catalog)
    x, y, wide = CELL + 9, CELL + 8, w - 2 * CELL - 18
    pen.text("Lords of Baseball", w / 2, y + 7, 34, "display", BURGUNDY, "c")
    y += 18
    _years(pen, x, y, 150)
    _phases(pen, x + 156, y, wide - 156)
    y += 32
    _fans(pen, catalog, x, y, wide, art)
    y += 36
    _points(pen, x, y, wide)
    y += 44
    card_w, card_h = CARD[0] + 4, CARD[1] + 4
    gap = (wide - 7 * card_w) / 6
    for number, name in enumerate((*DECKS, "Schedule")):
        place(pen, x + number * (card_w + gap), y, card_w, card_h, f"{name}\ncards", GREEN if number % 2 else BURGUNDY)
    y += card_h + 6
    low = BOARD[1] - CELL - 8 - y
    place(pen, x + wide - card_w, y, card_w, min(card_h, low), "Current\nSchedule card", GREEN)
    place(pen, x + wide - 2 * card_w - gap, y, card_w, low, "Star\nPlayer Pool")
    _records(pen, catalog, x, y, 205)
    _manager(pen, catalog, x + 211, y, wide - 211 - 2 * (card_w + gap) - 0)
    _wins(pen, catalog, x, y + 33, wide - 2 * (card_w + gap), low - 33)


def win_cells() -> list[tuple[float, float]]:
    """The upper left corners of the cells of the Win track, clockwise from the upper left corner of the board.

    >>> len(win_cells()), win_cells()[0], win_cells()[ACROSS]
    (140, (0.0, 0.0), (553.5, 13.5))
    """
    right, bottom = (ACROSS - 1) * CELL, (DOWN + 1) * CELL
    top = [(n * CELL, 0.0) for n in range(ACROSS)]
    down = [(right, (n + 1) * CELL) for n in range(DOWN)]
    back = [(right - n * CELL, bottom) for n in range(ACROSS)]
    up = [(0.0, bottom - (n + 1) * CELL) for n in range(DOWN)]
    return [*top, *down, *back, *up]


def _win_track(pen: Pen, catalog: Catalog) -> None:
    marks = {row.wins: row for row in catalog.board.win_track}
    for wins, (x, y) in enumerate(win_cells()):
        row = marks.get(wins)
        fill = "#ffffff"
        if row is not None:
            fill = mixed(GOLD, "#ffffff", 0.35) if row.vp > 0 else mixed(BURGUNDY, "#ffffff", 0.75)
        pen.rect(x, y, CELL, CELL, fill, INK, 0.3)
        under = "" if row is None or row.cannot_win else f"{row.vp:+d} VP".replace("-", "−").replace("+0", "0")
        pen.text(str(wins), x + CELL / 2, y + CELL * (0.4 if under else 0.5), 14, "display", INK, "c")
        if under:
            pen.text(under, x + CELL / 2, y + CELL * 0.8, 8.5, "bold", BURGUNDY, "c", CELL - 1)


def _years(pen: Pen, x: float, y: float, w: float) -> None:
    top = panel(pen, x, y, w, 27, "Year")
    each = (w - 6) / 7
    cells(pen, x + 3, top + 2.5, each, 14, [str(n) for n in range(1, 8)], 7)


def _phases(pen: Pen, x: float, y: float, w: float) -> None:
    top = panel(pen, x, y, w, 27, "Phase of the year", GREEN)
    each = (w - 6) / len(PHASES)
    for number, phase in enumerate(PHASES):
        pen.rect(x + 3 + number * each, top + 2.5, each - 1, 14, "#ffffff", INK, 0.25, 1.5)
        pen.text(phase, x + 3 + (number + 0.5) * each, top + 9.5, 13, "display", INK, "c", each - 5)


def _fans(pen: Pen, catalog: Catalog, x: float, y: float, w: float, art: Art) -> None:
    zones = catalog.board.fan_zones
    top = panel(pen, x, y, w, 31, f"Fans · income ${catalog.board.income_per_fan} for each", BLUE)
    if not pen.save_ink:
        icon(pen, art, "fans", x + 2, y + 0.6, 6.8, BLUE)
    each = (w - 6) / FANS
    names = (
        ("Growth: +1 a year", 1, zones.growth_to, "#8fb95e"), ("Steady", zones.growth_to + 1, zones.steady_to, GOLD),
        ("Reduction: −2 a year", zones.steady_to + 1, FANS, "#c9655a"),
    )
    for name, first, last, tint in names:
        left = x + 3 + (first - 1) * each
        cells(pen, left, top + 2, each, 13, [str(n) for n in range(first, last + 1)], FANS, INK, (),
              range(last - first + 1), tint)
        pen.text(name, left + (last - first + 1) * each / 2, top + 18.7, 10, "semibold", INK, "c")


def _points(pen: Pen, x: float, y: float, w: float) -> None:
    top = panel(pen, x, y, w, 39, "Victory Points")
    labels = [str(n).replace("-", "−") for n in range(VP[0], VP[1] + 1)]
    cells(pen, x + 3, top + 2.5, (w - 6) / 30, 13, labels, 30, INK, (), (-VP[0],))


def _records(pen: Pen, catalog: Catalog, x: float, y: float, w: float) -> None:
    """Difference in Team Quality, and the wins of a series of 22 games."""
    top = panel(pen, x, y, w, 29, "Records: difference in TQ, wins of the higher and the lower team")
    records_table(pen, catalog, x + 3, top + 2.5, w - 6, 16)


def records_table(pen: Pen, catalog: Catalog, x: float, y: float, w: float, h: float) -> None:
    """The Records table in one row."""
    rows = catalog.board.records
    each = w / len(rows)
    starts = [row.difference for row in rows]
    for number, row in enumerate(rows):
        last = starts[number + 1] - 1 if number + 1 < len(rows) else None
        span = f"{row.difference}+" if last is None else (
            str(row.difference) if last == row.difference else f"{row.difference}–{last}"
        )
        left = x + number * each
        pen.rect(left, y, each, h / 2, mixed(BURGUNDY, "#ffffff", 0.8), INK, 0.25)
        pen.rect(left, y + h / 2, each, h / 2, "#ffffff", INK, 0.25)
        pen.text(span, left + each / 2, y + h * 0.25, min(12.0, h), "display", BURGUNDY, "c", each - 1)
        pen.text(f"{row.higher}–{row.lower}", left + each / 2, y + h * 0.75, min(12.0, h), "bold", INK, "c", each - 1)


def _manager(pen: Pen, catalog: Catalog, x: float, y: float, w: float) -> None:
    top = panel(pen, x, y, w, 29, "Hire a Manager: 2d6", GREEN)
    manager_table(pen, catalog, x + 3, top + 2.5, w - 6, 16)


def manager_table(pen: Pen, catalog: Catalog, x: float, y: float, w: float, h: float) -> None:
    """Which level two dice bring."""
    levels = catalog.board.manager_rolls
    each = w / len(levels)
    for number, level in enumerate(levels):
        left = x + number * each
        pen.rect(left, y, each, h / 2, mixed(GREEN, "#ffffff", 0.8), INK, 0.25)
        pen.rect(left, y + h / 2, each, h / 2, "#ffffff", INK, 0.25)
        pen.text(str(number + 2), left + each / 2, y + h * 0.25, min(12.0, h), "display", GREEN, "c")
        pen.text(f"L{level}", left + each / 2, y + h * 0.75, min(12.0, h), "bold", INK, "c", each - 1)


def _wins(pen: Pen, catalog: Catalog, x: float, y: float, w: float, h: float) -> None:
    """What a season's wins are worth."""
    if h < 20:
        return
    top = panel(pen, x, y, w, h, "A season's wins: the highest line reached counts")
    rows = catalog.board.win_track
    each = (w - 6) / len(rows)
    tall = h - 8 - 5
    for number, row in enumerate(rows):
        left = x + 3 + number * each
        pen.rect(left, top + 2.5, each, tall, mixed(GOLD, "#ffffff", 0.6) if row.vp > 0 else "#ffffff", INK, 0.25)
        pen.text(str(row.wins), left + each / 2, top + 2.5 + tall * 0.24, 30, "display", INK, "c", each - 4)
        told = [f"{row.vp:+d} VP".replace("-", "−").replace("+0", "0")]
        if row.cannot_win:
            told = ["cannot", "win"]
        told += [f"{row.fans:+d} Fans".replace("-", "−")] if row.fans else []
        told += [f"+${row.cash}"] if row.cash else []
        for line, words in enumerate(told):
            pen.text(words, left + each / 2, top + 2.5 + tall * (0.55 + 0.2 * line), 17, "display", BURGUNDY, "c",
                     each - 3)
