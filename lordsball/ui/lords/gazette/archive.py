"""The newspapers of all years that are over, to be read again at any time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from lordsball.games.lords import events as told
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import LORDS
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.gazette.front_page import front_page
from lordsball.ui.lords.gazette.year_book import year_book
from lordsball.ui.lords.pieces.gazette import SIZE, FrontPage, draw_front_page
from lordsball.ui.lords.view_model import ViewModel

SHEET = Box(28, 56, *SIZE)
_SIDE = Box(SHEET.right + 28, SHEET.y, 1280 - SHEET.right - 56, SHEET.h)
_ROW, _GAP = 50.0, 10.0


def front_pages(model: ViewModel) -> tuple[FrontPage, ...]:
    """The front page of each year that is over, as it was printed then."""
    past = [*model.past()]
    return tuple(
        front_page(year_book(past, event.year), view) for event, view in model.looked_back(told.YearOver.__name__)
    )


class ArchiveScene(Scene):
    """One front page after the other, the latest first. There must be at least one."""

    overlay = True
    theme = LORDS

    def __init__(self, pages: Sequence[FrontPage]) -> None:
        super().__init__()
        self.pages = pages
        self.page = len(pages) - 1

    def enter(self) -> None:
        years = [
            Button((_SIDE.x, _SIDE.y + number * (_ROW + _GAP), _SIDE.w, _ROW), f"Year {number + 1}",
                   partial(self.turn_to, number), cap=str(number + 1), size=20)
            for number in range(len(self.pages))
        ]
        close = Button((_SIDE.x, _SIDE.bottom - _ROW, _SIDE.w, _ROW), "Close", self.close, kind="gold", size=20)
        self.add(*years, close)

    def turn_to(self, page: int) -> None:
        """Read another year's."""
        self.page = page
        self.touch()

    def paint(self, canvas: Canvas) -> None:
        draw_front_page(canvas, SHEET.x, SHEET.y, self.pages[self.page])
