"""Before a game: who sits where, who plays what, what the table chooses, and the seed of its chance."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from lordsball import games
from lordsball.ai.player import levels_of
from lordsball.content.problems import Problems
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat, SeatError, Table
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.choices import Dropdown
from lordsball.ui.kit.widgets.switches import Segmented, Toggle
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.scenes.seating import Seating
from lordsball.ui.scenes.setup_rows import ListRows, PictureRows, Rows
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.desktop import copy_text
from lordsball.ui.table.cover import Setting
from lordsball.ui.table.privacy import HIDES

SEEDS = 10**6
"""A fresh seed is below this: short enough to read out to a friend."""
LONGEST_SEED = 15
SWITCH = 222.0
"""Room for a switch with its words."""


class SetupScene(Scene):
    """A panel over the first screen: seats as rows, what the table chooses, the seed, Start.

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
        self.chosen: dict[str, str] = {}
        """The answer to each setting."""
        self.agreed: dict[str, bool] = {}
        """The switches of the table that somebody has touched."""
        words = self.cover.setup
        self.rows: Rows = PictureRows(words, self._draw_side)
        if self.game.most_seats > 2:
            self.rows = ListRows(words, self.game)

    def enter(self) -> None:
        notice = self._read_cards()
        game = self.game
        self.settings = self.cover.settings(self.cards)
        self.switches = self.cover.switches(self.cards)
        self.chosen = {setting.word: setting.answers[0][0] for setting in self.settings}
        remembered = self.app.settings.last_seats.get(game.key, [])
        count = min(len(remembered) or game.usual_seats or game.fewest_seats, game.most_seats)
        sides = game.sides_of(self.cards, self.chosen)
        self.seating = Seating(levels_of(game.key), sides, remembered, max(count, game.fewest_seats),
                               self.cover.setup.called)
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

    def _draw_side(self, canvas: Canvas, side: str, x: float, y: float, w: float, h: float) -> None:
        self.cover.draw_side(canvas, self.cards, side, x, y, w, h)

    # -- widgets -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.rebuild([*self.rows.widgets(self.seating, self._done), *self._choices(), *self._foot()])

    def _done(self, act: Callable[[], object]) -> None:
        act()
        self._build()

    def _choices(self) -> list[Widget]:
        """What this table agrees on: settings and switches, and at the right end whether hands are hidden."""
        found: list[Widget] = []
        left, top = self.rows.panel.x + 28, self.rows.foot
        for setting in self.settings:
            label, width = _widths(setting)
            kind = Dropdown if label > 70 else Segmented
            keys = [key for key, _ in setting.answers]

            def choose(option: int, word: str = setting.word, keys: list[str] = keys) -> None:
                self.chosen[word] = keys[option]
                self.seating.replace_sides(self.game.sides_of(self.cards, self.chosen))
                self._build()

            found.append(kind((left + label, top, width, 42), setting.name, [name for _, name in setting.answers],
                              keys.index(self.chosen[setting.word]), choose))
            left += label + width + 28
        for switch in self.switches:

            def agree(on: bool, word: str = switch.word) -> None:
                self.agreed[word] = on

            found.append(Toggle((left, top, SWITCH, 42), switch.name, self.agreed.get(switch.word, False), agree,
                                tooltip=switch.about))
            left += SWITCH + 14
        if self._hides_hands:

            def hide(on: bool) -> None:
                self.hides = on

            found.append(Toggle((self.rows.panel.right - 28 - SWITCH, top, SWITCH, 42), "Hide hands", self.hides, hide,
                                tooltip="A curtain drops between players, so hands stay secret."))
        return found

    @property
    def _hides_hands(self) -> bool:
        """Is there anything to hide, and anybody to hide it from?"""
        return self.cover.has_secrets and sum(seat.player == HUMAN for seat in self.seating.seats) > 1

    def _foot(self) -> list[Widget]:
        panel, top, kind = self.rows.panel, self.rows.foot + 62, self.theme.chosen

        def keep_seed(text: str) -> None:
            self.seed = text

        def shuffle() -> None:
            self.seed = str(secrets.randbelow(SEEDS))
            self._build()

        left = panel.x + 110
        return [
            TextField((left, top, 180, 46), "Seed", self.seed, keep_seed, longest=LONGEST_SEED,
                      allowed=lambda sign: sign in "0123456789", placeholder="any"),
            Button((left + 190, top, 48, 46), "", shuffle, icon="shuffle", kind=kind, hint="New seed",
                   tooltip="New seed"),
            Button((left + 246, top, 48, 46), "", self._copy_seed, icon="copy", kind=kind, hint="Copy the seed",
                   tooltip="Copy the seed"),
            Button((panel.right - 400, top - 4, 130, 56), "Back", self.close, kind=kind, cap="Esc"),
            Button((panel.right - 258, top - 4, 230, 56), "Start", self._start, kind="gold", size=24),
        ]

    def _copy_seed(self) -> None:
        self.say(copy_text(self.seed) or f"Copied: {self.seed}")

    # -- starting ----------------------------------------------------------------------------------------------

    def _start(self) -> None:
        seats = [Seat(seat.name, seat.player) for seat in self.seating.seats]
        sides = [seat.side for seat in self.seating.seats]
        options = {**self.game.options_of(self.cards, sides, self.chosen), **self.agreed}
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
        theme, panel, foot = canvas.theme, self.rows.panel, self.rows.foot
        about, own = self.cover.setup.about, self.desk.own_cards
        canvas.panel(*panel, 20, alpha=1)
        room = 420.0 if own else 640.0
        canvas.text(self.game.name, "display", 32, panel.x + 32, panel.y + (34 if about else 38), theme.accents[0],
                    "ml", width=room, height=44)
        if about:
            canvas.text(about, "serif_italic", 18, panel.x + 32, panel.y + 71, theme.muted, "ml", width=panel.w - 64,
                        height=26)
        if own:
            draw_icon(canvas, "folder", panel.x + 470, panel.y + 24, 24, theme.gold)
            words = f"Cards from {', '.join(str(folder) for folder in own)}"
            canvas.paragraph(words, panel.x + 502, panel.y + 13, panel.w - 530, 18, colour=theme.text, most_rows=2)
        self.rows.paint(canvas, self.seating)
        left = panel.x + 28
        for setting in self.settings:
            label, width = _widths(setting)
            canvas.text(setting.name, "semibold", 18, left, foot + 21, theme.text, "ml", width=label - 10, height=40)
            left += label + width + 28
        if not self.settings and not self.switches:
            room = panel.w - 56 - (SWITCH + 14) * self._hides_hands
            canvas.text("The same seed and the same choices give the same game.", "body", 18, left, foot + 21,
                        theme.muted, "ml", width=room, height=40)
        canvas.text("Seed", "semibold", 18, panel.x + 28, foot + 85, theme.text, "ml", width=76, height=40)


def _widths(setting: Setting) -> tuple[float, float]:
    """Of a setting's name and of what it is chosen with: a menu where its answers are long."""
    return (82.0, 330.0) if max(len(name) for _, name in setting.answers) > 4 else (66.0, 168.0)
