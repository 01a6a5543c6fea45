"""What the announcer calls out. He picks by what happened, so the same game is always told the same way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from lordsball.games.monster_league.cards import (
    DOUBLE,
    DOUBLE_PLAY,
    EXTRA,
    HOLD,
    HOME_RUN,
    MOVE_UP,
    OUT,
    SINGLE,
    TRIPLE,
)
from lordsball.games.monster_league.events import AtBatOver

T = TypeVar("T")

CALLS = {
    OUT: (
        "{batter} pops it up, and down it comes.",
        "{batter} grounds into the fog.",
        "{batter} swings at a bat, not the ball.",
        "{batter} flies out to the graveyard fence.",
        "{batter} goes down looking at the moon.",
        "{batter} chops one straight at a headstone.",
        "{batter} fans. The owls saw it coming.",
        "{batter} lifts a lazy fly into the cobwebs.",
        "{batter} is a step late at first.",
        "{batter} lines it right into a glove.",
        "{batter} whiffs, and the torches flicker.",
        "{batter} tips one into the cauldron.",
        "{batter} sends a can of corn into the mist.",
        "{batter} bunts it dead.",
        "{batter} is caught stealing a glance at the full moon.",
        "{batter} hits it hard, and hits it to the wrong ghoul.",
        "{batter} rolls one back to the mound.",
        "{batter} strikes out and howls about it.",
        "{batter} flies to the warning track, where something waits.",
    ),
    SINGLE: (
        "{batter} slaps a single.",
        "{batter} bloops one over the tombstones. Single.",
        "{batter} drops a single in the pumpkin patch.",
        "{batter} legs out a single.",
        "{batter} pokes it through the infield. Single.",
        "{batter} finds a gap in the fog. Single.",
        "{batter} lines a single past the lantern.",
        "{batter} rolls one into no man's grave. Single.",
        "{batter} is on with a clean single.",
        "{batter} bounces it off the old crypt. Single.",
        "{batter} chops one over the scarecrow. Single.",
        "{batter} dunks a single into the shallow mist.",
        "{batter} beats the throw by a whisker. Single.",
        "{batter} threads it between two coffins. Single.",
    ),
    DOUBLE: (
        "{batter} rips a double down the line.",
        "{batter} doubles off the haunted wall.",
        "{batter} splits the scarecrows. Double.",
        "{batter} bangs it off the belfry. Double.",
        "{batter} slides into second among the bats. Double.",
        "{batter} rattles the iron gate. Double.",
        "{batter} one-hops the hedge. Stand-up double.",
        "{batter} drives it into the ivy. Double.",
        "{batter} gets every bone behind it. Double.",
        "{batter} sends it around the bend. Double.",
    ),
    TRIPLE: (
        "{batter} races to third. A triple!",
        "{batter} triples into the deepest dark.",
        "{batter} rounds second and never looks back. Triple!",
        "{batter} loses the ball in the reeds. Triple!",
        "{batter} dives into third, dust and all. Triple!",
        "{batter} hits it where even the ghosts are lost. Triple!",
    ),
    HOME_RUN: (
        "{batter} sends it to the next world. Home run!",
        "{batter} hits it over the moon. Gone!",
        "{batter} clears the lanterns. Home run!",
        "{batter} puts it through the chapel window. Home run!",
        "{batter} wakes the back row of the cemetery. Home run!",
        "{batter} hits one no bat will ever catch. Gone!",
        "{batter} rings the bell tower. Home run!",
        "{batter} goes deep, six feet and then some. Home run!",
        "{batter} says goodbye to that ball. Home run!",
        "{batter} knocks the weathercock off the barn. Home run!",
    ),
}
"""For each result; `{batter}` is a short name. After an Out the number of outs is said, so these do not say it."""
GRAND_SLAMS = (
    "{batter} clears the bases and the fence. Grand slam!",
    "{batter} empties every base at once. A grand slam!",
    "{batter} brings the whole crypt home. Grand slam!",
)
CHANGED = {
    OUT: (
        "{batter} is sent back to the dugout.",
        "{batter} trudges back to the bench.",
        "{batter} was halfway to first already.",
    ),
    SINGLE: ("{batter} settles for first. Single.", "{batter} is held to a single."),
    DOUBLE: ("{batter} pulls up at second. Double.", "{batter} ends up with a double."),
    TRIPLE: ("{batter} stops at third. Triple.", "{batter} winds up with a triple."),
    HOME_RUN: ("{batter} is waved around to home. Home run!", "{batter} trots all the way home. Home run!"),
}
"""Where an ability has made a result of its own, which no face of the wheel stands for."""
RUNNERS = {
    (1, 2): "Two on.",
    (1, 3): "Runners at the corners.",
    (2, 3): "Runners on second and third.",
    (1, 2, 3): "The bases are full.",
}
"""What is said where nobody has scored, by the bases that are taken."""
OTHERWISE = {
    HOLD: "The runners hold.",
    EXTRA: "The runners take an extra base.",
    MOVE_UP: "The runners move up.",
    DOUBLE_PLAY: "Double play!",
}
"""What is said where the runners go otherwise than usual."""
SCORING = (("scores", "score"), ("comes home", "come home"), ("crosses the plate", "cross the plate"))
"""What one runner does, and what several do."""


def call(event: AtBatOver, batter: str, by_the_wheel: bool) -> str:
    """One sentence or two about an at-bat."""
    if not by_the_wheel:
        calls: Sequence[str] = CHANGED[event.result]
    elif event.result == HOME_RUN and event.runs == 4:
        calls = GRAND_SLAMS
    else:
        calls = CALLS[event.result]
    return pick(event, calls).format(batter=batter)


def scoring(event: AtBatOver, how_many: int) -> str:
    """What the runners who score are said to do."""
    return pick(event, SCORING)[how_many > 1]


def pick(event: AtBatOver, choices: Sequence[T]) -> T:
    """One of them, as the event decides."""
    mixed = 0
    for number in (event.face, event.batter, event.outs, event.seat, *event.score):
        mixed = (mixed + number + 1) * 0x9E3779B1 & 0xFFFFFFFF
    return choices[mixed * len(choices) >> 32]
