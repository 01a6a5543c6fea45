"""Reading cues.yaml, and what must hold in it beyond types: every event named, every sound there and used."""

from __future__ import annotations

import importlib
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from lordsball import games, limits
from lordsball.content import reader
from lordsball.content.checking import check
from lordsball.content.documents import Document, Loc
from lordsball.content.problems import Findings, Place, Problem, Problems, did_you_mean, found, listed, reason
from lordsball.ui.kit.timeline import MOMENTS
from lordsball.ui.sound.cues import Cue, CueSheet

NAME = "cues.yaml"
ENDING = ".ogg"
START = "start"
ASKED = (
    "hover", "press", "refuse", "page", "waiting", "window_passed", "curtain_falls", "curtain_rises", "hint",
    "lesson_right", "lesson_wrong", "lesson_done",
    "sample_all", "sample_play", "sample_crowd", "sample_music", "sample_buttons",
)
"""What the program itself plays by name, so that it must stand under `scenes`."""


def load(folder: Path) -> CueSheet:
    """The cues of a folder of sounds, ready to be played by. Raises Problems where the file cannot be read."""
    findings = Findings()
    read = _read(folder, findings)
    if read is None:
        raise Problems(findings.all)
    return read[0]


def problems(folder: Path) -> tuple[Problem, ...]:
    """Everything that is wrong with the cues and sounds of a folder."""
    findings = Findings()
    read = _read(folder, findings)
    if read is not None:
        for path, why in unusable(folder).items():
            findings.error(Place(str(path)), "", f"found {why}, expected an OGG file")
        _Check(*read, findings).all(files(folder))
    return findings.all


def files(folder: Path) -> tuple[str, ...]:
    """The sound files of a folder that can be opened, without their ending."""
    return tuple(sorted(path.stem for path in folder.glob(f"*{ENDING}") if not _why_not(path)))


def unusable(folder: Path) -> dict[Path, str]:
    """The sound files of a folder that cannot be opened, and what is found instead of each."""
    found = {path: _why_not(path) for path in sorted(folder.glob(f"*{ENDING}"))}
    return {path: why for path, why in found.items() if why}


def _why_not(path: Path) -> str:
    """What keeps a file from being opened as a sound; "" where nothing does. A pipe would be waited for without end."""
    try:
        if not path.is_file():
            return "something that is no file"
        if path.stat().st_size > limits.SOUND_FILE:
            return f"more than {limits.SOUND_FILE // 1_000_000} MB"
        with path.open("rb") as file:
            return "" if file.read(4) == b"OggS" else "something that is no OGG"
    except OSError as refused:
        return f"a file that cannot be read ({reason(refused)})"


def _read(folder: Path, findings: Findings) -> tuple[CueSheet, Document] | None:
    path = folder / NAME
    text = reader.load(path, str(path), findings)
    document = None if text is None else reader.read(text, str(path), findings)
    sheet = None if document is None else check(CueSheet, document, findings)
    return None if document is None or sheet is None else (sheet, document)


def events_of(key: str) -> dict[str, tuple[str, ...]]:
    """The events of a game that comes with the program: their names, and the fields of each."""
    module = importlib.import_module(games.SHELF[key].rpartition(".")[0] + ".events")
    kinds: dict[str, Any] = vars(module)
    return {
        name: kind._fields
        for name, kind in kinds.items()
        if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")
    }


class _Check:
    """One look through a sheet."""

    def __init__(self, sheet: CueSheet, document: Document, findings: Findings) -> None:
        self.sheet, self.document, self.findings = sheet, document, findings
        self.used = set(sheet.pieces)

    def all(self, files: Collection[str]) -> None:
        """Note everything that does not hold."""
        sheet = self.sheet
        for name, moment in sheet.moments.items():
            self._known(("moments", name, "of"), moment.of, ("now", *MOMENTS), "a moment of the timeline")
        self._events()
        for name, cues in sheet.scenes.items():
            self._cues(("scenes", name), cues, ())
        for number, stranger in enumerate(sheet.strangers):
            self._cues(("strangers", number, "cues"), stranger.cues, ())
        for name in ASKED:
            if name not in sheet.scenes:
                self._note(("scenes",), f"found no {name}, expected it: the program plays it")
        for number, name in enumerate(sheet.strongest_only):
            self._known(("strongest_only", number), name, sheet.sounds, "a sound")
        self._beginnings()
        self._files(files)

    def _events(self) -> None:
        shipped = [key for key in games.SHELF if key not in games.CARDS_OF]
        for key in self.sheet.events:
            self._known(("events", key), key, shipped, "a game that comes with the program", key=True)
        for key in shipped:
            told, written = events_of(key), self.sheet.events.get(key, {})
            for name, cues in written.items():
                self._known(("events", key, name), name, told, "an event of the game", key=True)
                self._cues(("events", key, name), cues, told.get(name, ()))
            for name in told:
                if name not in written:
                    self._note(("events", key), f"found no cues for {name}, expected a list ([] where it is silent)")

    def _cues(self, loc: Loc, cues: Collection[Cue], fields: Collection[str]) -> None:
        for number, cue in enumerate(cues):
            here = (*loc, number)
            if (cue.sound is None) == (not cue.one_of):
                self._note(here, "found a cue with neither or both, expected either sound or one_of")
            if bool(cue.one_of) != (cue.by is not None):
                self._note(here, "found one of them alone, expected one_of and by together")
            for sound in filter(None, (cue.sound, *cue.one_of, cue.otherwise)):
                self.used.add(sound)
                self._known(here, sound, self.sheet.sounds, "a sound")
            self._known((*here, "at"), cue.at, (START, *self.sheet.moments), "a moment")
            for field in _fields_of(cue):
                self._known(here, field, fields, "a field of the event")

    def _beginnings(self) -> None:
        """What stands for all sounds whose names begin so stands for at least one."""
        begun: list[tuple[Loc, str]] = [(("groups", name), name) for name in self.sheet.groups]
        for number, duck in enumerate(self.sheet.ducking):
            if (duck.sound is None) == (duck.state is None):
                self._note(("ducking", number), "found neither or both, expected either sound or state")
            begun += [(("ducking", number), duck.sound)] if duck.sound is not None else []
        for loc, name in begun:
            if not any(sound.startswith(name) for sound in self.sheet.sounds):
                self._note(loc, f"found {found(name)}, expected what the name of a sound begins with")

    def _files(self, files: Collection[str]) -> None:
        sheet = self.sheet
        takes = sheet.takes(files)
        for name in (*sheet.sounds, *sheet.pieces):
            loc: Loc = ("sounds", name) if name in sheet.sounds else ()
            if not takes[name]:
                self._note(loc, f"found the sound {name} without a file, expected {name}{ENDING} or {name}_a{ENDING}")
            elif name not in self.used:
                self._note(loc, f"found the sound {name}, expected one that some cue plays")
        folder = Path(self.document.file).parent
        for file in set(files).difference(*takes.values()):
            text = f"found a file that no sound in {NAME} is called after, expected one"
            self.findings.error(Place(str(folder / f"{file}{ENDING}")), "", text)

    def _known(self, loc: Loc, word: str, among: Collection[str], what: str, key: bool = False) -> None:
        if word not in among:
            guess = did_you_mean(word, among)
            text = f"found {found(word)}, expected {what}{guess or f' ({listed(among)})' if among else ''}"
            self.findings.error(self.document.place(loc, key), self.document.path(loc), text)

    def _note(self, loc: Loc, text: str) -> None:
        self.findings.error(self.document.place(loc), self.document.path(loc), text)


def _fields_of(cue: Cue) -> Iterator[str]:
    """The fields of its event that a cue asks for."""
    yield from filter(None, (cue.by, cue.each))
    yield from cue.where
    for compared in (cue.at_least, cue.less_than):
        for field, against in compared.items():
            yield field
            if isinstance(against, str):
                yield against
