"""Hands of option cards, played in turn: what Spring Training and the Hot Stove League do alike (rulings L17, L41)."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import field
from typing import ClassVar

from lordsball.engine.procedure import DONE, Action, Decision, Flow, Goto, Procedure, procedure, step
from lordsball.games.lords import events as told
from lordsball.games.lords.state import NOBODY, Lords, Owner


@procedure
class PlayCards(Procedure):
    """Players play their cards one at a time, each for exactly one of its five options.

    A phase lists these steps behind the one that settles its turn order.
    """

    DECK: ClassVar[str] = ""
    """`spring` or `hot_stove`: the hand, and the names of questions and uses."""
    USED: ClassVar[type[told.SpringCardUsed] | type[told.HotStoveCardUsed]] = told.SpringCardUsed
    """What is told of a card that is used."""

    seats: list[int] = field(default_factory=list)
    turn: int = 0
    card: str = ""

    @step
    def choose_card(self, t: Lords) -> Flow:
        self.turn = whose_turn(self.turn, self.seats, [len(self.hand(o)) for o in t.owners])
        if self.turn == NOBODY:
            return DONE
        o = t.owners[self.seats[self.turn]]
        return card_question(o, f"{self.DECK}_card", self.hand(o))

    @choose_card.answer
    def taken(self, t: Lords, chosen: Action) -> None:
        self.card = str(chosen.args[0])

    @step
    def choose_option(self, t: Lords) -> Flow:
        seat = self.seats[self.turn]
        return Decision(seat, f"{self.DECK}_option", self.options(t, t.owners[seat]))

    @choose_option.answer
    def carried_out(self, t: Lords, chosen: Action) -> Flow:
        seat = self.seats[self.turn]
        o = t.owners[seat]
        self.hand(o).remove(self.card)
        used: list[str] = getattr(t, f"{self.DECK}_used")
        used.append(self.card)
        uses = t.cards.uses
        t.uses[uses[f"{self.DECK} {self.card}"]] += 1
        t.uses[uses[f"{self.DECK} option {chosen.verb}"]] += 1
        if t.tell is not None:
            t.announce(self.USED(seat, self.card, chosen.verb))
        return self.use(t, o, chosen)

    @step
    def next_player(self, t: Lords) -> Flow:
        """One card a round, or by house rule all cards in one turn (ruling L41)."""
        if not (t.cards.rules.house_rules.whole_turns and self.hand(t.owners[self.seats[self.turn]])):
            self.turn += 1
        return Goto("choose_card")

    def hand(self, o: Owner) -> list[str]:
        """The cards an owner still holds."""
        hand: list[str] = getattr(o, self.DECK)
        return hand

    @abstractmethod
    def options(self, t: Lords, o: Owner) -> tuple[Action, ...]:
        """The legal options of the chosen card."""

    @abstractmethod
    def use(self, t: Lords, o: Owner, chosen: Action) -> Flow:
        """Carry one of them out; a procedure where that takes decisions of its own."""


def whose_turn(turn: int, seats: list[int], cards: list[int]) -> int:
    """The place in the order, from `turn` on and round again, of the next seat with cards; NOBODY when none has any."""
    for ahead in range(len(seats)):
        place = (turn + ahead) % len(seats)
        if cards[seats[place]]:
            return place
    return NOBODY


def card_question(o: Owner, ask: str, hand: list[str], secret: bool = False) -> Decision:
    """Which card of the hand?"""
    return Decision(o.seat, ask, tuple(Action("card", (card,)) for card in hand), secret)
