"""Every place that shows a card in full, for `check`: the big card, and for a club its name where owners choose it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lordsball.games.lords.cards import Catalog
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.lords.card_faces import face_of, set_in_type
from lordsball.ui.lords.cover.teams import plate_of
from lordsball.ui.lords.pieces.card import draw_card
from lordsball.ui.lords.pieces.club_plate import draw_club_plate
from lordsball.ui.table.proofs import Loc, Proof

PLATE = (250.0, 150.0)
"""Of a club's plate in the setup, in units."""
CHOOSER = 230.0
"""Room for a club's name in the setup, in units: the widest place that shows it whole."""


def proofs(cards: Catalog) -> Iterator[Proof]:
    """A proof of each card and club, one a place."""

    def chosen(canvas: Canvas, content: Any) -> None:
        canvas.text(content[0], "semibold", 18, 0, 0, width=CHOOSER)

    def on_its_plate(canvas: Canvas, plate: Any) -> None:
        draw_club_plate(canvas, 0, 0, *PLATE, plate)

    for league in cards.leagues.values():
        for team in league.teams:
            yield Proof("teams", team.id, "the setup", chosen, (team.name,), {("name",): team.name})
            about: dict[Loc, str] = {(key,): words for key in ("park", "text") if (words := getattr(team, key))}
            yield Proof("teams", team.id, "the club's plate", on_its_plate, plate_of(team), about)

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
