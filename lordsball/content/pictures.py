"""Pictures that a pack brings beside its cards: which there are, and whether each can be drawn.

They lie in folders named like those of the shipped pictures: `portraits`, `specials`, `emblems`. A picture is an SVG
that keeps to what the renderer draws, a PNG or a JPG. Each is looked at before anything decodes it.
"""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import NamedTuple

from lordsball import limits
from lordsball.content import drawings
from lordsball.content.folders import PICTURE_ENDINGS
from lordsball.content.problems import Findings, Place, found, reason

FOLDERS = ("portraits", "specials", "emblems")
_NAME = re.compile(r"[a-z0-9_]{1,60}")
_SLIMMEST = 8
"""A picture is at most this many times as long as it is wide, or as wide as it is long."""
_DASHES = re.compile(r'stroke-dasharray="([^"]*)"')
_SHORTEST_DASH = 0.2
_PNG = b"\x89PNG\r\n\x1a\n"
_FRAMES = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}
"""Marks in a JPG behind which its size stands."""


class _Unfit(Exception):
    """A picture cannot be drawn; the message says what was found and what was expected."""


class Size(NamedTuple):
    """Width and height in pixels, or in units of a drawing."""

    width: float
    height: float


def look_through(folder: Path, prefix: str, findings: Findings) -> dict[str, Path]:
    """The pictures in the folders of one game's cards, by the name cards know them under, with `prefix` before it.

    What is wrong with one goes to `findings` as a warning, and the picture is left out: a stand-in is drawn.
    """
    pictures: dict[str, Path] = {}
    for kind in FOLDERS:
        try:
            files = sorted(path for path in (folder / kind).iterdir() if path.suffix.lower() in PICTURE_ENDINGS)
        except OSError:  # mostly there is no such folder, and one that cannot be read is told with the cards
            continue
        for file in files[: limits.PICTURES]:
            name = f"{prefix}{kind}/{file.stem}"
            try:
                if name in pictures:
                    other = found(pictures[name].name)
                    raise _Unfit(f"found a second picture of this name beside {other}, expected one")
                _look_at(file)
                pictures[name] = file
            except _Unfit as why:
                findings.warn(Place(file.as_posix()), "", f"{why}: a stand-in will be drawn")
        if len(files) > limits.PICTURES:
            text = f"found {len(files):,} pictures, expected at most {limits.PICTURES:,}: the others are left out"
            findings.warn(Place((folder / kind).as_posix()), "", text)
    return pictures


def size_of(file: Path) -> Size:
    """The size of a PNG or JPG as its first bytes tell it. Raises OSError, ValueError for anything else."""
    return _raster_size(file.read_bytes())


def _look_at(file: Path) -> None:
    """Raises _Unfit where a file is no picture that can be drawn."""
    if not _NAME.fullmatch(file.stem):
        wanted = "a name of small letters, digits and _ (cards name it without its ending)"
        raise _Unfit(f"found a picture called {found(file.stem)}, expected {wanted}")
    try:
        if file.is_symlink() or not file.is_file():
            raise _Unfit("found something that is no file, expected a picture")
        if file.stat().st_size > limits.PICTURE_FILE:
            raise _Unfit(f"found more than {limits.PICTURE_FILE // 1_000_000} MB, expected a smaller picture")
        raw = file.read_bytes()
    except OSError as refused:
        raise _Unfit(f"found a file that cannot be read ({reason(refused)}), expected a picture") from refused
    if file.suffix.lower() == ".svg":
        size = _drawing_size(raw)
    else:
        try:
            size = _raster_size(raw)
        except ValueError as wrong:
            raise _Unfit(str(wrong)) from wrong
        if size.width * size.height > limits.PICTURE_PIXELS:
            most = f"{limits.PICTURE_PIXELS // 1_000_000} million pixels"
            raise _Unfit(f"found {size.width:,} by {size.height:,} pixels, expected at most {most}")
    if min(size) <= 0 or max(size) > _SLIMMEST * min(size):
        sides = f"{size.width:g} by {size.height:g}"
        raise _Unfit(f"found a picture of {sides}, expected sides that differ at most {_SLIMMEST} times")


def _drawing_size(raw: bytes) -> Size:
    if len(raw) > limits.PICTURE_SVG:
        raise _Unfit(f"found a drawing of more than {limits.PICTURE_SVG // 1_000_000} MB, expected a simpler one")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as broken:
        raise _Unfit("found an SVG that is not saved as UTF-8, expected one that is") from broken
    for line, message in drawings.check(text)[:1]:
        raise _Unfit(f"found on line {line} what the table cannot draw ({message})")
    lengths = [float(n) for dashes in _DASHES.findall(text) for n in re.findall(r"\d*\.?\d+", dashes)[:50]]
    if any(length < _SHORTEST_DASH for length in lengths if length):
        raise _Unfit(f"found dashes shorter than {_SHORTEST_DASH}, expected longer ones: these take minutes to draw")
    box = re.search(r'viewBox="\s*([-\d.eE]+)[\s,]+([-\d.eE]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"', text)
    try:
        return Size(float(box[3]), float(box[4])) if box else Size(0, 0)
    except ValueError as odd:
        raise _Unfit("found a viewBox without four numbers, expected one such as '0 0 240 240'") from odd


def _raster_size(raw: bytes) -> Size:
    """Raises ValueError with a sentence."""
    if raw.startswith(_PNG):
        if raw[12:16] != b"IHDR" or b"IEND" not in raw[-16:]:
            raise ValueError("found a PNG that is cut off, expected a whole picture")
        return Size(*struct.unpack(">II", raw[16:24]))
    if not raw.startswith(b"\xff\xd8"):
        raise ValueError("found a file that is neither PNG nor JPG inside, expected a picture")
    at = 2
    while at + 9 <= len(raw) and raw[at] == 0xFF:
        if raw[at + 1] in _FRAMES:
            height, width = struct.unpack(">HH", raw[at + 5 : at + 9])
            if b"\xff\xd9" not in raw[-4096:]:
                break
            return Size(width, height)
        at += 1 if raw[at + 1] == 0xFF else 2 + max(2, struct.unpack(">H", raw[at + 2 : at + 4])[0])
    raise ValueError("found a JPG that is cut off, expected a whole picture")
