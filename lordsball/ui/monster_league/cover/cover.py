"""Monster League as the screens around the table see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.games.phrasing import counted
from lordsball.ui.kit.pieces.poster import Fact
from lordsball.ui.kit.theme import MONSTER
from lordsball.ui.table.cover import DrawnCover, SetupWords

if TYPE_CHECKING:
    from lordsball.games.monster_league.cards import Catalog

_QUICK, _SLOW = 1.7, 3.4
"""Minutes an inning takes."""


class MonsterCover(DrawnCover):
    """See `lordsball.ui.table.cover.Cover`."""

    key = "monster_league"
    theme = MONSTER
    has_secrets = False
    setup = SetupWords(side="team", luck="The wheel and the coin")

    def facts(self, cards: Catalog) -> Fact:
        """Two people, and about how long the innings take that today's cards say."""
        innings = cards.rules.innings
        long = f"{round(innings * _QUICK)}–{round(innings * _SLOW)} min"
        return Fact("2 players", long, 1, f"{counted(innings, 'inning')} of luck, and a few tokens to cheat with.")


COVER = MonsterCover()
