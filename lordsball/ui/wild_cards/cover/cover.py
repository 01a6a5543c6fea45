"""Wild Cards as the screens around the table see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.ui.kit.pieces.poster import Fact
from lordsball.ui.kit.theme import WILD
from lordsball.ui.table.cover import DrawnCover, Part, SetupWords, Switch

if TYPE_CHECKING:
    from lordsball.games.wild_cards.cards import Catalog


class WildCover(DrawnCover):
    """See `lordsball.ui.table.cover.Cover`."""

    key = "wild_cards"
    theme = WILD
    has_secrets = True
    setup = SetupWords(side="team", luck="The dice and the cards")
    figures = Part("rulebook.figures")

    def facts(self, cards: Catalog) -> Fact:
        """Two coaches, and how long a game takes that nobody hurries."""
        return Fact("2 coaches", "10–25 min", 2, "A duel with hidden hands: dice, tricks and a little bluffing.")

    def plan_of(self, cards: Catalog, side: str) -> str:
        """The team's motto: a deck's plan does not show in its best Players."""
        return cards.team(side).motto

    def switches(self, cards: Catalog) -> list[Switch]:
        """Whether a coach who can do nothing is asked all the same; whether coaches choose which cards pay."""
        always = "Always pause, even when I can do nothing, so that a pause tells my opponent nothing."
        pays = "Choose for every Vibe which card pays it. Off: the program takes first what would be lost anyway."
        return [Switch("always_ask", "Always ask", always), Switch("choose_payment", "Choose payment", pays)]


COVER = WildCover()
