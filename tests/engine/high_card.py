"""A small game with secrets, to hold the engine to its promises: two seats, a hand of cards each, one deck.

Each round both seats lay a card face down; then both are turned over, and the higher one wins the round.
"""

from __future__ import annotations

import json
from dataclasses import field
from typing import Any, NamedTuple

from lordsball.engine.chance import Chance
from lordsball.engine.position import Position
from lordsball.engine.procedure import DONE, Action, Decision, Goto, Procedure, procedure, step
from lordsball.engine.records import Record, record
from lordsball.engine.secrets import zone

CARDS = [f"c{number:02}" for number in range(12)]
CHARMS = {0: ["rabbit", "clover"], 1: ["horseshoe", "penny"]}


class Drawn(NamedTuple):
    seat: int
    cards: tuple[str, ...]


class DrewSome(NamedTuple):
    seat: int
    count: int


class TurnedOver(NamedTuple):
    cards: tuple[str, str]


@record
class Side(Record):
    """What lies before one seat."""

    seat: int
    hand: list[str] = zone("cards", "owner", default_factory=list)
    laid: str = zone("cards", "owner", default="")
    charm: str = zone("charms", "nobody", by_owner=True, default="")
    spare_charms: list[str] = zone("charms", "nobody", by_owner=True, default_factory=list)
    won: int = 0


@record
class HighCard(Position):
    """The whole game."""

    sides: list[Side]
    deck: list[str] = zone("cards", "nobody", default_factory=list)
    pile: list[str] = zone("cards", "everyone", default_factory=list)
    scores: dict[str, int] = field(default_factory=dict)

    def pool(self, name: str, owner: int | None) -> list[str]:
        """Every card of the box."""
        return CARDS if name == "cards" else CHARMS[owner or 0]


@procedure
class Play(Procedure):
    """Deal, then rounds until the hands are empty."""

    @step
    def deal(self, t: HighCard) -> None:
        t.deck = list(CARDS)
        t.chance.shuffle(t.deck)
        for side in t.sides:
            side.hand = [t.deck.pop() for _ in range(3)]
            charms = list(CHARMS[side.seat])
            t.chance.shuffle(charms)
            side.charm, side.spare_charms = charms[0], charms[1:]
            if t.tell is not None:
                t.announce(Drawn(side.seat, tuple(side.hand)), only=side.seat, instead=DrewSome(side.seat, 3))

    @step
    def rounds(self, t: HighCard) -> Any:
        return [Lay(0), Lay(1)] if t.sides[0].hand else DONE

    @step
    def turn_over(self, t: HighCard) -> Any:
        first, second = (side.laid for side in t.sides)
        if t.tell is not None:
            t.announce(TurnedOver((first, second)))
        t.sides[int(second > first)].won += 1
        t.pile += [first, second]
        for side in t.sides:
            side.laid = ""
        return Goto("rounds")


@procedure
class Lay(Procedure):
    """A seat lays a card face down. Which cards it can lay is as secret as its hand."""

    seat: int

    @step
    def choose(self, t: HighCard) -> Any:
        hand = t.sides[self.seat].hand
        return Decision(self.seat, "lay", tuple(Action("lay", (card,)) for card in hand), secret=True)

    @choose.answer
    def laid(self, t: HighCard, chosen: Action) -> None:
        side = t.sides[self.seat]
        side.laid = str(chosen.args[0])
        side.hand.remove(side.laid)


def new_game(seed: int) -> HighCard:
    """Cards dealt, seat 0 to lay the first."""
    return HighCard(Chance(seed), [Play()], [Side(0), Side(1)]).begin()


def first_option(t: Position) -> Action:
    """The first of the options there are."""
    assert t.decision is not None
    return t.decision.options[0]


def played_on(t: HighCard, moves: int = 99) -> HighCard:
    """The same game some first options later."""
    while t.decision is not None and moves:
        t.apply(first_option(t))
        moves -= 1
    return t


def everything(t: Position) -> str:
    """All there is to a position, as one text."""
    return json.dumps(t.save()) + repr(t.decision)
