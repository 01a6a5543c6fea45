"""What events let stand is what a view of the new position shows."""

import random

import pytest

from lordsball.ui.wild_cards.shown import Shown
from tests.ui.wild_cards.duels import new_match, regulars

COACH = ("discard", "mound", "outfield", "at_bat", "special", "mound_down", "outfield_down", "at_bat_down",
         "special_down", "first", "second", "third", "vibes", "deck")
TABLE = ("half", "batting", "first", "strikes", "balls", "outs", "runs", "shadows", "weather", "weather_owner", "vibes",
         "roll", "added")
TOTALS = ("pitch_total", "bat_total", "catch_total", "potential", "thrown")
UNDER_WAY = ("choose", "shuffle")
"""Asked in the middle of what an event has begun: the rules clear totals afterwards."""


@pytest.mark.parametrize(("viewer", "seed"), [(0, 1), (1, 2), (None, 3), (0, 4), (1, 5), (0, 6), (None, 7), (1, 8)])
def test_after_its_events_the_table_stands_as_a_view_would_set_it(viewer, seed):
    match = new_match(seed=seed)
    seated, shown, chance = regulars(), Shown(), random.Random(seed)
    shown.set(match.view(viewer), viewer)
    while match.decision is not None:
        decision = match.decision
        action = (
            chance.choice(decision.options) if seed % 2
            else seated[decision.seat].choose(decision, lambda seat=decision.seat: match.view(seat))
        )
        packet = match.act(action)
        for told in packet.told:
            event = told.for_seat(viewer)
            if event is not None:
                shown.apply(event)
        view = match.view(viewer)
        where = f"{packet.action} at {match.position.where()}"
        under_way = match.decision is not None and match.decision.ask in UNDER_WAY
        for name in TABLE if under_way else (*TABLE, *TOTALS):
            assert getattr(shown.t, name) == getattr(view, name), f"{name} after {where}"
        if shown.t.roll:
            assert shown.t.dice == view.dice, where
        for mine, real in zip(shown.t.coaches, view.coaches, strict=True):
            for name in COACH:
                assert getattr(mine, name) == getattr(real, name), f"{name} of {mine.seat} after {where}"
            assert sorted(mine.hand) == sorted(real.hand), f"hand of {mine.seat} after {where}"
        fresh = Shown()
        fresh.set(view, viewer)
        assert (shown.stage, shown.winner) == (fresh.stage, fresh.winner), where
        shown.set(view, viewer)
