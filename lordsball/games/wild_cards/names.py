"""The words that rules and card files share: zones, windows of control, things that happen."""

from __future__ import annotations

from typing import Final, Literal

MOUND, OUTFIELD, AT_BAT, SPECIAL, WEATHER, BASES, TEAM = (
    "mound", "outfield", "at_bat", "special", "weather", "bases", "team"
)
PLAYER_ZONES = (MOUND, OUTFIELD, AT_BAT)
PITCHING_ZONES, BATTING_ZONES = (MOUND, OUTFIELD, SPECIAL), (AT_BAT, SPECIAL)
"""Where a coach on that side places cards."""
DOWN = {MOUND: "mound_down", OUTFIELD: "outfield_down", AT_BAT: "at_bat_down", SPECIAL: "special_down"}
"""For each zone, the field of a coach that holds its card while it lies face down."""
NOBODY = -1
PLACES = ("first", "second", "third")
"""The bases, as fields of a coach."""
HOME = 4
"""Home plate, counted on from first (1), second (2) and third (3)."""

PITCH: Final = "pitch"
BAT: Final = "bat"
CATCH: Final = "catch"
ROLLS = (PITCH, BAT, CATCH)
ROLLER = {PITCH: MOUND, BAT: AT_BAT, CATCH: OUTFIELD}
"""Whose numbers count for each roll."""

ZoneName = Literal["mound", "outfield", "at_bat", "special", "weather", "bases"]
WindowName = Literal[
    "reveal", "pitch", "bat", "hit", "catch", "their_special", "their_pitch", "their_bat", "their_hit", "their_catch"
]
HappeningName = Literal[
    "flipped", "strike", "ball", "hit", "walk", "out", "strikeout", "caught", "fumble", "run", "doubles"
]
"""What an ability can wait for. `flipped`: this card is turned up. `doubles`: this coach rolls two equal faces."""

REVEAL: Final = "reveal"
HIT: Final = "hit"
WINDOWS: tuple[WindowName, ...] = (REVEAL, PITCH, BAT, HIT, CATCH)
"""Where a coach is in control: before and after own reveals, after own rolls, before the choice to run (ruling W18)."""
ANSWERS = {
    REVEAL: "their_special", PITCH: "their_pitch", BAT: "their_bat", HIT: "their_hit", CATCH: "their_catch"
}
"""Where the other coach may answer with a reaction."""
ROLL_WINDOWS = frozenset((*ROLLS, *(ANSWERS[roll] for roll in ROLLS)))
HIT_WINDOWS = frozenset((HIT, ANSWERS[HIT]))

ZONE_WORDS = {
    MOUND: "the Mound", OUTFIELD: "the Outfield", AT_BAT: "the At Bat zone", SPECIAL: "the Special zone",
    WEATHER: "the Weather zone", BASES: "a base", TEAM: "the Team card",
}
"""Each zone in a sentence."""
LYING_WORDS = {
    MOUND: "on the Mound", OUTFIELD: "in the Outfield", AT_BAT: "at bat", SPECIAL: "in the Special zone",
    WEATHER: "in the Weather zone", BASES: "on base", TEAM: "on the Team card",
}
"""Where a card in each zone is."""
WINDOW_WORDS = {
    "reveal": "at your reveals",
    "pitch": "after your Pitch roll",
    "bat": "after your Bat roll",
    "hit": "once you have a Hit, before you run",
    "catch": "after your Catch roll",
    "their_special": "when the other coach turns up a Special",
    "their_pitch": "after the other coach's Pitch roll",
    "their_bat": "after the other coach's Bat roll",
    "their_hit": "when the other coach runs on a Hit",
    "their_catch": "after the other coach's Catch roll",
}
"""When each window is open, in a sentence."""


def kind_of(weather: bool, quick: bool) -> str:
    """What a Special says on its card that it is."""
    return "Weather" if weather else "Quick Special" if quick else "Special"
