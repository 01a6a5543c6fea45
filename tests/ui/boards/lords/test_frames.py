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
