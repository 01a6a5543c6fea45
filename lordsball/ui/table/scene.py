"""The table scene: a match on the screen. It takes actions to the match, and their events to the board."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from lordsball.engine.procedure import Action
from lordsball.match.autosave import Autosave
from lordsball.match.match import Match, NotNow, Packet
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import Input, KeyPress
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.shelf import board_for
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.live_cards import LiveCards
from lordsball.ui.table.bar_buttons import PRIMARY, BarActs, prompt_buttons
from lordsball.ui.table.board import Board, Offer, Seated
from lordsball.ui.table.card_edits import CardEdits
from lordsball.ui.table.chances import Chances
from lordsball.ui.table.coach import Coach
from lordsball.ui.table.first_times import FirstTimes
from lordsball.ui.table.frame import UNTIL_READ, TableFrame
from lordsball.ui.table.hearing import Hearing
from lordsball.ui.table.keys import act_on
from lordsball.ui.table.log_overlay import LogOverlay
from lordsball.ui.table.looking import Looking
from lordsball.ui.table.opponents import Opponents
from lordsball.ui.table.pace import Pace
from lordsball.ui.table.privacy import Privacy
from lordsball.ui.table.script import Script
from lordsball.ui.table.telling import Telling

BUDGET = 0.012
"""Seconds of one frame in which computer players may go on when nothing is animated."""
_PATIENCE = 0.008
"""Seconds to wait for an answer that comes at once: most do, and then nobody is seen thinking."""
_ONE_WISH = 0.15
"""Seconds in which several presses on Undo are one."""


class TableScene(Scene):
    """One match, from its present decision to its end.

    :param notice: what the person should know about it, such as that its history was lost.
    :param script: what plays along instead of the computer players, and takes each choice first: a lesson.
    :param inside: the scene that this table is a part of; None: it is one by itself.
    """

    desk: Desk
    match: Match
    board: Board
    frame: TableFrame
    chances: Chances
    pace: Pace
    keeps = True  # the match is saved as it goes, and its end is a moment

    def __init__(
        self, desk: Desk, match: Match, notice: str | None = None, script: Script | None = None,
        inside: Scene | None = None,
    ) -> None:
        super().__init__()
        self.desk = desk
        self.match = match
        self.script = script
        self.front: Scene = inside or self
        """What has to lie on top for the match to go on."""
        self.opponents = script or Opponents(match, desk.thinker)
        self.autosave: Autosave | None = None
        self._notice = notice
        self._settled = False
        """Everything has been shown, and the present decision is open."""
        self._doubted = (-1, "")
        """The decision and the option that a second press is waited for."""
        self._offer = Offer()
        self._since_travel = _ONE_WISH
        self._shown_result = match.over
        self.pace = Pace(self)

    # -- life --------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        match, desk = self.match, self.desk
        seats = [Seated(seat.name, seat.human, "" if seat.human else seat.player) for seat in match.seats]
        self.board = board_for(match.game.key, seats, lambda: self.app.settings, self.app.change)
        self.theme, self.music = self.board.theme, match.game.key
        self.autosave = Autosave(desk.saves, match) if self.script is None and self.keeps else None
        live = desk.live(match.game.key) if self.script is None else LiveCards((), lambda: match.cards)
        self.edits = CardEdits(live, match)
        acts = BarActs(
            self.back, self.undo, self.redo, self.pace.next_speed, self._mute, lambda: self.app.settings.muted,
            self._open_log, self.open_rules, lambda: self.coach.press(),
        )
        self.frame = TableFrame(match, self.board, acts)
        self.announcer = self.frame.announcer
        self.privacy = Privacy(match, self.board)
        self.looking = Looking(self.board, self.frame, self.group)
        self.tips = self.looking.tips
        self.coach, self.firsts, self.chances = Coach(self), FirstTimes(self), Chances(self)
        self.board.again = self._ask_again
        self.board.overlay, self.board.great = self._lay_over, self.pace.show_great
        self.board.heard = self.app.sound.play
        self.hearing = Hearing(
            self.app.sound, match.game.key, self.board, self.privacy.people, self.timeline,
            lambda: self.app.settings.throw,
        )
        self.telling = Telling(match, self.board, self.privacy, self.frame.log, self.timeline, self.hearing)
        self.board.past = self.telling.past
        self.board.looked_back = lambda kind: match.moments_of(kind, None)
        if not self.telling.tell_unread():
            self.telling.begin_again()
        self.announcer.tell(self._notice or "")
        self._settle()

    def resume(self) -> None:
        # What was moving goes on; the decision is offered again, since settings and cards may have changed.
        if self._settled:
            self._settle()

    def leave(self) -> None:
        for thinks in (self.opponents, self.coach, self.chances):
            thinks.close()
        if self.autosave is not None:
            self.autosave.close()
            self.desk.records.left(self.match)

    abandon = leave

    def back(self) -> None:
        if self.tips.hide():
            return
        if self.script is not None:
            self.script.leave()
        elif not self.coach.close():
            self.desk.pause(self.match)

    @property
    def viewer(self) -> int | None:
        """Whose eyes the screen shows; None: a spectator's."""
        return self.privacy.viewer

    @property
    def offer(self) -> Offer:
        """What is offered at the present decision; nothing while something is shown."""
        return self._offer if self.ready else Offer()

    @property
    def ready(self) -> bool:
        """Has everything been shown, and may somebody choose?"""
        return self._settled and not self.timeline.busy and not self.board.holds

    # -- acting ------------------------------------------------------------------------------------------------

    def choose(self, ticket: int, action: Action, sure: bool = False) -> None:
        """A person has chosen; what was offered at another moment, or while something moves, does not count.

        :param sure: it has been thought over, and needs no second press.
        """
        if self.timeline.busy or ticket != self.match.ticket:
            return
        self.be_deaf()
        if self.script.takes(action) if self.script is not None else not sure and self._doubts(ticket, action):
            return
        self.privacy.has_read(self.frame.log)
        self.board.decided()
        self._announce(action)
        self._play([self.match.act(action)])

    def _doubts(self, ticket: int, action: Action) -> bool:
        """What looks like a mistake is asked for a second press, once."""
        before, self._doubted = self._doubted, (ticket, str(action))
        if before == self._doubted:
            return False
        why = self.board.doubt(self.privacy.offered(self.match.view(self.viewer)), action)
        if not why:
            return False
        self.say(why, UNTIL_READ)
        return True

    def _play(self, packets: Sequence[Packet]) -> None:
        """Show what actions have told: each event in turn with its lines of the log; then comes the next decision."""
        self._settled = False
        self.board.look_away()
        self.tips.work()
        self.notice = ""
        self.announcer.playing()
        self._put_widgets()
        self.telling.show(packets)
        self.firsts.hear(packets)

    def _announce(self, action: Action, reason: str = "") -> None:
        """Say what who decides does, but for secrets."""
        decision = self.match.decision
        assert decision is not None
        self.announcer.choice(action, self.match.view(self.viewer), reason, self.privacy.keeps(decision.seat))

    def _ask_again(self) -> None:
        """Offer the present decision again, after a choice that is not an action yet."""
        if self._settled and not self.timeline.busy:
            self._settle()

    def _lay_over(self, scene: Scene) -> None:
        if not self.timeline.busy:
            self.app.scenes.push(scene)

    def _settle(self) -> None:
        """Everything has been shown: set the board from the view, and open the present decision."""
        self._settled = True
        self.telling.catch_up()
        self.edits.deal()
        self.privacy.decides()
        match, view, ticket = self.match, self.match.view(self.viewer), self.match.ticket
        self.telling.set_board(view)
        seat = match.to_act()
        curtain = None if self.board.holds else self.privacy.curtain(self.frame.log, self._settle)
        if seat is not None and seat.human:
            self.pace.skipping = False
        own = self.privacy.offered(view)
        if seat is not None and seat.human and curtain is None and not self.opponents.to_act:
            offer = self.board.offer(own, lambda action: self.choose(ticket, action), own.why_not)
        else:
            offer = self.board.watch(view, view.why_not)
        self._offer = offer
        self.chances.look(hidden=curtain is not None)
        self.announcer.ask(view, "" if offer.priced else offer.how, offer.at_once is not None and self.script is None)
        self.announcer.alarm(self.edits.alarm, self.edits.whole_alarm)
        self._put_widgets(self.choices(offer, ticket), [*offer.widgets, *self.privacy.widgets()])
        self.group.start = offer.first
        if curtain is not None:
            self.app.scenes.push(curtain)
        elif self.script is not None:
            return  # who is taught goes on when the script does
        elif offer.at_once is not None:
            self.group.heard("window_passed")
            self.board.answered(own, offer.at_once)
            self._play([match.act_beforehand(offer.at_once)])
        elif match.over and self.keeps and not self._shown_result and not self.board.holds:
            self._shown_result = True
            self.desk.open_end(match)
        elif seat is not None and seat.human:
            self.firsts.ask(own)

    def choices(self, offer: Offer, ticket: int) -> list[Widget]:
        """The buttons of the prompt bar."""
        if self.board.holds or (self.match.over and self.script is not None):
            return []
        if self.match.over:
            return [Button(PRIMARY, "Results", lambda: self.desk.open_results(self.match), kind="gold", size=19)]
        return prompt_buttons(offer, lambda choice: self.choose(ticket, choice.action))

    # -- time --------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        dirty = super().update(dt)
        dirty |= self.board.advance(dt)
        dirty |= self.edits.watch(dt) and self._cards_found()
        dirty |= self.frame.look_at_saves(self.autosave, self.say)
        dirty |= self.coach.pass_time(dt) | self.chances.pass_time()
        dirty |= self.tips.pass_time(dt, self.timeline.busy or self.group.explains)
        self._since_travel += dt
        self.pace.pass_time(dt)
        if self.pace.is_due:
            self._settle() if self._settled else self._put_widgets()
        deadline = time.perf_counter() + BUDGET
        while not self.timeline.busy and self.app.scenes.top is self.front:
            if not self._go_on():
                break
            dirty = True
            if self.pace.at_once:
                self.timeline.finish()
            if time.perf_counter() > deadline:
                break
        thinks = self._settled and self.opponents.to_act
        return self.announcer.pass_time(dt, self.notice, thinks) or dirty

    def stirred(self, dt: float) -> Box | None:
        life = self.board.life
        return life.stir(dt, self.app.settings.reduced_motion) if life is not None else None

    def _go_on(self) -> bool:
        """The next step of the match when nothing moves; False while somebody has to be waited for."""
        if not self._settled:
            self._settle()
            return True
        if self.board.holds:
            return False
        answer = self.opponents.answer(_PATIENCE)
        if answer is None:
            return False
        # What is announced counts: else it could be heard and then avoided by taking back what it answers.
        verb, quick = answer.action.verb, {*self.board.unspoken, *self.board.self_evident}
        if verb not in self.board.unspoken:
            self._announce(answer.action, answer.reason)
        packet = self.match.answer(answer.ticket, answer.action)
        if packet is not None:
            self.timeline.add(self.timeline.pause(0.0 if verb in quick else "ai_decision"))
            self._play([packet])
        return packet is not None

    # -- cards edited while they are played --------------------------------------------------------------------

    def reload_cards(self) -> None:
        """Read the card files now."""
        self.edits.read_now()
        self._cards_found()

    def _cards_found(self) -> bool:
        """Tell what is new; deal the cards at once where nothing moves, else they wait for that."""
        self.announcer.alarm(self.edits.alarm, self.edits.whole_alarm)
        self.announcer.tell(self.edits.news)
        if self.edits.waiting and self._settled and not self.timeline.busy:
            self._settle()
        return True

    # -- taking back -------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Go back to the last decision of a person, in a lesson to the last step."""
        if self.script is None:
            self._travel(self.match.undo)
        else:
            self.script.back()

    def redo(self) -> None:
        """Do again what was taken back, and show it again."""
        self._travel(self.match.redo)

    def _travel(self, move: Callable[[], list[Packet] | None]) -> None:
        if self._since_travel < _ONE_WISH:
            return
        self.timeline.finish()
        try:
            packets = move()
        except NotNow as refused:
            self.refuse(str(refused))
            return
        self._since_travel = 0.0
        self.timeline.clear()
        self.hearing.turn_back()
        self._shown_result = self.match.over
        if packets:
            self._play(packets)
            return
        self.telling.begin_again()
        self._settle()

    # -- bars and panel ----------------------------------------------------------------------------------------

    def _put_widgets(self, choices: Sequence[Widget] = (), offered: Sequence[Widget] = ()) -> None:
        """The choices in the prompt bar, what the board offers, and what is always there."""
        if self.pace.may_skip:
            choices = [*choices, self.pace.button]
        self.set_widgets([*self.frame.widgets(choices, offered, self.app.settings.speed), *self.coach.widgets()])

    def _mute(self) -> None:
        self.app.change(muted=not self.app.settings.muted)

    def _open_log(self) -> None:
        self.app.scenes.push(LogOverlay(self.frame.log.lines, self.theme))

    def open_rules(self) -> None:
        """The rules: of what a tip stands about, else at the present step."""
        self.desk.open_rules(self.match.game.key, self.tips.heading or self.match.position.where())

    def inspect(self) -> None:
        """Say what the pointer or the ring is on."""
        self.looking.inspect()
        self.touch()

    # -- input and looks ---------------------------------------------------------------------------------------

    def handle(self, what: Input) -> bool:
        dirty = self.looking.hear(what)
        if isinstance(what, KeyPress) and act_on(what, self):
            return True
        if self.privacy.listen(what):
            return True
        handled = super().handle(what)
        return self.looking.heard(what, handled) or handled or dirty

    @property
    def how(self) -> str:
        """How to choose."""
        return self._offer.how if self._settled else ""

    def paint(self, canvas: Canvas) -> None:
        canvas.surround(canvas.theme.ink)
        self.board.draw(canvas)
        self.frame.draw(canvas)

    def draw(self, canvas: Canvas) -> None:
        self.laid_over = self.tips.told_at
        super().draw(canvas)
        self.tips.draw(canvas, self.group.controls)

    def notice_slip(self, canvas: Canvas) -> Box | None:
        """Refusals stand in the prompt bar, where the eye is."""
        return None
