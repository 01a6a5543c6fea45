"""The table scene: a match on the screen. It brings actions to the match, and what they tell to the board."""

from __future__ import annotations

import time
from typing import Any

from lordsball.content.problems import Problems
from lordsball.engine.position import Told
from lordsball.engine.procedure import Action
from lordsball.games import Line, Question
from lordsball.match.autosave import Autosave
from lordsball.match.match import Match, NotNow, Packet
from lordsball.ui.boards import board_for
from lordsball.ui.boards.board import Choice, Offer, Seated
from lordsball.ui.canvas import Canvas
from lordsball.ui.desk import Desk
from lordsball.ui.inputs import RIGHT, Input, KeyPress, Move, Press
from lordsball.ui.live_cards import LiveCards
from lordsball.ui.opponents import Answer, Opponents
from lordsball.ui.scene import Scene
from lordsball.ui.scenes.table.bars import PRIMARY, Heading, Prompt, bar_buttons, draw_bars, prompt_buttons
from lordsball.ui.scenes.table.log_book import LogBook
from lordsball.ui.scenes.table.log_overlay import LogOverlay
from lordsball.ui.scenes.table.side_panel import SidePanel
from lordsball.ui.settings import SPEEDS
from lordsball.ui.timeline import Step
from lordsball.ui.widgets.button import Button

BUDGET = 0.012
"""Seconds of one frame that computer players may take when nothing is animated."""
NEWS_SECONDS = 6.0


class TableScene(Scene):
    """One match, from its present decision to its end.

    :param notice: what the person should know about it, such as that its history was lost.
    """

    def __init__(self, desk: Desk, match: Match, notice: str | None = None) -> None:
        super().__init__()
        self.desk = desk
        self.match = match
        self.opponents = Opponents(match)
        self.log = LogBook()
        self.prompt = Prompt()
        self.heading = Heading(match.game.name.removesuffix(" Baseball"), match.seed)
        self._notice = notice
        self._tab = 0
        self._news_left = 0.0
        self._saved = 0
        self._answer: Answer | None = None
        self._settled = False
        self._shown_result = match.over
        self._waiting_cards: Any = None

    # -- life --------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        match, desk = self.match, self.desk
        seats = [Seated(seat.name, seat.human, "" if seat.human else seat.player) for seat in match.seats]
        self.board = board_for(match.game.key, seats, lambda: self.app.settings, self.app.change)
        self.theme = self.board.theme
        self.autosave = Autosave(desk.saves, match)
        self.live = LiveCards(desk.folders, lambda: desk.read_cards(match.game.key))
        self.log.set(match.log(self.viewer))
        if self._notice:
            self.tell(self._notice)
        self._settle()

    def resume(self) -> None:
        self._settle()

    def leave(self) -> None:
        self.autosave.close()

    def back(self) -> None:
        self.desk.pause(self.match)

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen shows: the person to decide, or the only person; else a spectator's."""
        people = [number for number, seat in enumerate(self.match.seats) if seat.human]
        decision = self.match.decision
        if decision is not None and decision.seat in people:
            return decision.seat
        return people[0] if len(people) == 1 else None

    # -- acting ------------------------------------------------------------------------------------------------

    def choose(self, ticket: int, action: Action) -> None:
        """A person has chosen; what was offered at another moment, or while something moves, does not count."""
        if self.timeline.busy or ticket != self.match.ticket:
            return
        self._play(self.match.act(action))

    def _play(self, packet: Packet) -> None:
        """Show what an action has told: each event in turn, with its lines of the log, and then the next decision."""
        self._settled = False
        self._answer = None
        self.prompt.refusal = ""
        self.set_widgets(self._bar_widgets())
        view = self.match.view(self.viewer)
        for told in packet.told:
            self._queue(told, view)

    def _queue(self, told: Told, view: Any) -> None:
        event = told.for_seat(self.viewer)
        if event is None:
            return
        step = self.board.play(event, self.timeline)
        if step is not None:
            self.timeline.add(step)
        self.timeline.add(self._write(self.match.game.words.lines(event, view)))

    def _write(self, lines: list[Line]) -> Step:
        self.log.add(lines)
        yield from ()

    def _settle(self) -> None:
        """Everything has been shown: set the board from the view, and ask, or let a computer player think."""
        self._settled = True
        self._deal_waiting_cards()
        match, view = self.match, self.match.view(self.viewer)
        self.board.show(view)
        decision = match.decision
        offer = Offer()
        ticket = match.ticket
        if decision is not None:
            seat = match.seats[decision.seat]
            if seat.human:
                offer = self.board.offer(view, lambda action: self.choose(ticket, action), match.position.why_not)
            else:
                offer = self.board.watch(view, match.position.why_not)
            self._ask(view)
        self._heading()
        self.set_widgets(
            [
                *prompt_buttons(offer.primary, offer.secondary, lambda choice: self._chosen(ticket, choice)),
                *offer.widgets,
                *self._bar_widgets(),
            ]
        )
        if decision is None:
            self._finish()
        elif offer.at_once is not None:
            self.choose(ticket, offer.at_once)
        else:
            self._let_think()

    def _chosen(self, ticket: int, choice: Choice) -> None:
        self.choose(ticket, choice.action)

    def _ask(self, view: Any) -> None:
        decision = self.match.decision
        assert decision is not None
        self.prompt.seat = decision.seat
        self.prompt.question = self.match.game.words.question(view, self.match.names)

    def _let_think(self) -> None:
        """A computer player's answer, shown for a moment before it counts."""
        answer = self.opponents.think()
        if answer is None:
            return
        self._answer = answer
        decision = self.match.decision
        assert decision is not None
        name = self.match.seats[decision.seat].name
        label = self.match.game.words.action(answer.action, self.match.view(self.viewer))
        self.prompt.question = Question(f"{name}: {label}.", answer.reason)
        if self.timeline.speed != "off":
            self.timeline.add(self.timeline.wait("ai_decision"))

    def _take_answer(self) -> bool:
        """Carry out what a computer player has chosen; False where nobody has, or the match has moved since."""
        answer, self._answer = self._answer, None
        packet = None if answer is None else self.match.answer(answer.ticket, answer.action)
        if packet is None:
            return False
        self._play(packet)
        return True

    def _finish(self) -> None:
        self.prompt.question = Question("Final.", self.match.game.words.result(self.match.position, self.match.names))
        results = Button(PRIMARY, "Results", lambda: self.desk.open_results(self.match), kind="gold", size=19)
        self.set_widgets([results, *self._bar_widgets()])
        if not self._shown_result:
            self._shown_result = True
            self.autosave.flush()
            self.desk.open_results(self.match)

    # -- time --------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        dirty = super().update(dt)
        dirty |= self.board.advance(dt)
        dirty |= self._watch_files(dt)
        dirty |= self._fade_news(dt)
        if self.prompt.refusal != self.notice:
            self.prompt.refusal = self.notice
            dirty = True
        if self.autosave.written != self._saved:
            self._saved = self.autosave.written
            self._heading()
            dirty = True
        deadline = time.perf_counter() + BUDGET
        while not self.timeline.busy and self.app.scenes.top is self:
            if self._settled and not self._take_answer():
                break
            if self.timeline.speed == "off":
                self.timeline.finish()
            if not self.timeline.busy:
                self._settle()
            dirty = True
            if time.perf_counter() > deadline:
                break
        return dirty

    def _fade_news(self, dt: float) -> bool:
        if not self.prompt.news:
            return False
        self._news_left -= dt
        if self._news_left <= 0:
            self.prompt.news = ""
        return not self.prompt.news

    def tell(self, sentence: str) -> None:
        """Good news for a while."""
        self.prompt.news, self._news_left = sentence, NEWS_SECONDS

    # -- cards edited while they are played --------------------------------------------------------------------

    def _watch_files(self, dt: float) -> bool:
        found = self.live.poll(dt)
        if found is None:
            return False
        self._cards_found(found)
        return True

    def reload_cards(self) -> None:
        """Read the card files now."""
        self._cards_found(self.live.read_now())

    def _cards_found(self, found: Any) -> None:
        if isinstance(found, Problems):
            self.prompt.alarm = next(str(problem) for problem in found.problems if not problem.warning)
            return
        self.prompt.alarm = ""
        self._waiting_cards = found
        if not self.timeline.busy and self._settled:
            self._answer = None
            self._settle()

    def _deal_waiting_cards(self) -> None:
        """New numbers count from the next decision on, so cards wait until everything has been shown."""
        cards, self._waiting_cards = self._waiting_cards, None
        if cards is None:
            return
        changes = self.match.game.changes(self.match.cards, cards)
        try:
            changed = self.match.redeal(cards)
        except ValueError as misfit:
            self.prompt.alarm = f"{misfit} The old cards stay."
            return
        self.desk.keep_cards(self.match.game.key, cards)
        if changed:
            self.tell(" · ".join(changes[:2]) + (f" · {len(changes) - 2} more" if len(changes) > 2 else ""))
        else:
            self.tell("The cards say the same as before.")

    # -- taking back -------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Go back to the last decision of a person."""
        self._travel(self.match.undo)

    def redo(self) -> None:
        """Do again what was taken back."""
        self._travel(self.match.redo)

    def _travel(self, move: Any) -> None:
        try:
            move()
        except NotNow as refused:
            self.refuse(str(refused))
            return
        self.timeline.clear()
        self._answer = None
        self._shown_result = self.match.over
        self.log.set(self.match.log(self.viewer))
        self._settle()

    # -- bars --------------------------------------------------------------------------------------------------

    def _bar_widgets(self) -> list[Any]:
        panel = SidePanel(self._tab, self._log_rows, self.board.box_rows, self.board.odds_rows, self._open_tab)
        return [
            panel,
            panel.tabs,
            *bar_buttons(
                self.app.settings.speed, self.back, self.undo, self.match.why_no_undo(), self.redo,
                self.match.why_no_redo(), lambda: self._change_speed(1), self._open_log, self._open_rules,
            ),
        ]  # fmt: skip

    def _log_rows(self) -> list[Line]:
        return [line for line in self.log.lines if line.short]

    def _open_tab(self, tab: int) -> None:
        self._tab = tab
        for widget in self.widgets:
            if isinstance(widget, SidePanel):
                widget.open_tab, widget.skipped = tab, 0

    def _open_log(self) -> None:
        self.app.scenes.push(LogOverlay(self.log.lines, self.theme))

    def _open_rules(self) -> None:
        self.desk.open_rules(self.match.game.key, self.match.position.where())

    def _change_speed(self, step: int) -> None:
        speed = SPEEDS[(SPEEDS.index(self.app.settings.speed) + step) % len(SPEEDS)]
        self.app.change(speed=speed)
        if self._settled:
            self._settle()

    def _heading(self) -> None:
        decision = self.match.decision
        if decision is None:
            self.heading.owner = ""
        else:
            seat = self.match.seats[decision.seat]
            self.heading.seat = decision.seat
            self.heading.owner = f"{seat.name} decides" if seat.human else f"{seat.name} ({seat.player.capitalize()})"
        self.heading.trouble = self.autosave.trouble or ""
        self.heading.saved = "Saved" if self.autosave.written else ""

    # -- input and looks ---------------------------------------------------------------------------------------

    def handle(self, what: Input) -> bool:
        dirty = False
        if isinstance(what, Move):
            dirty = self.board.hover(what.x, what.y)
        elif isinstance(what, Press) and what.button == RIGHT:
            self.board.pin()
            dirty = True
        elif isinstance(what, KeyPress) and not what.repeat and self._own_key(what):
            return True
        return super().handle(what) or dirty

    def _own_key(self, key: KeyPress) -> bool:
        acts = {
            "ctrl+s": lambda: self.desk.open_save_as(self.match),
            "ctrl+o": self.desk.open_saves,
            "f5": self.reload_cards,
            "i": self.board.pin,
        }
        if key.name in acts:
            acts[key.name]()
        elif key.character == "+" or key.name in ("+", "="):
            self._change_speed(-1)
        elif key.character == "-" or key.name == "-":
            self._change_speed(1)
        else:
            return False
        return True

    def paint(self, canvas: Canvas) -> None:
        self.board.draw(canvas)
        draw_bars(canvas, self.heading, self.prompt)

    def draw_notice(self, canvas: Canvas) -> None:
        """Refusals stand in the prompt bar, where the eye is."""
