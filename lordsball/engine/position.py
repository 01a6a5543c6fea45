"""Position: the whole of a game at one moment, and the only way forward from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from lordsball.engine import secrets
from lordsball.engine.chance import Chance
from lordsball.engine.procedure import AGAIN, DONE, Action, Decision, Flow, Goto, Procedure, saved_places
from lordsball.engine.records import LoadError, Record, load, passing, record, shared

PositionT = TypeVar("PositionT", bound="Position")


class IllegalAction(ValueError):
    """An action that is not open now; the message is a sentence for a person."""


class Told(NamedTuple):
    """An event and who may know it: everybody, or `only` one seat while the others are told `instead`.

    Without an event it is a hint (`Position.hint`): nobody is told anything, yet all but `only` have learned something.
    """

    event: Any
    only: int | None = None
    instead: Any = None

    def for_seat(self, seat: int | None) -> Any:
        """What that seat (None: a spectator) gets to know: an event, or None for nothing at all."""
        return self.event if self.only is None or self.only == seat else self.instead


@record
class Position(Record):
    """Plain data: what lies on the table, the chance to come, and where in the rules we are.

    Games derive their own position from it and add fields. `decision` is None when the game is over.
    """

    chance: Chance
    stack: list[Procedure]
    decision: Decision | None = passing(default=None, kw_only=True)
    tell: Callable[[Told], None] | None = passing(default=None, kw_only=True)
    """Where events go; None when nobody listens: then hot paths build none."""
    answers_forced: bool = shared(default=False, kw_only=True)
    """True: a decision with one option is answered at once (simulation). A match answers or shows them itself."""
    masked: bool = shared(default=False, kw_only=True)
    """True for a view: it can be looked at and imagined from, but not played on."""

    def begin(self: PositionT) -> PositionT:
        """Run on to the first decision (or the one a loaded position was waiting at)."""
        if self.stack:
            self._go_on(self.stack[-1], AGAIN)
        return self

    def apply(self, action: Action) -> None:
        """Carry out one of the decision's options and run on to the next decision.

        Raises IllegalAction, and changes nothing, for anything that is not offered.
        """
        decision = self.decision
        if self.masked:
            raise IllegalAction("This is only a view of the game.")
        if decision is None or action not in decision.options:
            raise IllegalAction(self.why_not(action) or f"'{action}' is not open to anybody now.")
        self._go_on(self.stack[-1], self.answer(action))

    def answer(self, action: Action) -> Flow:
        """Carry out an option and nothing that follows from it: on a copy, what it does by itself. `apply` goes on."""
        top, decision = self.stack[-1], self.decision
        if decision is not None and action in self.beside(decision.seat):
            self.do_beside(decision.seat, action)
            return AGAIN
        got: Flow = top.ON[top.at](top, self, action)  # type: ignore[misc]  # an asking step has an answer
        if type(got) is Decision:
            raise _nonsense(top, got)
        return got

    def beside(self, seat: int) -> tuple[Action, ...]:
        """What a seat may do at every question of its own beside answering it. Games that have some refine it."""
        return ()

    def do_beside(self, seat: int, action: Action) -> None:
        """Do such a thing; the question is asked again afterwards. Games that offer one supply it."""
        raise LookupError(f"{type(self).__name__} does not say what {action} does beside a question")

    def why_not(self, action: Action) -> str | None:
        """A sentence why this action is not open now, or None if it is; a view answers too. Games refine it."""
        if self.decision is None:
            return "The game is over."
        return None if action in self.decision.options else f"'{action}' is not what is asked now."

    def copy(self: PositionT) -> PositionT:
        """An independent position at the same decision, with nobody listening."""
        new = self.clone()
        new.decision = self.decision
        return new

    def view(self: PositionT, seat: int | None) -> PositionT:
        """What that seat (None: a spectator) may see: hidden cards and the chance to come are blotted out."""
        new = self.copy()
        secrets.mask(new, seat)
        new.chance = Chance(0)
        new.masked = True
        if new.decision is not None and new.decision.secret and new.decision.seat != seat:
            new.decision = new.decision._replace(options=())
        return new

    def imagine(self: PositionT, seat: int | None, chance: Chance) -> PositionT:
        """A position the seat cannot tell from the true one, with fresh chance. Works from a view too."""
        new = self.copy()
        secrets.deal_again(new, seat, chance)
        new.chance = chance
        new.masked = False
        if new.decision is not None and new.decision.secret and new.decision.seat != seat:
            new.begin()
        return new

    def pool(self, name: str, owner: int | None) -> list[str]:
        """All cards of a pool (of one owner's, where the pool is by owner). Games with secrets supply it."""
        raise LookupError(f"{type(self).__name__} does not say what is in the pool {name}")

    def where(self) -> str:
        """Breadcrumbs of the rules: `PlayGame.top_half > HalfInning.at_bat > AtBat.pitcher_ability`."""
        if not self.stack:
            return "over"
        waiting = [f"{type(p).__name__}.{p.STEPS[p.at - 1]}" for p in self.stack[:-1] if p.at]
        return " > ".join([*waiting, self.stack[-1].where()])

    def announce(self, event: Any, only: int | None = None, instead: Any = None) -> None:
        """Tell the listeners an event. On a hot path ask `tell` first, so that no event is built for nobody."""
        if self.tell is not None:
            self.tell(Told(event, only, instead))

    def hint(self, seat: int) -> None:
        """Who is asked next, if anybody, depends on cards that only this seat sees: the others learn from that."""
        if self.tell is not None:
            self.tell(Told(None, seat))

    def _go_on(self, top: Procedure, got: Any) -> None:
        """Follow what the top procedure's step (or its answer) returned, and all that comes of it, to a decision."""
        stack, forced = self.stack, self.answers_forced
        run, at = top.RUN, top.at
        while True:
            while got is None:
                top.at = at = at + 1
                got = run[at](top, self)
            kind = type(got)
            if kind is Decision:
                if beside := self.beside(got.seat):
                    got = got._replace(options=(*got.options, *beside))
                if not forced or len(got.options) != 1:
                    self.decision = got
                    return
                got = top.ON[at](top, self, got.options[0])  # type: ignore[misc]  # an asking step has an answer
                if type(got) is Decision:
                    raise _nonsense(top, got)
                continue
            if got is DONE:
                stack.pop()
                if not stack:
                    self.decision = None
                    return
            elif kind is Goto:
                top.at = top.PLACES[got.step]
            elif isinstance(got, Procedure):
                top.at = at + 1
                stack.append(got)
            elif kind is list:
                top.at = at + 1
                stack.extend(reversed(got))
            elif got is not AGAIN:
                raise _nonsense(top, got)
            top = stack[-1]
            run, at = top.RUN, top.at
            got = run[at](top, self)


def _nonsense(top: Procedure, got: Any) -> TypeError:
    return TypeError(f"{top.where()} returned {got!r}, which is nothing the rules can go on from")


def restore(cls: type[PositionT], data: dict[str, Any]) -> PositionT:
    """A saved position; it waits for its shared fields (the cards) and then for `begin()`, which asks again.

    Raises LoadError for data that is not such a position.
    """
    if not isinstance(data, dict) or not isinstance(data.get("stack"), list):
        raise LoadError("position: found no position of a game")
    position: PositionT = load(cls, {**data, "stack": saved_places(data["stack"])})
    return position
