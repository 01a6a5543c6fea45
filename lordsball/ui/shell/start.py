"""Opening the window: data folder, settings, cards, saves, and the first scene."""

from __future__ import annotations

import gc
import os
import secrets
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import Protocol

import pygame

from lordsball import games, paths
from lordsball.ai.player import levels_of
from lordsball.content.problems import Problems
from lordsball.match.files import NotReadable
from lordsball.match.lock import Lock
from lordsball.match.match import Match
from lordsball.match.saves import Saves
from lordsball.match.seats import Seat
from lordsball.thinking.thinker import Thinker
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.text import look_up_glyphs
from lordsball.ui.scenes.seating import USUAL, Seating
from lordsball.ui.shell import settings as settings_file
from lordsball.ui.shell.app import App
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.window import SurfacePresenter
from lordsball.ui.sound.opening import Opening
from lordsball.ui.sound.player import Player

TELL_FIRST_FRAME = "LORDSBALL_TELL_FIRST_FRAME"
"""Environment variable: with it the program prints `first frame` once its first picture is on the screen."""
UNSEEN = ("offscreen", "dummy", "evdev")
"""Drivers that SDL falls back on where it finds no screen."""
ORDERS = tuple(signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name))
"""Signals to end. (Ctrl+C ends every command by itself.)"""
ICON = 256
DRAWING_TIME = 0.006
"""Seconds of a turn for new pictures; one more may still take its time."""


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Wishes(Protocol):
    """What the command line asked for; the rest is None or empty."""

    @property
    def cards(self) -> Sequence[Path]: ...
    @property
    def data_dir(self) -> Path: ...
    @property
    def game(self) -> str | None: ...
    @property
    def seats(self) -> Sequence[str]: ...
    @property
    def seed(self) -> int | None: ...
    @property
    def size(self) -> tuple[int, int] | None: ...
    @property
    def fullscreen(self) -> bool: ...
    @property
    def replay(self) -> Path | None: ...


def open_window(wishes: Wishes) -> int:
    """Play until the window is closed; 0, or 1 where a signal ended a match that could not be saved.

    Raises NoDisplay where there is no screen.
    """
    find_display()
    lock = Lock(wishes.data_dir)
    path = wishes.data_dir / "settings.json"
    loaded = settings_file.load(path)
    sound = Player()
    opening = Opening(sound, paths.assets() / "sounds")

    def begun() -> None:
        _begun()
        opening.start()
        desk.billboard.read_ahead()
        desk.records.begin()
        Thread(target=look_up_glyphs, name="typefaces", daemon=True).start()

    try:
        app = App(
            loaded.settings,
            settings_path=path,
            user_data=wishes.data_dir,
            size=wishes.size,
            fullscreen=True if wishes.fullscreen else False if wishes.size else None,
            on_crash=lambda problem: desk.trouble(problem),
            on_first_frame=begun,
            on_quit=lambda: desk.leave(app.quit),
            drawing_time=DRAWING_TIME,
            sound=sound,
        )
    except pygame.error as missing:
        lock.release()
        raise NoDisplay(str(missing)) from missing
    if isinstance(app.presenter, SurfacePresenter):
        app.presenter.set_icon(icon())
    saves = Saves(wishes.data_dir, lock.in_use, lock=lock)
    desk = Desk(app, wishes.data_dir, wishes.cards, saves, Thinker.in_process())
    notice = " ".join(filter(None, (loaded.notice, str(lock.in_use) if lock.in_use else "")))
    ordered = EndedBySignal(app, desk)
    try:
        app.run(_first_or_trouble(desk, wishes, notice), ordered.part)
    finally:
        ordered.close()
        desk.close()
        lock.release()
    if ordered.lost:
        print(f"lordsball was told to end, and the match is not saved. {ordered.lost}", file=sys.stderr)
    return 1 if ordered.lost else 0


class EndedBySignal:
    """A signal to end is an order: nobody is asked in the window, where nobody may be sitting any more."""

    def __init__(self, app: App, desk: Desk) -> None:
        self._app, self._desk = app, desk
        self._told = False
        self.lost = ""
        """Why the match on the table could not be saved; "" where it is, or where no signal has come."""
        self._before = {number: signal.signal(number, self._end) for number in ORDERS}

    def _end(self, number: int, frame: object) -> None:
        self._told = True
        self._app.quit()

    def part(self) -> None:
        """The loop has ended: try to save once more."""
        if self._told and not self._desk.saves.in_use and not self._desk.save_now():
            self.lost = self._desk.why_not_saved()

    def close(self) -> None:
        """Signals are taken as before."""
        for number, before in self._before.items():
            signal.signal(number, before)


def find_display() -> None:
    """Raises NoDisplay where SDL finds no screen, even if it would go on without one: nobody would see that."""
    try:
        pygame.display.init()
    except pygame.error as missing:
        raise NoDisplay(str(missing)) from missing
    driver = pygame.display.get_driver()
    if driver in UNSEEN and os.environ.get("SDL_VIDEODRIVER") != driver:
        pygame.display.quit()
        raise NoDisplay(f"SDL found no screen, only its driver “{driver}”.")


def icon() -> pygame.Surface:
    """The picture for task bars."""
    return pygame.image.load_sized_svg(str(paths.assets() / "sprites" / "icon.svg"), (ICON, ICON))


def _first_or_trouble(desk: Desk, wishes: Wishes, notice: str) -> Scene:
    try:
        return first_scene(desk, wishes, notice)
    except Exception as problem:  # noqa: BLE001  (shown in words, as everywhere in the window)
        trouble: Scene = desk.trouble(problem)
        return trouble


def first_scene(desk: Desk, wishes: Wishes, notice: str = "") -> Scene:
    """The title, or straight to a table or replay where that was asked for; or what is wrong with the cards."""
    try:
        if wishes.game is not None:
            desk.cards(wishes.game)
    except Problems as problems:
        from lordsball.ui.scenes.cards_trouble import CardsTroubleScene

        return CardsTroubleScene(desk, problems, lambda: first_scene(desk, wishes, notice))
    try:
        if wishes.replay is not None:
            return _replay(desk, wishes.replay)
        if wishes.game is not None:
            return _table(desk, wishes, wishes.game, notice)
    except (NotReadable, ValueError) as refused:
        notice = f"{refused} {notice}".strip()
    from lordsball.ui.scenes.title import TitleScene

    return TitleScene(desk, notice)


def _table(desk: Desk, wishes: Wishes, key: str, notice: str) -> Scene:
    """A new match with the usual sides; computer players are called as they are at the setup."""
    from lordsball.ui.table.scene import TableScene

    cards, game = desk.cards(key), games.game(key)
    players = wishes.seats or USUAL
    seating = Seating(levels_of(key), game.sides_of(cards, {}), (), len(players))
    for number, player in enumerate(players):
        seating.seat(number, player)
    seats = [Seat(chair.name, chair.player) for chair in seating.seats]
    options = game.options_of(cards, [chair.side for chair in seating.seats], {})
    seed = secrets.randbelow(10**6) if wishes.seed is None else wishes.seed
    return TableScene(desk, Match(game, cards, options, seats, seed), notice or None)


def _replay(desk: Desk, path: Path) -> Scene:
    from lordsball.ui.scenes.replay import ReplayScene

    return ReplayScene(desk, desk.replay_of(path))


def _begun() -> None:
    """The first picture is on the screen. What has been made up to now stays, so nobody need look for garbage in it."""
    gc.freeze()
    # A look at everything outlasts a frame: mostly the desk's own, when a match comes to the table, is enough.
    gc.set_threshold(gc.get_threshold()[0], 10, 200)
    gc.enable()
    if os.environ.get(TELL_FIRST_FRAME):
        print("first frame", flush=True)
