"""Every place that shows a card in full, for `check`: the big card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lordsball.games.wild_cards.cards import Catalog
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.table.proofs import Loc, Proof
from lordsball.ui.wild_cards.card_faces import faces
from lordsball.ui.wild_cards.pieces.card import draw_card
from lordsball.ui.wild_cards.pieces.faces import FULL


def proofs(cards: Catalog) -> Iterator[Proof]:
    """A proof of each card."""
    def big_card(canvas: Canvas, face: Any) -> None:
        draw_card(canvas, 0, 0, face, FULL)

    for team in cards.teams:
        for each in (team.card, *team.deck):
            told: dict[Loc, str] = {("abilities", n, "text"): power.text for n, power in enumerate(each.abilities)}
            told[("name",)] = each.name
            told[("motto",) if each is team.card else ("quip",)] = team.motto if each is team.card else each.quip
            kind = "" if each is team.card else "players" if each.player else "specials"
            yield Proof(kind, each.id, "the big card", big_card, faces(cards)[each.id], told)
