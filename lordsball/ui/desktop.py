"""What the desktop does for us: open a folder in its own window, keep a text on its clipboard."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame


def open_folder(folder: Path) -> str | None:
    """Show a folder in the desktop's file manager; a sentence where that is not possible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            opener = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen(
                [opener, str(folder)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                start_new_session=True,
            )  # fmt: skip
    except OSError as refused:
        return f"This desktop cannot show the folder {folder}: {(refused.strerror or str(refused)).lower()}."
    return None


def copy_text(text: str) -> str | None:
    """Put a text on the clipboard; a sentence where that is not possible."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, UnicodeError, ValueError) as refused:
        return f"It could not be copied: {refused}."
    return None
