#!/usr/bin/env python3
"""What weighs what in the built program. build_executable.py prints it; afterwards, with the Python it built with:

    build/environment/bin/python build_scripts/weights.py dist/lordsball dist/lordsball-….zip
"""

import sys
import zipfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

LIMITS = (50.0, 24.0)
"""Megabytes of the folder and of the zip that the program is to keep below."""
PYTHON = "Python"
EXECUTABLES = {"lordsball", "lordsball.exe", "lordsball-console.exe"}
WRAPPINGS = {"_internal", "lordsball.app", "Contents", "Frameworks", "Resources", "MacOS"}
"""Folders that say nothing about what is in them."""
PARTS = (
    ("pygame_ce.libs", "pygame-ce: SDL and what reads pictures, sounds, typefaces"),
    ("pygame", "pygame-ce: modules"),
    ("pydantic", "pydantic"),
    ("typing_inspection", "pydantic"),
    ("typing_extensions", "pydantic"),
    ("annotated_types", "pydantic"),
    ("yaml", "PyYAML"),
    ("_yaml", "PyYAML"),
    ("pydyf", "pydyf"),
    ("font_", "typefaces"),
    ("assets/sounds", "lordsball: sounds"),
    ("assets/sprites", "lordsball: drawings"),
    ("assets", "lordsball: rules"),
    ("cards", "lordsball: cards"),
    ("lordsball", "lordsball: byte code, weights"),
    ("desktop", "lordsball: menu entry, icons"),
    ("LICEN", "licenses"),
)
"""How the paths of each part begin, in the folder or among the modules."""


class Weight(NamedTuple):
    """Bytes in the folder and in the zip."""

    folder: int
    packed: int


def main() -> None:
    """Print the table."""
    program, archive = Path(sys.argv[1]), Path(sys.argv[2])
    sums: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for part, weight in weights(program, archive):
        sums[part][0] += weight.folder
        sums[part][1] += weight.packed
    print(f"{'MB':<60}{'folder':>8}{'zip':>8}")
    for part, (folder, packed) in sorted(sums.items(), key=lambda each: -each[1][1]):
        print(f"{part:<60}{folder / 1e6:>8.2f}{packed / 1e6:>8.2f}")
    whole = [sum(each[column] for each in sums.values()) / 1e6 for column in (0, 1)]
    print(f"{'all':<60}{whole[0]:>8.2f}{whole[1]:>8.2f}")
    for name, found, limit in zip(("folder", "zip"), whole, LIMITS, strict=True):
        if found > limit:
            print(f"the {name} has {found:.1f} MB, more than the {limit:.0f} it should have at most")


def weights(program: Path, archive: Path) -> Iterator[tuple[str, Weight]]:
    """Every file, and every module inside the executables, with the part it belongs to."""
    with zipfile.ZipFile(archive) as packed:
        lists = archive.stat().st_size - sum(info.compress_size for info in packed.infolist())
        yield "the zip's own lists of names", Weight(0, lists)
        sizes = {info.filename: info.compress_size for info in packed.infolist()}
    for path in program.rglob("*"):
        if path.is_symlink() or not path.is_file():
            continue
        inside = "/".join(folder for folder in path.relative_to(program).parts if folder not in WRAPPINGS)
        size, zipped = path.stat().st_size, sizes.get(path.relative_to(program.parent).as_posix(), 0)
        if path.name in EXECUTABLES:
            modules = list(modules_of(path))
            # Modules are packed one by one already: the zip can do no more for them.
            yield from ((part_of(name), Weight(length, length)) for name, length in modules)
            rest = sum(length for _, length in modules)
            size, zipped, inside = size - rest, max(0, zipped - rest), "starter"
        yield part_of(inside), Weight(size, zipped)


def modules_of(executable: Path) -> Iterator[tuple[str, int]]:
    """The modules inside a program of PyInstaller, with the bytes each takes there."""
    from PyInstaller.archive.readers import CArchiveReader  # only where programs are built

    modules = CArchiveReader(str(executable)).open_embedded_archive("PYZ.pyz")
    for name, (_, _, length) in modules.toc.items():
        yield name, length


def part_of(path: str) -> str:
    """The part a file or a module belongs to.

    >>> part_of("pydantic_core/_pydantic_core.so")
    'pydantic'
    >>> part_of("python3.11/lib-dynload/math.so")
    'Python'
    """
    return next((part for start, part in PARTS if path.startswith(start)), PYTHON)


if __name__ == "__main__":
    main()
