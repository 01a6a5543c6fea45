"""Hands for tests: a real window (of SDL's dummy driver) and real events posted to it, at places given in units."""

from unittest.mock import patch

import pygame

from lordsball.ui.kit.scene import Scene
from lordsball.ui.shell.app import App
from lordsball.ui.shell.settings import Settings

FRAME = 1 / 60
_MODIFIERS = {"ctrl": pygame.KMOD_LCTRL, "alt": pygame.KMOD_LALT, "shift": pygame.KMOD_LSHIFT}


def open_app(*scenes: Scene, size=(1280, 720), settings=None, **options) -> App:
    """A program with a window of the dummy driver, showing these scenes. The desktop has room for any size."""
    with patch.object(pygame.display, "get_desktop_sizes", return_value=[(8000, 6000)]):
        app = App(settings or Settings(), size=size, **options)
    for scene in scenes:
        app.show(scene)
    app.turn(FRAME)
    return app


class Hands:
    """A person at the desktop."""

    def __init__(self, app: App) -> None:
        self.app = app

    def post(self, kind, **details) -> None:
        pygame.event.post(pygame.event.Event(kind, **details))

    def turn(self, turns: int = 1) -> None:
        for _ in range(turns):
            self.app.turn(FRAME)

    def wait(self, seconds: float) -> None:
        self.turn(round(seconds / FRAME) + 1)

    def move(self, x, y, held=False) -> None:
        self.post(pygame.MOUSEMOTION, pos=self.app.reader.screen.to_pixels(x, y), rel=(0, 0), buttons=(int(held), 0, 0))
        self.turn()

    def press(self, x, y, button=1) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=self.app.reader.screen.to_pixels(x, y), button=button)
        self.turn()

    def release(self, x, y, button=1) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=self.app.reader.screen.to_pixels(x, y), button=button)
        self.turn()

    def click(self, x, y, button=1) -> None:
        self.press(x, y, button)
        self.release(x, y, button)

    def click_on(self, widget, button=1) -> None:
        self.click(widget.rect.cx, widget.rect.cy, button)

    def drag(self, start, *stops) -> None:
        self.press(*start)
        for stop in stops:
            self.move(*stop, held=True)
        self.release(*stops[-1])

    def wheel(self, x, y, up) -> None:
        self.move(x, y)
        self.post(pygame.MOUSEWHEEL, x=0, y=up, flipped=False)
        # SDL tells of the wheel twice: also as a button.
        self.post(pygame.MOUSEBUTTONDOWN, pos=self.app.reader.screen.to_pixels(x, y), button=4 if up > 0 else 5)
        self.post(pygame.MOUSEBUTTONUP, pos=self.app.reader.screen.to_pixels(x, y), button=4 if up > 0 else 5)
        self.turn()

    def key_down(self, name, character="") -> None:
        *modifiers, key = name.split("+") if len(name) > 1 else [name]
        code = pygame.key.key_code({"enter": "return", "ctrl": "left ctrl", "shift": "left shift"}.get(key, key))
        mod = sum(_MODIFIERS[modifier] for modifier in modifiers)
        self.post(pygame.KEYDOWN, key=code, mod=mod, unicode=character, scancode=0)

    def key_up(self, name) -> None:
        key = name.split("+")[-1] if len(name) > 1 else name
        code = pygame.key.key_code({"enter": "return", "ctrl": "left ctrl", "shift": "left shift"}.get(key, key))
        self.post(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)

    def key(self, *names) -> None:
        for name in names:
            self.key_down(name, name if len(name) == 1 else (" " if name == "space" else ""))
            self.key_up(name)
            self.turn()

    def type(self, text) -> None:
        """Each character as SDL tells it: the key, then the text."""
        for character in text:
            if character.isascii() and character.isalnum():
                self.key_down(character.lower(), character)
            if character == " ":
                self.key_down("space", " ")
            self.post(pygame.TEXTINPUT, text=character)
            if character.isascii() and character.isalnum():
                self.key_up(character.lower())
            if character == " ":
                self.key_up("space")
        self.turn()
