"""Mound, At Bat and Outfield: the zone with its Player, the Vibes and the tracking die on the card."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.wild_cards.names import AT_BAT, MOUND, OUTFIELD
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.wild_cards.dress import look_of, lying
from lordsball.ui.wild_cards.offers.spots import is_down, zone_card, zone_seat
from lordsball.ui.wild_cards.pieces.card import draw_card, draw_turned_card
from lordsball.ui.wild_cards.pieces.clock import TILT, draw_potential
from lordsball.ui.wild_cards.pieces.d20 import draw_d20
from lordsball.ui.wild_cards.pieces.faces import BackFace, Face
from lordsball.ui.wild_cards.pieces.look import TeamLook
from lordsball.ui.wild_cards.pieces.vibe import draw_vibes
from lordsball.ui.wild_cards.pieces.zone import draw_zone
from lordsball.ui.wild_cards.places import CARDS, DIAL, ZONE_CARD, ZONES, spread
from lordsball.ui.wild_cards.sight import Sight
from lordsball.ui.wild_cards.zones.name_plate import draw_name_plate

_TITLES = {MOUND: "Mound", AT_BAT: "At Bat", OUTFIELD: "Outfield"}


class Lying(NamedTuple):
    """What lies in a zone.

    :param name: on the tag of a card that lies face down, for the eyes of its coach.
    :param total: on the tracking die; 0 for none.
    """

    look: TeamLook
    face: Face | None
    name: str
    vibes: int
    total: int
    potential: int
    lit: bool
    chosen: bool
    tilting: bool


class ZoneView:
    """One zone for Players."""

    def __init__(self, zone: str) -> None:
        self.zone = zone
        self.box, self.card = ZONES[zone], CARDS[zone]
        self.area = spread(self.box, 24)

    def describe(self, sight: Sight) -> Lying:
        """The card as this screen may see it."""
        t, zone, motion = sight.t, self.zone, sight.motion
        seat = zone_seat(t, zone)
        team = t.team(seat)
        card = "" if zone in motion.away else zone_card(sight, zone)
        name, face = "", None
        if card:
            down = is_down(t, seat, zone)
            known = t.cards.card.get(card)
            face = lying(t.cards, "?" if down else card, team)
            name = known.short if down and known is not None else ""
        total = {MOUND: t.pitch_total, AT_BAT: t.bat_total, OUTFIELD: t.catch_total}[zone] if card else 0
        potential = t.potential if zone == AT_BAT and card else 0
        return Lying(
            look_of(team), face, name, t.vibes.get(card, 0), total, potential,
            zone in sight.lit or zone in sight.wanted, sight.chosen == zone,
            zone == AT_BAT and motion.tilt is not None,
        )

    def paint(self, canvas: Canvas, told: Lying) -> None:
        """Frame, card, tokens, die."""
        empty = told.face is None
        draw_zone(canvas, *self.box, _TITLES[self.zone], told.look, lit=told.lit and empty)
        if self.zone == AT_BAT:
            draw_potential(canvas, DIAL.x, DIAL.y, 0 if told.tilting else told.potential, DIAL.w, DIAL.h)
        if told.face is None or told.tilting:
            return
        x, y, w, h = self.card
        if told.potential:
            draw_turned_card(canvas, self.card.cx, self.card.cy, told.face, ZONE_CARD, TILT[told.potential], scale=0.94)
        else:
            draw_card(canvas, x, y, told.face, ZONE_CARD, lit=told.lit, chosen=told.chosen)
        self._paint_on_card(canvas, told)

    def _paint_on_card(self, canvas: Canvas, told: Lying) -> None:
        x, y, w, h = self.card
        if isinstance(told.face, BackFace) and told.name:
            draw_name_plate(canvas, x + w / 2, y + h - 8, told.name, told.look.edge, w - 14)
        if told.vibes:
            wide = 24 + (min(told.vibes, 3) - 1) * 17 + (18 if told.vibes > 3 else 0)
            draw_vibes(canvas, x + w - 5 - wide, y + h - 60, told.vibes, 24)
        if told.total:
            at = (x + 6, y + 18) if self.zone == AT_BAT else (x + w - 6, y + h - 12)
            draw_d20(canvas, *at, 46, str(told.total), told.look.edge)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """The Batter's card on its way to its potential."""
        if self.zone != AT_BAT or sight.motion.tilt is None:
            return
        told = self.describe(sight)
        if told.face is not None:
            angle = TILT[told.potential] * sight.motion.tilt
            draw_turned_card(canvas, self.card.cx, self.card.cy, told.face, ZONE_CARD, angle, scale=0.94)
            self._paint_on_card(canvas, told)
