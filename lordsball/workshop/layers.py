"""The packs that a game's cards come from, and which of them may be written."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from lordsball import paths
from lordsball.content import reader
from lordsball.content.folders import PACK
from lordsball.content.problems import Findings, Problem, Problems
from lordsball.content.zips import ENDING
from lordsball.games import CARDS_OF, folders_of

SHIPPED = "Shipped cards"


class Layer(NamedTuple):
    """One game's cards in one pack, in the order in which packs count."""

    pack: str
    """What people call the pack."""
    folder: Path
    """Where this game's card files lie."""
    own: bool
    """It may be written: a designer's own folder, not the shipped one and no zip."""
    read_from: Path
    """The same folder; a copy of it while something in it cannot be saved."""


def layers(game: str, folders: Sequence[Path]) -> tuple[list[Layer], tuple[Problem, ...]]:
    """The layers of one game in these folders of cards, the shipped one first, and what is wrong with the folders."""
    found: list[Layer] = []
    wrong: list[Problem] = []
    for number, folder in enumerate(folders):
        try:
            places = folders_of(game, folders[:1] if number == 0 else [folders[0], folder])[min(number, 1) :]
        except Problems as refused:
            wrong += refused.problems
            continue
        for place in places:
            found.append(Layer(title(folder) if number else SHIPPED, place, may_be_written(game, place), place))
    return found, tuple(wrong)


def title(folder: Path) -> str:
    """What people call a pack: the title in its `pack.yaml`, else the name of its folder."""
    unheard = Findings()
    text = reader.load(folder / PACK, PACK, unheard) if (folder / PACK).is_file() else None
    document = reader.read(text, PACK, unheard) if text is not None else None
    said = document.data.get("title") if document is not None and isinstance(document.data, dict) else None
    return said if isinstance(said, str) and said else folder.name


def may_be_written(game: str, folder: Path) -> bool:
    """Whether changes go into this folder itself: not into shipped cards, nor into what a zip was unpacked to."""
    if CARDS_OF.get(game) != folder and folder.resolve().is_relative_to(paths.cards().resolve()):
        return False
    unpacked = any(part.lower().endswith(ENDING) for part in folder.parts)
    return not unpacked and os.access(folder, os.W_OK)
