"""A club's plate, an owner's disc, the poster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.poster import SIZE, Art
from lordsball.ui.kit.theme import SEATS
from lordsball.ui.lords.pieces.club_plate import ClubPlate, draw_club_plate
from lordsball.ui.lords.pieces.marks import draw_disc

if TYPE_CHECKING:
    from lordsball.games.lords.board_files import TeamEntry
    from lordsball.games.lords.cards import Catalog
    from lordsball.match.match import Match


def draw_side(canvas: Canvas, cards: Catalog, side: str, x: float, y: float, w: float, h: float) -> None:
    """The club's plate, filling the rectangle; nothing for a club of no league."""
    team = next((team for league in cards.leagues.values() for team in league.teams if team.id == side), None)
    if team is not None:
        draw_club_plate(canvas, x, y, w, h, plate_of(team))


def plate_of(team: TeamEntry) -> ClubPlate:
    """What stands on a club's plate."""
    main, second = team.colours
    return ClubPlate(team.name, team.short, team.emblem, (main, second), team.park or "", team.text or "")


def draw_picture(canvas: Canvas, match: Match, seat: int, picture: int, cx: float, cy: float) -> None:
    """The owner's disc."""
    look = SEATS[seat]
    draw_disc(canvas, cx, cy, 56, look.glyph, look.colour)


def _paint_poster(canvas: Canvas) -> None:
    canvas.blit(canvas.sprite("posters/lords_of_baseball", SIZE[0]), 0, 0)
    canvas.outlined("LORDS", "display", 62, 165, 55, "#8c2233", "#fff3d2", 3, "#e0b659", 3)
    canvas.outlined("OF BASEBALL", "display", 29, 165, 104, "#17412e", "#f3e4bf", 1.5)


POSTER = Art("lords", _paint_poster, "#f6e6bd")
"""An owner before his ballpark."""
