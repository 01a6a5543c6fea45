"""Where everything lies on the table, in units. Whoever sits before the screen sits at the lower edge."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.games.wild_cards.names import AT_BAT, MOUND, OUTFIELD
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.wild_cards.pieces.diamond import base_place

SCORE = Box(16, 96, 928, 58)
THEIRS = Box(16, 160, 928, 84)
MAT = Box(16, 250, 928, 284)
MINE = Box(16, 538, 928, 172)
INSPECTOR = Box(960, 96, 304, 376)

ZONES = {MOUND: Box(24, 258, 128, 178), AT_BAT: Box(238, 258, 182, 178), OUTFIELD: Box(814, 258, 124, 178)}
"""The zones for Players with their frames."""
ZONE_CARD = (108, 151)
"""A card on one of them."""
CARDS = {
    MOUND: Box(34, 283, *ZONE_CARD), AT_BAT: Box(256, 283, *ZONE_CARD), OUTFIELD: Box(822, 283, *ZONE_CARD),
}
TRAYS = {MOUND: Box(24, 442, 128, 84), AT_BAT: Box(238, 442, 182, 84), OUTFIELD: Box(814, 442, 124, 84)}
DIAL = Box(380, 290, 36, 140)
"""The potential beside the Batter's card."""
ODDS = Box(158, 258, 74, 268)
PARK = Box(422, 253, 284, 276)
DECIDE = Box(712, 284, 96, 246)
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
    """The places for so many cards in the hand at the lower edge; many lie over one another."""
    w, h = HAND_CARD
    step = 115.0 if count <= 5 else (MY_HAND.w - w) / (count - 1)
    left = MY_HAND.x if count > 4 else MY_HAND.x + (5 - count) * 115 / 2
    return [Box(left + number * step, MY_HAND.y, w, h) for number in range(count)]


def back_places(count: int) -> list[tuple[float, float, float]]:
    """The other coach's cards, a fan of backs: middle and angle in degrees, anticlockwise."""
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
