"""The bars over every table: whatever is asked stands within them."""

import pytest

from lordsball.games import Question
from lordsball.ui.kit.theme import LORDS, MONSTER, WILD
from lordsball.ui.table.bars import Heading, Prompt, draw_bars
from tests.ui.lords.pieces.season import canvas_of


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("theme", [LORDS, MONSTER, WILD])
def test_two_rows_of_the_prompt_stay_within_the_bar(scale, theme):
    canvas = canvas_of(1280, scale, watch_text=True).dressed(theme)
    text = "the strong side or the lighter one? Nobody has ever gone by that name before, jumpy as he is by nature."
    draw_bars(canvas, Heading("A game", 1), Prompt(question=Question("Which effect?", text), buttons=2))
    rows = {t.place[1]: t for t in canvas.art.drawn_text if t.place[1] > 40 and len(t.shown) > 3}
    assert len(rows) == 2
    first, last = (44, 84) if scale == 1 else (42, 95)  # large letters fill the bar, which is deeper for them
    for drawn in rows.values():
        # Of a line's height the letters take the middle: 0.15 above the capitals and 0.1 below the tails are air.
        assert drawn.fits and drawn.size >= 18
        assert drawn.place[1] + 0.15 * drawn.size >= first
        assert drawn.place[1] + drawn.place[3] - 0.1 * drawn.size <= last
