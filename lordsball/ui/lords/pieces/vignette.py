"""The small scene on a Regular Season card: a player before a place, by a rule that makes neighbors differ."""

import pygame
from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces.look import INK

POSES = ("pitcher", "runner", "manager", "swing", "catcher", "leap", "slide", "batter")
PLACES = ((20, "street"), (40, "farm"), (63, "stand"), (80, "fence"), (99, "fair"))
"""Up to which card number a place is shown: the office's street, the farm, the stand, the fence, the fair by night."""

_SKIES = (("#8fb7be", "#f4e2b0"), ("#d9a86a", "#f6e6be"), ("#a9c48e", "#f3e7bc"), ("#b98e8e", "#f4e0bc"))
_DUSKS = (("#2c3058", "#c9805a"), ("#2a2450", "#b0607a"), ("#1f3a5a", "#c99a6a"), ("#3a2a4c", "#d98a50"))
_VIEW = (220, 132)


def scene_of(number: int) -> tuple[str, str, int, bool]:
    """Place, pose, sky and whether it is mirrored, for a card's number (1 to 99, any other number works too)."""
    place = next((name for most, name in PLACES if number <= most), PLACES[-1][1])
    pose = POSES[number * 3 % len(POSES)]
    return place, pose, number * 7 // 3 % len(_SKIES), number // len(POSES) % 2 == 1


def vignette(canvas: Canvas, number: int, w: float, h: float) -> Surface:
    """The scene as a picture of w x h units with an ink edge. Cached."""

    def make() -> Surface:
        place, pose, tone, mirrored = scene_of(number)
        layer = canvas.layer(w, h)
        _paint(layer, place, pose, tone, w, h)
        return pygame.transform.flip(layer.surface, True, False) if mirrored else layer.surface

    size = (canvas.screen.px(w), canvas.screen.px(h))
    return canvas.art.pictures.get(("vignette", scene_of(number), size), make)


def _paint(canvas: Canvas, place: str, pose: str, tone: int, w: float, h: float) -> None:
    night = place == "fair"
    sky = (_DUSKS if night else _SKIES)[tone]
    light = svg.rays(w * 0.62, h * 0.62, w, 30, "#fffdf0", 0.12 if night else 0.34)
    canvas.draw(svg.box(0, 0, w, h, 2.5, "url(#s)") + light, 0, 0, w, h, defs=svg.linear("s", *sky))
    wide = max(w, h * _VIEW[0] / _VIEW[1])
    with canvas.clipped(0, 0, w, h):
        back = canvas.sprite(f"lords/art/back_{place}", wide)
        canvas.blit(back, (w - wide) * 0.62, h - back.get_height() / canvas.k)
        tall = min(h * 1.04, wide * 0.62)
        figure = canvas.sprite(f"lords/art/figure_{pose}", tall * 0.8)
        canvas.blit(figure, w * 0.56 - tall * 0.4, h * 0.99 - tall * 0.952)
    canvas.draw(svg.box(0.7, 0.7, w - 1.4, h - 1.4, 2.5, "none", INK, 1.4), 0, 0, w, h)
