"""Opening the sound beside the drawing: cues are read and files decoded on a thread, what matters most first."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from lordsball.content.problems import Problems
from lordsball.ui.sound.device import Device, Mixer, NoDevice
from lordsball.ui.sound.player import Player

if TYPE_CHECKING:
    from lordsball.ui.sound.cues import CueSheet

NO_DEVICE = "No sound device was found."
_BREATH = 0.002
"""Seconds between two files: the thread that draws goes first."""

log = logging.getLogger(__name__)


class Opening:
    """Gets a player going from a folder of sounds. Whatever is wrong there costs the sound and one line of the log."""

    def __init__(self, player: Player, folder: Path) -> None:
        self.player, self.folder = player, folder
        self.trouble = ""
        """Why nothing is to be heard, as a sentence; "" while nothing is wrong."""
        self._found: tuple[CueSheet, Mapping[str, Sequence[str]], Device] | None = None
        self._over = False
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin, or try again after there was no device."""
        if self._thread is None or not (self._thread.is_alive() or self.player.device.here):
            self._thread = threading.Thread(target=self._open, name="sound", daemon=True)
            self._thread.start()

    def settle(self) -> None:
        """Hand to the player what has been found; called by the thread that draws."""
        if self._found is not None:
            found, self._found = self._found, None
            self.player.begin(*found)

    def wait(self, seconds: float = 10.0) -> None:
        """Until everything is decoded, at most so long."""
        if self._thread is not None:
            self._thread.join(seconds)
        self.settle()

    def close(self) -> None:
        """Stop, and free the device."""
        self._over = True
        self.wait()
        self.player.close()

    def _open(self) -> None:
        from lordsball.ui.sound import cue_file

        try:
            sheet = cue_file.load(self.folder)
        except Problems as problems:
            self._tell(f"The sounds cannot be used: {problems.problems[0]}")
            return
        files = cue_file.files(self.folder)
        takes = _takes(sheet, files)
        try:
            mixer = Mixer(self.folder, cue_file.ENDING)
        except pygame.error as missing:
            self._tell(NO_DEVICE, str(missing))
            self._found = sheet, takes, NoDevice()
            return
        self.trouble = ""
        self._found = sheet, takes, mixer
        music = {track.sound for track in sheet.music.values()}
        broken = [name for name in self._in_order(sheet) if name not in music
                  for file in takes[name] if not self._load(mixer, file)]
        if broken:
            log.warning("%d sound files cannot be played: %s", len(broken), ", ".join(sorted(set(broken))))

    def _in_order(self, sheet: CueSheet) -> list[str]:
        return sorted((*sheet.sounds, *sheet.pieces), key=lambda name: -_priority(sheet, name))

    def _load(self, mixer: Mixer, file: str) -> bool:
        """Decode one file; False where it is broken."""
        if self._over:
            return True
        try:
            mixer.load(file)
        except (pygame.error, OSError):
            return False
        time.sleep(_BREATH)
        return True

    def _tell(self, sentence: str, reason: str = "") -> None:
        if self.trouble != sentence:
            self.trouble = sentence
            log.warning("%s%s", sentence, f" ({reason})" if reason else "")


def _priority(sheet: CueSheet, name: str) -> int:
    """Buttons are heard on the first screen; the murmur comes before any great moment."""
    line = sheet.sounds.get(name)
    return 6 if line is None or line.bus == "buttons" else line.priority


def _takes(sheet: CueSheet, files: Sequence[str]) -> dict[str, tuple[str, ...]]:
    names = (*sheet.sounds, *sheet.pieces)
    of = {file: sheet.sound_of(file) for file in files}
    return {name: tuple(file for file in files if of[file] == name) for name in names}
