"""What a frame shows comes from that moment alone: nothing of the frame before shines through."""

import pygame
import pytest

from tests.ui.boards.lords.evenings import Evening
from tests.ui.boards.lords.leagues import asked, new_match, play


@pytest.mark.parametrize("size", [(960, 540), (1100, 700), (1366, 768), (1500, 640)])
def test_a_frame_covers_the_one_before_it_whole(tmp_path, size):
    evening = Evening(tmp_path, play(new_match(), lambda match: asked(match, "season_card", 0)), size)
    frames = []
    for colour in ("black", "white", "magenta"):
        evening.app.picture.fill(colour)
        evening.app.draw()
        frames.append(pygame.image.tobytes(evening.app.picture, "RGB"))
    assert frames[0] == frames[1] == frames[2]


def test_a_board_that_is_drawn_piece_by_piece_looks_as_one_drawn_at_once(tmp_path):
    pictures = []
    for time in (None, 0.0):
        evening = Evening(tmp_path / str(time), play(new_match(), lambda match: asked(match, "season_card", 0)))
        evening.app.drawing_time = time
        evening.press("1")
        evening.press("space")
        evening.hands.move(2, 718)
        evening.hands.wait(1.5)
        assert evening.table.autosave.flush(60)
        evening.hands.turn(3)
        pictures.append(pygame.image.tobytes(evening.app.picture, "RGB"))
        evening.app.close()
    assert pictures[0] == pictures[1]
