"""The workbench: a game's cards as they stand in their files, and everything that can be done to them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path
from typing import Any

from lordsball import paths
from lordsball.content import catalog
from lordsball.content.documents import Document, Loc
from lordsball.content.drawable import Known as Drawable
from lordsball.content.folders import PACK
from lordsball.content.parts import Schema, below
from lordsball.content.problems import Problem, Problems
from lordsball.games import Catalog, Game, card_kinds
from lordsball.games.layout import layout
from lordsball.workshop import copying, differences, mending
from lordsball.workshop.changes import NoSuchValue, thawed, with_entry, with_value, without
from lordsball.workshop.differences import DiffLine
from lordsball.workshop.disk import OWN, Disk
from lordsball.workshop.fields import Field, Known, fields_of
from lordsball.workshop.history import History, Step
from lordsball.workshop.layers import Layer, layers
from lordsball.workshop.mending import Fix
from lordsball.workshop.records import Record, Spot, Where
from lordsball.workshop.rewriting import CannotWrite, same
from lordsball.workshop.saying import Saying, Texts
from lordsball.workshop.shapes import Shape, part_of_record, shape
from lordsball.workshop.shelf import Key, Shelf, plain

__all__ = ["MY_CARDS", "CannotWrite", "Workbench"]

MY_CARDS = Path("cards", OWN)
"""Where the pack My cards lies in the data folder: among the packs of a person."""


Changed = Callable[[Saying], Texts]
"""One change among many: the files that make it so."""


class Workbench:
    """One game's cards, all packs layered.

    :param game: whose cards.
    :param folders: folders of cards as they are layered for play, the shipped one first.
    :param own: the folder of the pack My cards, which takes what cannot be written where it stands; made when needed.
    :param letters: the characters that can be drawn; None: any.

    Whatever changes something raises CannotWrite, with a sentence for a person, where the files would not say what is
    meant: they stay as they are then. A disk that refuses is no reason: see `refused`.
    """

    def __init__(self, game: Game, folders: Sequence[Path], own: Path, letters: Drawable = None) -> None:
        self.game = game
        self.own = own
        self.records: tuple[Record, ...] = ()
        """Every card, team and other record, in the order of the files."""
        self.problems: tuple[Problem, ...] = ()
        """Every mistake and warning, of packs and files as well."""
        self.catalog: Catalog | None = None
        """The cards when they were last sound; None where they never were."""
        self.sound = False
        """Whether the cards as they are now can be played with."""
        self._folders = [folder for folder in folders if folder.resolve() != own.resolve()]
        self._letters = letters
        self._kinds = card_kinds(game.key)
        self._disk = Disk()
        self._history = History()
        self._opened = Shelf(layers(game.key, self._folders)[0], self._kinds)
        self.refresh()

    # --- looking ------------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Look at the files again: they may have been changed with an editor, or pictures may have come."""
        self._sprites = paths.sprites()
        self._look()

    def _look(self) -> None:
        folders = [*self._folders, self.own]
        with self._disk.as_if_saved(folders) as places:
            there = [places[folder] for folder in folders if places[folder].is_dir()]
            found, wrong = layers(self.game.key, there)
            problems: tuple[Problem, ...] = ()
            try:
                cards = self.game.load_cards(there, sprites=self._sprites, letters=self._letters)
                problems, self.catalog, self.sound = cards.warnings, cards, True
            except Problems as refused:
                problems, self.sound = refused.problems, False
            self._real = {str(places[folder]): str(folder) for folder in folders if places[folder] != folder}
            self.problems = tuple(map(self._said_of, dict.fromkeys((*wrong, *problems))))
            self._shelf = Shelf([self._standing(layer) for layer in found], self._kinds)
            self._saying = Saying(self.own, self._mine, self._shelf, self._disk)
            self.records = self._records()

    def _said_of(self, problem: Problem) -> Problem:
        """A problem of a file that is not saved, by the name it would have."""
        return problem._replace(place=problem.place._replace(file=self._named(problem.place.file)))

    def _standing(self, layer: Layer) -> Layer:
        return layer._replace(folder=Path(self._named(str(layer.folder))))

    def _named(self, file: str) -> str:
        copy = next((copy for copy in self._real if file.startswith(copy)), "")
        return self._real[copy] + file[len(copy) :] if copy else file

    @property
    def _mine(self) -> Path:
        """Where this game's cards lie in `own`, or will."""
        there = layout(self.own).games if self.own.is_dir() else {}
        return there.get(self.game.key, self.own / self.game.key)

    def record(self, kind: str, id: str) -> Record:
        """The record as it is now. Raises KeyError where there is none."""
        for record in self.records:
            if record.key == (kind, id):
                return record
        raise KeyError(id)

    def data(self, record: Record) -> Mapping[str, Any]:
        """What a record says, as plain data."""
        said: Mapping[str, Any] = self._shelf.data(record.key)
        return said

    def before(self, record: Record) -> Mapping[str, Any]:
        """What it said before My cards and before this visit, as plain data; nothing for a new one."""
        said: Mapping[str, Any] = self._opened.data(record.key) if record.key in self._opened.now else {}
        return said

    def fields(self, record: Record) -> tuple[Field, ...]:
        """The fields of a record, as a tree."""
        spot, document = self._shelf.now[record.key]
        schema, part = self._part(spot)
        known = Known(self._ids, self._pictures, lambda loc: self._problems_at(record, document, (*spot.loc, *loc)))
        return fields_of(schema, part, plain(document.data, spot), known, spot.lists)

    def shape_of(self, record: Record) -> Shape:
        """What records of this kind may say."""
        spot, _ = self._shelf.now[record.key]
        return Shape(*self._part(spot), spot.lists)

    def group_of(self, record: Record) -> str:
        """What the thing is called that a record belongs to: `team`, `league`; empty where there is none."""
        spot, _ = self._shelf.now[record.key]
        return self._shelf.kind_of(spot.path).name if spot.loc and spot.group else ""

    def _part(self, spot: Spot) -> tuple[Schema, Schema]:
        schema = shape(self.game.key, self._shelf.kind_of(spot.path))
        return schema, part_of_record(schema, str(spot.loc[0]) if spot.loc else "")

    def _pictures(self, folder: str) -> tuple[str, ...]:
        start = f"{folder}/"
        return tuple(sorted(name.removeprefix(start) for name in self._sprites if name.startswith(start)))

    def _ids(self, key: str) -> tuple[str, ...]:
        """The ids that a key may name: `ability` those of `abilities`, `league` those of the leagues."""
        lists = (key, f"{key}s", f"{key[:-1]}ies")
        # What a file says itself goes by its kind: `park` in a team is the name of one, not the file park.yaml.
        return tuple(record.id for record in self.records if record.kind in lists and record.id != record.kind)

    def _problems_at(self, record: Record, document: Document, loc: Loc) -> tuple[Problem, ...]:
        path = document.path(loc)
        return tuple(problem for problem in record.problems if problem.path == path)

    def _records(self) -> tuple[Record, ...]:
        documents = dict.fromkeys(document for _, document in self._shelf.now.values())
        about: dict[Document, list[Problem]] = {}
        for document in documents:
            files = set(map(self._named, document.files))
            about[document] = [problem for problem in self.problems if problem.place.file in files]
        return tuple(
            Record(
                spot.kind, spot.id, spot.name, spot.group, self._where(key), self._is_changed(key),
                tuple(problem for problem in about[document] if mending.is_about(problem, spot, document)),
            )
            for key, (spot, document) in self._shelf.now.items()
        )

    def _where(self, key: Key) -> Where:
        last = self._shelf.found[key][-1]
        layer = self._shelf.layers[last.layer]
        return Where(layer.pack, layer.folder, last.spot.path, last.document.place(last.spot.loc).line, layer.own)

    def _is_changed(self, key: Key) -> bool:
        return key not in self._opened.now or bool(self._opened.data(key) != self._shelf.data(key))

    # --- changing -----------------------------------------------------------------------------------------------------

    def set(self, record: Record, loc: Loc, value: Any, goes_on: bool = False) -> None:
        """Let a field say something else: plain data, as `Field.value` is; it is saved and checked at once.

        :param goes_on: somebody is still at it, letter by letter: with the last change of this field it is one to undo.
        """
        order = self._order(record, loc[:-1])
        self._change(record, lambda data: with_value(data, loc, value, order), (record.key, loc), goes_on)

    def add(self, record: Record, loc: Loc, value: Any) -> None:
        """One more entry at the end of the list at `loc`."""
        self._change(record, lambda data: with_entry(data, loc, value, self._order(record, loc[:-1])))

    def remove(self, record: Record, loc: Loc) -> None:
        """Take out an entry of a list, or a key that may be left out."""
        self._change(record, lambda data: without(data, loc))

    def revert(self, record: Record) -> None:
        """Let a record be as it is shipped; in a designer's own folder, as it was when the workshop opened."""
        if record.key not in self._opened.now:
            raise CannotWrite(f"{record.name} is new, so there is no earlier version.")
        before = self._opened.data(record.key)
        self._step(self._saying.changed(record.key, before), f"{record.name}: as it was")

    def delete(self, record: Record) -> None:
        """Take out a card of a designer's own, or a team or league with all its cards; those of other packs stay."""
        self._step(self._saying.taken_out(record.key, record.name), f"{record.name}: deleted")

    def new(self, like: Record, id: str, name: str, blank: bool = False) -> Record:
        """A card, team or deck as a copy of another one, under an id and a name of its own.

        A copy of a team has all its cards, with ids of their own. What cannot be written where it stands goes to
        My cards.

        :param blank: only the figures are copied: no names, no words, no abilities but those it cannot be without.
        """
        made = copying.copy(self._shelf, like, id, name, self.game.key, blank)
        texts = (
            self._saying.added(like.key, made.data) if made.path == "" else
            self._saying.new_file(like.key, made.path, made.data, bare=blank)
        )
        self._step(texts, f"{name}: new, like {like.name}")
        return self.record(like.kind, id)

    def change_all(self, changed: Sequence[Changed], sentence: str) -> tuple[Problem, ...]:
        """Change many records and add new ones in one step.

        The answer is the mistakes that this would bring: where there are any, nothing is changed. Raises CannotWrite.
        """
        known = {str(problem) for problem in self.problems}
        texts = Saying(self.own, self._mine, self._shelf, self._disk).many(changed)
        before = {path: self._disk.text(path) for path in texts}
        self._disk.unsaved.update(texts)
        self._look()
        wrong = tuple(problem for problem in self.problems if not problem.warning and str(problem) not in known)
        after = dict(texts)
        if wrong:
            self._forget(before)
        elif before:
            self._disk.save(self.own)
            self._history.add(Step(sentence, before, after))
            self._look()
        return wrong

    def _forget(self, paths: Mapping[Path, str | None]) -> None:
        for path in paths:
            self._disk.unsaved.pop(path, None)
        self._look()

    def _order(self, record: Record, loc: Loc) -> tuple[str, ...]:
        """The keys of a group in the order in which files have them."""
        schema, part = self._part(self._shelf.now[record.key][0])
        for step in loc:
            if isinstance(step, str) and "verbs" in part:
                part = below(schema, part, f"<{step}>")
            part = below(schema, part, step)
        return tuple(part.get("properties", ()))

    def _change(self, record: Record, change: Any, what: Hashable = None, goes_on: bool = False) -> None:
        before = self._shelf.data(record.key)
        try:
            after = change(before)
        except NoSuchValue as nothing:
            raise CannotWrite(f"{record.name} has no such field: {nothing}.") from nothing
        if "id" in before and after.get("id") != before["id"]:
            raise CannotWrite("An id never changes: cards, saves and packs know the card by it. Copy the card instead.")
        if not same(before, after):
            first = self._history.newest_about(what) if goes_on else None
            said = before if first is None else first.said
            self._step(self._saying.changed(record.key, after), _sentence(record, said, after), what, said, goes_on)

    def _step(
        self, texts: Texts, sentence: str, what: Hashable = None, said: Any = None, goes_on: bool = False
    ) -> None:
        if not texts:
            return
        before = {path: self._disk.text(path) for path in texts}
        self._disk.write(texts, self.own)
        self._history.add(Step(sentence, before, texts, what, said), goes_on)
        self._look()

    # --- going back ---------------------------------------------------------------------------------------------------

    @property
    def history(self) -> tuple[str, ...]:
        """What was done, a sentence each, newest first, down to the beginning."""
        return self._history.sentences

    @property
    def can_undo(self) -> str:
        """The sentence of what `undo` takes back; empty where there is nothing."""
        step = self._history.next_undo
        return step.sentence if step else ""

    @property
    def can_redo(self) -> str:
        """The sentence of what `redo` does again; empty where there is nothing."""
        step = self._history.next_redo
        return step.sentence if step else ""

    def undo(self) -> None:
        """Take back what was done last."""
        if (step := self._history.next_undo) is not None:
            self._restore(step.after, step.before)
            self._history.back()

    def redo(self) -> None:
        """Do again what was undone last."""
        if (step := self._history.next_redo) is not None:
            self._restore(step.before, step.after)
            self._history.forth()

    def _restore(self, expected: Mapping[Path, str | None], texts: Mapping[Path, str | None]) -> None:
        for path, text in expected.items():
            if self._disk.text(path) != text and path.name != PACK:
                raise CannotWrite(f"{path.name} has been changed elsewhere since, so this cannot be undone here.")
        self._disk.write(self._saying.with_pack(dict(texts)), self.own)
        self._look()

    # --- saving -------------------------------------------------------------------------------------------------------

    @property
    def refused(self) -> str:
        """Why the disk did not take what was changed last, and what is to be done; empty while everything is saved."""
        kept = "Your change is kept until you close lordsball: save it elsewhere."
        return f"{self._disk.refused} {kept}" if self._disk.refused else ""

    @property
    def disk_says(self) -> str:
        """The first half of that."""
        return self._disk.refused

    def save(self) -> None:
        """Try again to save what the disk has refused."""
        self._disk.save(self.own)
        self._look()

    def save_elsewhere(self, folder: Path) -> list[Path]:
        """Save what the disk has refused into another folder, and return the files. Raises `match.files.NotWritten`."""
        return self._disk.save_elsewhere(folder, [self.own, *self._folders])

    # --- telling ------------------------------------------------------------------------------------------------------

    def difference(self, record: Record) -> tuple[DiffLine, ...]:
        """The lines that say something else than at first, with two lines around them."""
        return differences.difference(self._opened, self._shelf, record.key)

    def fix(self, problem: Problem) -> Fix | None:
        """What would mend a mistake, where that is known: `Make it 3`."""
        return mending.fix(self._shelf, problem, self._part)

    def mend(self, fix: Fix) -> None:
        """Do it."""
        self.set(self.record(*fix.record), fix.loc, fix.value)


def _sentence(record: Record, before: Any, after: Any) -> str:
    """`Nobody Special: bat 4 → 5`."""
    old, new = ({key: value for key, value in thawed(data).items() if key != "id"} for data in (before, after))
    told = catalog.changes({record.name: old}, {record.name: new})
    more = f" and {len(told) - 1} more" if len(told) > 1 else ""
    return f"{told[0]}{more}" if told else f"{record.name}: rewritten"
