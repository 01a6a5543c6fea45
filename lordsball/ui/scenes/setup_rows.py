"""The rows of a setup: two seats with pictures of what they play, or a list of up to eight with menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from lordsball.games import Game
from lordsball.games.phrasing import counted
from lordsball.match.seats import HUMAN
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.pieces.icon import draw_glyph, draw_icon
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.choices import Dropdown
from lordsball.ui.kit.widgets.scroll import ScrollView
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.scenes.seating import Seating
from lordsball.ui.table.cover import SetupWords

DrawSide = Callable[[Canvas, str, float, float, float, float], None]
"""Draws a side, by its key, so that it fills the rectangle."""


PANEL = Box(70, 20, 1140, 680)
"""The panel of a setup."""
AREA = Box(104, 200, 1072, 354)
"""Where its seats stand, or instead of them what it keeps folded."""


class Rows(Protocol):
    """How the seats of a setup are laid out."""

    def widgets(self, seating: Seating, act: Callable[[Callable[[], object]], None]) -> list[Widget]:
        """Everything that can be touched; `act` carries a change out and builds the setup again."""

    def look_at(self, widget: Widget | None) -> None:
        """A widget is pointed at or has the focus: words about its seat may follow."""

    def below(self, seating: Seating) -> Box:
        """The room that the seats leave free."""

    def paint(self, canvas: Canvas, seating: Seating) -> None:
        """What lies behind."""


def _name_field(seating: Seating, number: int, box: Box) -> TextField:
    return TextField(box, f"Name of seat {number + 1}", seating.seats[number].name,
                     lambda name: seating.rename(number, name), longest=24, placeholder="Who sits here?")


def _player_menu(seating: Seating, number: int, box: Box, act: Callable[[Callable[[], object]], None]) -> Dropdown:
    keys = [HUMAN, *seating.levels]
    names = ["A person", *(f"Computer, {level.name}" for level in seating.levels.values())]
    chosen = keys.index(seating.seats[number].player)
    return Dropdown(box, f"Who plays seat {number + 1}", names, chosen,
                    lambda option: act(lambda: seating.seat(number, keys[option])))


# -- two seats with pictures -----------------------------------------------------------------------------------------


class SidePicker(Widget):
    """The side of a seat as a picture; a click, or the arrows, go on to the next one.

    :param place: which one it is of how many, "2 of 6"; "" where there is no other.
    """

    radius = 14.0

    def __init__(
        self, box: Box, label: str, draw_side: Callable[[Canvas, float, float, float, float], None],
        on_click: Callable[[], object], place: str = "",
    ) -> None:
        super().__init__(box, label, on_click)
        self.draw_side, self.place = draw_side, place

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        self.draw_side(canvas, x, y, w, h)
        if self.place:
            canvas.text(self.place, "semibold", 18, x + w - 16, y + h - 18, "#ffffff", "mr", width=80, height=28)
        if state.hover:
            canvas.ring(x - 3, y - 3, w + 6, h + 6, 14, "#ffffff", 2)


class PictureRows:
    """A row for each of two seats, with the picture of its side and a line about its plan."""

    _step = AREA.h / 2
    _left, _photo = AREA.x + 62, Box(AREA.right - 442, 0, 410, 154)
    _plan = Box(_left + 270, 10, _photo.x - _left - 308, 94)
    """Between the name and the picture."""

    def __init__(self, words: SetupWords, draw_side: DrawSide, plan_of: Callable[[str], str]) -> None:
        self.words, self.draw_side, self.plan_of = words, draw_side, plan_of

    def look_at(self, widget: Widget | None) -> None:
        """Everything about both seats stands there already."""

    def widgets(self, seating: Seating, act: Callable[[Callable[[], object]], None]) -> list[Widget]:
        """A name, who plays, and a picture with an arrow at each side."""
        found: list[Widget] = []
        for number in range(len(seating.seats)):
            found += self._row(seating, number, AREA.y + number * self._step + 8, act)
        return found

    def _row(
        self, seating: Seating, number: int, top: float, act: Callable[[Callable[[], object]], None]
    ) -> list[Widget]:
        photo, side = self._photo, self.words.side

        def draw_side(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
            self.draw_side(canvas, seating.seats[number].side, x, y, w, h)

        def arrow(at: float, by: int, icon: str) -> Button:
            hint = f"Another {side} for seat {number + 1}{', backwards' if by < 0 else ''}"
            return Button((photo.x + at - 17, top + 46, 34, 44), "",
                          lambda: act(lambda: seating.turn_side(number, by)), icon=icon, hint=hint, radius=9)

        label = f"{side.capitalize()} of seat {number + 1}: {seating.side(number).name}"
        return [
            _name_field(seating, number, Box(self._left, top + 10, 250, 44)),
            _player_menu(seating, number, Box(self._left, top + 64, 250, 40), act),
            SidePicker(Box(photo.x, top, photo.w, photo.h), label, draw_side,
                       lambda: act(lambda: seating.turn_side(number, 1)), seating.place_of_side(number)),
            arrow(0, -1, "chevron_left"),
            arrow(photo.w, 1, "chevron_right"),
        ]

    def below(self, seating: Seating) -> Box:
        """No room is left."""
        return Box(AREA.x, AREA.bottom, AREA.w, 0)

    def paint(self, canvas: Canvas, seating: Seating) -> None:
        """A plate for each seat with its glyph, and what its player is like."""
        theme = canvas.theme
        for number, seat in enumerate(seating.seats):
            top, look = AREA.y + number * self._step + 8, SEATS[number]
            canvas.rounded(AREA.x, top - 8, AREA.w, self._step - 8, 14, theme.well, alpha=0.5)
            draw_glyph(canvas, look.glyph, look.colour, AREA.x + 18, top + 18, 28)
            icon = "person" if seat.player == HUMAN else "robot"
            draw_icon(canvas, icon, AREA.x + 21, top + 71, 22, theme.muted)
            self._paint_plan(canvas, self.plan_of(seat.side), top)
            about, room = seating.about(number), self._photo.x - self._left - 30
            size = fitting_size(canvas, about, room, 56, 18, line_height=1.1)
            canvas.paragraph(about, self._left + 2, top + 106, room, size, colour=theme.muted, most_rows=2,
                             line_height=1.1)

    def _paint_plan(self, canvas: Canvas, plan: str, top: float) -> None:
        """How the side means to win, in the middle of its place."""
        x, y, w, h = self._plan
        size = fitting_size(canvas, plan, w, h, 19, line_height=1.15)
        tall = canvas.paragraph_height(plan, w, size, line_height=1.15)
        canvas.paragraph(plan, x, top + y + (h - tall) / 2, w, size, colour=canvas.theme.text, most_rows=4,
                         line_height=1.15)


# -- a list of seats -------------------------------------------------------------------------------------------------


class GlyphButton(Widget):
    """A seat's glyph; a click trades it with the next seat's."""

    radius = 10.0

    def __init__(self, box: Box, number: int, player: str, on_click: Callable[[], object]) -> None:
        super().__init__(box, f"Colour of seat {number + 1}", on_click,
                         tooltip=f"Next colour: swaps places with the next {player}.")
        self.number = number

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        theme, look = canvas.theme, SEATS[self.number]
        canvas.rounded(x, y, w, h, 10, theme.well, theme.well, theme.light if state.hover else theme.edge, 1.5)
        draw_glyph(canvas, look.glyph, look.colour, x + 8, y + (h - w + 16) / 2, w - 16)


class ListRows:
    """A row a seat, as many as sit down, and beside them what the seat in view plays and how.

    Seats come and go between the fewest and the most of the game.
    """

    _step, _tall = 49.0, 42.0
    _list = Box(AREA.x, AREA.y, 788, 284)
    _side = Box(_list.right + 14, AREA.y, AREA.w - _list.w - 14, 284)
    _plate = 122.0

    def __init__(self, words: SetupWords, game: Game, draw_side: DrawSide) -> None:
        self.words, self.game, self.most, self.draw_side = words, game, game.most_seats, draw_side
        self._view = ScrollView(self._list, "Seats")
        self._shown = 0
        """The seat in view."""
        self._seat_of: dict[int, int] = {}

    def look_at(self, widget: Widget | None) -> None:
        """The seat whose widget it is comes into view."""
        self._shown = self._seat_of.get(id(widget), self._shown)

    def widgets(self, seating: Seating, act: Callable[[Callable[[], object]], None]) -> list[Widget]:
        """Glyph, name, who plays, what is played, and a way out; below the last one a way in."""
        found: list[Widget] = []
        self._seat_of.clear()
        for number in range(len(seating.seats)):
            row = self._row(seating, number, 10 + number * self._step, act)
            self._seat_of |= {id(widget): number for widget in row}
            found += row
        count = len(seating.seats)
        if count < self.most:
            found.append(Button((60, 10 + count * self._step, 250, self._tall), f"One more {self.words.player}",
                                lambda: act(seating.add), icon="plus", kind="green", size=18, radius=10))
        self._view.children = found
        self._view.scroll_to(self._view.scrolled)
        self._shown = min(self._shown, count - 1)
        return [self._view]

    def _row(
        self, seating: Seating, number: int, top: float, act: Callable[[Callable[[], object]], None]
    ) -> list[Widget]:
        words, tall = self.words, self._tall
        keys = [side.key for side in seating.sides]
        sides = Dropdown((446, top, 274, tall), f"{words.side.capitalize()} of seat {number + 1}",
                         [side.name for side in seating.sides], keys.index(seating.seats[number].side),
                         lambda option: act(lambda: seating.take_side(number, keys[option])))
        fewest = self.game.fewest_seats
        return [
            GlyphButton(Box(10, top, 42, tall), number, words.player, lambda: act(lambda: seating.swap(number))),
            _name_field(seating, number, Box(60, top, 178, tall)),
            _player_menu(seating, number, Box(246, top, 192, tall), act),
            sides,
            Button((728, top, 40, tall), "", lambda: act(lambda: seating.remove(number)), icon="close",
                   kind="slate", radius=10, hint=f"Seat {number + 1} leaves the table", tooltip="Leave the table",
                   enabled=len(seating.seats) > fewest, why=f"{self.game.name} needs {counted(fewest, words.player)}."),
        ]

    def below(self, seating: Seating) -> Box:
        """The room under the last row and the way in."""
        top = self._list.y + 10 + (len(seating.seats) + 1) * self._step
        return Box(self._list.x + 16, top, self._list.w - 32, self._list.bottom - top - 6)

    def paint(self, canvas: Canvas, seating: Seating) -> None:
        """A plate under all rows; beside it the seat in view."""
        theme, side, number = canvas.theme, self._side, self._shown
        canvas.rounded(*self._list, 14, theme.well, alpha=0.5)
        canvas.rounded(*side, 14, theme.well, alpha=0.5)
        self.draw_side(canvas, seating.seats[number].side, side.x + 10, side.y + 10, side.w - 20, self._plate)
        look, top, left = SEATS[number], side.y + self._plate + 24, side.x + 14
        draw_glyph(canvas, look.glyph, look.colour, left, top, 22)
        name, room = seating.seats[number].name or f"Seat {number + 1}", side.w - 28
        canvas.text(name, "semibold", 18, left + 32, top + 11, theme.text, "ml", width=room - 32, height=26)
        about = seating.about(number)
        size = fitting_size(canvas, about, room, 100, 18, line_height=1.1)
        canvas.paragraph(about, left, top + 32, room, size, colour=theme.muted, most_rows=5, line_height=1.1)
