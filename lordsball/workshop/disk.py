"""Card files on the disk: read as they are, written whole or not at all; what a disk refuses is kept to try again."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from lordsball import paths
from lordsball.content.folders import ENDINGS, PACK
from lordsball.match import files

OWN = paths.OWN_PACK
"""The pack that takes changes of cards that cannot be written where they stand, and its folder."""


class Disk:
    """The texts of card files, those included that could not be saved yet."""

    def __init__(self) -> None:
        self.unsaved: dict[Path, str | None] = {}
        """What the disk has refused; None: a file that should be gone."""
        self.refused = ""
        """Why, in a sentence; empty while all is saved."""

    def text(self, path: Path) -> str | None:
        """What a file says, with its byte order mark and line ends; None where there is none that can be read."""
        if path in self.unsaved:
            return self.unsaved[path]
        try:
            return path.read_bytes().decode("utf-8")
        except (OSError, UnicodeDecodeError):
            return None

    def write(self, texts: Mapping[Path, str | None], top: Path) -> None:
        """Write these files, and delete those that are None, with the folders that are empty then, up to `top`."""
        self.unsaved.update(texts)
        self.save(top)

    def save(self, top: Path) -> None:
        """Try to write what is not saved."""
        self.refused = ""
        for path, text in list(self.unsaved.items()):
            try:
                if text is not None:
                    files.write(path.resolve(), text.encode("utf-8"), generations=1)
                elif path.exists():
                    files.delete(path)
                    _tidy(path.parent, top)
            except files.NotWritten as refused:
                self.refused = self.refused or str(refused)
            else:
                del self.unsaved[path]

    def save_elsewhere(self, target: Path, tops: Sequence[Path]) -> list[Path]:
        """Write what is not saved into another folder, laid out as it is in its own; the files. Raises NotWritten.

        :param tops: the folders of cards that the files belong to.
        """
        written = []
        for path, text in list(self.unsaved.items()):
            top = next((top for top in tops if path.is_relative_to(top)), path.parent)
            if text is not None:
                into = target / path.relative_to(top)
                files.write(into, text.encode("utf-8"), generations=1)
                written.append(into)
        self.unsaved.clear()
        self.refused = ""
        return written

    @contextmanager
    def as_if_saved(self, folders: Sequence[Path]) -> Iterator[dict[Path, Path]]:
        """For each of these folders one that has also what is not saved: the same where that is nothing."""
        waiting = [folder for folder in folders if any(path.is_relative_to(folder) for path in self.unsaved)]
        if not waiting:
            yield {folder: folder for folder in folders}
            return
        with tempfile.TemporaryDirectory(prefix="lordsball") as place:
            copies = {folder: Path(place) / str(number) / folder.name for number, folder in enumerate(waiting)}
            for folder, copy in copies.items():
                self._copy(folder, copy)
            yield {folder: copies.get(folder, folder) for folder in folders}

    def _copy(self, folder: Path, copy: Path) -> None:
        copy.mkdir(parents=True)
        for path in folder.rglob("*") if folder.is_dir() else ():
            if path.suffix.lower() in ENDINGS and path.is_file():
                into = copy / path.relative_to(folder)
                into.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, into)
        for path, text in self.unsaved.items():
            if path.is_relative_to(folder):
                into = copy / path.relative_to(folder)
                if text is None:
                    into.unlink(missing_ok=True)
                else:
                    into.parent.mkdir(parents=True, exist_ok=True)
                    into.write_bytes(text.encode("utf-8"))


def _tidy(folder: Path, top: Path) -> None:
    """Remove folders that are empty now; a pack that holds nothing but its `pack.yaml` is nothing."""
    try:
        while folder.is_relative_to(top):
            inside = list(folder.iterdir())
            if folder == top and folder.name == OWN and [path.name for path in inside] == [PACK]:
                inside[0].unlink()
            elif inside:
                return
            folder.rmdir()
            folder = folder.parent
    except OSError:  # an empty folder is in nobody's way
        return
