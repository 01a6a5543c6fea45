"""NPT Alteration on the Finances stage: the teams without owner, and which of them every owner has out-won."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from lordsball.games.lords.state import NOBODY, TEAMS
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.dress import club_of, wins_of
from lordsball.ui.lords.finances.finance_moment import LEAGUE, moment_of, part_of
from lordsball.ui.lords.pieces.icon_text import icon_line, plain
from lordsball.ui.lords.pieces.look import BAD, BURGUNDY, GOOD, INK, PALE, RIM
from lordsball.ui.lords.pieces.marks import draw_ball
from lordsball.ui.lords.pieces.material import draw_flip_plate, draw_paper, draw_title
from lordsball.ui.lords.places import STAGE
from lordsball.ui.lords.sight import Sight

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

    def describe(self, sight: Sight) -> Hashable:
        """Teams by wins, and the worst owner's wins."""
        moment = moment_of(sight)
        if moment is None or part_of(sight) != LEAGUE:
            return None
        t, gone = sight.shown.t, dict(moment.removed)
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

    def move(self, canvas: Canvas, sight: Sight) -> None:
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
