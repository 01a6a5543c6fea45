"""Before a game: who sits where, who plays what, and the seed of its chance."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from lordsball import games
from lordsball.ai.player import levels_of
from lordsball.content.problems import Problems
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat, SeatError, Table
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.pieces.icon import draw_glyph, draw_icon
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.choices import Dropdown
from lordsball.ui.kit.widgets.switches import Toggle
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.scenes.rebuilt import rebuild
from lordsball.ui.scenes.seating import Seating
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.desktop import copy_text
from lordsball.ui.table.privacy import HIDES

PANEL = Box(190, 48, 900, 624)
ROW, ROW_HEIGHT = 124.0, 196.0
"""Top of the first seat's row, and from one row to the next."""
LEFT = PANEL.x + 84
PHOTO = Box(PANEL.right - 458, 0, 426, 170)
SEED_TOP = 524.0
SWITCH = 220.0
"""Room for a switch with its words."""
SEEDS = 10**6
"""A fresh seed is below this: short enough to read out to a friend."""
LONGEST_SEED = 15


class SidePicker(Widget):
    """The side of a seat as a picture; a click, or the arrows, go on to the next one."""

    radius = 14.0

    def __init__(
        self, rect: tuple[float, float, float, float], label: str,
        draw_side: Callable[[Canvas, float, float, float, float], None], on_step: Callable[[int], object],
    ) -> None:
        super().__init__(rect, label, lambda: on_step(1))
        self.draw_side = draw_side

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        self.draw_side(canvas, x, y, w, h)
        if state.hover:
            canvas.ring(x - 3, y - 3, w + 6, h + 6, 14, "#ffffff", 2)


class SetupScene(Scene):
    """A panel over the first screen: seats as rows, the seed below them, Start.

    :param key: the game to be played.
    """

    overlay = True

    def __init__(self, desk: Desk, key: str) -> None:
        super().__init__()
        self.desk = desk
        self.game = games.game(key)
        self.cover = cover_for(key)
        self.theme = self.cover.theme
        self.seed = str(secrets.randbelow(SEEDS))
        self.hides = True
        self.agreed: dict[str, bool] = {}
        """The switches of the table that somebody has touched."""

    def enter(self) -> None:
        notice = self._read_cards()
        self.switches = self.cover.switches(self.cards)
        sides = self.game.sides_of(self.cards, {})
        remembered = self.app.settings.last_seats.get(self.game.key, [])
        self.seating = Seating(levels_of(self.game.key), sides, remembered, self.game.fewest_seats)
        self._build()
        if notice:
            self.say(notice, 8)

    def _read_cards(self) -> str:
        """Have the cards as their files are now; a sentence where they cannot be read and the ones before count."""
        try:
            self.cards = self.desk.read_cards(self.game.key)
        except Problems as problems:
            self.cards = self.desk.cards(self.game.key)
            return f"New cards not read; playing with the old ones: {problems.errors[0]}"
        return ""

    # -- widgets -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        widgets: list[Widget] = []
        for number in range(len(self.seating.seats)):
            widgets += self._row(number, ROW + number * ROW_HEIGHT)
        rebuild(self, [*widgets, *self._foot(), *self._agreements()])

    def _row(self, number: int, top: float) -> list[Widget]:
        seat = self.seating.seats[number]
        levels = ["A person", *(f"AI, {level.name}" for level in self.seating.levels.values())]
        chosen = 0 if seat.player == HUMAN else 1 + list(self.seating.levels).index(seat.player)

        def rename(name: str) -> None:
            self.seating.rename(number, name)

        def take(option: int) -> None:
            self.seating.seat(number, HUMAN if option == 0 else list(self.seating.levels)[option - 1])
            self._build()

        def step(by: int) -> None:
            self.seating.turn_side(number, by)
            self._build()

        def draw_side(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
            self.cover.draw_side(canvas, self.cards, self.seating.seats[number].side, x, y, w, h)

        name = TextField((LEFT, top + 10, 250, 44), f"Name of seat {number + 1}", seat.name, rename, longest=24,
                         placeholder="Who sits here?")
        player = Dropdown((LEFT, top + 64, 250, 40), f"Who plays seat {number + 1}", levels, chosen, take)
        x, y = PHOTO.x, top
        side = self.seating.side(number).name
        picker = SidePicker((x, y, PHOTO.w, PHOTO.h), f"Team of seat {number + 1}: {side}", draw_side, step)

        def arrow(at: float, by: int, icon: str) -> Button:
            hint = f"Another team for seat {number + 1}{', backwards' if by < 0 else ''}"
            return Button((x + at - 17, y + 46, 34, 44), "", lambda: step(by), icon=icon, hint=hint, radius=9)

        return [name, player, picker, arrow(0, -1, "chevron_left"), arrow(PHOTO.w, 1, "chevron_right")]

    def _foot(self) -> list[Widget]:
        top = SEED_TOP

        def keep_seed(text: str) -> None:
            self.seed = text

        def shuffle() -> None:
            self.seed = str(secrets.randbelow(SEEDS))
            self._build()

        field = TextField((LEFT, top, 176, 44), "Seed", self.seed, keep_seed, longest=LONGEST_SEED,
                          allowed=lambda sign: sign in "0123456789", placeholder="any")
        return [
            field,
            Button((LEFT + 184, top, 48, 44), "", shuffle, icon="shuffle", hint="New seed", tooltip="New seed"),
            Button((LEFT + 240, top, 48, 44), "", self._copy_seed, icon="copy", hint="Copy the seed",
                   tooltip="Copy the seed"),
            Button((PANEL.right - 392, PANEL.bottom - 80, 120, 56), "Back", self.close, kind="violet", cap="Esc"),
            Button((PANEL.right - 256, PANEL.bottom - 80, 224, 56), "Start", self._start, kind="gold", size=24),
        ]

    def _agreements(self) -> list[Widget]:
        """What the people of this table agree on: the game's switches beside the seed, hiding hands below it."""
        found: list[Widget] = []
        for number, switch in enumerate(self.switches):

            def agree(on: bool, word: str = switch.word) -> None:
                self.agreed[word] = on

            box = Box(PANEL.right - 18 - SWITCH * (len(self.switches) - number), SEED_TOP + 1, SWITCH - 14, 42)
            on = self.agreed.get(switch.word, False)
            found.append(Toggle(box, switch.name, on, agree, tooltip=switch.about))
        if self._hides_hands:

            def hide(on: bool) -> None:
                self.hides = on

            box = Box(PANEL.x + 32, PANEL.bottom - 73, SWITCH - 14, 42)
            about = "A curtain drops between players, so hands stay secret."
            found.append(Toggle(box, "Hide hands", self.hides, hide, tooltip=about))
        return found

    @property
    def _hides_hands(self) -> bool:
        """Is there anything to hide, and anybody to hide it from?"""
        return self.cover.has_secrets and sum(seat.player == HUMAN for seat in self.seating.seats) > 1

    def _copy_seed(self) -> None:
        self.say(copy_text(self.seed) or f"Copied: {self.seed}")

    # -- starting ----------------------------------------------------------------------------------------------

    def _start(self) -> None:
        seats = [Seat(seat.name, seat.player) for seat in self.seating.seats]
        options = {**self.game.options_of(self.cards, [seat.side for seat in self.seating.seats], {}), **self.agreed}
        table = Table(screen={HIDES: self.hides}) if self.cover.has_secrets else Table()
        seed = int(self.seed) if self.seed else secrets.randbelow(SEEDS)
        try:
            match = Match(self.game, self.cards, options, seats, seed, table)
        except (SeatError, ValueError) as refused:
            self.say(str(refused))
            return
        remembered = {**self.app.settings.last_seats, self.game.key: self.seating.remembered()}
        self.app.change(last_seats=remembered)
        self.desk.play(match)

    # -- looks -------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.panel(*PANEL, 20, alpha=1)
        canvas.text(self.game.name, "display", 32, PANEL.x + 32, PANEL.y + 38, theme.accents[0], "ml", width=560)
        for number, seat in enumerate(self.seating.seats):
            self._paint_row(canvas, number, seat.player, ROW + number * ROW_HEIGHT)
        self._paint_foot(canvas)

    def _paint_row(self, canvas: Canvas, number: int, player: str, top: float) -> None:
        theme, look = canvas.theme, SEATS[number]
        canvas.rounded(PANEL.x + 20, top - 12, PANEL.w - 40, ROW_HEIGHT - 10, 14, theme.well, alpha=0.5)
        draw_glyph(canvas, look.glyph, look.colour, PANEL.x + 38, top + 18, 28)
        about = self.seating.about(number)
        icon = "person" if player == HUMAN else "robot"
        draw_icon(canvas, icon, PANEL.x + 41, top + 73, 22, theme.muted)
        room = PHOTO.x - LEFT - 30
        size = fitting_size(canvas, about, room, 68, 18, line_height=1.1)
        canvas.paragraph(about, LEFT + 2, top + 110, room, size, colour=theme.muted, most_rows=3, line_height=1.1)

    def _paint_foot(self, canvas: Canvas) -> None:
        theme = canvas.theme
        top = SEED_TOP
        canvas.text("Seed", "semibold", 18, LEFT - 14, top + 22, theme.text, "mr", width=64, height=40)
        if not self.switches:
            words = "The same seed and the same choices give the same game."
            canvas.text(words, "body", 18, LEFT + 302, top + 22, theme.muted, "ml",
                        width=PANEL.right - 32 - LEFT - 302, height=40)
        own = self.desk.own_cards
        if own:
            left = PANEL.x + 36 + SWITCH * self._hides_hands
            draw_icon(canvas, "folder", left, PANEL.bottom - 64, 24, theme.gold)
            words = f"Cards from {', '.join(str(folder) for folder in own)}"
            room = PANEL.right - 408 - left
            canvas.paragraph(words, left + 32, PANEL.bottom - 76, room - 32, 18, colour=theme.text, most_rows=2)
