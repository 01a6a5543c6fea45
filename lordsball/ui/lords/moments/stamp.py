"""A stamp on the stage: a won series, a new Star, a finished tile. It falls, stays for a moment, and is gone."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.banner import draw_stamp
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.lords.pieces.look import BAD, GOOD
from lordsball.ui.lords.table_layout import STAGE, spread
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.moment_weight import seconds_of

STAMP = "stamp"
"""Its name in `ViewModel.motion`."""
_FALL = 0.16
"""Seconds in which it comes down."""


class Stamp(NamedTuple):
    """What it says, whether that is good news, and how large it is."""

    words: str
    good: bool
    size: float
    landed: float = 0.0


class StampView:
    """Over everything on the stage."""

    area = spread(STAGE, 0)

    def describe(self, model: ViewModel) -> Hashable:
        """Nothing of it stands still."""
        return ()

    def paint(self, canvas: Canvas, told: Any) -> None:
        """Nothing of it stands still."""

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """The stamp, where there is one."""
        stamp: Stamp | None = model.motion.get(STAMP)
        if stamp is not None:
            tone = GOOD if stamp.good else BAD
            draw_stamp(canvas, STAGE.cx, STAGE.cy, stamp.words, tone, stamp.size, 6, stamp.landed)


def fall(model: ViewModel, timeline: Timeline, words: str, good: bool, weight: float) -> Step:
    """The stamp falls, and stays as long as it weighs. At speed Off nothing of it is seen."""
    stamp = Stamp(words, good, 30 + 30 * weight)
    seconds = seconds_of(weight)

    def show(u: float) -> None:
        model.motion[STAMP] = stamp._replace(landed=u)

    model.heard("good_stamp" if good else "bad_stamp")
    if timeline.reduced:
        show(1.0)
    else:
        yield from timeline.drive(_FALL, show)
    yield from timeline.pause(seconds - _FALL)
    model.motion.pop(STAMP, None)
