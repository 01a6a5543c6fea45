"""Which files of a folder are card files: reading the cards and watching them for changes both look here."""

from __future__ import annotations

import difflib
import os
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from lordsball import limits

ENDINGS = (".yaml", ".yml")
PICTURE_ENDINGS = (".svg", ".png", ".jpg", ".jpeg")
TEACHING = ("lessons", "tips.yaml")
"""What lies beside the cards of a game and is none: the folder of its lessons, and its tips."""
PACK = "pack.yaml"
"""What says whose cards these are; it lies at the top of a pack and holds none."""
_WRAPPED = (".txt", ".text", ".rtf", ".doc", ".docx", ".odt", ".md", ".html", ".htm")
"""What editors hang behind the name they were given."""


class Contents(NamedTuple):
    """Relative paths with `/`, sorted: of the card files, and of those that were surely meant to be some."""

    files: list[str]
    strays: list[str]
    whole: bool
    """Whether everything has been looked at; not so where there are far more files than in any folder of cards."""
    teaching: list[str]
    """Lessons and tips: they lie beside the cards, and no game is played with them."""


def contents(folder: Path, refused: Callable[[OSError], None] | None = None) -> Contents:
    """Look through a folder. Hidden files and all other kinds of files are left alone.

    :param refused: is told of each folder that cannot be read.
    """
    files: list[str] = []
    strays: list[str] = []
    seen = 0
    for where, inside, names in os.walk(folder, onerror=refused):
        inside[:] = [name for name in inside if not name.startswith(".")]
        seen += len(inside) + len(names)
        if seen > limits.CARD_FOLDER:
            return Contents(sorted(files), sorted(strays), False, [])
        for name in names + inside:  # also a folder called x.yaml, so that it is not passed over in silence
            if not name.startswith(".") and not (name == PACK and Path(where) == folder):
                into = files if name.lower().endswith(ENDINGS) else strays if meant(name) else None
                if into is not None:
                    into.append((Path(where) / name).relative_to(folder).as_posix())
    teaching = sorted(path for path in files if path.split("/")[0] in TEACHING)
    return Contents(sorted(set(files) - set(teaching)), sorted(strays), True, teaching)


def meant(name: str) -> str:
    """The name a card file was meant to have; else an empty string.

    >>> meant("bog.yaml.txt"), meant("bog.yalm"), meant("bog.png")
    ('bog.yaml', 'bog.yaml', '')
    """
    stem, ending = os.path.splitext(name)
    if ending.lower() in _WRAPPED and stem.lower().endswith(ENDINGS):
        return stem
    return f"{stem}.yaml" if _is_slip(ending.lower()) else ""


@lru_cache
def _is_slip(ending: str) -> bool:
    """Is this nearly the ending of a card file? Open games look at their folders all the time."""
    return ending[1:].isalnum() and bool(difflib.get_close_matches(ending, ENDINGS, 1, 0.8))


def has_cards(folder: Path) -> bool:
    """Whether any card file lies in a folder; one with schemas alone has none."""
    found = contents(folder)
    return bool(found.files or found.strays or found.teaching)
