"""A picture of every scene and of each game's typical moments, drawn without a window."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pygame
from pygame import Surface

from lordsball import games
from lordsball.ai.player import PLAYERS
from lordsball.content.problems import Place, Problem, Problems
from lordsball.engine.procedure import Action
from lordsball.match.match import Match
from lordsball.match.record import Done
from lordsball.match.replay import Replay
from lordsball.match.saves import Saves
from lordsball.match.seats import Seat
from lordsball.ui.app import App
from lordsball.ui.boards import has_board
from lordsball.ui.desk import Desk
from lordsball.ui.scene import Scene
from lordsball.ui.settings import Settings
from lordsball.ui.timeline import Step, Timeline, call, in_turn

SEED = 4471
NAMES = ("Robin", "Sam", "Alex", "Kim", "Jo", "Lee", "Max", "Pat")
MOST_ACTIONS = 5000
FRAME = 1 / 30
MOST_FRAMES = 1000


class Picture(NamedTuple):
    """One picture and the name of its file, without .png."""

    name: str
    surface: Surface


def write(
    folder: Path, size: tuple[int, int], folders: Sequence[Path], settings: Settings | None = None
) -> Iterator[Path]:
    """Draw everything into PNG files of a folder that exists; yields each path when its file is there."""
    for picture in pictures(size, folders, settings):
        path = folder / f"{picture.name}.png"
        pygame.image.save(picture.surface, str(path))
        yield path


def pictures(size: tuple[int, int], folders: Sequence[Path], settings: Settings | None = None) -> Iterator[Picture]:
    """All pictures at a size in pixels, with the given settings (text size, reduced motion, …)."""
    with tempfile.TemporaryDirectory(prefix="lordsball-") as data:
        app = App.offscreen(size, settings or Settings(ask_change=True))
        desk = Desk(app, Path(data), folders, Saves(Path(data)))
        try:
            yield from _all_pictures(desk)
        finally:
            app.scenes.clear()


def _all_pictures(desk: Desk) -> Iterator[Picture]:
    app = desk.app
    for key in games.SHELF:
        if has_board(key):
            yield from _table_pictures(desk, key)
    for name, below, make in _scenes(desk):
        app.scenes.reset(below())
        scene = make()
        if scene.overlay:
            app.scenes.push(scene)
        else:
            app.scenes.reset(scene)
        yield Picture(name, _drawn(app))


Make = Callable[[], Scene]


def _scenes(desk: Desk) -> Iterator[tuple[str, Make, Make]]:
    """Every scene that is no table: the name of its file, the scene that lies below it, itself."""
    from lordsball.ui.scenes.cards_trouble import CardsTroubleScene
    from lordsball.ui.scenes.curtain import CurtainScene
    from lordsball.ui.scenes.pause import PauseScene
    from lordsball.ui.scenes.replay import ReplayScene
    from lordsball.ui.scenes.results import ResultsScene
    from lordsball.ui.scenes.rules import RulesScene
    from lordsball.ui.scenes.save_as import SaveAsScene
    from lordsball.ui.scenes.saves import SavesScene
    from lordsball.ui.scenes.settings_scene import SettingsScene
    from lordsball.ui.scenes.setup import SetupScene
    from lordsball.ui.scenes.table.scene import TableScene
    from lordsball.ui.scenes.title import TitleScene
    from lordsball.ui.scenes.trouble import TroubleScene

    title = partial(TitleScene, desk)
    yield "title", title, title
    for key in games.SHELF:
        if not has_board(key):
            continue
        half, whole = _match(desk, key), _match(desk, key)
        _play_on(half, _middle)
        _play_on(whole, _never)
        desk.saves.save(half, "Before the storm")
        replay = Replay(whole)
        replay.go(replay.length // 2)
        table = partial(TableScene, desk, half)
        yield f"setup_{key}", title, partial(SetupScene, desk, key)
        yield f"rules_{key}", table, partial(RulesScene, desk, key, half.position.where())
        yield f"pause_{key}", table, partial(PauseScene, desk, half)
        yield f"save_as_{key}", table, partial(SaveAsScene, desk, half)
        yield f"results_{key}", table, partial(ResultsScene, desk, whole)
        yield f"replay_{key}", title, partial(ReplayScene, desk, replay)
        yield f"trouble_{key}", title, partial(TroubleScene, desk, ValueError("sample"), desk.data / "report.txt", half)
    yield "saves", title, partial(SavesScene, desk)
    yield "settings", title, partial(SettingsScene, desk)
    sample = Problem(Place("cards/sample.yaml", 12, 7), "batters[2].odds", "found 17, expected a multiple of 5")
    yield "cards_trouble", title, partial(CardsTroubleScene, desk, Problems([sample]), title)
    yield "curtain", title, partial(CurtainScene, 0, NAMES[0], ["Sam bats first.", "Robin takes the field."], _nothing)


# -- tables ------------------------------------------------------------------------------------------------------------


def _table_pictures(desk: Desk, key: str) -> Iterator[Picture]:
    """Each sort of decision in the middle of a game, and each sort of event half-way through its movement."""
    from lordsball.ui.scenes.table.scene import TableScene

    finished = _match(desk, key)
    _play_on(finished, _never)
    actions: list[Action] = []
    asked: dict[str, list[int]] = {}
    told: dict[str, list[int]] = {}
    for number, moment in enumerate(finished.history.walk()):
        assert isinstance(moment.step.line, Done)  # nobody changes the cards here
        actions.append(moment.step.line.action)
        if moment.position.decision is not None:
            asked.setdefault(moment.position.decision.ask, []).append(number + 1)
        for one in moment.told:
            told.setdefault(type(one.event).__name__, []).append(number)
    yield Picture(f"{key}_{0:02}_start", _at(desk, TableScene, key, actions[:0]))
    for count, (ask, numbers) in enumerate(asked.items(), 1):
        yield Picture(f"{key}_{count:02}_{ask}", _at(desk, TableScene, key, actions[: _central(numbers, actions)]))
    for name, numbers in told.items():
        surface = _in_motion(desk, TableScene, key, actions[: _central(numbers, actions) + 1], name)
        if surface is not None:
            yield Picture(f"{key}_moving_{name}", surface)


def _at(desk: Desk, table: type[Any], key: str, actions: Sequence[Action]) -> Surface:
    """The table as a person sees it after these actions."""
    match = _match(desk, key)
    for action in actions:
        match.act(action)
    scene = table(desk, match)
    desk.app.scenes.reset(scene)
    scene.autosave.flush()
    return _drawn(desk.app)


def _in_motion(desk: Desk, table: type[Any], key: str, actions: Sequence[Action], name: str) -> Surface | None:
    """The table half-way through an event of this name that the last of these actions tells; None: nothing moves."""
    whole = _play_event(desk, table, key, actions, name, MOST_FRAMES)
    if whole < 2:
        return None
    _play_event(desk, table, key, actions, name, whole // 2)
    return _drawn(desk.app, still=False)


def _play_event(desk: Desk, table: type[Any], key: str, actions: Sequence[Action], name: str, frames: int) -> int:
    """Play the last action up to so many frames of its first event of this name; how many frames there were."""
    match = _match(desk, key)
    for action in actions[:-1]:
        match.act(action)
    scene = table(desk, match)
    desk.app.scenes.reset(scene)
    scene.autosave.flush()
    scene.timeline.finish()
    scene.update(0.0)
    ends: list[str] = []
    """`began` while the event is played, then `over`."""
    play = scene.board.play

    def noted(event: Any, timeline: Timeline) -> Step | None:
        step: Step | None = play(event, timeline)
        if step is None or type(event).__name__ != name:
            return step
        return in_turn(call(lambda: ends.append("began")), step, call(lambda: ends.append("over")))

    scene.board.play = noted
    scene.choose(match.ticket, actions[-1])
    seen = 0
    for _ in range(MOST_FRAMES):
        if not scene.timeline.busy or "over" in ends or seen >= frames:
            break
        scene.timeline.update(FRAME)
        seen += ends == ["began"]
    return seen


def _central(numbers: Sequence[int], actions: Sequence[Action]) -> int:
    """The one nearest to the middle of the game."""
    return min(numbers, key=lambda number: abs(number - len(actions) // 2))


def _match(desk: Desk, key: str) -> Match:
    game, cards = games.game(key), desk.cards(key)
    seats = [Seat(name) for name in NAMES[: game.fewest_seats]]
    return Match(game, cards, game.default_options(cards), seats, SEED)


def _play_on(match: Match, enough: Callable[[Match], bool]) -> None:
    """Play with the strongest computer players until it is enough, or over."""
    levels = list(PLAYERS[match.game.key].values())
    players = [levels[-1](SEED + number) for number in range(len(match.seats))]
    for _ in range(MOST_ACTIONS):
        decision = match.decision
        if decision is None or enough(match):
            return
        match.act(players[decision.seat].choose(decision, partial(match.view, decision.seat)))


def _middle(match: Match) -> bool:
    return match.history.now >= 60


def _never(match: Match) -> bool:
    return False


def _nothing() -> None:
    """Where a scene wants to know what comes next."""


def _drawn(app: App, still: bool = True) -> Surface:
    """What is on the screen now, everything at rest unless told otherwise."""
    top = app.scenes.top
    if still and top is not None:
        top.timeline.finish()
        top.update(0.0)
        top.timeline.finish()
    app.draw()
    app.end_fade()
    app.draw()
    return app.picture.copy()
