"""The icon of the Windows program."""

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
