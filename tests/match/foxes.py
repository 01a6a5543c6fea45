"""Nine Foxes: a small game of our own with secret hands, a deck, a peek and a die, so that hidden cards are tried.

Each round every seat lays a card face down; the first seat may peek at the deck; the cards are turned up, the highest
takes its worth and may try its luck with a die; everybody draws a card. Three rounds.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from lordsball.engine.chance import Chance
from lordsball.engine.position import Position, restore
from lordsball.engine.procedure import AGAIN, DONE, Action, Decision, Goto, Procedure, procedure, step
from lordsball.engine.records import Record, record, shared
from lordsball.engine.secrets import zone
from lordsball.games import Game, Line, Options, Question

PEEK, PASS, TURN_UP, ROLL = Action("peek"), Action("pass"), Action("turn_up"), Action("roll")
ROUNDS, HAND = 3, 2
TEXT = "".join(f"fox{n:02} {n}\n" for n in range(1, 17))


@dataclass(frozen=True)
class FoxCards:
    """What each fox is worth, from a text with a line a fox."""

    worth: Mapping[str, int]
    texts: Mapping[str, str]
    fingerprint: str


def load_texts(texts: Mapping[str, str]) -> FoxCards:
    pairs = [line.split() for text in texts.values() for line in text.splitlines() if not line.startswith("#")]
    worth = {id: int(number) for id, number in pairs}
    return FoxCards(worth, dict(texts), hashlib.sha256(repr(sorted(worth.items())).encode()).hexdigest())


def cards(**worth: int) -> FoxCards:
    """The sixteen foxes, some of them worth something else."""
    lines = [line.split() for line in TEXT.splitlines()]
    return load_texts({"foxes.txt": "".join(f"{id} {worth.get(id, number)}\n" for id, number in lines)})


@record
class Den(Record):
    """What one seat holds."""

    seat: int
    hand: list[str] = zone("foxes", "owner", default_factory=list)
    laid: str = zone("foxes", "owner", default="")
    points: int = 0


@record
class Foxes(Position):
    """The table."""

    dens: list[Den] = field(default_factory=list)
    deck: list[str] = zone("foxes", "nobody", default_factory=list)
    open: list[str] = zone("foxes", "everyone", default_factory=list)
    round: int = 0
    cards: Any = shared(default=None)

    def pool(self, name: str, owner: int | None) -> list[str]:
        return list(self.cards.worth)


class Dealt(NamedTuple):
    seat: int
    cards: tuple[str, ...]


class RoundStarted(NamedTuple):
    round: int


class Laid(NamedTuple):
    seat: int
    card: str


class Peeked(NamedTuple):
    seat: int
    card: str


class TurnedUp(NamedTuple):
    cards: tuple[str, ...]
    best: int


class Rolled(NamedTuple):
    seat: int
    face: int


class Drew(NamedTuple):
    seat: int
    card: str


@procedure
class PlayFoxes(Procedure):
    @step
    def deal(self, t: Foxes) -> None:
        t.deck = sorted(t.cards.worth)
        t.chance.shuffle(t.deck)
        for den in t.dens:
            den.hand = [t.deck.pop() for _ in range(HAND)]
            t.announce(Dealt(den.seat, tuple(den.hand)), den.seat, Dealt(den.seat, ()))

    @step
    def one_round(self, t: Foxes) -> Any:
        t.round += 1
        t.announce(RoundStarted(t.round))
        return Round(first=(t.round - 1) % len(t.dens))

    @step
    def finish(self, t: Foxes) -> Any:
        return Goto("one_round") if t.round < ROUNDS else DONE


@procedure
class Round(Procedure):
    first: int
    turn: int = 0
    best: int = 0

    @step
    def lay_down(self, t: Foxes) -> Any:
        seat = (self.first + self.turn) % len(t.dens)
        return Decision(seat, "lay", tuple(Action("lay", (card,)) for card in t.dens[seat].hand), secret=True)

    @lay_down.answer
    def laid(self, t: Foxes, chosen: Action) -> Any:
        den, card = t.dens[(self.first + self.turn) % len(t.dens)], str(chosen.args[0])
        den.hand.remove(card)
        den.laid = card
        t.announce(Laid(den.seat, card), den.seat, Laid(den.seat, ""))
        self.turn += 1
        return AGAIN if self.turn < len(t.dens) else None

    @step
    def may_peek(self, t: Foxes) -> Any:
        return Decision(self.first, "peek", (PEEK, PASS))

    @may_peek.answer
    def peeked(self, t: Foxes, chosen: Action) -> None:
        if chosen == PEEK:
            t.announce(Peeked(self.first, t.deck[-1]), self.first, Peeked(self.first, ""))

    @step
    def must_turn_up(self, t: Foxes) -> Any:
        return Decision(self.first, "turn_up", (TURN_UP,))

    @must_turn_up.answer
    def turned_up(self, t: Foxes, chosen: Action) -> None:
        worth = [t.cards.worth[den.laid] for den in t.dens]
        self.best = worth.index(max(worth))
        t.open += [den.laid for den in t.dens]
        t.announce(TurnedUp(tuple(den.laid for den in t.dens), self.best))
        for den in t.dens:
            den.laid = ""
        # The square divided by the worth: this game breaks, on purpose, when all foxes are worth nothing.
        t.dens[self.best].points += max(worth) ** 2 // max(worth)

    @step
    def may_roll(self, t: Foxes) -> Any:
        return Decision(self.best, "luck", (ROLL, PASS))

    @may_roll.answer
    def rolled(self, t: Foxes, chosen: Action) -> None:
        if chosen == ROLL:
            face = t.chance.die(6)
            t.dens[self.best].points += face
            t.announce(Rolled(self.best, face))

    @step
    def draw(self, t: Foxes) -> None:
        for den in t.dens:
            den.hand.append(t.deck.pop())
            t.announce(Drew(den.seat, den.hand[-1]), den.seat, Drew(den.seat, ""))


class FoxWords:
    def lines(self, event: Any, position: Foxes) -> list[Line]:
        match event:
            case Dealt(seat=seat, cards=cards):
                return [Line(f"Seat {seat} is dealt {', '.join(cards) or 'two cards'}.")]
            case Laid(seat=seat, card=card):
                return [Line(f"Seat {seat} lays {card or 'a card'}.")]
            case Peeked(seat=seat, card=card):
                return [Line(f"Seat {seat} peeks{' and sees ' + card if card else ''}.")]
            case TurnedUp(cards=cards, best=best):
                return [Line(f"{', '.join(cards)}: seat {best} takes it.", heading=True)]
            case Rolled(seat=seat, face=face):
                return [Line(f"Seat {seat} rolls {face}.", face=face)]
            case Drew(seat=seat, card=card):
                return [Line(f"Seat {seat} draws {card or 'a card'}.")]
        return []

    def question(self, position: Foxes, names: Sequence[str]) -> Question:
        decision = position.decision
        if decision is None:
            return Question("Over.", self.result(position, names))
        asked, held = decision.ask.replace("_", " ").capitalize(), ", ".join(position.dens[decision.seat].hand)
        return Question(f"{asked}?", f"{names[decision.seat]}, round {position.round}, holds {held or 'nothing'}.")

    def action(self, action: Action, position: Foxes) -> str:
        return str(action).replace("_", " ").capitalize()

    def result(self, position: Foxes, names: Sequence[str]) -> str:
        return ", ".join(f"{name} {den.points}" for name, den in zip(names, position.dens, strict=True)) + "."


class FoxTally:
    def __init__(self) -> None:
        self.games = 0

    def add(self, position: Foxes) -> None:
        self.games += 1

    def merge(self, other: FoxTally) -> None:
        self.games += other.games

    def report(self) -> dict[str, Any]:
        return {"games": self.games}


def new(catalog: FoxCards, options: Options, seed: int) -> Foxes:
    seats = options.get("seats")
    if seats not in (2, 3):
        raise ValueError(f"found {seats!r} seats, expected 2 or 3")
    return Foxes(Chance(seed), [PlayFoxes()], dens=[Den(seat) for seat in range(seats)], cards=catalog).begin()


def restored(data: dict[str, Any], catalog: FoxCards) -> Foxes:
    return redeal(restore(Foxes, data), catalog)


def redeal(position: Foxes, catalog: FoxCards) -> Foxes:
    held = {card for den in position.dens for card in [*den.hand, den.laid]} | set(position.deck + position.open)
    if missing := sorted(held - {""} - set(catalog.worth)):
        raise ValueError(f"these cards have no {missing[0]}")
    new_position = position.copy()
    new_position.cards = catalog
    return new_position.begin()


def changes(old: FoxCards, new: FoxCards) -> list[str]:
    ids = sorted(set(old.worth) | set(new.worth))
    return [f"{id}: {old.worth.get(id)} → {new.worth.get(id)}" for id in ids if old.worth.get(id) != new.worth.get(id)]


def load_cards(folders: Sequence[Path], **seen: Any) -> FoxCards:
    return cards()


def winners(position: Foxes) -> tuple[int, ...]:
    best = max(den.points for den in position.dens)
    return tuple(den.seat for den in position.dens if den.points == best)


GAME = Game(
    key="nine_foxes",
    name="Nine Foxes",
    fewest_seats=2,
    most_seats=3,
    load_cards=load_cards,
    load_texts=load_texts,
    changes=changes,
    new=new,
    restore=restored,
    redeal=redeal,
    default_options=lambda catalog: {"seats": 3},
    winners=winners,
    words=FoxWords(),
    tally=FoxTally,
    seats_at=lambda position: len(position.dens),
)
