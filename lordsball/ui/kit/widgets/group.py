"""The widgets of a scene and the one hand on them: what is hovered, pressed and focused, and where keys go.

Only the left button acts, and only when it goes down and comes up on the same widget. The wheel scrolls. Tab and the
arrows move the focus, Enter activates it; a widget's own keys work without focus.
"""

from collections.abc import Callable, Iterable, Iterator

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import LEFT, Composing, Gone, Input, KeyPress, Move, Press, Release, Scroll, Typed
from lordsball.ui.kit.widgets.placing import Placed, nearest, place
from lordsball.ui.kit.widgets.slip import draw_tooltip
from lordsball.ui.kit.widgets.widget import Box, State, Widget

TOOLTIP_AFTER = 0.35
_NOTICED = 0.06
"""Seconds after which the pointer is no longer on its way over something."""
_LARGE = 80.0
_BUSY = -60.0
"""Seconds still to rest before a slip shows, for somebody at work."""
_LIGHT = 80.0
"""How far the light of a widget may reach beyond it."""
_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class WidgetGroup:
    """Widgets in the order of the Tab key, later ones lying over earlier ones.

    :param refuse: called with the sentence of a widget that cannot act.
    """

    def __init__(self, widgets: Iterable[Widget] = (), refuse: Callable[[str], object] = lambda sentence: None) -> None:
        self.refuse = refuse
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.hovered: Widget | None = None
        self.pressed: Widget | None = None
        self.start: Widget | None = None
        """Where the Tab key begins while nothing has the focus; None: at the first widget."""
        self.popup: Widget | None = None
        self.ring = False
        """The focus ring shows once the keyboard is used, and hides when the mouse is."""
        self.heard: Callable[[str], object] = lambda name: None
        """Called with what the hand does: hover, press, refuse. The window makes it heard."""
        self._rested = 0.0
        self._passing = 0.0
        """Seconds until the pointer has come to rest on what it is over; 0 where it has."""
        self._changed = True
        self._pointer: tuple[float, float] | None = None
        self.add(*widgets)

    def add(self, *widgets: Widget) -> None:
        """Put widgets on top of the others."""
        self._changed = True
        self.widgets.extend(widgets)
        for widget in widgets:
            self._adopt(widget)

    def replace(self, widgets: Iterable[Widget]) -> None:
        """Have these widgets instead of the present ones. Focus and hover stay on those that are kept."""
        self._changed = True
        self.widgets = list(widgets)
        for widget in self.widgets:
            self._adopt(widget)
        present = {id(placed.widget) for placed in self.placed()}
        for hand in ("focused", "hovered", "pressed"):
            held = getattr(self, hand)
            if held is not None and id(held) not in present:
                setattr(self, hand, None)
        self._look_again()

    def _look_again(self) -> None:
        """What is under the pointer may have changed without the pointer moving."""
        if self._pointer is not None and self.pressed is None:
            at = self.hit(*self._pointer)
            self.hovered = at.widget if at else None

    def _adopt(self, widget: Widget) -> None:
        widget.group = self
        for child in widget.children:
            self._adopt(child)

    def placed(self) -> Iterator[Placed]:
        """Every visible widget, those inside others after them."""
        return place(self.widgets)

    def hit(self, x: float, y: float) -> Placed | None:
        """The topmost widget at a point."""
        found = None
        for placed in self._reach():
            seen = placed.view is None or placed.view.contains(x, y)
            if seen and placed.widget.contains(x - placed.dx, y - placed.dy):
                found = placed
        return found

    def _reach(self) -> Iterator[Placed]:
        """What can be touched: everything, or only the popup while one is open."""
        return place(self.widgets if self.popup is None else [self.popup])

    # -- popups ------------------------------------------------------------------------------------------------

    def open(self, popup: Widget) -> None:
        """Show a widget over all others; it gets everything until it is closed or something beside it is pressed."""
        self._changed = True
        self._adopt(popup)
        self.popup = popup
        self.hovered = self.pressed = None

    def close_popup(self) -> None:
        self._changed = True
        self.popup = None
        self.pressed = None
        self._look_again()

    # -- focus -------------------------------------------------------------------------------------------------

    def focus(self, widget: Widget | None, ring: bool = True) -> None:
        """Give a widget the keyboard."""
        if self.focused is not None and self.focused is not widget:
            self.focused.lost_focus()
        self.focused = widget
        self.ring = ring
        self._changed = True
        self._rested = 0.0

    def _focusable(self) -> list[Placed]:
        return [placed for placed in self.placed() if placed.widget.focusable and placed.widget.enabled]

    def _step_focus(self, step: int) -> None:
        chain = self._focusable()
        if not chain:
            return
        at = next((n for n, placed in enumerate(chain) if placed.widget is self.focused), None)
        if at is None:
            goal = self._begin(chain) if step > 0 else chain[-1]
        else:
            goal = chain[(at + step) % len(chain)]
        self._go_to(goal)

    def _aim_focus(self, direction: tuple[int, int]) -> None:
        """Move the focus to the nearest widget in a direction."""
        chain = self._focusable()
        here = next((placed.box for placed in chain if placed.widget is self.focused), None)
        if here is None:
            if chain:
                self._go_to(self._begin(chain))
            return
        goal = nearest(here, direction, (placed for placed in chain if placed.widget is not self.focused))
        if goal is not None:
            self._go_to(goal)

    def _begin(self, chain: list[Placed]) -> Placed:
        return next((placed for placed in chain if placed.widget is self.start), chain[0])

    def _go_to(self, placed: Placed) -> None:
        self.focus(placed.widget)
        for outer in self.widgets:
            reveal = getattr(outer, "reveal", None)
            if reveal is not None and placed.widget in outer.children:
                reveal(placed.widget.rect)

    # -- input -------------------------------------------------------------------------------------------------

    def handle(self, what: Input) -> bool:
        """Take an input; True when it was for these widgets."""
        if isinstance(what, Move):
            return self._move(what.x, what.y)
        if isinstance(what, Press):
            return self._press(what)
        if isinstance(what, Release):
            return self._release(what)
        if isinstance(what, Scroll):
            return self._scroll(what)
        if isinstance(what, KeyPress):
            return self._key(what)
        if isinstance(what, Gone):
            was = self.hovered or self.pressed
            self.hovered = self.pressed = self._pointer = None
            return was is not None
        if isinstance(what, Typed | Composing):
            target = self.focused
            if self.popup is None and target is not None and target.takes_text and target.enabled:
                if isinstance(what, Typed):
                    target.typed(what.text)
                else:
                    target.composing(what.text)
                return True
        return False

    def _move(self, x: float, y: float) -> bool:
        self._pointer = (x, y)
        at = self.hit(x, y)
        before, self.hovered = self.hovered, at.widget if at else None
        if before is not self.hovered:
            self._rested, self._passing = 0.0, _NOTICED
            if before is not None:
                before.left()
        if self.pressed is not None:
            held = next((placed for placed in self._reach() if placed.widget is self.pressed), None)
            if held is not None and self.pressed.enabled:
                self.pressed.drag(x - held.dx, y - held.dy)
            return True
        moved = at is not None and at.widget.enabled and at.widget.hover(x - at.dx, y - at.dy)
        return moved or before is not self.hovered

    def _press(self, press: Press) -> bool:
        self._move(press.x, press.y)
        at = self.hit(press.x, press.y)
        self._rested = _BUSY  # no tooltip in the way of who is working
        if press.button != LEFT:
            return False
        if self.popup is not None and at is None:
            self.close_popup()
            return True
        self.pressed = at.widget if at else None
        if at is None:
            self.focus(None, ring=False)
            return False
        if self.popup is None and at.widget.focusable and at.widget.enabled:
            self.focus(at.widget, ring=False)
        if at.widget.enabled:
            at.widget.press(press.x - at.dx, press.y - at.dy)
        return True

    def _release(self, release: Release) -> bool:
        if release.button != LEFT or self.pressed is None:
            return False
        pressed, self.pressed = self.pressed, None
        at = self.hit(release.x, release.y)
        if at is not None and at.widget is pressed:
            pressed.activate()
        return True

    def _scroll(self, scroll: Scroll) -> bool:
        """The innermost widget under the pointer that can scroll does."""
        under = [
            placed.widget
            for placed in self._reach()
            if (placed.view is None or placed.view.contains(scroll.x, scroll.y))
            and placed.widget.contains(scroll.x - placed.dx, scroll.y - placed.dy)
        ]
        moved = any(widget.scroll(scroll.up) for widget in reversed(under))
        self._look_again()
        return moved

    def _key(self, key: KeyPress) -> bool:
        self._rested = _BUSY  # who plays with the keyboard has no use for what the pointer happens to lie on
        if self.popup is not None:
            if key.name == "escape":
                self.close_popup()
            else:
                self.popup.key(key)
            return True
        focused = self.focused
        if focused is not None and focused.enabled and focused.key(key):
            return True
        if key.name in ("tab", "shift+tab"):
            self._step_focus(-1 if key.name == "shift+tab" else 1)
            return True
        if key.name in _ARROWS:
            self._aim_focus(_ARROWS[key.name])
            return True
        if key.repeat:
            # A key that is held down acts once; only moving the focus and editing text repeat.
            return False
        if key.name == "enter" and self.ring and focused is not None and self._is_shown(focused):
            focused.activate()
            return True
        owner = self.owner_of(key)
        if owner is not None:
            owner.activate()
        return owner is not None

    def owner_of(self, key: KeyPress) -> Widget | None:
        """The widget whose key this is."""
        return next((p.widget for p in self.placed() if p.widget.keys and key.is_one_of(p.widget.keys)), None)

    def at_ring(self) -> tuple[float, float] | None:
        """The middle of what has the keyboard's ring; None where nothing has."""
        if not self.ring or self.focused is None:
            return None
        box = next((placed.box for placed in self.placed() if placed.widget is self.focused), None)
        return None if box is None else (box.cx, box.cy)

    def _is_shown(self, widget: Widget) -> bool:
        return any(placed.widget is widget for placed in self.placed())

    def primary(self) -> Widget | None:
        """The gold widget, if there is one that can act."""
        return next((p.widget for p in self.placed() if p.widget.primary and p.widget.enabled), None)

    # -- time and looks ----------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Time passes; True when something must be drawn again."""
        dirty, self._changed = self._changed, False
        for placed in list(self._reach()):
            dirty |= placed.widget.update(dt)
        if self._passing:
            self._passing = max(0.0, self._passing - dt)
            at = self.hovered
            if not self._passing and at is not None and at.enabled and at.on_click is not None:
                self.heard("hover")
        if self._tip() and self._rested < TOOLTIP_AFTER:
            self._rested += dt
            dirty |= self._rested >= TOOLTIP_AFTER
        return dirty

    @property
    def explains(self) -> bool:
        """Has what is pointed at, or has the ring, a tip of its own?"""
        return bool(self._tip())

    def _tip(self) -> str:
        widget = self.hovered if self.hovered is not None else (self.focused if self.ring else None)
        if widget is None:
            return ""
        if widget.enabled or not widget.why:
            return widget.tooltip
        # Beside something large, a slip would lie on what the person looks at; a click says the same in full.
        return widget.why if widget.rect.h < _LARGE else ""

    def draw(self, canvas: Canvas, avoid: tuple[Box, ...] = ()) -> None:
        """Draw all widgets, the focus ring, an open popup and the tooltip. Call it last: these lie over the scene.

        :param avoid: where something else is about to lie, of which the tooltip keeps clear.
        """
        self._draw(canvas, self.widgets)
        if self.popup is not None:
            self._draw(canvas, [self.popup])
        elif self._tip() and self._rested >= TOOLTIP_AFTER:
            target = self.hovered if self.hovered is not None else self.focused
            placed = next((placed for placed in self.placed() if placed.widget is target), None)
            if placed is not None:
                draw_tooltip(canvas, self._tip(), placed.about, (*avoid, *self.controls(placed.about)))

    def controls(self, about: Box | None = None) -> tuple[Box, ...]:
        """Where something can be pressed; what lies under a box that this is about does not count."""
        found = []
        for placed in self._reach():
            box = placed.box if placed.view is None else placed.box.inside(placed.view)
            under = about is not None and box.inside(about) == about
            if placed.widget.enabled and placed.widget.pressable and not under and box.w > 0 and box.h > 0:
                found.append(box)
        return tuple(found)

    def _draw(self, canvas: Canvas, widgets: Iterable[Widget]) -> None:
        for widget in widgets:
            if not widget.visible or not canvas.shows(*widget.rect, _LIGHT):
                continue
            focus = widget is self.focused
            # While the button is held, what was pressed looks pressed only under the pointer.
            pressed = widget is self.pressed and widget is self.hovered
            hover = widget is self.hovered and widget.enabled and self.pressed in (None, widget)
            widget.draw(canvas, State(hover, pressed and widget.enabled, focus))
            if widget.children:
                x, y, w, h = widget.rect
                with canvas.clipped(x, y, w, h):
                    self._draw(canvas.shifted(x, y - widget.scrolled), widget.children)
                widget.draw_over(canvas)
            if focus and self.ring and self.popup is None:
                draw_focus_ring(canvas, widget)


def draw_focus_ring(canvas: Canvas, widget: Widget) -> None:
    """Three units of white between two thin dark lines: seen on any ground."""
    x, y, w, h = widget.rect
    canvas.ring(x - 6, y - 6, w + 12, h + 12, widget.radius + 6, canvas.theme.ink, 6)
    canvas.ring(x - 4.5, y - 4.5, w + 9, h + 9, widget.radius + 4.5, canvas.theme.focus, 3)
