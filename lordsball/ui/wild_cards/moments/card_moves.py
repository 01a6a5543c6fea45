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
from lordsball.ui.wild_cards.moments.play_moves import weighty_stamp
from lordsball.ui.wild_cards.pieces.faces import Face
from lordsball.ui.wild_cards.table_layout import MAT, MY_VIBES, THEIR_VIBES, box_of, is_down, own, spot_of, spot_of_card
from lordsball.ui.wild_cards.view_model import Stand, ViewModel

_READ = 0.9
"""Seconds to read a card that comes into play and is not held up for longer afterwards."""
_PEEK = 3.0
"""Seconds that cards lie there which somebody may look at."""
_GAP = 0.35
"""How far the next card of several sets out, as a share of the way of the one before."""


class Move(NamedTuple):
    """A card on its way: from where, to which place, which other side it shows at first (None: the same)."""

    face: Face
    start: Spot
    end: str
    back: Face | None = None


def _face(model: ViewModel, seat: int, card: str) -> Face:
    return lying(model.t.cards, card or HIDDEN, model.t.team(seat))


def _back(model: ViewModel, seat: int) -> Face:
    return back(model.t.team(seat))


def _in_hand(model: ViewModel, seat: int, card: str) -> str:
    """The place of a card in a hand, as this screen may know it."""
    hand = model.hand(seat)
    number = hand.index(card) if card in hand else max(0, len(hand) - 1)
    return f"hand:{number}" if seat == model.me else f"theirs:{number}"


def fly(model: ViewModel, timeline: Timeline, stand: Stand, moves: Callable[[], Sequence[Move]]) -> Step:
    """Let the event stand, and have cards fly to where it has put them; `moves` is asked once it stands."""
    motion = model.motion
    stand()
    if timeline.reduced:
        yield from timeline.wait("card_move")
        return
    made = list(moves())
    motion.away = frozenset(move.end for move in made)
    ends = [spot_of(model, move.end) for move in made]
    whole = 1 + _GAP * max(0, len(made) - 1)

    def show(u: float) -> None:
        motion.flights = tuple(
            Flight(move.face, move.start, end, min(1.0, max(0.0, u * whole - number * _GAP)), move.back)
            for number, (move, end) in enumerate(zip(made, ends, strict=True))
        )

    yield from timeline.drive(timeline.seconds("card_move") * 1.1 * whole, show)
    motion.flights, motion.away = (), frozenset()


# -- hand and deck ---------------------------------------------------------------------------------------------------


def draw(model: ViewModel, event: told.Drew, timeline: Timeline, stand: Stand) -> Step:
    """Cards leave the deck one after the other; the own ones are turned over on the way."""
    seat, start = event.seat, spot_of(model, own(model, event.seat, "deck"))
    side = _back(model, seat)

    def moves() -> list[Move]:
        hand = model.hand(seat)
        new = range(len(hand) - event.how_many, len(hand))
        kind = "hand" if seat == model.me else "theirs"
        return [Move(_face(model, seat, hand[number]), start, f"{kind}:{number}", side) for number in new]

    yield from fly(model, timeline, stand, moves)


def shuffle(model: ViewModel, event: told.Shuffled, timeline: Timeline, stand: Stand) -> Step:
    """The discards go over to the deck."""
    start, side = spot_of(model, own(model, event.seat, "discard")), _back(model, event.seat)
    deck = own(model, event.seat, "deck")
    yield from fly(model, timeline, stand, lambda: [Move(side, start, deck)] * 3)


def place(model: ViewModel, event: told.Placed, timeline: Timeline, stand: Stand) -> Step:
    """A card of the hand goes face down to its zone."""
    seat = event.seat
    lying_at = _in_hand(model, seat, event.card or model.laying)
    start, face, side = spot_of(model, lying_at), _face(model, seat, event.card), _back(model, seat)
    zone = own(model, seat, SPECIAL) if event.zone == SPECIAL else event.zone
    yield from fly(model, timeline, stand, lambda: [Move(side, start, zone, face)])


def discard_from_hand(model: ViewModel, event: told.HandDiscarded, timeline: Timeline, stand: Stand) -> Step:
    """A card of the hand goes to the discards, for all to see."""
    seat = event.seat
    start, face = spot_of(model, _in_hand(model, seat, event.card)), _face(model, seat, event.card)
    end, side = own(model, seat, "discard"), _back(model, seat) if seat != model.me else None
    yield from fly(model, timeline, stand, lambda: [Move(face, start, end, side)])


def take(model: ViewModel, event: told.Took, timeline: Timeline, stand: Stand) -> Step:
    """A card of an open pile goes to a hand."""
    seat = event.seat
    start = spot_of(model, "shadows" if event.pile == "shadows" else own(model, seat, "discard"))
    face = _face(model, seat, event.card)

    def moves() -> list[Move]:
        count = len(model.t.coaches[seat].hand)
        return [Move(face, start, f"{'hand' if seat == model.me else 'theirs'}:{count - 1}")]

    yield from fly(model, timeline, stand, moves)


# -- in play ---------------------------------------------------------------------------------------------------------


def turn_up(model: ViewModel, event: told.Revealed, timeline: Timeline, stand: Stand) -> Step:
    """A Player is turned up where it lies; one of an Emergency Draw has come face up."""
    motion = model.motion
    if is_down(model.t, event.seat, event.zone) and not timeline.reduced:
        face, side = _face(model, event.seat, event.card), _back(model, event.seat)
        motion.away = frozenset((event.zone,))
        spot = spot_of(model, event.zone)

        def show(u: float) -> None:
            motion.turning = Turning(face, side, spot, u)

        yield from timeline.drive(timeline.seconds("card_flip") * 1.4, show)
        motion.turning, motion.away = None, frozenset()
    stand()
    yield from timeline.wait(0.25)


def emergency(model: ViewModel, event: told.EmergencyDrawn, timeline: Timeline, stand: Stand) -> Step:
    """The top card of the deck turns over above the empty zone; unless it is a Player, it goes on to the discards."""
    motion, seat = model.motion, event.seat
    face, side = _face(model, seat, event.card), _back(model, seat)
    start, zone = spot_of(model, own(model, seat, "deck")), spot_of(model, event.zone)
    if not timeline.reduced:

        def show(u: float) -> None:
            motion.flights = (Flight(face, start, zone, u, side),)

        yield from timeline.drive(timeline.seconds("card_move") * 1.6, show)
        yield from timeline.wait(0.2 if event.player else _READ)
    motion.flights = ()
    if event.player:
        stand()
        return
    end = own(model, seat, "discard")
    yield from fly(model, timeline, stand, lambda: [Move(face, zone, end)])


def special(model: ViewModel, event: told.SpecialPlayed, timeline: Timeline, stand: Stand) -> Step:
    """A Special comes from the hand or is turned up: people at one screen have it held up, then it lies in its zone.

    Who plays it has read it, and what a computer player does with it is held up once it is done (see `tricks.py`).
    """
    motion, seat = model.motion, event.seat
    spot = own(model, seat, SPECIAL)
    start = spot_of(model, _in_hand(model, seat, event.card) if event.from_hand else spot)
    face = _face(model, seat, event.card)
    stand()
    if model.holds_up() and not all(one.human for one in model.seats):
        yield from fly(model, timeline, lambda: None, lambda: [Move(face, start, spot)])
        return
    motion.away = frozenset((spot,))
    team = model.t.team(seat).short

    def show(u: float) -> None:
        motion.laid = Laid(f"{team} {'play' if event.from_hand else 'turn up'}", (face,), u)

    yield from timeline.drive(0.2, show)
    yield from timeline.pause(_READ)
    motion.laid, motion.away = None, frozenset()
    yield from fly(model, timeline, lambda: None, lambda: [Move(face, _midway(start), spot)])


def _midway(start: Spot) -> Spot:
    """From where a card comes down that has been held up."""
    return Spot(480.0, 390.0, start.size)


def weather(model: ViewModel, event: told.WeatherChanged, timeline: Timeline, stand: Stand) -> Step:
    """The Weather moves up to its zone."""
    start = spot_of(model, own(model, event.seat, SPECIAL))
    face = _face(model, event.seat, event.card)
    yield from fly(model, timeline, stand, lambda: [Move(face, start, "weather")])


def discard(model: ViewModel, event: told.Discarded, timeline: Timeline, stand: Stand) -> Step:
    """A card leaves play."""
    seat = event.seat
    if event.why == "trashed":
        yield from weighty_stamp(model, "trashed", "TRASHED", timeline)
    spot = own(model, seat, SPECIAL) if event.zone == SPECIAL else event.zone
    start, face = spot_of(model, spot), _face(model, seat, event.card)
    end = own(model, seat, "discard")
    yield from fly(model, timeline, stand, lambda: [Move(face, start, end)])


def to_shadows(model: ViewModel, event: told.Shadowed, timeline: Timeline, stand: Stand) -> Step:
    """A card goes down to the Shadows."""
    seat, face = event.seat, _face(model, event.seat, event.card)
    if event.source == "hand":
        spot = _in_hand(model, seat, event.card)
    elif event.source == "discard":
        spot = own(model, seat, "discard")
    else:
        spot = spot_of_card(model, seat, event.card) or own(model, seat, SPECIAL)
    start = spot_of(model, spot)
    yield from fly(model, timeline, stand, lambda: [Move(face, start, "shadows")])


def swap(model: ViewModel, event: told.FieldersSwapped, timeline: Timeline, stand: Stand) -> Step:
    """Pitcher and Outfielder walk past each other."""
    seat = event.seat
    mound, outfield = spot_of(model, "mound"), spot_of(model, "outfield")
    moves = [Move(_face(model, seat, event.pitcher), outfield, "mound"),
             Move(_face(model, seat, event.outfielder), mound, "outfield")]
    yield from fly(model, timeline, stand, lambda: moves)


def peek(model: ViewModel, event: told.Peeked, timeline: Timeline, stand: Stand) -> Step:
    """Who may look sees the cards laid out for a while; to everybody else nothing is shown."""
    motion, cards = model.motion, faces(model.t.cards)
    stand()
    if not event.cards or model.viewer != event.seat:
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


def ability(model: ViewModel, event: told.AbilityUsed | told.AbilityFired, timeline: Timeline, stand: Stand) -> Step:
    """The card shines up, with the name of what it does; not where it is held up to be read right after."""
    motion, t = model.motion, model.t
    known = t.cards.card[event.card]
    name = known.abilities[event.ability].name if event.card in t.team_ids else known.short
    spot = spot_of_card(model, event.seat, event.card)
    stand()
    held = isinstance(event, told.AbilityUsed) and model.holds_up() and not model.seats[event.seat].human
    if not spot or held:
        return
    box = box_of(model, spot)

    def show(u: float) -> None:
        motion.glow = Glow(box, name, u)

    yield from timeline.drive(0.5, show)
    motion.glow = None


def _vibes_fly(model: ViewModel, start: Point, end: Point, count: int, timeline: Timeline) -> Step:
    motion = model.motion

    def show(u: float) -> None:
        motion.paying = (Paying(start, end, count, u),)

    if not timeline.reduced:
        yield from timeline.drive("card_move", show)
    motion.paying = ()


def _at(model: ViewModel, seat: int, card: str) -> Point:
    """Where the Vibes of a card lie."""
    spot = spot_of_card(model, seat, card)
    if not spot or spot == own(model, seat, "team"):
        return _purse(model, seat)
    box = box_of(model, spot)
    return box.x + 16, box.bottom


def _purse(model: ViewModel, seat: int) -> Point:
    box = MY_VIBES if seat == model.me else THEIR_VIBES
    return box.x + 16, box.cy


def paid(model: ViewModel, event: told.VibesPaid, timeline: Timeline, stand: Stand) -> Step:
    """Vibes leave a card for the supply."""
    start = _at(model, event.seat, event.card)
    stand()
    yield from _vibes_fly(model, start, _SUPPLY, event.how_many, timeline)


def gained(model: ViewModel, event: told.VibesGained, timeline: Timeline, stand: Stand) -> Step:
    """Vibes come from the supply."""
    yield from _vibes_fly(model, _SUPPLY, _at(model, event.seat, event.card), event.how_many, timeline)
    stand()


def lost(model: ViewModel, event: told.VibesLost, timeline: Timeline, stand: Stand) -> Step:
    """A coach loses Vibes."""
    start = _purse(model, event.seat)
    stand()
    yield from _vibes_fly(model, start, _SUPPLY, event.how_many, timeline)


def stolen(model: ViewModel, event: told.VibesStolen, timeline: Timeline, stand: Stand) -> Step:
    """Vibes change hands."""
    yield from weighty_stamp(model, "stolen", "STOLEN", timeline)
    yield from _vibes_fly(model, _purse(model, 1 - event.seat), _purse(model, event.seat), event.how_many, timeline)
    stand()


def saved(model: ViewModel, event: told.VibesSaved, timeline: Timeline, stand: Stand) -> Step:
    """One Vibe of a card that leaves moves to the Team card."""
    start = _at(model, event.seat, event.card)
    yield from _vibes_fly(model, start, _purse(model, event.seat), 1, timeline)
    stand()
