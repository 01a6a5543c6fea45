"""The program on the desktop: one window, a stack of scenes, a loop that draws only when something changed."""

import io
import logging
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame

from lordsball.match import files
from lordsball.match.files import NotWritten
from lordsball.ui.kit.art import Art
from lordsball.ui.kit.cache import OutOfTime
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import Gone, InputReader, KeyPress, Move
from lordsball.ui.kit.scene import Scene, SceneStack
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.theme import Theme, stronger
from lordsball.ui.kit.timeline import FADE, LONGEST_FRAME
from lordsball.ui.shell import settings as settings_file
from lordsball.ui.shell.background import Background
from lordsball.ui.shell.settings import Settings
from lordsball.ui.shell.window import OffscreenPresenter, Presenter, Size, SurfacePresenter
from lordsball.ui.sound.player import Player

TITLE = "lordsball"
MOVING_RATE = 60
RESTING_RATE = 30
_SETTLE = 0.1
"""Seconds a new window size must hold before everything is drawn sharp again."""
_LATEST = 240
"""Turns after which a picture and all that follow are drawn at once: they may need more than the cache holds."""
_MOST_CRASHES = 3

log = logging.getLogger(__name__)


class App:
    """The running program.

    :param settings: what the person chose; changed with :meth:`change`.
    :param settings_path: where settings are kept; None: nowhere.
    :param user_data: folder for what the person makes (screenshots go into its folder `screenshots`).
    :param size: first window size in points of the desktop; by default, as for `fullscreen`, that of the settings.
    :param presenter: shows the pictures; by default a window.
    :param on_crash: makes the scene shown after an unexpected error; without it the error ends the program.
    :param on_first_frame: called once, when the first picture is on the screen.
    :param on_quit: called when the desktop wants the window closed; by default it ends the program.
    :param sound: what is heard; by default nothing.
    :param drawing_time: seconds of a turn for new pictures; what needs more is shown later. None: as long as it takes.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        settings_path: Path | None = None,
        user_data: Path | None = None,
        size: Size | None = None,
        fullscreen: bool | None = None,
        presenter: Presenter | None = None,
        on_crash: Callable[[Exception], Scene] | None = None,
        on_first_frame: Callable[[], object] | None = None,
        on_quit: Callable[[], object] | None = None,
        drawing_time: float | None = None,
        sound: Player | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self.settings_path = settings_path
        self.user_data = user_data
        if presenter is None:
            wanted = size or (self.settings.window_width, self.settings.window_height)
            full = self.settings.fullscreen if fullscreen is None else fullscreen
            presenter = SurfacePresenter(TITLE, wanted, full)
        self.presenter = presenter
        self._first_size = presenter.points if isinstance(presenter, SurfacePresenter) and size is None else None
        """The size the window had without anybody choosing it here."""
        self._chosen: dict[str, Any] = {}
        """Settings that were chosen here and are not in the file yet."""
        self.background = Background()
        self.sound = sound or Player()
        self.sound.follow(self.settings)
        self.scenes = SceneStack(self._prepare)
        self.running = True
        self.screen = Screen.fit(presenter.size)
        self.reader = InputReader(Screen.fit(presenter.points))
        self.art = self._new_art()
        self.picture = pygame.Surface(self.screen.size, 0, 32)
        """What is shown now, or will be shown next."""
        self._on_crash = on_crash
        self._on_first_frame = on_first_frame
        self._on_quit = on_quit or self.quit
        self.drawing_time = drawing_time
        self._late = 0
        """For how many turns the picture that is due has been in the making."""
        self._dirty = True
        self._unsettled = 0.0
        self._crashes = self._scene_changes = 0
        self._fading: pygame.Surface | None = None
        self._fade_left = 0.0
        self._typing = False
        self._top: Scene | None = None

    @classmethod
    def offscreen(cls, size: Size = (1280, 720), settings: Settings | None = None, **options: Any) -> "App":
        """Without a window: draw with :meth:`turn` or :meth:`draw` and look at `picture`."""
        return cls(settings, presenter=OffscreenPresenter(size), **options)

    @property
    def begun(self) -> bool:
        """Is the first picture on the screen? (Where nobody waits for it: yes.)"""
        return self._on_first_frame is None

    # -- the loop --------------------------------------------------------------------------------------------

    def run(self, first: Scene, parting: Callable[[], object] = lambda: None) -> None:
        """Show a scene and go on until :meth:`quit` or until no scene is left.

        :param parting: called then, while the scenes are still there.
        """
        clock = pygame.time.Clock()
        moving = True
        try:
            self.show(first)
            while self.running and len(self.scenes):
                rate = MOVING_RATE if moving else RESTING_RATE
                moving = self.turn(clock.tick(rate) / 1000)
            parting()
        finally:
            self.close()

    def show(self, scene: Scene) -> None:
        """Open a scene over the others; an error in its beginning is caught like any other."""
        try:
            self.scenes.push(scene)
        except Exception as problem:  # noqa: BLE001  (see turn)
            self._crash(problem)

    def turn(self, dt: float) -> bool:
        """One turn of the loop: events, time, picture. True when something moved."""
        try:
            return self._turn(min(dt, LONGEST_FRAME))
        except Exception as problem:  # noqa: BLE001  (the one place that catches what nobody expected)
            self._crash(problem)
            return True

    def _turn(self, dt: float) -> bool:
        for event in self.presenter.events():
            self._take(event)
        self._follow_window_size(dt)
        self._dirty |= self.background.settle()
        top = self.scenes.top
        if top is None:
            return False
        if self._late and self.presenter.in_sight and not self._unsettled:
            dt = 0.0
        self._dirty |= top.update(dt)
        self.sound.update(dt)
        self._dirty |= self._fade_on(dt)
        self._follow_top()
        stirred = top.stirred(dt)
        moved = self._dirty and self.presenter.in_sight
        if stirred is not None and not self._dirty and self.presenter.in_sight and not self._unsettled:
            with Canvas(self.picture, self.screen, self.art, top.theme).clipped(*stirred):
                self.draw()
            self.presenter.show_part(self.picture, self.screen.rect(*stirred))
        if self._dirty and self.presenter.in_sight and not self._unsettled and self._drawn():
            self._dirty = False
            self.presenter.show(self.picture)
            self._crashes = 0
            if self._on_first_frame is not None:
                first, self._on_first_frame = self._on_first_frame, None
                first()
        return moved

    def _crash(self, problem: Exception) -> None:
        self._crashes += 1
        log.error("Unexpected error: %r", problem)  # where it comes from stands in the report
        if self._on_crash is None or self._crashes > _MOST_CRASHES:
            raise problem
        self.scenes.forget(self._on_crash(problem))
        self._dirty = True

    def quit(self) -> None:
        """End the program after this turn."""
        self.running = False

    def close(self) -> None:
        """Leave every scene, keep the settings, close the window."""
        try:
            self.scenes.clear()
        finally:
            if not self.presenter.fullscreen and isinstance(self.presenter, SurfacePresenter):
                width, height = self.presenter.points
                if (width, height) != self._first_size:
                    self._chosen |= {"window_width": width, "window_height": height}
            self._keep_settings()
            self.background.finish()
            self.sound.close()
            self.presenter.close()

    # -- events ----------------------------------------------------------------------------------------------

    def _take(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.sound.look_away(event.type == pygame.WINDOWFOCUSLOST)
        if event.type == pygame.QUIT:
            self._on_quit()
            self._dirty = True
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            self._dirty = True
        else:
            self._follow_screen()
            for what in self.reader.read(event):
                if isinstance(what, KeyPress) and not what.repeat and self._own_key(what.name):
                    self._dirty = True
                elif self.scenes.top is not None:
                    self._dirty |= self.scenes.top.handle(what)

    def _own_key(self, name: str) -> bool:
        """The keys that mean the same everywhere."""
        if name in ("f11", "alt+enter"):
            self.change(fullscreen=not self.presenter.fullscreen)
        elif name == "f12":
            self.keep_picture()
        elif name == "m" and not self._typing:
            self.change(muted=not self.settings.muted)
        else:
            return False
        return True

    def keep_picture(self) -> None:
        """Save what is shown now as a file among the person's own, and say where."""
        if self.user_data is None:
            return
        path = self.user_data / "screenshots" / f"lordsball {datetime.now():%Y-%m-%d %H-%M-%S-%f}.png"
        self.draw()
        picture = io.BytesIO()
        pygame.image.save(self.picture, picture, path.name)

        def kept(done: Future[None]) -> None:
            try:
                done.result()
            except NotWritten as refused:
                self.say(str(refused))
            else:
                self.say(f"Picture saved: {path}")

        self.background.send(lambda: files.write(path, picture.getvalue(), generations=1, called="The picture"), kept)

    def say(self, sentence: str) -> None:
        """Show a sentence on the present scene."""
        if self.scenes.top is not None:
            self.scenes.top.say(sentence, 4.0)
            self._dirty = True

    def _follow_top(self) -> None:
        """Tell scenes about the pointer when they come up or go down, and the desktop when text is to be entered."""
        top = self.scenes.top
        if top is not self._top:
            if self._top is not None:
                self._top.handle(Gone())
            self._top = top
            if top is not None and self.reader.pointer is not None:
                top.handle(Move(*self.reader.pointer))
            if top is not None:
                self.sound.show(top.music, top.overlay)
        focused = top.group.focused if top is not None else None
        typing = focused is not None and focused.takes_text and focused.enabled
        if typing != self._typing:
            self._typing = typing
            self.presenter.set_typing(typing)

    # -- settings --------------------------------------------------------------------------------------------

    def change(self, **choices: Any) -> None:
        """Change settings by name; they hold at once and are kept."""
        before, self.settings = self.settings, replace(self.settings, **choices)
        self._chosen |= {name: settings_file.changed(getattr(before, name), value) for name, value in choices.items()}
        if "fullscreen" in choices:
            self.presenter.set_fullscreen(self.settings.fullscreen)
        if (before.text_size, before.high_contrast) != (self.settings.text_size, self.settings.high_contrast):
            self.art = self._new_art()
        for scene in self.scenes:
            self._dress(scene)
        self.sound.follow(self.settings)
        self._keep_settings()
        self._dirty = True

    def _keep_settings(self) -> None:
        """Write what was chosen here, and only that: another window may have the same file."""
        path, chosen, settings = self.settings_path, self._chosen, self.settings
        if path is None or not chosen:
            return
        self._chosen = {}

        def kept(done: Future[None]) -> None:
            try:
                done.result()
            except NotWritten as refused:
                self._chosen = {**chosen, **self._chosen}
                self.say(str(refused))

        self.background.send(lambda: settings_file.change(path, chosen, settings), kept)

    def _prepare(self, scene: Scene) -> None:
        scene.app = self
        scene.group.heard = self.sound.play
        self._dress(scene)
        self._dirty = True

    def _dress(self, scene: Scene) -> None:
        scene.timeline.speed, scene.timeline.reduced = self.settings.speed, self.settings.reduced_motion

    def _new_art(self) -> Art:
        """Pictures for the window as it is and the eyes as they are."""
        return Art(self.screen.k, self.settings.text_size / 100, strong=self.settings.high_contrast)

    def theme_of(self, scene: Scene) -> Theme:
        """The colors a scene is drawn in."""
        return stronger(scene.theme) if self.settings.high_contrast else scene.theme

    # -- picture ---------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw all visible scenes into `picture`."""
        self._follow_screen()
        if self._scene_changes != self.scenes.changes:
            self._begin_fade()
        for scene in self.scenes.visible:
            scene.draw(Canvas(self.picture, self.screen, self.art, self.theme_of(scene)))
        if self._fading is not None:
            self._fading.set_alpha(round(255 * self._fade_left / FADE))
            self.picture.blit(self._fading, (0, 0))

    def _drawn(self) -> bool:
        """Draw as `draw` does; False where the time of this turn was not enough, and the next has to go on."""
        if self._late >= _LATEST:
            self.drawing_time = None
        if self.drawing_time is None:
            self._late = 0
            self.draw()
            return True
        try:
            with self.art.pictures.within(self.drawing_time):
                self.draw()
        except OutOfTime:
            self._late += 1
            return False
        self._late = 0
        return True

    def _begin_fade(self) -> None:
        """From one scene to the next the picture melts, unless the person wants no animation."""
        first = self._scene_changes == 0
        self._scene_changes = self.scenes.changes
        if not first and self.settings.speed != "off":
            self._fading, self._fade_left = self.picture.copy(), FADE

    def end_fade(self) -> None:
        """The scene of before is gone from the picture at once."""
        self._fading = None

    def _fade_on(self, dt: float) -> bool:
        if self._fading is None:
            return False
        self._fade_left -= dt
        if self._fade_left <= 0:
            self._fading = None
        return True

    def _follow_screen(self) -> None:
        """Clicks count in the new size at once, even while the old one shows: in points, as they arrive."""
        size, points = self.presenter.size, self.presenter.points
        if size != self.screen.size:
            self.screen = Screen.fit(size)
            self._unsettled = _SETTLE
        if points != self.reader.screen.size:
            self.reader.screen = Screen.fit(points)

    def _follow_window_size(self, dt: float) -> None:
        """While the window is being pulled, show the last picture stretched; once it holds still, draw it sharp."""
        self._follow_screen()
        if not self._unsettled:
            return
        size = self.screen.size
        if self.picture.get_size() != size:
            self.picture = pygame.transform.smoothscale(self.picture, size)
            self.presenter.show(self.picture)
            self._fading = None
            return
        self._unsettled = max(0.0, self._unsettled - dt)
        if not self._unsettled:
            if self.screen.k != self.art.k:
                self.art = self._new_art()
            self._dirty = True
