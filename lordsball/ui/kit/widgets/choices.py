"""A list of choices that opens over the screen, and the box it drops down from."""

from collections.abc import Callable, Sequence

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.screen import HEIGHT, WIDTH
from lordsball.ui.kit.theme import BUTTONS, ButtonLook, mix
from lordsball.ui.kit.widgets.widget import Box, State, Widget

ROW = 36.0
_MOST_ROWS = 9
ALARM = "#c8321e"
"""The edge of a control whose value cannot stay."""


class ChoiceList(Widget):
    """Options in words, one under the other; choosing one or pressing beside it closes the list.

    Digits choose one of the first nine; a letter goes on to the next option that begins with it.

    :param at: x, y, width of the list (units); it moves to stay on the canvas.
    :param on_choose: called with the position of the chosen option, after the list is closed.
    :param pictures: a small picture before each option, by its sprite ("" for none).
    """

    def __init__(
        self,
        at: tuple[float, float, float],
        label: str,
        options: Sequence[str],
        on_choose: Callable[[int], object],
        marked: int | None = None,
        pictures: Sequence[str] = (),
    ) -> None:
        rows = min(len(options), _MOST_ROWS)
        w, h = at[2], rows * ROW + 12
        x = min(max(8.0, at[0]), WIDTH - 8 - w)
        y = min(max(8.0, at[1]), HEIGHT - 8 - h)
        super().__init__((x, y, w, h), label, self._click)
        self.options = tuple(options)
        self.on_choose = on_choose
        self.marked = marked
        self.pictures = tuple(pictures)
        self.lit = marked or 0
        self._first = 0
        self._rows = rows
        self._pressed_row: int | None = None
        self._reveal()

    def _row_at(self, y: float) -> int | None:
        row = int((y - self.rect.y - 6) // ROW)
        return self._first + row if 0 <= row < self._rows else None

    def hover(self, x: float, y: float) -> bool:
        row = self._row_at(y)
        if row is None or row == self.lit:
            return False
        self.lit = row
        return True

    def press(self, x: float, y: float) -> None:
        self._pressed_row = self._row_at(y)

    def drag(self, x: float, y: float) -> None:
        self.hover(x, y)

    def _click(self) -> None:
        if self._pressed_row is not None and self._pressed_row == self.lit:
            self._choose()

    def _choose(self) -> None:
        if self.group is not None:
            self.group.close_popup()
        self.on_choose(self.lit)

    def key(self, key: KeyPress) -> bool:
        last = len(self.options) - 1
        goal = {
            "up": self.lit - 1, "down": self.lit + 1, "home": 0, "end": last,
            "page up": self.lit - self._rows, "page down": self.lit + self._rows,
        }.get(key.name)
        if goal is not None:
            self.lit = min(last, max(0, goal))
            self._reveal()
        elif key.name == "enter" and not key.repeat:
            self._choose()
        elif key.character.isdecimal() and 1 <= int(key.character) <= len(self.options) and not key.repeat:
            self.lit = int(key.character) - 1
            self._choose()
        elif key.character.isalpha():
            self._go_to_letter(key.character.lower())
        return True

    def _go_to_letter(self, letter: str) -> None:
        count = len(self.options)
        after = [(self.lit + step) % count for step in range(1, count + 1)]
        self.lit = next((each for each in after if self.options[each].lower().startswith(letter)), self.lit)
        self._reveal()

    def is_marked(self, option: int) -> bool:
        """Does a tick stand before it?"""
        return option == self.marked

    def scroll(self, up: float) -> bool:
        self._first = min(len(self.options) - self._rows, max(0, self._first - round(up)))
        return True

    def _reveal(self) -> None:
        self._first = min(self.lit, max(self._first, self.lit - self._rows + 1))

    def draw(self, canvas: Canvas, state: State) -> None:
        theme, look = canvas.theme, BUTTONS[canvas.theme.chosen]
        x, y, w, h = self.rect
        canvas.panel(x, y, w, h, 10, alpha=1)
        more = len(self.options) > self._rows
        for number in range(self._rows):
            option = self._first + number
            top = y + 6 + number * ROW
            if option == self.lit:
                canvas.rounded(x + 6, top, w - 12 - 10 * more, ROW, 7, look.top, look.bottom, look.lip, 1.5)
            ink = look.text if option == self.lit else theme.text
            if self.is_marked(option):
                draw_icon(canvas, "check", x + 12, top + 8, 20, ink)
            at = x + 40
            if self.pictures:
                if self.pictures[option]:
                    canvas.blit_center(canvas.sprite(self.pictures[option], 30, 32), at + 15, top + ROW / 2)
                at += 38
            room = x + w - 12 - 10 * more - at
            canvas.text(self.options[option], "semibold", 18, at, top + ROW / 2, ink, "ml", width=room, height=ROW)
        if more:
            track = h - 16
            length = track * self._rows / len(self.options)
            start = track * self._first / len(self.options)
            canvas.rounded(x + w - 13, y + 8, 7, track, 3.5, theme.well)
            canvas.rounded(x + w - 13, y + 8 + start, 7, length, 3.5, theme.light)


def open_below(box: Widget, rows: int, make: Callable[[tuple[float, float, float]], ChoiceList]) -> None:
    """Open a list of so many rows under a widget, or over it where there is no room below.

    :param make: makes the list for x, y, width.
    """
    if box.group is None or not rows:
        return
    placed = next((placed for placed in box.group.placed() if placed.widget is box), None)
    about = placed.box if placed else Box(*box.rect)
    height = min(rows, _MOST_ROWS) * ROW + 12
    below = about.bottom + 4
    y = below if below + height <= HEIGHT - 8 else about.y - 4 - height
    box.group.open(make((about.x, y, about.w)))


class Dropdown(Widget):
    """A box with the chosen option; a click opens the list of all.

    :param chosen: the position of an option; -1 for none.
    :param none: what the box says then.
    :param pictures: a small picture before each option in the list, by its sprite.
    :param list_width: how wide the list is where that is more than the box.
    :param alarm: a red edge: what is chosen cannot stay.
    """

    radius = 10.0

    def __init__(
        self,
        rect: tuple[float, float, float, float],
        label: str,
        options: Sequence[str],
        chosen: int,
        on_change: Callable[[int], object],
        *,
        none: str = "",
        pictures: Sequence[str] = (),
        list_width: float = 0.0,
        alarm: bool = False,
        enabled: bool = True,
        why: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(rect, label, self._open, enabled=enabled, why=why, tooltip=tooltip)
        self.options = tuple(options)
        self.chosen = chosen
        self.on_change = on_change
        self.none = none
        self.pictures = tuple(pictures)
        self.list_width = list_width
        self.alarm = alarm

    def _open(self) -> None:
        open_below(self, len(self.options), lambda at: ChoiceList(
            (at[0], at[1], max(at[2], self.list_width)), self.label, self.options, self.choose,
            self.chosen if self.chosen >= 0 else None, self.pictures,
        ))

    def choose(self, option: int) -> None:
        """Choose by position; tells only when it is another."""
        if option != self.chosen:
            self.chosen = option
            self.on_change(option)

    def key(self, key: KeyPress) -> bool:
        if key.name == "alt+down" and not key.repeat:
            self._open()
            return True
        return False

    def box(self, canvas: Canvas, state: State) -> ButtonLook:
        """Draw the box without its words; returns the look they are set in."""
        x, y, w, h = self.rect
        look = BUTTONS["bone"] if self.enabled else canvas.theme.off
        top = mix(look.top, "#ffffff", 0.5) if state.hover else look.top
        edge = ALARM if self.alarm else look.lip
        canvas.rounded(x, y, w, h, self.radius, top, look.bottom, edge, 2.4 if self.alarm else 2)
        return look

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        look = self.box(canvas, state)
        known = 0 <= self.chosen < len(self.options)
        text = self.options[self.chosen] if known else self.none
        font = "semibold" if known else "italic"
        canvas.text(text, font, 18, x + 14, y + h / 2, look.text, "ml", width=w - 52, height=h)
        draw_icon(canvas, "chevron_down" if self.enabled else "lock", x + w - 32, self.rect.cy - 10, 20, look.text)
