"""The places on the table by name, and what lies there.

`hand:3` is a card of the hand at the lower edge, `theirs:2` one of the other coach's; `mound`, `at_bat`, `outfield`;
`special` and `their_special`; `team`, `their_team`; `deck`, `discard` (with `their_`); `weather`, `shadows`; `base:1`
to `base:3`, `base:4` for home.
"""

from __future__ import annotations

from lordsball.engine.secrets import HIDDEN
from lordsball.games.wild_cards.names import AT_BAT, DOWN, MOUND, OUTFIELD, PLACES, SPECIAL
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.wild_cards import places
from lordsball.ui.wild_cards.moments.motion import Spot
from lordsball.ui.wild_cards.sight import Sight

_FIXED = {
    "special": places.MY_SPECIAL, "their_special": places.THEIR_SPECIAL, "team": places.MY_TEAM,
    "their_team": places.THEIR_TEAM, "deck": places.MY_DECK, "discard": places.MY_DISCARD,
    "their_deck": places.THEIR_DECK, "their_discard": places.THEIR_DISCARD, "weather": places.WEATHER,
    "shadows": places.SHADOWS, **places.CARDS,
}
_INSIDE = {"special": 4.0, "their_special": 3.0, "weather": 3.0, "shadows": 3.0}
"""How much smaller a card is than the place it lies in, on each side."""


def zone_seat(t: WildCards, zone: str) -> int:
    """Whose zone this is in this half."""
    return t.batting if zone == AT_BAT else t.pitching


def box_of(sight: Sight, spot: str) -> Box:
    """The rectangle of the card that lies at a place."""
    kind, _, number = spot.partition(":")
    match kind:
        case "hand":
            row, count = sight.row()
            place = row[int(number)] if int(number) < len(row) else int(number)
            return places.hand_places(max(place + 1, count))[place]
        case "theirs":
            count = max(int(number) + 1, len(sight.t.coaches[sight.them].hand))
            cx, cy, _ = places.back_places(count)[int(number)]
            return Box(cx - places.SMALL[0] / 2, cy - places.SMALL[1] / 2, *places.SMALL)
        case "base":
            cx, cy = places.BASES[int(number)]
            return Box(cx - places.RUNNER[0] / 2, cy - places.RUNNER[1] / 2, *places.RUNNER)
    return places.spread(_FIXED[spot], -_INSIDE.get(spot, 0.0))


def spot_of(sight: Sight, spot: str) -> Spot:
    """The same as a place that a card flies from or to."""
    box = box_of(sight, spot)
    angle = 0.0
    if spot.startswith("theirs:"):
        number = int(spot[7:])
        angle = -places.back_places(max(number + 1, len(sight.t.coaches[sight.them].hand)))[number][2]
    return Spot(box.cx, box.cy, (box.w, box.h), angle)


def own(sight: Sight, seat: int, kind: str) -> str:
    """The name of a coach's special, team, deck or discard as it lies for this screen."""
    return kind if seat == sight.me else f"their_{kind}"


def card_in(sight: Sight, spot: str) -> str:
    """The card that lies at a place as this screen may see it; "" for an empty one."""
    t = sight.t
    kind, _, number = spot.partition(":")
    seat = sight.them if spot.startswith("their") else sight.me
    coach = t.coaches[seat]
    match kind.removeprefix("their_"):
        case "hand" | "theirs":
            hand = sight.hand(seat)
            return hand[int(number)] if int(number) < len(hand) else ""
        case "mound" | "at_bat" | "outfield":
            return zone_card(sight, kind)
        case "special":
            return coach.special or down_card(sight, seat, SPECIAL)
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


def zone_card(sight: Sight, zone: str) -> str:
    """The card in a zone for Players: face up, or as far as this screen may know it."""
    seat = zone_seat(sight.t, zone)
    return str(getattr(sight.t.coaches[seat], zone)) or down_card(sight, seat, zone)


def down_card(sight: Sight, seat: int, zone: str) -> str:
    """The card that lies face down in a zone of a coach: HIDDEN for everybody else's eyes; "" where none does."""
    card: str = getattr(sight.t.coaches[seat], DOWN[zone])
    if not card or (seat == sight.me and sight.viewer == seat):
        return card
    peeks = sight.asked is not None and seat == sight.asked.seat
    return sight.peeked_down.get(zone, HIDDEN) if peeks else HIDDEN


def is_down(t: WildCards, seat: int, zone: str) -> bool:
    """Does a card lie face down there?"""
    return bool(getattr(t.coaches[seat], DOWN[zone]))


def spot_of_card(sight: Sight, seat: int, card: str) -> str:
    """Where in play a card of a coach lies, by name; "" for nowhere."""
    t = sight.t
    zone = t.zone_of(seat, card)
    if zone == "bases":
        coach = t.coaches[seat]
        return f"base:{[coach.first, coach.second, coach.third].index(card) + 1}"
    if zone in ("special", "team"):
        return own(sight, seat, zone)
    if zone in (MOUND, OUTFIELD, AT_BAT, "weather"):
        return zone
    return ""
