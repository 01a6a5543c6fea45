"""Everything a person can choose. A choice takes effect and is kept at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from lordsball import WHERE_NEWER, __version__
from lordsball.games.phrasing import counted
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.paragraph import Markup
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import SHELL
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.switches import Segmented, Slider, Toggle
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.scenes.key_list import draw_key_list
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.desktop import open_folder
from lordsball.ui.shell.settings import READING, SPEEDS, TEXT_SIZES, THROWS, Settings

PANEL = Box(130, 36, 1020, 648)
PAGE = Box(390, 116, 724, 478)
"""Where the choices of the open section stand."""
SECTIONS = (
    ("Display", "window"), ("Play", "speed"), ("Monsters", "spinner"), ("Sound", "sound"), ("Access", "eye"),
    ("Keys", "keyboard"), ("Data", "folder"),
)
DISPLAY, PLAY, MONSTERS, SOUND, ACCESS, KEYS, DATA = range(7)
CONTROL = 372.0
"""Width of a control beside its label."""
STEP, CLOSE_STEP = 112.0, 64.0
"""From one line of a page to the next; closer where the lines need no second one."""
SLIDERS = (
    ("all", "Everything", "All that follows."),
    ("play", "Play", "Bat, mitt, wheel, dice, cards, the umpire."),
    ("crowd", "Crowd", "The stands and the organ."),
    ("music", "Music", "One piece a game. It rests now and then."),
    ("buttons", "Buttons", "What you point at and press."),
)
"""What can be louder and quieter: its name in the settings, in words, and what it is."""


class Labelled(NamedTuple):
    """A line of the page: what can be chosen, what it means, and the control for it."""

    label: str
    about: str
    control: Widget


class SettingsScene(Scene):
    """A panel with sections over the open scene. Escape closes it."""

    theme = SHELL
    overlay = True

    def __init__(self, desk: Desk, section: int = DISPLAY) -> None:
        super().__init__()
        self.desk = desk
        self.section = section
        self._rows: list[Labelled] = []
        self._sure = False

    def enter(self) -> None:
        self._build()

    def _build(self) -> None:
        pages: dict[int, Callable[[], list[Labelled]]] = {
            DISPLAY: self._display, PLAY: self._play, MONSTERS: self._monsters, SOUND: self._sound,
            ACCESS: self._access, DATA: self._data,
        }
        self._rows = pages[self.section]() if self.section in pages else []
        rail = [self._tab(number, name, icon) for number, (name, icon) in enumerate(SECTIONS)]
        done = Button((PANEL.right - 216, PANEL.bottom - 76, 180, 52), "Done", self.close, kind="gold", size=22)
        self.rebuild([*rail, *(row.control for row in self._rows), done])

    def _tab(self, number: int, name: str, icon: str) -> Button:
        kind = "slate" if number == self.section else "flat"
        rect = (PANEL.x + 28, PAGE.y + number * 58, 200, 50)
        return Button(rect, name, lambda: self._open(number), kind=kind, icon=icon, size=20, keys=(str(number + 1),))

    def _open(self, section: int) -> None:
        self.section, self._sure = section, False
        if section == SOUND:
            self.app.sound.open()
        self._build()

    # -- sections ----------------------------------------------------------------------------------------------

    @property
    def _step(self) -> float:
        return CLOSE_STEP if self.section == SOUND else STEP

    def _place(self, row: int) -> tuple[float, float, float, float]:
        return PAGE.right - CONTROL, PAGE.y + row * self._step + 6, CONTROL, 46

    def _one_of(self, row: int, name: str, label: str, values: tuple[Any, ...], words: tuple[str, ...]) -> Segmented:
        """A choice among a few values of one setting."""
        chosen = values.index(getattr(self.app.settings, name))

        def choose(option: int) -> None:
            self.app.change(**{name: values[option]})

        return Segmented(self._place(row), label, words, chosen, choose)

    def _yes_no(self, row: int, name: str, label: str) -> Toggle:
        """A switch, which draws its own label; the whole line can be clicked."""
        value = getattr(self.app.settings, name)
        rect = (PAGE.x, PAGE.y + row * self._step - 2, PAGE.w, 44)
        return Toggle(rect, label, value, lambda on: self.app.change(**{name: on}))

    def _slider(self, row: int, name: str, label: str, about: str) -> Slider:
        """A slider of the sound; let go, it lets something be heard."""
        setting, trouble = f"sound_{name}", self.app.sound.trouble

        def change(value: int) -> None:
            self.app.change(**{setting: value})

        return Slider(
            self._place(row), label, getattr(self.app.settings, setting), change, wording="{}%".format, tooltip=about,
            on_release=lambda: self.app.sound.play(f"sample_{name}"), enabled=not trouble, why=trouble,
        )

    def _display(self) -> list[Labelled]:
        window = self._one_of(0, "fullscreen", "Window", (False, True), ("Window", "Full screen"))
        sizes = tuple(f"{size}%" for size in TEXT_SIZES)
        return [
            Labelled("Window", "F11 toggles it at any time.", window),
            Labelled("Text size", "Text grows as far as there is room.",
                     self._one_of(1, "text_size", "Text size", TEXT_SIZES, sizes)),
        ]

    def _play(self) -> list[Labelled]:
        return [
            Labelled("Animation", "Space skips an animation.",
                     self._one_of(0, "speed", "Animation", SPEEDS, ("Off", "Fast", "Normal", "Slow"))),
            Labelled("Computer's turn", "How long its tricks stand. Wait: until Space.",
                     self._one_of(1, "reading", "Computer's turn", tuple(READING),
                                  ("Short", "Normal", "Long", "Wait"))),
            Labelled("First-time tips", "A sentence the first time something comes up.",
                     self._yes_no(2, "first_tips", "First-time tips")),
            self._tips_again(3),
        ]

    def _tips_again(self, row: int) -> Labelled:
        told = len(self.desk.progress.told)
        x, y, w, h = self._place(row)

        def again() -> None:
            self.desk.progress.forget_tips()
            self._build()

        button = Button((x + w - 240, y, 240, h), "Tell them again", again, kind="slate", icon="undo",
                        enabled=bool(told), why="No tip has been told yet.")
        return Labelled("Tips so far", f"{counted(told, 'tip')} told, each once.", button)

    def _monsters(self) -> list[Labelled]:
        return [
            Labelled("Batters use", "The chances are the same.",
                     self._one_of(0, "throw", "Batters use", THROWS, ("The wheel", "A d20"))),
            Labelled("Pitching change", "When you are asked about one.",
                     self._one_of(1, "ask_change", "Pitching change", (False, True),
                                  ("When I press C", "Every batter"))),
            Labelled("Confirm the last token", "Asks first: without tokens the pitcher leaves.",
                     self._yes_no(2, "confirm_last_token", "Confirm the last token")),
        ]

    def _sound(self) -> list[Labelled]:
        rows = [Labelled(slider[1], "", self._slider(row, *slider)) for row, slider in enumerate(SLIDERS)]
        away = "Silent in the background"
        return [*rows, Labelled(away, "", self._yes_no(len(rows), "quiet_away", away))]

    def _access(self) -> list[Labelled]:
        sizes = tuple(f"{size}%" for size in TEXT_SIZES)
        return [
            Labelled("Reduced motion", "No motion: things simply appear.",
                     self._yes_no(0, "reduced_motion", "Reduced motion")),
            Labelled("High contrast", "Black panels, white text and edges.",
                     self._yes_no(1, "high_contrast", "High contrast")),
            Labelled("Text size", "The same as under Display.",
                     self._one_of(2, "text_size", "Text size", TEXT_SIZES, sizes)),
        ]

    def _data(self) -> list[Labelled]:
        rows = [
            self._folder(0, "Your files", self.desk.data),
            self._folder(1, "The shipped cards", self.desk.folders[0]),
        ]
        x, y, w, h = self._place(len(rows))
        packs = Button((x + w - 160, y, 160, h), "Packs", self.desk.open_packs, kind="slate", icon="copy")
        own = counted(len(self.desk.own_cards), "pack")
        rows.append(Labelled("Your cards", f"{own} on. Cards and pictures, in a folder or zip.", packs))
        x, y, w, h = self._place(len(rows))
        words = "Sure? Press again" if self._sure else "Reset to defaults"
        kind = "pink" if self._sure else "slate"
        reset = Button((x + w - 240, y, 240, h), words, self._reset, kind=kind, icon="undo")
        rows.append(Labelled("All settings", "Back to what they were on day one.", reset))
        return rows

    def _folder(self, row: int, label: str, folder: Path) -> Labelled:
        x, y, w, h = self._place(row)

        def show() -> None:
            self.refuse(open_folder(folder) or "")

        button = Button((x + w - 160, y, 160, h), "Open", show, kind="slate", icon="folder", hint=f"Open: {label}")
        return Labelled(label, str(folder), button)

    def _reset(self) -> None:
        if not self._sure:
            self._sure = True
        else:
            self._sure = False
            kept = self.app.settings
            usual = replace(Settings(), window_width=kept.window_width, window_height=kept.window_height)
            self.app.change(**{name: getattr(usual, name) for name in usual.__slots__})
            self.say("All settings are back to their defaults.")
        self._build()

    # -- looks -------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(*PANEL, 20, alpha=1)
        canvas.text("Settings", "display", 32, PANEL.x + 36, PANEL.y + 42, theme.text, "ml", width=400)
        canvas.rounded(PAGE.x - 26, PAGE.y - 14, PAGE.w + 50, PAGE.h + 12, 16, theme.well, alpha=0.55)
        if self.section == KEYS:
            draw_key_list(canvas, PAGE)
        for number, row in enumerate(self._rows):
            self._paint_row(canvas, number, row)
        if self.section in (DISPLAY, ACCESS):
            self._paint_sample(canvas)
        if self.section == SOUND:
            self._paint_silence(canvas)
        self._paint_version(canvas)

    def _paint_version(self, canvas: Canvas) -> None:
        """Which lordsball this is, beside the gold button."""
        words = f"lordsball {__version__}. {WHERE_NEWER}"
        room = PANEL.w - 36 - 216 - 24
        canvas.paragraph(words, PANEL.x + 36, PANEL.bottom - 76, room, 18, colour=canvas.theme.muted, most_rows=2)

    def _paint_row(self, canvas: Canvas, number: int, row: Labelled) -> None:
        theme = canvas.theme
        top = PAGE.y + number * self._step
        middle = top + 20 if row.about else row.control.rect.cy
        switch = isinstance(row.control, Toggle)
        room = PAGE.w - 90 if switch else row.control.rect.x - PAGE.x - 20
        if number:
            line = f'<path d="M0 1 H{PAGE.w}" stroke="{theme.edge}" stroke-opacity=".5" stroke-width="1.5"/>'
            canvas.draw(line, PAGE.x, top - 9, PAGE.w, 2)
        if not switch:
            canvas.text(row.label, "semibold", 18, PAGE.x + 2, middle, theme.text, "ml", width=room, height=44)
        if row.about:
            below = top + 40
            canvas.paragraph(row.about, PAGE.x + 2, below, room, 18, colour=theme.muted, most_rows=2, line_height=1.1)

    def _paint_silence(self, canvas: Canvas) -> None:
        """Why nothing is to be heard, where that is so."""
        why = self.app.sound.trouble or ("The sound is muted. M turns it on again." if self.app.settings.muted else "")
        if why:
            top = PAGE.y + len(self._rows) * self._step + 6
            canvas.paragraph(why, PAGE.x + 2, top, PAGE.w - 4, 18, "semibold", colour=canvas.theme.alarm, most_rows=3)

    def _paint_sample(self, canvas: Canvas) -> None:
        """A line of a game in the size and the colors that have been chosen."""
        top = PAGE.y + len(self._rows) * self._step + 6
        words = Markup("▲ *Howlin' Hal* rips a double down the line. Jack scores.")
        canvas.rounded(PAGE.x, top, PAGE.w, 96, 12, canvas.theme.panel_top, edge=canvas.theme.edge)
        canvas.paragraph(words, PAGE.x + 20, top + 14, PAGE.w - 40, 18, most_rows=2)
