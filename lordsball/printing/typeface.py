"""A TrueType typeface inside a PDF: how wide its letters are, and a copy of it with only those that are used.

Source: the OpenType specification, tables `cmap`, `glyf`, `head`, `hhea`, `hmtx`, `loca`, `maxp`.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping

KEPT = ("cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep")
"""The tables that a PDF needs to draw letters by number."""
_MAGIC = 0xB1B0AFBA
_WORDS, _XY, _SCALE, _MORE, _BOTH_SCALES, _MATRIX = 0x1, 0x2, 0x8, 0x20, 0x40, 0x80


class Typeface:
    """One face.

    :param data: the bytes of a .ttf file. ValueError for anything else.
    """

    def __init__(self, name: str, data: bytes) -> None:
        if data[:4] not in (b"\0\1\0\0", b"true"):
            raise ValueError(f"found no TrueType typeface in {name}")
        self.name = name
        self._tables = _tables(data)
        self.units: int = struct.unpack_from(">H", self._tables["head"], 18)[0]
        self.box: tuple[int, ...] = struct.unpack_from(">4h", self._tables["head"], 36)
        self.ascent, self.descent = struct.unpack_from(">2h", self._tables["hhea"], 4)
        self._glyphs = _characters(self._tables["cmap"])
        count = struct.unpack_from(">H", self._tables["hhea"], 34)[0]
        self._widths: list[int] = list(struct.unpack_from(">" + "Hh" * count, self._tables["hmtx"])[::2])
        self.used: dict[int, str] = {0: "\ufffd"}
        """The glyphs that have been asked for, and the character each stands for."""

    def has(self, character: str) -> bool:
        """Can it write this?"""
        return ord(character) in self._glyphs

    def glyphs(self, text: str) -> list[int]:
        """The numbers of its glyphs; 0 for a character it lacks. They will be in the copy."""
        found = [self._glyphs.get(ord(character), 0) for character in text]
        self.used.update({glyph: character for glyph, character in zip(found, text, strict=True) if glyph})
        return found

    def width(self, text: str) -> float:
        """How wide a text is, at size 1."""
        return sum(self.advance(self._glyphs.get(ord(character), 0)) for character in text) / self.units

    def advance(self, glyph: int) -> int:
        """The width of a glyph, in units of the face."""
        return self._widths[min(glyph, len(self._widths) - 1)]

    def copy(self) -> bytes:
        """The face as a .ttf file in which all glyphs but those used are empty. Their numbers stay."""
        offsets = self._offsets()
        glyf = self._tables["glyf"]
        body, places = bytearray(), [0]
        wanted = _with_parts(self.used, glyf, offsets)
        for glyph, start in enumerate(offsets[:-1]):
            if glyph in wanted:
                body += glyf[start : offsets[glyph + 1]]
                body += bytes(-len(body) % 4)
            places.append(len(body))
        head = bytearray(self._tables["head"])
        struct.pack_into(">I", head, 8, 0)
        struct.pack_into(">h", head, 50, 1)
        tables = {**self._tables, "glyf": bytes(body), "loca": struct.pack(f">{len(places)}I", *places)}
        return _file({**{tag: tables[tag] for tag in KEPT if tag in tables}, "head": bytes(head)})

    def _offsets(self) -> tuple[int, ...]:
        loca = self._tables["loca"]
        if struct.unpack_from(">h", self._tables["head"], 50)[0]:
            return struct.unpack(f">{len(loca) // 4}I", loca)
        return tuple(2 * each for each in struct.unpack(f">{len(loca) // 2}H", loca))


def _tables(data: bytes) -> dict[str, bytes]:
    found = {}
    for number in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, offset, length = struct.unpack_from(">4s3I", data, 12 + 16 * number)
        found[tag.decode("latin-1")] = data[offset : offset + length]
    return found


def _characters(cmap: bytes) -> dict[int, int]:
    """The glyph of each character, from the Unicode table of the usual format (4)."""
    found: dict[int, int] = {}
    for number in range(struct.unpack_from(">H", cmap, 2)[0]):
        platform, _, offset = struct.unpack_from(">2HI", cmap, 4 + 8 * number)
        if platform not in (0, 3) or struct.unpack_from(">H", cmap, offset)[0] != 4:
            continue
        double = struct.unpack_from(">H", cmap, offset + 6)[0]
        count = double // 2
        at = offset + 14
        ends = struct.unpack_from(f">{count}H", cmap, at)
        starts = struct.unpack_from(f">{count}H", cmap, at + double + 2)
        deltas = struct.unpack_from(f">{count}H", cmap, at + 2 * double + 2)
        base = at + 3 * double + 2
        ranges = struct.unpack_from(f">{count}H", cmap, base)
        for segment in range(count):
            for code in range(starts[segment], min(ends[segment], 0xFFFE) + 1):
                glyph = code
                if ranges[segment]:
                    place = base + 2 * segment + ranges[segment] + 2 * (code - starts[segment])
                    glyph = struct.unpack_from(">H", cmap, place)[0]
                    if not glyph:
                        continue
                found[code] = (glyph + deltas[segment]) & 0xFFFF
    return {code: glyph for code, glyph in found.items() if glyph}


def _with_parts(used: Iterable[int], glyf: bytes, offsets: tuple[int, ...]) -> set[int]:
    """These glyphs, and those that they are put together from."""
    wanted, open_ = set(), list(used)
    while open_:
        glyph = open_.pop()
        if glyph in wanted or glyph + 1 >= len(offsets):
            continue
        wanted.add(glyph)
        at, end = offsets[glyph], offsets[glyph + 1]
        if end - at < 10 or struct.unpack_from(">h", glyf, at)[0] >= 0:
            continue
        at += 10
        flags = _MORE
        while flags & _MORE:
            flags, part = struct.unpack_from(">2H", glyf, at)
            open_.append(part)
            at += 4 + (4 if flags & _WORDS else 2)
            at += 2 if flags & _SCALE else 4 if flags & _BOTH_SCALES else 8 if flags & _MATRIX else 0
    return wanted


def _file(tables: Mapping[str, bytes]) -> bytes:
    """A .ttf file of these tables."""
    count = len(tables)
    power = count.bit_length() - 1
    heads = [struct.pack(">4H", count, 16 << power, power, 16 * count - (16 << power))]
    body, offset = [], 12 + 16 * count
    for tag, table in sorted(tables.items()):
        whole = table + bytes(-len(table) % 4)
        heads.append(struct.pack(">4s3I", tag.encode("latin-1"), _sum(whole), offset, len(table)))
        body.append(whole)
        offset += len(whole)
    made = bytearray(b"\0\1\0\0" + b"".join(heads) + b"".join(body))
    place = next(struct.unpack_from(">I", head, 8)[0] for head in heads if head[:4] == b"head")
    struct.pack_into(">I", made, place + 8, (_MAGIC - _sum(bytes(made))) & 0xFFFFFFFF)
    return bytes(made)


def _sum(data: bytes) -> int:
    words: tuple[int, ...] = struct.unpack(f">{len(data) // 4}I", data)
    return sum(words) & 0xFFFFFFFF
