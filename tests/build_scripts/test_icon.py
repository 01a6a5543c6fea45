"""The icons of the program, for each system."""

import io
import struct
from pathlib import Path

import icon
import pygame


def test_the_ico_holds_a_picture_of_each_size(tmp_path: Path) -> None:
    content = icon.write_ico(tmp_path / "new" / "x.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", content)
    assert (reserved, kind, count) == (0, 1, len(icon.ICO_SIZES))
    end = 6 + 16 * count
    for number, size in enumerate(icon.ICO_SIZES):
        width, height, _, _, _, bits, length, offset = struct.unpack_from("<BBBBHHII", content, 6 + 16 * number)
        assert (width or 256, height or 256, bits, offset) == (size, size, 32, end)
        picture = pygame.image.load(io.BytesIO(content[offset : offset + length]), "icon.png")
        assert picture.get_size() == (size, size)
        assert picture.get_bounding_rect().width >= size * 0.7, "the drawing fills the icon"
        end = offset + length
    assert end == len(content)


def test_the_icns_holds_a_picture_of_each_kind(tmp_path: Path) -> None:
    content = icon.write_icns(tmp_path / "x.icns").read_bytes()
    assert content[:4] == b"icns" and struct.unpack(">I", content[4:8]) == (len(content),)
    at, found = 8, {}
    while at < len(content):
        kind, length = struct.unpack_from(">4sI", content, at)
        found[kind] = pygame.image.load(io.BytesIO(content[at + 8 : at + length]), "icon.png").get_size()
        at += length
    assert at == len(content)
    assert found == {kind: (size, size) for kind, size in icon.ICNS_KINDS.items()}


def test_desktops_find_each_size_and_the_drawing(tmp_path: Path) -> None:
    icon.write_hicolor(tmp_path, "lordsball")
    for size in icon.DESKTOP_SIZES:
        assert pygame.image.load(tmp_path / f"{size}x{size}/apps/lordsball.png").get_size() == (size, size)
    assert b"<svg" in (tmp_path / "scalable/apps/lordsball.svg").read_bytes()
