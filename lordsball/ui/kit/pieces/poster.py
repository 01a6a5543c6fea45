"""The posters on the clubhouse wall: one for each game, a door into its ballpark, under a lamp."""

from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame import Surface

from lordsball.ui.kit.canvas import Canvas

SIZE = (330, 430)
_GOLD, _INK = "#ffc24a", "#1b0f24"
_EDGE = 22
"""Before the first and after the last letter of a poster's facts."""


class Fact(NamedTuple):
    """What the foot of a poster says: who plays, how long ("2 players", "5–10 min"), and how hard it is."""

    who: str
    long: str
    hard: int = 0
    """In baseballs, one to three; 0: nobody has said."""
    about: str = ""
    """The same in words, for who points at it."""


HARD = ("", "Easy", "Some thinking", "A challenge")
"""What one, two and three baseballs mean."""
BALLS = (66, 20)
"""Room that three baseballs take: width and height in units."""
_MOST_BALLS = 3
FACTS_AT = 396
"""The middle of the line of facts, from the upper edge of a poster."""


class Art(NamedTuple):
    """What a game hangs on the wall."""

    key: str
    """Another one for every picture, for those who keep pictures."""
    paint: Callable[[Canvas], None]
    """Draws the whole poster, :data:`SIZE` units large, but for its facts and its gloss."""
    ink: str
    """The color of its facts."""


def draw_poster(canvas: Canvas, x: float, y: float, art: Art, facts: Fact, chosen: bool = False) -> None:
    """A poster with its upper left corner at (x, y), :data:`SIZE` units large, with the lamp above it.

    :param chosen: in a gold frame, lit: the one a press of the button opens.
    """
    w, h = SIZE
    if chosen:
        canvas.halo(x + w / 2, y + h / 2, 300, "#ffb43a", 0.5, sy=1.1)
    canvas.shadow(x, y, w, h, 6, 26, 0.75, 16)
    canvas.blit(canvas.composite(("poster", art.key, facts), w, h, lambda layer: _paint(layer, art, facts)), x, y)
    draw_lamp_fixture(canvas, x + w / 2, y - 26)
    if chosen:
        canvas.ring(x - 7, y - 7, w + 14, h + 14, 10, _INK, 6)
        canvas.ring(x - 6, y - 6, w + 12, h + 12, 9, _GOLD, 3.5)


def draw_lamp_fixture(canvas: Canvas, cx: float, y: float) -> None:
    """A brass lamp with its middle at cx and its top at y, and the light that falls from it."""
    canvas.blit(canvas.sprite("title/lamp", 160), cx - 80, y)
    canvas.halo(cx, y + 34, 130, "#fff1b8", 0.5, sx=1.2, sy=0.30)


def _paint(canvas: Canvas, art: Art, facts: Fact) -> None:
    w, h = SIZE
    art.paint(canvas)
    room = (w - 2 * _EDGE - BALLS[0]) / 2 - 8
    canvas.text(facts.who, "semibold", 20, _EDGE, FACTS_AT, art.ink, "ml", width=room, height=27)
    canvas.text(facts.long, "semibold", 20, w - _EDGE, FACTS_AT, art.ink, "mr", width=room, height=27)
    if facts.hard:
        draw_hardness(canvas, w / 2 - BALLS[0] / 2, FACTS_AT, facts.hard, art.ink)
    else:
        canvas.draw(f'<circle cx="4" cy="4" r="4" fill="{art.ink}"/>', w / 2 - 4, FACTS_AT - 4, 8, 8)
    light = (
        '<linearGradient id="light" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="200" y2="180">'
        '<stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>'
        "</linearGradient>"
    )
    canvas.draw('<path d="M0 0 H330 L0 300 Z" fill="url(#light)"/>', 0, 0, w, h, defs=light)


def draw_hardness(canvas: Canvas, x: float, cy: float, hard: int, ink: str) -> None:
    """How hard a game is: one to three baseballs, :data:`BALLS` units large, the first with its left edge at x."""
    step, side = BALLS[0] / _MOST_BALLS, BALLS[1]
    for number in range(_MOST_BALLS):
        left = x + number * step + (step - side) / 2
        if number < hard:
            canvas.blit(canvas.sprite("title/logo_ball", side), left, cy - side / 2)
        else:
            line = f'stroke="{ink}" stroke-opacity=".7" stroke-width="2"'
            hollow = f'<circle cx="10" cy="10" r="7.6" fill="none" {line}/>'
            canvas.draw(hollow, left, cy - side / 2, side, side, (0, 0, 20, 20))


def framed(canvas: Canvas, game: str, figures: Callable[[Canvas], None]) -> None:
    """A drawn poster of the assets with figures between its ground and its frame."""
    canvas.blit(canvas.sprite(f"posters/{game}", SIZE[0]), 0, 0)
    figures(canvas)
    canvas.blit(canvas.sprite(f"posters/{game}_frame", SIZE[0]), 0, 0)


def neon_light(canvas: Canvas, word: str, size: float, colour: str) -> Surface:
    """The light around letters of a neon tube."""
    w = canvas.text_size(word, "display", size)[0] / canvas.art.text_scale + 44
    layer = canvas.layer(w, size * 1.2 + 44)
    layer.outlined(word, "display", size, w / 2, (size * 1.2 + 44) / 2, colour, colour, 2)
    glow = pygame.transform.gaussian_blur(layer.surface, max(1, round(6 * canvas.k)))
    glow.blit(glow, (0, 0), special_flags=pygame.BLEND_ALPHA_SDL2)
    return glow


def draw_wall(canvas: Canvas) -> None:
    """The clubhouse at night: panelled wall, pools of light, the bench in front; darkness around it."""
    canvas.ground((0, "#0b1a20"), (0.77, "#0f2429"), (0.78, "#3a2012"), (1, "#1a0d06"))
    canvas.blit(canvas.sprite("title/wall", 1280), 0, 0)
