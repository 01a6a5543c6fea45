"""The large card at the right: of what is under the pointer, of what is pinned, else of who matters now."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.monster_league.cards import RESULTS, Batter
from lordsball.games.monster_league.state import NOBODY
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.monster_league.card_faces import batter_face, pitcher_face
from lordsball.ui.monster_league.pieces.card import CardFace
from lordsball.ui.monster_league.pieces.inspector import draw_batter_inspector, draw_pitcher_inspector
from lordsball.ui.monster_league.table_layout import INSPECTOR, INSPECTOR_LIGHT
from lordsball.ui.monster_league.view_model import BATTER, ViewModel


class Inspected(NamedTuple):
    """A card in full."""

    face: CardFace
    ability: str
    rules: str
    lit: str | None
    pinned: bool


class InspectorView:
    """The upper right of the table."""

    area = Box(880, 88, 400, 424)

    def describe(self, model: ViewModel) -> Inspected:
        """Whose card, and what of it is lit."""
        kind, seat, place = model.subject()
        team, shown = model.team(seat), model.shown
        pinned = model.pinned is not None
        if kind == BATTER:
            at_bat = seat == shown.view.batting and place == shown.batter and shown.result != NOBODY
            lit = RESULTS[shown.result] if at_bat else None
            return Inspected(batter_face(team, place), *_own(team.batters[place]), lit, pinned)
        card = team.pitchers[place]
        return Inspected(pitcher_face(team, place), card.ability.name, card.ability.rules, None, pinned)

    def paint(self, canvas: Canvas, told: Inspected) -> None:
        """The card and the light around it."""
        canvas.halo(*INSPECTOR_LIGHT, 230, told.face.look.cap[0], 0.26)
        x, y = INSPECTOR.x, INSPECTOR.y
        if told.face.odds:
            draw_batter_inspector(canvas, x, y, told.face, told.lit, told.pinned, told.ability, told.rules)
        else:
            draw_pitcher_inspector(canvas, x, y, told.face, told.ability, told.rules, pinned=told.pinned)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing of it moves."""


def _own(batter: Batter) -> tuple[str, str]:
    """A batter's ability by name and in short; most have none."""
    return ("", "") if batter.ability is None else (batter.ability.name, batter.ability.text)
