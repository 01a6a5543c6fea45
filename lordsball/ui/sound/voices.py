"""The voices of the mixer: a few channels for each slider, and who gets one when all are taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from lordsball.ui.sound.device import BEDS, Device
from lordsball.ui.sound.lineup import Due
from lordsball.ui.sound.mood import loudness

if TYPE_CHECKING:
    from lordsball.ui.sound.cues import CueSheet

UNHINDERED = 4
"""From this priority on, a sound does not wait for others of its group."""
_LONG_AGO = -1e9


@dataclass
class Voice:
    """What is heard on a channel: `own` is its volume without the sliders."""

    sound: str
    bus: str
    priority: int
    own: float
    began: float
    ends: float


class Voices:
    """All channels but those of the crowd's murmur.

    :param takes: the files of each sound.
    :param level: how loud a slider's sounds are now, 0 to 1.
    :param random: chooses takes; never a match's generator.
    """

    def __init__(
        self, sheet: CueSheet, takes: Mapping[str, Sequence[str]], device: Device, level: Callable[[str], float],
        random: Random,
    ) -> None:
        self._sheet, self._takes, self._device, self._level, self._random = sheet, takes, device, level, random
        self._channels: dict[str, range] = {}
        first = len(BEDS)
        for name, bus in sheet.buses.items():
            self._channels[name] = range(first, first + bus.voices)
            first += bus.voices
        self._voices: dict[int, Voice] = {}
        self._last_take: dict[str, str] = {}
        self._last_start: dict[str, float] = {}
        """When each sound, and each group, was heard last."""

    def sounding(self, now: float) -> list[str]:
        """The sounds that are heard."""
        return [voice.sound for voice in self._voices.values() if voice.ends > now]

    def waits_until(self, due: Due, now: float) -> float | None:
        """When something great is heard that another of its group is in the way of: right after it. None where it need
        not wait, or is not heard at all."""
        if due.priority < UNHINDERED:
            return None
        groups = tuple(group for group in self._sheet.groups if due.sound.startswith(group))
        ends = [voice.ends for voice in self._voices.values() if voice.ends > now and voice.sound.startswith(groups)]
        return max(ends) if groups and ends else None

    def start(self, due: Due, now: float) -> bool:
        """Let a sound be heard, unless others are in its way; True where it is."""
        line = self._sheet.sounds[due.sound]
        self._voices = {channel: voice for channel, voice in self._voices.items() if voice.ends > now}
        if now - self._last_start.get(due.sound, _LONG_AGO) < self._sheet.limits.same_again:
            return False
        groups = [group for group in self._sheet.groups if due.sound.startswith(group)]
        if any(self._waits_for(group, due, now) for group in groups):
            return False
        file = self._take(due.sound)
        length = None if file is None else self._device.length(file)
        channel = self._channel(due, line.bus, line.voices)
        if file is None or length is None or channel is None:
            return False
        own = loudness(due.gain - self._random.uniform(0, self._sheet.limits.vary_gain))
        self._device.play(channel, file, own * self._level(line.bus))
        self._voices[channel] = Voice(due.sound, line.bus, due.priority, own, now, now + length)
        self._last_take[due.sound] = file
        for name in (due.sound, *groups):
            self._last_start[name] = now
        return True

    def _waits_for(self, group: str, due: Due, now: float) -> bool:
        """One of a group at a time, and then none for a while: but what is great does not wait that while."""
        if any(voice.sound.startswith(group) for voice in self._voices.values()):
            return True
        recent = now - self._last_start.get(group, _LONG_AGO) < self._sheet.groups[group]
        return recent and due.priority < UNHINDERED

    def _take(self, sound: str) -> str | None:
        """Another file of it than the last time; None where none can be played."""
        there = [file for file in self._takes.get(sound, ()) if self._device.length(file) is not None]
        others = [file for file in there if file != self._last_take.get(sound)]
        return self._random.choice(others or there) if there else None

    def _channel(self, due: Due, bus: str, most: int) -> int | None:
        """A free one; else that of the oldest of its kind, or of what is least important, if that is less than this."""
        mine = {channel: voice for channel, voice in self._voices.items() if voice.bus == bus}
        same = [channel for channel, voice in mine.items() if voice.sound == due.sound]
        if len(same) >= most:
            return min(same, key=lambda channel: mine[channel].began)
        free = [channel for channel in self._channels[bus] if channel not in mine]
        if free:
            return free[0]
        least = min(mine, key=lambda channel: (mine[channel].priority, mine[channel].began))
        return least if mine[least].priority < due.priority else None

    def follow_levels(self) -> None:
        """A slider was moved, or everything is held down: what is heard already follows."""
        for channel, voice in self._voices.items():
            self._device.set_volume(channel, voice.own * self._level(voice.bus))
