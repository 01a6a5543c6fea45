"""What events let stand is what a view of the new position shows."""

import pytest

from lordsball.ui.lords.shown import Shown
from tests.ui.lords.leagues import new_match, players

OWNER = ("stars", "regulars", "prospects", "front_office", "farm_system", "manager", "cash", "media", "fans", "vp",
         "wins", "loans", "titles", "cannot_win", "park", "stacks", "field_tq", "field_dice", "spring", "hot_stove",
         "champions", "vp_from", "income", "payroll", "quality", "pick")
TABLE = ("year", "bonus", "star_pool", "supply", "npt", "retirement", "event_cards", "pennant", "champion")


@pytest.mark.parametrize(("owners", "viewer", "seed"), [(4, 0, 1), (8, 3, 2), (1, 0, 3), (3, None, 4)])
def test_after_its_events_the_table_stands_as_a_view_would_set_it(owners, viewer, seed):
    match = new_match(owners=owners, seed=seed)
    seated, shown = players(match), Shown()
    shown.set(match.view(viewer))
    while match.decision is not None:
        decision = match.decision
        action = seated[decision.seat].choose(decision, lambda seat=decision.seat: match.view(seat))
        if action.verb == "card" and decision.seat == viewer:
            shown.laying = str(action.args[0])
        packet = match.act(action)
        for told in packet.told:
            event = told.for_seat(viewer)
            if event is not None:
                shown.apply(event)
        view = match.view(viewer)
        where = f"{packet.action} at {match.position.where()}"
        for name in TABLE:
            assert getattr(shown.t, name) == getattr(view, name), f"{name} after {where}"
        for mine, real in zip(shown.t.owners, view.owners, strict=True):
            for name in OWNER:
                assert getattr(mine, name) == getattr(real, name), f"{name} of {mine.seat} after {where}"
            assert sorted(mine.hand) == sorted(real.hand), f"hand of {mine.seat} after {where}"
        fresh = Shown()
        fresh.set(view)
        assert shown.series is None or shown.series.wins is not None or shown.series == fresh.series, where
        for name in ("phase", "over", "pairs", "round"):
            assert getattr(shown, name) == getattr(fresh, name), f"{name} after {where}"
        shown.set(view)
