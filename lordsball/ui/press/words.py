"""What a card says, in plain words: for programs that show it beside the picture."""

from __future__ import annotations

from typing import Any

from lordsball.games.pieces import every_record, faces_of
from lordsball.ui.kit.booklet.every_card import printed


def names(catalog: Any) -> dict[str, str]:
    """The name of everything in a catalog that has an id: cards, teams, leagues."""
    return {id: face.name for id, face in faces_of(catalog.contents).items()}


def words(catalog: Any) -> dict[str, str]:
    """The figures and every text of each card, by its id, a line each."""
    faces = faces_of(catalog.contents)
    told: dict[str, str] = {}
    for whole in every_record(catalog.contents):
        record = {key: value for key, value in whole.items() if next(every_record(value), None) is None}
        figures = " · ".join(f"{name} {value}".removesuffix(" yes") for name, value in faces[record["id"]].figures
                             if value != "no")
        texts = list(printed(record))[1:]
        told.setdefault(record["id"], "\n".join(filter(None, [figures, *texts])))
    return told


def copies(catalog: Any) -> dict[str, int]:
    """How often each card is in its deck, by its id; once where it does not say."""
    return {
        record["id"]: record["copies"]
        for record in every_record(catalog.contents)
        if isinstance(record.get("copies"), int)
    }
