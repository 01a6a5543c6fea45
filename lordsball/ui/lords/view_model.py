"""All that the parts of the table draw from: the position, whose turn it is, what you look at and consider."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.lords.shown import Shown
from lordsball.ui.table.asked import Asked, PersonAsked
from lordsball.ui.table.board import Seated

Exhibit = tuple[str, int | None]
"""A card that a page shows, and which part of it matters."""
NO_EXHIBIT: Exhibit = ("", None)


@dataclass
class ViewModel(PersonAsked):
    """One table, seen."""

    seats: tuple[Seated, ...]
    settings: Callable[[], Any] = lambda: None
    attended: Callable[[], bool] = lambda: True
    """Is a person there who reads what is laid down?"""
    past: Callable[[], Iterable[Any]] = lambda: ()
    """What has been told in public since the match began."""
    looked_back: Callable[[str], Iterable[tuple[Any, Lords]]] = lambda kind: ()
    """Each event of a kind since the match began, and the table right after it."""
    viewer: int | None = None
    """Whose hand the screen may show: the seat that the view was made for; None: nobody's."""
    shown: Shown = field(default_factory=Shown)
    view: Lords | None = None
    """What was shown last, for words about the present decision. What is drawn comes from `shown`."""
    asked: Asked | None = None
    attending: int = 0
    """The seat whose club the screen is about: the viewer's, else that of who was asked last."""
    offered: Sequence[Widget] = ()
    """What can be touched now."""
    pointed: str = ""
    """The card under the pointer, by its id; "" for none."""
    pinned: str = ""
    exhibited: Callable[[], Exhibit] = lambda: NO_EXHIBIT
    """What the page that is being read shows in the inspector."""
    chosen: Action | None = None
    """A choice that has been made but not confirmed: a card that stands higher than the others."""
    wish: Action | None = None
    """The option that a card was chosen for: it answers the next question."""
    considered: Action | None = None
    """The option under the pointer or with the keyboard's ring."""
    peeked: Sequence[str] = ()
    """A hand that is looked at while a button is held."""
    motion: dict[str, Any] = field(default_factory=dict)
    """What is moving in the frame round the stage, by name; stages keep their own."""
    overlay: Callable[[Any], object] = lambda scene: None
    """Opens a scene over the table, such as a club's whole mat."""
    great: Callable[[Any], bool] = lambda scene: False
    """Lays a great moment over the table; False where nobody wants to see one."""
    heard: Callable[[str], object] = lambda name: None
    """See `Board.heard`."""
    again: Callable[[], object] = lambda: None
    """Offers the present decision again, after a choice that is not an action yet."""

    @property
    def large(self) -> bool:
        """Letters are larger than usual: what is said twice gives way to what has to be read."""
        return int(getattr(self.settings(), "text_size", 100)) > 100

    @property
    def largest(self) -> bool:
        """Letters are as large as they get."""
        return int(getattr(self.settings(), "text_size", 100)) >= 150

    @property
    def asked_seat(self) -> int:
        """Who has to decide; the seat attended to where nobody has."""
        return self.asked.seat if self.asked is not None else self.attending
