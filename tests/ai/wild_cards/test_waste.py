"""No computer player of Wild Cards from Regular up wastes anything in these moments: see wasteful.yaml."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from lordsball.ai.player import PLAYERS
from tests.games.wild_cards.positions import Table, at_bat, cards_where, in_control, turn_at

MOMENTS = yaml.safe_load(Path(__file__).with_name("wasteful.yaml").read_text("utf-8"))
TABLES: dict[str, Callable[..., Table]] = {"at_bat": at_bat, "turn_at": turn_at, "in_control": in_control}
LEVELS = ("regular", "veteran", "expert")
EFFORT = 0.25
"""Of those who search: what they would waste with less thought, they must not waste either."""


def table(moment: dict[str, Any]) -> Table:
    """The moment, at its question."""
    situation = {key: value for key, value in moment.items() if key not in ("why", "from", "do", "never", "change")}
    if "change" in moment:
        situation["cards"] = cards_where(*(tuple(change) for change in moment["change"]))
    return TABLES[moment["from"]](**situation).do(*moment.get("do", ()))


def test_there_are_forty_moments_and_more() -> None:
    assert len(MOMENTS) >= 40
    assert len({moment["why"] for moment in MOMENTS}) == len(MOMENTS)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment["why"])
def test_nothing_is_wasted(moment: dict[str, Any]) -> None:
    t = table(moment).t
    decision = t.decision
    assert decision is not None
    assert set(moment["never"]) < {str(option) for option in decision.options}
    for level in LEVELS:
        chosen = PLAYERS["wild_cards"][level](1, EFFORT).choose(decision, lambda: t.view(decision.seat))
        assert str(chosen) not in moment["never"], f"{level}: {chosen}"
