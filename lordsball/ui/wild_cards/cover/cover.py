"""Wild Cards as the screens around the table see it.

What only some screens need is imported when they ask, so that the first picture does not wait for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

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
    from lordsball.ui.table.proofs import Loc, Proof


LONGEST_NAME = 24


def preview(saved: SavedMatch, cards: Catalog | None) -> Preview | None:
    """Teams and runs, who bats first before the other; the half and the outs. None where the data do not say."""
    data = saved.position
    ids, runs = data.get("team_ids"), data.get("runs")
    half, outs, first, batting = (data.get(name) for name in ("half", "outs", "first", "batting"))
    if not isinstance(ids, list) or not isinstance(runs, list) or not _two(ids, str) or not _two(runs, int):
        return None
    if type(half) is not int or type(outs) is not int or first not in (0, 1) or batting not in (0, 1):
        return None
    names = [_team(id, cards) for id in ids]
    score = ", ".join(f"{names[seat]} {runs[seat]}" for seat in (first, 1 - first))
    if saved.over:
        where = "Final"
    elif half == 0:
        where = "Before the first pitch"
    else:
        where = f"Half {half} of 2, {names[batting]} at bat, {outs} {'out' if outs == 1 else 'outs'}"
    return Preview(score, where)


def _two(value: list[Any], kind: type) -> bool:
    return len(value) == 2 and all(type(each) is kind for each in value)


def _team(id: str, cards: Catalog | None) -> str:
    """The team's short name; its id in words where today's cards do not have it."""
    if cards is not None:
        for team in cards.teams:
            if team.id == id:
                return team.short
    return id.replace("_", " ").title()[:LONGEST_NAME]


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
        from lordsball.ui.wild_cards.cover.rulebook import figures

        return figures(cards)

    def proofs(self, cards: Catalog) -> Iterator[Proof]:
        """Every place that shows a card in full: the big card."""
        from lordsball.ui.table.proofs import Proof
        from lordsball.ui.wild_cards.card_faces import faces
        from lordsball.ui.wild_cards.pieces.card import draw_card
        from lordsball.ui.wild_cards.pieces.faces import FULL

        def big_card(canvas: Canvas, face: Any) -> None:
            draw_card(canvas, 0, 0, face, FULL)

        for team in cards.teams:
            for each in (team.card, *team.deck):
                told: dict[Loc, str] = {("abilities", n, "text"): power.text for n, power in enumerate(each.abilities)}
                told[("name",)] = each.name
                told[("motto",) if each is team.card else ("quip",)] = team.motto if each is team.card else each.quip
                kind = "" if each is team.card else "players" if each.player else "specials"
                yield Proof(kind, each.id, "the big card", big_card, faces(cards)[each.id], told)


COVER = WildCover()
