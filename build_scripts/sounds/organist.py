"""The organist of the ballpark. Every tune is our own."""

from __future__ import annotations

from sounds.instruments import organ
from sounds.notes import line, tune
from sounds.rooms import reverbed
from sounds.signals import Random, Signal

ORGAN = {
    # beats a minute, then what is played; every tune is our own
    "charge": (168, "g4+c5:1 g4+c5:.5 a4+d5:.5 b4+e5:1 c5+e5+g5:1 | e5+g5:.5 f5+a5:.5 g5+b5+d6:2.5"),
    "sting_1": (150, "c5+e5:.5 d5+f5:.5 e5+g5:.5 c5+e5+g5:1.5"),
    "sting_2": (150, "g4+b4:.5 r:.25 g4+b4:.25 c5+eb5:.5 b4+d5:.5 c5+e5+g5:1.25"),
    "sting_3": (138, "a4:.5 c5:.5 d5+f#5:.5 c5:.25 d5:.25 d5+f5+b5:.75 c5+e5+c6:1.25"),
    "walkoff": (144, "g4+c5:.5 c5+e5:.5 e5+g5:.5 g5+c6:1 e5+g5:.5 f5+a5:1 | "
        "g5+b5:.5 a5+c6:.5 b5+d6:1 g5+c6+e6:3 | c4+g4+c5+e5+c6:2.5"),
    "lose": (104, "e5+g5:.75 eb5+f#5:.75 d5+f5:.75 db5+e5:.75 c5+eb5:.75 b4+d5:.5 g4+c5:2"),
    "half": (132, "c5+e5:.5 g4+c5:.5 a4+d5:.5 f4+a4:.5 g4+b4:.5 d5+f5:.5 c5+e5:1.5"),
    "pennant": (126, "c5:.5 e5:.5 g5:.5 c5+e5+g5+c6:1.5 a4+d5+f5+a5:1 | g4+d5+f5+b5:1 g4+c5+e5+c6:2.5"),
    "cup": (120, "c4+c5:.75 c5:.25 e5+g5:.5 g5+c6:1.5 f5+a5:.5 a5+c6:.5 | "
        "g5+b5+d6:1 c5+g5+e6:1.5 f5+a5+d6:.5 e5+g5+c6:1 | f4+c5+a5:1 g4+d5+f5+b5:1 c4+g4+c5+e5+g5+c6:3"),
}  # fmt: skip


def organ_tune(r: Random, name: str) -> Signal:
    """A tune by its name in ORGAN."""
    bpm, text = ORGAN[name]
    return reverbed(line(tune(text, 1.0), organ, bpm), 0.3, 1.3, 3000, "ballpark")
