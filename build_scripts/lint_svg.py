#!/usr/bin/env python3
"""Check that our SVG files stay inside what the app's SVG renderer draws correctly.

The rules are those of `lordsball/content/drawings.py`, which pictures of packs have to keep as well.

    python build_scripts/lint_svg.py [file or folder ...]      (default: assets/)

Prints `file:line: message` for every finding; exit code 1 if there was one, 2 if a path does not exist.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(REPOSITORY))

from lordsball.content.drawings import check  # noqa: E402


def svg_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The given files, and every .svg below the given folders."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.svg"))
        else:
            yield path


def main(arguments: list[str]) -> int:
    """Lint the named files and folders; the exit code of the program."""
    paths = [Path(argument) for argument in arguments] or [REPOSITORY / "assets"]
    absent = [path for path in paths if not path.exists()]
    for path in absent:
        print(f"lint_svg: no such file or folder: {path}", file=sys.stderr)
    if absent:
        return 2
    clean = True
    for file in svg_files(paths):
        shown = file.relative_to(REPOSITORY) if file.is_relative_to(REPOSITORY) else file
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            print(f"{shown}:1: not UTF-8 text")
            clean = False
            continue
        for line, message in check(text):
            print(f"{shown}:{line}: {message}")
            clean = False
    return 0 if clean else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
