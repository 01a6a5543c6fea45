"""Pages that cover the table until they have been read: the newspaper at the end of a year, the end of a game."""

from __future__ import annotations

from lordsball.games.lords import events as told
from lordsball.ui.lords.ending.ending import Ending
from lordsball.ui.lords.gazette.page import Page
from lordsball.ui.lords.gazette.year_end import YearEnd

YEAR_END, ENDING = "year_end", "ending"
PAGES: dict[type, str] = {told.YearOver: YEAR_END, told.GameOver: ENDING}
"""Events with which a page is laid down, and the page."""


def make_pages() -> dict[int | str, Page]:
    """The pages by their names."""
    return {YEAR_END: YearEnd(), ENDING: Ending()}
