"""What hands do, in units and words: the desktop's mouse and keyboard events, translated once for everybody.

A finger on a touch screen arrives as the mouse that SDL makes of it; finger events themselves are not read, so a
touch counts once.
"""

import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from lordsball.ui.kit.screen import Screen

LEFT = 1
RIGHT = 3


class Press(NamedTuple):
    """A mouse button goes down."""

    x: float
    y: float
    button: int = LEFT


class Release(NamedTuple):
    """A mouse button comes up."""

    x: float
    y: float
    button: int = LEFT


class Move(NamedTuple):
    """The pointer is somewhere else."""

    x: float
    y: float


class Gone(NamedTuple):
    """The pointer or the keyboard left the window, or a button came up unheard: nothing is held or pointed at now."""


class Scroll(NamedTuple):
    """The wheel turned by this many notches, up and right being positive."""

    x: float
    y: float
    up: float
    right: float = 0.0


class KeyPress(NamedTuple):
    """A key goes down.

    :param name: with modifiers in this order: 'ctrl+alt+shift+z'; 'enter' and 'escape' are called so.
    :param character: what it would type, or ''.
    :param repeat: True when the key was down already.
    """

    name: str
    character: str = ""
    repeat: bool = False

    def is_one_of(self, keys: tuple[str, ...]) -> bool:
        """Whether it is one of these keys, by name or by the character it types ('?' is shifted on many keyboards)."""
        plain = not self.name.startswith(("ctrl+", "alt+"))
        return self.name in keys or (plain and bool(self.character.strip()) and self.character.lower() in keys)


class KeyRelease(NamedTuple):
    """A key comes up; its name without modifiers."""

    name: str


class Typed(NamedTuple):
    """Text was entered, by a key or an input method."""

    text: str


class Composing(NamedTuple):
    """Text an input method is still working on; '' when it is done."""

    text: str


class Dropped(NamedTuple):
    """A file or folder was dragged here from elsewhere on the desktop and let go."""

    path: str


Input = Press | Release | Move | Gone | Scroll | KeyPress | KeyRelease | Typed | Composing | Dropped

_NAMES = {"return": "enter", "left ctrl": "ctrl", "right ctrl": "ctrl", "left shift": "shift", "right shift": "shift"}
_NAMES |= {"left alt": "alt", "right alt": "alt", "left meta": "ctrl", "right meta": "ctrl", "alt gr": "alt gr"}
_MODIFIERS = {"ctrl", "alt", "shift"}
_AWAY = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
"""After these, hands are somewhere else."""


_PLACES = {4 + number: character for number, character in enumerate("abcdefghijklmnopqrstuvwxyz1234567890")}
"""Letters and digits by their place on a keyboard (the scancode), as a Latin one has them."""


def key_name(key: int, place: int = 0) -> str:
    """The name of a key, the same for both of a pair and for the number pad.

    :param place: its scancode; 0: unknown. A key without a Latin letter or a digit of its own is named after the key at
        its place on a Latin keyboard: я is z, and the keys of the top row are digits even where they type é or &.
    """
    if place in _PLACES and _is_foreign(key, _PLACES[place]):
        return _PLACES[place]
    name = pygame.key.name(key) or (chr(key) if _types(key) else "")
    if len(name) == 3 and name[0] == "[" and name[2] == "]":
        name = name[1]
    return _NAMES.get(name, name)


def _types(key: int) -> bool:
    """Whether a key is named by the character it types; the others' codes lie beyond all characters."""
    return 0x20 < key < 0x110000 and chr(key).isprintable()


def _is_foreign(key: int, latin: str) -> bool:
    """Whether a key's own character is no Latin letter, where a Latin keyboard has one (no digit: where it has those).

    Signs stay themselves where a letter is expected: a Dvorak or French keyboard has that letter elsewhere.
    """
    if not _types(key):
        return False
    own = chr(key)
    if latin.isdigit():
        return not (own.isascii() and own.isalnum())
    return not own.isascii() and not unicodedata.name(own, "").startswith("LATIN ")


class InputReader:
    """Translates events. It remembers what is held, and forgets it all when the window loses the keyboard.

    :param screen: the window in the points that events are told in.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.pointer: tuple[float, float] | None = None
        self._keys: dict[int, str] = {}
        """Keys that are down, by place: a key that comes up may have another name by then (shift, another layout)."""
        self._pressed = False
        """The left button is down."""

    @property
    def held(self) -> set[str]:
        """The names of the keys that are down."""
        return set(self._keys.values())

    def read(self, event: pygame.event.Event) -> Iterator[Input]:
        """What an event means; nothing for events that are not of a hand."""
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            yield from self._move(event)
        elif kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            # The wheel also arrives as buttons 4 and 5, besides MOUSEWHEEL: once is enough.
            if event.button not in (4, 5):
                yield from self._button(event, kind == pygame.MOUSEBUTTONDOWN)
        elif kind == pygame.MOUSEWHEEL:
            x, y = self.pointer or (-1.0, -1.0)
            turn = -1 if getattr(event, "flipped", False) else 1
            up = turn * (getattr(event, "precise_y", 0.0) or event.y)
            yield Scroll(x, y, up, turn * (getattr(event, "precise_x", 0.0) or event.x))
        elif kind == pygame.KEYDOWN:
            yield from self._key_down(event)
        elif kind == pygame.KEYUP:
            yield KeyRelease(self._keys.pop(_place(event), key_name(event.key)))
        elif kind == pygame.TEXTINPUT:
            yield Typed(event.text)
        elif kind == pygame.TEXTEDITING:
            yield Composing(event.text)
        elif kind == pygame.DROPFILE:
            yield Dropped(event.file)
        elif kind in _AWAY:
            yield from self.let_go()
        elif kind == pygame.WINDOWLEAVE:
            self.pointer = None
            yield from self._drop()

    def let_go(self) -> Iterator[Input]:
        """Everything that is held counts as released: the desktop does not always tell."""
        names = sorted(self.held)
        self._keys.clear()
        for name in names:
            yield KeyRelease(name)
        yield from self._drop()

    def _move(self, event: pygame.event.Event) -> Iterator[Input]:
        if self._pressed and not event.buttons[0]:
            yield from self._drop()  # it came up unheard
        yield Move(*self._at(event.pos))

    def _button(self, event: pygame.event.Event, down: bool) -> Iterator[Input]:
        """What comes up without having gone down here says nothing."""
        if event.button == LEFT:
            if down and self._pressed:
                yield from self._drop()
            if not down and not self._pressed:
                return
            self._pressed = down
        yield (Press if down else Release)(*self._at(event.pos), event.button)

    def _drop(self) -> Iterator[Input]:
        self._pressed = False
        yield Gone()

    def _at(self, pixel: tuple[int, int]) -> tuple[float, float]:
        self.pointer = self.screen.to_units(*pixel)
        return self.pointer

    def _key_down(self, event: pygame.event.Event) -> Iterator[Input]:
        name = key_name(event.key, getattr(event, "scancode", 0))
        if not name:
            return
        repeat = name in self._keys.values()
        self._keys[_place(event)] = name
        if name not in _MODIFIERS:
            name = "".join(f"{held}+" for held in _modifiers(getattr(event, "mod", 0))) + name
        yield KeyPress(name, getattr(event, "unicode", ""), repeat)


def _place(event: pygame.event.Event) -> int:
    """What stays the same between a key's way down and up: its place, where that is known."""
    return getattr(event, "scancode", 0) or -event.key


def _modifiers(mask: int) -> Iterator[str]:
    if mask & (pygame.KMOD_CTRL | pygame.KMOD_META):
        yield "ctrl"
    if mask & pygame.KMOD_ALT and not mask & pygame.KMOD_MODE:
        yield "alt"
    if mask & pygame.KMOD_SHIFT:
        yield "shift"
