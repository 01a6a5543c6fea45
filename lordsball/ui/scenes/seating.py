"""Who sits where before a game: names, players and sides, kept so that a game can be begun with them. No drawing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from lordsball.ai.player import Level
from lordsball.content.characters import can_be_seen
from lordsball.games import Side
from lordsball.match.seats import HUMAN
from lordsball.ui.table.cover import Persona

NAMES = {"random": "Rando", "rookie": "Ricky", "regular": "Reggie", "veteran": "Vera"}
"""What computer players are called, by level, until somebody calls them otherwise."""
USUAL = (HUMAN, "regular")
"""Who plays when nobody has chosen: a person against an ordinary player."""
FIRST = "rookie"
"""Whom somebody meets who has never sat down to a game, where it has this level."""

ALONE, COMPUTERS, FRIENDS, WATCHED = "alone", "computers", "friends", "watched"
"""The kinds of company at a table: one person, one with computer players, several people, nobody."""


@dataclass
class Chair:
    """One seat in the making."""

    name: str
    player: str
    side: str
    named: bool = False
    """True: a person gave the name, so it stays when somebody else sits down."""


class Seating:
    """The seats of a game to be begun.

    :param levels: the computer players there are.
    :param sides: what can be played, at least as many as there are seats.
    :param remembered: the seats of the last time as name, player and side; what no longer exists is left out.
    :param called: what computer players of this game are called, one name a seat; by their level where it is empty.
    :param persona: who plays a side when the computer does; then that is what they are called.
    """

    def __init__(
        self, levels: Mapping[str, Level], sides: Sequence[Side], remembered: Sequence[Sequence[str]], count: int,
        called: Sequence[str] = (), persona: Callable[[str], Persona | None] = lambda side: None,
    ) -> None:
        self.levels = levels
        self.called = tuple(called)
        self.persona_of = persona
        self.sides = tuple(sides)
        self.usual = FIRST if not remembered and FIRST in levels else USUAL[1]
        self.seats: list[Chair] = []
        for number in range(count):
            usual = self._usual_player(number)
            name, player, side = remembered[number] if len(remembered) == count else ("", usual, "")
            known = player if player == HUMAN or player in levels else usual
            free = [each.key for each in self.sides if each.key not in [chair.side for chair in self.seats]]
            chair = Chair("", known, side if side in free else free[0])
            self.seats.append(chair)
            given = known != HUMAN and self._given(number, name)
            name = "" if given else name
            chair.name = name or self._usual_name(number)
            chair.named = bool(name) and name not in self._usual_names(number)

    def _usual_player(self, number: int) -> str:
        return self.usual if number else HUMAN

    def seat(self, number: int, player: str) -> None:
        """Let a person or a computer player of a level sit down."""
        chair = self.seats[number]
        chair.player = player
        if not chair.named:
            chair.name = self._usual_name(number)

    @property
    def company(self) -> str:
        """What kind of company sits here."""
        people = sum(chair.player == HUMAN for chair in self.seats)
        if people == 1:
            return ALONE if len(self.seats) == 1 else COMPUTERS
        return FRIENDS if people else WATCHED

    def invite(self, company: str, count: int) -> None:
        """Have this kind of company. Who sits here stays as far as possible.

        :param count: how many seats there are to be where other players are missing.
        """
        if company == self.company:
            return
        while len(self.seats) > 1 and company == ALONE:
            self.remove(len(self.seats) - 1)
        while len(self.seats) < count and company != ALONE:
            self.add()
        people = {ALONE: 1, COMPUTERS: 1, FRIENDS: 2, WATCHED: 0}[company]
        for number, chair in enumerate(self.seats):
            if number < people and chair.player != HUMAN:
                self.seat(number, HUMAN)
            elif number >= people and chair.player == HUMAN:
                self.seat(number, self.usual)

    def add(self) -> None:
        """One more seat, with a computer player and the first side that is free."""
        number = len(self.seats)
        taken = [chair.side for chair in self.seats]
        free = next(side.key for side in self.sides if side.key not in taken)
        self.seats.append(Chair("", self._usual_player(number), free))
        self.seats[number].name = self._usual_name(number)

    def remove(self, number: int) -> None:
        """One seat less; a player without a name of their own takes the usual name of the new place."""
        del self.seats[number]
        self._name_all()

    def _name_all(self) -> None:
        """Sides have changed hands: who has no name of their own is called as usual."""
        unnamed = [place for place, chair in enumerate(self.seats) if not chair.named]
        for place in unnamed:
            self.seats[place].name = ""
        for place in unnamed:
            self.seats[place].name = self._usual_name(place)

    def swap(self, number: int) -> None:
        """Trade places, and with them colors, with the next seat."""
        other = (number + 1) % len(self.seats)
        self.seats[number], self.seats[other] = self.seats[other], self.seats[number]

    def take_side(self, number: int, key: str) -> None:
        """A side by its key; a seat that plays it already gets this seat's side in exchange."""
        mine = self.seats[number].side
        for chair in self.seats:
            if chair.side == key:
                chair.side = mine
        self.seats[number].side = key
        self._name_all()

    def replace_sides(self, sides: Sequence[Side]) -> None:
        """Other sides are to be chosen from: each seat takes that at the same place of the list."""
        places = [[side.key for side in self.sides].index(chair.side) for chair in self.seats]
        self.sides = tuple(sides)
        for chair, place in zip(self.seats, places, strict=True):
            chair.side = self.sides[place].key
        self._name_all()

    def rename(self, number: int, name: str) -> None:
        """Somebody has typed a name."""
        self.seats[number].name = name
        self.seats[number].named = can_be_seen(name)

    def turn_side(self, number: int, by: int) -> None:
        """The next side in order; a seat that plays it already gets this seat's side in exchange."""
        keys = [side.key for side in self.sides]
        mine = self.seats[number].side
        wanted = keys[(keys.index(mine) + by) % len(keys)]
        for other in self.seats:
            if other.side == wanted:
                other.side = mine
        self.seats[number].side = wanted
        self._name_all()

    def side(self, number: int) -> Side:
        """What a seat plays."""
        return next(side for side in self.sides if side.key == self.seats[number].side)

    def place_of_side(self, number: int) -> str:
        """Which of the sides a seat plays, "2 of 6"; "" where there is one a seat."""
        if len(self.sides) <= len(self.seats):
            return ""
        return f"{self.sides.index(self.side(number)) + 1} of {len(self.sides)}"

    def about(self, number: int) -> str:
        """A sentence or two about who sits there."""
        player = self.seats[number].player
        if player == HUMAN:
            return "Plays at this screen, by mouse or keyboard."
        persona = self.persona(number)
        return self.levels[player].about if persona is None else persona.about

    def persona(self, number: int) -> Persona | None:
        """Whom a seat's computer player is, where that depends on its side; None for a person."""
        chair = self.seats[number]
        return None if chair.player == HUMAN else self.persona_of(chair.side)

    def remembered(self) -> list[list[str]]:
        """The seats for the next time."""
        return [[chair.name, chair.player, chair.side] for chair in self.seats]

    def _given(self, number: int, name: str) -> bool:
        """Is this a name that the program gave a computer player, and would not give this one now?"""
        if self.persona(number) is not None and name in self.called:
            return True
        return bool(self.called) and name in self._by_level(self.seats[number].player)

    def _usual_name(self, number: int) -> str:
        """A name for who sits there that no other seat has."""
        taken = {chair.name for other, chair in enumerate(self.seats) if other != number}
        return next(name for name in self._usual_names(number) if name not in taken)

    def _usual_names(self, number: int) -> list[str]:
        player = self.seats[number].player
        if player == HUMAN:
            return [f"Player {number + 1}", *(f"Player {n}" for n in range(len(self.seats) + 1, 20))]
        persona = self.persona(number)
        own = [persona.name] if persona is not None else []
        return [*own, *self.called[number:], *self.called[:number], *self._by_level(player)]

    def _by_level(self, player: str) -> list[str]:
        name = NAMES.get(player, self.levels[player].name)
        return [name, *(f"{name} {n}" for n in range(2, 20))]
