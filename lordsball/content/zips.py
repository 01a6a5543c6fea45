"""A pack in one file: a zip is looked through as a whole, and only then what a pack can hold is unpacked, once.

It goes into a folder named by the zip's content, never beside it, and nothing in it is run. Programs, links and all
other kinds of files stay in the zip.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import stat
import tempfile
import unicodedata
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from lordsball import limits
from lordsball.content.folders import ENDINGS, PICTURE_ENDINGS, meant
from lordsball.content.problems import found, reason

ENDING = ".zip"
_ODD_NAME = re.compile(r'[\x00-\x1f<>:"|?*]|[. ]$')
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_LEFT_BY_SYSTEMS = {"__MACOSX", "Thumbs.db", "desktop.ini"}


class NoZip(Exception):
    """A zip cannot be used as a pack; the message is a sentence without its full stop, `found …, expected …`."""


class _Inside(NamedTuple):
    """One file of a zip, and where it belongs below the pack's folder."""

    info: zipfile.ZipInfo
    path: str


def is_zip(path: Path) -> bool:
    """Whether a path is meant as a pack in one file."""
    return path.name.lower().endswith(ENDING) and path.is_file()


def unpacked(file: Path, cache: Path) -> Path:
    """The folder with what is in a zip, below `cache`; it ends in the zip's own name, which messages then show.

    Raises NoZip for a zip that no pack is, or where nothing can be written.
    """
    try:
        if file.stat().st_size > limits.PACK_FILE:
            raise NoZip(f"found a zip of more than {limits.PACK_FILE // 1_000_000} MB, expected a pack of cards")
        name = hashlib.sha256(file.read_bytes()).hexdigest()[:24]
        place = cache / name / file.name
        if not place.is_dir():
            _unpack(file, place)
    except OSError as refused:
        raise NoZip(f"found a zip that cannot be unpacked ({reason(refused)}), expected a pack of cards") from refused
    return place


def _unpack(file: Path, place: Path) -> None:
    """All or nothing: a folder at its side gets the files and then takes its place. Raises NoZip, OSError."""
    try:
        with zipfile.ZipFile(file) as archive:
            inside = list(_looked_through(archive))
            place.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(dir=place.parent, prefix=".unpacking") as beside:
                whole = Path(beside) / "pack"
                whole.mkdir()
                for info, path in inside:
                    into = whole / path
                    into.parent.mkdir(parents=True, exist_ok=True)
                    with archive.open(info) as source, into.open("wb") as target:
                        shutil.copyfileobj(source, target)
                try:
                    os.replace(whole, place)
                except OSError:
                    if not place.is_dir():  # else somebody else has just done the same
                        raise
    except (zipfile.BadZipFile, zlib.error, EOFError, UnicodeError) as broken:
        raise NoZip("found a zip that is damaged, expected a pack of cards (make the zip again)") from broken


def _looked_through(archive: zipfile.ZipFile) -> Iterator[_Inside]:
    """Every file that a pack can hold. Raises NoZip at the first thing that no honest zip has."""
    entries = archive.infolist()
    if len(entries) > limits.PACK_FILES:
        raise NoZip(f"found a zip with {len(entries):,} files, expected at most {limits.PACK_FILES:,}")
    if sum(info.file_size for info in entries) > limits.PACK_UNPACKED:
        most = limits.PACK_UNPACKED // 1_000_000
        raise NoZip(f"found a zip with more than {most} MB of files, expected a pack of cards")
    known: dict[str, bool] = {}  # whether it is a folder, by what systems take for the same name
    for info in entries:
        path = _path_of(info)
        _refuse_kind(info)
        folded = unicodedata.normalize("NFC", path).casefold()
        _refuse_twice(folded, info, known)
        parts = path.split("/")
        hidden = any(part.startswith(".") or part in _LEFT_BY_SYSTEMS for part in parts)
        kept = path.lower().endswith((*ENDINGS, *PICTURE_ENDINGS)) or bool(meant(parts[-1]))
        if not info.is_dir() and kept and not hidden:
            yield _Inside(info, path)


def _path_of(info: zipfile.ZipInfo) -> str:
    """A file's path inside the pack. Raises NoZip where it leads elsewhere or no system could write it."""
    shown = found(info.orig_filename)
    path = info.orig_filename.replace("\\", "/")
    if path.startswith("/") or re.match(r"[A-Za-z]:", path) or ".." in path.split("/"):
        raise NoZip(f"found {shown} in the zip, which leads outside of it, expected only files of the pack")
    path = path.rstrip("/")
    if len(path) > limits.PACK_NAME or path.count("/") >= limits.PACK_DEPTH:
        most = f"{limits.PACK_NAME} letters and {limits.PACK_DEPTH} folders deep"
        raise NoZip(f"found {shown} in the zip, expected names of at most {most}")
    if any(not p or p == "." or _ODD_NAME.search(p) or _DEVICES.fullmatch(p) for p in path.split("/")):
        raise NoZip(f"found {shown} in the zip, expected names that every system can write")
    return path


def _refuse_kind(info: zipfile.ZipInfo) -> None:
    """Links, devices, secrets and bombs. Raises NoZip."""
    shown = found(info.orig_filename)
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        what = "a link" if kind == stat.S_IFLNK else "no ordinary file"
        raise NoZip(f"found {shown} in the zip, which is {what}, expected only files and folders")
    if info.flag_bits & 1:
        raise NoZip(f"found {shown} in the zip under a password, expected a zip without one")
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise NoZip(f"found {shown} packed in a rare way, expected an ordinary zip (deflated)")
    if info.file_size > limits.PACK_RATIO_FROM and info.file_size > limits.PACK_RATIO * info.compress_size:
        times = f"{limits.PACK_RATIO} times"
        raise NoZip(f"found {shown} in the zip, which grows more than {times} when unpacked, expected a pack of cards")


def _refuse_twice(folded: str, info: zipfile.ZipInfo, known: dict[str, bool]) -> None:
    """Two files of one name, also where only capitals differ, and a file that is a folder too. Raises NoZip."""
    shown = found(info.orig_filename)
    if folded in known and not (known[folded] and info.is_dir()):
        raise NoZip(f"found {shown} twice in the zip (capital letters do not count), expected each name once")
    known[folded] = info.is_dir()
    while "/" in folded:
        folded = folded.rpartition("/")[0]
        if not known.setdefault(folded, True):
            raise NoZip(f"found {shown} in the zip below a file of that name, expected each name once")
