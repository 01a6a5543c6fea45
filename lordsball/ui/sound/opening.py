"""Opening the sound beside the drawing: cues are read and files decoded on a thread, what matters most first."""

from __future__ import annotations

import logging
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from lordsball.content.problems import Problems
from lordsball.ui.sound.device import Mixer, NoDevice
from lordsball.ui.sound.player import NO_DEVICE, Found, Player

if TYPE_CHECKING:
    from lordsball.ui.sound.cues import CueSheet

_BREATH = 0.005
"""Seconds between two files: the thread that draws goes first."""
_PATIENCE = 5.0
"""Seconds to wait for the thread at the end of the program."""

log = logging.getLogger(__name__)


class Opening:
    """Gets a player going from a folder of sounds. Whatever is wrong there costs the sound and one line of the log."""

    def __init__(self, player: Player, folder: Path) -> None:
        self.player, self.folder = player, folder
        player.open, player.halt = self.start, self.halt
        self._over = False
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin; or look again where there was no device."""
        if self._thread is None or not (self._thread.is_alive() or self.player.device.here):
            self._thread = threading.Thread(target=self._open, name="sound", daemon=True)
            self._thread.start()

    def wait(self, seconds: float = _PATIENCE) -> None:
        """Until everything is decoded, at most so long."""
        if self._thread is not None:
            self._thread.join(seconds)

    def halt(self) -> None:
        """Decode no more."""
        self._over = True
        self.wait()

    def _open(self) -> None:
        # Here, as the first picture must wait for none of it.
        from lordsball.ui.sound import cue_file

        try:
            sheet = cue_file.load(self.folder)
        except Problems as problems:
            self.player.say_trouble(f"The sounds cannot be used: {problems.problems[0]}")
            return
        takes = sheet.takes(cue_file.files(self.folder))
        try:
            mixer = Mixer(self.folder, cue_file.ENDING)
        except pygame.error as missing:
            self.player.say_trouble(NO_DEVICE, str(missing))
            self.player.found = Found(sheet, takes, NoDevice())
            return
        self.player.trouble = ""
        self.player.found = Found(sheet, takes, mixer)
        streamed = {track.sound for track in sheet.music.values()}
        names = sorted({*sheet.sounds, *sheet.pieces} - streamed, key=lambda name: (-_priority(sheet, name), name))
        broken = [path.stem for path in cue_file.unusable(self.folder)]
        broken += [file for name in names for file in takes[name] if not self._load(mixer, file)]
        if broken:
            log.warning("These sounds cannot be played: %s.", ", ".join(broken))

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


def _priority(sheet: CueSheet, name: str) -> int:
    """Buttons are heard on the first screen; the murmur comes before any great moment."""
    line = sheet.sounds.get(name)
    return 6 if line is None or line.bus == "buttons" else line.priority
