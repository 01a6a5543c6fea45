"""A page that waits for somebody waits again after the game was left and loaded: nobody misses the news of a year."""

import pytest

from lordsball.ui.lords.board import ENDING, YEAR_END
from lordsball.ui.lords.gazette.archive import ArchiveScene
from lordsball.ui.scenes.results import ResultsScene
from lordsball.ui.table.scene import TableScene
from tests.ui.lords.test_pages import ended


def come_back(evening):
    """Leave the table for the title, and go on with the game that was kept."""
    desk = evening.desked.desk
    evening.table.autosave.flush()
    desk.title()
    desk.go_on(desk.saves.entries()[0])
    evening.table = evening.top
    assert isinstance(evening.table, TableScene)
    evening.match = evening.table.match
    evening.hands.wait(0.3)
    evening.rest()


@pytest.mark.parametrize("year", [1, 2])
def test_the_newspaper_can_be_read_after_leaving_the_table_on_it(tmp_path, year):
    evening = ended(tmp_path, year)
    printed, lines = evening.board.pile.page.printed, list(evening.table.frame.log.lines)
    come_back(evening)
    board = evening.board
    assert board.holds and board.pile.top == YEAR_END
    assert board.pile.page.printed == printed
    assert evening.table.frame.log.lines == lines
    evening.press("space")
    assert not board.holds
    assert evening.table.frame.log.lines[: len(lines)] == lines
    assert evening.table.frame.log.lines == [*evening.match.opening(None), *evening.match.log(None)]


def test_a_page_that_was_read_does_not_come_back_once_somebody_has_acted(tmp_path):
    evening = ended(tmp_path)
    evening.press("space")
    evening.choices()[0].activate()
    evening.hands.wait(0.3)
    evening.rest()
    come_back(evening)
    assert not evening.board.holds


def test_a_finished_game_lies_there_with_its_end_and_its_results(tmp_path):
    evening = ended(tmp_path, 3)
    come_back(evening)
    board = evening.board
    assert board.stage is board.pile.pages[ENDING]
    evening.press("space")
    assert isinstance(evening.top, ResultsScene)


def test_every_newspaper_is_read_again_from_my_club_as_it_was_printed(tmp_path):
    evening = ended(tmp_path, 1)
    printed = evening.board.pile.page.printed
    evening.press("space")
    evening.choices()[0].activate()
    evening.hands.wait(0.3)
    evening.rest()
    come_back(evening)
    evening.hands.key("y")
    evening.hands.wait(0.3)
    evening.hands.key("n")
    evening.hands.wait(0.3)
    archive = evening.top
    assert isinstance(archive, ArchiveScene)
    assert archive.pages == (printed,)
