"""Monster League as the screens around the table see it.

What only some screens need is imported when they ask, so that the first picture does not wait for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from lordsball.games.monster_league.cards import Catalog
from lordsball.games.monster_league.state import MonsterLeague
from lordsball.match.match import Match
from lordsball.match.saved_match import SavedMatch
from lordsball.ui.kit.booklet.markup import Booklet
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.poster import Art, Fact
from lordsball.ui.kit.theme import MONSTER
from lordsball.ui.table.cover import Ending, Preview, Setting, SetupWords, Switch

if TYPE_CHECKING:
    from lordsball.ui.kit.booklet.page import Figure
    from lordsball.ui.table.proofs import Proof


class MonsterCover:
    """See `lordsball.ui.table.cover.Cover`."""

    key = "monster_league"
    theme = MONSTER
    has_secrets = False
    setup = SetupWords(side="team")

    @property
    def poster(self) -> Art:
        """What hangs on the clubhouse wall."""
        from lordsball.ui.monster_league.cover.teams import POSTER

        return POSTER

    def facts(self, cards: Catalog) -> Fact:
        """Two people, and the innings that today's cards say."""
        innings = cards.rules.innings
        return Fact("2 players", f"{innings} inning" if innings == 1 else f"{innings} innings")

    def settings(self, cards: Catalog) -> list[Setting]:
        """Nothing beside who plays what."""
        return []

    def switches(self, cards: Catalog) -> list[Switch]:
        """Nothing: house rules stand in the cards."""
        return []

    def draw_side(self, canvas: Canvas, cards: Catalog, side: str, x: float, y: float, w: float, h: float) -> None:
        """The team's photograph."""
        from lordsball.ui.monster_league.cover.teams import draw_team

        draw_team(canvas, cards.team(side), x, y, w, h)

    def preview(self, saved: SavedMatch, cards: Catalog | None) -> Preview | None:
        """Teams, runs, inning and outs."""
        from lordsball.ui.monster_league.cover.preview import preview

        return preview(saved, cards)

    def ending(self, match: Match) -> Ending:
        """Who won, and the three greatest moments."""
        from lordsball.ui.monster_league.cover.highlights import ending

        return ending(match)

    def draw_ending(self, canvas: Canvas, match: Match, x: float, y: float, w: float, h: float) -> None:
        """Line score and box score."""
        from lordsball.ui.monster_league.cover.box_score import draw_box_score

        assert isinstance(match.position, MonsterLeague)
        draw_box_score(canvas, match.position, x, y, w, h)

    def draw_picture(self, canvas: Canvas, match: Match, seat: int, picture: int, cx: float, cy: float) -> None:
        """A batter's or (from 4 on) a pitcher's portrait in the seat's ring."""
        from lordsball.ui.monster_league.cover.box_score import draw_monster

        assert isinstance(match.position, MonsterLeague)
        draw_monster(canvas, match.position, seat, picture, cx, cy, 62)

    def booklet(self, cards: Catalog) -> Booklet:
        """The rule book."""
        from lordsball.ui.monster_league.cover.rulebook import booklet

        return booklet(cards)

    def figures(self, cards: Catalog) -> dict[str, Figure]:
        """Its pictures and tables."""
        from lordsball.ui.monster_league.cover.figures import figures

        return figures(cards)

    def proofs(self, cards: Catalog) -> Iterator[Proof]:
        """Every place that shows a card in full."""
        from lordsball.ui.monster_league.cover.proofs import proofs

        return proofs(cards)


COVER = MonsterCover()
