"""The icon of the Windows program, made from the drawing of the program's icon."""

import io
import struct
from collections.abc import Sequence
from pathlib import Path

import pygame

from lordsball import paths

DRAWING = "icon.svg"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)


def png(size: int) -> bytes:
    """The icon as a PNG of size x size pixels."""
    surface = pygame.Surface((size, size), pygame.SRCALPHA)
    drawn = pygame.image.load_sized_svg(str(paths.assets() / "sprites" / DRAWING), (size, size))
    surface.blit(drawn, drawn.get_rect(center=(size // 2, size // 2)))
    out = io.BytesIO()
    pygame.image.save(surface, out, "icon.png")
    return out.getvalue()


def write_ico(path: Path, sizes: Sequence[int] = ICO_SIZES) -> Path:
    """Write the icon as an .ico that holds a PNG for each size, and return its path."""
    pictures = [png(size) for size in sizes]
    offset = 6 + 16 * len(sizes)
    directory = struct.pack("<HHH", 0, 1, len(sizes))
    for size, picture in zip(sizes, pictures, strict=True):
        # A byte for width and height; 0 stands for 256.
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(directory + b"".join(pictures))
    return path
