"""The winner's ladder: rungs from 40 to 105 wins with what each pays, and the owners' discs climbing beside them."""

from collections.abc import Sequence
from typing import NamedTuple

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.icon_text import icon_line
from lordsball.ui.lords.pieces.look import BAD, BURGUNDY, CELL, INK, RIM
from lordsball.ui.lords.pieces.marks import draw_disc, draw_icon
from lordsball.ui.lords.pieces.material import draw_paper
from lordsball.ui.lords.pieces.win_track import Marker

_HEAD, _SIDE = 40, 14
_LEAST_RUNG = 21
"""Under this height of a rung the heading gives way (units)."""
_LANE, _LANES = 30, 84
"""The width beside the rungs in which one disc climbs (units), and that of all lanes together at most."""


class Rung(NamedTuple):
    """From how many wins on, and what that pays, as markup: "−2 {vp} −3 {fans}"; `bad` where nobody wants to stand."""

    wins: int
    pays: str
    bad: bool = False


def draw_ladder(
    canvas: Canvas, x: float, y: float, w: float, h: float, rungs: Sequence[Rung], markers: Sequence[Marker],
    title: str = "Wins", lit: int | None = None,
) -> None:
    """A ladder with its upper left corner at (x, y).

    :param rungs: from the lowest upwards.
    :param markers: where the owners are, in wins; a fraction while they climb.
    :param lit: the rung that is being paid, counted from the lowest.
    """
    shown = tuple(rungs)
    lanes = max(1, len(markers))
    canvas.shadow(x, y, w, h, 6, 8, 0.5, 4)
    key = ("win_ladder", w, h, shown, title, lit, lanes)
    canvas.blit(canvas.composite(key, w, h + 2, lambda c: _paint(c, w, h, shown, title, lit, lanes)), x, y)
    lane = _lane(lanes)
    for number, marker in enumerate(markers):
        cx = x + w - _SIDE - lane * (lanes - number - 0.5)
        level = y + height_of(marker.value, h, shown)
        left = x + w - _SIDE - lane * lanes - 4
        if cx - left > lane:
            canvas.draw(svg.line(0, 1, cx - left - 8, 1, RIM, 1.2, 0.55), left, level - 1, cx - left - 8, 2)
        size = 24.0 if lane > 20 else 22.0
        draw_disc(canvas, cx, level, size, marker.glyph, marker.colour)


def _lane(lanes: int) -> float:
    """How far one disc stands from the next; many overlap, where they are level."""
    return min(float(_LANE), _LANES / lanes)


def _top(h: float, count: int) -> float:
    return _HEAD if (h - _HEAD - 10) / max(1, count) >= _LEAST_RUNG else 12


def height_of(wins: float, h: float, rungs: Sequence[Rung]) -> float:
    """How far under the top of the ladder somebody with this many wins stands."""
    step = (h - _top(h, len(rungs)) - 10) / max(1, len(rungs))
    at = 0.0
    for number, rung in enumerate(rungs):
        following = rungs[number + 1].wins if number + 1 < len(rungs) else rung.wins + 12
        if wins >= rung.wins:
            at = number + min(0.999, (wins - rung.wins) / max(1, following - rung.wins))
    # A whole rung belongs to all wins up to the next: stand in its middle, a little up or down.
    return h - 10 - (int(at) + 0.32 + 0.36 * (at - int(at))) * step


def _paint(
    canvas: Canvas, w: float, h: float, rungs: tuple[Rung, ...], title: str, lit: int | None, lanes: int
) -> None:
    draw_paper(canvas, 0, 0, w, h, 6, BURGUNDY, blur=0)
    top = _top(h, len(rungs))
    if top == _HEAD:
        draw_icon(canvas, "wins", 14, 10, 24)
        canvas.text(title.upper(), "display", 20, 44, 22.5, BURGUNDY, "ml", width=w - 58, height=30)
    step = (h - top - 10) / max(1, len(rungs))
    wide = w - 2 * _SIDE - _lane(lanes) * lanes - 4
    rails = svg.box(10, 0, 5, h - top - 8, 2, "url(#b)", "#3a2408", 1)
    rails += svg.box(wide - 15, 0, 5, h - top - 8, 2, "url(#b)", "#3a2408", 1)
    defs = svg.linear("b", "#f0d58a", "#8a6420", way="across")
    canvas.draw(rails, _SIDE, top - 2, wide, h - top - 8, defs=defs)
    for number, rung in enumerate(rungs):
        y = h - 10 - (number + 1) * step
        on = number == lit
        body = svg.box(0.6, 0.6, wide - 1.2, step - 2.8, 3, "url(#g)", RIM, 1.1)
        faces = ("#ffe9ae", "#ddb04e") if on else ("#f6d9c8", "#e9bfa8") if rung.bad else CELL
        canvas.draw(body, _SIDE, y, wide, step - 1.6, defs=svg.linear("g", *faces))
        middle = y + step / 2 - 0.6
        ink = BAD if rung.bad else INK
        canvas.text(str(rung.wins), "display", 18, _SIDE + 32, middle, ink, "mr", width=30, height=step)
        icon_line(canvas, rung.pays, "display", 18, _SIDE + wide - 6, middle, ink, "r", wide - 39, step)
