"""The change of sides: a slanting band in the colors of the team that comes to bat passes over the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, Protocol

from pygame import Surface

from lordsball.ui.kit import shapes
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.timeline import Step, Timeline, ease_out
from lordsball.ui.table.still import AREA

_SLANT = 170.0
_WIDTH = AREA.w + 2 * _SLANT
_MIDDLE = AREA.w / 2
_PIECES = 4
"""A band is painted in this many pieces, upright and side by side: one in a turn, so that none comes late."""


class Wipe(NamedTuple):
    """A band in a team's colors that passes over the scene, with words on it; progress 0 to 1."""

    words: str
    second: str
    seat: int
    progress: float


class Wiped(Protocol):
    """What is moving on a board that a band can pass over."""

    wipe: Wipe | None


def pass_band(motion: Wiped, wipe: Wipe, timeline: Timeline, change: Callable[[], object]) -> Step:
    """The band passes; halfway, where it covers all, `change` is called."""
    seconds = timeline.seconds("side_change") * 1.6

    def come(u: float) -> None:
        motion.wipe = wipe._replace(progress=u / 2)

    def go(u: float) -> None:
        motion.wipe = wipe._replace(progress=0.5 + u / 2)

    yield from timeline.drive(seconds * 0.5, come)
    change()
    yield from timeline.drive(seconds * 0.5, go)
    motion.wipe = None


class BandLook(NamedTuple):
    """How a game paints the band of one team; what lies on it is centered on `middle`, from its left edge."""

    top: str
    foot: str
    outer: tuple[str, int]
    """Color and width of the line along both ends."""
    inner: tuple[str, int]
    """The same of the line beside it."""
    stripes: float
    """How bright the stripes are, 0 to 1."""
    glow: tuple[float, float, str, float]
    """The light in the middle: how far down, its radius, its color, how bright it is."""
    middle: float = _MIDDLE


class Bands:
    """The bands of both teams: large, and back at every change, so they are kept apart from the cache."""

    def __init__(self) -> None:
        self._pictures: dict[BandLook, list[Surface]] = {}
        self._made_for: object = None

    def draw(
        self, canvas: Canvas, wipe: Wipe, look: BandLook, words: Callable[[Canvas, float], None], reduced: bool
    ) -> None:
        """The band on its way; halfway it covers all.

        :param words: draws what is said on the band, round the x it is given.
        :param reduced: it comes and goes where it is, without passing.
        """
        # In, a moment's stay, out.
        u, covering = wipe.progress, AREA.x - _SLANT
        if reduced:
            x, alpha = covering, 1 - abs(2 * u - 1)
        else:
            come, go = ease_out(min(1.0, u / 0.36)), max(0.0, (u - 0.64) / 0.36)
            x, alpha = covering - (1 - come) * _WIDTH + go * go * _WIDTH, 1.0
        with canvas.clipped(*AREA):
            for number, piece in enumerate(self._pieces(canvas, look)):
                canvas.blit(piece, x + number * _WIDTH / _PIECES, AREA.y, alpha)
            if alpha > 0.5:
                words(canvas, x + _SLANT + look.middle)

    def _pieces(self, canvas: Canvas, look: BandLook) -> list[Surface]:
        if self._made_for is not canvas.art:
            self._pictures, self._made_for = {}, canvas.art
        pieces = self._pictures.setdefault(look, [])
        while len(pieces) < _PIECES:
            pieces.append(canvas.art.pictures.made(partial(_painted, canvas, look, len(pieces))))
        return pieces


def _painted(canvas: Canvas, look: BandLook, number: int) -> Surface:
    """One of the pieces of a band; it overlaps the next one by a pixel."""
    w, h = _WIDTH, AREA.h
    light = (
        f'<linearGradient id="w" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
        f'<stop offset="0" stop-color="{look.top}"/><stop offset="1" stop-color="{look.foot}"/></linearGradient>'
    )
    stripes = "".join(
        f'<path d="M{x} 0 H{x + 40} L{x + 40 - _SLANT} {h} H{x - _SLANT} Z" fill="#ffffff"'
        f' fill-opacity="{look.stripes}"/>'
        for x in range(round(_SLANT) + 60, round(w) - 60, 80)
    )
    lines = ((_SLANT + 14, *look.outer), (_SLANT + 32, *look.inner), (w - 32, *look.inner), (w - 14, *look.outer))
    edges = "".join(
        f'<path d="M{x} 0 L{x - _SLANT} {h}" stroke="{colour}" stroke-width="{width}"/>' for x, colour, width in lines
    )
    body = f'<path d="M{_SLANT} 0 H{w} L{w - _SLANT} {h} H0 Z" fill="url(#w)"/>{stripes}{edges}'
    left, across = number * w / _PIECES, canvas.screen.px(w / _PIECES) + 1
    picture = shapes.svg(body, (across, canvas.screen.px(h)), (left, 0, across / canvas.k, h), light)
    if not canvas.art.strong:
        down, radius, colour, bright = look.glow
        wide = canvas.screen.px(2 * radius)
        lit = (wide, wide), colour, bright, 0.0
        glow = canvas.art.pictures.get(("halo", *lit), lambda: shapes.halo(*lit))
        place = round((_SLANT + look.middle - radius - left) * canvas.k), round((down - radius) * canvas.k)
        picture.blit(glow, place)
    return picture
