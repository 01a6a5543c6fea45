#!/usr/bin/env python3
"""What a release needs beside the programs themselves.

    python3 build_scripts/release.py version v0.2.0          is this the version of the source, with a dated section?
    python3 build_scripts/release.py notes v0.2.0            its section of the changelog
    python3 build_scripts/release.py sums FOLDER             checks each archive's checksum; one file SHA256SUMS of all
    python3 build_scripts/release.py metainfo FILE           the AppStream description with all releases
    python3 build_scripts/release.py desktop FOLDER          icons, menu entry and description as desktops want them

Needs nothing but Python, except for `desktop`, which draws.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

TOP = Path(__file__).resolve().parent.parent
CHANGELOG = TOP / "CHANGELOG.md"
DESKTOP = TOP / "build_scripts" / "desktop"
METAINFO = "org.lordsball.lordsball.metainfo.xml"
ARCHIVES = (".zip", ".tar.gz", ".whl")
_HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)


class NotReady(Exception):
    """Why this cannot be released, as a sentence."""


class Section(NamedTuple):
    """One version of the changelog."""

    version: str
    date: str
    """As `2026-12-01`; "" where it has none."""
    text: str


def sections(changelog: str) -> list[Section]:
    """The versions of a changelog, the newest first.

    >>> sections("# Log\\n\\n## [Unreleased]\\n\\n- b\\n\\n## [0.1.0] - 2026-11-30\\n\\n- a\\n")[1]
    Section(version='0.1.0', date='2026-11-30', text='- a')
    """
    found = list(_HEADING.finditer(changelog))
    ends = [*(one.start() for one in found[1:]), len(changelog)]
    return [
        Section(one["version"], one["date"] or "", changelog[one.end() : end].strip())
        for one, end in zip(found, ends, strict=True)
    ]


def version_of_source() -> str:
    """What lordsball/__init__.py says."""
    text = (TOP / "lordsball" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    assert found is not None  # hatchling reads it the same way
    return found[1]


def section_of(tag: str, changelog: str, source: str) -> Section:
    """The section of the version that a tag (`v0.2.0`) names. Raises NotReady."""
    version = tag.removeprefix("v")
    if version != source:
        raise NotReady(f"found the tag {tag}, expected v{source}, which lordsball/__init__.py says")
    section = next((one for one in sections(changelog) if one.version == version), None)
    if section is None or not section.date or not section.text:
        raise NotReady(f"CHANGELOG.md: expected a section “## [{version}] - YYYY-MM-DD” with what is new")
    return section


def sums(folder: Path) -> Path:
    """Check every archive against the checksum beside it, and write them all into one file. Raises NotReady."""
    lines = []
    for archive in sorted(path for path in folder.iterdir() if path.name.endswith(ARCHIVES)):
        beside = archive.with_name(archive.name + ".sha256")
        found = hashlib.sha256(archive.read_bytes()).hexdigest()
        if not beside.is_file() or beside.read_text("utf-8").split() != [found, archive.name]:
            raise NotReady(f"{archive.name} is not what was built: its checksum is missing or another")
        lines.append(f"{found}  {archive.name}\n")
    if not lines:
        raise NotReady(f"{folder}: expected archives that end in {' or '.join(ARCHIVES)}")
    file = folder / "SHA256SUMS"
    file.write_text("".join(lines), "utf-8", newline="\n")
    return file


def metainfo(changelog: str) -> str:
    """The AppStream description with the released versions."""
    releases = [
        f'<release version="{one.version}" date="{one.date}"/>' for one in sections(changelog) if one.date
    ]
    return (DESKTOP / METAINFO).read_text("utf-8").replace("@RELEASES@", "\n    ".join(releases))


def lay_desktop(folder: Path) -> None:
    """Lay into a folder what the desktops of Linux want: an entry for menus, icons of all sizes, a description."""
    import icon

    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(DESKTOP / "lordsball.desktop", folder / "lordsball.desktop")
    (folder / METAINFO).write_text(metainfo(CHANGELOG.read_text("utf-8")), "utf-8", newline="\n")
    icon.write_hicolor(folder / "icons" / "hicolor", "lordsball")


def main(words: Sequence[str] | None = None) -> int:
    """Carry one of them out; 1 with a sentence where it cannot be."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("what", choices=("version", "notes", "sums", "metainfo", "desktop"))
    asked.add_argument("about", help="a tag, a folder or a file")
    chosen = asked.parse_args(words)
    changelog = CHANGELOG.read_text("utf-8")
    try:
        if chosen.what in ("version", "notes"):
            section = section_of(chosen.about, changelog, version_of_source())
            print(section.text if chosen.what == "notes" else f"{section.version}, {section.date}")
        elif chosen.what == "sums":
            print(sums(Path(chosen.about)).read_text("utf-8"), end="")
        elif chosen.what == "metainfo":
            Path(chosen.about).write_text(metainfo(changelog), "utf-8", newline="\n")
        else:
            lay_desktop(Path(chosen.about))
    except NotReady as why:
        print(f"release.py: {why}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
