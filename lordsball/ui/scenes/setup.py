"""Before a game: who sits where, who plays what, what the table chooses, and the seed of its chance."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from lordsball import games
from lordsball.ai.player import LESS_EFFORT, USUAL_EFFORT, levels_of
from lordsball.content.problems import Problems
from lordsball.games import Game
from lordsball.match.match import Match
from lordsball.match.seats import HUMAN, Seat, SeatError, Table
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.icon import draw_icon
from lordsball.ui.kit.pieces.poster import BALLS, HARD, draw_hardness
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.choices import Dropdown
from lordsball.ui.kit.widgets.plates import ChoicePlate
from lordsball.ui.kit.widgets.switches import Toggle
from lordsball.ui.kit.widgets.text_field import TextField
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.scenes.seating import ALONE, COMPUTERS, FRIENDS, WATCHED, Seating
from lordsball.ui.scenes.setup_more import Folded, MoreLine, draw_folded, place, row
from lordsball.ui.scenes.setup_rows import AREA, PANEL, ListRows, PictureRows, Rows
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.desktop import copy_text
from lordsball.ui.table.coach import COACH
from lordsball.ui.table.cover import Persona, Setting
from lordsball.ui.table.privacy import HIDES

EFFORT = "effort"
"""How long computer players may search, among what was chosen last."""
SEEDS = 10**6
"""A fresh seed is below this: short enough to read out to a friend."""
LONGEST_SEED = 15
_WHO, _WHO_TALL = AREA.y - 84, 72.0
"""Top and height of the plates that say who plays."""
_LONG = Box(AREA.x + 124, AREA.y + 294, AREA.w - 124, 60)
"""Where the lengths of a game stand."""
_MORE = Box(AREA.x, AREA.bottom + 12, AREA.w, 44)
_FOOT = 626.0


class Company(NamedTuple):
    """A kind of company, as a plate offers it."""

    kind: str
    icon: str
    head: str
    words: str


def companies(game: Game) -> list[Company]:
    """What kinds of company can sit down to a game, the usual one for a first evening second of three."""
    several = game.most_seats > 2
    rivals = Company(COMPUTERS, "robot", "You and computers" if several else "You against the computer",
                     "rivals of any strength" if several else "of any strength")
    friends = Company(FRIENDS, "table", "Friends at this screen" if several else "Two at this screen", "taking turns")
    if game.fewest_seats == 1:
        return [Company(ALONE, "person", "You alone", "against the game itself"), rivals, friends]
    return [rivals, friends, Company(WATCHED, "eye", "Computers only", "you watch")]


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
        self.seed = ""
        self.hides = True
        self.coach: bool | None = None
        """Is there a coach at the table? None: nobody has said; then there is, but where hands are hidden."""
        self.quick = False
        """May computer players search less?"""
        self.open = False
        """What is usually folded lies open, in place of the seats."""
        self.chosen: dict[str, str] = {}
        """The answer to each setting."""
        self.agreed: dict[str, bool] = {}
        """The switches of the table that are on, or have been touched."""
        words = self.cover.setup
        self.rows: Rows = PictureRows(words, self._draw_side, lambda side: self.cover.plan_of(self.cards, side))
        if self.game.most_seats > 2:
            self.rows = ListRows(words, self.game, self._draw_side)

    def enter(self) -> None:
        notice = self._read_cards()
        game = self.game
        self.settings = self.cover.settings(self.cards)
        self.switches = self.cover.switches(self.cards)
        self._remember(self.app.settings.last_choices.get(game.key, {}))
        remembered = self.app.settings.last_seats.get(game.key, [])
        count = min(len(remembered) or game.usual_seats or game.fewest_seats, game.most_seats)
        sides = game.sides_of(self.cards, self.chosen)
        self.seating = Seating(levels_of(game.key), sides, remembered, max(count, game.fewest_seats),
                               self.cover.setup.called, self._persona)
        self._build()
        if notice:
            self.say(notice, 8)

    def _remember(self, last: Mapping[str, str | bool]) -> None:
        """Choose what was chosen last, as far as it is still there to be chosen."""
        for setting in self.settings:
            keys = [key for key, _ in setting.answers]
            before = last.get(setting.word)
            self.chosen[setting.word] = before if isinstance(before, str) and before in keys else keys[0]
        for switch in self.switches:
            if last.get(switch.word) is True:
                self.agreed[switch.word] = True
        self.hides = last.get(HIDES) is not False
        self.quick = last.get(EFFORT) == LESS_EFFORT
        # Between hidden hands it takes those who sit there to want one: that is asked each time.
        self.coach = False if last.get(COACH) is False else None

    def _read_cards(self) -> str:
        """Have the cards as their files are now; a sentence where they cannot be read and the ones before count."""
        try:
            self.cards = self.desk.read_cards(self.game.key)
        except Problems as problems:
            self.cards = self.desk.cards(self.game.key)
            return f"New cards not read; playing with the old ones: {problems.errors[0]}"
        return ""

    def _persona(self, side: str) -> Persona | None:
        return self.cover.persona(self.cards, side)

    def _draw_side(self, canvas: Canvas, side: str, x: float, y: float, w: float, h: float) -> None:
        self.cover.draw_side(canvas, self.cards, side, x, y, w, h)

    # -- widgets -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.folded = self._folded()
        if self.open:
            shown: list[Widget] = [control for line in self.folded for control in line.controls]
        else:
            shown = [*self.rows.widgets(self.seating, self._done), *self._lengths()]
        self.rebuild([*self._company(), *shown, MoreLine(_MORE, self.folded, self.open, self._unfold), *self._foot()])

    def _done(self, act: Callable[[], object]) -> None:
        act()
        self._build()

    def _unfold(self) -> None:
        self.open = not self.open
        self._build()

    def back(self) -> None:
        """What is unfolded is folded first."""
        if self.open:
            self._unfold()
        else:
            self.close()

    def _company(self) -> list[Widget]:
        """Who plays: a plate for each kind of company."""
        kinds, game = companies(self.game), self.game
        gap = 12.0
        width = (AREA.w - gap * (len(kinds) - 1)) / len(kinds)
        usual = max(2, game.usual_seats or game.fewest_seats)

        def invite(kind: str) -> None:
            self._done(lambda: self.seating.invite(kind, usual))

        return [
            ChoicePlate((AREA.x + number * (width + gap), _WHO, width, _WHO_TALL), each.head, each.words,
                        each.kind == self.seating.company, partial(invite, each.kind), icon=each.icon,
                        cap=str(number + 1))
            for number, each in enumerate(kinds)
        ]

    def _lengths(self) -> list[Widget]:
        """How long it is to take, for games where that can be chosen: a plate for each answer."""
        found: list[Widget] = []
        for setting in self.settings:
            gap, count = 12.0, len(setting.abouts)
            for number, about in enumerate(setting.abouts):
                key, name = setting.answers[number]
                width = (_LONG.w - gap * (count - 1)) / count
                box = (_LONG.x + number * (width + gap), _LONG.y, width, _LONG.h)
                found.append(ChoicePlate(box, name, about, self.chosen[setting.word] == key,
                                         partial(self._choose, setting.word, key)))
        return found

    def _choose(self, word: str, key: str) -> None:
        self.chosen[word] = key
        self.seating.replace_sides(self.game.sides_of(self.cards, self.chosen))
        self._build()

    def _folded(self) -> list[Folded]:
        """What a beginner need not answer: settings without a length, switches, hidden hands, the seed."""
        lines: list[Folded] = []
        for setting in self.settings:
            if not setting.abouts:
                names = [name for _, name in setting.answers]
                at = [key for key, _ in setting.answers].index(self.chosen[setting.word])

                def pick(option: int, setting: Setting = setting) -> None:
                    self._choose(setting.word, setting.answers[option][0])

                menu = Dropdown(place(len(lines)), setting.name, names, at, pick)
                tells = setting.tells[at] if setting.tells else ""
                lines.append(Folded(setting.name, tells, f"{setting.name}: {names[at]}", (menu,)))
        for switch in self.switches:

            def agree(on: bool, word: str = switch.word) -> None:
                self.agreed[word] = on
                self._build()

            on = self.agreed.get(switch.word, False)
            toggle = Toggle(_whole(len(lines)), switch.name, on, agree)
            lines.append(Folded(switch.name, switch.about, f"{switch.name}: {_SAID[on]}", (toggle,)))
        if self._hides_hands:

            def hide(on: bool) -> None:
                self.hides = on
                self._build()

            about = "A curtain drops between players, so hands stay secret."
            toggle = Toggle(_whole(len(lines)), "Hide hands", self.hides, hide)
            lines.append(Folded("Hide hands", about, f"Hide hands: {_SAID[self.hides]}", (toggle,)))
        if any(seat.player == HUMAN for seat in self.seating.seats):
            lines.append(self._coach_line(len(lines)))
        if any(seat.player != HUMAN and self.seating.levels[seat.player].searches for seat in self.seating.seats):
            lines.append(self._quick_line(len(lines)))
        about = "The same seed and the same choices give the same game."
        lines.append(Folded("Seed", about, f"Seed: {self.seed or 'a new one'}", self._seed_controls(len(lines))))
        return lines

    def _coach_line(self, number: int) -> Folded:
        hidden = self._hides_hands and self.hides

        def ask(on: bool) -> None:
            self.coach = on
            self._build()

        about = "Whistle or H: what would a strong player do, and why?"
        if hidden:
            about = "Off unless you both want it: advice tells something about a hand."
        on = self.coach if self.coach is not None else not hidden
        return Folded("Coach", about, f"Coach: {_SAID[on]}", (Toggle(_whole(number), "Coach", on, ask),))

    def _quick_line(self, number: int) -> Folded:
        def hurry(on: bool) -> None:
            self.quick = on
            self._build()

        about = "For a slow machine: computer players search less, and play a little weaker."
        toggle = Toggle(_whole(number), "Think less", self.quick, hurry)
        return Folded("Think less", about, f"Think less: {_SAID[self.quick]}", (toggle,))

    def _seed_controls(self, number: int) -> tuple[Widget, ...]:
        kind = self.theme.chosen

        def keep_seed(text: str) -> None:
            self.seed = text

        def shuffle() -> None:
            self.seed = str(secrets.randbelow(SEEDS))
            self._build()

        return (
            TextField(place(number, 260), "Seed", self.seed, keep_seed, longest=LONGEST_SEED,
                      allowed=lambda sign: sign in "0123456789", placeholder="a new one"),
            Button(place(number, 50, 268), "", shuffle, icon="shuffle", kind=kind, hint="New seed", tooltip="New seed"),
            Button(place(number, 50, 326), "", self._copy_seed, icon="copy", kind=kind, hint="Copy the seed",
                   tooltip="Copy the seed", enabled=bool(self.seed), why="Type or roll a seed first."),
        )

    @property
    def _hides_hands(self) -> bool:
        """Is there anything to hide, and anybody to hide it from?"""
        return self.cover.has_secrets and sum(seat.player == HUMAN for seat in self.seating.seats) > 1

    def _foot(self) -> list[Widget]:
        found: list[Widget] = [Button((AREA.x, _FOOT, 150, 56), "Back", self.back, kind=self.theme.chosen, cap="Esc")]
        if self.desk.next_lesson(self.game.key) is not None:
            found.append(Button((AREA.x + 166, _FOOT, 230, 56), "Learn it first", self._learn, kind="bone",
                                icon="lesson"))
        return [*found, Button((AREA.right - 290, _FOOT, 290, 56), "Play ball", self._start, kind="gold", size=24)]

    def _learn(self) -> None:
        self.desk.open_lessons(self.game.key)

    def _copy_seed(self) -> None:
        self.say(copy_text(self.seed) or f"Copied: {self.seed}")

    # -- starting ----------------------------------------------------------------------------------------------

    def _start(self) -> None:
        seats = [Seat(seat.name, seat.player) for seat in self.seating.seats]
        sides = [seat.side for seat in self.seating.seats]
        options = {**self.game.options_of(self.cards, sides, self.chosen), **self.agreed}
        screen = {HIDES: self.hides} if self.cover.has_secrets else {}
        coach = {} if self.coach is None else {COACH: self.coach}
        effort = LESS_EFFORT if self.quick else USUAL_EFFORT
        table = Table(screen={**screen, **coach}, effort=effort)
        seed = int(self.seed) if self.seed else secrets.randbelow(SEEDS)
        try:
            match = Match(self.game, self.cards, options, seats, seed, table)
        except (SeatError, ValueError) as refused:
            self.say(str(refused))
            return
        key, settings = self.game.key, self.app.settings
        choices = {**self.chosen, **self.agreed, HIDES: self.hides, EFFORT: effort, **coach}
        self.app.change(last_seats={**settings.last_seats, key: self.seating.remembered()},
                        last_choices={**settings.last_choices, key: choices})
        self.desk.play(match)

    # -- looks -------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        theme, panel = canvas.theme, PANEL
        about, own = self.cover.setup.about, self.desk.own_cards
        canvas.panel(*panel, 20, alpha=1)
        facts = self.cover.facts(self.cards)
        plate = _hard_plate(canvas, facts.hard) if facts.hard else 0.0
        room = AREA.w - plate - 20
        canvas.text(self.game.name, "display", 34, AREA.x, panel.y + 34, theme.accents[0], "ml", width=room, height=44)
        length = canvas.text(f"{facts.who}, {facts.long}", "semibold", 18, AREA.right, panel.y + 74, theme.text, "mr",
                             height=26)
        room = AREA.w - length - 20
        if own:
            draw_icon(canvas, "folder", AREA.x, panel.y + 62, 22, theme.gold)
            words = f"Cards from {', '.join(str(folder) for folder in own)}"
            canvas.text(words, "body", 18, AREA.x + 30, panel.y + 74, theme.text, "ml", width=room - 30, height=26)
        else:
            canvas.text(about, "serif_italic", 18, AREA.x, panel.y + 74, theme.muted, "ml", width=room, height=26)
        if self.open:
            draw_folded(canvas, self.folded)
            return
        self.rows.look_at(self.group.hovered or self.group.focused)
        self.rows.paint(canvas, self.seating)
        if self.cover.solo is not None and self.seating.company == ALONE:
            kind = self.cover.solo.kind(self.chosen)
            self.cover.solo.draw_goal(
                canvas, self.cards, self.chosen, self.desk.best.of(self.game.key, kind), *self.rows.below(self.seating)
            )
        for setting in self.settings:
            if setting.abouts:
                canvas.text(setting.name, "display", 22, AREA.x, _LONG.cy, theme.text, "ml",
                            width=_LONG.x - AREA.x - 12, height=40)


_SAID = {True: "on", False: "off"}


def _whole(number: int) -> Box:
    """Where a switch stands that fills its line: its name at the left, itself at the right."""
    line = row(number)
    return Box(line.x, line.y, line.w, 32)


def _hard_plate(canvas: Canvas, hard: int) -> float:
    """How hard the game is, in words and baseballs, in the upper right corner; returns how wide that is."""
    theme, words = canvas.theme, HARD[hard]
    width = canvas.fitted_width(words, "semibold", 18, 200, 32) + BALLS[0] + 36
    x, middle = AREA.right - width, PANEL.y + 34
    canvas.rounded(x, middle - 17, width, 34, 10, theme.panel_top, theme.well, theme.edge, 1.5)
    canvas.text(words, "semibold", 18, x + 14, middle, theme.text, "ml", width=200, height=32)
    draw_hardness(canvas, AREA.right - BALLS[0] - 12, middle, hard, theme.muted)
    return width
