"""The page at the end of a game: the parks are counted tile by tile, then the last table stands with every year."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games import Question
from lordsball.games.lords import events as told
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.timeline import Step, Timeline, ease_out
from lordsball.ui.kit.widgets.widget import Widget
from lordsball.ui.lords.ending.ending_views import (
    SHAPES,
    ChartView,
    FinalTableView,
    LastParkView,
    TitleView,
    clubs_button,
)
from lordsball.ui.lords.ending.final_points import Final, final_of, title, verdict
from lordsball.ui.lords.gazette.page import READING, Page
from lordsball.ui.lords.landmarks.pages import last_table
from lordsball.ui.lords.stage import Choose, WhyNot
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Landmark

_OPENING, _PARK, _TILE, _SORTING = 0.7, 0.8, 0.55, 0.6
"""Seconds: before anything, before a park's first tile, for each tile, for the rows that change places."""
_RATES = {"fast": 2.2, "normal": 1.0, "slow": 0.55}
COUNTING, AT_REST = "Count at once", "Results"


class Ending(Page):
    """Counts when it is laid down; where a finished game is looked at again it is at rest."""

    onward = AT_REST

    def __init__(self) -> None:
        self.final: Final | None = None
        self.counted = 0
        """This many tiles have been counted."""
        self.sorted = 1.0
        """How far the rows have come to their last places."""
        self._clock = 0.0
        self._times: list[float] = []
        self._key: tuple[object, ...] = ()
        self._heard: Callable[[str], object] = _nothing
        self._heard_at_last = ""
        self.names: dict[int, str] = {}
        """Who owns the clubs."""
        self.views = tuple(
            view for shape in SHAPES for view in (TitleView(self, shape), LastParkView(self, shape),
                                                  FinalTableView(self, shape), ChartView(self, shape))
        )

    # -- counting ----------------------------------------------------------------------------------------------------

    def open(self, model: ViewModel) -> None:
        """Begin to count."""
        self._read(model)
        self._heard, self._heard_at_last = model.heard, _ending_sound(model)
        assert self.final is not None
        self.counted, self.sorted, self._clock = 0, 0.0, 0.0
        now, park, self._times = _OPENING, -1, []
        for tile in self.final.tiles:
            now += _TILE if tile.seat == park else _PARK
            park = tile.seat
            self._times.append(now)
        if getattr(model.settings(), "speed", "normal") == "off" or not self.final.tiles:
            self.finish(model)
        self._say(model)

    def settle(self, model: ViewModel) -> None:
        """Stand at rest for the game that is over, unless it is being counted."""
        if self.final is None or self._key != _key(model.shown.t):
            self._read(model)
            self._heard = _nothing
            self.finish(model)

    def landmarks(self, model: ViewModel) -> Iterable[Landmark]:
        """The table, the park, the chart."""
        shape = next(shape for shape in SHAPES if len(model.shown.t.owners) <= shape.most)
        return last_table(shape.table, shape.park, shape.chart)

    def _read(self, model: ViewModel) -> None:
        t = model.shown.t
        self._key, self.names = _key(t), {number: seat.name for number, seat in enumerate(model.seats)}
        self.final = final_of(t, model.past())

    @property
    def busy(self) -> bool:
        """Something is still to be counted, or moves."""
        return self.final is not None and self.sorted < 1

    def advance(self, model: ViewModel, seconds: float) -> bool:
        """Count on; when the last row has come to rest, the page is offered again."""
        if not self.busy:
            return False
        self._clock += seconds * _RATES.get(getattr(model.settings(), "speed", "normal"), 1.0)
        before = self.counted, self.sorted
        self.counted = sum(at <= self._clock for at in self._times)
        if self.counted > before[0]:
            self._heard("tile_counted")
        since = self._clock - (self._times[-1] + _TILE if self._times else 0.0)
        self.sorted = min(1.0, max(0.0, since / _SORTING)) if not model.reduced else float(since >= 0)
        if before[0] != self.counted or self.sorted >= 1:
            self._say(model)
        if self.sorted >= 1:
            self._heard(self._heard_at_last)
            model.again()
        return before != (self.counted, self.sorted)

    def finish(self, model: ViewModel) -> bool:
        """Everything is counted; True when something was still to come."""
        was = self.busy
        if was:
            self._heard(self._heard_at_last)
        self.counted = len(self.final.tiles) if self.final is not None else 0
        self.sorted = 1.0
        self._say(model)
        return was

    def rise(self) -> float:
        """How far the rows have come, for the eye."""
        return ease_out(self.sorted)

    def _say(self, model: ViewModel) -> None:
        assert self.final is not None
        t = model.shown.t
        self.onward = COUNTING if self.busy else AT_REST
        if self.busy:
            self.words = Question("The last points.", "Every park scores what its tiles are worth.")
        else:
            self.words = Question(f"{title(t, self.final)}.", verdict(t, self.final))
        self.exhibit = (t.owners[self.park].franchise, None)

    @property
    def park(self) -> int:
        """The seat whose park is shown: that of the last tile that was counted, at the end that of the winner."""
        assert self.final is not None
        if not self.busy or not self.final.tiles:
            return self.final.ranked[0]
        return self.final.tiles[max(0, self.counted - 1)].seat

    # -- as a page ---------------------------------------------------------------------------------------------------

    def widgets(self, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        """Every club can still be looked at."""
        return [clubs_button(model)]

    def prompt(self, model: ViewModel, view: Lords) -> tuple[Action | None, Action | None]:
        return None, None

    def play(self, model: ViewModel, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """Where nobody reads, it counts by the timeline's clock and stands for a while."""
        if isinstance(event, told.GameOver) and not model.attended():
            return self._watched(model, timeline, stand)
        return None

    def _watched(self, model: ViewModel, timeline: Timeline, stand: Callable[[], None]) -> Step:
        stand()
        self.open(model)
        while self.busy:
            seconds = yield
            if seconds > 1e6:
                self.finish(model)
            self.advance(model, seconds)
        yield from timeline.pause(READING)


def _nothing(name: str) -> None:
    """A game that is looked at again is over in silence."""


def _ending_sound(model: ViewModel) -> str:
    """The name of what is heard when everything is counted: see cues.yaml."""
    t, people = model.shown.t, [seat for seat, each in enumerate(model.seats) if each.human]
    first = [seat for seat in t.winners() if not t.owners[seat].cannot_win]
    return "parks_won" if any(not people or seat in people for seat in first) else "parks_lost"


def _key(t: Lords) -> tuple[object, ...]:
    """What tells one finished game from another."""
    return (t.league, t.year, tuple((o.team, o.vp, o.cash, tuple(o.park)) for o in t.owners))
