"""The mat: Mound, At Bat and Outfield with what lies on their cards, and the park with its runners."""

from __future__ import annotations

from typing import NamedTuple

from lordsball.games.wild_cards.names import AT_BAT, MOUND, OUTFIELD, PLACES
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.wild_cards.card_faces import faces, look_of, lying
from lordsball.ui.wild_cards.pieces.card import draw_card, draw_turned_card
from lordsball.ui.wild_cards.pieces.diamond import draw_base, draw_diamond, draw_runner, draw_way, path_point
from lordsball.ui.wild_cards.pieces.dice_and_tokens import draw_d20, draw_vibes
from lordsball.ui.wild_cards.pieces.faces import BackFace, Face, PlayerFace
from lordsball.ui.wild_cards.pieces.look import TeamLook
from lordsball.ui.wild_cards.pieces.mat import draw_zone
from lordsball.ui.wild_cards.pieces.scoreboard import TILT, draw_potential
from lordsball.ui.wild_cards.pieces.signs import draw_name_plate
from lordsball.ui.wild_cards.table_layout import (
    BASES,
    CARDS,
    DIAL,
    PARK,
    ZONE_CARD,
    ZONES,
    is_down,
    spread,
    zone_card,
    zone_seat,
)
from lordsball.ui.wild_cards.view_model import ViewModel

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

    def describe(self, model: ViewModel) -> Lying:
        """The card as this screen may see it."""
        t, zone, motion = model.t, self.zone, model.motion
        seat = zone_seat(t, zone)
        team = t.team(seat)
        card = "" if zone in motion.away else zone_card(model, zone)
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
            zone in model.lit or zone in model.wanted, model.chosen == zone,
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
            # However the card is tilted, the die lies on no name.
            at = (x + 7, y + 58) if self.zone == AT_BAT else (x + w - 6, y + h - 12)
            draw_d20(canvas, *at, 46, str(told.total), told.look.edge)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """The Batter's card on its way to its potential."""
        if self.zone != AT_BAT or model.motion.tilt is None:
            return
        told = self.describe(model)
        if told.face is not None:
            angle = TILT[told.potential] * model.motion.tilt
            draw_turned_card(canvas, self.card.cx, self.card.cy, told.face, ZONE_CARD, angle, scale=0.94)
            self._paint_on_card(canvas, told)


_LABELS = ("", "1", "2", "3", "H")


class Runner(NamedTuple):
    """A card on a base; `chosen`: who decides now."""

    face: PlayerFace
    vibes: int
    lit: bool
    chosen: bool


class Park(NamedTuple):
    """Who stands where; which bases are lit; how far the Batter may run (0: no Hit)."""

    runners: tuple[Runner | None, Runner | None, Runner | None]
    lit: tuple[int, ...]
    reach: int


class ParkView:
    """The middle of the mat."""

    area = spread(PARK, 16)

    def describe(self, model: ViewModel) -> Park:
        """Bases, runners, reach."""
        t, motion = model.t, model.motion
        cards = faces(t.cards)
        found: list[Runner | None] = []
        for base, place in enumerate(PLACES, 1):
            card: str = getattr(t.coaches[t.batting], place)
            if not card or (motion.running is not None and motion.running.card == card):
                found.append(None)
                continue
            face = cards[card]
            assert isinstance(face, PlayerFace)
            found.append(Runner(face, t.vibes.get(card, 0), f"base:{base}" in model.lit, model.runner == card))
        lit = tuple(base for base in (1, 2, 3, 4) if f"base:{base}" in model.lit)
        return Park((found[0], found[1], found[2]), lit, t.potential)

    def paint(self, canvas: Canvas, told: Park) -> None:
        """The park from the ground up."""
        x, y = PARK.x, PARK.y
        draw_diamond(canvas, x, y)
        if told.reach:
            draw_way(canvas, x, y, 0, told.reach)
        for base in (4, 1, 2, 3):
            if base == 4 or told.runners[base - 1] is None:
                draw_base(canvas, x, y, base, _LABELS[base], base in told.lit, 0 < base <= told.reach)
        for base in (2, 1, 3):
            runner = told.runners[base - 1]
            if runner is not None:
                draw_runner(canvas, *BASES[base], runner.face, base, runner.vibes, runner.lit, runner.chosen)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """A runner on the way."""
        running = model.motion.running
        if running is None:
            return
        face = faces(model.t.cards)[running.card]
        assert isinstance(face, PlayerFace)
        px, py = path_point(0, 4, running.at / 4)
        if running.alpha > 0:
            draw_runner(canvas, PARK.x + px, PARK.y + py, face, None, model.t.vibes.get(running.card, 0))
