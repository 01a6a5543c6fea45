"""While people think, a lamp glows, hats hop, smoke rises and flags wave, each in its box; none in reduced motion."""

import pygame
import pytest

from lordsball.ui.lords.stirring import Crowd, Flags, Lamp, Smoke
from tests.ui.lords.leagues import asked, new_match, play
from tests.ui.table.evening import Evening


def seen(evening, *boxes):
    evening.app.draw()
    screen = evening.app.screen
    return [pygame.image.tobytes(evening.app.picture.subsurface(screen.rect(*box)), "RGB") for box in boxes]


@pytest.mark.parametrize(("ask", "stirring"), [
    ("hot_stove_card", (Lamp, Smoke, Flags)), ("season_card", (Lamp, Crowd)),
])
def test_what_stirs_does_so_in_its_box_and_rests_in_reduced_motion(tmp_path, ask, stirring):
    match = play(new_match(owners=4, seed=3), lambda match: asked(match, ask, 0))
    evening = Evening(tmp_path, match)
    boxes = [mover.box for mover in evening.board.life.movers if isinstance(mover, stirring)]
    assert len(boxes) == len(stirring)
    before = seen(evening, *boxes)
    evening.hands.wait(1.0)
    after = seen(evening, *boxes)
    assert all(one != other for one, other in zip(before, after, strict=True))
    evening.app.change(reduced_motion=True)
    evening.hands.wait(0.5)
    still = seen(evening, *boxes)
    evening.hands.wait(1.0)
    assert seen(evening, *boxes) == still


def test_what_a_page_covers_does_not_stir(tmp_path):
    match = play(new_match(owners=2, seed=3), lambda match: asked(match, "spring_card", 0))
    evening = Evening(tmp_path, match)
    movers = evening.board.life.movers
    assert [type(mover) for mover in movers if mover.look(0) is not None] == [Lamp]
    evening.board.pile._names = ["year_end"]
    assert all(mover.look(0) is None for mover in movers)
