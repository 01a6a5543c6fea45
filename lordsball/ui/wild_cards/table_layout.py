"""Where everything lies on the table, in units, by name, and what lies there. Your seat is at the lower edge.

`hand:3` is a card of the hand at the lower edge, `theirs:2` one of the other coach's; `mound`, `at_bat`, `outfield`;
`special` and `their_special`; `team`, `their_team`; `deck`, `discard` (with `their_`); `weather`, `shadows`; `base:1`
to `base:3`, `base:4` for home.
"""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.engine.secrets import HIDDEN
from lordsball.games.wild_cards.names import AT_BAT, DOWN, MOUND, OUTFIELD, PLACES, SPECIAL
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.wild_cards.moments.motion import Spot
from lordsball.ui.wild_cards.pieces.diamond import base_place
from lordsball.ui.wild_cards.view_model import ViewModel

SCORE = Box(16, 96, 928, 58)
THEIRS = Box(16, 160, 928, 84)
MAT = Box(16, 250, 928, 284)
MINE = Box(16, 538, 928, 172)
INSPECTOR = Box(960, 96, 304, 376)

ZONES = {MOUND: Box(24, 258, 128, 178), AT_BAT: Box(238, 258, 160, 178), OUTFIELD: Box(814, 258, 124, 178)}
"""The zones for Players with their frames."""
ZONE_CARD = (108, 151)
"""A card on one of them."""
CARDS = {
    MOUND: Box(34, 283, *ZONE_CARD), AT_BAT: Box(246, 283, *ZONE_CARD), OUTFIELD: Box(822, 283, *ZONE_CARD),
}
TRAYS = {MOUND: Box(24, 442, 128, 84), AT_BAT: Box(238, 442, 160, 84), OUTFIELD: Box(814, 442, 124, 84)}
DIAL = Box(359, 290, 36, 140)
"""The potential beside the Batter's card."""
ODDS = Box(158, 258, 74, 268)
PARK = Box(399, 253, 284, 276)
DECIDE = Box(676, 284, 132, 246)
"""The plates to press."""

RUNNER = (60, 84)
BASES = {base: (PARK.x + base_place(base)[0], PARK.y + base_place(base)[1]) for base in range(5)}
"""The middles of plate (0), bases, and home again (4)."""

SMALL = (50, 70)
THEIR_TEAM = Box(24, 164, 54, 76)
THEIR_VIBES = Box(84, 166, 74, 72)
THEIR_HAND = Box(160, 164, 188, 78)
THEIR_DECK = Box(360, 167, *SMALL)
THEIR_DISCARD = Box(422, 167, *SMALL)
THEIR_SPECIAL = Box(484, 164, 56, 76)
WEATHER = Box(558, 164, 56, 76)
SHADOWS = Box(622, 164, 56, 76)
BUBBLE = Box(688, 167, 250, 70)

MY_TEAM = Box(24, 544, 84, 118)
MY_VIBES = Box(24, 666, 182, 40)
MY_SPECIAL = Box(114, 544, 86, 118)
MY_HAND = Box(212, 546, 572, 157)
HAND_CARD = (112, 157)
MY_DECK = Box(802, 543, 62, 87)
MY_DISCARD = Box(874, 543, 62, 87)
PLAYERS_LEFT = Box(796, 640, 140, 24)
PEEK = Box(796, 666, 140, 38)

STAGE = Box(0, 88, 960, 632)
"""Where great moments are shown."""


def spread(box: Box, by: float) -> Box:
    """A rectangle with so much more on every side."""
    return Box(box.x - by, box.y - by, box.w + 2 * by, box.h + 2 * by)


def hand_places(count: int) -> list[Box]:
    """The places for this many cards in the hand at the lower edge; many overlap."""
    w, h = HAND_CARD
    step = 115.0 if count <= 5 else (MY_HAND.w - w) / (count - 1)
    left = MY_HAND.x if count > 4 else MY_HAND.x + (5 - count) * 115 / 2
    return [Box(left + number * step, MY_HAND.y, w, h) for number in range(count)]


def back_places(count: int) -> list[tuple[float, float, float]]:
    """The other coach's cards, a fan of backs: middle and angle in degrees, counterclockwise."""
    step = min(30.0, 138.0 / max(1, count - 1))
    half = (count - 1) / 2
    lean = min(4.5, 12.0 / max(1, count - 1))
    return [
        (THEIR_HAND.cx + (number - half) * step, THEIR_HAND.cy - 1 + abs(number - half) ** 1.6 * 1.6 * step / 30,
         (half - number) * lean)
        for number in range(count)
    ]


def middle(box: Sequence[float]) -> tuple[float, float]:
    """The middle of a rectangle."""
    x, y, w, h = box
    return x + w / 2, y + h / 2


_FIXED = {
    "special": MY_SPECIAL, "their_special": THEIR_SPECIAL, "team": MY_TEAM,
    "their_team": THEIR_TEAM, "deck": MY_DECK, "discard": MY_DISCARD,
    "their_deck": THEIR_DECK, "their_discard": THEIR_DISCARD, "weather": WEATHER,
    "shadows": SHADOWS, **CARDS,
}
_INSIDE = {"special": 4.0, "their_special": 3.0, "weather": 3.0, "shadows": 3.0}
"""How much smaller a card is than the place it lies in, on each side."""


def zone_seat(t: WildCards, zone: str) -> int:
    """Whose zone this is in this half."""
    return t.batting if zone == AT_BAT else t.pitching


def box_of(model: ViewModel, spot: str) -> Box:
    """The rectangle of the card that lies at a place."""
    kind, _, number = spot.partition(":")
    match kind:
        case "hand":
            row, count = model.row()
            place = row[int(number)] if int(number) < len(row) else int(number)
            return hand_places(max(place + 1, count))[place]
        case "theirs":
            count = max(int(number) + 1, len(model.t.coaches[model.them].hand))
            cx, cy, _ = back_places(count)[int(number)]
            return Box(cx - SMALL[0] / 2, cy - SMALL[1] / 2, *SMALL)
        case "base":
            cx, cy = BASES[int(number)]
            return Box(cx - RUNNER[0] / 2, cy - RUNNER[1] / 2, *RUNNER)
    return spread(_FIXED[spot], -_INSIDE.get(spot, 0.0))


def spot_of(model: ViewModel, spot: str) -> Spot:
    """The same as a place that a card flies from or to."""
    box = box_of(model, spot)
    angle = 0.0
    if spot.startswith("theirs:"):
        number = int(spot[7:])
        angle = -back_places(max(number + 1, len(model.t.coaches[model.them].hand)))[number][2]
    return Spot(box.cx, box.cy, (box.w, box.h), angle)


def own(model: ViewModel, seat: int, kind: str) -> str:
    """The name of a coach's special, team, deck or discard as it lies for this screen."""
    return kind if seat == model.me else f"their_{kind}"


def card_in(model: ViewModel, spot: str) -> str:
    """The card that lies at a place as this screen may see it; "" for an empty one."""
    t = model.t
    kind, _, number = spot.partition(":")
    seat = model.them if spot.startswith("their") else model.me
    coach = t.coaches[seat]
    match kind.removeprefix("their_"):
        case "hand" | "theirs":
            hand = model.hand(seat)
            return hand[int(number)] if int(number) < len(hand) else ""
        case "mound" | "at_bat" | "outfield":
            return zone_card(model, kind)
        case "special":
            return coach.special or down_card(model, seat, SPECIAL)
        case "team":
            return t.team_ids[seat]
        case "discard":
            return coach.discard[-1] if coach.discard else ""
        case "deck":
            return HIDDEN if coach.deck else ""
        case "weather":
            return t.weather
        case "shadows":
            return t.shadows[-1] if t.shadows else ""
        case "base":
            base = int(number)
            return str(getattr(t.coaches[t.batting], PLACES[base - 1])) if base < 4 else ""
    return ""


def zone_card(model: ViewModel, zone: str) -> str:
    """The card in a zone for Players: face up, or as far as this screen may know it."""
    seat = zone_seat(model.t, zone)
    return str(getattr(model.t.coaches[seat], zone)) or down_card(model, seat, zone)


def down_card(model: ViewModel, seat: int, zone: str) -> str:
    """The card that lies face down in a zone of a coach: HIDDEN for everybody else's eyes; "" where none does."""
    card: str = getattr(model.t.coaches[seat], DOWN[zone])
    if not card or (seat == model.me and model.viewer == seat):
        return card
    peeks = model.asked is not None and seat == model.asked.seat
    return model.peeked_down.get(zone, HIDDEN) if peeks else HIDDEN


def is_down(t: WildCards, seat: int, zone: str) -> bool:
    """Does a card lie face down there?"""
    return bool(getattr(t.coaches[seat], DOWN[zone]))


def spot_of_card(model: ViewModel, seat: int, card: str) -> str:
    """Where in play a card of a coach lies, by name; "" for nowhere."""
    t = model.t
    zone = t.zone_of(seat, card)
    if zone == "bases":
        coach = t.coaches[seat]
        return f"base:{[coach.first, coach.second, coach.third].index(card) + 1}"
    if zone in ("special", "team"):
        return own(model, seat, zone)
    if zone in (MOUND, OUTFIELD, AT_BAT, "weather"):
        return zone
    return ""


_UNDER_POINTER = (
    "mound", "at_bat", "outfield", "base:1", "base:2", "base:3", "special", "team", "their_special", "their_team",
    "weather", "shadows", "discard", "their_discard",
)


def card_at(model: ViewModel, x: float, y: float) -> str:
    """The card that lies at a point, by its id; "" for none, and for one whose face this screen must not show."""
    for widget in reversed(model.offered):
        card = getattr(widget, "card", "")
        if card and widget.rect.contains(x, y):
            return str(card)
    hand = [f"hand:{number}" for number in range(len(model.t.coaches[model.me].hand))]
    for spot in (*reversed(hand), *_UNDER_POINTER):
        if box_of(model, spot).contains(x, y):
            card = card_in(model, spot)
            if card:
                return card if card != HIDDEN else ""
    return ""


def card_named(model: ViewModel, line: str) -> str:
    """The card that a line names, by its id; "" for none. The longest name wins."""
    if not line or model.table is None:
        return ""
    teams = [model.t.team(seat) for seat in (0, 1)]
    cards = [card for team in teams for card in team.deck]
    found = [(len(name), card.id) for card in cards for name in (card.name, card.short) if name in line]
    return max(found)[1] if found else ""
