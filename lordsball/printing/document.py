"""A PDF: its pages, its typefaces and its pictures. Written by pydyf, object after object.

A picture is drawn when its turn comes to be written, and forgotten: a box of 250 cards takes no more memory than one.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Hashable
from typing import Any, BinaryIO, NamedTuple

import pydyf

from lordsball.printing.paper import POINTS_PER_MM, Paper
from lordsball.printing.typeface import Typeface

VERSION = b"1.5"
PRODUCER = "lordsball"
HEAVY = 250_000
"""Bytes of one picture. Drawings of flat colors take less without loss; paper with a grain takes twice as much."""
_BOLDEST_STEM, _FLAT = 80, 32
"""What a reader would need to know to imitate a face that is not embedded; ours are."""
_CODES_A_BLOCK = 100


class Picture(NamedTuple):
    """A picture of w x h dots.

    :param key: pictures of one key are one picture, however often they are printed.
    :param draw: its rows from the top, three bytes (red, green, blue) a dot.
    :param photo: makes a JPEG of those rows: it is taken where the picture is heavy without loss.
    """

    key: Hashable
    w: int
    h: int
    draw: Callable[[], bytes]
    photo: Callable[[bytes], bytes] | None = None


class _Drawn(pydyf.Object):  # type: ignore[misc]
    """A picture in the file, drawn when it is written."""

    def __init__(self, picture: Picture, told: Callable[[], None]) -> None:
        super().__init__()
        self.picture, self.told = picture, told

    @property
    def data(self) -> bytes:
        """The object as it stands in the file: without loss, unless that would be heavy."""
        rows = self.picture.draw()
        body, filter_ = zlib.compress(rows, 6), "/FlateDecode"
        if self.picture.photo is not None and len(body) > HEAVY:
            photo = self.picture.photo(rows)
            if len(photo) < len(body):
                body, filter_ = photo, "/DCTDecode"
        self.told()
        head = pydyf.Dictionary({
            "Type": "/XObject", "Subtype": "/Image", "Width": self.picture.w, "Height": self.picture.h,
            "ColorSpace": "/DeviceRGB", "BitsPerComponent": 8, "Filter": filter_, "Length": len(body),
        })
        return b"\n".join((bytes(head.data), b"stream", body, b"endstream"))


class Document:
    """A PDF being made.

    :param face: the bytes of the .ttf file of a role such as "body" or "display".
    """

    def __init__(self, title: str, face: Callable[[str], bytes]) -> None:
        self._pdf = pydyf.PDF()
        self._pdf.info.update({"Title": pydyf.String(title), "Producer": pydyf.String(PRODUCER)})
        self._face = face
        self._typefaces: dict[str, Typeface] = {}
        self._fonts, self._pictures = pydyf.Dictionary(), pydyf.Dictionary()
        self._names: dict[Hashable, str] = {}
        self._resources = pydyf.Dictionary({"Font": self._fonts, "XObject": self._pictures})
        self._pdf.add_object(self._resources)
        self._pages: list[Any] = []
        self._told: Callable[[int, int], None] = lambda done, all_: None
        self._done = 0

    @property
    def pages(self) -> int:
        """How many there are so far."""
        return len(self._pages)

    def typeface(self, role: str) -> Typeface:
        """The face of a role. It will be in the file."""
        if role not in self._typefaces:
            self._typefaces[role] = Typeface(role, self._face(role))
        return self._typefaces[role]

    def named(self, picture: Picture) -> str:
        """The name under which pages draw a picture."""
        if picture.key not in self._names:
            name = f"P{len(self._names)}"
            drawn = _Drawn(picture, self._count)
            self._pdf.add_object(drawn)
            self._names[picture.key] = name
            self._pictures[name] = drawn.reference
        return self._names[picture.key]

    def add_page(self, paper: Paper, stream: Any, at: int | None = None) -> None:
        """A page, at the end or as the `at`-th from 0. `stream`: what is drawn on it."""
        self._pdf.add_object(stream)
        page = pydyf.Dictionary({
            "Type": "/Page", "Parent": self._pdf.pages.reference, "Resources": self._resources.reference,
            "MediaBox": pydyf.Array([0, 0, paper.w * POINTS_PER_MM, paper.h * POINTS_PER_MM]),
            "Contents": stream.reference,
        })
        self._pdf.add_object(page)
        self._pages.insert(len(self._pages) if at is None else at, page)

    def write(self, output: BinaryIO, told: Callable[[int, int], None] | None = None) -> None:
        """The whole file.

        :param told: hears after every picture how many are done, and how many there are. What it raises ends it.
        """
        self._told = told or self._told
        for role, typeface in self._typefaces.items():
            self._fonts[role] = self._embedded(typeface)
        for page in self._pages:
            self._pdf.pages["Kids"].extend([page.number, 0, "R"])
        self._pdf.pages["Count"] = len(self._pages)
        self._pdf.catalog["Lang"] = pydyf.String("en-US")
        self._pdf.catalog["ViewerPreferences"] = pydyf.Dictionary({"PrintScaling": "/None", "DisplayDocTitle": "true"})
        self._pdf.write(output, version=VERSION)

    def _count(self) -> None:
        self._done += 1
        self._told(self._done, len(self._names))

    def _embedded(self, typeface: Typeface) -> bytes:
        """The reference of a face whose letters are addressed by the numbers of their glyphs."""
        k = 1000 / typeface.units
        name = f"/{''.join(chr(65 + (zlib.crc32(typeface.name.encode()) >> 4 * n & 15)) for n in range(6))}"
        name += f"+Lordsball-{typeface.name}"
        copy = typeface.copy()
        file = pydyf.Stream([copy], {"Length1": len(copy)}, compress=True)
        self._pdf.add_object(file)
        box = [round(each * k) for each in typeface.box]
        about = pydyf.Dictionary({
            "Type": "/FontDescriptor", "FontName": name, "Flags": _FLAT, "FontBBox": pydyf.Array(box),
            "ItalicAngle": 0, "Ascent": round(typeface.ascent * k), "Descent": round(typeface.descent * k),
            "CapHeight": round(typeface.ascent * k * 0.7), "StemV": _BOLDEST_STEM, "FontFile2": file.reference,
        })
        self._pdf.add_object(about)
        widths = pydyf.Array()
        for glyph in sorted(typeface.used):
            widths.extend([glyph, pydyf.Array([round(typeface.advance(glyph) * k, 2)])])
        descendant = pydyf.Dictionary({
            "Type": "/Font", "Subtype": "/CIDFontType2", "BaseFont": name, "CIDToGIDMap": "/Identity", "DW": 0,
            "CIDSystemInfo": pydyf.Dictionary({
                "Registry": pydyf.String("Adobe"), "Ordering": pydyf.String("Identity"), "Supplement": 0,
            }),
            "FontDescriptor": about.reference, "W": widths,
        })
        self._pdf.add_object(descendant)
        readable = pydyf.Stream([_readable(typeface.used)], compress=True)
        self._pdf.add_object(readable)
        font = pydyf.Dictionary({
            "Type": "/Font", "Subtype": "/Type0", "BaseFont": name, "Encoding": "/Identity-H",
            "DescendantFonts": pydyf.Array([descendant.reference]), "ToUnicode": readable.reference,
        })
        self._pdf.add_object(font)
        return bytes(font.reference)


def _readable(used: dict[int, str]) -> bytes:
    """Which character each glyph is: so that text can be searched and copied."""
    codes = [f"<{glyph:04x}> <{character.encode('utf-16-be').hex()}>" for glyph, character in sorted(used.items())]
    blocks = [codes[at : at + _CODES_A_BLOCK] for at in range(0, len(codes), _CODES_A_BLOCK)]
    body = "\n".join("\n".join([f"{len(block)} beginbfchar", *block, "endbfchar"]) for block in blocks)
    return (
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Lordsball def\n/CMapType 2 def\n"
        "1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n"
        f"{body}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend"
    ).encode("ascii")
