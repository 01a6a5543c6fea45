"""People: a face in a mood under a hat, on a body in a pose, in the shirt of a club or the clothes of a trade."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from lordsball.games.lords.pictures import Layer, Prop
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.picture.parts import (
    BODY,
    HAIR,
    MAIN,
    PANTS,
    SECOND,
    SHADE,
    SKIN,
    SLEEVE,
    STRIPE,
    TRIM,
    filled,
    nameless,
    part,
    recoloured,
)

_CREAM, _GRAY = "#f6edd8", "#d3d5cf"
_FEET = (66.0, 127.0)
"""Where a body stands in the box of its pose."""
_HEAD = re.compile(r'<g id="head" transform="translate\([-.\d]+ ([-.\d]+)\)')
"""How far down the middle of the face is in the box of a pose; in a bust without it the middle is at 0."""
_HAT = 33.0
"""From the middle of a face to the top of its hat."""
_BUSTS = ("chest", "bib")
"""Poses without feet: they are drawn round the middle of the face."""
_HIGH_HATS = ("cap", "straw", "bowler", "topper", "bonnet", "mask")
_LETTERS = {
    "A": "M-4 4.6L0 -4.8L4 4.6M-2.6 1.4H2.6",
    "B": "M-3 -4.6V4.6C5 5 5 0 -3 0C4 0 4 -5 -3 -4.6Z",
    "C": "M4 -3C1 -6 -4 -4.6 -4 0C-4 4.6 1 6 4 3",
    "D": "M-3 -4.6V4.6C5.4 5.4 5.4 -5.4 -3 -4.6Z",
    "E": "M3.4 -4.6H-3V4.6H3.6M-3 0H2.4",
    "F": "M3.4 -4.6H-3V4.8M-3 0H2.4",
    "G": "M4 -3C1 -6 -4 -4 -4 0C-4 5 2 6 4 3V0H1",
    "H": "M-3.6 -4.6V4.6M3.6 -4.6V4.6M-3.6 0H3.6",
    "I": "M0 -4.6V4.6M-2.4 -4.6H2.4M-2.4 4.6H2.4",
    "J": "M2.6 -4.6V2C2.6 5.6 -3 5.6 -3.4 2",
    "K": "M-3 -4.6V4.6M3.6 -4.6L-3 .6L4 4.6",
    "L": "M-2.8 -4.6V4.4H3.6",
    "M": "M-4.4 4.6L-3.4 -4.6L0 1L3.4 -4.6L4.4 4.6",
    "N": "M-3.4 4.6V-4.6L3.4 4.6V-4.6",
    "O": "M0 -4.6C6 -4.6 6 4.6 0 4.6C-6 4.6 -6 -4.6 0 -4.6Z",
    "P": "M-3 4.8V-4.6C5.4 -5.8 5.4 1.2 -3 .6",
    "Q": "M0 -4.6C6 -4.6 6 4.6 0 4.6C-6 4.6 -6 -4.6 0 -4.6ZM1.4 1.6L4.4 5",
    "R": "M-3 4.6V-4.6C5 -5.6 5 .6 -3 0L4 4.6",
    "S": "M3.6 -3C1 -6 -4 -5 -3.4 -2C-3 1 4 -1 3.6 2.4C3 5.6 -2 5.4 -4 3",
    "T": "M-4 -4.6H4M0 -4.6V4.8",
    "U": "M-3.6 -4.6V1C-3.6 5.8 3.6 5.8 3.6 1V-4.6",
    "V": "M-4 -4.6L0 4.6L4 -4.6",
    "W": "M-4.6 -4.6L-2.6 4.6L0 -1.4L2.6 4.6L4.6 -4.6",
    "X": "M-3.8 -4.6L3.8 4.6M3.8 -4.6L-3.8 4.6",
    "Y": "M-4 -4.6L0 0L4 -4.6M0 0V4.8",
    "Z": "M-3.6 -4.6H3.6L-3.8 4.6H3.8",
}
"""What stands on a cap, as strokes: the renderer of drawings sets no text."""
_DRESSES: dict[str, dict[str, str]] = {
    "clerk": {BODY: "#f6efe0", SLEEVE: "#f6efe0", STRIPE: "#f6efe0", TRIM: "#2b2320", PANTS: "#6a5a44",
              MAIN: "#6a5a44", SECOND: "#6a5a44"},
    "overalls": {BODY: "#3f5f8a", SLEEVE: "#c2563a", STRIPE: "#5a7cab", TRIM: "#2c4468", PANTS: "#3f5f8a",
                 MAIN: "#3f5f8a", SECOND: "#3f5f8a"},
    "band": {BODY: "#9a2a3c", SLEEVE: "#9a2a3c", STRIPE: "#9a2a3c", TRIM: "#ffd75e", PANTS: "#f4efe0",
             MAIN: "#9a2a3c", SECOND: "#ffd75e"},
    "sunday": {BODY: "#5a6a7a", SLEEVE: "#5a6a7a", STRIPE: "#6e8092", TRIM: "#2b2f38", PANTS: "#4a5866",
               MAIN: "#33302c", SECOND: "#33302c"},
}
"""Clothes of those who do not play; their hats keep the club's colors."""


class Uniform(NamedTuple):
    """How a club's players are dressed.

    :param letter: what stands on the cap.
    :param shirt: plain, stripes, raglan, dark, gray or bright.
    """

    main: str = MAIN
    second: str = SECOND
    letter: str = ""
    shirt: str = "plain"

    def colours(self) -> dict[str, str]:
        """From the standing colors of the parts to this club's."""
        body = {"dark": self.main, "gray": _GRAY, "bright": self.second}.get(self.shirt, _CREAM)
        return {
            MAIN: self.main, SECOND: self.second, BODY: body,
            SLEEVE: self.main if self.shirt in ("raglan", "dark") else body,
            STRIPE: self.main if self.shirt == "stripes" else body,
            TRIM: self.second if self.shirt == "dark" else self.main,
        }


def figure(folder: Path, who: Layer, uniform: Uniform) -> str:
    """One person as SVG elements, where the picture has him or her."""
    assert who.face is not None
    assert who.pose is not None
    head, skin = _head(folder, who, uniform)
    body = recoloured(part(folder, "poses", who.pose).body, _DRESSES.get(who.dress or "", {}))
    held = placed(part(folder, "props", who.hold.prop).body, who.hold) if who.hold is not None else ""
    text = nameless(filled(filled(body, "head", head), "hand", held))
    return placed(recoloured(text, {**uniform.colours(), **skin}), who, (0.0, 0.0) if who.pose in _BUSTS else _FEET)


def _head(folder: Path, who: Layer, uniform: Uniform) -> tuple[str, Mapping[str, str]]:
    """The head with mood, hat and the letter on it; and the colors of skin and hair."""
    face = part(folder, "faces", str(who.face))
    text = face.body
    if who.mood is not None:
        mood = part(folder, "moods", who.mood).body
        text = filled(text, "mood", mood.replace(HAIR, face.data["hair"]))
    if who.hat is not None:
        hat = "" if who.hat == "none" else part(folder, "hats", who.hat).body
        lift = who.hat in _HIGH_HATS and face.data["hat"] == "none"
        text = filled(text, "hat", f'<g transform="translate(0 -3)">{hat}</g>' if lift else hat)
    if uniform.letter in _LETTERS:
        # The letter stays readable when the figure is mirrored.
        turned = f"translate(8.6 -20.6) scale({-0.8 if who.flip else 0.8} .8)"
        strokes = svg.path(_LETTERS[uniform.letter], "none", SECOND, 1.9)
        text = filled(text, "letter", f'<g transform="{turned}">{strokes}</g>')
    return text, {SKIN: face.data["skin"], SHADE: face.data["shade"], HAIR: face.data["hair"]}


def hat_height(folder: Path, who: Layer) -> float:
    """How far down in the picture a person's hat begins, for one who stands upright."""
    assert who.pose is not None
    head = _HEAD.search(part(folder, "poses", who.pose).body)
    foot = 0.0 if who.pose in _BUSTS else _FEET[1]
    return who.at[1] + who.size * ((float(head[1]) if head else 0.0) - foot - _HAT)


def placed(body: str, place: Layer | Prop, foot: tuple[float, float] = (0.0, 0.0)) -> str:
    """SVG elements moved to their place; `foot`: the point of the drawing that comes to lie there."""
    x, y = place.at
    turn = f" rotate({place.turn:g})" if place.turn else ""
    across = -place.size if place.flip else place.size
    move = f" translate({-foot[0]:g} {-foot[1]:g})" if any(foot) else ""
    return f'<g transform="translate({x:g} {y:g}){turn} scale({across:g} {place.size:g}){move}">{body}</g>'
