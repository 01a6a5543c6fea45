"""Before a game for many: one row an owner, what the table chooses, the seed, Start."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import cast

from lordsball import games
from lordsball.ai.player import levels_of
from lordsball.content.problems import Problems
from lordsball.games.phrasing import counted
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat, SeatError, Table
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.choices import Dropdown
from lordsball.ui.kit.widgets.switches import Segmented, Toggle
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.scenes.rebuilt import rebuild
from lordsball.ui.scenes.seating import Seating
from lordsball.ui.scenes.setup import LONGEST_SEED, SEEDS
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.desk import Desk
from lordsball.ui.table.cover import LeagueCover
from lordsball.ui.table.privacy import HIDES

PANEL = Box(150, 20, 980, 680)
_ROWS, _STEP = 112.0, 50.0
"""Top of the first row, and from one to the next."""
_GLYPH, _NAME, _PLAYER, _SIDE, _OUT = (PANEL.x + dx for dx in (28.0, 84.0, 308.0, 542.0, 868.0))
_FOOT = _ROWS + 8 * _STEP + 6


class GlyphButton(Widget):
    """A seat's glyph; a click trades it with the next seat's."""

    radius = 10.0

    def __init__(self, box: Box, number: int, on_click: Callable[[], object]) -> None:
        super().__init__(box, f"Colour of seat {number + 1}", on_click,
                         tooltip="Next colour: swaps places with the next owner.")
        self.number = number

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        theme, look = canvas.theme, SEATS[self.number]
        canvas.rounded(x, y, w, h, 10, theme.well, theme.well, theme.light if state.hover else theme.edge, 1.5)
        draw_glyph(canvas, look.glyph, look.colour, x + 8, y + (h - w + 16) / 2, w - 16)


class LeagueSetupScene(Scene):
    """A panel over the first screen.

    :param key: the game to be played.
    """

    overlay = True

    def __init__(self, desk: Desk, key: str) -> None:
        super().__init__()
        self.desk = desk
        self.game = games.game(key)
        self.cover = cast(LeagueCover, cover_for(key))
        self.theme = self.cover.theme
        self.seed = str(secrets.randbelow(SEEDS))
        self.hides = True
        self.chosen: dict[str, str] = {}

    def enter(self) -> None:
        notice = ""
        try:
            self.cards = self.desk.read_cards(self.game.key)
        except Problems as problems:
            self.cards = self.desk.cards(self.game.key)
            notice = f"New cards not read; playing with the old ones: {problems.errors[0]}"
        self.settings = self.cover.settings(self.cards)
        self.chosen = {setting.word: setting.answers[0][0] for setting in self.settings}
        remembered = self.app.settings.last_seats.get(self.game.key, [])
        count = len(remembered) or self.game.usual_seats or self.game.fewest_seats
        sides = self.game.sides_of(self.cards, self.chosen)
        count = min(count, self.game.most_seats)
        self.seating = Seating(levels_of(self.game.key), sides, remembered, count, self.cover.owners)
        self._build()
        if notice:
            self.say(notice, 8)

    # -- widgets -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        widgets: list[Widget] = []
        for number in range(len(self.seating.seats)):
            widgets += self._row(number, _ROWS + number * _STEP)
        rebuild(self, [*widgets, *self._more(), *self._table(), *self._foot()])

    def _row(self, number: int, top: float) -> list[Widget]:
        seating = self.seating
        seat = seating.seats[number]
        levels = ["A person", *(f"AI, {level.name}" for level in seating.levels.values())]
        chosen = 0 if seat.player == HUMAN else 1 + list(seating.levels).index(seat.player)
        clubs = [side.name for side in seating.sides]
        mine = [side.key for side in seating.sides].index(seat.side)

        def rename(name: str) -> None:
            seating.rename(number, name)

        def sit(option: int) -> None:
            seating.seat(number, HUMAN if option == 0 else list(seating.levels)[option - 1])
            self._build()

        def take(option: int) -> None:
            seating.take_side(number, seating.sides[option].key)
            self._build()

        few = len(seating.seats) <= self.game.fewest_seats
        fewest = counted(self.game.fewest_seats, self.cover.seat.split()[-1])
        return [
            GlyphButton(Box(_GLYPH, top, 44, 42), number, lambda: self._done(lambda: seating.swap(number))),
            TextField((_NAME, top, 212, 42), f"Name of seat {number + 1}", seat.name, rename, longest=24,
                      placeholder="Who sits here?"),
            Dropdown((_PLAYER, top, 222, 42), f"Who plays seat {number + 1}", levels, chosen, sit),
            Dropdown((_SIDE, top, 312, 42), f"Side of seat {number + 1}", clubs, mine, take),
            Button((_OUT, top, 44, 42), "", lambda: self._done(lambda: seating.remove(number)), icon="close",
                   kind="slate", radius=10, hint=f"Seat {number + 1} leaves the table", tooltip="Leave the table",
                   enabled=not few, why=f"{self.game.name} needs {fewest}."),
        ]

    def _done(self, act: Callable[[], object]) -> None:
        act()
        self._build()

    def _more(self) -> list[Widget]:
        count = len(self.seating.seats)
        if count >= self.game.most_seats:
            return []
        top = _ROWS + count * _STEP
        return [
            Button((_NAME, top, 212, 42), f"Add {self.cover.seat}", lambda: self._done(self.seating.add), icon="plus",
                   kind="green", size=18, radius=10),
        ]

    def _table(self) -> list[Widget]:
        found: list[Widget] = []
        left = PANEL.x + 28
        for setting in self.settings:
            names = [name for _, name in setting.answers]
            keys = [key for key, _ in setting.answers]

            def choose(option: int, word: str = setting.word, keys: list[str] = keys) -> None:
                self.chosen[word] = keys[option]
                self.seating.replace_sides(self.game.sides_of(self.cards, self.chosen))
                self._build()

            at = keys.index(self.chosen[setting.word])
            longest = max(len(name) for name in names)
            label = Box(left, _FOOT, 0, 42)
            if longest > 4:
                found.append(Dropdown((label.x + 82, _FOOT, 330, 42), setting.name, names, at, choose))
                left += 82 + 330 + 28
            else:
                found.append(Segmented((label.x + 66, _FOOT, 168, 42), setting.name, names, at, choose))
                left += 66 + 168 + 28
        people = sum(seat.player == HUMAN for seat in self.seating.seats)
        if people > 1:

            def hide(on: bool) -> None:
                self.hides = on

            found.append(Toggle((PANEL.right - 250, _FOOT, 222, 42), "Hide hands", self.hides, hide,
                                tooltip="A curtain drops between players, so hands stay secret."))
        return found

    def _foot(self) -> list[Widget]:
        top = _FOOT + 62

        def keep_seed(text: str) -> None:
            self.seed = text

        def shuffle() -> None:
            self.seed = str(secrets.randbelow(SEEDS))
            self._build()

        left = PANEL.x + 110
        return [
            TextField((left, top, 180, 46), "Seed", self.seed, keep_seed, longest=LONGEST_SEED,
                      allowed=lambda sign: sign in "0123456789", placeholder="any"),
            Button((left + 190, top, 48, 46), "", shuffle, icon="shuffle", kind="slate", hint="New seed",
                   tooltip="New seed"),
            Button((PANEL.right - 400, top - 4, 130, 56), "Back", self.close, kind="green", cap="Esc"),
            Button((PANEL.right - 258, top - 4, 230, 56), "Start", self._start, kind="gold", size=24),
        ]

    # -- starting ----------------------------------------------------------------------------------------------

    def _start(self) -> None:
        seats = [Seat(seat.name, seat.player) for seat in self.seating.seats]
        options = self.game.options_of(self.cards, [seat.side for seat in self.seating.seats], self.chosen)
        seed = int(self.seed) if self.seed else secrets.randbelow(SEEDS)
        try:
            match = Match(self.game, self.cards, options, seats, seed, Table(screen={HIDES: self.hides}))
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
        canvas.text(self.game.name, "display", 32, PANEL.x + 32, PANEL.y + 34, theme.accents[0], "ml", width=420,
                    height=44)
        canvas.text(self.cover.goal, "serif_italic", 18, PANEL.x + 32, PANEL.y + 71, theme.muted, "ml",
                    width=PANEL.w - 64, height=26)
        canvas.rounded(PANEL.x + 16, _ROWS - 8, PANEL.w - 32, 8 * _STEP + 8, 14, theme.well, alpha=0.5)
        left = PANEL.x + 28
        for setting in self.settings:
            wide = max(len(name) for _, name in setting.answers) > 4
            canvas.text(setting.name, "semibold", 18, left, _FOOT + 21, theme.text, "ml", width=70 if wide else 58,
                        height=40)
            left += 440 if wide else 262
        canvas.text("Seed", "semibold", 18, PANEL.x + 28, _FOOT + 62 + 23, theme.text, "ml", width=76, height=40)
