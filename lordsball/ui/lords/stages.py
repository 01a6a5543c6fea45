"""The stages of a year: what lies on the middle of the table while spring, season, finances and winter are played."""

from __future__ import annotations

from lordsball.ui.lords.finances.finances import FinancesStage
from lordsball.ui.lords.season.postseason import PostseasonStage
from lordsball.ui.lords.season.regular import RegularStage
from lordsball.ui.lords.shown import FINANCES, HOT_STOVE, POSTSEASON, REGULAR, SPRING
from lordsball.ui.lords.spring import SpringStage
from lordsball.ui.lords.stage import Stage
from lordsball.ui.lords.winter.hot_stove import HotStoveStage


def make_stages() -> dict[int | str, Stage]:
    """A stage for each part of the year, by name."""
    return {
        SPRING: SpringStage(), REGULAR: RegularStage(), POSTSEASON: PostseasonStage(), FINANCES: FinancesStage(),
        HOT_STOVE: HotStoveStage(),
    }
