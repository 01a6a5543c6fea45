"""One piece of music at a time: it comes softly, plays two rounds, and rests; one that made room goes on later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from lordsball.ui.sound.device import Device

if TYPE_CHECKING:
    from lordsball.ui.sound.cues import Track

ROUNDS = 2
"""How often a piece is heard before it rests."""


class Music:
    """The stream of the mixer."""

    def __init__(self, tracks: Mapping[str, Track], takes: Mapping[str, Sequence[str]], device: Device) -> None:
        self._tracks, self._takes, self._device = tracks, takes, device
        self._wanted = ""
        self._playing = ""
        """What the stream holds; "" while there is silence."""
        self._share = 0.0
        """How far the piece has come, 0 to 1."""
        self._rests = 0.0
        self._left: dict[str, float] = {}
        """Where each piece was left that was not over, in seconds, by its sound."""
        self._volume = -1.0

    def want(self, name: str) -> None:
        """Have this piece, by its name under `music`; "" or an unknown one: none."""
        name = name if name in self._tracks else ""
        if name != self._wanted:
            # One that two scenes share goes on.
            same = name and self._wanted and self._tracks[name].sound == self._tracks[self._wanted].sound
            if same and self._playing:
                self._playing = name
            self._wanted, self._rests = name, 0.0

    def pass_time(self, dt: float, level: float) -> None:
        """Time passes. `level` is how loud music is now, 0 to 1."""
        if self._playing and self._playing != self._wanted:
            self._share -= dt / max(0.01, self._tracks[self._playing].go)
            if self._share <= 0:
                self._left[self._tracks[self._playing].sound] = self._device.music_at
                self._device.stop_music()
                self._playing = ""
        elif self._playing:
            self._share = min(1.0, self._share + dt / max(0.01, self._tracks[self._playing].come))
            if not self._device.music_plays:
                self._rests, self._playing = self._tracks[self._playing].rest, ""
        elif self._wanted:
            self._rests -= dt
            if self._rests <= 0 and level > 0:
                self._begin()
        self._follow(level)

    def _begin(self) -> None:
        track = self._tracks[self._wanted]
        files = self._takes.get(track.sound, ())
        self._share, self._volume = 0.0, -1.0
        if files and self._device.play_music(files[0], ROUNDS, self._left.pop(track.sound, 0.0)):
            self._playing = self._wanted
        else:
            self._wanted = ""

    def _follow(self, level: float) -> None:
        volume = max(0.0, self._share) ** 2 * level if self._playing else 0.0
        if abs(volume - self._volume) > 0.002 or (volume == 0) != (self._volume == 0):
            self._volume = volume
            self._device.set_music_volume(volume)
