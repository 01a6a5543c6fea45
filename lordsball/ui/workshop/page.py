"""A page of the workshop, under the bar that all pages share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.ui.kit import paged
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.workshop.room import Room

if TYPE_CHECKING:
    from lordsball.ui.shell.app import App
    from lordsball.ui.workshop.scene import WorkshopScene

AREA = Box(16, 64, 1248, 640)
"""What a page has for itself: below the bar, with a margin of bench around it."""


class Page(paged.Page):
    """One page of the workshop.

    :param scene: the frame. `scene.refresh()` builds the widgets again, `scene.open(title)` goes to another page.
    """

    changes_cards = True
    """Undo and redo of the cards stand in the bar."""

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

    def settle(self) -> None:
        """Undo or redo is coming: what somebody is still typing counts first."""

    def changed(self) -> None:
        """The cards have changed: by a change made here, undone, or made in the files outside."""

    def back(self) -> bool:
        """Escape; True where the page had something to close first."""
        return False
