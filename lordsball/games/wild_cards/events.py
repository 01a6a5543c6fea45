"""The events that the rules of Wild Cards announce. Cards are ids, "" where the seat may not know which."""

from __future__ import annotations

from typing import NamedTuple


class CoinTossed(NamedTuple):
    """The opening coin: the winner chooses who bats first."""

    winner: int


class SidesChosen(NamedTuple):
    """`first` bats first."""

    first: int


class HalfStarted(NamedTuple):
    """A team comes to bat; Team cards have their Vibes, decks are shuffled."""

    half: int
    batting: int


class Drew(NamedTuple):
    """Cards drawn into a hand."""

    seat: int
    cards: tuple[str, ...]
    how_many: int


class Shuffled(NamedTuple):
    """The pitching coach made a new deck of the discards."""

    seat: int
    how_many: int


class Placed(NamedTuple):
    """A card laid face down."""

    seat: int
    zone: str
    card: str


class Revealed(NamedTuple):
    """A Player turned up with its Vibes."""

    seat: int
    zone: str
    card: str
    vibes: int


class EmergencyDrawn(NamedTuple):
    """The top card of the deck for an empty zone: a Player takes it, anything else is discarded."""

    seat: int
    zone: str
    card: str
    player: bool


class NobodyFound(NamedTuple):
    """No Player is left for this zone."""

    seat: int
    zone: str


class SpecialPlayed(NamedTuple):
    """A Special turned up from its zone, or played straight from the hand."""

    seat: int
    card: str
    from_hand: bool
    vibes: int


class WeatherChanged(NamedTuple):
    """A new Weather ("": none), and the one it replaces ("": none)."""

    seat: int
    card: str
    before: str


class AbilityUsed(NamedTuple):
    """A coach uses an ability and pays Vibes for it."""

    seat: int
    card: str
    ability: int
    paid: int


class AbilityFired(NamedTuple):
    """An ability went off by itself."""

    seat: int
    card: str
    ability: int


class Rolled(NamedTuple):
    """Two dice for a pitch, bat or catch. `why`: roll, reroll, turn."""

    seat: int
    roll: str
    dice: tuple[int, int]
    modifier: int
    total: int
    why: str


class TotalChanged(NamedTuple):
    """An ability added to a roll."""

    seat: int
    roll: str
    by: int
    total: int


class Locked(NamedTuple):
    """A total is fixed."""

    seat: int
    roll: str
    total: int


class Struck(NamedTuple):
    """The pitch beat the bat."""

    batter: str
    strikes: int


class BallCalled(NamedTuple):
    """A tie, or (`chosen`) a Hit played safe."""

    batter: str
    balls: int
    chosen: bool


class HitMade(NamedTuple):
    """The bat beat the pitch; everybody may run as many bases as the Potential says."""

    batter: str
    potential: int


class PotentialChanged(NamedTuple):
    """An ability, or a fumble, changed the Potential."""

    potential: int
    fumble: bool


class LetRun(NamedTuple):
    """The pitching coach tries no Catch."""

    seat: int


class Fumbled(NamedTuple):
    """The Catch was not higher than the Hit."""

    fielder: str
    batter: str


class Caught(NamedTuple):
    """The Catch was higher than the Hit."""

    fielder: str
    batter: str


class RunnerMoved(NamedTuple):
    """A runner (from 0: the Batter) reaches a base, 4 for home. `why`: run, walk, steal."""

    seat: int
    card: str
    start: int
    end: int
    why: str


class RunScored(NamedTuple):
    """A run: the team's runs so far."""

    seat: int
    card: str
    runs: int


class OutMade(NamedTuple):
    """The Batter is out: by strikes or caught."""

    seat: int
    batter: str
    outs: int
    caught: bool


class Walked(NamedTuple):
    """Four Balls."""

    seat: int
    batter: str


class Kept(NamedTuple):
    """A card stays in play; "" for one that lies face down."""

    seat: int
    zone: str
    paid: int
    card: str


class Discarded(NamedTuple):
    """A card left play for the discards. `why`: clean_up, trashed, cancelled, replaced, home."""

    seat: int
    card: str
    zone: str
    why: str


class HandDiscarded(NamedTuple):
    """A card of the hand discarded before drawing."""

    seat: int
    card: str


class VibesGained(NamedTuple):
    """Vibes from the supply onto a card (a team's id: the Team card)."""

    seat: int
    card: str
    how_many: int


class VibesPaid(NamedTuple):
    """Vibes from a card (a team's id: the Team card) to the supply: part of a price, or all of it."""

    seat: int
    card: str
    how_many: int


class VibesLost(NamedTuple):
    """Vibes of a coach back to the supply because of the other coach's card."""

    seat: int
    how_many: int


class VibesStolen(NamedTuple):
    """Vibes taken by a coach from the other."""

    seat: int
    how_many: int


class VibesSaved(NamedTuple):
    """One Vibe of a card that left moves to the Team card; this many more go to the supply (ruling W11)."""

    seat: int
    card: str
    lost: int


class StrikesChanged(NamedTuple):
    """An ability changed the Strikes."""

    strikes: int


class BallsChanged(NamedTuple):
    """An ability changed the Balls."""

    balls: int


class Shadowed(NamedTuple):
    """A card of this coach went to the Shadows. `source`: play, hand, discard."""

    seat: int
    card: str
    source: str


class Took(NamedTuple):
    """A card taken from the Shadows or from the discards into the hand."""

    seat: int
    pile: str
    card: str


class FieldersSwapped(NamedTuple):
    """Pitcher and Outfielder changed places."""

    seat: int
    pitcher: str
    outfielder: str


class Peeked(NamedTuple):
    """A look at the other coach's cards; which, only the looker knows."""

    seat: int
    what: str
    cards: tuple[str, ...]


class HalfOver(NamedTuple):
    """A half is over. `why`: outs, no_players, walk_off. `left`: runners left on base."""

    half: int
    batting: int
    runs: int
    left: int
    why: str


class SidesChanged(NamedTuple):
    """All cards but those in the Shadows went home (ruling W16); `target`: runs the second team needs to win."""

    batting: int
    target: int


class GameOver(NamedTuple):
    """The winner (-1: a tie), and the runs of seat 0 and seat 1."""

    winner: int
    score: tuple[int, int]
