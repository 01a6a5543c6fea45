"""The newspaper and the last table."""

from __future__ import annotations

from collections.abc import Iterator

from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.table_layout import WHOLE
from lordsball.ui.table.board import Landmark


def newspaper(year: int) -> Iterator[Landmark]:
    """The front page of a year."""
    yield Landmark("newspaper", WHOLE, f"The newspaper of year {year}",
                   "How the year went. Read it again at any time in My Club.", "year_end")


def last_table(table: Box, park: Box, chart: Box) -> Iterator[Landmark]:
    """The page at the end of a game."""
    yield Landmark("final_table", table, "The last table", "Most Victory Points win. The other columns break ties.",
                   "FinalStadiumScoring.winning_the_game")
    yield Landmark("final_park", park, "The parks are counted", "Tiles with a crown score at the end of the game.",
                   "FinalStadiumScoring.stadiums")
    yield Landmark("final_chart", chart, "Where the points came from", "A bar for each club, a color for each source.",
                   "Finances.win_track")
