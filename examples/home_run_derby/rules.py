"""The rules of Home Run Derby: one procedure a heading, one step a sentence.

You bat, the rival on your left pitches a card face down. Take it or swing; the most home runs after three rounds win.
"""

from __future__ import annotations

from dataclasses import field
from typing import NamedTuple

from lordsball.content.plain_cards import PlainCards
from lordsball.engine.position import Position
from lordsball.engine.procedure import DONE, Action, Decision, Flow, Goto, Procedure, procedure, step
from lordsball.engine.records import Record, record, shared
from lordsball.engine.secrets import zone

from .cards import Card, Deck

SWING, TAKE, AS_IT_IS = Action("swing"), Action("take"), Action("as_it_is")


@record
class Batter(Record):
    """What one seat has before it."""

    seat: int
    slugger: str
    home_runs: int = 0
    hand: list[str] = zone("cards", seen_by="owner", default_factory=list)
    thrown: str = zone("cards", seen_by="owner", default="")
    """The pitch that lies face down."""


@record
class Derby(Position):
    """The table."""

    batters: list[Batter]
    round: int = 1
    up: int = 0
    """Who bats."""
    deck: list[str] = zone("cards", seen_by="nobody", default_factory=list)
    used: list[str] = zone("cards", seen_by="everyone", default_factory=list)
    pitch: str = zone("cards", seen_by="everyone", default="")
    """The pitch, once it is turned up."""
    boost: str = zone("cards", seen_by="everyone", default="")
    """The card that was added to the swing."""
    dice: list[int] = field(default_factory=list)
    cards: PlainCards = shared(default=None, kw_only=True)

    @property
    def rules(self) -> Deck:
        """The numbers of the game."""
        return self.cards.only(Deck)

    def card(self, id: str) -> Card:
        """A card by its id."""
        return next(card for card in self.rules.cards if card.id == id)

    def pool(self, name: str, owner: int | None) -> list[str]:
        """All cards there are."""
        return [card.id for card in self.rules.cards for _ in range(card.copies)]

    def name(self, seat: int) -> str:
        """Who bats for a seat."""
        return next(s.name for s in self.rules.sluggers if s.id == self.batters[seat].slugger)

    @property
    def pitcher(self) -> int:
        """The seat on the left of the batter."""
        return (self.up + 1) % len(self.batters)

    def swing(self) -> int:
        """The dice and the card added to them."""
        return sum(self.dice) + (self.card(self.boost).bat if self.boost else 0)

    def draw(self, seat: int, most: int) -> None:
        """Draw up to `most` cards; the used ones are shuffled in when the deck runs out."""
        hand, before = self.batters[seat].hand, len(self.batters[seat].hand)
        while len(hand) < most and (self.deck or self.used):
            if not self.deck:
                self.deck, self.used = self.used, []
                self.chance.shuffle(self.deck)
            hand.append(self.deck.pop())
        if drawn := tuple(hand[before:]):
            self.announce(Drew(seat, drawn), only=seat, instead=Drew(seat, ("?",) * len(drawn)))

    def winners(self) -> tuple[int, ...]:
        """The seats with the most home runs."""
        most = max(batter.home_runs for batter in self.batters)
        return tuple(batter.seat for batter in self.batters if batter.home_runs == most)


class Drew(NamedTuple):
    """A seat drew cards; others know how many."""
    seat: int
    cards: tuple[str, ...]


class RoundStarted(NamedTuple):
    """Everybody bats once more."""
    round: int


class Taken(NamedTuple):
    """The batter let the pitch go by."""
    seat: int
    card: str


class Swung(NamedTuple):
    """The dice of a swing, and the pitch that is turned up."""
    seat: int
    dice: tuple[int, ...]
    card: str


class Landed(NamedTuple):
    """How a swing ended, and the card that was added; `runs` 0 is an out, or a foul where it met the pitch."""
    seat: int
    boost: str
    swing: int
    pitch: int
    runs: int


@procedure
class PlayDerby(Procedure):
    """Three rounds, and one more as long as several lead."""

    @step
    def shuffle_and_deal(self, t: Derby) -> Flow:
        """Everybody gets a hand of five."""
        t.deck = t.pool("cards", None)
        t.chance.shuffle(t.deck)
        for batter in t.batters:
            t.draw(batter.seat, t.rules.hand)

    @step
    def everybody_bats(self, t: Derby) -> Flow:
        """In the order of the seats."""
        t.announce(RoundStarted(t.round))
        return [TurnAtBat(batter.seat) for batter in t.batters]

    @step
    def compare(self, t: Derby) -> Flow:
        """After the last round the most home runs win; a tie brings another round."""
        if t.round < t.rules.rounds or len(t.winners()) > 1:
            t.round += 1
            return Goto("everybody_bats")
        return DONE


@procedure
class TurnAtBat(Procedure):
    """You bat until you are out."""

    seat: int

    @step
    def draw_up(self, t: Derby) -> Flow:
        """Batter and pitcher draw up to five before every pitch."""
        t.up = self.seat
        t.used += [card for card in (t.pitch, t.boost) if card]
        t.pitch = t.boost = ""
        t.dice = []
        for seat in (t.up, t.pitcher):
            t.draw(seat, t.rules.hand)

    @step
    def throw(self, t: Derby) -> Flow:
        """The rival on the left lays a card face down."""
        hand = t.batters[t.pitcher].hand
        return Decision(t.pitcher, "throw", tuple(Action("throw", (id,)) for id in dict.fromkeys(hand)), secret=True)

    @throw.answer
    def thrown(self, t: Derby, chosen: Action) -> Flow:
        pitcher = t.batters[t.pitcher]
        pitcher.thrown = str(chosen.args[0])
        pitcher.hand.remove(pitcher.thrown)

    @step
    def swing_or_take(self, t: Derby) -> Flow:
        """Swing, or let it go by."""
        return Decision(self.seat, "swing_or_take", (SWING, TAKE))

    @swing_or_take.answer
    def swung_or_taken(self, t: Derby, chosen: Action) -> Flow:
        """A strike that is taken is an out; a ball brings two cards, and the next pitch."""
        pitcher = t.batters[t.pitcher]
        t.pitch, pitcher.thrown = pitcher.thrown, ""
        card = t.card(t.pitch)
        if chosen == SWING:
            t.dice = [t.chance.die(6), t.chance.die(6)]
            t.announce(Swung(self.seat, tuple(t.dice), card.id))
            return None
        t.announce(Taken(self.seat, card.id))
        if card.strike:
            return DONE
        t.draw(self.seat, min(len(t.batters[self.seat].hand) + 2, t.rules.most_in_hand))
        return Goto("draw_up")

    @step
    def add_a_card(self, t: Derby) -> Flow:
        """Add the bat of one card of your hand, or leave the swing as it is."""
        hand = dict.fromkeys(t.batters[self.seat].hand)
        useful = [Action("add", (id,)) for id in hand if t.card(id).bat]
        return Decision(self.seat, "add_a_card", (AS_IT_IS, *useful), secret=True)

    @add_a_card.answer
    def added(self, t: Derby, chosen: Action) -> Flow:
        if chosen.args:
            t.boost = str(chosen.args[0])
            t.batters[self.seat].hand.remove(t.boost)

    @step
    def see_where_it_lands(self, t: Derby) -> Flow:
        """Beat the pitch: a home run, by five or more two. Meet it: a foul, and the next pitch. Else you are out."""
        over = t.swing() - t.card(t.pitch).pitch
        runs = 0 if over <= 0 else 2 if over >= t.rules.moon_shot else 1
        t.batters[self.seat].home_runs += runs
        t.announce(Landed(self.seat, t.boost, t.swing(), t.card(t.pitch).pitch, runs))
        return Goto("draw_up") if over >= 0 else DONE
