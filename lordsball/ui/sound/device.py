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
_LONGEST_PAGE = 65_536
"""Bytes."""
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

    def play_music(self, file: str, rounds: int, start: float = 0.0) -> bool:
        """Begin a piece, so many seconds in; False where its file cannot be played."""

    @property
    def music_at(self) -> float:
        """How many seconds into its piece the music is; 0.0 where nothing plays."""

    def stop_music(self) -> None: ...

    def set_music_volume(self, volume: float) -> None: ...

    @property
    def music_plays(self) -> bool: ...

    def close(self) -> None: ...


class NoDevice:
    """Silence that behaves."""

    here = False
    music_plays = False
    music_at = 0.0

    def length(self, file: str) -> float | None:
        """No file is ever there."""
        return None

    def play(self, channel: int, file: str, volume: float, loop: bool = False) -> None:
        """Nothing is heard."""

    def set_volume(self, channel: int, volume: float) -> None:
        """Nothing is heard."""

    def stop(self, channel: int) -> None:
        """Nothing is heard."""

    def play_music(self, file: str, rounds: int, start: float = 0.0) -> bool:
        """Nothing is heard."""
        return False

    def stop_music(self) -> None:
        """Nothing is heard."""

    def set_music_volume(self, volume: float) -> None:
        """Nothing is heard."""

    def close(self) -> None:
        """Nothing was open."""


def _seconds(path: Path) -> float:
    """How long an Ogg file lasts: its last page says how many samples there are. Raises OSError."""
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - _LONGEST_PAGE))
        tail = file.read()
    page = tail.rfind(b"OggS")
    samples = int.from_bytes(tail[page + 6 : page + 14], "little") if page >= 0 else 0
    return max(1.0, samples / RATE)


class Mixer:
    """The mixer of pygame, open from now on. Raises pygame.error where there is no sound device."""

    here = True

    def __init__(self, folder: Path, ending: str) -> None:
        pygame.mixer.init(RATE, -16, 2, BLOCK, allowedchanges=0)
        pygame.mixer.set_num_channels(CHANNELS)
        self._folder, self._ending = folder, ending
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._music_from, self._music_lasts = 0.0, 1.0

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

    def play_music(self, file: str, rounds: int, start: float = 0.0) -> bool:
        """Stream a piece from its file, which takes no memory to speak of."""
        path = self._folder / f"{file}{self._ending}"
        try:
            self._music_from, self._music_lasts = start, _seconds(path)
            pygame.mixer.music.load(str(path))
            pygame.mixer.music.play(rounds - 1, start)
        except (pygame.error, OSError):
            return False
        return True

    @property
    def music_at(self) -> float:
        """The mixer counts from where it began, through all rounds."""
        played = pygame.mixer.music.get_pos() / 1000
        return 0.0 if played < 0 else (self._music_from + played) % self._music_lasts

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
