"""A picture of every scene and of each game's typical moments, drawn without a window."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from lordsball import games
from lordsball.content.problems import Place, Problem, Problems
from lordsball.match.match import Match
from lordsball.match.replay import Replay
from lordsball.match.saves import Saves
from lordsball.thinking.thinker import Thinker
from lordsball.ui.kit.scene import Scene
from lordsball.ui.shelf import WINGS
from lordsball.ui.shell.app import App
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.gallery_tables import NAMES, Picture, drawn, new_match, play_on, table_pictures
from lordsball.ui.shell.settings import Settings


class _OneOfEach(Saves):
    """Keeps one match of each game by itself: hundreds of tables are shown here, and none is gone on with."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._games: set[str] = set()

    def keep(self, data: Mapping[str, Any], catalogs: Mapping[str, games.Catalog]) -> None:
        """Write it, if it is the first of its game."""
        if data["game"] not in self._games:
            super().keep(data, catalogs)
            self._games.add(data["game"])


def write(
    folder: Path, size: tuple[int, int], folders: Sequence[Path], settings: Settings | None = None
) -> Iterator[Path]:
    """Draw everything into PNG files of a folder that exists; yields each path when its file is there."""
    for picture in pictures(size, folders, settings):
        path = folder / f"{picture.name}.png"
        pygame.image.save(picture.surface, str(path))
        yield path


def pictures(
    size: tuple[int, int], folders: Sequence[Path], settings: Settings | None = None, moving: bool = True
) -> Iterator[Picture]:
    """All pictures at a size in pixels, with the given settings (text size, reduced motion, …).

    :param moving: also what moves, halfway.
    """
    with tempfile.TemporaryDirectory(prefix="lordsball-") as data:
        app = App.offscreen(size, settings or Settings(ask_change=True))
        desk = Desk(app, Path(data), folders, _OneOfEach(Path(data)))
        try:
            yield from _all_pictures(desk, moving)
        finally:
            # All that is still written must be done before its folder goes.
            app.scenes.clear()
            desk.close()
            app.background.finish()


def _all_pictures(desk: Desk, moving: bool) -> Iterator[Picture]:
    app = desk.app
    for key in games.SHELF:
        if key in WINGS:
            yield from table_pictures(desk, key, moving)
    for name, below, make in _scenes(desk):
        app.scenes.reset(below())
        scene = make()
        if scene.overlay:
            app.scenes.push(scene)
        else:
            app.scenes.reset(scene)
        yield Picture(name, drawn(app))
    yield from _records(desk)
    yield from _workshop(desk)


def _records(desk: Desk) -> Iterator[Picture]:
    """Each page of the record book, with a finished game of each kind in it."""
    from lordsball.ui.records.scene import RecordsScene

    desk.records.begin()
    scene = RecordsScene(desk)
    desk.app.scenes.reset(scene)
    desk.records.close()
    scene.update(0.0)
    for page in scene.pages:
        scene.open(page.title)
        yield Picture(f"records_{page.title.lower().replace(' ', '_')}", drawn(desk.app))


def _workshop(desk: Desk) -> Iterator[Picture]:
    """Each page of the workshop with the cards of each game, and what it asks before it prints."""
    from lordsball.ui.workshop.print_scene import PrintScene
    from lordsball.ui.workshop.scene import PAGES, WorkshopScene

    for key in games.SHELF:
        if key in WINGS:
            scene = WorkshopScene(desk, key)
            desk.app.scenes.reset(scene)
            for page in PAGES:
                scene.open(page.title)
                yield Picture(f"workshop_{page.title.lower().replace(' ', '_')}_{key}", drawn(desk.app))
            desk.app.scenes.push(PrintScene(desk, key, desk.cards(key), scene.room.groups))
            yield Picture(f"workshop_print_{key}", drawn(desk.app))
    yield _compared(desk)


def _compared(desk: Desk) -> Picture:
    """A or B with two teams, after a few games."""
    from lordsball.ui.workshop.running import Running
    from lordsball.ui.workshop.scene import WorkshopScene

    desk.kept["a_or_b"] = running = Running(Thinker.on_the_spot())
    scene = WorkshopScene(desk, "monster_league")
    desk.app.scenes.reset(scene)
    page = scene.comparison
    page.setting.choose("against", 1)
    running.start(page.setting.question(), 6)
    while page.follow():
        pass
    scene.open(page.title)
    return Picture("workshop_a_or_b_played", drawn(desk.app))


Make = Callable[[], Scene]


def _scenes(desk: Desk) -> Iterator[tuple[str, Make, Make]]:
    """Every scene that is no table: the name of its file, the scene that lies below it, itself."""
    from lordsball.ui.scenes.cards_trouble import CardsTroubleScene
    from lordsball.ui.scenes.end import EndScene
    from lordsball.ui.scenes.pause import PauseScene
    from lordsball.ui.scenes.replay import ReplayScene
    from lordsball.ui.scenes.results import ResultsScene
    from lordsball.ui.scenes.rules import RulesScene
    from lordsball.ui.scenes.save_as import SaveAsScene
    from lordsball.ui.scenes.saves import SavesScene
    from lordsball.ui.scenes.settings_scene import SettingsScene
    from lordsball.ui.scenes.setup import SetupScene
    from lordsball.ui.scenes.title import TitleScene
    from lordsball.ui.scenes.trouble import TroubleScene
    from lordsball.ui.table.curtain import CurtainScene
    from lordsball.ui.table.scene import TableScene

    title = partial(TitleScene, desk)
    yield "title", title, title
    for key in games.SHELF:
        if key not in WINGS:
            continue
        half, whole = new_match(desk, key), new_match(desk, key)
        play_on(half, _middle)
        play_on(whole, _never)
        desk.saves.save(half, "Before the storm")
        desk.saves.save(whole, f"The end, {key}")
        replay = Replay(whole)
        replay.go(replay.length // 2)
        table = partial(TableScene, desk, half)
        yield f"setup_{key}", title, partial(SetupScene, desk, key)
        yield f"rules_{key}", table, partial(RulesScene, desk, key, half.position.where())
        yield f"pause_{key}", table, partial(PauseScene, desk, half)
        yield f"save_as_{key}", table, partial(SaveAsScene, desk, half)
        yield f"end_{key}", table, partial(EndScene, desk, whole)
        yield f"results_{key}", table, partial(ResultsScene, desk, whole)
        yield f"replay_{key}", title, partial(ReplayScene, desk, replay)
        yield f"trouble_{key}", title, partial(TroubleScene, desk, ValueError("sample"), desk.data / "report.txt", half)
    yield "saves", title, partial(SavesScene, desk)
    yield "settings", title, partial(SettingsScene, desk)
    sample = Problem(Place("cards/sample.yaml", 12, 7), "batters[2].odds", "found 17, expected a multiple of 5")
    yield "cards_trouble", title, partial(CardsTroubleScene, desk, Problems([sample]), title)
    yield "curtain", title, partial(CurtainScene, 0, NAMES[0], ["Sam bats first.", "Robin takes the field."], _nothing)


def _middle(match: Match) -> bool:
    return match.history.now >= 60


def _never(match: Match) -> bool:
    return False


def _nothing() -> None:
    """Where a scene wants to know what comes next."""
