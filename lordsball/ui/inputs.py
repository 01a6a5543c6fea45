"""What hands do, in units and words: the mouse and keyboard events of the desktop, translated once for everybody.

A finger on a touch screen arrives as the mouse that SDL makes of it; finger events themselves are not read, so a
touch counts once.
"""

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from lordsball.ui.screen import Screen

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
    """The pointer left the window, or the window lost the keyboard: nothing is held or pointed at any more."""


class Scroll(NamedTuple):
    """The wheel turned by so many notches, up and right being positive."""

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


Input = Press | Release | Move | Gone | Scroll | KeyPress | KeyRelease | Typed | Composing

_NAMES = {"return": "enter", "left ctrl": "ctrl", "right ctrl": "ctrl", "left shift": "shift", "right shift": "shift"}
_NAMES |= {"left alt": "alt", "right alt": "alt", "left meta": "ctrl", "right meta": "ctrl", "alt gr": "alt gr"}
_MODIFIERS = {"ctrl", "alt", "shift"}


def key_name(key: int) -> str:
    """The name of a key, the same for both of a pair and for the number pad."""
    name = pygame.key.name(key)
    if len(name) == 3 and name[0] == "[" and name[2] == "]":
        name = name[1]
    return _NAMES.get(name, name)


class InputReader:
    """Translates events. It remembers which keys are down, and forgets them all when the window loses the keyboard."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.pointer: tuple[float, float] | None = None
        self.held: set[str] = set()

    def read(self, event: pygame.event.Event) -> Iterator[Input]:
        """What an event means; nothing for events that are not of a hand."""
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            yield Move(*self._at(event.pos))
        elif kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            # The wheel also arrives as buttons 4 and 5, besides MOUSEWHEEL: once is enough.
            if event.button not in (4, 5):
                made = Press if kind == pygame.MOUSEBUTTONDOWN else Release
                yield made(*self._at(event.pos), event.button)
        elif kind == pygame.MOUSEWHEEL:
            x, y = self.pointer or (-1.0, -1.0)
            turn = -1 if getattr(event, "flipped", False) else 1
            up = turn * (getattr(event, "precise_y", 0.0) or event.y)
            yield Scroll(x, y, up, turn * (getattr(event, "precise_x", 0.0) or event.x))
        elif kind == pygame.KEYDOWN:
            yield from self._key_down(event)
        elif kind == pygame.KEYUP:
            name = key_name(event.key)
            self.held.discard(name)
            yield KeyRelease(name)
        elif kind == pygame.TEXTINPUT:
            yield Typed(event.text)
        elif kind == pygame.TEXTEDITING:
            yield Composing(event.text)
        elif kind == pygame.WINDOWFOCUSLOST:
            yield from self.let_go()
        elif kind == pygame.WINDOWLEAVE:
            self.pointer = None
            yield Gone()

    def let_go(self) -> Iterator[Input]:
        """Everything that is held counts as released: the desktop does not always tell."""
        for name in sorted(self.held):
            yield KeyRelease(name)
        self.held.clear()
        yield Gone()

    def _at(self, pixel: tuple[int, int]) -> tuple[float, float]:
        self.pointer = self.screen.to_units(*pixel)
        return self.pointer

    def _key_down(self, event: pygame.event.Event) -> Iterator[Input]:
        name = key_name(event.key)
        if not name:
            return
        repeat = name in self.held
        self.held.add(name)
        if name not in _MODIFIERS:
            name = "".join(f"{held}+" for held in _modifiers(getattr(event, "mod", 0))) + name
        yield KeyPress(name, getattr(event, "unicode", ""), repeat)


def _modifiers(mask: int) -> Iterator[str]:
    if mask & (pygame.KMOD_CTRL | pygame.KMOD_META):
        yield "ctrl"
    if mask & pygame.KMOD_ALT and not mask & pygame.KMOD_MODE:
        yield "alt"
    if mask & pygame.KMOD_SHIFT:
        yield "shift"
