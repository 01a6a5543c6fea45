"""What the band at the change of sides looks like and says."""

from __future__ import annotations

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.look import INK, TeamLook
from lordsball.ui.kit.theme import mix
from lordsball.ui.monster_league.dress import batter_face, team_look
from lordsball.ui.monster_league.field.medallion import draw_medallion
from lordsball.ui.monster_league.sight import Sight
from lordsball.ui.table.band import BandLook, Bands
from lordsball.ui.table.still import AREA

_CREAM = "#fffbe8"
_MIDDLE = 480.0
"""The middle of the game, where the inspector stands beside it."""


def draw_wipe(canvas: Canvas, bands: Bands, sight: Sight) -> None:
    """The band of the team that comes to bat, on its way."""
    wipe = sight.motion.wipe
    assert wipe is not None
    team = sight.team(wipe.seat)
    look, first = team_look(team.look), batter_face(team, sight.shown.next_batter[wipe.seat])

    def words(canvas: Canvas, cx: float) -> None:
        top = AREA.y
        draw_medallion(canvas, cx, top + 214, 190, first)
        canvas.blit(canvas.sprite(look.emblem, 64), cx + 60, top + 262)
        canvas.outlined(wipe.words, "display", 60, cx, top + 388, _CREAM, INK, 3, INK, 4, room=860)
        canvas.text(wipe.second, "semibold", 24, cx, top + 452, "#ffffff", "mc", width=860, height=44)

    bands.draw(canvas, wipe, _band(look), words, sight.reduced)


def _band(look: TeamLook) -> BandLook:
    return BandLook(
        top=mix(look.window[1], "#160b2b", 0.2),
        foot=mix(look.window[2], "#0d0518", 0.45),
        outer=(look.brim[0], 10),
        inner=(look.cap[0], 7),
        stripes=0.035,
        glow=(220, 220, look.cap[0], 0.5),
        middle=_MIDDLE,
    )
