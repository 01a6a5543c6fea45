"""Watching a game again: step by step, at any speed, from anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from lordsball.games import Line
from lordsball.match.match import Packet
from lordsball.match.record import CardsChanged
from lordsball.match.replay import Replay
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import RIGHT, Input, KeyPress, Move, Press
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.timeline import call
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.scenes.scrubber import Chapter, Scrubber
from lordsball.ui.shelf import board_for
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.settings import SPEEDS
from lordsball.ui.table.bar_buttons import SPEED_NAMES
from lordsball.ui.table.board import Seated
from lordsball.ui.table.great_moment import GreatMoment
from lordsball.ui.table.hearing import Hearing
from lordsball.ui.table.log_book import LogBook
from lordsball.ui.table.side_panel import SidePanel
from lordsball.ui.table.tips import Tips

STILL_STEP = 0.15
"""Seconds a step stands when nothing is animated."""
_GREAT = 2.5
"""Seconds for which a great moment stands."""
TRY = Box(598, 4, 184, 32)
DIVERGED = Box(222, 4, 270, 32)
SCRUBBER = (560.0, 42.0, 704.0, 46.0)


class Written(NamedTuple):
    """A line of the log and after how many steps it was written."""

    step: int
    line: Line


class ReplayScene(Scene):
    """Stands where the replay stands; plays by itself until it is paused or the game ends."""

    def __init__(self, desk: Desk, replay: Replay) -> None:
        super().__init__()
        self.desk = desk
        self._whole = replay.over
        """It shows a game to its end: then any step of it can be tried another way."""
        self.replay = replay
        self.playing = False
        self._written = [*(Written(0, line) for line in replay.opening), *_log(replay)]
        begun = {step: _chapter(step, line) for step, line in self._written if line.heading}
        self._chapters = [*begun.values()]
        self._chapter: Chapter | None = None
        """That of the last heading that has been told."""
        self._log = LogBook()
        self._waited = 0.0
        self._hastens = False

    # -- life --------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        replay = self.replay
        seats = [Seated(seat.name, seat.human, "" if seat.human else seat.player) for seat in replay.seats]
        self.board = board_for(replay.game.key, seats, lambda: self.app.settings, self.app.change)
        self.board.past, self.board.unattended = replay.told, True
        self.board.great, self.board.heard = self._show_great, self.app.sound.play
        self.music = replay.game.key
        self.hearing = Hearing(
            self.app.sound, replay.game.key, self.board, (), self.timeline, lambda: self.app.settings.throw
        )
        self.theme = self.board.theme
        self.tips = Tips(self.board.landmarks)
        self.panel = SidePanel(self._log, self.board, self._point_at)
        self.scrubber = Scrubber(
            SCRUBBER, replay.length, replay.recorded, self._chapters, lambda: self.replay.at, lambda: self._chapter,
            self.go,
        )
        self._stand()
        self._tell_parting()

    def _tell_parting(self) -> None:
        if self.replay.diverged is not None:
            self.say(f"This replay {self.replay.diverged}.", 8)

    def resume(self) -> None:
        self._build()

    def _build(self) -> None:
        self.rebuild([*self._buttons(), self.scrubber, self.panel, self.panel.tabs])

    def _buttons(self) -> list[Widget]:
        speed = SPEED_NAMES[self.app.settings.speed]
        word, icon = ("Pause", "pause") if self.playing else ("Play", "play")
        parting: list[Widget] = []
        if self.replay.diverged is not None:
            words = f"Diverged at step {self.replay.diverged.number}"
            parting.append(Button(DIVERGED, words, self._tell_parting, kind="flat", icon="warning", size=18,
                                  tooltip="Why it stops here"))
        elif self._whole:
            parting.append(Button(TRY, "Try it from here", self._try, kind="flat", icon="play", size=18, always=True,
                                  keys=("x",), tooltip="A match of its own from this step; this game stays (X)"))
        return [
            *parting,
            Button((8, 4, 96, 32), "Back", self.back, kind="flat", icon="arrow_left", size=18, always=True,
                   tooltip="Back (Esc)"),
            Button((1136, 4, 136, 32), speed, lambda: self._change_speed(1), kind="flat", icon="speed", size=18,
                   always=True, hint=f"Speed: {speed}", tooltip="How fast things move (+ and -)"),
            self._transport(16, "step_back", "Previous chapter (Page Up)", lambda: self.go_chapter(-1), "page up"),
            self._transport(76, "chevron_left", "Previous step (Left)", lambda: self.step(-1), "left"),
            Button((136, 45, 208, 40), word, self.toggle, kind="gold", icon=icon, size=19, radius=10, always=True),
            self._transport(352, "chevron_right", "Next step (Right)", lambda: self.step(1), "right"),
            self._transport(412, "step_forward", "Next chapter (Page Down)", lambda: self.go_chapter(1),
                            "page down"),
        ]

    def _transport(self, x: float, icon: str, tooltip: str, act: Callable[[], object], key: str) -> Button:
        return Button((x, 45, 52, 40), "", act, kind="plain", icon=icon, hint=tooltip, tooltip=tooltip, radius=10,
                      always=True, keys=(key,))

    def _try(self) -> None:
        """Play on from the step that is shown; at the end, from before the last one."""
        at = min(self.replay.at, self.replay.length - 1)
        where = self._chapter.name if self._chapter is not None else "the start"
        self.desk.try_from(self.replay.match, at, where[0].lower() + where[1:])

    # -- moving ------------------------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Play, or pause where it stands; at the end play again from the start."""
        if not self.playing and self.replay.at >= self.replay.length and not self.timeline.busy:
            self.go(0)
        self.playing = not self.playing
        self._waited = STILL_STEP
        self._build()

    def step(self, by: int) -> None:
        """One step on, played, or one back; playing stops."""
        self.playing = False
        if by < 0:
            self.go(self.replay.at - 1)
            return
        self._come_to_rest()
        self.tips.work()
        self._forward()
        self._build()

    def _come_to_rest(self) -> None:
        """What is moving stands where it was going to, and no great moment comes of it any more."""
        self._hastens = True
        self.timeline.finish()
        self._hastens = False
        self.board.show(self.replay.view(None))

    def _show_great(self, moment: GreatMoment) -> bool:
        """A great moment fills the screen here, too; it goes on by itself after a while. See `Board.great`."""
        seen = not self._hastens and self.timeline.speed != "off"
        if seen:
            moment.stays = _GREAT
            self.app.scenes.push(moment)
        return seen

    def go(self, step: int) -> None:
        """Go to the position after this many steps; what was moving is dropped."""
        self.timeline.clear()
        self.tips.work()
        self.replay.go(step)
        self.hearing.turn_back()
        self._stand()

    def go_chapter(self, by: int) -> None:
        """To the start of a chapter before or after."""
        self.go(self.scrubber.neighbour(by))

    def _stand(self) -> None:
        """The board as it was at this step, and the log up to it."""
        view = self.replay.view(None)
        self.board.show(view)
        self.hearing.feel(view)
        self.board.look_away()
        self._log.set(line for step, line in self._written if step <= self.replay.at)
        self._chapter = next((c for c in reversed(self._chapters) if c.step <= self.replay.at), None)
        self._build()

    def _write(self, lines: Sequence[Line]) -> None:
        """These have been told now."""
        self._log.add(lines)
        for line in lines:
            if line.heading:
                self._chapter = _chapter(self.replay.at, line)

    def _forward(self) -> bool:
        """Take the next step and let it be seen; False at the end."""
        packet = self.replay.forward()
        if packet is None:
            return False
        if isinstance(packet, CardsChanged):
            self.say("From here on, the game was played with different cards.")
            self.board.show(self.replay.view(None))
            return True
        self._queue(packet)
        return True

    def _queue(self, packet: Packet) -> None:
        """Each event is seen, then its lines are written: the log and the chapter tell no more than the board shows."""
        self.board.look_away()
        view = self.replay.view(None)
        for event, after in packet.watched(None):
            self.hearing.add(event, self.board.play(event, self.timeline, after))
            lines = self.replay.game.words.lines(event, view)
            if self.timeline.busy:
                self.timeline.add(call(partial(self._write, lines)))
            else:
                self._write(lines)
        if not self.timeline.busy:
            self.board.show(self.replay.view(None))

    def update(self, dt: float) -> bool:
        moved = self.timeline.busy
        dirty = super().update(dt)
        dirty |= self.board.advance(dt)
        dirty |= self.tips.pass_time(dt, self.timeline.busy or self.playing or self.group.explains)
        if moved and not self.timeline.busy:
            view = self.replay.view(None)
            self.board.show(view)
            self.hearing.feel(view)
            dirty = True
        if not self.playing or self.timeline.busy or self.app.scenes.top is not self:
            return dirty
        if self.timeline.speed == "off" or not moved:
            # Nothing was to be seen of the last step, so it stands for a moment.
            self._waited += dt
            if self._waited < STILL_STEP:
                return dirty
        self._waited = 0.0
        if not self._forward():
            self.playing = False
            self._build()
            self._tell_parting()
        if self.timeline.speed == "off":
            self._come_to_rest()
        return True

    # -- bars --------------------------------------------------------------------------------------------------

    def _point_at(self, line: Line | None) -> bool:
        """The pointer is on a line of the log: the inspector shows whom it is about."""
        return self.board.hover_line("" if line is None else line.short or line.text)

    def _change_speed(self, by: int) -> None:
        speed = SPEEDS[(SPEEDS.index(self.app.settings.speed) + by) % len(SPEEDS)]
        self.app.change(speed=speed)
        self._build()

    # -- input and looks ---------------------------------------------------------------------------------------

    def handle(self, what: Input) -> bool:
        dirty = False
        if isinstance(what, Move):
            dirty = self.board.hover(what.x, what.y)
            dirty |= self.tips.point((what.x, what.y))
        elif isinstance(what, Press) and what.button == RIGHT:
            self.board.pin()
            return True
        elif isinstance(what, KeyPress) and self._own_key(what):
            return True
        if isinstance(what, Press | KeyPress):
            dirty |= self.tips.work()
        return super().handle(what) or dirty

    def _own_key(self, key: KeyPress) -> bool:
        """Keys of a player of films; the arrows step as long as they are held."""
        if key.name in ("left", "right"):
            self.step(1 if key.name == "right" else -1)
        elif key.repeat:
            return False
        elif key.name == "space":
            self.toggle()
        elif key.name in ("home", "end"):
            self.go(0 if key.name == "home" else self.replay.length)
        elif key.name in ("page up", "page down"):
            self.go_chapter(1 if key.name == "page down" else -1)
        elif key.name == "enter" and self.group.ring:
            # At a table Enter would only finish what moves; here the button in the frame is meant.
            self._come_to_rest()
            return False
        elif key.name == "i":
            told = self.tips.tip is not None
            if not self.tips.ask(self.group.at_ring()) or told:
                self.board.pin()
        elif key.character == "+" or key.name in ("+", "="):
            self._change_speed(-1)
        elif key.character == "-" or key.name == "-":
            self._change_speed(1)
        else:
            return False
        return True

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self.tips.draw(canvas, self.group.controls)

    def paint(self, canvas: Canvas) -> None:
        self.board.draw(canvas)
        self.panel.give_way()
        self._paint_bars(canvas)

    def _paint_bars(self, canvas: Canvas) -> None:
        theme, replay = canvas.theme, self.replay
        canvas.shadow(0, 0, 1280, 88, 0, 12, 0.6, 4)
        canvas.rounded(0, 0, 1280, 41, 0, theme.well, theme.panel_bottom)
        canvas.rounded(0, 41, 1280, 47, 0, theme.panel_top, theme.panel_bottom)
        line = f'<path d="M0 1 H1280" stroke="{theme.edge}" stroke-opacity=".6" stroke-width="2"/>'
        canvas.draw(line, 0, 86, 1280, 2)
        left = 116 + canvas.text("Replay", "display", 22, 116, 20, theme.accents[0], "ml", width=110) + 14
        if replay.diverged is None:
            names = " – ".join(replay.names)
            left += canvas.text(names, "semibold", 18, left, 20, theme.text, "ml", width=364, height=34) + 18
        else:
            left = DIVERGED.right + 18
        if self._whole:
            left = max(left, TRY.right + 10)
        chapter = self._chapter
        where = f"Step {replay.at} of {replay.length}"
        if chapter is not None:
            where = f"{chapter.name}, step {replay.at} of {replay.length}"
        right = 1126.0
        canvas.text(where, "body", 18, right, 20, theme.muted, "mr", width=right - left, height=34)


def _chapter(step: int, heading: Line) -> Chapter:
    return Chapter(step, heading.chapter or heading.short or heading.text)


def _log(replay: Replay) -> Iterator[Written]:
    """Every line of the log as a spectator reads it, with the step that wrote it."""
    for step, moment in enumerate(replay.history.walk(), 1):
        view = moment.position.view(None)
        for told in moment.told:
            event = told.for_seat(None)
            if event is not None:
                yield from (Written(step, line) for line in replay.game.words.lines(event, view))
