"""Lords of Baseball as the screens around the table see it."""

from __future__ import annotations

from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.game import leagues
from lordsball.ui.kit.pieces.poster import Fact
from lordsball.ui.kit.theme import LORDS
from lordsball.ui.table.cover import DrawnCover, Part, Setting, SetupWords

LEAGUE, YEARS = "league", "years"


class LordsCover(DrawnCover):
    """See `lordsball.ui.table.cover.Cover`."""

    key = "lords"
    theme = LORDS
    has_secrets = True
    setup = SetupWords(
        "owner", "club", "Own a ball club: build it, win with it, and be the greatest Lord of them all.",
        ("Judge Holloway", "Mrs. Vandeleur", "Silas Grimshaw", "Colonel Sprague", "Cornelius Platt", "Widow Tuttle",
         "Ambrose Pike", "Barnaby Crewe"),
    )
    draw_ending = Part("chart.draw_ending")
    draw_picture = Part("teams.draw_picture")

    def facts(self, cards: Catalog) -> Fact:
        """How many owners, how many years."""
        years = cards.rules.years
        return Fact("1–8 owners", f"{min(years)}–{max(years)} years" if len(years) > 1 else f"{years[0]} years")

    def settings(self, cards: Catalog) -> list[Setting]:
        """The league and how many years are played."""
        return [
            Setting(LEAGUE, "League", tuple((id, cards.leagues[id].name) for id in leagues(cards))),
            Setting(YEARS, "Years", tuple((str(years), str(years)) for years in cards.rules.years)),
        ]


COVER = LordsCover()
