"""The widgets of the two bars. Made once, so that a press and its release always meet the same button."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import State, Widget
from lordsball.ui.table.bars import GOOD, Prompt, alarm_box
from lordsball.ui.table.board import Choice, Offer

Rect = tuple[float, float, float, float]
PRIMARY, SECONDARY = (1056.0, 45.0, 208.0, 40.0), (880.0, 45.0, 168.0, 40.0)
"""Where the prompt bar's two buttons stand."""
WIDE, _LONG = (984.0, 45.0, 280.0, 40.0), 16
"""Where the gold one stands when it has this many letters and the bar to itself."""
SKIP = (908.0, 45.0, 236.0, 40.0)
"""Where the button stands that goes on to a person's next turn."""
SPEED_NAMES = {"off": "Off", "fast": "Fast", "normal": "Normal", "slow": "Slow"}


@dataclass(frozen=True)
class BarActs:
    """What the buttons of the upper bar do."""

    menu: Callable[[], object]
    undo: Callable[[], object]
    redo: Callable[[], object]
    speed: Callable[[], object]
    mute: Callable[[], object]
    muted: Callable[[], bool]
    log: Callable[[], object]
    rules: Callable[[], object]
    coach: Callable[[], object]


class SavedMark(Widget):
    """Whether the match is on the disk; where it is not, it tells why."""

    radius = 8.0

    def __init__(self) -> None:
        super().__init__((698, 6, 106, 28), "Saved")
        self.saved = False
        self.trouble = ""
        self.focusable = False

    def set(self, saved: bool, trouble: str) -> bool:
        """True if its appearance changed."""
        before, self.saved, self.trouble = (self.saved, self.trouble), saved, trouble
        self.visible = saved or bool(trouble)
        self.focusable = bool(trouble)
        self.tooltip = trouble or "The match is saved after every action."
        self.label = "Not saved" if trouble else "Saved"
        return before != (saved, trouble)

    def activate(self) -> None:
        if self.trouble and self.group is not None:
            self.group.refuse(self.trouble)

    def draw(self, canvas: Canvas, state: State) -> None:
        theme = canvas.theme
        icon, font, colour, words = ("check", "body", GOOD, theme.muted)
        if self.trouble:
            icon, font, colour, words = ("warning", "semibold", theme.alarm, theme.alarm)
        draw_icon(canvas, icon, 700, 11, 18, colour)
        canvas.text(self.label, font, 18, 723, 20, words, "ml", width=90, height=26)


class MuteButton(Button):
    """Sound on or off, and which of them it is now."""

    def __init__(self, rect: Rect, mute: Callable[[], object], muted: Callable[[], bool]) -> None:
        super().__init__(rect, "", mute, kind="flat", always=True)
        self._muted = muted
        self.update(0)

    def update(self, dt: float) -> bool:
        # M mutes everywhere, and the settings do as well.
        icon, before = ("mute" if self._muted() else "sound"), self.icon
        self.icon = icon
        self.label = "Sound off" if icon == "mute" else "Sound on"
        self.tooltip = "Turn the sound on (M)" if icon == "mute" else "Mute (M)"
        return icon != before


class AlarmRow(Widget):
    """The second row of the prompt bar: what is cut short there is told whole when it is pointed at."""

    focusable = False

    def __init__(self, prompt: Prompt) -> None:
        super().__init__(alarm_box(0), "")
        self.prompt = prompt

    def update(self, dt: float) -> bool:
        # Be where the row is, and say what it says.
        prompt = self.prompt
        self.rect = alarm_box(prompt.buttons)
        self.tooltip = self.label = prompt.news or prompt.whole_alarm
        return False

    def contains(self, x: float, y: float) -> bool:
        return bool(self.label) and super().contains(x, y)


class BarButtons:
    """Everything to press in the two bars, apart from the choices of a decision."""

    def __init__(self, acts: BarActs, prompt: Prompt) -> None:
        self.menu = Button((8, 4, 40, 32), "", acts.menu, kind="flat", icon="menu", hint="Menu", tooltip="Menu (Esc)",
                           always=True)
        self.saved = SavedMark()
        self.saved.always = True
        self.alarm = AlarmRow(prompt)
        self.coach = Button((658, 4, 38, 32), "", acts.coach, kind="flat", icon="coach", hint="Coach", always=True,
                            keys=("h",), tooltip="Coach: what would a strong player do? (H)")
        self.undo = Button((804, 4, 96, 32), "Undo", acts.undo, kind="flat", icon="undo", size=18, always=True,
                           keys=("ctrl+z",), tooltip="Take back the last decision (Ctrl+Z)")
        self.redo = Button((902, 4, 34, 32), "", acts.redo, kind="flat", icon="redo", hint="Redo", always=True,
                           keys=("ctrl+y", "ctrl+shift+z"), tooltip="Redo (Ctrl+Y)")
        self.speed = Button((938, 4, 112, 32), "", acts.speed, kind="flat", icon="speed", size=18, always=True,
                            tooltip="How fast things move: + and - change it")
        self.mute = MuteButton((1052, 4, 34, 32), acts.mute, acts.muted)
        self.log = Button((1088, 4, 76, 32), "Log", acts.log, kind="flat", icon="log", size=18, always=True,
                          keys=("l",), tooltip="Everything that has happened (L)")
        self.rules = Button((1166, 4, 108, 32), "Rules", acts.rules, kind="flat", icon="help", size=18, always=True,
                            keys=("f1", "?", "shift+/"), tooltip="The rules, at this step (F1)")

    @property
    def widgets(self) -> list[Widget]:
        """In the order of the Tab key."""
        return [
            self.alarm, self.coach, self.saved, self.undo, self.redo, self.speed, self.mute, self.log, self.rules,
            self.menu,
        ]

    def set(self, speed: str, why_no_undo: str | None, why_no_redo: str | None) -> None:
        """What can be done now, and how fast things move."""
        self.speed.text, self.speed.label = SPEED_NAMES[speed], f"Speed: {SPEED_NAMES[speed]}"
        for button, why in ((self.undo, why_no_undo), (self.redo, why_no_redo)):
            button.enabled, button.why = why is None, why or ""


class ChoiceButton(Button):
    """A button of the prompt bar that knows what it leads to."""

    def __init__(self, rect: Rect, choice: Choice, choose: Callable[[Choice], object], **looks: Any) -> None:
        super().__init__(rect, choice.label, lambda: choose(choice), radius=10, **looks)
        self.actions = (choice.action,)


def prompt_buttons(offer: Offer, choose: Callable[[Choice], object]) -> list[Widget]:
    """Gold is what Space does; the other choice is plain, and so are both where each has its price."""
    primary, secondary = offer.primary, offer.secondary
    buttons: list[Widget] = []
    if primary is not None:
        place = WIDE if secondary is None and len(primary.label) >= _LONG else PRIMARY
        looks: dict[str, Any] = {"cap": primary.key, "size": 18} if offer.priced else {"kind": "gold", "size": 19}
        buttons.append(ChoiceButton(place, primary, choose, **looks))
    if secondary is not None:
        buttons.append(ChoiceButton(SECONDARY, secondary, choose, cap=secondary.key, size=18))
    return buttons
