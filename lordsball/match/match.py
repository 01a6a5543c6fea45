"""A match: a game being played at a table, with everything that can still be taken back."""

from __future__ import annotations

import itertools
import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from lordsball.engine.position import IllegalAction, Position, Told
from lordsball.engine.procedure import Action, Decision
from lordsball.engine.secrets import places
from lordsball.games import Catalog, Game, Options
from lordsball.games import Line as LogLine
from lordsball.match.boundary import boundary
from lordsball.match.history import Heard, History, Step, hear
from lordsball.match.record import CardsChanged, Done
from lordsball.match.seats import Seat, SeatError, Table, seated

_tickets = itertools.count(1)


class NotNow(ValueError):
    """Nothing can be taken back, or done again; the message is a sentence for a person."""


class MatchBroken(Exception):
    """The rules failed while they carried out an action. The match stands where it was before it."""

    def __init__(self, action: Action, where: str, game: str, seed: int, record: Sequence[str]) -> None:
        super().__init__(f"The rules of the game failed at “{action}” ({where}). The match stands as it was before it.")
        self.action, self.where, self.game, self.seed, self.record = action, where, game, seed, tuple(record)

    def __reduce__(self) -> tuple[Any, ...]:
        return MatchBroken, (self.action, self.where, self.game, self.seed, self.record)


class Packet(NamedTuple):
    """What one action brought: its number in the record (from 0), who acted, and the events in order."""

    number: int
    seat: int
    action: Action
    told: tuple[Told, ...]
    after: tuple[Position, ...]
    """The position right after each of the events, for who watches them one by one."""
    forced: bool = False
    """True: the match answered by itself: there was one option only, or it was told beforehand."""

    def watched(self, seat: int | None) -> Iterator[tuple[Any, Callable[[], Position]]]:
        """Each event this seat (None: a spectator) gets to know, and a way to its view of the position right after."""
        for told, after in zip(self.told, self.after, strict=True):
            if (event := told.for_seat(seat)) is not None:
                yield event, partial(after.view, seat)


def events_for(seat: int | None, packet: Packet) -> list[Any]:
    """The events of a packet that this seat (None: a spectator) gets to know."""
    return [event for one in packet.told if (event := one.for_seat(seat)) is not None]


class Match:
    """One position, the seats around it, and the record that can bring back any earlier one."""

    def __init__(
        self,
        game: Game,
        cards: Catalog,
        options: Options,
        seats: Sequence[Seat],
        seed: int,
        table: Table | None = None,
        start: dict[str, Any] | None = None,
        id: str | None = None,
    ) -> None:
        """Sit down to a new game, or with `start` (a saved position) to one whose earlier course is lost.

        Raises SeatError for seats, ValueError for options or a position that cannot be played.
        """
        self.game, self.seed, self.table = game, seed, table or Table()
        self.options: dict[str, Any] = json.loads(json.dumps(options))
        self.seats = seated(seats)
        if not game.fewest_seats <= len(self.seats) <= game.most_seats:
            expected = "–".join(map(str, sorted({game.fewest_seats, game.most_seats})))
            raise SeatError(f"{game.name} needs {expected} seats; here are {len(self.seats)}.")
        self.id = id or secrets.token_hex(8)
        self.start = start
        self.cards = self.first_cards = cards
        self.catalogs: dict[str, Catalog] = {cards.fingerprint: cards}
        """All cards this match has been played with, by fingerprint."""
        self.position: Position = (
            game.new(cards, self.options, seed) if start is None else game.restore(start, cards)
        )
        wanted = len(self.seats) if game.seats_at is None else game.seats_at(self.position)
        if wanted != len(self.seats):
            raise SeatError(f"This game of {game.name} is for {wanted} seats; here are {len(self.seats)}.")
        self.history = History(self.position)
        self.sealed = 0
        """This many steps stand at every table; see `seal`. Kept with the match."""
        self.seconds = 0.0
        """How long people and computers have been at it: see `Autosave`. Kept with the match, and decides nothing."""
        self.tried = False
        """Is it another way from a moment of a finished match? Then it is no game of its own. Kept with the match."""
        self.changed: Callable[[], None] | None = None
        """Called after every change, once it is complete: the autosave listens here."""
        self.ticket = next(_tickets)
        """A number that no other moment of any match in this process has; see `answer`."""

    # --- looking ------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return self.position.decision

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.position.decision is None

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names."""
        return tuple(seat.name for seat in self.seats)

    def to_act(self) -> Seat | None:
        """Who has to decide now; None when the game is over."""
        return None if self.decision is None else self.seats[self.decision.seat]

    def view(self, seat: int | None) -> Position:
        """What that seat (None: a spectator) may see."""
        return self.position.view(seat)

    def record(self) -> list[str]:
        """The record up to now, a text a line."""
        return [str(line) for line in self.history.lines()]

    def lines(self, seat: int | None, packet: Packet) -> list[LogLine]:
        """A packet that has just come, as lines of the log, as that seat gets to know it."""
        return self._worded(seat, packet.told, self.position)

    def opening(self, seat: int | None) -> list[LogLine]:
        """What was told before the first decision, as that seat knows it; nothing where the start is lost."""
        if self.start is not None or self.game.opening is None:
            return []
        told, position = self.game.opening(self.first_cards, self.options, self.seed)
        return self._worded(seat, told, position)

    def log(self, seat: int | None) -> list[LogLine]:
        """The whole log as that seat knows it, told from the start again: after loading, undo, a change of seats."""
        return [line for moment in self.history.walk() for line in self._worded(seat, moment.told, moment.position)]

    def last(self) -> tuple[Position, Packet] | None:
        """The position before the last action, and what that told; None where nothing has been done."""
        steps = self.history.steps
        for number in range(self.history.now - 1, -1, -1):
            step = steps[number]
            if isinstance(step.line, Done):
                before = self.history.at(number)
                heard = hear(before.copy(), step.line.action)
                return before, Packet(number, step.seat, step.line.action, *heard, step.line.forced)
        return None

    def told(self) -> Iterator[Any]:
        """Everything that was told in public from the start until now, told again."""
        for moment in self.history.walk():
            yield from (event for one in moment.told if (event := one.for_seat(None)) is not None)

    def moments_of(self, kind: str, seat: int | None) -> Iterator[tuple[Any, Position]]:
        """Each event of a kind, by its name, that a seat has got to know until now, with its view right after it."""
        for one, after in self.history.moments_of(kind):
            if (event := one.for_seat(seat)) is not None:
                yield event, after.view(seat)

    # --- acting -------------------------------------------------------------------------------------------------

    def act(self, action: Action) -> Packet:
        """Carry out one of the options, for the seat that is asked.

        Raises IllegalAction (nothing has changed) for anything else, and MatchBroken where the rules fail.
        """
        return self._act(action, forced=False)

    def act_beforehand(self, action: Action) -> Packet:
        """`act`, for what a person has asked for beforehand: undo goes back behind it. Raises as `act`."""
        return self._act(action, forced=True)

    def answer(self, ticket: int, action: Action) -> Packet | None:
        """`act`, for an answer that took time: dropped (None) when the match has moved since `ticket` was read."""
        return self.act(action) if ticket == self.ticket else None

    def repeat(self, done: Done) -> Packet:
        """Carry out a line of a record. Raises as `act`."""
        return self._act(done.action, done.forced)

    def redeal(self, cards: Catalog) -> bool:
        """Play on with other cards; False where they say the same as before.

        What they say counts from the next decision on, and undo does not go back behind it.
        Raises ValueError, and changes nothing, where they do not fit this match.
        """
        if cards.fingerprint == self.cards.fingerprint:
            # They say the same, but may look otherwise.
            self.position = self.game.redeal(self.position, cards)
            self.cards = self.catalogs[cards.fingerprint] = cards
            return False
        self.position = self.game.redeal(self.position, cards)
        self.cards = cards
        self.catalogs[cards.fingerprint] = cards
        self.history.add(Step(CardsChanged(cards.fingerprint), -1, ""), self.position)
        self._has_changed()
        return True

    # --- taking back --------------------------------------------------------------------------------------------

    def seal(self) -> None:
        """What was done up to now stands: somebody else sits before the screen. Holds at every table."""
        if self.sealed != self.history.now:
            self.sealed = self.history.now
            if self.changed is not None:
                self.changed()

    def why_no_undo(self) -> str | None:
        """A sentence why the last action cannot be taken back, or None if it can."""
        target = self._undo_target()
        return target if isinstance(target, str) else None

    def undo(self) -> None:
        """Go back to the last decision that a person took. Raises NotNow where nothing can be taken back.

        Back to the last moment when something came to light: a die, a draw, a reveal, a question that was asked or not
        because of a hidden card, a computer player that was asked.
        A friendly table may go further; the same moves then bring the same dice and cards again.
        """
        target = self._undo_target()
        if isinstance(target, str):
            raise NotNow(target)
        self.position = self.history.at(target)
        self.history.now = target
        self._has_changed()

    def why_no_redo(self) -> str | None:
        """A sentence why nothing can be done again, or None if it can."""
        return None if self.history.now < len(self.history.steps) else "Nothing has been taken back."

    def redo(self) -> list[Packet]:
        """Do again what the last undo took back. Raises NotNow where there is nothing."""
        if why := self.why_no_redo():
            raise NotNow(why)
        steps = self.history.steps
        packets: list[Packet] = []
        while self.history.now < len(steps):
            step = steps[self.history.now]
            if packets and self._by_a_person(step):
                break
            assert isinstance(step.line, Done)  # undo never goes back behind a change of cards
            hearing, _ = self._carry_out(step.line.action)
            packets.append(Packet(self.history.now, step.seat, step.line.action, *hearing, step.line.forced))
            self.history.now += 1
        self._has_changed()
        return packets

    # --- inside -------------------------------------------------------------------------------------------------

    def _act(self, action: Action, forced: bool) -> Packet:
        decision = self.decision
        hearing, before = self._carry_out(action)
        assert decision is not None  # else the action would have been refused
        people = [number for number, seat in enumerate(self.seats) if seat.human]
        came_to_light = boundary(before, self.position, hearing.told, len(self.seats), people)
        number = self.history.now
        self.history.add(Step(Done(action, forced), decision.seat, came_to_light), self.position)
        self._has_changed()
        return Packet(number, decision.seat, action, *hearing, forced)

    def _carry_out(self, action: Action) -> tuple[Heard, Position]:
        """What the action told, and the position before it."""
        position = self.position
        before = position.copy()
        try:
            heard = hear(position, action)
        except IllegalAction:
            raise
        except Exception as failure:
            self.position = before
            record = [*self.record(), str(action)]
            raise MatchBroken(action, before.where(), self.game.key, self.seed, record) from failure
        return heard, before

    def _undo_target(self) -> int | str:
        steps, friendly = self.history.steps, self.table.friendly
        asked = self.to_act()
        if asked is not None and not asked.human and not friendly and next(places(self.position), None) is not None:
            return f"{asked.name} has been asked already: how long the answer takes tells something about a hand."
        for number in range(self.history.now - 1, -1, -1):
            step = steps[number]
            if number < self.sealed:
                return "The screen has changed hands since then: earlier choices stand."
            if not isinstance(step.line, Done):
                return "The cards have changed since: what was played with the old ones stands."
            if step.boundary == "chance" and not friendly:
                return "Something random has happened since then: a spin, a roll or a shuffle stands."
            if step.boundary == "shown" and not friendly:
                return "A card has been seen since then, and you cannot unsee it."
            if step.boundary == "hinted" and not friendly:
                return "Who was asked since, or was not, tells something about a hand: it stands."
            if self._by_a_person(step):
                return number
            if not friendly and not step.line.forced:
                return f"{self.seats[step.seat].name} has moved since."
        return "There is nothing to undo."

    def _by_a_person(self, step: Step) -> bool:
        return isinstance(step.line, Done) and not step.line.forced and self.seats[step.seat].human

    def _worded(self, seat: int | None, told: Sequence[Told], position: Position) -> list[LogLine]:
        events = [event for one in told if (event := one.for_seat(seat)) is not None]
        if not events:
            return []
        view = position.view(seat)
        return [line for event in events for line in self.game.words.lines(event, view)]

    def _has_changed(self) -> None:
        self.ticket = next(_tickets)
        if self.changed is not None:
            self.changed()
