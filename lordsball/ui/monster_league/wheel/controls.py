"""What a hand can touch on the table of Monster League. Made once, so the focus stays where it was."""

from __future__ import annotations

import math
from collections.abc import Callable

from lordsball.engine.procedure import Action
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.switches import Segmented
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.monster_league.field.dock import CHANGE_IT, KEEP_IT, OWN, TRY_AGAIN, USE_IT
from lordsball.ui.monster_league.table_layout import (
    BULLPEN_CARD,
    CHANGE,
    KEEP,
    PLATE,
    SECOND_SPIN,
    SIDE_BUTTONS,
    STANCE,
    STARTER_BUTTONS,
    STARTERS,
    SWITCH,
    TOSS,
    TOSS_WIDTH,
    TRAY,
    USE,
    WHEEL,
    WHEEL_WIDTH,
    around,
)
from lordsball.ui.monster_league.view_model import D20, ViewModel
from lordsball.ui.monster_league.view_model import WHEEL as AS_WHEEL
from lordsball.ui.monster_league.wheel.wheel_view import SPINNER_NAMES, wheel_at_pointer

SPINNERS = (AS_WHEEL, D20)
_PEG = 18.0
"""Degrees between two pegs of the wheel, which are heard as a hand turns it."""


class Round(Widget):
    """A round place: a coin, a wheel."""

    def contains(self, x: float, y: float) -> bool:
        return math.hypot(x - self.rect.cx, y - self.rect.cy) <= self.rect.w / 2


class Throw(Widget):
    """The wheel: take hold of it, turn it, and let it fly. Or the die on its felt. A click spins or rolls as well."""

    def __init__(self, model: ViewModel) -> None:
        super().__init__(TRAY)
        self.model = model
        self._held = False
        self._hand = 0.0
        self.take_shape()

    def take_shape(self) -> None:
        """Be the wheel or the die, as the person likes it."""
        rolls = self.model.look.spinner == D20
        self.label = "The die" if rolls else "The wheel"
        self.rect = TRAY if rolls else around(*WHEEL, WHEEL_WIDTH, WHEEL_WIDTH)
        self.radius = 20 if rolls else WHEEL_WIDTH / 2
        self._held = False

    def contains(self, x: float, y: float) -> bool:
        if self.model.look.spinner == D20:
            return self.rect.contains(x, y)
        # In somebody's hand it is under the hand wherever that goes: a flick often ends beside the wheel.
        held = self._held and self.group is not None and self.group.pressed in (self, None)
        return held or math.hypot(x - WHEEL[0], y - WHEEL[1]) <= WHEEL_WIDTH / 2

    def press(self, x: float, y: float) -> None:
        self._held = self.model.look.spinner != D20
        self._hand = _angle(x, y)

    def drag(self, x: float, y: float) -> None:
        if not self._held:
            return
        before, self._hand = self._hand, _angle(x, y)
        step = (self._hand - before + 180) % 360 - 180
        angle = wheel_at_pointer(self.model)
        if step and angle // _PEG != (angle + step) // _PEG:
            self.model.heard("peg")
        self.model.motion.dragged = (angle + step) % 360

    def activate(self) -> None:
        self.let_go()
        super().activate()

    def let_go(self) -> None:
        """Nobody holds it now."""
        self._held = False


def _angle(x: float, y: float) -> float:
    """Degrees clockwise from the top of the wheel."""
    return math.degrees(math.atan2(x - WHEEL[0], WHEEL[1] - y))


class Controls:
    """All widgets of the board."""

    def __init__(self, model: ViewModel, again: Callable[[], object] = lambda: None) -> None:
        self.model = model
        self._again = again
        """Has the present decision offered in other words."""
        self.switch = Segmented(
            SWITCH, "Show results with", SPINNER_NAMES, 0, self._choose_spinner, radius=17,
            tooltip="How a result is shown. It changes nothing about the chances.",
        )
        self.switch.always = True
        self.spin = Button(PLATE, "SPIN", kind="gold", size=30, hint="Spin", radius=12)
        self.throw = Throw(model)
        self.use = Button(USE, "Use ability", kind="pink", cap="A", size=20, hint="Use the ability")
        self.keep = Button(KEEP, "Keep", cap="D", size=20, hint="Keep the result")
        self.change = Button(CHANGE, "Change pitcher", cap="C", size=20, hint="Change the pitcher")
        self.change.always = True
        self.second = Button(SECOND_SPIN, "Second try", kind="pink", cap="S", size=20, hint="Take a second try")
        self.own = Button(STANCE, "", kind="pink", cap="A", size=20, hint="Use the batter's ability")
        model.weighs_stance = self._points_at_own
        self.bullpen = Widget(BULLPEN_CARD, "The pitcher in the bullpen")
        self.coin = Round(around(*TOSS, TOSS_WIDTH, TOSS_WIDTH), "The coin")
        self.coin.radius = TOSS_WIDTH / 2
        self.sides = tuple(
            Button(box, label, kind=kind, cap=key, size=24, radius=14, second=comes)
            for box, label, comes, key, kind in zip(
                SIDE_BUTTONS, ("Bat first", "Field first"), ("Set the score to beat", "Have the last word"), "12",
                ("pink", "violet"), strict=True,
            )
        )
        self.starters = tuple(
            Button(box, "", kind=kind, cap=key, size=22)
            for box, key, kind in zip(STARTER_BUTTONS, "12", ("pink", "violet"), strict=True)
        )
        self.starter_cards = tuple(Widget(box, "") for box in STARTERS)

    def dock(self) -> list[Widget]:
        """What is always there, in the order of the Tab key."""
        self.take_shape()
        return [self.throw, self.spin, self.switch, self.use, self.keep, self.bullpen, self.change, self.second,
                self.own]

    def of_the_dock(self) -> dict[str, Button]:
        """The dock's buttons by name."""
        return {USE_IT: self.use, KEEP_IT: self.keep, CHANGE_IT: self.change, TRY_AGAIN: self.second, OWN: self.own}

    def take_shape(self) -> None:
        """Wheel or die, as the person likes it."""
        rolls = self.model.look.spinner == D20
        self.switch.chosen = SPINNERS.index(self.model.look.spinner)
        self.spin.text, self.spin.label = ("ROLL", "Roll") if rolls else ("SPIN", "Spin")
        self.throw.take_shape()

    def withdraw(self) -> None:
        """While something is played, nothing can be chosen: the quiet faces in the still picture show instead."""
        for widget in (self.throw, self.spin, self.use, self.keep, self.bullpen, self.change, self.second,
                       self.own, self.coin, *self.sides, *self.starters, *self.starter_cards):
            widget.visible = False

    def _points_at_own(self) -> bool:
        group = self.own.group
        pointed = group is not None and (group.hovered is self.own or (group.ring and group.focused is self.own))
        return pointed and self.own.visible and self.own.enabled

    def _choose_spinner(self, number: int) -> None:
        self.model.look.choose(SPINNERS[number])
        self.take_shape()
        self._again()


def allow(widget: Widget, act: Callable[[], object]) -> None:
    """This can be done now."""
    widget.visible = widget.enabled = True
    widget.actions = ()
    widget.on_click = act
    widget.why = ""


def lead(widget: Widget, choose: Callable[[Action], None], action: Action) -> None:
    """This chooses an option now."""
    allow(widget, lambda: choose(action))
    widget.actions = (action,)


def refuse(widget: Widget, why: str) -> None:
    """This cannot be done now, and why."""
    widget.visible, widget.enabled = True, False
    widget.actions = ()
    widget.on_click = None
    widget.why = why
