"""Fan Adjustments on the Finances stage: the Fan track, and the rules that are gone through one by one."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from lordsball.games.lords.state import FEWEST_FANS, MOST_FANS, Lords
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.dress import club_of_seat
from lordsball.ui.lords.finances.finance_moment import CROWD, moment_of, part_of
from lordsball.ui.lords.pieces.icon_text import icon_line
from lordsball.ui.lords.pieces.look import BAD, BURGUNDY, GOOD, INK, LIT_PLATE, PALE, RIM, Club
from lordsball.ui.lords.pieces.marks import draw_number, draw_owner
from lordsball.ui.lords.pieces.material import draw_paper
from lordsball.ui.lords.pieces.small_track import HEIGHT, Zone, draw_small_track
from lordsball.ui.lords.pieces.win_track import Marker
from lordsball.ui.lords.places import STAGE
from lordsball.ui.lords.sight import Sight

TRACK = Box(STAGE.x + 10, STAGE.y + 9, STAGE.w - 20, HEIGHT)
RULES = Box(TRACK.x, TRACK.bottom + 8, TRACK.w, 374 - HEIGHT - 8)
STEPS = ("growth", "steady", "reduction", "championship", "fewest_vp", "most_vp")
"""The rules in printed order; `steady` moves nobody."""
_GLYPH, _FIGURE = 25.0, 40.0
GROWTH, STEADY, REDUCTION = "#5f9c6c", "#c9a13a", "#a84a3a"


class Rule(NamedTuple):
    """A rule: its number, its words, whom it has moved and by how much, and whether it is being carried out."""

    number: str
    words: str
    moved: tuple[tuple[Club, int], ...]
    now: bool
    done: bool


class Crowd(NamedTuple):
    """The whole stage."""

    zones: tuple[Zone, ...]
    markers: tuple[Marker, ...]
    rules: tuple[Rule, ...]


class CrowdView:
    """Track and rules."""

    area = Box(STAGE.x + 2, STAGE.y + 3, STAGE.w - 4, STAGE.h - 2)

    def describe(self, sight: Sight) -> Hashable:
        """Where the markers stand, and what has been done."""
        moment = moment_of(sight)
        if moment is None or part_of(sight) != CROWD:
            return None
        t = sight.shown.t
        markers = tuple(
            Marker(moment.fans.get(o.seat, float(o.fans)), club.glyph, club.colour)
            for o in t.owners for club in (club_of_seat(t, o.seat),)
        )
        at = STEPS.index(moment.rule) if moment.rule in STEPS else len(STEPS)
        rules = tuple(
            Rule(number, words, tuple((club_of_seat(t, seat), by) for step, seat, by in moment.ticked if step == name),
                 name == moment.rule, place < at)
            for place, (name, number, words) in enumerate(rules_of(t))
        )
        return Crowd(zones_of(t), markers, rules)

    def paint(self, canvas: Canvas, told: Crowd | None) -> None:
        """The track on top, six rules under it."""
        if told is None:
            return
        draw_small_track(canvas, TRACK.x, TRACK.y, TRACK.w, "Fans", "fans", FEWEST_FANS, MOST_FANS, told.markers,
                         told.zones)
        draw_paper(canvas, *RULES, rule=None)
        high = (RULES.h - 16) / len(told.rules)
        for number, rule in enumerate(told.rules):
            _paint_rule(canvas, Box(RULES.x + 10, RULES.y + 8 + number * high, RULES.w - 20, high - 4), rule)

    def move(self, canvas: Canvas, sight: Sight) -> None:
        """Markers are painted where they stand."""


def zones_of(t: Lords) -> tuple[Zone, ...]:
    """The zones of the Fan track."""
    zones = t.cards.board.fan_zones
    return (
        Zone(zones.growth_to, "Growth", GROWTH), Zone(zones.steady_to, "Steady", STEADY),
        Zone(MOST_FANS, "Reduction", REDUCTION),
    )


def rules_of(t: Lords) -> tuple[tuple[str, str, str], ...]:
    """Each rule: its name in the events, its number, our words for it."""
    zones = t.cards.board.fan_zones
    return (
        ("growth", "1", f"Up to {zones.growth_to} Fans: a club grows by *one*"),
        ("steady", "2", f"{zones.growth_to + 1} to {zones.steady_to}: nothing changes"),
        ("reduction", "3", f"{zones.steady_to + 1} and more: *two* stay at home"),
        ("championship", "4", "Played in the Championship Series: *one* more"),
        ("fewest_vp", "5", "Fewest points or tied: *one* comes out of pity"),
        ("most_vp", "5", "Most points or tied: *one* leaves out of envy"),
    )


def _paint_rule(canvas: Canvas, box: Box, rule: Rule) -> None:
    face = LIT_PLATE if rule.now else PALE
    alpha = 1.0 if rule.now or rule.moved or rule.done else 0.65
    canvas.rounded(*box, 6, *face, "#b8892f" if rule.now else RIM, 1.6 if rule.now else 1.0, alpha)
    draw_number(canvas, box.x + 22, box.cy, min(34.0, box.h), rule.number)
    groups = _groups(rule.moved)
    taken = sum(len(clubs) * _GLYPH + _FIGURE for _, clubs in groups)
    icon_line(canvas, rule.words, "body", 18, box.x + 46, box.cy, INK, "l", box.w - 52 - taken, box.h, BURGUNDY)
    left = box.right - taken
    for by, clubs in groups:
        for club in clubs:
            draw_owner(canvas, club.glyph, club.colour, left, box.cy - 9, 18)
            left += _GLYPH
        text, ink = f"{by:+d}".replace("-", "−"), GOOD if by > 0 else BAD
        canvas.text(text, "display", 20, left + 2, box.cy, ink, "ml", width=_FIGURE - 6, height=min(30.0, box.h))
        left += _FIGURE


def _groups(moved: tuple[tuple[Club, int], ...]) -> list[tuple[int, list[Club]]]:
    """Clubs that move by the same amount together."""
    amounts = dict.fromkeys(by for _, by in moved)
    return [(amount, [club for club, by in moved if by == amount]) for amount in amounts]
