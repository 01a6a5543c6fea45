"""The Box and Odds tabs: every club's row has its glyph as a picture, and no word needs a letter no typeface has."""

import pytest

from lordsball.ui.table import columns
from lordsball.ui.table.side_panel import INSIDE
from tests.ui.lords.leagues import board_of, new_match
from tests.ui.lords.pieces.season import canvas_of


@pytest.mark.parametrize("owners", [1, 4, 8])
def test_every_clubs_row_in_the_box_has_its_owners_glyph(owners, monkeypatch):
    board = board_of(new_match(owners=owners))
    board.show(new_match(owners=owners).view(0), 0)
    rows = board.box_rows()
    assert [row.seat for row in rows if not row.heading] == list(range(owners)) * 5
    assert all(cell.isascii() or "−" in cell for row in rows for cell in row.cells), rows
    drawn = []
    monkeypatch.setattr(columns, "draw_glyph", lambda canvas, glyph, *place: drawn.append(glyph))
    columns.draw_table(canvas_of(), INSIDE, rows, 0)
    assert drawn[:3] == ["square", "triangle", "disc"][: min(owners, 3)] or owners == 1


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_outside_a_series_the_odds_tab_is_one_sentence_in_one_style(scale):
    board = board_of(new_match())
    board.show(new_match().view(0), 0)
    rows = board.odds_rows()
    assert not any(row.heading for row in rows)
    assert " ".join(cell for row in rows for cell in row.cells) == (
        "Odds appear here during a series and in the Championship Series."
    )
    canvas = canvas_of(1280, scale, watch_text=True)
    columns.draw_table(canvas, INSIDE, rows, 0)
    assert all(text.fits for text in canvas.art.drawn_text)
    assert len({text.size for text in canvas.art.drawn_text}) == 1
