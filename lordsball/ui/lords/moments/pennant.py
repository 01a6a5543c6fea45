"""The pennant is won: it goes up the pole."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.lords import events as told
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.kit.pieces.rays import draw_rays
from lordsball.ui.kit.screen import WIDTH
from lordsball.ui.kit.timeline import smooth
from lordsball.ui.lords.moments.stage_sets import draw_headline, draw_stand, part
from lordsball.ui.lords.view_model import ViewModel

SECONDS = 2.4
_K = 1.42
"""The picture is drawn in a box of 320 x 260; this much larger here."""
_W = 320 * _K
_TOP = 122.0
_ROOF = svg.path("M-4 304V22Q640 -14 1284 22V304Z", "#22503c", "#24170e", 5) + svg.path(
    "M-4 36Q640 0 1284 36", "none", "#d9a93f", 4.5)
"""The grandstand's roof, from edge to edge."""
_CLOTH, _CLOTH_X, _DOWN, _UP = 213 * _K, 95 * _K, 171 * _K, 27 * _K


class Pennant(NamedTuple):
    """What is said of it."""

    headline: str
    club: str
    lines: tuple[str, ...]


def pennant_of(model: ViewModel, event: told.PennantWon, headline: str) -> Pennant:
    """The pennant that has just been won."""
    t = model.shown.t
    how = {"tie_with_npt": ", level with a team nobody owns", "dice": ", and the better die"}.get(event.by, "")
    return Pennant(headline, t.team(event.team).name,
                   (f"Pennant of year {t.year} · {model.seats[event.seat].name}", f"{event.wins} wins{how}"))


def draw_pennant(canvas: Canvas, pennant: Pennant, u: float) -> None:
    """The cloth climbs while the crowd watches."""
    left = (WIDTH - _W) / 2
    canvas.halo(WIDTH / 2, 290, 560, "#ffe3a0", 0.34, sy=0.8)
    draw_rays(canvas, WIDTH / 2, 290, "#ffd87a", 640)
    visible = canvas.screen.visible
    canvas.draw(_ROOF, visible[0], 430, visible[2], 300, (0, 0, WIDTH, 300))
    canvas.blit(canvas.sprite("lords/moments/pennant_pole", 40 * _K), left + 74 * _K, _TOP + 6 * _K)
    height = _DOWN + (_UP - _DOWN) * smooth(part(u, 0.1, 0.7))
    canvas.blit(canvas.sprite("lords/moments/pennant_cloth", _CLOTH), left + _CLOTH_X, _TOP + height)
    draw_stand(canvas, pennant.club, pennant.lines, part(u, 0.6, 0.75))
    draw_headline(canvas, pennant.headline, part(u, 0.7, 0.9))
