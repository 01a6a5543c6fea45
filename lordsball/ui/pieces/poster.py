"""The posters on the clubhouse wall: one for each game, a door into its ballpark, under a lamp."""

from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame import Surface

from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces.wild_cards.poster_fan import draw_fan
from lordsball.ui.theme import mix

SIZE = (330, 430)
_GOLD, _INK = "#ffc24a", "#1b0f24"


class Fact(NamedTuple):
    """Two short facts at the foot of a poster, such as "2 players" and "5 min"."""

    left: str
    right: str


def draw_poster(
    canvas: Canvas, x: float, y: float, game: str, facts: Fact, chosen: bool = False, name: str = ""
) -> None:
    """A poster with its upper left corner at (x, y), :data:`SIZE` units large, with the lamp above it.

    :param game: "lords_of_baseball", "wild_cards" or "monster_league"; "" for a game without a poster of its own.
    :param name: what such a game is called.
    :param chosen: in a gold frame, lit: the one a press of the button opens.
    """
    w, h = SIZE
    if chosen:
        canvas.halo(x + w / 2, y + h / 2, 300, "#ffb43a", 0.5, sy=1.1)
    canvas.shadow(x, y, w, h, 6, 26, 0.75, 16)
    poster = canvas.composite(("poster", game, facts, name), w, h, lambda layer: _paint(layer, game, facts, name))
    canvas.blit(poster, x, y)
    draw_lamp_fixture(canvas, x + w / 2, y - 26)
    if chosen:
        canvas.ring(x - 7, y - 7, w + 14, h + 14, 10, _INK, 6)
        canvas.ring(x - 6, y - 6, w + 12, h + 12, 9, _GOLD, 3.5)


def draw_lamp_fixture(canvas: Canvas, cx: float, y: float) -> None:
    """A brass lamp with its middle at cx and its top at y, and the light that falls from it."""
    canvas.blit(canvas.sprite("title/lamp", 160), cx - 80, y)
    canvas.halo(cx, y + 34, 130, "#fff1b8", 0.5, sx=1.2, sy=0.30)


def _paint(canvas: Canvas, game: str, facts: Fact, name: str) -> None:
    w, h = SIZE
    if game:
        canvas.blit(canvas.sprite(f"posters/{game}", w), 0, 0)
    if game in _FIGURES:
        _FIGURES[game](canvas)
        canvas.blit(canvas.sprite(f"posters/{game}_frame", w), 0, 0)
    lettering, ink = _LETTERING[game] if game else (lambda layer: _paint_plain(layer, name), "#f3e6cc")
    lettering(canvas)
    canvas.text(facts.left, "semibold", 20, 24, 397, ink, "ml", width=132, height=30)
    canvas.text(facts.right, "semibold", 20, w - 24, 397, ink, "mr", width=132, height=30)
    canvas.draw(f'<circle cx="4" cy="4" r="4" fill="{ink}"/>', w / 2 - 4, 393, 8, 8)
    light = (
        '<linearGradient id="light" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="200" y2="180">'
        '<stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>'
        "</linearGradient>"
    )
    canvas.draw('<path d="M0 0 H330 L0 300 Z" fill="url(#light)"/>', 0, 0, w, h, defs=light)


def _paint_plain(canvas: Canvas, name: str) -> None:
    """A poster for any game: its name over a ball in the evening sky."""
    w, h = SIZE
    canvas.rounded(0, 0, w, h, 6, "#1d4a5c", "#0c2430", "#e0b659", 4)
    canvas.halo(w / 2, 250, 170, "#ffd98a", 0.4)
    ball = (
        f'<circle cx="50" cy="50" r="46" fill="#fffdf5" stroke="{_INK}" stroke-width="4"/>'
        '<path d="M22 14 C38 36 38 64 22 86 M78 14 C62 36 62 64 78 86" fill="none" stroke="#c4283c" stroke-width="4"/>'
    )
    canvas.draw(ball, w / 2 - 92, 158, 184, 184, (0, 0, 100, 100))
    rows = canvas.paragraph_height(name, w - 40, 38, "display", line_height=1.15) / canvas.art.text_scale
    size = 38 if rows <= 100 else 26
    canvas.paragraph(name, 20, 26, w - 40, size / canvas.art.text_scale, "display", "#fff3d2", align="c",
                     line_height=1.15, most_rows=3)  # fmt: skip


# Who stands where on the Monster League poster, from back to front: portrait, x, y, width.
_MONSTERS = (
    ("howlin_hal", 8, 140, 150),
    ("windup_wanda", 172, 138, 152),
    ("grave_dave", -22, 252, 126),
    ("phantom_phil", 222, 250, 128),
    ("jack_o_slugger", 66, 196, 198),
)


def _paint_monsters(canvas: Canvas) -> None:
    for name, x, y, size in _MONSTERS:
        canvas.blit(canvas.sprite(f"monster_league/portraits/{name}", size), x, y)


_FIGURES: dict[str, Callable[[Canvas], None]] = {"monster_league": _paint_monsters, "wild_cards": draw_fan}
"""Who stands on a poster, under its frame."""


def _letter_lords(canvas: Canvas) -> None:
    canvas.outlined("LORDS", "display", 62, 165, 55, "#8c2233", "#fff3d2", 3, "#e0b659", 3)
    canvas.outlined("OF BASEBALL", "display", 29, 165, 104, "#17412e", "#f3e4bf", 1.5)


def _letter_wild(canvas: Canvas) -> None:
    for word, x, colour in (("WILD", 92, "#35e6ff"), ("CARDS", 222, "#ff4fb4")):
        canvas.blit_center(_neon_light(canvas, word, 58, colour), x, 66)
        canvas.outlined(word, "display", 58, x, 66, mix(colour, "#ffffff", 0.82), colour, 1.6)


def _letter_monsters(canvas: Canvas) -> None:
    canvas.outlined("MONSTER", "display", 56, 165, 44, "#3a1266", "#eaffb0", 2.5)
    canvas.outlined("LEAGUE", "display", 34, 165, 90, "#1b0f24", "#d4ff6a", 1.5)


_LETTERING: dict[str, tuple[Callable[[Canvas], None], str]] = {
    "lords_of_baseball": (_letter_lords, "#f6e6bd"),
    "wild_cards": (_letter_wild, "#c9f6ff"),
    "monster_league": (_letter_monsters, "#f4ffd0"),
}


def _neon_light(canvas: Canvas, word: str, size: float, colour: str) -> Surface:
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
