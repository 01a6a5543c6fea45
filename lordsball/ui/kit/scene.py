"""A scene is one screenful: what is drawn, what can be touched, what moves. Scenes form a stack."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import LEFT, Input, KeyPress, Press
from lordsball.ui.kit.screen import HEIGHT, WIDTH
from lordsball.ui.kit.shapes import transparent
from lordsball.ui.kit.theme import SHELL, Theme
from lordsball.ui.kit.timeline import Timeline
from lordsball.ui.kit.widgets.group import WidgetGroup
from lordsball.ui.kit.widgets.placing import clear_place, is_clear
from lordsball.ui.kit.widgets.widget import Box, Widget

if TYPE_CHECKING:
    from lordsball.ui.shell.app import App

NOTICE_SECONDS = 2.5
_DIM = (8, 4, 16, 158)
_SLIPS = (WIDTH - 160.0, 640.0, 440.0)
"""How wide the words on a slip may be: narrower where a wide one finds no place."""
_PAUSE = 0.25
"""Seconds after something was done or finished by hand in which further presses count as the same wish."""


class Scene:
    """One screenful. Subclasses fill in :meth:`enter` and :meth:`paint`; keys, clicks and movement work already.

    Space does the gold button; while something moves, Space, Enter or a click finishes the movement instead, never both
    on one press. Escape goes back.
    """

    theme: Theme = SHELL
    overlay = False
    """An overlay leaves the scene below it visible, dimmed."""
    music = ""
    """What plays here: a name under `music` in cues.yaml; "" for what plays already."""

    app: "App"
    """Set when the scene is shown."""

    def __init__(self) -> None:
        self.group = WidgetGroup(refuse=self.refuse)
        self.timeline = Timeline()
        self.notice = ""
        """A sentence for the person, shown for a short while."""
        self.laid_over: tuple[Box, ...] = ()
        """What lies over the widgets when they have been drawn: tooltips keep clear of it."""
        self._notice_left = 0.0
        self._deaf = 0.0
        self._touched = True

    # -- life ------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Shown for the first time: `app` is there now. Make the widgets here."""

    def resume(self) -> None:
        """On top again, because what lay over it is gone."""

    def leave(self) -> None:
        """Taken away, or the program ends: save what must not be lost."""

    def abandon(self) -> None:
        """An unexpected error has taken the program away from here: end what would go on by itself."""

    def close(self) -> None:
        """Take this scene (and all above it) away."""
        self.app.scenes.close(self)

    def back(self) -> None:
        """What Escape does: close, unless it is the only scene."""
        if len(self.app.scenes) > 1:
            self.close()

    @property
    def how(self) -> str:
        """What Space says where there is no gold button; "" for nothing."""
        return ""

    # -- widgets ---------------------------------------------------------------------------------------------

    @property
    def widgets(self) -> list[Widget]:
        return self.group.widgets

    def add(self, *widgets: Widget) -> None:
        """Put widgets on the scene; the Tab key visits them in this order."""
        self.group.add(*widgets)

    def set_widgets(self, widgets: Iterable[Widget]) -> None:
        """Have these widgets instead of the present ones."""
        self.group.replace(widgets)

    def rebuild(self, widgets: Sequence[Widget]) -> None:
        """Have these instead; the focus goes to the one of the same kind at the place where it was."""
        group = self.group
        before, ring = group.focused, group.ring
        self.set_widgets(widgets)
        if before is None or group.focused is not None:
            return
        for placed in group.placed():
            if type(placed.widget) is type(before) and placed.widget.rect == before.rect and placed.widget.enabled:
                group.focus(placed.widget, ring)
                return

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""
        if sentence:
            self.group.heard("refuse")
            self.say(sentence)

    def say(self, sentence: str, seconds: float = NOTICE_SECONDS) -> None:
        """Show a sentence for a while."""
        self.notice = sentence
        self._notice_left = seconds
        self.touch()

    def stirred(self, dt: float) -> Box | None:
        """The box around what looks otherwise now by itself: nothing else has to be drawn again for it."""
        return None

    def touch(self) -> None:
        """Have the scene drawn again: something changed that no input or movement brought about."""
        self._touched = True

    # -- input -----------------------------------------------------------------------------------------------

    def handle(self, what: Input) -> bool:
        """Take an input; True when something changed that must be drawn."""
        if self._meant_for_movement(what):
            # The second half of a double click does not even finish the movement that the first has begun.
            if self.timeline.busy and not (isinstance(what, Press) and self._deaf > 0):
                self.timeline.hurry()
                self.be_deaf()
            return True
        if self.group.handle(what):
            return True
        if isinstance(what, KeyPress) and not what.repeat:
            if what.name == "escape":
                self.back()
                return True
            if what.name in ("space", "enter"):
                primary = self.group.primary()
                if primary is not None:
                    primary.activate()
                    return True
                if self.how:
                    self.refuse(self.how)
                    return True
        return False

    def be_deaf(self) -> None:
        """What has just been pressed was meant once: for a moment, further presses count as the same."""
        self._deaf = _PAUSE

    def _meant_for_movement(self, what: Input) -> bool:
        """Whether a press finishes what is moving, or comes so soon after that it was meant to."""
        if not self.timeline.busy and self._deaf <= 0:
            return False
        if isinstance(what, KeyPress):
            owner = self.group.owner_of(what)
            return what.name in ("space", "enter") or (owner is not None and not owner.always)
        if isinstance(what, Press) and what.button == LEFT:
            at = self.group.hit(what.x, what.y)
            return at is None or not at.widget.always
        return False

    # -- time and looks --------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Time passes; True when the scene must be drawn again."""
        self._deaf -= min(dt, self._deaf)
        dirty, self._touched = self._touched, False
        dirty |= self.timeline.update(dt)
        dirty |= self.group.update(dt)
        if self.notice:
            self._notice_left -= dt
            if self._notice_left <= 0:
                self.notice = ""
                dirty = True
        return dirty

    def draw(self, canvas: Canvas) -> None:
        """Everything, back to front."""
        if self.overlay:
            self.darken(canvas)
        self.paint(canvas)
        slip = self.notice_slip(canvas) if self.notice else None
        self.group.draw(canvas, self.laid_over if slip is None else (*self.laid_over, slip))
        if slip is not None:
            canvas.panel(*slip, 14, alpha=1)
            canvas.paragraph(self.notice, slip.x + 20, slip.y + 9, slip.w - 40, 20, "semibold", align="c")

    def darken(self, canvas: Canvas) -> None:
        """What an overlay does to the scenes below it."""
        dim(canvas)

    def paint(self, canvas: Canvas) -> None:
        """The scene itself, below its widgets. A scene that is no overlay paints the whole window."""
        if not self.overlay:
            canvas.ground((0, self.theme.scene_light), (1, self.theme.scene_dark))

    def notice_slip(self, canvas: Canvas) -> Box | None:
        """The slip the sentence stands on: at the foot of the screen, clear of whatever can be pressed. None where a
        scene has another place for it."""
        row, controls = canvas.text_size(self.notice, "semibold", 20)[0] + 2, self.group.controls()
        for widest in _SLIPS:
            width = min(widest, row)
            height = canvas.paragraph_height(self.notice, width, 20, "semibold") + 20
            wish = (WIDTH - width) / 2 - 20, HEIGHT - 24 - height
            slip = clear_place(*wish, width + 40, height, controls)
            if is_clear(slip, controls):
                break
        return slip


def dim(canvas: Canvas) -> None:
    """Night over everything drawn so far."""
    size = canvas.surface.get_size()

    def make() -> Surface:
        veil = transparent(size)
        veil.fill(_DIM)
        return veil

    canvas.surface.blit(canvas.art.pictures.get(("dim", size), make), (0, 0))


class SceneStack:
    """The scenes that are open, the one with the keyboard on top.

    :param prepare: called with a scene before it is entered.
    """

    def __init__(self, prepare: Callable[[Scene], object]) -> None:
        self._prepare = prepare
        self._scenes: list[Scene] = []
        self.changes = 0
        """Counts whenever another full scene (not an overlay) has come to the eye."""

    def __len__(self) -> int:
        return len(self._scenes)

    def __iter__(self) -> Iterator[Scene]:
        return iter(self._scenes)

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def visible(self) -> list[Scene]:
        """What is to be drawn, from below."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        return self._scenes[max(0, first) :]

    def push(self, scene: Scene) -> None:
        """Show a scene over the others."""
        self._scenes.append(scene)
        self.changes += not scene.overlay
        self._prepare(scene)
        scene.enter()

    def pop(self) -> None:
        """Take the topmost away; the one below goes on."""
        self._drop()
        if self._scenes:
            self._scenes[-1].resume()

    def _drop(self) -> None:
        if self._scenes:
            gone = self._scenes.pop()
            self.changes += not gone.overlay
            gone.leave()

    def replace(self, scene: Scene) -> None:
        """Show a scene instead of the topmost."""
        self._drop()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Show a scene instead of all."""
        self.clear()
        self.push(scene)

    def forget(self, scene: Scene) -> None:
        """Show a scene instead of all, without a word to the others: one of them has just failed."""
        self._scenes.clear()
        self.push(scene)

    def close(self, scene: Scene) -> None:
        """Remove a scene and everything over it; nothing happens if it is gone already."""
        if scene in self._scenes:
            while self.top is not scene:
                self._drop()
            self.pop()

    def clear(self) -> None:
        """Take all scenes away, from the top."""
        while self._scenes:
            self._drop()
