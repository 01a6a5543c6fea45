"""The newspaper that covers the table at the end of a year."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from lordsball.games import Question
from lordsball.games.lords import events as told
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.lords.gazette.front_page import front_page, summary
from lordsball.ui.lords.gazette.page import READING, Page
from lordsball.ui.lords.gazette.year_book import YearBook, year_book
from lordsball.ui.lords.pieces.gazette import FrontPage, draw_front_page
from lordsball.ui.lords.places import WHOLE, spread
from lordsball.ui.lords.sight import Sight


class PaperView:
    """The newspaper on the table."""

    area = spread(WHOLE, 14)

    def __init__(self, page: YearEnd) -> None:
        self.page = page

    def describe(self, sight: Sight) -> Hashable:
        """What is printed."""
        return self.page.printed

    def paint(self, canvas: Canvas, told: FrontPage | None) -> None:
        """The sheet."""
        if told is not None:
            draw_front_page(canvas, WHOLE.x, WHOLE.y, told)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Nothing moves."""


def _share(book: YearBook, t: Lords) -> int | None:
    """Which share of the Bonus card was paid: its place on the card, if it was one only."""
    paid = set(book.bonus_paid.values())
    shares = list(reversed(t.cards.rules.bonus_vp))
    return shares.index(min(paid)) if len(paid) == 1 and paid <= set(shares) else None


class YearEnd(Page):
    """Printed when the year is over, from the table as it stands then and from what has been told of the year."""

    def __init__(self) -> None:
        self.printed: FrontPage | None = None
        self.views = (PaperView(self),)

    def play(self, sight: Sight, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """The presses roll; where nobody turns the page it stands for a while."""
        if not isinstance(event, told.YearOver):
            return None
        t = sight.shown.t
        book = year_book(sight.past(), event.year)
        self.printed = front_page(book, t)
        self.words = Question(*summary(book, t))
        sight.exhibit = (book.bonus, _share(book, t))
        self.onward = "The last points" if event.last else f"Year {event.year + 1}"
        return None if sight.attended() else timeline.pause(READING)
