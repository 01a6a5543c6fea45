"""Tables in files: the shipped ones beside the cards, others in a person's own folder. A file is never trusted blindly.

A file is one line of JSON, then compressed whole numbers: chances in steps of one fifty-thousandth, lead by lead, each
as what it adds to a straight line through the two before it.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import sys
from array import array
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from lordsball import formats
from lordsball.ai.arithmetic import whole
from lordsball.ai.monster_league.pairing import VERSION, Pairing
from lordsball.ai.monster_league.solving import SQUARE, Half, Starts, Table
from lordsball.ai.monster_league.staffs import Staff
from lordsball.limits import SOLVED_FILE, SOLVED_VALUES
from lordsball.paths import cards, user_data

STEPS = 50_000
"""A chance is kept as a whole number of these: off by 0.001 % at most."""
LOWEST_LEAD = -10_000
FOLDER, ENDING = "solved", ".solved"


def folders() -> list[Path]:
    """Where tables lie: beside the shipped cards, and in a person's own folder."""
    return [cards() / "monster_league" / FOLDER, kept()]


def kept() -> Path:
    """The folder for tables that this computer has worked out."""
    return user_data() / FOLDER


def find(pairing: Pairing, among: list[Path] | None = None) -> Table | None:
    """The table of a pairing, if it lies in one of these folders; what is damaged or of another version is passed over.

    :param among: all folders there are if left out.
    """
    for folder in folders() if among is None else among:
        file = folder / (pairing.fingerprint + ENDING)
        try:
            if file.is_file() and file.stat().st_size <= SOLVED_FILE:
                return unpacked(file.read_bytes(), pairing)
        except (OSError, ValueError):
            continue
    return None


def keep(table: Table, folder: Path) -> Path:
    """Write a table into a folder, whole or not at all. Raises OSError where that is impossible."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / (table.pairing.fingerprint + ENDING)
    unfinished = file.with_suffix(".part")
    unfinished.write_bytes(packed(table))
    unfinished.replace(file)
    return file


def packed(table: Table) -> bytes:
    """A table as a file holds it."""
    numbers = array("h")
    halves = []
    for half in table.halves:
        starts = []
        for (offense, defense), exact in half.items():
            lowest, columns = _in_steps(exact)
            starts.append([*offense, *defense, lowest, len(columns[0])])
            for column in columns:
                numbers.extend(_bends(column))
        halves.append(starts)
    if sys.byteorder == "big":
        numbers.byteswap()
    body = lzma.compress(numbers.tobytes(), preset=9)
    head = {
        "format": formats.SOLVED_TABLE, "version": VERSION, "fingerprint": table.pairing.fingerprint, "halves": halves,
    }
    return _line({**head, "checksum": _checksum(head, body)}) + b"\n" + body


def _line(head: Mapping[str, Any]) -> bytes:
    return json.dumps(head, separators=(",", ":"), sort_keys=True).encode()


def _checksum(head: Mapping[str, Any], body: bytes) -> str:
    """Of everything: a lead that is one off at the head would be as wrong as a number behind it."""
    return hashlib.sha256(_line(head) + body).hexdigest()


def unpacked(data: bytes, pairing: Pairing) -> Table:
    """The table in a file. Raises ValueError where it is damaged, or of another pairing, format or version."""
    line, _, body = data.partition(b"\n")
    head = json.loads(line)
    told = [head.get(word) if isinstance(head, dict) else None for word in ("format", "version", "fingerprint")]
    if told != [formats.SOLVED_TABLE, VERSION, pairing.fingerprint]:
        raise ValueError("found a table of another format, version or pairing")
    if head.pop("checksum", None) != _checksum(head, body):
        raise ValueError("found a table whose checksum is wrong")
    try:
        halves = [_read_head(starts) for starts in head["halves"]]
    except (LookupError, TypeError) as wrong:
        raise ValueError("found a table with a damaged head") from wrong
    total = SQUARE * whole(count for half in halves for _, count in half.values())
    if len(halves) != 2 * pairing.innings or total > SOLVED_VALUES:
        raise ValueError("found a table of another size")
    numbers = array("h")
    try:
        unpacker = lzma.LZMADecompressor()
        numbers.frombytes(unpacker.decompress(body, max_length=2 * total))
    except lzma.LZMAError as wrong:
        raise ValueError("found a table that cannot be unpacked") from wrong
    if len(numbers) != total:
        raise ValueError("found a table that is cut short")
    if sys.byteorder == "big":
        numbers.byteswap()
    found, first = [], 0
    for half in halves:
        found.append(Kept(half, numbers, first))
        first += SQUARE * whole(count for _, count in half.values())
    return Table(pairing, tuple(found))


Places = dict[tuple[Staff, Staff], tuple[int, int]]
"""For each pair of staffs the lowest lead and the number of leads."""


class Kept(Mapping[tuple[Staff, Staff], Starts]):
    """The starts of a half-inning from a file, unpacked where they are asked for."""

    def __init__(self, places: Places, numbers: array[int], first: int) -> None:
        self._places, self._numbers = places, numbers
        self._firsts: dict[tuple[Staff, Staff], int] = {}
        for pair, (_, count) in places.items():
            self._firsts[pair] = first
            first += SQUARE * count
        self._known: dict[tuple[Staff, Staff], Starts] = {}

    def __getitem__(self, pair: tuple[Staff, Staff]) -> Starts:
        if pair not in self._known:
            lowest, count = self._places[pair]
            first = self._firsts[pair]
            columns = [
                _straightened(self._numbers[first + column * count : first + (column + 1) * count])
                for column in range(SQUARE)
            ]
            self._known[pair] = Starts(lowest, list(zip(*columns, strict=True)))
        return self._known[pair]

    def __iter__(self) -> Iterator[tuple[Staff, Staff]]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


def same(one: Half, other: Half) -> bool:
    """Are they the same once they are kept?"""
    return list(one) == list(other) and all(_in_steps(one[pair]) == _in_steps(other[pair]) for pair in one)


def _read_head(starts: Any) -> Places:
    found: Places = {}
    for numbers in starts:
        *staffs, lowest, count = numbers
        if len(staffs) != 6 or not all(isinstance(number, int) for number in numbers) or count < 0:
            raise ValueError("found a table with a damaged head")
        if not LOWEST_LEAD <= lowest <= -LOWEST_LEAD:
            raise ValueError("found a table with a damaged head")
        offense, defense = (Staff(active, tokens, bool(relief)) for active, tokens, relief in (staffs[:3], staffs[3:]))
        found[offense, defense] = (lowest, count)
    return found


def _in_steps(starts: Starts) -> tuple[int, list[list[int]]]:
    """The lowest lead, and column by column whole numbers of steps; leads that are 0 or 1 in steps are left out."""
    rows = [[round(chance * STEPS) for chance in row] for row in starts.rows]
    low, high = 0, len(rows)
    while low < high and not any(rows[low]):
        low += 1
    while high > low and min(rows[high - 1]) == STEPS:
        high -= 1
    return starts.lowest + low, [[row[column] for row in rows[low:high]] for column in range(SQUARE)]


def _bends(column: list[int]) -> Iterator[int]:
    """What each number adds to a straight line through the two before it; numbers from -32768 to 32767."""
    before = step = 0
    for number in column:
        yield _wrapped(number - before - step)
        before, step = number, number - before


def _straightened(bends: array[int]) -> list[float]:
    before = step = 0
    column = []
    for bend in bends:
        step = _wrapped(step + bend)
        before = (before + step) & 0xFFFF
        column.append(before / STEPS)
    return column


def _wrapped(number: int) -> int:
    return ((number + 0x8000) & 0xFFFF) - 0x8000
