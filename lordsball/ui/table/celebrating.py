"""A great moment over the dimmed table, and the confetti that falls with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.confetti import Flake, draw_confetti, scatter
from lordsball.ui.kit.pieces.rays import dimmed
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.table.board import Seated
from lordsball.ui.table.still import AREA

_SECONDS = 2.4
_FADING = 0.5


class Confetti:
    """A handful over the stage, or none."""

    def __init__(self) -> None:
        self.flakes: tuple[Flake, ...] = ()
        self._falling = 0.0

    def throw(self, seed: int) -> None:
        """The same seed always falls the same way."""
        self.flakes, self._falling = scatter(seed, 70, 60, 150, 840, 260), 0.0

    def sweep(self) -> None:
        """The moment is over: what still falls fades."""
        self._falling = max(self._falling, _SECONDS - _FADING)

    def clear(self) -> None:
        """At once."""
        self.flakes = ()

    def advance(self, dt: float) -> bool:
        """It falls; True when it must be drawn again."""
        if not self.flakes:
            return False
        self._falling += dt
        if self._falling >= _SECONDS:
            self.clear()
        return True

    def draw(self, canvas: Canvas, stage: Sequence[float], reduced: bool) -> None:
        """Where it is now, inside the box `stage`; nothing where motion is to be reduced."""
        if self.flakes:
            x, y, w, h = stage
            with canvas.clipped(x, y, w, h):
                draw_confetti(canvas, self.flakes, self._falling, _SECONDS, reduced)


class Celebrating(Protocol):
    """What a board draws from, as far as a great moment needs it."""

    motion: Any
    confetti: Confetti
    seats: tuple[Seated, ...]

    @property
    def reduced(self) -> bool:
        """Motion is to be reduced."""


def celebrate(model: Celebrating, moment: Any, timeline: Timeline, confetti: int | None) -> Step:
    """A moment comes, stays and goes.

    :param moment: the game's own kind of celebration, whose `progress` goes from 0 to 1, and whose `seat` it is about.
    :param confetti: the seed of what is thrown; None: nothing. Nor is anything where motion is to be reduced, or for
        what a computer player has done.
    """

    def show(u: float) -> None:
        model.motion.celebration = moment._replace(progress=u)

    if confetti is not None and model.seats[moment.seat].human and not model.reduced:
        model.confetti.throw(confetti)
    yield from timeline.drive(timeline.seconds("banner") * 1.4, show)
    model.motion.celebration = None
    model.confetti.sweep()


class DimmedGround:
    """The still table, blurred and dimmed: remade only when it has been painted since."""

    def __init__(self) -> None:
        self._picture: Surface | None = None
        self._made_of: object = None

    def draw(self, canvas: Canvas, still: Canvas, paintings: int) -> None:
        """Over the board's area, from a still picture painted this many times."""
        made_of = (paintings, still.surface)
        if self._picture is None or made_of != self._made_of:
            self._picture, self._made_of = dimmed(still), made_of
        canvas.surface.blit(self._picture, canvas.screen.rect(*AREA).topleft)
