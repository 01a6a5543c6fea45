"""How a finished match went: who won, the numbers, three moments, and what to do next."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path

from lordsball.match.files import NotWritten
from lordsball.match.match import Match
from lordsball.match.replay import Replay
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.fitting import fitting_size
from lordsball.ui.kit.pieces.banner import PUMPKIN, draw_banner
from lordsball.ui.kit.pieces.chip import draw_chip
from lordsball.ui.kit.pieces.rays import draw_rays
from lordsball.ui.kit.pieces.sectors import Sector
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import OUTCOMES
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.scenes.setup import SEEDS
from lordsball.ui.scenes.verdict import LOST, FinishedScene
from lordsball.ui.shelf import cover_for
from lordsball.ui.shell.analysed import Analysed
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.desktop import copy_text
from lordsball.ui.shell.replay_files import keep_replay
from lordsball.ui.table.cover import Highlight
from lordsball.ui.table.scene import TableScene

NUMBERS = Box(28, 154, 800, 488)
MOMENTS = Box(844, 154, 408, 488)
_FIRST_MOMENT, _MOMENT_STEP = MOMENTS.y + 54, 142.0
_BUTTONS = 656.0


class MomentCard(Widget):
    """A moment of the match; a click shows it again."""

    def __init__(
        self, top: float, highlight: Highlight, turning: bool, draw_picture: Callable[[Canvas, float, float], None],
        on_click: Callable[[], object],
    ) -> None:
        rect = (MOMENTS.x + 12, top, MOMENTS.w - 24, _MOMENT_STEP - 10)
        super().__init__(rect, f"{highlight.when}: {highlight.what}", on_click, tooltip="Watch the replay")
        self.highlight = highlight
        self.turning = turning
        self.draw_picture = draw_picture

    def draw(self, canvas: Canvas, state: State) -> None:
        theme, told = canvas.theme, self.highlight
        x, y, w, h = self.rect
        edge = theme.light if state.hover else theme.edge
        canvas.rounded(x, y, w, h, 12, theme.panel_top, theme.well, edge, 1.5)
        self.draw_picture(canvas, x + 48, y + h / 2 + 10)
        when = f"{told.when}: the turning point" if self.turning else told.when
        canvas.text(when, "semibold", 18, x + 14, y + 18, theme.accents[0], "ml", width=w - 84, height=28)
        if told.result:
            look = OUTCOMES[told.result]
            sector = Sector(told.result, 0, look.letter, look.colour, look.text, told.chip)
            draw_chip(canvas, x + w - 54, y + 6, sector, 26)
        left, room = x + 98, w - 110
        words = [(f"{told.what}\n", "semibold", theme.text), (told.meant, "body", theme.muted)]
        size = fitting_size(canvas, words, room, h - 42, line_height=1.1)
        canvas.paragraph(words, left, y + 36, room, size, line_height=1.1)


def rematch(desk: Desk, scene: Scene, match: Match) -> None:
    """Begin another game of the same players with the same teams, and say so at the table; where today's cards do not
    allow it, the scene says why."""
    game = match.game
    try:
        again = Match(game, desk.cards(game.key), match.options, match.seats, secrets.randbelow(SEEDS), match.table)
    except ValueError as refused:
        scene.say(f"No rematch with today's cards: {refused}")
        return
    side = cover_for(game.key).setup.side
    desk.play(again, f"A rematch: everybody has the same {side} as before.")


class ResultsScene(FinishedScene):
    """Over the table at the end of a match; Escape goes back to the table as it stands."""

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__(desk, match)
        self._kept: Path | None = None
        self._analysed: Analysed | None = None

    def enter(self) -> None:
        place = (MOMENTS.right - 186, MOMENTS.y + 10, 174, 38)
        luck = Button(place, "Luck and skill", self._how_it_was_won, icon="chart", size=18, radius=9, keys=("l",),
                      tooltip="How you played and how the dice fell (L)")
        self.set_widgets([*self._moments(), *([luck] if len(self.match.seats) > 1 else []), *self._ways()])

    def update(self, dt: float) -> bool:
        # The box score gains a column when the analysis comes to its end.
        return super().update(dt) | (self._analysed is not None and self._analysed.look())

    def _how_it_was_won(self) -> None:
        self._analysed = self.desk.analysed(self.match)
        self.desk.open_luck(self.match)

    def _moments(self) -> list[Widget]:
        return [self._moment(number, told) for number, told in enumerate(self.ending.highlights)]

    def _moment(self, number: int, told: Highlight) -> Widget:
        def picture(canvas: Canvas, cx: float, cy: float) -> None:
            self.cover.draw_picture(canvas, self.match, told.seat, told.picture, cx, cy)

        top = _FIRST_MOMENT + number * _MOMENT_STEP
        return MomentCard(top, told, told is self.ending.turning, picture, lambda: self._watch(told.step - 1))

    def _ways(self) -> list[Widget]:
        same = f"The same players with the same {self.cover.setup.side}s (R)"
        ways: list[tuple[str, Callable[[], object], str, tuple[str, ...], str]] = [
            ("Next", lambda: self.desk.set_up(self.match.game.key), "", ("n",), "Set up another game (N)"),
            ("Table", self.close, "table", ("t",), "Back to the table (T)"),
            ("Rematch", lambda: rematch(self.desk, self, self.match), "rematch", ("r",), same),
            ("Replay", lambda: self._watch(0), "replay", ("w",), "From the first pitch (W)"),
            ("Save replay", self._keep_replay, "save", ("ctrl+s",), "Save to the replays folder (Ctrl+S)"),
            ("Copy result", self._copy, "copy", ("ctrl+c",), "Copy the result as text (Ctrl+C)"),
            ("Title", self.desk.title, "home", (), "Back to the title screen"),
        ]
        if self.match.why_no_undo() is None:
            ways.insert(4, ("Undo", self._undo, "undo", ("ctrl+z",), "Undo the last decision (Ctrl+Z)"))
        each = (1280 - 56 - 12 * (len(ways) - 1)) / len(ways)
        return [
            Button((28.0 + number * (each + 12), _BUTTONS, each, 52), label, act, icon=icon, size=21, keys=keys,
                   kind="gold" if number == 0 else "plain", tooltip=tip)
            for number, (label, act, icon, keys, tip) in enumerate(ways)
        ]

    # -- what to do next ---------------------------------------------------------------------------------------

    def _watch(self, step: int) -> None:
        replay = Replay(self.match)
        replay.go(step)
        self.desk.open_replay(replay)

    def _keep_replay(self) -> None:
        if self._kept is None:
            self.app.background.send(partial(keep_replay, self.desk.data, self.match), self._replay_kept)
        else:
            self.say(f"Replay saved: {self._kept}", 6)

    def _replay_kept(self, done: Future[Path]) -> None:
        try:
            self._kept = done.result()
        except NotWritten as refused:
            self.app.say(str(refused))
        else:
            self.app.say(f"Replay saved: {self._kept}")

    def _copy(self) -> None:
        match, ending = self.match, self.ending
        lines = (match.game.name, ending.sentence, *ending.table, f"Seed {match.seed}")
        self.say(copy_text("\n".join(lines)) or "Result copied.")

    def _undo(self) -> None:
        """Back at the table the last decision is open again."""
        self.close()
        table = self.app.scenes.top
        if isinstance(table, TableScene):
            table.undo()

    # -- looks -------------------------------------------------------------------------------------------------

    def paint(self, canvas: Canvas) -> None:
        theme = canvas.theme
        if not self.verdict.lost:
            draw_rays(canvas, 640, 62)
        draw_banner(canvas, 640, 57, self.verdict.words, LOST if self.verdict.lost else PUMPKIN)
        wide = min(1180.0, canvas.fitted_width(self.ending.sentence, "semibold", 20, 1100, 34) + 48)
        canvas.rounded(640 - wide / 2, 106, wide, 36, 18, theme.panel_top, theme.well, theme.edge, 2)
        canvas.text(self.ending.sentence, "semibold", 20, 640, 124, theme.text, "mc", width=1100, height=34)
        canvas.panel(*NUMBERS, 18, alpha=0.97)
        found = self._analysed.found if self._analysed is not None else None
        self.cover.draw_ending(
            canvas, self.match, NUMBERS.x + 24, NUMBERS.y + 14, NUMBERS.w - 48, NUMBERS.h - 28,
            found.players if found is not None else (),
        )
        canvas.panel(*MOMENTS, 18, alpha=0.97)
        heading = {0: self.ending.no_moments, 1: "Key moment"}.get(len(self.ending.highlights), "Key moments")
        slime = theme.accents[2]
        canvas.text(heading, "display", 24, MOMENTS.x + 22, MOMENTS.y + 30, slime, "ml", width=300, height=40)
