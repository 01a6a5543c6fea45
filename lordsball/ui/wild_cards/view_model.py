"""All that the views of the table draw from: the position, what moves, whose turn it is, what you look at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lordsball.engine.secrets import HIDDEN
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards import log
from lordsball.games.wild_cards.names import NOBODY
from lordsball.games.wild_cards.setup import PlayGame
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.table.asked import Asked, PersonAsked
from lordsball.ui.table.board import Seated
from lordsball.ui.table.celebrating import Confetti
from lordsball.ui.wild_cards.moments.motion import Motion
from lordsball.ui.wild_cards.steps import NOWHERE

_DEEDS = (
    told.Revealed, told.SpecialPlayed, told.AbilityUsed, told.Rolled, told.LetRun, told.Kept, told.HandDiscarded,
    told.Shuffled, told.Took, told.FieldersSwapped, told.RunnerMoved, told.RunScored, told.Peeked,
)
_MOST_LETTERS, _MOST_DEEDS = 66, 4


class Deeds:
    """What both coaches have done lately, as everybody has heard it."""

    def __init__(self) -> None:
        self._deeds: dict[int, list[str]] = {0: [], 1: []}
        self._added: dict[str, list[tuple[str, int]]] = {}
        self._cause = ""

    def hear(self, event: Any, t: WildCards) -> None:
        """Something has been told; `t` is the table after it."""
        self._count(event, t)
        if isinstance(event, told.HalfStarted):
            self._deeds = {0: [], 1: []}
        elif isinstance(event, told.Placed):
            self._deeds[event.seat] = []  # the next turn begins
        elif isinstance(event, _DEEDS):
            if isinstance(event, told.Rolled):
                self._deeds[event.seat] = []  # one roll at a time
            public = event._replace(cards=()) if isinstance(event, told.Peeked) else event
            self._deeds[event.seat] += [line.text for line in log.lines(public, t)]
            del self._deeds[event.seat][:-_MOST_DEEDS]

    def hear_all(self, events: Iterable[Any], t: WildCards) -> None:
        """Everything from the start of the match."""
        self._deeds, self._added, self._cause = {0: [], 1: []}, {}, ""
        for event in events:
            self.hear(event, t)

    def _count(self, event: Any, t: WildCards) -> None:
        """Which card has added what to a roll."""
        match event:
            case told.AbilityUsed(card=card, ability=number) | told.AbilityFired(card=card, ability=number):
                self._cause = t.cards.card[card].abilities[number].name if card in t.team_ids else t.name(card)
            case told.Rolled(roll=roll, why="roll"):
                self._added[roll] = []
            case told.TotalChanged(roll=roll, by=by):
                self._added.setdefault(roll, []).append((self._cause, by))

    def added(self, roll: str, sum_of_all: int) -> list[tuple[str, int]]:
        """What abilities have added to a kind of roll, each by its name, if that comes to so much; else all as one."""
        parts = self._added.get(roll, [])
        if sum(by for _, by in parts) == sum_of_all and all(name for name, _ in parts):
            return list(parts)
        return [("abilities", sum_of_all)] if sum_of_all else []

    def words(self, seat: int) -> str:
        """What a coach has done since somebody decided, the last of it where there is not room for all; "" for
        nothing."""
        told: list[str] = []
        for deed in reversed(self._deeds[seat]):
            if told and len(" ".join((deed, *told))) > _MOST_LETTERS:
                break
            told.insert(0, deed)
        return " ".join(told)

    def forget(self) -> None:
        """Somebody decides: what was done before has been read."""
        self._deeds = {0: [], 1: []}


COIN, SIDES, PLAY, OVER = "coin", "sides", "play", "over"
"""What the evening is about: the toss, its winner's choice, the game, the end."""

Stand = Callable[[], object]
"""Lets the board show the position right after an event."""


TICK_SECONDS, TICK_FADES = 1.8, 0.3
"""How long it is seen that a question was answered by itself, and how long that then takes to fade."""


class Tick(NamedTuple):
    """A question that was answered by itself: with what, and for how many seconds that is still seen."""

    words: str
    left: float = TICK_SECONDS


class Dragged(NamedTuple):
    """A card of the hand under somebody's pointer."""

    spot: str
    x: float
    y: float


@dataclass
class ViewModel(PersonAsked):
    """One table, seen."""

    seats: tuple[Seated, ...]
    settings: Callable[[], Any] = lambda: None
    viewer: int | None = None
    """Whose hand the screen may show: the seat that the view was made for; None: nobody's."""
    table: WildCards | None = None
    """What is drawn: a view of the game, of now or, while events are played, of the moment after the last one."""
    motion: Motion = field(default_factory=Motion)
    deeds: Deeds = field(default_factory=Deeds)
    step: int = NOWHERE
    """Where in the Turn Sequence the game is (see `steps.py`)."""
    asked: Asked | None = None
    me: int = 0
    """The seat at the lower edge."""
    offered: Sequence[Widget] = ()
    """What can be touched now."""
    lit: frozenset[str] = frozenset()
    """Places that can be chosen now, by their names (see `table_layout.py`)."""
    lit_in_secret: frozenset[str] = frozenset()
    """Cards of a hand that lies face down which can be chosen now: for who peeks at them."""
    wanted: frozenset[str] = frozenset()
    """Empty zones that wait for a card."""
    chosen: str = ""
    """A place that was chosen and needs a second choice: a card that looks for its zone."""
    pointed: str = ""
    """The card under the pointer, by its id; "" for none."""
    pinned: str = ""
    followed: str = ""
    """The card that what is being played is about."""
    peeked: Sequence[str] = ()
    """A hand that is looked at while a button is held."""
    peeked_down: Mapping[str, str] = field(default_factory=dict)
    """What its coach has laid face down, by zone, looked at with it."""
    rows: dict[int, dict[str, int]] = field(default_factory=dict)
    """For each seat the place in the row of every card that its hand held when cards last came into it."""
    laying: str = ""
    """The card that the person before the screen has just chosen."""
    held: tuple[str, ...] = ()
    """The hand of who was asked last, by its ids: where it lies face down, its places are still its own."""
    odds: bool = True
    """The person wants to see the odds."""
    runner: str = ""
    """The runner who decides how far to run."""
    sent: bool = False
    """Whatever has been chosen for a runner was the gold button: those behind follow without being asked."""
    ticks: list[Tick] = field(default_factory=list)
    """Questions that have just been answered by themselves, the oldest first."""
    home: tuple[str, ...] = ()
    """Who has come home since the last Hit or Walk, in order."""
    moved_on: bool = False
    """A runner has run since the last question."""
    dragged: Dragged | None = None
    great: Callable[[Any], bool] = lambda scene: False
    """See `Board.great`."""
    heard: Callable[[str], object] = lambda name: None
    """See `Board.heard`."""
    confetti: Confetti = field(default_factory=Confetti)
    again: Callable[[], object] = lambda: None
    """Offers the present decision again, after a choice that is not an action yet."""
    holds_up: Callable[[], bool] = lambda: False
    """Is what a computer player does with a card held up to be read?"""
    overlay: Callable[[Any], object] = lambda scene: None
    """Opens a scene over the table, such as a pile to look through."""

    @property
    def t(self) -> WildCards:
        """The table as it stands; it must have been set."""
        assert self.table is not None, "nothing has been shown yet"
        return self.table

    def set(self, view: WildCards) -> None:
        """Show what a view says."""
        self.table = view

    def agrees(self, view: WildCards) -> bool:
        """Is the view the moment that is shown: the one the last events have led to?"""
        t = self.table
        if t is None:
            return False
        piles = [[(len(c.hand), len(c.deck), c.discard, c.vibes) for c in each.coaches] for each in (t, view)]
        marks = [(x.half, x.batting, x.strikes, x.balls, x.outs, x.runs, x.dice) for x in (t, view)]
        return piles[0] == piles[1] and marks[0] == marks[1]

    @property
    def winner(self) -> int:
        """Who won the coin toss, until the game begins."""
        tosses = [each.winner for each in self.t.stack if isinstance(each, PlayGame)]
        return tosses[0] if tosses and not self.t.half else NOBODY

    @property
    def stage(self) -> str:
        """What the evening is about: COIN, SIDES, PLAY or OVER."""
        if not self.t.stack:
            return OVER
        if self.t.half or not isinstance(self.t.stack[0], PlayGame):
            return PLAY
        return COIN if self.winner == NOBODY else SIDES

    @property
    def them(self) -> int:
        """The seat at the upper edge."""
        return 1 - self.me

    @property
    def text_scale(self) -> float:
        """How much larger than usual the person has the text."""
        return getattr(self.settings(), "text_size", 100) / 100

    def is_asked(self, *asks: str) -> bool:
        """Is one of these the decision that the person before the screen has to take?"""
        return self.asked is not None and self.asked.ours and self.asked.ask in asks

    @property
    def in_secret(self) -> bool:
        """Is somebody asked whose hand lies face down because others look at the same screen?"""
        return self.asked is not None and self.asked.ours and self.viewer != self.asked.seat

    def keep_places(self, view: WildCards, seat: int) -> None:
        """Cards keep their places in the row while others leave; once cards come in, the row closes up.

        :param view: where it is not made for this seat, nothing is noted.
        """
        if HIDDEN in view.coaches[seat].hand:
            return
        self.held = tuple(view.coaches[seat].hand)
        if not set(self.held) <= set(self.rows.get(seat, {})):
            self.rows[seat] = {card: place for place, card in enumerate(self.held)}

    def row(self) -> tuple[list[int], int]:
        """The place in the row of each card of the hand at the lower edge, and how many places there are."""
        places, hand = self.rows.get(self.me, {}), self.t.coaches[self.me].hand
        held = [card for card in self.held if card != self.laying] if len(hand) < len(self.held) else self.held
        known = hand if HIDDEN not in hand else held
        if len(known) == len(hand) and all(card in places for card in known):
            return [places[card] for card in known], len(places)
        return list(range(len(hand))), len(hand)

    @property
    def watched(self) -> bool:
        """Do several people look at this table?"""
        return sum(seat.human for seat in self.seats) > 1

    def tick(self, words: str) -> None:
        """A question has been answered by itself."""
        self.ticks = [*self.ticks[-1:], Tick(words)]

    def pass_time(self, dt: float) -> bool:
        """Ticks fade; True when they look different."""
        before, self.ticks = self.ticks, [t._replace(left=t.left - dt) for t in self.ticks if t.left > dt]
        return len(before) != len(self.ticks) or any(tick.left < TICK_FADES for tick in before)

    def look_away(self) -> None:
        """Stop the peek."""
        self.peeked, self.peeked_down = (), {}

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand, HIDDEN where this screen must not show them."""
        if self.peeked and self.asked is not None and seat == self.asked.seat:
            return list(self.peeked)
        hand = self.t.coaches[seat].hand
        return list(hand) if seat == self.me and self.viewer == seat else [HIDDEN] * len(hand)
