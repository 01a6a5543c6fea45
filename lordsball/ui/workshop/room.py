"""What the pages of the workshop share: the game, its workbench, its cards as drawables, and which one is chosen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from lordsball import games
from lordsball.content.models import Model
from lordsball.content.problems import Problem, Problems
from lordsball.games.phrasing import counted
from lordsball.games.pieces import label
from lordsball.ui.kit.text import lacking
from lordsball.ui.shelf import deck_for
from lordsball.ui.shell.desk import Desk
from lordsball.ui.shell.live_cards import LiveCards
from lordsball.ui.table.deck import DeckCard
from lordsball.ui.workshop.last_trial import LastTrial, load
from lordsball.workshop.fields import Field
from lordsball.workshop.records import Record, lists_of
from lordsball.workshop.workbench import Workbench

OWN = "My cards"
"""The pack that takes what is changed of cards that cannot be written where they stand."""
PROBLEM = "problem"
"""The kind of a sheet that stands for what could not be read as any card."""
Key = tuple[str, str]
"""Kind and id: what a card is found by."""


class Card(NamedTuple):
    """A record of the files, and how it is drawn; some have only one of the two."""

    kind: str
    id: str
    name: str
    group: str
    record: Record | None
    """What stands in the files; several stadium tiles are part of one. None for a :data:`PROBLEM`."""
    face: DeckCard | None
    """None for what lies on no table, such as the rules: it is shown as a sheet."""
    problems: tuple[Problem, ...] = ()

    @property
    def key(self) -> Key:
        """What it is found again by after a change."""
        return self.kind, self.id

    @property
    def changed(self) -> bool:
        """Is it not as it is shipped?"""
        return self.record is not None and self.record.changed


class Room:
    """One a visit of the workshop.

    :param game: the key of the game to begin with.
    """

    def __init__(self, desk: Desk, game: str) -> None:
        self.desk = desk
        self.chosen: Key | None = None
        """The card that all pages are about."""
        self.order: Sequence[Key] = ()
        """The cards that the filters let through, in the order they are shown: Prev and Next go through these."""
        self.take(game)

    @property
    def own(self) -> Path:
        """The folder of the pack My cards."""
        return self.desk.packs.folder / OWN

    def take(self, game: str) -> None:
        """Lay out the cards of this game."""
        self.game = game
        self.bench = Workbench(games.game(game), self.desk.folders, self.own, _can_be_drawn)
        self.opened = self.bench.catalog
        """The cards as they were when one came in; None where they were not sound."""
        self.last = load(self.desk.data, game)
        """How each card fared in the last games; None where there were none."""
        self.kinds = dict(_kinds(game))
        """What people call each kind of card."""
        self.watch()
        self.lay_out()

    def watch(self) -> None:
        """Changes of the files count as such from now on: those until now were made here."""
        try:
            folders = games.folders_of(self.game, self.desk.folders)
        except Problems:  # the workbench tells them
            folders = list(self.desk.folders)
        own = self.own / self.game
        self._watch = LiveCards(list(dict.fromkeys((*folders, own))), lambda: True)
        self._watch.read()

    def lay_out(self) -> None:
        """Bring records and faces together again: the cards have changed."""
        faces = self._faces()
        order = {key: place for place, key in enumerate(faces)}
        self.cards = tuple(sorted(_cards(self.bench, faces), key=lambda card: order.get(card.key, len(order))))
        """Everything there is: what lies on the table deck by deck, then the rest in the order of the files."""
        self._by_key = {card.key: card for card in self.cards}
        names = {card.id: card.name for card in self.cards if card.id == card.group or not card.group}
        self.groups = {id: names.get(id, label(id)) for id in dict.fromkeys(card.group for card in self.cards) if id}
        """The teams or leagues that cards belong to, by id, with their names."""
        self.texts = {id: " ".join(words).casefold() for id, words in _texts(self.bench.catalog).items()}
        """Every word of a card by its id, to be searched."""
        if self.chosen not in self._by_key:
            self.chosen = next((card.key for card in self.cards if card.face is not None), None)

    def _faces(self) -> dict[Key, DeckCard]:
        """What can be drawn. Where the files of the game never were sound, the cards that are as they were shipped."""
        cards, whole = self.bench.catalog, True
        if cards is None:
            try:
                cards, whole = games.game(self.game).load_cards(self.desk.folders[:1]), False
            except Problems:
                return {}
        faces = {(face.kind, face.id): face for face in deck_for(self.game, cards)}
        new = {record.key for record in self.bench.records if record.changed}
        return {key: face for key, face in faces.items() if whole or key not in new}

    @property
    def card(self) -> Card | None:
        """The chosen card; None where there is none."""
        return None if self.chosen is None else self._by_key.get(self.chosen)

    def find(self, key: Key) -> Card | None:
        """A card by its kind and id."""
        return self._by_key.get(key)

    def keep_last(self, game: str, last: LastTrial) -> None:
        """Games were played: the figures are of these now."""
        if game == self.game:
            self.last = last

    def rows_of(self, card: Card) -> tuple[tuple[str, str], ...]:
        """What a sheet says: each single value of the record, as label and value."""
        return () if card.record is None else tuple(_rows(self.bench.fields(card.record)))

    def poll(self, dt: float) -> bool:
        """Time passes: were the files changed outside? Then they have been read again."""
        if self._watch.poll(dt) is None:
            return False
        self.bench.refresh()
        self.lay_out()
        return True

    def step(self, by: int) -> None:
        """Choose the next card of those shown, or the one before."""
        if self.order:
            at = self.order.index(self.chosen) if self.chosen in self.order else -by
            self.chosen = self.order[(at + by) % len(self.order)]


def _cards(bench: Workbench, faces: Mapping[Key, DeckCard]) -> Iterator[Card]:
    """Every record with its face, then what could not be read as any."""
    inside: dict[str, list[DeckCard]] = {}
    for face in faces.values():
        inside.setdefault(face.within, []).append(face)
    told: set[Problem] = set()
    for record in bench.records:
        told |= set(record.problems)
        for face in inside.get(record.kind, ()):
            yield Card(face.kind, face.id, face.name, face.group, record, face)
        yield Card(*record.key, record.name, record.group, record, faces.get(record.key), record.problems)
    for number, problem in enumerate(problem for problem in bench.problems if problem not in told):
        yield Card(PROBLEM, str(number), Path(problem.place.file).name, "", None, None, (problem,))


def short_name(game: str) -> str:
    """What a game is called where there is little room.

    >>> short_name("wild_cards"), short_name("lords")
    ('Wild Cards', 'Lords')
    """
    return re.sub(r"( of)? Baseball$", "", games.game(game).name.rpartition(": ")[2])


def _kinds(game: str) -> Iterator[tuple[str, str]]:
    """What people call each kind of record, by what the files call it."""
    for kind in games.card_kinds(game):
        model: type[Model] = kind.model
        yield kind.name, label(kind.name)
        properties = model.model_json_schema()["properties"]
        for key in lists_of(model):
            title = str(properties[key].get("title", label(key)))
            yield key, title[:1].upper() + title[1:].removesuffix(" cards")


def _texts(cards: Any) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}

    def walk(data: Any, id: str) -> None:
        if isinstance(data, Mapping):
            inner = data.get("id")
            id = inner if isinstance(inner, str) else id
            for value in data.values():
                walk(value, id)
        elif isinstance(data, list | tuple):
            for value in data:
                walk(value, id)
        elif isinstance(data, str):
            found.setdefault(id, []).append(data)

    if cards is not None:
        walk(cards.contents, "")
    return found


def _rows(fields: Sequence[Field], above: str = "") -> Iterator[tuple[str, str]]:
    """Fields with a single value, and those of groups; of lists, how many entries they have."""
    for field in fields:
        name = f"{above}{field.label}"
        if field.kind == "group":
            yield from _rows(field.fields, f"{field.label}: ")
        elif field.kind == "list":
            yield name, counted(len(field.fields), "entry", "entries")
        elif field.kind != "verb" and field.loc[-1:] not in (("id",), ("name",)):
            said = {True: "yes", False: "no"}.get(field.value, field.value) if field.kind == "flag" else field.value
            yield name, "none" if said is None else str(said)


def _can_be_drawn(character: str) -> bool:
    return not lacking(character)
