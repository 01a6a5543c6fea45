"""Typefaces in a PDF: the letters that are used, as wide as they were, and none besides."""

import struct

import pytest

from lordsball.printing.typeface import Typeface
from lordsball.ui.kit.text import face_file, font

ROLES = ("display", "black", "body", "semibold", "bold", "italic")


def face(role: str) -> Typeface:
    return Typeface(role, face_file(role).read_bytes())


@pytest.mark.parametrize("role", ROLES)
def test_a_text_is_as_wide_as_the_window_sets_it(role: str) -> None:
    text = "Hamburg 1912"
    drawn = sum(font(role, 200).metrics(letter)[0][4] for letter in text)
    assert face(role).width(text) * 200 == pytest.approx(drawn, abs=len(text))


@pytest.mark.parametrize("role", ROLES)
def test_a_copy_holds_the_letters_that_are_used_and_is_much_smaller(role: str) -> None:
    whole = face(role)
    used = whole.glyphs("Übung 7")
    copy = whole.copy()
    assert len(copy) < len(face_file(role).read_bytes()) / 2
    lengths = outlines(copy)
    assert all(lengths[glyph] for letter, glyph in zip("Übung 7", used, strict=True) if letter != " ")
    assert sum(1 for length in lengths if length) < 16  # letters, parts of letters, the sign for a missing one


def outlines(data: bytes) -> list[int]:
    """How many bytes the outline of each glyph takes."""
    tables = {}
    for number in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, offset, length = struct.unpack_from(">4s3I", data, 12 + 16 * number)
        tables[tag] = data[offset : offset + length]
    places = struct.unpack(f">{len(tables[b'loca']) // 4}I", tables[b"loca"])
    assert places[-1] == len(tables[b"glyf"])
    return [after - before for before, after in zip(places, places[1:], strict=False)]


def test_what_a_face_lacks_is_known() -> None:
    assert face("body").has("é")
    assert not face("display").has("\u4e00")
    assert face("display").glyphs("\u4e00") == [0]


def test_another_kind_of_file_is_refused() -> None:
    with pytest.raises(ValueError, match="found no TrueType typeface in serif"):
        Typeface("serif", face_file("serif").read_bytes())
