"""A page of the workshop, under the bar that all pages share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import Input
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.workshop.room import Room

if TYPE_CHECKING:
    from lordsball.ui.shell.app import App
    from lordsball.ui.workshop.scene import WorkshopScene

AREA = Box(16, 64, 1248, 640)
"""What a page has for itself: below the bar, with a margin of bench around it."""


class Tool(NamedTuple):
    """A button at the right of the bar; `why` says why it cannot be pressed now, `about` what it would do."""

    icon: str
    label: str
    act: Callable[[], object]
    keys: tuple[str, ...] = ()
    why: str = ""
    about: str = ""


class Page:
    """One page. The frame asks it for widgets whenever :meth:`WorkshopScene.refresh` is called, and paints it first.

    :param scene: the frame. `scene.refresh()` builds the widgets again, `scene.open(title)` goes to another page.
    """

    title = ""
    """On the switch in the bar; also what `scene.open` calls it."""
    changes_cards = True
    """Undo and redo of the cards stand in the bar."""
    keys: Sequence[tuple[tuple[str, ...], str]] = ()
    """Keys of this page and what they do, for the list of keys."""

    def __init__(self, scene: WorkshopScene) -> None:
        self.scene = scene

    @property
    def room(self) -> Room:
        """The game, its workbench and the chosen card: the same for all pages."""
        return self.scene.room

    @property
    def app(self) -> App:
        """The window."""
        return self.scene.app

    def enter(self) -> None:
        """It comes to the eye."""

    def leave(self) -> None:
        """It gives way to another page, or to another scene."""

    def settle(self) -> None:
        """Undo or redo is coming: what somebody is still typing counts first."""

    def changed(self) -> None:
        """The cards have changed: by a change made here, undone, or made in the files outside."""

    def widgets(self) -> list[Widget]:
        """What can be touched, in the order of the Tab key."""
        return []

    def boards(self) -> Sequence[Sequence[Widget]]:
        """The widgets of each board: Tab goes from board to board, arrows inside. None: Tab goes to each widget."""
        return ()

    def tools(self) -> Sequence[Tool]:
        """What stands at the right of the bar before Keys."""
        return ()

    def paint(self, canvas: Canvas) -> None:
        """Boards and pictures, under the widgets."""

    def update(self, dt: float) -> bool:
        """Time passes; True when it must be drawn again."""
        return False

    def handle(self, what: Input) -> bool:
        """An input that no widget and no key of the frame wanted."""
        return False

    def back(self) -> bool:
        """Escape; True where the page had something to close first."""
        return False
