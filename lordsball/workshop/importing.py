"""A spreadsheet of cards, read back into the card files: cells change fields, and new lines are new cards."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from lordsball.content.documents import Loc
from lordsball.content.parts import Schema, below
from lordsball.content.problems import Problem, did_you_mean, listed
from lordsball.workshop import copying
from lordsball.workshop.cells import BadCell, cell, value_of
from lordsball.workshop.changes import NoSuchValue, in_order, value_at, with_value, without
from lordsball.workshop.columns import Column, NoColumn, column
from lordsball.workshop.records import Record
from lordsball.workshop.rewriting import same
from lordsball.workshop.saying import Saying, Texts
from lordsball.workshop.shapes import Shape, is_picture
from lordsball.workshop.sheets import KIND, Row, value
from lordsball.workshop.workbench import Changed, Workbench

_NOTHING = ("", "0", "no", "false")
"""What a cell may say, in small letters, in a column that its card has no use for."""


class NoImport(ValueError):
    """Nothing was changed; one sentence for each thing that is wrong."""

    def __init__(self, sentences: Sequence[str]) -> None:
        super().__init__("\n".join(sentences))
        self.sentences = tuple(sentences)


class Imported(NamedTuple):
    """What a spreadsheet has changed."""

    changed: tuple[Record, ...]
    new: tuple[Record, ...]


class _Line(NamedTuple):
    """A row that says something: about a record there is, or a new one."""

    row: Row
    record: Record | None
    like: Record
    """A record of the same kind."""
    group: str
    data: dict[str, Any]


def bring_in(bench: Workbench, names: Sequence[str], rows: Sequence[Row], kind: str = "", team: str = "") -> Imported:
    """Change cards as a spreadsheet says; nothing is changed where anything is wrong. Raises NoImport, CannotWrite.

    :param kind: of the rows that do not say it themselves.
    :param team: the name of a new team (deck, league) that takes all rows, each a new card.
    """
    reading = _Reading(bench, names, kind, team)
    lines = reading.lines(rows)
    if reading.wrong:
        raise NoImport(reading.wrong)
    if team:
        changes: list[Changed] = [reading.new_team(lines)]
    else:
        changes = [_changed(line) for line in lines if line.record is None or reading.says_else(line)]
    known = {record.key for record in bench.records}
    fresh = [line for line in lines if line.record is None]
    wrong = bench.change_all(changes, f"{len(changes)} cards from a spreadsheet")
    if wrong:
        raise NoImport([_in_sheet(problem, lines) for problem in wrong])
    changed = tuple(line.record for line in lines if line.record is not None and reading.says_else(line))
    ids = {line.data.get("id") for line in fresh}
    new = tuple(record for record in bench.records if record.key not in known and (record.id in ids or team))
    return Imported(changed, new)


def _changed(line: _Line) -> Changed:
    def change(saying: Saying) -> Texts:
        key = (line.record or line.like).key
        return saying.changed(key, line.data) if line.record else saying.added(key, line.data)

    return change


class _Reading:
    """Rows in the reading."""

    def __init__(self, bench: Workbench, names: Sequence[str], kind: str, team: str) -> None:
        self.bench = bench
        self.names = [name for name in names if not name.startswith("#")]
        self.kind = kind
        self.team = team
        self.wrong: list[str] = []
        self.by_kind: dict[str, list[Record]] = {}
        for record in bench.records:
            self.by_kind.setdefault(record.kind, []).append(record)
        self.before = {record.key: bench.data(record) for record in bench.records}
        self.taken = {record.id for record in bench.records}
        self.columns: dict[str, dict[str, Column]] = {}
        self.rows_of: dict[tuple[str, str], int] = {}
        """The number of the row that speaks of a record."""
        self.beside = {KIND, "id"}
        """Columns that need not be those of a field: the kind, the id, and the team or league of a card."""
        self.team_id = slug(team) or "team"
        if team and self.team_id in self.taken:
            self.team_id = copying.free(self.team_id, self.taken)

    def lines(self, rows: Sequence[Row]) -> list[_Line]:
        """Every row that can be understood; what is wrong with the others is in `wrong`."""
        found = []
        for row in rows:
            try:
                found.append(self.line(row))
            except (BadCell, NoColumn) as why:
                self.note(f"row {row.number}{', ' if str(why).startswith('column') else ': '}{why}")
        self.name_strangers()
        return found

    def note(self, sentence: str) -> None:
        """One more thing that is wrong."""
        if len(self.wrong) < 50 and sentence not in self.wrong:
            self.wrong.append(sentence)

    def name_strangers(self) -> None:
        """Columns that are fields of no kind; those of kinds without a row in the file may stay."""
        first = next(iter(self.columns), None)
        for name in self.names:
            if name.lower() in self.beside or first is None or any(self.is_field(kind, name) for kind in self.by_kind):
                continue
            try:
                self.column(first, name)
            except NoColumn as why:
                self.note(f"row 1: {why}")

    def column(self, kind: str, name: str) -> Column:
        """The column of a field. Raises NoColumn."""
        shape = self.bench.shape_of(self.by_kind[kind][0])
        found = column(shape.schema, shape.part, name)
        if found.loc and found.loc[0] in shape.lists:
            raise NoColumn(f"found the column '{name}', expected cards in lines of their own")
        return found

    def line(self, row: Row) -> _Line:
        """One row. Raises BadCell."""
        cells = {name.lower(): text for name, text in row.cells.items()}
        kind = cells.get(KIND, "").strip() or self.kind or self.only_kind()
        if kind not in self.by_kind:
            hint = did_you_mean(kind, self.by_kind)
            raise BadCell(f"column '{KIND}': found '{kind}', expected {listed(self.by_kind)}{hint}")
        some = self.by_kind[kind][0]
        shape = self.bench.shape_of(some)
        group_column = self.bench.group_of(some)
        group = self.team_id if self.team else cells.get(group_column, "").strip() if group_column else ""
        self.refuse_strange_cells(row, kind, group_column)
        record = None if self.team else self.there_is(kind, cells, shape)
        if record is not None and (first := self.rows_of.setdefault(record.key, row.number)) != row.number:
            name = record.id or record.name
            raise BadCell(f"found {name} again, expected one line a card (row {first} is the first)")
        data = dict(self.bench.data(record)) if record else {}
        for name, its in self.fields(kind, group_column).items():
            data = self.with_cell(data, its, row.cells.get(name, ""), shape)
        if record is None:
            data = self.begun(data, kind, shape)
        data = pruned(shape.schema, shape.part, data, self.bench.data(record) if record else {})
        like = record or self.like(kind, group, group_column, cells.get("id", "").strip())
        return _Line(row, record, like, group, data)

    def refuse_strange_cells(self, row: Row, kind: str, group_column: str) -> None:
        """A cell that says something in a column that only cards of another kind have. Raises BadCell."""
        for name in self.names:
            text = row.cells.get(name, "").strip()
            if name.lower() in (KIND, "id", group_column) or name in self.fields(kind, group_column):
                continue
            if text.lower() not in _NOTHING and any(self.is_field(other, name) for other in self.by_kind):
                raise BadCell(f"column '{name}': found '{text}', expected an empty cell: {kind} have no such field")

    def only_kind(self) -> str:
        """The kind of rows that do not say it, where their columns fit one alone. Raises BadCell."""
        fits = [
            kind for kind, records in self.by_kind.items()
            if all(self.is_field(kind, name) or name == self.bench.group_of(records[0]) for name in self.names)
        ]
        if len(fits) != 1:
            raise BadCell(f"found no column '{KIND}', expected one, or --kind: {listed(fits or self.by_kind)}")
        return fits[0]

    def is_field(self, kind: str, name: str) -> bool:
        """Whether a kind has a field of this name."""
        try:
            self.column(kind, name)
        except NoColumn:
            return False
        return True

    def fields(self, kind: str, group_column: str) -> dict[str, Column]:
        """The columns of the file that are fields of this kind."""
        if kind not in self.columns:
            names = [name for name in self.names if name.lower() not in (KIND, group_column)]
            self.columns[kind] = {name: self.column(kind, name) for name in names if self.is_field(kind, name)}
            self.beside |= {group_column} if group_column else set()
        return self.columns[kind]

    def there_is(self, kind: str, cells: dict[str, str], shape: Shape) -> Record | None:
        """The record that a row is about; None for a new one."""
        if "id" not in shape.part.get("properties", {}):
            return self.by_kind[kind][0]
        id = cells.get("id", "").strip()
        return next((record for record in self.by_kind[kind] if record.id == id), None)

    def with_cell(self, data: dict[str, Any], its: Column, text: str, shape: Shape) -> dict[str, Any]:
        """A record with what a cell says; one that says what it did before changes nothing. Raises BadCell."""
        before = value(data, its)
        if _same_text(cell(shape.schema, its.part, before), text):
            return data
        if not text.strip():
            return dict(without(data, its.loc)) if before is not None else data
        try:
            said = value_of(shape.schema, its.part, text)
        except BadCell as why:
            raise BadCell(f"column '{its.name}': {why}") from why
        return dict(grown(shape, data, its.loc, said))

    def begun(self, data: dict[str, Any], kind: str, shape: Shape) -> dict[str, Any]:
        """A new record with an id, a short name and a picture's name of its own, where the row has none."""
        keys = shape.part.get("properties", {})
        name = str(data.get("name", kind))
        if "id" in keys and "id" not in data:
            id = (f"{self.team_id}_" if self.team else "") + (slug(name) or kind)
            data["id"] = id[:40] if id[:40] not in self.taken else copying.free(id, self.taken)
        elif data.get("id") in self.taken:
            guess = copying.free(str(data["id"]), self.taken)
            raise BadCell(f"column 'id': found '{data['id']}' again, expected an id of its own (such as {guess})")
        self.taken.add(str(data.get("id", "")))
        if "short" in keys and "short" not in data:
            data["short"] = copying.short_of(name)
        for key in keys:
            if key not in data and is_picture(below(shape.schema, shape.part, key)):
                data[key] = slug(name) or "new"
        return in_order(data, list(keys))

    def like(self, kind: str, group: str, group_column: str, id: str) -> Record:
        """A record of the same kind and group, the last. Raises BadCell."""
        if group_column and not group and not self.team:
            near = did_you_mean(id, (record.id for record in self.by_kind[kind]))
            what = f"column 'id': found '{id}', which no card has{near}" if id else "found no id"
            new = f"or for a new one its {group_column} in a column of that name"
            raise BadCell(f"{what}, expected one of {kind}, {new}")
        among = [record for record in self.by_kind[kind] if self.team or not group_column or record.group == group]
        if not among:
            groups = dict.fromkeys(record.group for record in self.by_kind[kind])
            what = f"column '{group_column}': found '{group}', expected {listed(groups)}"
            raise BadCell(f"{what}{did_you_mean(group, groups)}; a new one takes --new-team")
        return next((record for record in reversed(among) if record.where.own), among[-1])

    def says_else(self, line: _Line) -> bool:
        """Whether a row changes its record."""
        return line.record is not None and not same(line.data, self.before[line.record.key])

    def new_team(self, lines: Sequence[_Line]) -> Changed:
        """A file of its own for all rows; what they do not say, such as colors, is as in the first team there is."""
        kinds = {line.like.kind for line in lines}
        shapes = ((record, self.bench.shape_of(record)) for record in self.bench.records)
        like = next((record for record, shape in shapes if kinds and kinds <= set(shape.lists)), None)
        if like is None:
            raise NoImport([f"--new-team: found {listed(sorted(kinds))}, which are not cards of one team"])
        cards = {kind: [line.data for line in lines if line.like.kind == kind] for kind in kinds}
        return partial(self.team_file, like, cards)

    def team_file(self, like: Record, cards: dict[str, list[Any]], saying: Saying) -> Texts:
        """The text of a new team's file."""
        made = copying.copy(saying.shelf, like, self.team_id, self.team)
        return saying.new_file(like.key, made.path, {**made.data, **cards}, bare=True)


def slug(name: str) -> str:
    """An id made of a name.

    >>> slug("Señor Bunt-a-Lot 3")
    'senor_bunt_a_lot_3'
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii").lower()
    return re.sub(r"^[^a-z]+", "", re.sub(r"[^a-z0-9]+", "_", plain)).strip("_")[:40]


def _same_text(one: str, other: str) -> bool:
    return one.replace("\r\n", "\n").strip() == other.replace("\r\n", "\n").strip()


def grown(shape: Shape, data: Any, loc: Loc, said: Any) -> Any:
    """The same with a value at `loc`; entries of lists on the way there are made."""
    for depth, step in enumerate(loc):
        if isinstance(step, int):
            try:
                entries = value_at(data, loc[:depth])
            except NoSuchValue:
                entries = ()
            missing = step + 1 - len(entries)
            if missing > 0:
                data = with_value(data, loc[:depth], (*entries, *({} for _ in range(missing))))
    part = shape.part
    for step in loc[:-1]:
        part = below(shape.schema, part, step)
    return with_value(data, loc, said, list(part.get("properties", ())))


def pruned(schema: Schema, part: Schema, data: Any, before: Any) -> Any:
    """The same without groups and entries of lists that say nothing any more; those that never did stay."""
    if isinstance(data, dict) and "verbs" not in part:
        old = before if isinstance(before, dict) else {}
        inside = {key: pruned(schema, below(schema, part, key), each, old.get(key)) for key, each in data.items()}
        return {key: each for key, each in inside.items() if each not in ({}, ()) or key not in old or each == old[key]}
    if isinstance(data, tuple | list):
        olds = before if isinstance(before, tuple | list) else ()
        pairs = [(each, olds[n] if n < len(olds) else None) for n, each in enumerate(data)]
        entries = [(pruned(schema, below(schema, part, 0), each, old), old) for each, old in pairs]
        return tuple(each for each, old in entries if each != {} or old == {})
    return data


def _in_sheet(problem: Problem, lines: Sequence[_Line]) -> str:
    """A mistake by its row and column; one of no row by its file."""
    for line in lines:
        id = line.data.get("id", "")
        start = f"{line.like.kind}[{id}]"
        if problem.path == start or problem.path.startswith((f"{start}.", f"{start}[")):
            way = re.sub(r"\[(\w+)\]", r".\1", problem.path[len(start) :]).strip(".")
            where = f"row {line.row.number}{f', column {way!r}' if way else ''}"
            return f"{where}: {problem.text}"
    return str(problem)
