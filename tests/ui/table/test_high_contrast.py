"""High contrast reaches boards, cards and hands of every game, by the one means that everything is drawn with."""

import pytest

from lordsball import games
from tests.ui.table.test_tips import at_the_table

STRONG, LEAST = 7.0, 4.3


def texts(folder, key, high_contrast):
    desked = at_the_table(folder / str(high_contrast), key, 30, high_contrast=high_contrast)
    desked.app.change(text_size=125)  # everything is drawn again, and each text noted
    desked.app.change(text_size=100)
    art = desked.app.art
    assert art.strong is high_contrast
    art.drawn_text = []
    desked.app.draw()
    return desked, [one.contrast for one in art.drawn_text if one.contrast is not None]


@pytest.mark.parametrize("key", games.SHELF)
def test_more_of_what_is_written_on_a_table_stands_out(data_dir, key):
    _, usual = texts(data_dir, key, False)
    desked, strong = texts(data_dir, key, True)
    assert sum(ratio >= STRONG for ratio in strong) / len(strong) > 0.85
    assert sum(strong) / len(strong) > sum(usual) / len(usual)
    assert min(strong) > LEAST
    desked.app.change(high_contrast=False)
    assert not desked.app.art.strong
