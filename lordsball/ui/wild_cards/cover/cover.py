"""Wild Cards as the screens around the table see it.

What only some screens need is imported when they ask, so that the first picture does not wait for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from lordsball.games.wild_cards.cards import Catalog
from lordsball.games.wild_cards.state import WildCards
from lordsball.match.match import Match
from lordsball.match.saved_match import SavedMatch
from lordsball.ui.kit.booklet.markup import Booklet
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.poster import Art, Fact
from lordsball.ui.kit.theme import WILD
from lordsball.ui.table.cover import Ending, Preview, Setting, SetupWords, Switch

if TYPE_CHECKING:
    from lordsball.ui.kit.booklet.page import Figure
    from lordsball.ui.table.proofs import Proof


class WildCover:
    """See `lordsball.ui.table.cover.Cover`."""

    key = "wild_cards"
    theme = WILD
    has_secrets = True
    setup = SetupWords(side="team")

    @property
    def poster(self) -> Art:
        """What hangs on the clubhouse wall."""
        from lordsball.ui.wild_cards.cover.teams import POSTER

        return POSTER

    def facts(self, cards: Catalog) -> Fact:
        """Two coaches, and how many decks there are."""
        return Fact("2 coaches", f"{len(cards.teams)} decks")

    def settings(self, cards: Catalog) -> list[Setting]:
        """Nothing beside who plays what."""
        return []

    def switches(self, cards: Catalog) -> list[Switch]:
        """Whether a coach who can do nothing is asked all the same; whether coaches choose which cards pay."""
        always = "Always pause, even when I can do nothing, so that a pause tells my opponent nothing."
        pays = "Choose for every Vibe which card pays it. Off: the program takes first what would be lost anyway."
        return [Switch("always_ask", "Always ask", always), Switch("choose_payment", "Choose payment", pays)]

    def draw_side(self, canvas: Canvas, cards: Catalog, side: str, x: float, y: float, w: float, h: float) -> None:
        """The team's best cards under its name in neon."""
        from lordsball.ui.wild_cards.cover.teams import draw_team

        draw_team(canvas, cards.team(side), x, y, w, h)

    def preview(self, saved: SavedMatch, cards: Catalog | None) -> Preview | None:
        """Teams, runs, half and outs."""
        from lordsball.ui.wild_cards.cover.preview import preview

        return preview(saved, cards)

    def ending(self, match: Match) -> Ending:
        """Who won, and the three greatest moments."""
        from lordsball.ui.wild_cards.cover.highlights import ending

        return ending(match)

    def draw_ending(self, canvas: Canvas, match: Match, x: float, y: float, w: float, h: float) -> None:
        """The score, both teams' numbers side by side, and who scored."""
        from lordsball.ui.wild_cards.cover.box_score import draw_box_score

        draw_box_score(canvas, match, x, y, w, h)

    def draw_picture(self, canvas: Canvas, match: Match, seat: int, picture: int, cx: float, cy: float) -> None:
        """A card's portrait in the seat's ring."""
        from lordsball.ui.wild_cards.cover.box_score import draw_portrait

        t = match.position
        assert isinstance(t, WildCards)
        draw_portrait(canvas, t, list(t.numbers)[picture], seat, cx, cy, 62)

    def booklet(self, cards: Catalog) -> Booklet:
        """The rule book."""
        from lordsball.ui.wild_cards.cover.rulebook import booklet

        return booklet(cards)

    def figures(self, cards: Catalog) -> dict[str, Figure]:
        """Its pictures and tables."""
        from lordsball.ui.wild_cards.cover.figures import figures

        return figures(cards)

    def proofs(self, cards: Catalog) -> Iterator[Proof]:
        """Every place that shows a card in full."""
        from lordsball.ui.wild_cards.cover.proofs import proofs

        return proofs(cards)


COVER = WildCover()
