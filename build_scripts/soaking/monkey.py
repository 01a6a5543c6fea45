"""A monkey at the window: it clicks, types, drags, turns the wheel, changes the window's size and never waits for long.

The window is one that nobody sees. Whatever the monkey does, no scene of trouble comes up, and the memory that a curve
shows over many turns does not climb. Computer players think beside it, as in the true one, so the same seed does nearly
the same: an answer may come a frame sooner.
"""

from __future__ import annotations

import os
import random
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # SDL reads these once, before anything imports pygame
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from lordsball import games, paths
from lordsball.ai.player import levels_of
from lordsball.match.match import Match
from lordsball.match.saves import Saves
from lordsball.match.seats import HUMAN, Seat
from lordsball.thinking.thinker import Thinker
from lordsball.ui.kit.scene import Scene
from lordsball.ui.shell.app import App
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.settings import READING, SPEEDS, TEXT_SIZES, Settings
from lordsball.ui.shell.window import OffscreenPresenter
from soaking.harness import Found, Harness
from soaking.whole_games import options_of, shipped

FRAME = 1 / 60
EVENTS = 120
"""What the monkey does in one turn."""
SIZES = ((1280, 720), (1024, 600), (1920, 1080), (960, 540), (640, 400), (2560, 1080), (800, 1200))
KEYS = (
    "tab", "tab", "return", "return", "space", "space", "space", "escape", "left", "right", "up", "down", "backspace",
    "home", "end", "page up", "page down", "h", "h", "w", "i", "m", "r", "1", "2", "3", "a", "f1", "delete", "+", "-",
)
TEXT = "Ann O'Malley ßöü–„“ \u200b漢字🦊 0123456789 "
NEVER_PATIENT = 0.6
"""Seconds it looks on at the most."""


class Monkey:
    """One window and what is done to it."""

    def __init__(self, rng: random.Random, folder: Path) -> None:
        self.rng, self.done = rng, list[str]()
        self.crash: Exception | None = None
        chosen = Settings(
            text_size=rng.choice(TEXT_SIZES), speed=rng.choice(("off", "off", "fast", *SPEEDS)),
            reading=rng.choice([name for name in READING if name != "press"]), reduced_motion=rng.random() < 0.3,
            high_contrast=rng.random() < 0.2, win_expectancy=rng.random() < 0.2, first_tips=rng.random() < 0.5,
        )
        pygame.display.init()  # names of keys are known only then
        self.app = App.offscreen(
            rng.choice(SIZES), chosen, settings_path=folder / "settings.json", user_data=folder, on_crash=self._crashed
        )
        self.desk = Desk(self.app, folder, [paths.cards()], Saves(folder), Thinker.in_process())

    def _crashed(self, problem: Exception) -> Scene:
        self.crash = problem
        trouble: Scene = self.desk.trouble(problem)
        return trouble

    def begin(self) -> None:
        """At the title, or straight at a table."""
        self.app.turn(FRAME)
        self.app.show(self._title())
        if self.rng.random() < 0.6:
            self.app.show(self._table())
        self._wait(0.3)

    def _title(self) -> Scene:
        from lordsball.ui.scenes.title import TitleScene

        return TitleScene(self.desk)

    def _table(self) -> Scene:
        from lordsball.ui.table.scene import TableScene

        key = self.rng.choice(list(games.SHELF))
        game, cards = games.game(key), shipped(key)
        quick = [name for name, level in levels_of(key).items() if level.quick]
        seats = self.rng.randint(game.fewest_seats, min(4, game.most_seats))
        players = [HUMAN, *(self.rng.choice([HUMAN, *quick]) for _ in range(seats - 1))]
        names = ("Ann", "Bob", "Cy", "Di")
        table = [Seat(name, player) for name, player in zip(names, players, strict=False)]
        match = Match(game, cards, options_of(self.rng, game, cards, seats), table, self.rng.randrange(10**6))
        return TableScene(self.desk, match)

    # -- what a monkey does --

    def act(self) -> None:
        """One thing, any."""
        acts: tuple[tuple[int, Callable[[], str]], ...] = (
            (50, self._click_widget), (12, self._click_anywhere), (25, self._key), (4, self._type), (4, self._wheel),
            (3, self._drag), (2, self._resize), (3, self._chord), (6, self._look_on),
        )
        chosen = self.rng.choices([act for _, act in acts], [weight for weight, _ in acts])[0]
        where = type(self.app.scenes.top).__name__  # the name is what a person would look for
        self.done.append(f"{where}: {chosen()}")
        self._wait(self.rng.choice((0.0, 0.02, 0.1, 0.3)))

    def _click_widget(self) -> str:
        top = self.app.scenes.top
        placed = [] if top is None else list(top.group.placed())
        if not placed:
            return self._click_anywhere()
        one = self.rng.choice(placed)
        self._press(one.box.cx, one.box.cy)
        return f"click {one.widget.label!r}"

    def _click_anywhere(self) -> str:
        x, y = self.rng.uniform(-20, 1300), self.rng.uniform(-20, 740)
        self._press(x, y, self.rng.choice((1, 1, 1, 3, 2)))
        return f"click at {x:.0f}, {y:.0f}"

    def _press(self, x: float, y: float, button: int = 1) -> None:
        pos = self.app.reader.screen.to_pixels(x, y)
        self._post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._post(kind, pos=pos, button=button)
            if self.rng.random() < 0.5:
                self._wait(0.02)

    def _key(self) -> str:
        name = self.rng.choice(KEYS)
        self._stroke(name, 0)
        return f"key {name}"

    def _chord(self) -> str:
        name = self.rng.choice(("z", "y", "z", "s", "c", "v", "a"))
        self._stroke(name, pygame.KMOD_LCTRL)
        return f"Ctrl+{name}"

    def _stroke(self, name: str, modifiers: int) -> None:
        code = pygame.key.key_code(name)
        character = " " if name == "space" else name if len(name) == 1 else ""
        self._post(pygame.KEYDOWN, key=code, mod=modifiers, unicode=character, scancode=0)
        if self.rng.random() < 0.9:  # else it keeps a finger on it
            self._post(pygame.KEYUP, key=code, mod=modifiers, unicode=character, scancode=0)

    def _type(self) -> str:
        text = "".join(self.rng.choices(TEXT, k=self.rng.randint(1, 30)))
        for character in text:
            self._post(pygame.TEXTINPUT, text=character)
        return f"type {text!r}"

    def _wheel(self) -> str:
        up = self.rng.choice((-3, -1, 1, 3))
        self._post(pygame.MOUSEWHEEL, x=0, y=up, flipped=False)
        return f"wheel {up}"

    def _drag(self) -> str:
        to_pixels = self.app.reader.screen.to_pixels
        spots = [to_pixels(self.rng.uniform(0, 1280), self.rng.uniform(0, 720)) for _ in range(4)]
        self._post(pygame.MOUSEBUTTONDOWN, pos=spots[0], button=1)
        for spot in spots[1:]:
            self._post(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(1, 0, 0))
            self._wait(0.02)
        self._post(pygame.MOUSEBUTTONUP, pos=spots[-1], button=1)
        return "drag"

    def _resize(self) -> str:
        assert isinstance(self.app.presenter, OffscreenPresenter)
        self.app.presenter.resize(self.rng.choice(SIZES))
        self.app.change(text_size=self.rng.choice(TEXT_SIZES), high_contrast=self.rng.random() < 0.3)
        return "another size of window and text"

    def _look_on(self) -> str:
        self._wait(self.rng.random() * NEVER_PATIENT)
        return "look on"

    # -- the window --

    def _post(self, kind: int, **details: Any) -> None:
        assert isinstance(self.app.presenter, OffscreenPresenter)
        self.app.presenter.post(pygame.event.Event(kind, **details))

    def _wait(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME) + 1):
            self.app.turn(FRAME)

    def close(self) -> None:
        """Everything ends."""
        self.app.scenes.clear()
        self.desk.thinker.close()
        self.app.close()


def turn(rng: random.Random, folder: Path) -> None:
    """A while of mischief at one window."""
    # No other programs: what opens folders is not found.
    with patch.dict(os.environ, {"PATH": ""}), patch.object(os, "startfile", create=True):
        monkey = Monkey(rng, folder)
        try:
            monkey.begin()
            while monkey.app.running and len(monkey.app.scenes) and len(monkey.done) < EVENTS:
                monkey.act()
                if monkey.crash is not None:
                    last = "\n  ".join(monkey.done[-6:])
                    raise Found(f"{''.join(traceback.format_exception(monkey.crash))}after\n  {last}")
        finally:
            monkey.close()


HARNESS = Harness("monkey", "anything at the window: clicks, keys, text, drags, sizes", turn, 180)
