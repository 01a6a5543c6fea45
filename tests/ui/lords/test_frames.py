"""What a frame shows comes from that moment alone: nothing of the frame before shines through."""

import pygame
import pytest

from lordsball.ui.kit.cache import PictureCache
from tests.ui.lords.leagues import asked, new_match, play
from tests.ui.table.evening import Evening


def until_drawn(evening):
    """Until the picture that is due is on the screen."""
    for _ in range(400):
        evening.hands.turn()
        if not evening.app._late:
            return
    raise AssertionError("it is never drawn")


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
        match = play(new_match(), lambda match: asked(match, "season_card", 0))
        evening = Evening(tmp_path / str(time), match, reduced_motion=True)
        evening.app.drawing_time = time
        evening.press("1")
        evening.press("space")
        evening.hands.move(2, 718)
        until_drawn(evening)
        evening.hands.wait(1.5)
        assert evening.table.autosave.flush(60)
        evening.hands.turn(3)
        pictures.append(pygame.image.tobytes(evening.app.picture, "RGB"))
        evening.app.close()
    assert pictures[0] == pictures[1]


def test_a_part_that_was_left_half_painted_is_painted_again_though_it_looks_as_before(tmp_path):
    match = play(new_match(), lambda match: asked(match, "season_card", 0))
    evening = Evening(tmp_path, match, reduced_motion=True)
    evening.hands.move(2, 718)
    assert evening.table.autosave.flush(60)
    evening.hands.wait(1.0)
    before = pygame.image.tobytes(evening.app.picture, "RGB")
    card = next(p.box for p in evening.table.group.placed() if getattr(p.widget, "card", ""))
    evening.app.drawing_time = 0.0
    for wait in (6, 12, 18, 24):
        evening.app.art.pictures = PictureCache(100_000_000)
        evening.hands.move(card.cx, card.cy)
        evening.hands.turn(wait)
        evening.hands.move(2, 718)
        until_drawn(evening)
        assert pygame.image.tobytes(evening.app.picture, "RGB") == before
