"""What the desktop does for us: open a folder in its own window, put a text on its clipboard."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame

from lordsball.ui import ADDED

_LIBRARIES = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")


def open_folder(folder: Path) -> str | None:
    """Show a folder in the desktop's file manager; a sentence where that is not possible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _show(folder)
    except OSError as refused:
        return f"This desktop cannot show the folder {folder}: {(refused.strerror or str(refused)).lower()}."
    return None


def open_file(file: Path) -> str | None:
    """Show a text file in the program the desktop has for it; a sentence where that is not possible."""
    try:
        file.stat()
        _show(file)
    except OSError as refused:
        return f"This desktop cannot show the file {file}: {(refused.strerror or str(refused)).lower()}."
    return None


def _show(path: Path) -> None:
    """Raises OSError."""
    if sys.platform == "win32":
        os.startfile(path)
    else:
        opener = "open" if sys.platform == "darwin" else "xdg-open"
        subprocess.Popen(
            [opener, str(path)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True, env=surroundings(),
        )


def surroundings() -> dict[str, str]:
    """The environment the person started us with: other programs are started in it, whatever we need for ourselves.

    The built program runs with the libraries beside it and keeps the person's own path to libraries as `…_ORIG`.
    """
    theirs = {name: said for name, said in os.environ.items() if name not in ADDED and not name.startswith("_PYI_")}
    if getattr(sys, "frozen", False):
        for name in _LIBRARIES:
            theirs.pop(name, None)
            if (before := theirs.pop(f"{name}_ORIG", None)) is not None:
                theirs[name] = before
    return theirs


def copy_text(text: str) -> str | None:
    """Put a text on the clipboard; a sentence where that is not possible."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, UnicodeError, ValueError) as refused:
        return f"It could not be copied: {refused}."
    return None
