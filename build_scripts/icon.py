"""The icons of the program for Windows, macOS and Linux desktops, made from one drawing."""

import io
import struct
from collections.abc import Sequence
from pathlib import Path

import pygame

from lordsball import paths

DRAWING = "icon.svg"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {
    b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256, b"ic08": 256, b"ic14": 512,
    b"ic09": 512, b"ic10": 1024,
}
"""What macOS calls each picture, and its pixels: some are another's size at twice the sharpness."""
DESKTOP_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 192, 256, 512)
"""Those that desktops of Linux look for in the theme hicolor; the drawing itself lies beside them as `scalable`."""


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


def write_icns(path: Path) -> Path:
    """Write the icon as an .icns that holds a PNG of each kind, and return its path."""
    pictures = [(kind, png(size)) for kind, size in ICNS_KINDS.items()]
    body = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"icns" + struct.pack(">I", 8 + len(body)) + body)
    return path


def write_hicolor(folder: Path, name: str) -> None:
    """Lay the icon of this name into a folder `icons/hicolor`: each size, and the drawing, where desktops expect it."""
    for size in DESKTOP_SIZES:
        file = folder / f"{size}x{size}" / "apps" / f"{name}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(png(size))
    drawing = folder / "scalable" / "apps" / f"{name}.svg"
    drawing.parent.mkdir(parents=True, exist_ok=True)
    drawing.write_bytes((paths.assets() / "sprites" / DRAWING).read_bytes())
