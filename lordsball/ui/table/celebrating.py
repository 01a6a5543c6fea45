"""A great moment over the dimmed table, and the confetti that falls with it.

How long it stays goes by its weight (see `moment_weight.py`); a moment that waits for the person is a
`lordsball.ui.table.great_moment.GreatMoment`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.confetti import Flake, draw_confetti, scatter
from lordsball.ui.kit.pieces.rays import dimmed
from lordsball.ui.kit.timeline import MOMENTS, Step, Timeline
from lordsball.ui.table.board import Seated
from lordsball.ui.table.moment_weight import seconds_of, veil
from lordsball.ui.table.still import AREA

_SECONDS = 2.4
_USUAL_BANNER = MOMENTS["banner"][1]


HANDFUL, FULL = (70, 60, 150, 840, 260), (130, 40, 80, 1200, 260)
"""Confetti over the board's stage, and over the whole screen: how many flakes, and the box they start from."""


class Confetti:
    """A handful over the stage, or none."""

    def __init__(self) -> None:
        self.flakes: tuple[Flake, ...] = ()
        self._falling = 0.0

    def throw(self, seed: int, where: tuple[int, int, int, int, int] = HANDFUL) -> None:
        """The same seed always falls the same way.

        :param where: how many flakes, and the box they start from.
        """
        self.flakes, self._falling = scatter(seed, *where), 0.0

    def draw_at(self, canvas: Canvas, seconds: float) -> None:
        """Where it is that long after it was thrown, all over the canvas."""
        if self.flakes:
            draw_confetti(canvas, self.flakes, seconds, _SECONDS * 1.5)

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
    """Its `celebration` and `veil` are filled in and emptied."""
    confetti: Confetti
    seats: tuple[Seated, ...]

    @property
    def heard(self) -> Callable[[str], object]:
        """Is told the name of a moment when it begins."""

    @property
    def reduced(self) -> bool:
        """Motion is to be reduced."""


def celebrate(
    model: Celebrating, moment: Any, timeline: Timeline, confetti: int | None, name: str, weight: float
) -> Step:
    """A moment comes, stays and goes. Nothing of it is seen at speed Off.

    :param moment: the game's own kind of celebration, whose `progress` goes from 0 to 1, and whose `seat` it is about.
    :param confetti: the seed of what is thrown; None: nothing. It falls while the moment lasts, behind its words. Nor
        is anything thrown where motion is to be reduced, or for what a computer player has done.
    :param name: what the sounds know it by.
    :param weight: what it decides, 0 to 1.
    """
    seconds = timeline.seconds("banner") / _USUAL_BANNER * seconds_of(weight)

    def show(u: float) -> None:
        model.motion.celebration = moment._replace(progress=u)
        model.motion.veil = veil(u, seconds)

    model.heard(name)
    if confetti is not None and model.seats[moment.seat].human and not model.reduced:
        model.confetti.throw(confetti)
    if timeline.reduced:
        show(0.5)
        yield from timeline.pause(seconds)
    else:
        yield from timeline.drive(seconds, show)
    model.motion.celebration, model.motion.veil = None, 0.0
    model.confetti.clear()


class DimmedGround:
    """The still table, blurred and dimmed: remade only when it has been painted since."""

    def __init__(self) -> None:
        self._picture: Surface | None = None
        self._made_of: object = None

    def draw(self, canvas: Canvas, still: Canvas, paintings: int, share: float = 1.0) -> None:
        """Over the board's area, from a still picture painted this many times; `share` of it has come."""
        made_of = (paintings, still.surface)
        if self._picture is None or made_of != self._made_of:
            self._picture, self._made_of = canvas.art.pictures.made(lambda: dimmed(still)), made_of
        self._picture.set_alpha(None if share >= 1 else round(255 * share))
        canvas.surface.blit(self._picture, canvas.screen.rect(*AREA).topleft)
