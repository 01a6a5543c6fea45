"""Colours of the night game, and how a team looks: the edge of its cards, its second colour, its foil."""

from typing import NamedTuple

from lordsball.ui.kit.theme import mix

NIGHT, INDIGO, VIOLET = "#0b0924", "#15113f", "#221b62"
TEXT, MUTED, WHITE = "#f4f2ff", "#c3beeb", "#ffffff"
INK = "#0d0a2c"
"""The outline of everything drawn."""
LIME, CYAN, PINK, AMBER = "#b8ff5a", "#39e0ff", "#ff5fd0", "#ffc84a"
PITCH_PINK, BAT_CYAN, CATCH_GOLD = "#ffb8ea", "#9cebff", "#ffe08a"
"""Totals of pitch, bat and catch."""
STRIKE, BALL, OUT = "#ff9a1f", "#22c7f2", "#f0304c"
"""The lamps."""
STRIKE_TEXT, BALL_TEXT, OUT_TEXT = "#ffb347", "#5cdcff", "#ff7a8a"
FRAME, FRAME_LIGHT = "#5a53c8", "#7a6cff"
SPECIAL, WEATHER, SHADOWS = "#ff6ad5", "#ffb347", "#a98cff"
LIT = "#ffd75e"
"""The ring around what may be chosen."""

SPECIAL_FOIL = ("#ff6ad5", "#ffd6f3", "#a45cff", "#ff6ad5", "#ffc84a", "#ff6ad5")
WEATHER_FOIL = ("#ffb347", "#fff0c4", "#ff7a3c", "#ffd36a", "#a45cff", "#ffb347")


class TeamLook(NamedTuple):
    """How the cards of a team look.

    :param edge: the colour of its lines and light; `second` of its small things; `dark` of its grounds.
    :param foil: the colours of the ring round its cards.
    :param emblem: a sprite; nothing where nobody has drawn one: then a shield with the `initial` stands for it.
    """

    edge: str
    second: str
    dark: str
    foil: tuple[str, ...]
    emblem: str
    initial: str = ""


def team_look(colours: tuple[str, ...], accent: str, emblem: str, initial: str = "") -> TeamLook:
    """A look from what a team file says: colours light, middle and shade, an accent, a sprite or else a letter."""
    light, middle, shade = colours
    foil = (middle, light, mix(middle, "#5a3cff", 0.5), mix(accent, WHITE, 0.45), accent, middle)
    return TeamLook(middle, accent, shade, foil, emblem, initial)
