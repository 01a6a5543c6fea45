"""Every place that shows a card in full, for `check`: the big card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lordsball.games.lords.cards import Catalog
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.lords.card_faces import face_of, set_in_type
from lordsball.ui.lords.pieces.card import draw_card
from lordsball.ui.table.proofs import Loc, Proof


def proofs(cards: Catalog) -> Iterator[Proof]:
    """A proof of each card, one a place."""
    def card(canvas: Canvas, face: Any) -> None:
        draw_card(canvas, 0, 0, face, full=True)

    for kind in ("season", "spring", "hot_stove", "bonus", "franchises", "championship"):
        for id, each in getattr(cards, kind).items():
            told: dict[Loc, str] = {("name",): each.name}
            if kind == "season":
                told |= {(side, "text"): set_in_type(getattr(each, side).text) for side in ("primary", "secondary")}
            elif kind == "hot_stove":  # its line of color is not on the card: the event has its room
                told |= {("event", "name"): each.event.name, ("event", "text"): set_in_type(each.event.text)}
            else:
                told[("text",)] = each.text
            yield Proof(kind, id, "the big card", card, face_of(cards, id), told)
