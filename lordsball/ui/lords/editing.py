"""Editing cards of Lords of Baseball: what the short keys of their files are called."""

from __future__ import annotations

from lordsball.games.lords.amounts import STAT_NAMES
from lordsball.ui.table.editing import Editing

EDITING = Editing(
    names={
        "vp": "Victory Points", "tq": "Team Quality", "of": "for each", "per": "Take", "every": "per how many",
        "most": "at most", "champion_vp": "Champion's Victory Points", "prospects_per_vp": "Prospects a Victory Point",
    },
    words={
        "do": {
            "series_tq": "Team Quality this series", "rival_tq": "their Team Quality this series", "gain": "gain",
            "pay": "pay dollars", "either": "either, or",
        },
        **dict.fromkeys(("of", "most", "fewest", "stat"), STAT_NAMES),
    },
)
