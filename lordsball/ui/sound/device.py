"""What sounds come out of: the mixer of pygame, or nothing at all, which behaves the same."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pygame

RATE, BLOCK = 44100, 512
"""Samples a second, as the files have them; samples in one go: 12 ms."""
CHANNELS = 24
BEDS = (0, 1)
"""The channels on which the crowd murmurs."""
_FADE = 30
"""Milliseconds in which a voice that must go is gone: no click."""


class Device(Protocol):
    """Plays the files of a folder, named without their ending."""

    here: bool
    """Is there anything to hear from?"""

    def length(self, file: str) -> float | None:
        """Seconds; None where the file is not there (yet)."""

    def play(self, channel: int, file: str, volume: float, loop: bool = False) -> None: ...

    def set_volume(self, channel: int, volume: float) -> None: ...

    def stop(self, channel: int) -> None: ...

    def play_music(self, file: str, rounds: int) -> bool:
        """Begin a piece; False where its file cannot be played."""

    def stop_music(self) -> None: ...

    def set_music_volume(self, volume: float) -> None: ...

    @property
    def music_plays(self) -> bool: ...

    def close(self) -> None: ...


class NoDevice:
    """Silence that behaves."""

    here = False
    music_plays = False

    def length(self, file: str) -> float | None:
        """No file is ever there."""
        return None

    def play(self, channel: int, file: str, volume: float, loop: bool = False) -> None:
        """Nothing is heard."""

    def set_volume(self, channel: int, volume: float) -> None:
        """Nothing is heard."""

    def stop(self, channel: int) -> None:
        """Nothing is heard."""

    def play_music(self, file: str, rounds: int) -> bool:
        """Nothing is heard."""
        return False

    def stop_music(self) -> None:
        """Nothing is heard."""

    def set_music_volume(self, volume: float) -> None:
        """Nothing is heard."""

    def close(self) -> None:
        """Nothing was open."""


class Mixer:
    """The mixer of pygame, open from now on. Raises pygame.error where there is no sound device."""

    here = True

    def __init__(self, folder: Path, ending: str) -> None:
        pygame.mixer.init(RATE, -16, 2, BLOCK, allowedchanges=0)
        pygame.mixer.set_num_channels(CHANNELS)
        self._folder, self._ending = folder, ending
        self._sounds: dict[str, pygame.mixer.Sound] = {}

    def load(self, file: str) -> None:
        """Decode a file. Raises pygame.error or OSError for one that is broken."""
        self._sounds[file] = pygame.mixer.Sound(str(self._folder / f"{file}{self._ending}"))

    def length(self, file: str) -> float | None:
        """Seconds; None until the file is decoded."""
        sound = self._sounds.get(file)
        return None if sound is None else sound.get_length()

    def play(self, channel: int, file: str, volume: float, loop: bool = False) -> None:
        """Begin a sound on a channel, instead of what it plays."""
        pygame.mixer.Channel(channel).play(self._sounds[file], -1 if loop else 0)
        pygame.mixer.Channel(channel).set_volume(volume)  # playing has reset it

    def set_volume(self, channel: int, volume: float) -> None:
        """How loud a channel is, 0 to 1."""
        pygame.mixer.Channel(channel).set_volume(volume)

    def stop(self, channel: int) -> None:
        """Silence a channel without a click."""
        pygame.mixer.Channel(channel).fadeout(_FADE)

    def play_music(self, file: str, rounds: int) -> bool:
        """Stream a piece from its file, which takes no memory to speak of."""
        try:
            pygame.mixer.music.load(str(self._folder / f"{file}{self._ending}"))
            pygame.mixer.music.play(rounds - 1)
        except (pygame.error, OSError):
            return False
        return True

    def stop_music(self) -> None:
        """At once: who wants a fade turns the volume down first. (The mixer's own keeps the next piece waiting.)"""
        pygame.mixer.music.stop()

    def set_music_volume(self, volume: float) -> None:
        """How loud the piece is, 0 to 1."""
        pygame.mixer.music.set_volume(volume)

    @property
    def music_plays(self) -> bool:
        """Is a piece still playing?"""
        return pygame.mixer.music.get_busy()

    def close(self) -> None:
        """Silence, and the device is free again."""
        pygame.mixer.quit()
