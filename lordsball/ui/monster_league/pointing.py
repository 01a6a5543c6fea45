"""Who is under the pointer on the table, for the inspector to show."""

from __future__ import annotations

import math
from collections.abc import Iterator

from lordsball.games.monster_league.state import BATTERS, NOBODY, PITCHERS
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.monster_league.field.field_view import RUNNER
from lordsball.ui.monster_league.pieces.field import RUNNERS
from lordsball.ui.monster_league.shown import COIN, SIDES, STARTER
from lordsball.ui.monster_league.table_layout import (
    BATTER_CARD,
    BULLPEN_CARD,
    MOUND,
    MOUND_CARD,
    ON_DECK,
    PITCHER_CARD,
    STARTERS,
    around,
    fielder_place,
)
from lordsball.ui.monster_league.view_model import BATTER, PITCHER, Subject, ViewModel


def subject_at(model: ViewModel, x: float, y: float) -> Subject | None:
    """Whose card is at a point, the topmost; None where nobody's is."""
    shown = model.shown
    if shown.stage in (COIN, SIDES):
        return None
    if shown.stage == STARTER:
        found = [n for n, box in enumerate(STARTERS) if box.contains(x, y)]
        return Subject(PITCHER, shown.view.pitching, found[0]) if found else None
    for (rx, ry), who in zip(RUNNERS[1:], shown.view.bases, strict=True):
        if who != NOBODY and math.hypot(x - rx, y - ry) <= RUNNER / 2 + 4:
            return Subject(BATTER, shown.view.batting, who)
    return next((subject for box, subject in _cards(model) if box.contains(x, y)), None)


def _cards(model: ViewModel) -> Iterator[tuple[Box, Subject]]:
    shown = model.shown
    active = shown.view.active[shown.view.pitching]
    first = active if active != NOBODY else 0
    yield PITCHER_CARD, Subject(PITCHER, shown.view.pitching, first)
    yield BULLPEN_CARD, Subject(PITCHER, shown.view.pitching, (first + 1) % PITCHERS)
    yield BATTER_CARD, Subject(BATTER, shown.view.batting, shown.batter)
    for (x, y), who in zip(ON_DECK, shown.on_deck(), strict=True):
        yield around(x, y, 46, 46), Subject(BATTER, shown.view.batting, who)
    if active != NOBODY:
        yield around(*MOUND, *MOUND_CARD), Subject(PITCHER, shown.view.pitching, active)
    for fielder in range(BATTERS):
        (x, y), w, h = fielder_place(fielder)
        yield around(x, y, w, h), Subject(BATTER, shown.view.pitching, fielder)


def subject_named(model: ViewModel, line: str) -> Subject | None:
    """Whose name a line of the log begins with; the longest name wins."""
    names: list[tuple[str, Subject]] = []
    for seat in (0, 1):
        team = model.team(seat)
        names += [(card.short, Subject(BATTER, seat, place)) for place, card in enumerate(team.batters)]
        names += [(card.short, Subject(PITCHER, seat, place)) for place, card in enumerate(team.pitchers)]
    found = [(len(name), subject) for name, subject in names if line.startswith(name)]
    return max(found)[1] if found else None
