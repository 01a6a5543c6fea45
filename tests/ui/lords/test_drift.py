"""What the last event of a packet let stand is what a view of the new position shows."""

import pytest

from lordsball.ui.lords.shown import Shown
from tests.ui.lords.leagues import new_match, players

OWNER = ("stars", "regulars", "prospects", "front_office", "farm_system", "manager", "cash", "media", "fans", "vp",
         "wins", "loans", "titles", "cannot_win", "park", "stacks", "field_tq", "field_dice", "spring", "hot_stove",
         "hand", "champions", "vp_from", "income", "payroll", "quality", "pick", "dice", "die", "faces", "series_tq")
TABLE = ("year", "bonus", "star_pool", "supply", "npt", "retirement", "event_cards", "pennant", "champion",
         "tile_price", "manager_rolls", "winter_cards", "hot_stove_used", "season_used", "schedule")


@pytest.mark.parametrize(("owners", "viewer", "seed"), [(4, 0, 1), (8, 3, 2), (1, 0, 3), (3, None, 4)])
def test_after_its_events_the_table_stands_as_a_view_would_set_it(owners, viewer, seed):
    match = new_match(owners=owners, seed=seed)
    seated, shown, errands = players(match), Shown(), 0
    shown.set(match.view(viewer))
    while match.decision is not None:
        decision = match.decision
        packet = match.act(seated[decision.seat].choose(decision, lambda seat=decision.seat: match.view(seat)))
        watched = [*packet.watched(viewer)]
        for event, after in watched:
            shown.follow(event, after())
        view, fresh = match.view(viewer), Shown()
        fresh.set(view)
        if watched:
            where = f"{packet.action} at {match.position.where()}"
            for name in TABLE:
                assert getattr(shown.t, name) == getattr(view, name), f"{name} after {where}"
            for mine, real in zip(shown.t.owners, view.owners, strict=True):
                for name in OWNER:
                    assert getattr(mine, name) == getattr(real, name), f"{name} of {mine.seat} after {where}"
            assert shown.series is None or shown.series.wins is not None or shown.series == fresh.series, where
            for name in ("phase", "over", "pairs", "round", "errand"):
                assert getattr(shown, name) == getattr(fresh, name), f"{name} after {where}"
            errands += shown.errand is not None
        shown.set(view)
    assert errands > 5
