"""No turn is long: pictures that take their time are made over several turns, and shown when all are there."""

import pygame
import pytest

from lordsball.ui.kit.cache import OutOfTime, PictureCache
from lordsball.ui.kit.scene import Scene
from tests.ui.hands import FRAME, Hands, open_app


class Slow(Scene):
    """Many pictures that take some milliseconds each, and a clock."""

    pictures = 12

    def __init__(self):
        super().__init__()
        self.passed = 0.0

    def update(self, dt):
        self.passed += dt
        return super().update(dt)

    def paint(self, canvas):
        for number in range(self.pictures):
            canvas.blit(canvas.art.pictures.get(("slow", number), self.made), number * 20, 0)

    def made(self):
        pygame.time.wait(6)
        picture = pygame.Surface((10, 10))
        picture.fill("red")
        return picture


@pytest.fixture
def app():
    made = open_app(Scene(), drawing_time=0.01)
    yield made
    made.close()


def shown(app):
    return [app.picture.get_at((number * 20 + 2, 2))[:3] for number in range(Slow.pictures)]


def test_a_picture_that_takes_long_is_shown_some_turns_later(app):
    scene = Slow()
    app.scenes.reset(scene)
    app.end_fade()
    turns = 0
    while app._dirty or not turns:
        before = scene.passed
        assert app.turn(FRAME), "whoever waits for a picture comes back at once"
        turns += 1
        assert turns == 1 or scene.passed == before, "nothing moves on unseen"
    assert 4 <= turns <= 12
    Hands(app).wait(1.0)  # the scene of before melts away
    assert set(shown(app)) == {(255, 0, 0)}
    assert scene.passed > FRAME


def test_without_a_time_everything_is_drawn_at_once(app):
    app.drawing_time = None
    app.scenes.reset(Slow())
    app.turn(FRAME)
    app.end_fade()
    app.draw()
    assert set(shown(app)) == {(255, 0, 0)}


def test_more_pictures_than_the_cache_holds_are_shown_in_the_end(app):
    app.scenes.reset(Slow())
    app.art.pictures.budget = 3 * 400
    app.drawing_time = 0.0
    for _ in range(400):
        app.turn(FRAME)
    assert set(shown(app)) == {(255, 0, 0)}


def test_a_cache_makes_one_picture_however_short_the_time():
    pictures = PictureCache(1_000_000)
    with pictures.within(0.0):
        pictures.get("a", lambda: pictures.get("inner", lambda: pygame.Surface((2, 2))))
        with pytest.raises(OutOfTime):
            pictures.get("b", lambda: pygame.Surface((1, 1)))
        pictures.get("a", lambda: pytest.fail("it is there"))
    pictures.get("b", lambda: pygame.Surface((1, 1)))
