"""Lords of Baseball as the screens around the table see it.

What only some screens need is imported when they ask, so that the first picture does not wait for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.game import leagues
from lordsball.games.lords.state import Lords
from lordsball.match.match import Match
from lordsball.match.saved_match import SavedMatch
from lordsball.ui.kit.booklet.markup import Booklet
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.poster import Art, Fact
from lordsball.ui.kit.theme import LORDS
from lordsball.ui.table.cover import Ending, Preview, Setting, SetupWords, Switch

if TYPE_CHECKING:
    from lordsball.ui.kit.booklet.page import Figure
    from lordsball.ui.table.proofs import Proof

LEAGUE, YEARS = "league", "years"


class LordsCover:
    """See `lordsball.ui.table.cover.Cover`."""

    key = "lords"
    theme = LORDS
    has_secrets = True
    setup = SetupWords(
        "owner", "club", "Own a ball club: build it, win with it, and be the greatest Lord of them all.",
        ("Judge Holloway", "Mrs. Vandeleur", "Silas Grimshaw", "Colonel Sprague", "Cornelius Platt", "Widow Tuttle",
         "Ambrose Pike", "Barnaby Crewe"),
    )

    @property
    def poster(self) -> Art:
        """What hangs on the clubhouse wall."""
        from lordsball.ui.lords.cover.clubs import POSTER

        return POSTER

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

    def switches(self, cards: Catalog) -> list[Switch]:
        """Nothing: house rules stand in the cards."""
        return []

    def draw_side(self, canvas: Canvas, cards: Catalog, side: str, x: float, y: float, w: float, h: float) -> None:
        """The club's pennant."""
        from lordsball.ui.lords.cover.clubs import draw_pennant

        team = next((team for league in cards.leagues.values() for team in league.teams if team.id == side), None)
        if team is not None:
            draw_pennant(canvas, team, x, y, w, h)

    def preview(self, saved: SavedMatch, cards: Catalog | None) -> Preview | None:
        """Clubs with their Victory Points, the year."""
        from lordsball.ui.lords.cover.preview import preview

        return preview(saved, cards)

    def ending(self, match: Match) -> Ending:
        """Who won, and the three greatest moments."""
        from lordsball.ui.lords.cover.highlights import ending

        return ending(match)

    def draw_ending(self, canvas: Canvas, match: Match, x: float, y: float, w: float, h: float) -> None:
        """The final table and the chart of Victory Points."""
        from lordsball.ui.lords.cover.chart import draw_ending

        draw_ending(canvas, match, x, y, w, h)

    def draw_picture(self, canvas: Canvas, match: Match, seat: int, picture: int, cx: float, cy: float) -> None:
        """A club's round badge."""
        from lordsball.ui.lords.cover.clubs import draw_badge

        assert isinstance(match.position, Lords)
        draw_badge(canvas, match.position, seat, cx, cy)

    def booklet(self, cards: Catalog) -> Booklet:
        """The rule book."""
        from lordsball.ui.lords.cover.rulebook import booklet

        return booklet(cards)

    def figures(self, cards: Catalog) -> dict[str, Figure]:
        """Its pictures and tables."""
        from lordsball.ui.lords.cover.figures import figures

        return figures(cards)

    def proofs(self, cards: Catalog) -> Iterator[Proof]:
        """Every place that shows a card in full."""
        from lordsball.ui.lords.cover.proofs import proofs

        return proofs(cards)


COVER = LordsCover()
