"""Monster League as the screens around the table see it."""

from __future__ import annotations

from lordsball.games.monster_league.cards import Catalog
from lordsball.ui.kit.pieces.poster import Fact
from lordsball.ui.kit.theme import MONSTER
from lordsball.ui.table.cover import DrawnCover, SetupWords


class MonsterCover(DrawnCover):
    """See `lordsball.ui.table.cover.Cover`."""

    key = "monster_league"
    theme = MONSTER
    has_secrets = False
    setup = SetupWords(side="team")

    def facts(self, cards: Catalog) -> Fact:
        """Two people, and the innings that today's cards say."""
        innings = cards.rules.innings
        return Fact("2 players", f"{innings} inning" if innings == 1 else f"{innings} innings")


COVER = MonsterCover()
