"""The program on the desktop: sizes, full screen, saving nothing and losing nothing, drawing only when needed."""

import gc
import random
import subprocess
import sys

import pygame
import pytest

from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets import Button, Dropdown, Segmented, Slider, TextField, Toggle
from lordsball.ui.shell import settings as settings_file
from lordsball.ui.shell.app import App
from lordsball.ui.shell.settings import Settings
from lordsball.ui.shell.window import OffscreenPresenter, first_size
from tests.ui.hands import FRAME, Hands, open_app


class Room(Scene):
    """A bit of everything."""

    def __init__(self):
        super().__init__()
        self.clicks = 0
        self.left = False

    def enter(self):
        def nothing(*_args):
            return None

        self.button = Button((500, 300, 200, 50), "Spin", self.click, kind="gold")
        self.add(
            self.button,
            Toggle((40, 40, 300, 36), "Odds", True, nothing),
            Segmented((40, 90, 300, 36), "Speed", ["Off", "Fast", "Slow"], 0, nothing),
            Slider((40, 140, 300, 36), "Sound", 30, nothing),
            Dropdown((40, 190, 300, 40), "Level", ["Rookie", "Regular"], 0, nothing),
            TextField((40, 250, 300, 44), "Name", "Robin"),
        )

    def click(self):
        self.clicks += 1

    def leave(self):
        self.left = True


def pixels(app):
    return pygame.image.tobytes(app.picture, "RGB")


def settle(app):
    for _ in range(20):
        app.turn(FRAME)


def resize(app, size):
    app.presenter._window.size = size


@pytest.mark.parametrize(
    ("wanted", "desktop", "expected"),
    [
        ((0, 0), (1920, 1080), (1536, 864)),
        ((0, 0), (3840, 2160), (3072, 1728)),
        ((0, 0), (1366, 768), (1257, 707)),
        ((0, 0), (1440, 900), (1280, 720)),
        ((1600, 900), (1920, 1080), (1600, 900)),
        ((1920, 1080), (1024, 600), (1004, 552)),
        ((10, 10), (1920, 1080), (960, 540)),
    ],
)
def test_the_first_window_suits_the_desktop(wanted, desktop, expected):
    assert first_size(wanted, desktop) == expected


@pytest.mark.parametrize("desktop", [(800, 600), (1024, 600), (1280, 720), (2560, 1080), (3840, 2160), (640, 480)])
def test_no_first_window_is_larger_than_its_desktop_nor_tiny_on_a_large_one(desktop):
    for wanted in ((0, 0), (1920, 1080), (5000, 200)):
        width, height = first_size(wanted, desktop)
        assert width <= desktop[0] and height < desktop[1]
        if wanted == (0, 0):
            assert width >= desktop[0] * 0.6 or height >= desktop[1] * 0.6


@pytest.mark.parametrize("keys", ["f11", "alt+enter"])
def test_full_screen_goes_on_and_off_and_comes_back_to_the_same_window(keys):
    app = open_app(Room(), size=(1100, 640))
    hands = Hands(app)
    for _ in range(5):
        hands.key(keys)
        settle(app)
        assert app.presenter.fullscreen and app.settings.fullscreen
        assert app.presenter.size == pygame.display.get_desktop_sizes()[0]
        assert app.presenter.size == app.screen.size == app.picture.get_size()
        hands.key(keys)
        settle(app)
        assert not app.presenter.fullscreen
        assert app.presenter.size == (1100, 640) == app.picture.get_size()
        assert app.presenter._window.resizable
        shown = app.presenter._window.get_surface()
        assert len({tuple(shown.get_at((x, y))) for x in range(0, 1100, 110) for y in range(0, 640, 64)}) > 5
    app.close()


def test_alt_enter_is_not_also_enter():
    room = Room()
    app = open_app(room)
    Hands(app).key("alt+enter", "alt+enter")
    assert room.clicks == 0
    app.close()


def test_a_resize_is_understood_at_once_and_drawn_sharp_when_it_rests():
    room = Room()
    app = open_app(room)
    hands = Hands(app)
    resize(app, (1600, 900))
    app.turn(FRAME)
    hands.click_on(room.button)
    assert room.clicks == 1
    assert app.art.k == 1.0  # still the stretched picture
    settle(app)
    assert app.art.k == app.screen.k == 1.25
    hands.move(1270, 700)
    fresh = open_app(Room(), size=(1600, 900))
    Hands(fresh).move(1270, 700)
    room.group.focus(None, ring=False)
    settle(app)
    assert pixels(app) == pixels(fresh)
    fresh.close()
    app.close()


def test_resizes_at_random_end_in_the_same_picture_as_a_fresh_start():
    rng = random.Random(11)
    app = open_app(Room())
    for _ in range(25):
        resize(app, (rng.randint(960, 1900), rng.randint(540, 1100)))
        for _ in range(rng.randint(0, 9)):
            app.turn(FRAME)
    resize(app, (1280, 720))
    settle(app)
    fresh = open_app(Room())
    settle(fresh)
    assert pixels(app) == pixels(fresh)
    fresh.close()
    app.close()


def test_a_window_that_is_closed_leaves_the_others_alone():
    """The display goes with the last of them: a window that outlived it would take another with it when it is freed."""
    first, second = open_app(Room()), open_app(Room())
    first.close()
    del first
    gc.collect()
    resize(second, (1000, 600))
    settle(second)
    assert second.presenter.size == (1000, 600) and pygame.display.get_init()
    second.close()
    assert not pygame.display.get_init()


class ScaledWindow(pygame.Window):
    """What SDL gives on a scaled screen: its size and the mouse in points, its surface in pixels."""

    scale = 1.0
    surface = None

    def get_surface(self):
        wanted = (round(self.size[0] * self.scale), round(self.size[1] * self.scale))
        if self.surface is None or self.surface.get_size() != wanted:
            self.surface = pygame.Surface(wanted)
        return self.surface

    def flip(self):
        pass


def test_what_lies_under_the_pointer_is_hit_on_every_screen(monkeypatch, tmp_path):
    """Also after the window has moved to a screen of another scale, has got another size, and in full screen."""
    monkeypatch.setattr(pygame, "Window", ScaledWindow)
    path = tmp_path / "settings.json"
    room = Room()
    app = open_app(room, settings_path=path)
    for scale in (1, 1.25, 1.5, 2, 3, 1):
        app.presenter._window.scale = scale
        for size in ((1280, 720), (1366, 768), (960, 700)):
            resize(app, size)
            for fullscreen in (True, False):
                app.change(fullscreen=fullscreen)
                app.turn(FRAME)
                width, height = app.presenter._window.size
                assert app.screen.size == (round(width * scale), round(height * scale))
                k = min(width / 1280, height / 720)
                x, y = round(width / 2 + (600 - 640) * k), round(height / 2 + (325 - 360) * k)
                before = room.clicks
                for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                    pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1))
                app.turn(FRAME)
                assert app.reader.pointer == pytest.approx((600, 325), abs=1.5)
                assert room.clicks == before + 1
                settle(app)
                assert app.picture.get_size() == app.presenter._window.get_surface().get_size()
    app.presenter._window.scale = 2
    app.close()
    kept = settings_file.load(path).settings
    assert (kept.window_width, kept.window_height) == (960, 700)


def test_while_the_window_is_pulled_nothing_is_drawn_anew():
    app = open_app(Room())
    app.scenes.top.paint = lambda canvas: pytest.fail("drawn while the size still changes")
    for width in range(1000, 1100, 10):
        resize(app, (width, 700))
        app.turn(FRAME)
        assert app.presenter._window.get_surface().get_size() == app.picture.get_size() == (width, 700)
    app.scenes.clear()
    app.close()


def test_a_still_scene_is_drawn_once():
    app = App.offscreen()
    shown = []
    app.presenter.show = lambda picture: shown.append(1)
    app.show(Room())
    for _ in range(300):
        app.turn(FRAME)
    assert len(shown) == 1
    app.presenter.post(pygame.event.Event(pygame.WINDOWEXPOSED))
    app.turn(FRAME)
    assert len(shown) == 2


def test_a_scene_drawn_twice_makes_no_picture_and_no_letter_anew():
    app = App.offscreen()
    app.show(Room())
    app.turn(FRAME)
    made = app.art.pictures.misses, app.art.letters.pictures.misses
    first = pixels(app)
    app.draw()
    assert (app.art.pictures.misses, app.art.letters.pictures.misses) == made
    assert pixels(app) == first


def test_nobody_draws_for_a_minimised_window():
    app = open_app(Room())
    app.presenter.show = lambda picture: pytest.fail("drawn for nobody")
    pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    app.turn(FRAME)
    app.scenes.top.touch()
    assert app.turn(FRAME) is False
    shown = []
    app.presenter.show = shown.append
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
    app.turn(FRAME)
    assert len(shown) == 1
    app.close()


def test_one_scene_melts_into_the_next_unless_animation_is_off():
    for speed, melts in (("normal", True), ("off", False)):
        app = App.offscreen(settings=Settings(speed=speed))
        app.show(Scene())
        app.turn(FRAME)
        before = pixels(app)
        app.show(Room())
        app.turn(FRAME)
        between = pixels(app)
        for _ in range(20):
            app.turn(FRAME)
        assert (between != pixels(app)) is melts
        assert before != pixels(app)


class Faulty(Scene):
    """Fails where it is told to."""

    def __init__(self, where):
        super().__init__()
        self.where = where

    def fail(self, where):
        if where == self.where:
            raise ZeroDivisionError(where)

    def enter(self):
        self.add(Button((0, 0, 100, 50), "Fail", lambda: self.fail("click")))
        self.fail("enter")

    def paint(self, canvas):
        super().paint(canvas)
        self.fail("paint")

    def update(self, dt):
        self.fail("update")
        return super().update(dt)


@pytest.mark.parametrize("where", ["enter", "paint", "update", "click"])
def test_an_unexpected_error_becomes_a_scene_and_the_program_goes_on(where):
    met, room = [], Room()

    def on_crash(problem):
        met.append((problem, len(app.scenes)))
        return room

    app = App.offscreen(on_crash=on_crash)
    app.show(Scene())
    app.turn(FRAME)
    app.show(Faulty(where))
    app.presenter.post(
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1),
    )
    for _ in range(5):
        app.turn(FRAME)
    (problem, scenes_then) = met[0]
    assert isinstance(problem, ZeroDivisionError) and len(met) == 1
    assert scenes_then == 2  # what was there can still be looked at
    assert list(app.scenes) == [room]
    app.presenter.post(
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(600, 320), button=1),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(600, 320), button=1),
    )
    app.turn(FRAME)
    assert room.clicks == 1


def test_an_error_that_keeps_coming_back_ends_the_program_instead_of_spinning():
    app = App.offscreen(on_crash=lambda problem: Faulty("paint"))
    app.show(Faulty("paint"))
    with pytest.raises(ZeroDivisionError):
        for _ in range(20):
            app.turn(FRAME)


def test_without_anyone_to_ask_an_error_is_raised():
    app = App.offscreen()
    app.show(Faulty("update"))
    with pytest.raises(ZeroDivisionError):
        app.turn(FRAME)


def test_closing_the_window_leaves_the_scenes_and_keeps_the_settings(tmp_path):
    path = tmp_path / "settings.json"
    app = open_app(size=(1200, 700), settings_path=path)
    lower, upper = Room(), Room()

    def close_it():
        app.show(upper)
        pygame.event.post(pygame.event.Event(pygame.QUIT))

    lower.resume = close_it
    first = []
    app._on_first_frame = lambda: (first.append(1), close_it())
    app.run(lower)
    assert lower.left and upper.left and first == [1]
    kept = settings_file.load(path).settings
    assert (kept.window_width, kept.window_height) == (1200, 700)


def test_a_changed_setting_holds_at_once_and_is_kept(tmp_path):
    path = tmp_path / "settings.json"
    app = open_app(Room(), settings_path=path)
    settle(app)
    before = pixels(app)
    app.change(text_size=150)
    settle(app)
    large = pixels(app)
    assert large != before
    app.change(text_size=100, high_contrast=True)
    settle(app)
    assert pixels(app) not in (before, large)
    app.change(high_contrast=False)
    settle(app)
    assert pixels(app) == before
    assert settings_file.load(path).settings == app.settings
    app.close()


def test_settings_that_cannot_be_saved_are_said_and_still_hold(tmp_path):
    (tmp_path / "file").write_text("")
    app = open_app(Room(), settings_path=tmp_path / "file" / "settings.json")
    app.change(text_size=125)
    assert "could not be saved" in app.scenes.top.notice
    assert app.art.text_scale == 1.25
    app.close()


def test_f12_keeps_the_picture_among_the_persons_files(data_dir):
    app = open_app(Room(), user_data=data_dir)
    Hands(app).key("f12", "f12")
    pictures = sorted((data_dir / "screenshots").glob("*.png"))
    assert len(pictures) == 2
    assert pygame.image.load(pictures[0]).get_size() == (1280, 720)
    assert str(pictures[1]) in app.scenes.top.notice
    app.close()


def test_a_picture_that_cannot_be_kept_is_said(tmp_path):
    (tmp_path / "screenshots").write_text("a file where the folder should be")
    app = open_app(Room(), user_data=tmp_path)
    Hands(app).key("f12")
    assert "could not be saved" in app.scenes.top.notice
    app.close()


def test_random_hands_never_bring_it_down():
    rng = random.Random(5)
    app = open_app(Room())
    hands = Hands(app)
    keys = ["tab", "shift+tab", "enter", "escape", "space", "left", "right", "up", "down", "home", "end", "backspace",
            "ctrl+a", "ctrl+v", "f11", "a", "delete", "page up"]
    for _ in range(400):
        x, y = rng.uniform(-40, 1320), rng.uniform(-40, 760)
        deed = rng.randrange(8)
        if deed == 0:
            hands.click(x, y, rng.choice([1, 1, 1, 2, 3]))
        elif deed == 1:
            hands.drag((x, y), (rng.uniform(0, 1280), rng.uniform(0, 720)))
        elif deed == 2:
            hands.wheel(x, y, rng.choice([-3, -1, 1, 3]))
        elif deed == 3:
            hands.type(rng.choice(["hello", "é", "🎲", " ", "1"]))
        elif deed == 4:
            resize(app, (rng.randint(960, 1500), rng.randint(540, 900)))
        elif deed == 5:
            hands.post(rng.choice([pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE, pygame.WINDOWEXPOSED]))
        else:
            hands.key(rng.choice(keys))
    assert app.running and app.scenes.top is not None
    app.close()


def test_scenes_can_be_drawn_without_any_window_or_driver():
    code = """
import os, sys
os.environ["SDL_VIDEODRIVER"] = "none such"
from lordsball.ui.shell.app import App
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets import Button
app = App.offscreen((960, 540))
scene = Scene()
scene.add(Button((10, 10, 300, 50), "Spin \\u010e\\U0001f3b2", kind="gold"))
app.show(scene)
app.turn(0.1)
sys.exit(0 if app.picture.get_at((60, 20))[:3] != app.picture.get_at((900, 500))[:3] else 1)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_an_offscreen_program_can_be_resized():
    app = App.offscreen((960, 540))
    app.show(Room())
    app.turn(FRAME)
    assert isinstance(app.presenter, OffscreenPresenter)
    app.presenter.resize((1920, 1080))
    settle(app)
    assert app.picture.get_size() == app.presenter.shown.get_size() == (1920, 1080)
    assert app.art.k == 1.5


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_no_number_of_window_sizes_runs_out_of_files():
    """A typeface at another size, or asked for its glyphs, opens nothing that stays open."""
    code = """
import os, resource
from lordsball.ui.kit.text import FACES, font, has_glyph
from lordsball.ui.shell.app import App
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets import Button
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
app = App.offscreen((960, 540))
scene = Scene()
scene.add(Button((10, 10, 300, 50), "Ďábel 🎲", kind="gold"))
app.show(scene)
app.turn(0.1)
before = len(os.listdir("/dev/fd"))
for step in range(80):
    app.presenter.resize((960 + 7 * step, 540 + 4 * step))
    app.change(text_size=(100, 125, 150)[step % 3])
    for _ in range(9):
        app.turn(0.05)
    for role in FACES:
        font(role, 10 + step).render("Play ball", True, "#ffffff")
        has_glyph(role, "Ď")
print(len(os.listdir("/dev/fd")) - before)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "0\n", "")
