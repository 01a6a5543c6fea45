"""Cards that ask somebody in mid-card, as procedures that hold names and places, so a game saves halfway through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Any

from lordsball.engine.procedure import AGAIN, DONE, Action, Decision, Flow, Goto, Procedure, procedure, step
from lordsball.games.lords import clubs, effects
from lordsball.games.lords import events as told
from lordsball.games.lords.actions import CHOOSE, DECLINE, INNOVATE, TRADE
from lordsball.games.lords.decks import draw
from lordsball.games.lords.effects import RUN, legal, open_to, succeeds
from lordsball.games.lords.event_verbs import EachOwner
from lordsball.games.lords.order import LEAST_VP, order
from lordsball.games.lords.quality import holds
from lordsball.games.lords.state import EMPTY_STACK, Lords
from lordsball.games.lords.verbs import Either, If, Innovate, Roll, SpringCard, Trade


def carry_out(t: Lords, seat: int, name: str) -> Procedure | None:
    """Carry out a list of effects: at once where nobody is asked, else the procedure that asks."""
    script = t.cards.scripts[name]
    if script.asks:
        return CarryOut(seat, name)
    effects.run(t, t.owners[seat], script.effects)
    return None


Part = tuple[int, str, int]
"""An effect that somebody is meant by: a seat, a list of effects by name, and the place in it."""


@procedure
class CarryOut(Procedure):
    """One list of effects, from top to bottom; of an event, to each club in turn.

    Whom every part of it means is settled before the first is carried out (ruling L46).
    """

    seat: int
    script: str
    parts: list[Part] = field(default_factory=list)
    """What is still to come."""

    @step
    def whom_it_means(self, t: Lords) -> None:
        script = t.cards.scripts[self.script]
        all_clubs = any(isinstance(effect, EachOwner) for effect in script.effects)
        each = order(t, "event" if script.asks else "", (LEAST_VP,), 1) if all_clubs else []
        self.parts = [*parts_of(t, self.seat, self.script, each)]

    @step
    def one_effect(self, t: Lords) -> Flow:
        """Each effect in turn; one that asks, or holds one that asks, is a procedure of its own."""
        if not self.parts:
            return DONE
        seat, script, place = self.parts.pop(0)
        o, effect = t.owners[seat], t.cards.scripts[script].effects[place]
        match effect:
            case Roll():
                return carry_out(t, seat, f"{script}.{place}.{'then' if succeeds(t, o, effect) else 'otherwise'}")
            case Trade():
                return OfferTrade(seat, script, place)
            case SpringCard():
                return DrawForTrade(seat)
            case Innovate(times=times):
                return InnovateStacks(seat, times)
            case Either():
                return ChooseOne(seat, script, place)
        RUN[type(effect)](t, o, effect)
        return None

    @step
    def go_on(self, t: Lords) -> Flow:
        return Goto("one_effect")


def parts_of(t: Lords, seat: int, name: str, each: list[int]) -> Iterator[Part]:
    """The effects of a list that this seat, or each of those seats, is meant by as the table stands."""
    for place, effect in enumerate(t.cards.scripts[name].effects):
        match effect:
            case If(condition=c):
                branch = "then" if holds(t, t.owners[seat], c.needs) else "otherwise"
                yield from parts_of(t, seat, f"{name}.{place}.{branch}", each)
            case EachOwner(clubs=c):
                for one in each:
                    affected = holds(t, t.owners[one], c.needs)
                    if t.tell is not None:
                        t.announce(told.ClubAffected(one, affected))
                    yield from parts_of(t, one, f"{name}.{place}.{'do' if affected else 'otherwise'}", each)
            case _:
                yield seat, name, place


@procedure
class ChooseOne(Procedure):
    """Either this or that: the choices that are possible; none if none is."""

    seat: int
    script: str
    place: int

    @step
    def choose(self, t: Lords) -> Flow:
        options = tuple(CHOOSE[number] for number in self.possible(t))
        return Decision(self.seat, "choose_effect", options) if options else DONE

    @choose.answer
    def chosen(self, t: Lords, chosen: Action) -> Flow:
        return carry_out(t, self.seat, f"{self.script}.{self.place}.{chosen.args[0]}")

    def possible(self, t: Lords) -> list[int]:
        """The numbers of the choices that can be carried out."""
        effect = t.cards.scripts[self.script].effects[self.place]
        assert isinstance(effect, Either)
        o = t.owners[self.seat]
        return [n for n, choice in enumerate(effect.choices) if open_to(t, o, choice.do)]


@procedure
class InnovateStacks(Procedure):
    """Innovation: pick any one stack and remove its top tile from the game, this many times."""

    seat: int
    times: int

    @step
    def choose_stack(self, t: Lords) -> Flow:
        stacks = t.owners[self.seat].stacks
        options = tuple(INNOVATE[stack] for stack in range(4) if stacks[stack] < EMPTY_STACK)
        return Decision(self.seat, "innovate", options) if options and self.times else DONE

    @choose_stack.answer
    def remove(self, t: Lords, chosen: Action) -> Flow:
        self.times -= 1
        clubs.innovate(t, t.owners[self.seat], int(chosen.args[0]))
        return AGAIN


@procedure
class OfferTrade(Procedure):
    """A trade on a card, under the rules of Spring Training; it may be declined."""

    seat: int
    script: str
    place: int

    @step
    def choose_side(self, t: Lords) -> Flow:
        effect = t.cards.scripts[self.script].effects[self.place]
        assert isinstance(effect, Trade)
        options = trades(t, self.seat, effect.sides)
        return Decision(self.seat, "offered_trade", (*options, DECLINE)) if options else DONE

    @choose_side.answer
    def traded(self, t: Lords, chosen: Action) -> None:
        effect = t.cards.scripts[self.script].effects[self.place]
        assert isinstance(effect, Trade)
        if chosen != DECLINE:
            make_trade(t, self.seat, effect.sides, int(chosen.args[0]))


@procedure
class DrawForTrade(Procedure):
    """ST Card: draw a Spring Training card, then execute its trade or discard it."""

    seat: int
    card: str = ""

    @step
    def draw_a_card(self, t: Lords) -> None:
        self.card = draw(t, "spring")
        t.announce(told.SpringCardDrawn(self.seat, self.card))

    @step
    def choose_side(self, t: Lords) -> Flow:
        options = trades(t, self.seat, t.cards.spring[self.card].trade)
        return Decision(self.seat, "drawn_trade", (*options, DECLINE))

    @choose_side.answer
    def traded(self, t: Lords, chosen: Action) -> None:
        if chosen != DECLINE:
            make_trade(t, self.seat, t.cards.spring[self.card].trade, int(chosen.args[0]))
        t.spring_used.append(self.card)


def trades(t: Lords, seat: int, sides: Any) -> tuple[Action, ...]:
    """The directions in which a trade is possible: the number is that of the side given up."""
    o, one, other = t.owners[seat], sides[0].counts, sides[1].counts
    there, back = clubs.can_trade(t, o, one, other), clubs.can_trade(t, o, other, one)
    return TRADE if there and back else TRADE[:1] if there else TRADE[1:] if back else ()


def make_trade(t: Lords, seat: int, sides: Any, given: int) -> None:
    """Give up one side and gain the other."""
    clubs.trade(t, t.owners[seat], sides[given].counts, sides[1 - given].counts)


def use_side(t: Lords, seat: int, card: str, side: str) -> Procedure | None:
    """Use a side of a Regular Season card: primary, secondary, neither (ruling L47), or none where both are closed."""
    t.uses[t.cards.uses[f"season {card} {'none' if side == 'neither' else side}"]] += 1
    if t.tell is not None:
        t.announce(told.EffectUsed(seat, card, side))
    return carry_out(t, seat, f"{card}.{side}") if side in ("primary", "secondary") else None


def legal_sides(t: Lords, seat: int, card: str) -> tuple[str, ...]:
    """Which of a Regular Season card's two effects the owner may use."""
    o = t.owners[seat]
    return tuple(s for s in ("primary", "secondary") if legal(t, o, t.cards.scripts[f"{card}.{s}"]))
