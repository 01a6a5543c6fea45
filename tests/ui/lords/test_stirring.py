"""While people think, a lamp glows, smoke rises and flags wave: only their boxes change, none in reduced motion."""

import pygame

from tests.ui.lords.leagues import asked, new_match, play
from tests.ui.table.evening import Evening


def seen(evening, *boxes):
    evening.app.draw()
    screen = evening.app.screen
    return [pygame.image.tobytes(evening.app.picture.subsurface(screen.rect(*box)), "RGB") for box in boxes]


def test_the_town_smokes_and_flags_wave_over_the_park_and_rest_in_reduced_motion(tmp_path):
    match = play(new_match(owners=4, seed=3), lambda match: asked(match, "hot_stove_card", 0))
    evening = Evening(tmp_path, match)
    boxes = [mover.box for mover in evening.board.life.movers]
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
    lamp, smoke, flags = evening.board.life.movers
    assert lamp.look(0) is not None and smoke.look(0) is None and flags.look(0) is None
    evening.board.pile._names = ["year_end"]
    assert lamp.look(0) is None
