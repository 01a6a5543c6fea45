"""The stages of a year: what lies on the middle of the table while spring, season, finances and winter are played."""

from __future__ import annotations

from lordsball.ui.boards.lords.shown import FINANCES, HOT_STOVE, POSTSEASON, REGULAR, SPRING
from lordsball.ui.boards.lords.stages.finances import FinancesStage
from lordsball.ui.boards.lords.stages.hot_stove import HotStoveStage
from lordsball.ui.boards.lords.stages.postseason import PostseasonStage
from lordsball.ui.boards.lords.stages.regular import RegularStage
from lordsball.ui.boards.lords.stages.spring import SpringStage
from lordsball.ui.boards.lords.stages.stage import Stage


def make_stages() -> dict[int | str, Stage]:
    """A stage for each part of the year, by name."""
    return {
        SPRING: SpringStage(), REGULAR: RegularStage(), POSTSEASON: PostseasonStage(), FINANCES: FinancesStage(),
        HOT_STOVE: HotStoveStage(),
    }  # fmt: skip
