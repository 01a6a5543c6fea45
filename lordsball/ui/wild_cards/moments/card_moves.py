"""Cards that go from one place to another, abilities that go off, and the Vibes that pay for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lordsball.engine.secrets import HIDDEN
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.names import SPECIAL
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.wild_cards.card_faces import back, faces, lying
from lordsball.ui.wild_cards.moments.motion import Flight, Glow, Laid, Paying, Spot, Turning
from lordsball.ui.wild_cards.pieces.faces import Face
from lordsball.ui.wild_cards.sight import Sight, Stand
from lordsball.ui.wild_cards.table_layout import MAT, MY_VIBES, THEIR_VIBES, box_of, is_down, own, spot_of, spot_of_card

_READ = 0.9
"""Seconds to read a Special that comes into play."""
_PEEK = 3.0
"""Seconds that cards lie there which somebody may look at."""
_GAP = 0.5
"""How far the next card of several sets out, as a share of the way of the one before."""


class Move(NamedTuple):
    """A card on its way: from where, to which place, which other side it shows at first (None: the same)."""

    face: Face
    start: Spot
    end: str
    back: Face | None = None


def _face(sight: Sight, seat: int, card: str) -> Face:
    return lying(sight.t.cards, card or HIDDEN, sight.t.team(seat))


def _back(sight: Sight, seat: int) -> Face:
    return back(sight.t.team(seat))


def _in_hand(sight: Sight, seat: int, card: str) -> str:
    """The place of a card in a hand, as this screen may know it."""
    hand = sight.hand(seat)
    number = hand.index(card) if card in hand else max(0, len(hand) - 1)
    return f"hand:{number}" if seat == sight.me else f"theirs:{number}"


def fly(sight: Sight, timeline: Timeline, stand: Stand, moves: Callable[[], Sequence[Move]]) -> Step:
    """Let the event stand, and have cards fly to where it has put them; `moves` is asked once it stands."""
    motion = sight.motion
    stand()
    if timeline.reduced:
        yield from timeline.wait("card_move")
        return
    made = list(moves())
    motion.away = frozenset(move.end for move in made)
    ends = [spot_of(sight, move.end) for move in made]
    whole = 1 + _GAP * max(0, len(made) - 1)

    def show(u: float) -> None:
        motion.flights = tuple(
            Flight(move.face, move.start, end, min(1.0, max(0.0, u * whole - number * _GAP)), move.back)
            for number, (move, end) in enumerate(zip(made, ends, strict=True))
        )

    yield from timeline.drive(timeline.seconds("card_move") * 1.3 * whole, show)
    motion.flights, motion.away = (), frozenset()


# -- hand and deck ---------------------------------------------------------------------------------------------------


def draw(sight: Sight, event: told.Drew, timeline: Timeline, stand: Stand) -> Step:
    """Cards leave the deck one after the other; the own ones are turned over on the way."""
    seat, start = event.seat, spot_of(sight, own(sight, event.seat, "deck"))
    side = _back(sight, seat)

    def moves() -> list[Move]:
        hand = sight.hand(seat)
        new = range(len(hand) - event.how_many, len(hand))
        kind = "hand" if seat == sight.me else "theirs"
        return [Move(_face(sight, seat, hand[number]), start, f"{kind}:{number}", side) for number in new]

    yield from fly(sight, timeline, stand, moves)


def shuffle(sight: Sight, event: told.Shuffled, timeline: Timeline, stand: Stand) -> Step:
    """The discards go over to the deck."""
    start, side = spot_of(sight, own(sight, event.seat, "discard")), _back(sight, event.seat)
    deck = own(sight, event.seat, "deck")
    yield from fly(sight, timeline, stand, lambda: [Move(side, start, deck)] * 3)


def place(sight: Sight, event: told.Placed, timeline: Timeline, stand: Stand) -> Step:
    """A card of the hand goes face down to its zone."""
    seat = event.seat
    lying_at = _in_hand(sight, seat, event.card or sight.laying)
    start, face, side = spot_of(sight, lying_at), _face(sight, seat, event.card), _back(sight, seat)
    zone = own(sight, seat, SPECIAL) if event.zone == SPECIAL else event.zone
    yield from fly(sight, timeline, stand, lambda: [Move(side, start, zone, face)])


def discard_from_hand(sight: Sight, event: told.HandDiscarded, timeline: Timeline, stand: Stand) -> Step:
    """A card of the hand goes to the discards, for all to see."""
    seat = event.seat
    start, face = spot_of(sight, _in_hand(sight, seat, event.card)), _face(sight, seat, event.card)
    end, side = own(sight, seat, "discard"), _back(sight, seat) if seat != sight.me else None
    yield from fly(sight, timeline, stand, lambda: [Move(face, start, end, side)])


def take(sight: Sight, event: told.Took, timeline: Timeline, stand: Stand) -> Step:
    """A card of an open pile goes to a hand."""
    seat = event.seat
    start = spot_of(sight, "shadows" if event.pile == "shadows" else own(sight, seat, "discard"))
    face = _face(sight, seat, event.card)

    def moves() -> list[Move]:
        count = len(sight.t.coaches[seat].hand)
        return [Move(face, start, f"{'hand' if seat == sight.me else 'theirs'}:{count - 1}")]

    yield from fly(sight, timeline, stand, moves)


# -- in play ---------------------------------------------------------------------------------------------------------


def turn_up(sight: Sight, event: told.Revealed, timeline: Timeline, stand: Stand) -> Step:
    """A Player is turned up where it lies; one of an Emergency Draw has come face up."""
    motion = sight.motion
    if is_down(sight.t, event.seat, event.zone) and not timeline.reduced:
        face, side = _face(sight, event.seat, event.card), _back(sight, event.seat)
        motion.away = frozenset((event.zone,))
        spot = spot_of(sight, event.zone)

        def show(u: float) -> None:
            motion.turning = Turning(face, side, spot, u)

        yield from timeline.drive(timeline.seconds("card_flip") * 1.4, show)
        motion.turning, motion.away = None, frozenset()
    stand()
    yield from timeline.wait(0.25)


def emergency(sight: Sight, event: told.EmergencyDrawn, timeline: Timeline, stand: Stand) -> Step:
    """The top card of the deck turns over above the empty zone; unless it is a Player, it goes on to the discards."""
    motion, seat = sight.motion, event.seat
    face, side = _face(sight, seat, event.card), _back(sight, seat)
    start, zone = spot_of(sight, own(sight, seat, "deck")), spot_of(sight, event.zone)
    if not timeline.reduced:

        def show(u: float) -> None:
            motion.flights = (Flight(face, start, zone, u, side),)

        yield from timeline.drive(timeline.seconds("card_move") * 1.6, show)
        yield from timeline.wait(0.2 if event.player else _READ)
    motion.flights = ()
    if event.player:
        stand()
        return
    end = own(sight, seat, "discard")
    yield from fly(sight, timeline, stand, lambda: [Move(face, zone, end)])


def special(sight: Sight, event: told.SpecialPlayed, timeline: Timeline, stand: Stand) -> Step:
    """A Special comes from the hand or is turned up: it is held up to be read, then lies in its zone."""
    motion, seat = sight.motion, event.seat
    spot = own(sight, seat, SPECIAL)
    start = spot_of(sight, _in_hand(sight, seat, event.card) if event.from_hand else spot)
    face = _face(sight, seat, event.card)
    stand()
    motion.away = frozenset((spot,))
    team = sight.t.team(seat).short

    def show(u: float) -> None:
        motion.laid = Laid(f"{team} {'play' if event.from_hand else 'turn up'}", (face,), u)

    yield from timeline.drive(0.2, show)
    yield from timeline.pause(_READ)
    motion.laid, motion.away = None, frozenset()
    yield from fly(sight, timeline, lambda: None, lambda: [Move(face, _midway(start), spot)])


def _midway(start: Spot) -> Spot:
    """From where a card comes down that has been held up."""
    return Spot(480.0, 390.0, start.size)


def weather(sight: Sight, event: told.WeatherChanged, timeline: Timeline, stand: Stand) -> Step:
    """The Weather moves up to its zone."""
    start = spot_of(sight, own(sight, event.seat, SPECIAL))
    face = _face(sight, event.seat, event.card)
    yield from fly(sight, timeline, stand, lambda: [Move(face, start, "weather")])


def discard(sight: Sight, event: told.Discarded, timeline: Timeline, stand: Stand) -> Step:
    """A card leaves play."""
    seat = event.seat
    spot = own(sight, seat, SPECIAL) if event.zone == SPECIAL else event.zone
    start, face = spot_of(sight, spot), _face(sight, seat, event.card)
    end = own(sight, seat, "discard")
    yield from fly(sight, timeline, stand, lambda: [Move(face, start, end)])


def to_shadows(sight: Sight, event: told.Shadowed, timeline: Timeline, stand: Stand) -> Step:
    """A card goes down to the Shadows."""
    seat, face = event.seat, _face(sight, event.seat, event.card)
    if event.source == "hand":
        spot = _in_hand(sight, seat, event.card)
    elif event.source == "discard":
        spot = own(sight, seat, "discard")
    else:
        spot = spot_of_card(sight, seat, event.card) or own(sight, seat, SPECIAL)
    start = spot_of(sight, spot)
    yield from fly(sight, timeline, stand, lambda: [Move(face, start, "shadows")])


def swap(sight: Sight, event: told.FieldersSwapped, timeline: Timeline, stand: Stand) -> Step:
    """Pitcher and Outfielder walk past each other."""
    seat = event.seat
    mound, outfield = spot_of(sight, "mound"), spot_of(sight, "outfield")
    moves = [Move(_face(sight, seat, event.pitcher), outfield, "mound"),
             Move(_face(sight, seat, event.outfielder), mound, "outfield")]
    yield from fly(sight, timeline, stand, lambda: moves)


def peek(sight: Sight, event: told.Peeked, timeline: Timeline, stand: Stand) -> Step:
    """Who may look sees the cards laid out for a while; to everybody else nothing is shown."""
    motion, cards = sight.motion, faces(sight.t.cards)
    stand()
    if not event.cards or sight.viewer != event.seat:
        yield from timeline.wait(0.3)
        return
    shown = tuple(cards[card] for card in event.cards)
    words = "Their hand" if event.what == "hand" else "Their face-down cards"

    def show(u: float) -> None:
        motion.laid = Laid(words, shown, u)

    yield from timeline.drive(0.25, show)
    yield from timeline.pause(_PEEK)
    motion.laid = None


# -- abilities and Vibes ----------------------------------------------------------------------------------------------


Point = tuple[float, float]
_SUPPLY: Point = (MAT.cx + 10, MAT.y - 4)
"""Where Vibes come from and go to."""


def ability(sight: Sight, event: told.AbilityUsed | told.AbilityFired, timeline: Timeline, stand: Stand) -> Step:
    """The card shines up, with the name of what it does."""
    motion, t = sight.motion, sight.t
    known = t.cards.card[event.card]
    name = known.abilities[event.ability].name if event.card in t.team_ids else known.short
    spot = spot_of_card(sight, event.seat, event.card)
    stand()
    if not spot:
        return
    box = box_of(sight, spot)

    def show(u: float) -> None:
        motion.glow = Glow(box, name, u)

    yield from timeline.drive(0.5, show)
    motion.glow = None


def _vibes_fly(sight: Sight, start: Point, end: Point, count: int, timeline: Timeline) -> Step:
    motion = sight.motion

    def show(u: float) -> None:
        motion.paying = (Paying(start, end, count, u),)

    if not timeline.reduced:
        yield from timeline.drive(timeline.seconds("card_move") * 1.3, show)
    motion.paying = ()


def _at(sight: Sight, seat: int, card: str) -> Point:
    """Where the Vibes of a card lie."""
    spot = spot_of_card(sight, seat, card)
    if not spot or spot == own(sight, seat, "team"):
        return _purse(sight, seat)
    box = box_of(sight, spot)
    return box.x + 16, box.bottom


def _purse(sight: Sight, seat: int) -> Point:
    box = MY_VIBES if seat == sight.me else THEIR_VIBES
    return box.x + 16, box.cy


def paid(sight: Sight, event: told.VibesPaid, timeline: Timeline, stand: Stand) -> Step:
    """Vibes leave a card for the supply."""
    start = _at(sight, event.seat, event.card)
    stand()
    yield from _vibes_fly(sight, start, _SUPPLY, event.how_many, timeline)


def gained(sight: Sight, event: told.VibesGained, timeline: Timeline, stand: Stand) -> Step:
    """Vibes come from the supply."""
    yield from _vibes_fly(sight, _SUPPLY, _at(sight, event.seat, event.card), event.how_many, timeline)
    stand()


def lost(sight: Sight, event: told.VibesLost, timeline: Timeline, stand: Stand) -> Step:
    """A coach loses Vibes."""
    start = _purse(sight, event.seat)
    stand()
    yield from _vibes_fly(sight, start, _SUPPLY, event.how_many, timeline)


def stolen(sight: Sight, event: told.VibesStolen, timeline: Timeline, stand: Stand) -> Step:
    """Vibes change hands."""
    yield from _vibes_fly(sight, _purse(sight, 1 - event.seat), _purse(sight, event.seat), event.how_many, timeline)
    stand()


def saved(sight: Sight, event: told.VibesSaved, timeline: Timeline, stand: Stand) -> Step:
    """One Vibe of a card that leaves moves to the Team card."""
    start = _at(sight, event.seat, event.card)
    yield from _vibes_fly(sight, start, _purse(sight, event.seat), 1, timeline)
    stand()
