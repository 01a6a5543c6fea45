"""Desks for tests: a program without a window, its own data folder, and matches to put on it."""

import shutil

import pygame

from lordsball import games, paths
from lordsball.ai.player import PLAYERS
from lordsball.match.match import Match
from lordsball.match.saves import Saves
from lordsball.match.seats import HUMAN, Seat
from lordsball.ui.shell.app import App
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.settings import Settings
from tests.ui.hands import FRAME, Hands

KEY = "monster_league"
PEOPLE = (Seat("Robin", HUMAN), Seat("Vera", "veteran"))


class PrivateHands(Hands):
    """Hands whose events reach this one program only, whatever other windows are still about."""

    def post(self, kind, **details) -> None:
        self.app.presenter.post(pygame.event.Event(kind, **details))


class Desked:
    """A desk and the hands on it."""

    def __init__(self, app: App, desk: Desk) -> None:
        self.app, self.desk, self.hands = app, desk, PrivateHands(app)

    @property
    def top(self):
        return self.app.scenes.top

    def show(self, scene):
        """Open a scene over the others and let it settle."""
        self.app.scenes.push(scene)
        self.hands.wait(0.2)
        return scene

    def press(self, label):
        """Click the widget with this label, by mouse."""
        placed = next(p for p in self.top.group.placed() if p.widget.label == label)
        self.hands.click(placed.box.cx, placed.box.cy)

    def labels(self):
        return [placed.widget.label for placed in self.top.group.placed()]

    def widget(self, label):
        return next(placed.widget for placed in self.top.group.placed() if placed.widget.label == label)


def open_desk(folder, size=(960, 540), own=None, **settings) -> Desked:
    """:param own: a folder of cards laid over the shipped ones."""
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()  # names of keys are known only then
    app = App.offscreen(size, Settings(**settings), settings_path=folder / "settings.json", user_data=folder)
    app.background.blink = 5  # a slow disk makes no test wait for another turn
    app.turn(FRAME)
    folders = [paths.cards()] if own is None else [paths.cards(), own]
    return Desked(app, Desk(app, folder, folders, Saves(folder)))


def played(desk, seed=4, steps=None, seats=PEOPLE, options=None) -> Match:
    """A match that veterans have played for this many steps (None: to its end)."""
    game, cards = games.game(KEY), desk.cards(KEY)
    match = Match(game, cards, options or game.default_options(cards), seats, seed)
    players = [PLAYERS[KEY]["veteran"](seed + seat) for seat in range(2)]
    while match.decision is not None and (steps is None or match.history.now < steps):
        seat = match.decision.seat
        match.act(players[seat].choose(match.decision, lambda seat=seat: match.view(seat)))
    return match


def keep(desk, match) -> None:
    """As an automatic save."""
    desk.saves.keep(desk.saves.describe(match), dict(match.catalogs))


def own_cards(folder, *changes):
    """A folder of cards like the shipped ones, with texts replaced in them."""
    shutil.copytree(paths.cards() / KEY, folder / KEY)
    for file in (folder / KEY).rglob("*.yaml"):
        text = file.read_text("utf-8")
        for old, new in changes:
            text = text.replace(old, new)
        file.write_text(text, "utf-8")
    return folder
