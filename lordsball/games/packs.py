"""Packs: a folder or one zip with cards, pictures and lessons, and a `pack.yaml` that says whose they are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, NamedTuple

from pydantic import Field

from lordsball import formats
from lordsball.content import pictures, reader, zips
from lordsball.content.catalog import Kind
from lordsball.content.checking import check
from lordsball.content.documents import Document
from lordsball.content.folders import PACK
from lordsball.content.models import Id, Model, Name
from lordsball.content.problems import Findings, Place, Problem
from lordsball.games import SHELF
from lordsball.games.layout import layout

_Version = Annotated[
    str,
    Field(
        min_length=1,
        max_length=20,
        pattern=r"^[0-9]+(\.[0-9]+){0,3}$",
        json_schema_extra={"patternErrorMessage": "a version such as '1.0', in quotes"},
    ),
]
_Needs = Annotated[
    str,
    Field(
        min_length=1,
        max_length=20,
        pattern=r"^>= ?[0-9]+(\.[0-9]+){0,2}$",
        json_schema_extra={"patternErrorMessage": "the oldest lordsball it works with, such as '>=0.1'"},
    ),
]
UNPACKED = "unpacked"
"""The folder of the data folder where zips are unpacked."""


class PackFile(Model):
    """`pack.yaml`: what a pack is called and whose it is."""

    id: Id
    """Tells this pack from all others, whatever its file is called."""
    title: Name
    """What people call it."""
    version: _Version = "1.0"
    """Of the pack."""
    author: Name | None = None
    """Who made it."""
    needs: _Needs = ">=0"
    """The oldest lordsball it works with."""
    format: Annotated[int, Field(ge=1, le=formats.CARDS)] = formats.FIRST_CARDS
    """The number of the card files' format (docs/formats.md)."""


KIND = Kind("pack", (PACK,), PackFile)


class Pack(NamedTuple):
    """A pack as it was opened."""

    place: Path
    """The folder or zip, as it was named."""
    folder: Path
    """Where its files lie: the same folder, or what was unpacked."""
    about: PackFile | None
    """None where there is no `pack.yaml`, or one with mistakes."""
    games: tuple[str, ...]
    """The games it has cards or pictures for."""
    pictures: dict[str, Path]
    """By the name cards know them under, with the game: `wild_cards/portraits/ud_p03`."""
    problems: tuple[Problem, ...]

    @property
    def title(self) -> str:
        """What people call it; without a `pack.yaml`, the name of its folder or file."""
        return self.about.title if self.about else self.place.name

    @property
    def usable(self) -> bool:
        """Nothing about the pack itself keeps its cards from being read."""
        return all(problem.warning for problem in self.problems)


def open_pack(place: Path, cache: Path, version: str) -> Pack:
    """Open a folder or zip. What is wrong with the pack itself, its `pack.yaml` and pictures, is in its problems.

    :param cache: where zips are unpacked.
    :param version: of this lordsball.
    """
    findings = Findings()
    try:
        folder = _inner(zips.unpacked(place, cache)) if zips.is_zip(place) else place
    except zips.NoZip as why:
        return Pack(place, place, None, (), {}, (Problem(Place(place.as_posix()), "", str(why)),))
    about = _about(folder, version, findings)
    games = layout(folder).games
    drawn: dict[str, Path] = {}
    of: list[str] = list(games)
    for key in SHELF:
        inside = games.get(key, folder / key)
        own = pictures.look_through(inside, f"{key}/", findings)
        drawn |= own
        of += [key] if own and key not in games else []
    return Pack(place, folder, about, tuple(of), drawn, findings.all)


def _inner(folder: Path) -> Path:
    """A zip of a folder often holds that folder and nothing else: the pack is then inside."""
    inside = [path for path in folder.iterdir() if not path.name.startswith(".")]
    if len(inside) == 1 and inside[0].is_dir() and inside[0].name not in SHELF:
        names = {path.name for path in inside[0].iterdir()}
        if PACK in names or not names.isdisjoint(SHELF) or "rules.yaml" in names or "teams" in names:
            return inside[0]
    return folder


def _about(folder: Path, version: str, findings: Findings) -> PackFile | None:
    file = folder / PACK
    if not file.exists():
        return None
    shown = file.as_posix()
    text = reader.load(file, shown, findings)
    document = None if text is None else reader.read(text, shown, findings)
    if document is not None and _of_later_cards(document, findings):
        return None
    about = None if document is None else check(PackFile, document, findings)
    if document is not None and about is not None and _numbers(about.needs) > _numbers(version):
        wanted = f"found a pack for lordsball {about.needs.removeprefix('>=').strip()} or newer"
        findings.error(document.place(("needs",)), "needs", f"{wanted}, expected one for this lordsball ({version})")
    return about


def _of_later_cards(document: Document, findings: Findings) -> bool:
    """Whether the cards are of a later format than this program reads: then all else in the pack may mean anything."""
    made = document.data.get("format") if isinstance(document.data, dict) else None
    if type(made) is not int or made <= formats.CARDS:
        return False
    wanted = f"expected {formats.CARDS} or less: the pack is for a newer lordsball"
    findings.error(document.place(("format",)), "format", f"found {made:,}, {wanted}")
    return True


def _numbers(version: str) -> tuple[int, ...]:
    numbers = [int(part) for part in re.findall(r"\d+", version)][:3]
    return (*numbers, *(0 for _ in range(3 - len(numbers))))
