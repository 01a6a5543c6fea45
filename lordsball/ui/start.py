"""Opening the window: data folder, settings, cards, saves, and the first scene."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import pygame

from lordsball import games
from lordsball.content.problems import Problems
from lordsball.match.lock import Lock
from lordsball.match.match import Match
from lordsball.match.saves import Saves
from lordsball.match.seats import HUMAN, Seat
from lordsball.ui import settings as settings_file
from lordsball.ui.app import App
from lordsball.ui.desk import Desk
from lordsball.ui.scene import Scene

TELL_FIRST_FRAME = "LORDSBALL_TELL_FIRST_FRAME"
"""Environment variable: with it the program prints `first frame` once its first picture is on the screen."""
USUAL_SEATS = (HUMAN, "regular")


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Wishes(Protocol):
    """What was asked for on the command line; what nobody asked for is None or empty."""

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
    """Play until the window is closed; 0. Raises NoDisplay where there is no screen."""
    lock = Lock(wishes.data_dir)
    path = wishes.data_dir / "settings.json"
    loaded = settings_file.load(path)
    try:
        app = App(
            loaded.settings,
            settings_path=path,
            user_data=wishes.data_dir,
            size=wishes.size,
            fullscreen=wishes.fullscreen or None,
            on_crash=lambda problem: desk.trouble(problem),
            on_first_frame=_tell if os.environ.get(TELL_FIRST_FRAME) else None,
        )
    except pygame.error as missing:
        lock.release()
        raise NoDisplay(str(missing)) from missing
    desk = Desk(app, wishes.data_dir, wishes.cards, Saves(wishes.data_dir, lock.in_use))
    notice = loaded.notice or (str(lock.in_use) if lock.in_use else "")
    try:
        app.run(first_scene(desk, wishes, notice))
    finally:
        lock.release()
    return 0


def first_scene(desk: Desk, wishes: Wishes, notice: str = "") -> Scene:
    """The title, or straight to a table or replay where that was asked for; or what is wrong with the cards."""
    from lordsball.ui.scenes.title import TitleScene

    try:
        for key in games.SHELF:
            desk.cards(key)
        if wishes.replay is not None:
            return _replay(desk, wishes.replay)
        if wishes.game is not None:
            return _table(desk, wishes, wishes.game, notice)
    except Problems as problems:
        from lordsball.ui.scenes.cards_trouble import CardsTroubleScene

        return CardsTroubleScene(desk, problems, lambda: first_scene(desk, wishes, notice))
    return TitleScene(desk, notice)


def _table(desk: Desk, wishes: Wishes, key: str, notice: str) -> Scene:
    from lordsball.ui.scenes.table.scene import TableScene

    game, cards = games.game(key), desk.cards(key)
    options = game.default_options(cards)
    players = wishes.seats or USUAL_SEATS
    seed = secrets.randbelow(10**6) if wishes.seed is None else wishes.seed
    return TableScene(desk, Match(game, cards, options, named_seats(players), seed), notice or None)


def named_seats(players: Sequence[str]) -> list[Seat]:
    """Seats for these players: people are numbered, computer players are called by their level."""
    people = iter(("You",) if players.count(HUMAN) == 1 else [f"Player {n + 1}" for n in range(len(players))])
    return [
        Seat(next(people), HUMAN) if player == HUMAN else Seat(_computer_name(players, number), player)
        for number, player in enumerate(players)
    ]


def _computer_name(players: Sequence[str], number: int) -> str:
    name = players[number].capitalize()
    before = players[:number].count(players[number])
    return f"{name} {before + 1}" if players.count(players[number]) > 1 else name


def _replay(desk: Desk, path: Path) -> Scene:
    from lordsball.match.replay import open_replay
    from lordsball.ui.scenes.replay import ReplayScene

    return ReplayScene(desk, open_replay(path, desk.saves.packs))


def _tell() -> None:
    print("first frame", flush=True)
