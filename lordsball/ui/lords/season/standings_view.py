"""The standings board: all eight teams by wins, with Team Quality, wins, Victory Points and Fans."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from lordsball.games.lords.quality import figures
from lordsball.games.lords.state import NOBODY, TEAMS, Lords, base_tq
from lordsball.games.lords.targets import next_grade
from lordsball.games.lords.unowned import rivals
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.timeline import ease_out
from lordsball.ui.lords.clubs_shown import club_of, wins_of
from lordsball.ui.lords.pieces.standings import Standing, draw_standings
from lordsball.ui.lords.shown import REGULAR, Shown
from lordsball.ui.lords.table_layout import STANDINGS, spread
from lordsball.ui.lords.view_model import ViewModel

NONE = "–"
WEEKS = TEAMS - 1
MOVING = "standings"
"""The name of a change of places in `ViewModel.motion`: the teams as they stood, and progress 0 to 1."""


class StandingsView:
    """The upper left of the table."""

    area = spread(STANDINGS, 20)

    def describe(self, model: ViewModel) -> Hashable:
        """The rows from the top, where each of them hangs, and over them what a lone owner plays for."""
        now = order(model.shown)
        before, progress = model.motion.get(MOVING, (now, 1.0))
        places = tuple(before.index(team) + (number - before.index(team)) * ease_out(progress)
                       for number, team in enumerate(now))
        rows = tuple(_standing(model, team, number + 1) for number, team in enumerate(now))
        return rows, places, _heading(model.shown.t)

    def paint(self, canvas: Canvas, told: Any) -> None:
        """The board and its rows."""
        rows, places, heading = told
        draw_standings(canvas, STANDINGS.x, STANDINGS.y, rows, heading, places)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Rows that change places are painted where they hang."""


def _heading(t: Lords) -> str:
    following = next_grade(t)
    return f"{following[0]} at {following[1]} VP" if following else "The Standings"


def weeks_played(shown: Shown) -> int:
    """Schedule cards that are behind the league, 0 to 7."""
    if shown.phase == REGULAR:
        return max(0, shown.round - 1)
    return WEEKS if shown.phase > REGULAR else 0


def wins_by_now(shown: Shown, team: int) -> int:
    """An owner's wins; of a team without owner, whose token gives a whole season's wins, those of the weeks played.

    So nobody is last in April because the others have played to October.
    """
    wins = wins_of(shown.t, team)
    return wins if shown.t.seat_of[team] != NOBODY else wins * weeks_played(shown) // WEEKS


def order(shown: Shown) -> tuple[int, ...]:
    """The teams from the top: by wins so far, then by their place in the league."""
    return tuple(sorted(range(TEAMS), key=lambda team: (-wins_by_now(shown, team), team)))


def _standing(model: ViewModel, team: int, place: int) -> Standing:
    t = model.shown.t
    seat, club = t.seat_of[team], club_of(t, team)
    if seat == NOBODY:
        tq = str(t.cards.npt[t.npt[team]].tq) if t.npt[team] else NONE
        going = t.npt[team] and weeks_played(model.shown) < WEEKS
        goal = f"of {wins_of(t, team)}" if going else ""
        return Standing(place, club, tq, str(wins_by_now(model.shown, team)), NONE, NONE, goal=goal)
    o = t.owners[seat]
    vp = str(o.vp).replace("-", "−")
    mine = seat == model.attending
    return Standing(place, club, str(base_tq(o)), str(o.wins), vp, str(o.fans), mine, _leads(t, seat))


def _leads(t: Lords, seat: int) -> bool:
    """Is this owner ahead in what the Bonus card counts?"""
    if not t.bonus or (len(t.owners) == 1 and not rivals(t)):
        return False
    values = figures(t, t.cards.bonus[t.bonus].stat)
    return values[seat] == max(values) > 0
