"""The last parts of Finances & VP: NPT Alteration and the Fan Adjustments."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from lordsball.games.lords.state import FEWEST_FANS, MOST_FANS, NOBODY, TEAMS, Lords
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.clubs_shown import club_of, club_of_seat, wins_of
from lordsball.ui.lords.finances.finance_moment import CROWD, LEAGUE, moment_of, part_of
from lordsball.ui.lords.pieces.icon_text import icon_line, plain
from lordsball.ui.lords.pieces.look import BAD, BURGUNDY, GOOD, INK, LIT_PLATE, PALE, RIM, Club
from lordsball.ui.lords.pieces.marks import draw_ball, draw_number, draw_owner
from lordsball.ui.lords.pieces.material import draw_flip_plate, draw_paper, draw_title
from lordsball.ui.lords.pieces.small_track import HEIGHT, Zone, draw_small_track
from lordsball.ui.lords.pieces.win_track import Marker
from lordsball.ui.lords.table_layout import STAGE
from lordsball.ui.lords.view_model import ViewModel

PAPER = Box(STAGE.x + 10, STAGE.y + 9, STAGE.w - 20, 374)
_HEAD, _FOOT = 50.0, 42.0


class Team(NamedTuple):
    """A team without owner: its token, and how far that has gone (0 to 1; it goes for good)."""

    name: str
    tq: int
    wins: int
    gone: float


class League(NamedTuple):
    """The whole paper."""

    teams: tuple[Team, ...]
    words: str


class LeagueView:
    """The list of teams without owner."""

    area = Box(STAGE.x + 2, STAGE.y + 3, STAGE.w - 4, STAGE.h - 2)

    def describe(self, model: ViewModel) -> Hashable:
        """Teams by wins, and the worst owner's wins."""
        moment = moment_of(model)
        if moment is None or part_of(model) != LEAGUE:
            return None
        t, gone = model.shown.t, dict(moment.removed)
        free = [team for team in range(TEAMS) if t.seat_of[team] == NOBODY and t.npt[team]]
        free.sort(key=lambda team: (wins_of(t, team), team))
        teams = tuple(
            Team(club_of(t, team, True).name, t.cards.npt[t.npt[team]].tq, wins_of(t, team), gone.get(team, 0.0))
            for team in free
        )
        last = min(t.owners, key=lambda o: o.wins)
        words = f"Every owner has at least *{last.wins}* wins (the {plain(t.team_of(last.seat).short)})."
        return League(teams, words)

    def paint(self, canvas: Canvas, told: League | None) -> None:
        """A row for each team."""
        if told is None:
            return
        draw_paper(canvas, *PAPER, rule=None)
        draw_title(canvas, PAPER.x + 120, PAPER.y + 9, PAPER.w - 240, 34, "Teams without an owner", 20)
        high = min(58.0, (PAPER.h - _HEAD - _FOOT) / max(1, len(told.teams)))
        for number, team in enumerate(told.teams):
            _paint_team(canvas, Box(PAPER.x + 16, PAPER.y + _HEAD + number * high, PAPER.w - 32, high - 4), team)
        icon_line(canvas, told.words, "body", 18, PAPER.cx, PAPER.bottom - 22, INK, "c", PAPER.w - 40, 30, BURGUNDY)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Tokens are painted where they are."""


def _paint_team(canvas: Canvas, box: Box, team: Team) -> None:
    alpha = 1.0 - 0.55 * team.gone
    canvas.rounded(*box, 6, *PALE, RIM, 1.1, alpha)
    canvas.text(team.name, "serif_bold", 19, box.x + 14, box.cy, INK, "ml", width=210, height=box.h)
    tall = min(36.0, box.h - 4)
    draw_flip_plate(canvas, box.x + 292, box.cy - tall / 2, 48, tall, str(team.wins), 20)
    words, ink = ("leaves the game for good", BAD) if team.gone else ("back to the pile", GOOD)
    canvas.text(words, "semibold", 18, box.x + 354, box.cy, ink, "ml", width=box.w - 362, height=box.h)
    if team.gone < 1:
        # Off it rolls, over everything.
        draw_ball(canvas, box.x + 258 + team.gone * (box.w - 290), box.cy, min(40.0, box.h), str(team.tq), 18)


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

    def describe(self, model: ViewModel) -> Hashable:
        """Where the markers stand, and what has been done."""
        moment = moment_of(model)
        if moment is None or part_of(model) != CROWD:
            return None
        t = model.shown.t
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

    def move(self, canvas: Canvas, model: ViewModel) -> None:
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
