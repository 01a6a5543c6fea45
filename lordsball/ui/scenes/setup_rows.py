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
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.scenes.seating import Seating
from lordsball.ui.table.cover import SetupWords

DrawSide = Callable[[Canvas, str, float, float, float, float], None]
"""Draws a side, by its key, so that it fills the rectangle."""


class Rows(Protocol):
    """How the seats of a setup are laid out."""

    panel: Box
    foot: float
    """Where the rows end and the choices of the table begin."""

    def widgets(self, seating: Seating, act: Callable[[Callable[[], object]], None]) -> list[Widget]:
        """Everything that can be touched; `act` carries a change out and builds the setup again."""

    def paint(self, canvas: Canvas, seating: Seating) -> None:
        """What lies behind."""


def _name_field(seating: Seating, number: int, box: Box) -> TextField:
    return TextField(box, f"Name of seat {number + 1}", seating.seats[number].name,
                     lambda name: seating.rename(number, name), longest=24, placeholder="Who sits here?")


def _player_menu(seating: Seating, number: int, box: Box, act: Callable[[Callable[[], object]], None]) -> Dropdown:
    keys = [HUMAN, *seating.levels]
    names = ["A person", *(f"AI, {level.name}" for level in seating.levels.values())]
    chosen = keys.index(seating.seats[number].player)
    return Dropdown(box, f"Who plays seat {number + 1}", names, chosen,
                    lambda option: act(lambda: seating.seat(number, keys[option])))


# -- two seats with pictures -----------------------------------------------------------------------------------------


class SidePicker(Widget):
    """The side of a seat as a picture; a click, or the arrows, go on to the next one."""

    radius = 14.0

    def __init__(
        self, box: Box, label: str, draw_side: Callable[[Canvas, float, float, float, float], None],
        on_click: Callable[[], object],
    ) -> None:
        super().__init__(box, label, on_click)
        self.draw_side = draw_side

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        self.draw_side(canvas, x, y, w, h)
        if state.hover:
            canvas.ring(x - 3, y - 3, w + 6, h + 6, 14, "#ffffff", 2)


class PictureRows:
    """A row for each of two seats, with the picture of its side."""

    panel = Box(190, 48, 900, 624)
    foot = 524.0
    _top, _step = 124.0, 196.0
    _left, _photo = panel.x + 84, Box(panel.right - 458, 0, 426, 170)

    def __init__(self, words: SetupWords, draw_side: DrawSide) -> None:
        self.words, self.draw_side = words, draw_side

    def widgets(self, seating: Seating, act: Callable[[Callable[[], object]], None]) -> list[Widget]:
        """A name, who plays, and a picture with an arrow at each side."""
        found: list[Widget] = []
        for number in range(len(seating.seats)):
            found += self._row(seating, number, self._top + number * self._step, act)
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
                       lambda: act(lambda: seating.turn_side(number, 1))),
            arrow(0, -1, "chevron_left"),
            arrow(photo.w, 1, "chevron_right"),
        ]

    def paint(self, canvas: Canvas, seating: Seating) -> None:
        """A plate for each seat with its glyph, and what its player is like."""
        theme, panel = canvas.theme, self.panel
        for number, seat in enumerate(seating.seats):
            top, look = self._top + number * self._step, SEATS[number]
            canvas.rounded(panel.x + 20, top - 12, panel.w - 40, self._step - 10, 14, theme.well, alpha=0.5)
            draw_glyph(canvas, look.glyph, look.colour, panel.x + 38, top + 18, 28)
            icon = "person" if seat.player == HUMAN else "robot"
            draw_icon(canvas, icon, panel.x + 41, top + 73, 22, theme.muted)
            about, room = seating.about(number), self._photo.x - self._left - 30
            size = fitting_size(canvas, about, room, 68, 18, line_height=1.1)
            canvas.paragraph(about, self._left + 2, top + 110, room, size, colour=theme.muted, most_rows=3,
                             line_height=1.1)


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
    """A row a seat, as many as sit down; seats come and go between the fewest and the most of the game."""

    _step = 50.0

    def __init__(self, words: SetupWords, game: Game) -> None:
        self.words, self.game, self.most = words, game, game.most_seats
        most = game.most_seats
        head, rest = 92.0 if words.about else 76.0, 152.0
        height = head + most * self._step + rest
        self.panel = Box(150, (720 - height) / 2, 980, height)
        self._top = self.panel.y + head
        self.foot = self._top + most * self._step + 6

    def widgets(self, seating: Seating, act: Callable[[Callable[[], object]], None]) -> list[Widget]:
        """Glyph, name, who plays, what is played, and a way out; below the last one a way in."""
        found: list[Widget] = []
        count = len(seating.seats)
        for number in range(count):
            found += self._row(seating, number, self._top + number * self._step, act)
        if count < self.most:
            a = "an" if self.words.player[0] in "aeiou" else "a"
            found.append(Button((self.panel.x + 84, self._top + count * self._step, 212, 42),
                                f"Add {a} {self.words.player}", lambda: act(seating.add), icon="plus", kind="green",
                                size=18, radius=10))
        return found

    def _row(
        self, seating: Seating, number: int, top: float, act: Callable[[Callable[[], object]], None]
    ) -> list[Widget]:
        words, left = self.words, self.panel.x
        keys = [side.key for side in seating.sides]
        sides = Dropdown((left + 542, top, 312, 42), f"{words.side.capitalize()} of seat {number + 1}",
                         [side.name for side in seating.sides], keys.index(seating.seats[number].side),
                         lambda option: act(lambda: seating.take_side(number, keys[option])))
        fewest = self.game.fewest_seats
        return [
            GlyphButton(Box(left + 28, top, 44, 42), number, words.player, lambda: act(lambda: seating.swap(number))),
            _name_field(seating, number, Box(left + 84, top, 212, 42)),
            _player_menu(seating, number, Box(left + 308, top, 222, 42), act),
            sides,
            Button((left + 868, top, 44, 42), "", lambda: act(lambda: seating.remove(number)), icon="close",
                   kind="slate", radius=10, hint=f"Seat {number + 1} leaves the table", tooltip="Leave the table",
                   enabled=len(seating.seats) > fewest, why=f"{self.game.name} needs {counted(fewest, words.player)}."),
        ]

    def paint(self, canvas: Canvas, seating: Seating) -> None:
        """A plate under all rows."""
        canvas.rounded(self.panel.x + 16, self._top - 8, self.panel.w - 32, self.most * self._step + 8, 14,
                       canvas.theme.well, alpha=0.5)
