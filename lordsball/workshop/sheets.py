"""Cards as a spreadsheet: a CSV file with a line for each card, a column for each field (docs/workshop.md)."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from lordsball import limits
from lordsball.workshop.cells import cell
from lordsball.workshop.changes import NoSuchValue, value_at
from lordsball.workshop.columns import Column, columns
from lordsball.workshop.records import Record
from lordsball.workshop.workbench import Workbench

KIND = "kind"
"""The column that says what sort of card a line is."""


class NoSheet(ValueError):
    """A file is no spreadsheet that can be read; the message is a sentence without its full stop."""


class Row(NamedTuple):
    """A line of a spreadsheet: where it begins, counted as spreadsheets count, and its cells by their column."""

    number: int
    cells: dict[str, str]


def written(bench: Workbench, records: Sequence[Record]) -> str:
    """The CSV of these records, for spreadsheets of any kind: lines end as theirs do, texts are quoted where needed."""
    tables = list(_tables(bench, records))
    every = dict.fromkeys(name for table in tables for name in table.names)
    names = [*dict.fromkeys(each for each in (KIND, *(table.group for table in tables), "id", "name") if each in every)]
    names += [name for name in every if name not in names]
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(names)
    for table in tables:
        for line in table.lines:
            writer.writerow([line.get(name, "") for name in names])
    return "\ufeff" + out.getvalue()  # without the mark, spreadsheets on some systems take é for Ã©


class _Table(NamedTuple):
    group: str
    names: list[str]
    lines: list[dict[str, str]]


def _tables(bench: Workbench, records: Sequence[Record]) -> Iterator[_Table]:
    """A table for each kind, in the order in which they come."""
    for kind in dict.fromkeys(record.kind for record in records):
        here = [record for record in records if record.kind == kind]
        group = bench.group_of(here[0])
        shape = bench.shape_of(here[0])
        data = [bench.data(record) for record in here]
        fields = columns(shape.schema, shape.part, data, shape.lists)
        first = [KIND, group] if group else [KIND]
        lines = []
        for record, said in zip(here, data, strict=True):
            line = {KIND: kind, **({group: record.group} if group else {})}
            line |= {each.name: cell(shape.schema, each.part, value(said, each)) for each in fields}
            lines.append(line)
        yield _Table(group, [*first, *(each.name for each in fields)], lines)


def value(data: Any, column: Column) -> Any:
    """What stands in a column's field of a record; None where nothing does."""
    try:
        return value_at(data, column.loc)
    except NoSuchValue:
        return None


def rows(raw: bytes) -> tuple[list[str], list[Row]]:
    """The names of the columns of a CSV file, and its lines; those that are empty are left out. Raises NoSheet.

    Read as spreadsheets write them: with commas, semicolons or tabs, in UTF-8 (with or without its mark) or UTF-16.
    """
    if len(raw) > limits.SHEET_FILE:
        raise NoSheet(f"found more than {limits.SHEET_FILE // 1_000_000} MB, expected a CSV file of cards")
    text = _decoded(raw)
    lines = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    try:
        header = [name.strip() for name in next(lines, [])]
        if not any(header):
            raise NoSheet("found an empty file, expected a line with the names of the columns")
        if len(header) > limits.SHEET_COLUMNS:
            raise NoSheet(f"found {len(header):,} columns, expected at most {limits.SHEET_COLUMNS}")
        twice = next((name for name in header if name and header.count(name) > 1), "")
        if twice:
            raise NoSheet(f"found the column '{twice[:40]}' twice, expected it once")
    except csv.Error as broken:
        raise NoSheet(f"row 1: found {_fault(broken)}") from broken
    found = list(_rows(lines, header))
    return [name for name in header if name], found


def _rows(lines: Any, header: list[str]) -> Iterator[Row]:
    number = 1
    while True:
        number += 1
        first = lines.line_num + 1
        try:
            cells = next(lines, None)
        except csv.Error as broken:
            raise NoSheet(f"row {number} (line {first}): found {_fault(broken)}") from broken
        if cells is None:
            return
        if number > limits.SHEET_ROWS:
            raise NoSheet(f"found more than {limits.SHEET_ROWS:,} rows, expected fewer")
        if len(cells) > len(header) and any(cell.strip() for cell in cells[len(header) :]):
            what = f"row {number} (line {first}): found {len(cells)} cells under {len(header)} columns"
            raise NoSheet(f"{what}, expected as many; a text with a comma stands in quotes")
        if any(cell.strip() for cell in cells):
            yield Row(number, {name: text for name, text in zip(header, cells, strict=False) if name})


def _fault(broken: csv.Error) -> str:
    """What keeps a row from being read."""
    if "field limit" in str(broken):
        return f"a cell of more than {csv.field_size_limit():,} letters, expected those of a card"
    return "a quote (\") that is not closed, expected two around a text, and \"\" for one in it"


def _decoded(raw: bytes) -> str:
    try:
        if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
            return raw.decode("utf-16")
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as broken:
        line = raw[: broken.start].count(b"\n") + 1
        what = f"line {line}: found letters that are not UTF-8"
        raise NoSheet(f"{what}, expected a file saved as 'CSV UTF-8'") from broken


def _delimiter(text: str) -> str:
    """What stands most often between the names of the columns."""
    header = text.partition("\n")[0]
    return max(",;\t", key=header.count)
