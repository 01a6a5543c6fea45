"""The cards of a deck side by side under headings, as far as one likes to scroll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Surface

from lordsball.ui.kit.cache import OutOfTime
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import KeyPress
from lordsball.ui.kit.pieces.boards import BRASS, QUIET, draw_badge
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.widgets.scroll import ScrollView
from lordsball.ui.kit.widgets.widget import Box, State
from lordsball.ui.workshop.filters import Section
from lordsball.ui.workshop.room import Card, Key

CARD = (112.0, 157.0)
STEP = (127.0, 182.0)
_HEAD = 38.0
_MARGIN = 16.0
_TWICE = 0.35
"""Seconds within which a second click on a card makes a double click."""
_AHEAD = 1
"""Rows beyond what is seen whose cards are drawn before somebody scrolls there."""

DrawCard = Callable[[Canvas, Box, Card], None]


class Spot(NamedTuple):
    """Where a card lies, from the upper left corner of what is inside."""

    card: Card
    box: Box
    row: int


class CardGrid(ScrollView):
    """Cards to choose from. Arrows go from card to card, a click chooses, a second one at once opens.

    :param draw_card: draws a card into a box.
    :param on_choose: called with the card that is chosen now.
    :param on_open: called when it is to be opened: by a double click, or by Enter.
    :param on_point: called with the card under the pointer; None: there is none.
    """

    radius = 10.0
    pressable = True

    def __init__(
        self, rect: tuple[float, float, float, float], found: Sequence[Section], draw_card: DrawCard,
        on_choose: Callable[[Card], object], on_open: Callable[[], object],
        on_point: Callable[[Card | None], object],
    ) -> None:
        super().__init__(rect, "Cards")
        self.on_click = self._clicked
        self.chosen: Key | None = None
        self.draw_card, self.on_choose, self.on_open, self.on_point = draw_card, on_choose, on_open, on_point
        self.pointed: Card | None = None
        self._since = 10.0
        """Seconds since the last click on the chosen card."""
        self._unfinished = False
        self._pressed: Spot | None = None
        self.lay(found)

    focusable = True

    @property
    def length(self) -> float:
        return self._end

    def lay(self, found: Sequence[Section]) -> None:
        """Have these cards."""
        self.heads: list[tuple[str, float]] = []
        self.spots: list[Spot] = []
        across = max(1, int((self.rect.w - 2 * _MARGIN - CARD[0] - 12) // STEP[0]) + 1)
        y, row = 6.0, 0
        for section in found:
            self.heads.append((section.title, y))
            y += _HEAD
            for number, card in enumerate(section.cards):
                if number and number % across == 0:
                    y, row = y + STEP[1], row + 1
                aspect = card.face.aspect if card.face is not None else CARD[0] / CARD[1]
                w, h = CARD[0], CARD[0] / aspect
                self.spots.append(Spot(card, Box(_MARGIN + number % across * STEP[0], y, w, h), row))
            y, row = y + STEP[1], row + 1
        self._end = y + 6
        self.scroll_to(self.scrolled)

    # -- choosing --------------------------------------------------------------------------------------------------

    def _at(self, x: float, y: float) -> Spot | None:
        inside = x - self.rect.x, y - self.rect.y + self.scrolled
        return next((spot for spot in self.spots if spot.box.contains(*inside)), None)

    def _spot(self) -> Spot | None:
        return next((spot for spot in self.spots if spot.card.key == self.chosen), None)

    def choose(self, spot: Spot) -> None:
        """Choose a card and have it in sight."""
        self.chosen = spot.card.key
        self.reveal(Box(spot.box.x, spot.box.y - (_HEAD if spot.row == 0 else 8), spot.box.w, spot.box.h + 16))
        self.on_choose(spot.card)

    def show_chosen(self) -> None:
        """Scroll to the chosen card."""
        spot = self._spot()
        if spot is not None:
            self.reveal(spot.box)

    def hover(self, x: float, y: float) -> bool:
        spot = self._at(x, y)
        before, self.pointed = self.pointed, spot.card if spot else None
        if before is not self.pointed:
            self.on_point(self.pointed)
        return before is not self.pointed

    def left(self) -> None:
        if self.pointed is not None:
            self.pointed = None
            self.on_point(None)

    def press(self, x: float, y: float) -> None:
        super().press(x, y)
        self._pressed = self._at(x, y) if self._grabbed is None else None

    def activate(self) -> None:
        if self._pressed is None and self._grabbed is None and self.group is not None and self.group.ring:
            self.on_open()  # by Enter
        else:
            super().activate()

    def _clicked(self) -> None:
        spot, self._pressed = self._pressed, None
        if spot is None:
            return
        twice = spot.card.key == self.chosen and self._since < _TWICE
        self._since = 0.0
        self.choose(spot)
        if twice:
            self.on_open()

    def key(self, key: KeyPress) -> bool:
        here = self._spot()
        if not self.spots:
            return False
        if here is None:
            here = self.spots[0]
        at = self.spots.index(here)
        last = len(self.spots) - 1
        goal: int | None = {"left": at - 1, "right": at + 1, "home": 0, "end": last}.get(key.name)
        if key.name in ("up", "down", "page up", "page down"):
            page = max(1, int(self.rect.h // STEP[1]) - 1)
            rows = {"up": -1, "down": 1, "page up": -page, "page down": page}[key.name]
            goal = self._beside(here, rows)
        if goal is None or not 0 <= goal <= last:
            return goal is not None
        self.choose(self.spots[goal])
        return True

    def _beside(self, here: Spot, rows: int) -> int:
        """The place in the list of the card so many rows below, as near in line as there is one."""
        row = min(max(0, here.row + rows), self.spots[-1].row)
        among = [n for n, spot in enumerate(self.spots) if spot.row == row]
        return min(among, key=lambda n: abs(self.spots[n].box.x - here.box.x))

    # -- time and looks --------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        self._since += dt
        return self._unfinished

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        self._unfinished = False
        with canvas.clipped(x + 1, y + 1, w - 2, h - 2):
            for title, top in self.heads:
                at = y + top - self.scrolled
                if -_HEAD < at - y < h:
                    canvas.text(title, "display", 21, x + _MARGIN, at + 20, BRASS, "ml", width=w - 40, height=32)
            for spot in self.spots:
                box = Box(spot.box.x + x, spot.box.y + y - self.scrolled, spot.box.w, spot.box.h)
                if box.bottom > y - 20 and box.y < y + h + 20:
                    self._draw_spot(canvas, spot, box)
        self._draw_ahead(canvas)
        self.draw_over(canvas)

    def _draw_spot(self, canvas: Canvas, spot: Spot, box: Box) -> None:
        card = spot.card
        if card.face is None or not card.face.round:
            canvas.shadow(*box, 8, 8, 0.6, 4)
        try:
            self.draw_card(canvas, box, card)
        except OutOfTime:  # there is more to draw than this turn has time for: the next one goes on here
            self._unfinished = True
            canvas.rounded(*box, 8, "#1c2a3d", "#131d2c", "#33465f", 1.2)
            canvas.text(card.name, "body", 18, box.cx, box.cy, QUIET, "mc", width=box.w - 8, height=30)
        r = box.w / 2 if card.face is not None and card.face.round else 8
        if card.key == self.chosen:
            canvas.ring(box.x - 6, box.y - 6, box.w + 12, box.h + 12, r + 5, "#0b0b12", 6)
            canvas.ring(box.x - 5, box.y - 5, box.w + 10, box.h + 10, r + 4, "#ffffff", 3)
        elif card is self.pointed:
            canvas.ring(box.x - 4, box.y - 4, box.w + 8, box.h + 8, r + 3, "#c9d7ea", 2)
        if card.problems:
            draw_badge(canvas, box.right - 1, box.y - 2, "warning", "#a84a00")
        elif card.changed:
            draw_badge(canvas, box.right - 1, box.y - 2, "edit", "#1f5d92")

    def _draw_ahead(self, canvas: Canvas) -> None:
        """Cards just out of sight are drawn now, on a canvas that nobody sees, while there is time."""
        if self._unfinished:
            return
        nowhere = Canvas(Surface((1, 1)), Screen((1, 1), canvas.k), canvas.art, canvas.theme)
        low, high = self.scrolled - _AHEAD * STEP[1], self.scrolled + self.rect.h + _AHEAD * STEP[1]
        try:
            for spot in self.spots:
                if low < spot.box.bottom and spot.box.y < high:
                    self.draw_card(nowhere, Box(0, 0, spot.box.w, spot.box.h), spot.card)
        except OutOfTime:
            self._unfinished = True
