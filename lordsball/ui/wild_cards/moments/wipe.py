"""What the band at the change of sides looks like and says."""

from __future__ import annotations

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import mix
from lordsball.ui.table.band import BandLook, Bands
from lordsball.ui.table.still import AREA
from lordsball.ui.wild_cards.dress import faces, look_of
from lordsball.ui.wild_cards.pieces.card import draw_card
from lordsball.ui.wild_cards.pieces.look import NIGHT, TEXT, TeamLook
from lordsball.ui.wild_cards.sight import Sight

_CARD = (140.0, 195.0)


def draw_wipe(canvas: Canvas, bands: Bands, sight: Sight) -> None:
    """The band of the team that comes to bat, on its way."""
    wipe = sight.motion.wipe
    assert wipe is not None
    team = sight.t.team(wipe.seat)

    def words(canvas: Canvas, cx: float) -> None:
        draw_card(canvas, cx - _CARD[0] / 2, AREA.y + 96, faces(sight.t.cards)[team.id], _CARD)
        canvas.outlined(wipe.words, "black", 58, cx, AREA.y + 372, TEXT, NIGHT, 3, NIGHT, 4, room=900)
        canvas.text(wipe.second, "semibold", 24, cx, AREA.y + 440, TEXT, "mc", width=860, height=44)

    bands.draw(canvas, wipe, _band(look_of(team)), words, sight.reduced)


def _band(look: TeamLook) -> BandLook:
    return BandLook(
        top=mix(look.edge, NIGHT, 0.62),
        foot=mix(look.edge, NIGHT, 0.88),
        outer=(look.edge, 9),
        inner=(look.second, 5),
        stripes=0.03,
        glow=(200, 260, look.edge, 0.4),
    )
