"""The packs of a person: those in a folder of the data folder, and those named on the command line.

A zip or folder put there appears. Which are off, and in what order they count, is kept in the settings; those of the
command line are always on and count after these. My cards, what the workshop has changed, counts last of all.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from lordsball import __version__, limits, paths
from lordsball.match import files
from lordsball.ui.shell.settings import Settings

if TYPE_CHECKING:  # the first picture does not wait for what reads packs, unless there are some
    from lordsball.games.packs import Pack

FOLDER = "cards"
"""Of the data folder: what lies in it is a pack each."""


class Shelved(NamedTuple):
    """A pack, and whether it is played with."""

    pack: Pack
    on: bool
    own: bool
    """It lies in the folder of packs: those of the command line can be neither ordered nor switched off."""

    @property
    def can_move(self) -> bool:
        """Whether its place among the packs is a person's choice."""
        return self.own and self.name != paths.OWN_PACK

    @property
    def name(self) -> str:
        """What the settings call it."""
        return self.pack.place.name


class PackShelf:
    """All packs, those that count last at the end.

    :param data: the data folder.
    :param shipped: the folder of the shipped cards.
    :param given: folders and unpacked zips of the command line.
    """

    def __init__(self, data: Path, shipped: Path, given: Sequence[Path]) -> None:
        self.folder = data / FOLDER
        self._data = data
        self._shipped = shipped
        self._given = tuple(given)

    def look(self, settings: Settings) -> list[Shelved]:
        """What is there now."""
        order = {name: place for place, name in enumerate(settings.packs_order)}
        places = sorted(self._places(), key=lambda path: (order.get(path.name, len(order)), path.name))
        own = [Shelved(self._open(place), place.name not in settings.packs_off, True) for place in places]
        given = [Shelved(self._open(place), True, False) for place in self._given]
        return sorted((*own, *given), key=lambda shelved: shelved.own and not shelved.can_move)

    def use(self, settings: Settings) -> tuple[Path, ...]:
        """The folders of cards to play with, the shipped one first. From now on the pictures are those of these."""
        used = [shelved.pack for shelved in self.look(settings) if shelved.on and shelved.pack.usable]
        paths.PICTURES.clear()
        for pack in used:
            paths.PICTURES.update(pack.pictures)
        return (self._shipped, *(pack.folder for pack in used))

    def add(self, place: Path) -> str:
        """Have a copy of this zip among the packs: "", or a sentence why not. Raises NotWritten, OSError."""
        from lordsball.content.zips import is_zip

        if not is_zip(place):
            return f"{place.name} is no zip. Put a folder into the folder of packs yourself."
        wrong = [problem for problem in self._open(place).problems if not problem.warning]
        if wrong:
            return f"{place.name}: {wrong[0].text}."
        goal = self.folder / place.name
        if goal.exists():
            return f"There is a pack called {place.name} already. Take it out of the folder first."
        files.write(goal, place.read_bytes(), generations=1, called="The pack")
        return ""

    def _open(self, place: Path) -> Pack:
        from lordsball.games.packs import UNPACKED, open_pack

        return open_pack(place, self._data / UNPACKED, __version__)

    def _places(self) -> list[Path]:
        try:
            there = [path for path in self.folder.iterdir() if not path.name.startswith(".")]
        except OSError:  # nobody has put anything there yet
            return []
        return sorted(path for path in there if path.is_dir() or path.suffix.lower() == ".zip")[: limits.PACKS]
