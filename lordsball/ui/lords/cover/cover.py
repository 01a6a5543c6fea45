"""Lords of Baseball as the screens around the table see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.games.phrasing import counted
from lordsball.ui.kit.pieces.poster import Fact
from lordsball.ui.kit.theme import LORDS
from lordsball.ui.table.cover import DrawnCover, Part, Setting, SetupWords

if TYPE_CHECKING:
    from lordsball.games.lords.cards import Catalog

LEAGUE, YEARS = "league", "years"
_MINUTES_A_YEAR = 17
"""One person against computer players."""


class LordsCover(DrawnCover):
    """See `lordsball.ui.table.cover.Cover`."""

    key = "lords"
    theme = LORDS
    has_secrets = True
    setup = SetupWords(
        "owner", "club", "Own a ball club: build it, win with it, and be the greatest Lord of them all.",
        ("Judge Holloway", "Mrs. Vandeleur", "Silas Grimshaw", "Colonel Sprague", "Cornelius Platt", "Widow Tuttle",
         "Ambrose Pike", "Barnaby Crewe"), luck="The dice and the cards",
    )
    solo = Part("solo.SOLO")
    persona = Part("personas.persona")
    draw_ending = Part("chart.draw_ending")
    draw_picture = Part("teams.draw_picture")

    def facts(self, cards: Catalog) -> Fact:
        """How many owners, and how long the shortest and the longest game take."""
        years = cards.rules.years
        shortest, longest = _minutes(min(years)), _minutes(max(years))
        long = f"{shortest}–{longest} min" if shortest < longest else f"{longest} min"
        return Fact("1–8 owners", long, 3, "Money, players, trades and a park to build, over several years.")

    def settings(self, cards: Catalog) -> list[Setting]:
        """The league and how many years are played."""
        from lordsball.games.lords.game import leagues

        return [
            Setting(LEAGUE, "League", tuple((id, cards.leagues[id].name) for id in leagues(cards)),
                    tells=tuple(cards.leagues[id].text or "" for id in leagues(cards))),
            Setting(YEARS, "How long?", tuple((str(years), counted(years, "year")) for years in cards.rules.years),
                    tuple(_about(_minutes(years)) for years in cards.rules.years)),
        ]


def _minutes(years: int) -> int:
    """About how long a game of this many years takes, in tens of minutes."""
    return max(10, round(years * _MINUTES_A_YEAR, -1))


def _about(minutes: int) -> str:
    """So long, as one says it.

    >>> _about(50), _about(120)
    ('about 50 minutes', 'about 2 hours')
    """
    return f"about {minutes} minutes" if minutes % 60 else f"about {counted(minutes // 60, 'hour')}"


COVER = LordsCover()
