"""A hit that everybody will talk about: the ball flies, letters land, runners come home one by one."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Surface, transform

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.disc import draw_disc, draw_tag
from lordsball.ui.kit.pieces.icon import draw_glyph
from lordsball.ui.kit.pieces.look import INK
from lordsball.ui.kit.pieces.rays import draw_rays
from lordsball.ui.kit.timeline import ease_out, smooth
from lordsball.ui.monster_league.pieces.card import CardFace, card_picture

_CREAM, _PUMPKIN, _DEEP = "#fff6e0", "#ff9a2e", "#4a1008"
_FLIGHT, _LANDED, _HOME_FROM, _HOME_TO = 0.4, 0.5, 0.5, 0.85
"""Shares of the moment: the ball is in the air, the letters have landed, the runners come home."""
_CARD = (176.0, 236.0)
_RUNNER = 62.0
_SPARKS = 36
_SPARK = (
    '<circle cx="50%" cy="50%" r="48%" fill="#ff9a2e" fill-opacity=".45"/>'
    '<circle cx="50%" cy="50%" r="26%" fill="#fff6e0"/>'
)


class ScoreRow(NamedTuple):
    """A team with its seat's color and glyph, and its runs; `more` of them have just come in."""

    name: str
    ring: str
    glyph: str
    runs: int
    more: int


class BigHit(NamedTuple):
    """What there is to see of it."""

    face: CardFace
    words: str
    fact: str
    runners: tuple[CardFace, ...]
    """Who comes home, the first first."""
    ring: str
    glyph: str
    above: str = ""
    """Smaller words over the others."""
    score: tuple[ScoreRow, ...] = ()


def draw_big_hit(canvas: Canvas, hit: BigHit, u: float, cx: float) -> None:
    """The hit with its words around `cx`, as far as it has come: `u` 0 to 1."""
    left, right = cx - 360, cx + 390
    draw_rays(canvas, cx, 320, "#ffb347", 700)
    _draw_flight(canvas, (left + 20, 470), (cx - 80, 40), (right, 140), min(1.0, u / _FLIGHT))
    canvas.halo(left + 10, 396, 170, _PUMPKIN, 0.5)
    canvas.blit_center(_tilted(canvas, hit.face), left + 10, 396)
    middle = cx + 60
    landed = ease_out(max(0.0, min(1.0, (u - _FLIGHT / 2) / (_LANDED - _FLIGHT / 2))))
    if landed:
        top = 262.0 if hit.score else 300.0
        size = 96 * (1 + 0.5 * (1 - landed))
        if hit.above:
            canvas.outlined(hit.above, "display", 56, middle, top - 96, _CREAM, "#3a1266", 5, INK, 5, alpha=landed)
        canvas.outlined(hit.words, "display", round(size), middle, top, _PUMPKIN, _DEEP, 6, INK, 7, room=620,
                        alpha=landed)
    if hit.score:
        _draw_score(canvas, hit, middle, 352, _come_home(hit, u))
    y = 516.0 if hit.score else 440.0
    _draw_runners(canvas, hit, u, middle, y)
    if u > _LANDED:
        canvas.text(hit.fact, "semibold", 22, middle, y + 70, "#ffffff", "mc", shadow="#12061f", width=620)


def _come_home(hit: BigHit, u: float) -> int:
    """How many runners have touched the plate by then."""
    if u <= _HOME_FROM or not hit.runners:
        return 0
    return min(len(hit.runners), 1 + int((u - _HOME_FROM) / (_HOME_TO - _HOME_FROM) * len(hit.runners)))


def _draw_runners(canvas: Canvas, hit: BigHit, u: float, middle: float, y: float) -> None:
    for number in range(_come_home(hit, u)):
        face = hit.runners[number]
        starts = _HOME_FROM + (_HOME_TO - _HOME_FROM) * number / len(hit.runners)
        come = ease_out(min(1.0, (u - starts) / 0.1))
        x = middle + (number - (len(hit.runners) - 1) / 2) * 104 + 60 * (1 - come)
        draw_disc(canvas, x, y, _RUNNER, face.portrait, face.look, hit.ring, hit.glyph)
        draw_tag(canvas, x + 34, y - 26 - 10 * come, "+1")


def _draw_flight(
    canvas: Canvas, start: tuple[float, float], bend: tuple[float, float], end: tuple[float, float], u: float
) -> None:
    """The ball on its arc, and the sparks it has left so far."""
    u = smooth(u)

    def at(share: float) -> tuple[float, float]:
        a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
        return tuple(a * s + b * m + c * e for s, m, e in zip(start, bend, end, strict=True))  # type: ignore[return-value]

    for step in range(_SPARKS):
        share = step / _SPARKS
        size = 6 + round(4 * share) * 3
        canvas.blit_center(canvas.svg(_SPARK, size, size), *at(u * share))
    x, y = at(u)
    canvas.halo(x, y, 80, "#fff1b8", 0.8)
    canvas.blit_center(canvas.sprite("title/logo_ball", round(56 + 20 * math.sin(math.pi * u))), x, y)


def _tilted(canvas: Canvas, face: CardFace) -> Surface:
    def make() -> Surface:
        return transform.rotozoom(card_picture(canvas, face, *_CARD, "home_run", ""), 8, 1.12)

    return canvas.art.pictures.get(("tilted_card", face, canvas.k), make)


def _draw_score(canvas: Canvas, hit: BigHit, middle: float, top: float, home: int) -> None:
    w = 580.0
    canvas.panel(middle - w / 2, top, w, 108, 16)
    for number, row in enumerate(hit.score):
        y = top + 29 + 50 * number
        if row.more:
            canvas.rounded(middle - w / 2 + 10, y - 22, w - 20, 44, 10, "#7a55c6", "#54349a", "#cdb6ff", 1.6)
        draw_glyph(canvas, row.glyph, row.ring, middle - w / 2 + 24, y - 10, 20)
        canvas.text(row.name, "display", 27, middle - w / 2 + 56, y, "#ffffff", "ml", width=w - 200, height=44)
        runs = row.runs - row.more + (home if row.more else 0)
        canvas.text(str(runs), "display", 34 if row.more else 28, middle + w / 2 - 26, y, "#ffffff", "mr", height=44)
        if row.more and home:
            draw_tag(canvas, middle + w / 2 - 110, y, f"+{home}")
