"""What all widgets have in common: a place, a purpose, and a reason when they refuse."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import KeyPress

if TYPE_CHECKING:
    from lordsball.ui.kit.widgets.group import WidgetGroup


class Box(NamedTuple):
    """A rectangle in units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inside(self, other: "Box") -> "Box":
        """The part of it that lies inside another; without width or height where there is none."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, max(0.0, min(self.right, other.right) - x), max(0.0, min(self.bottom, other.bottom) - y))


class State(NamedTuple):
    """How a widget is to be drawn now."""

    hover: bool = False
    pressed: bool = False
    focus: bool = False


class Widget:
    """A place that can be clicked, reached with the keyboard, and that says why when it cannot act.

    By itself it draws nothing (the group draws its focus ring): a card or base that a piece draws becomes clickable
    with a plain Widget over it.

    :param rect: x, y, width, height in units.
    :param label: what it is, in words: for lists of keys and for readers.
    :param on_click: what it does.
    :param why: the sentence said when it is clicked while not enabled.
    :param keys: keys that do the same as a click ('a', 'ctrl+z', '?').
    :param tooltip: shown when the pointer rests on it.
    :param always: it also acts while an animation runs (menu, speed).
    """

    focusable = True
    primary = False
    """The gold one, which Space activates."""
    takes_text = False
    pressable = True
    """A click on it does something: slips of paper keep clear of it while it is enabled."""
    answers = True
    """Pressing it may answer what is asked; False: it only shows something."""
    actions: Sequence[Any] = ()
    """What of a match it leads to, for those who look for what does something."""
    radius = 12.0
    """Round corners of its focus ring, in units."""

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        label: str = "",
        on_click: Callable[[], object] | None = None,
        *,
        enabled: bool = True,
        why: str = "",
        keys: Sequence[str] = (),
        tooltip: str = "",
        always: bool = False,
    ) -> None:
        self.rect = Box(*rect)
        self.label = label
        self.on_click = on_click
        self.enabled = enabled
        self.visible = True
        self.why = why
        self.keys = tuple(keys)
        self.tooltip = tooltip
        self.always = always
        self.group: WidgetGroup | None = None
        self.seen: Box | None = None
        """What of it has to be seen, where more is drawn than its rect, such as a key above it."""
        self.children: list[Widget] = []
        """Widgets inside it, placed relative to (rect.x, rect.y) and moved by `scrolled`."""
        self.scrolled = 0.0

    # -- looks -----------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, state: State) -> None:
        """Draw it."""

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what lies over its children."""

    @property
    def tip_about(self) -> Box:
        """The part of it that its tooltip stands beside."""
        return self.rect

    # -- acts ------------------------------------------------------------------------------------------------

    def contains(self, x: float, y: float) -> bool:
        """Whether a point belongs to it."""
        return self.rect.contains(x, y)

    def activate(self) -> None:
        """A click or its key: act, or say why not."""
        if not self.enabled:
            if self.group is not None:
                self.group.refuse(self.why)
        elif self.on_click is not None:
            if self.group is not None:
                self.group.heard("press")
            self.on_click()

    def hover(self, x: float, y: float) -> bool:
        """The pointer moves over it; True when it must be drawn again."""
        return False

    def left(self) -> None:
        """The pointer moves off it."""

    def press(self, x: float, y: float) -> None:
        """The left button goes down on it (it is enabled)."""

    def drag(self, x: float, y: float) -> None:
        """The pointer moves while the button is held that went down on it."""

    def key(self, key: KeyPress) -> bool:
        """A key while it has the focus; True when it was for this widget."""
        return False

    def typed(self, text: str) -> None:
        """Text entered while it has the focus (only where `takes_text`)."""

    def composing(self, text: str) -> None:
        """Text an input method is working on (only where `takes_text`)."""

    def scroll(self, up: float) -> bool:
        """The wheel turned over it; True when it moved."""
        return False

    def update(self, dt: float) -> bool:
        """Time passes; True when it must be drawn again."""
        return False

    def lost_focus(self) -> None:
        """Another widget has the focus now."""
