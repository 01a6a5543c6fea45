"""The workbench: a game's cards as they stand in their files, and everything that can be done to them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lordsball import paths
from lordsball.content import catalog
from lordsball.content.documents import Document
from lordsball.content.drawable import Known
from lordsball.content.problems import Findings, Problem, Problems
from lordsball.games import Catalog, Game, card_kinds
from lordsball.workshop.layers import Layer, layers
from lordsball.workshop.records import Record, Spot, Where, spots


class Workbench:
    """One game's cards, all packs layered.

    :param game: whose cards.
    :param folders: folders of cards as they are layered for play, the shipped one first.
    :param own: the folder of the pack My cards, which takes what cannot be written where it stands; made when needed.
    :param letters: the characters that can be drawn; None: any.
    """

    def __init__(self, game: Game, folders: Sequence[Path], own: Path, letters: Known = None) -> None:
        self.game = game
        self.own = own
        self._folders = [folder for folder in folders if folder.resolve() != own.resolve()]
        self._letters = letters
        self._kinds = card_kinds(game.key)
        self.records: tuple[Record, ...] = ()
        """Every card, team and other record, in the order of the files."""
        self.problems: tuple[Problem, ...] = ()
        """Every mistake and warning, of packs and files as well."""
        self.catalog: Catalog | None = None
        """The cards when they were last sound; None where they never were."""
        self.sound = False
        """Whether the cards as they are now can be played with."""
        found, _ = layers(game.key, self._folders)
        self._before = {(spot.kind, spot.id): plain(document, spot) for spot, document in self._gathered(found)}
        self.refresh()

    def refresh(self) -> None:
        """Look at the files again: they may have been changed with an editor."""
        folders = [*self._folders, *([self.own] if self.own.is_dir() else [])]
        self.layers, wrong = layers(self.game.key, folders)
        found: tuple[Problem, ...] = ()
        try:
            cards = self.game.load_cards(folders, sprites=paths.sprites(), letters=self._letters)
            found = cards.warnings
            self.catalog, self.sound = cards, True
        except Problems as refused:
            found, self.sound = refused.problems, False
        self.problems = tuple(dict.fromkeys((*wrong, *found)))
        self._look()

    def record(self, kind: str, id: str) -> Record:
        """The record as it is now. Raises KeyError where there is none."""
        for record in self.records:
            if record.key == (kind, id):
                return record
        raise KeyError(id)

    def _gathered(self, found: Sequence[Layer]) -> list[tuple[Spot, Document]]:
        """Every record of these layers, with the document it is part of."""
        unheard = Findings()  # what is wrong with the files, loading the cards says as well
        library = catalog.gather([layer.folder for layer in found], self._kinds, unheard)
        return list(spots(library, self._kinds, unheard))

    def _look(self) -> None:
        """Read the records out of the files."""
        found = self._gathered(self.layers)
        self._spots = {(spot.kind, spot.id): (spot, document) for spot, document in found}
        last: dict[tuple[str, str], Where] = {}
        for layer in self.layers:
            for spot, document in self._gathered([layer]):
                line = document.place(spot.loc).line
                last[spot.kind, spot.id] = Where(layer.pack, layer.folder, spot.path, line, layer.own)
        documents = dict.fromkeys(document for _, document in found)
        about = {}
        for document in documents:
            files = document.files
            about[document] = [problem for problem in self.problems if problem.place.file in files]
        self.records = tuple(
            Record(
                spot.kind, spot.id, spot.name, spot.group, last[spot.kind, spot.id],
                self._before.get((spot.kind, spot.id)) != plain(document, spot),
                tuple(problem for problem in about[document] if _is_about(problem, spot, document)),
            )
            for spot, document in self._spots.values()
        )


def plain(document: Document, spot: Spot) -> Any:
    """What a record says, as plain data; for a file's own record without the records in it."""
    data = document.data
    for step in spot.loc:
        data = data[step]
    return data if spot.loc else {key: value for key, value in data.items() if key not in spot.lists}


def _is_about(problem: Problem, spot: Spot, document: Document) -> bool:
    """Whether a problem is one of this record, by its way in the file."""
    if spot.loc:
        return f"{problem.path}.".startswith((f"{document.path(spot.loc)}.", f"{document.path(spot.loc)}["))
    return "[" not in problem.path.split(".")[0]
