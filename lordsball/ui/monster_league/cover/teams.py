"""A team as a photograph: its monsters shoulder to shoulder before the colors of their caps, its name below."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.look import INK, TeamLook
from lordsball.ui.kit.pieces.poster import Art, framed
from lordsball.ui.kit.pieces.window import round_corners

if TYPE_CHECKING:
    from lordsball.games.monster_league.cards import Catalog, Team

_RIBBON = 34.0
_RADIUS = 12.0


def draw_side(canvas: Canvas, cards: Catalog, side: str, x: float, y: float, w: float, h: float) -> None:
    """The team of this id."""
    draw_team(canvas, cards.team(side), x, y, w, h)


def draw_team(canvas: Canvas, team: Team, x: float, y: float, w: float, h: float) -> None:
    """The photograph fills the rectangle; w should be three times h or more."""
    from lordsball.ui.monster_league.card_faces import portrait, team_look  # the poster needs no cards

    canvas.shadow(x, y, w, h, _RADIUS, 12, 0.6, 6)
    look = team_look(team.look)
    names = (*(portrait(b.portrait) for b in team.batters), *(portrait(p.portrait) for p in team.pitchers))
    key = ("team_photograph", team.name, look, names, w, h)
    canvas.blit(canvas.composite(key, w, h, lambda layer: _paint(layer, team.name, look, names, w, h)), x, y)


def _paint(canvas: Canvas, name: str, look: TeamLook, names: tuple[str, ...], w: float, h: float) -> None:
    canvas.draw(_ground(w, h), 0, 0, w, h, defs=_light(w, h, look))
    batters, pitchers = names[:-2], names[-2:]
    big = h * 0.9
    # Pitchers stand in the second row, in the gaps; a batting order reads from left to right.
    places = [(w * (0.5 + 0.2 * side), h * 0.66, big * 0.74) for side in (-1, 1)]
    step = (w - big * 0.86) / (len(batters) - 1)
    for who, (cx, foot, size) in zip(pitchers, places, strict=True):
        canvas.blit(canvas.sprite(who, size), cx - size / 2, foot - size)
    for number, who in enumerate(batters):
        cx = big * 0.43 + number * step
        canvas.blit(canvas.sprite(who, big), cx - big / 2, h - 12 - big)
    canvas.draw(f'<rect width="{w}" height="{h}" fill="url(#foot)"/>', 0, 0, w, h, defs=_light(w, h, look))
    _paint_ribbon(canvas, name, look, w, h)
    round_corners(canvas.surface, _RADIUS * canvas.k)
    canvas.ring(0, 0, w, h, _RADIUS, INK, 2.5)


def _paint_ribbon(canvas: Canvas, name: str, look: TeamLook, w: float, h: float) -> None:
    top, bottom = look.ribbon
    canvas.rounded(-8, h - _RIBBON, w + 16, _RIBBON + 8, 0, top, bottom, INK, 2)
    emblem = 26.0
    canvas.blit(canvas.sprite(look.emblem, emblem), 12, h - _RIBBON / 2 - canvas.art.proportion(look.emblem) * 13)
    canvas.text(name, "display", 20, w / 2, h - _RIBBON / 2, "#ffffff", "mc", shadow=INK, width=w - 92, height=32)


def _ground(w: float, h: float) -> str:
    cx, cy, reach = w / 2, h * 0.9, 2 * w
    rays = []
    for number in range(20):
        a, b = (math.radians(number * 18 + turn) for turn in (0, 9))
        rays.append(
            f'<path d="M{cx} {cy} L{cx + reach * math.cos(a):.1f} {cy + reach * math.sin(a):.1f}'
            f' L{cx + reach * math.cos(b):.1f} {cy + reach * math.sin(b):.1f} Z" fill="#ffffff" fill-opacity=".06"/>'
        )
    return f'<rect width="{w}" height="{h}" fill="url(#team)"/>{"".join(rays)}'


def _light(w: float, h: float, look: TeamLook) -> str:
    centre, middle, edge = look.window
    return (
        f'<radialGradient id="team" gradientUnits="userSpaceOnUse" cx="{w / 2}" cy="{h * 0.7}" r="{w * 0.62}">'
        f'<stop offset="0" stop-color="{centre}"/><stop offset=".55" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{edge}"/></radialGradient>'
        f'<linearGradient id="foot" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{h}">'
        '<stop offset=".5" stop-color="#12061f" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#12061f" stop-opacity=".55"/></linearGradient>'
    )


# Who stands where on the poster, from back to front: portrait, x, y, width.
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


def _paint_poster(canvas: Canvas) -> None:
    framed(canvas, "monster_league", _paint_monsters)
    canvas.outlined("MONSTER", "display", 56, 165, 44, "#3a1266", "#eaffb0", 2.5)
    canvas.outlined("LEAGUE", "display", 34, 165, 90, "#1b0f24", "#d4ff6a", 1.5)


POSTER = Art("monster_league", _paint_poster, "#f4ffd0")
"""Five monsters under slime."""
