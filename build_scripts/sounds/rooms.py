"""Rooms made of noise: what answers a sound."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from sounds.filters import highpass, lowpass
from sounds.signals import Signal, decay, random_of
from sounds.sources import noise


@lru_cache
def room(name: str, t60: float, dark: float) -> Signal:
    """The answer of a room: noise that dies away, its treble sooner."""
    r = random_of(name)
    s = 1.1 * t60
    x = lowpass(noise(r, s), dark) * decay(s, t60, 0.012) + 0.5 * noise(r, s) * decay(s, 0.35 * t60, 0.004)
    return highpass(x, 180) / np.sqrt(np.sum(x * x))


def reverbed(x: Signal, amount: float, t60: float = 0.9, dark: float = 3500, name: str = "room") -> Signal:
    """With the room's answer, which makes it longer."""
    answer = room(name, t60, dark)
    n = len(x) + len(answer)
    size = 1 << n.bit_length()
    wet = np.fft.irfft(np.fft.rfft(x, size) * np.fft.rfft(answer, size), size)[:n]
    wet[: len(x)] += x / max(amount, 1e-6)
    return wet * amount


def ring_reverbed(x: Signal, amount: float, t60: float, dark: float, name: str) -> Signal:
    """The same for a loop: what rings over the end is heard at the beginning."""
    answer = np.zeros(len(x))
    tail = room(name, t60, dark)[: len(x)]
    answer[: len(tail)] = tail
    return x + amount * np.fft.irfft(np.fft.rfft(x) * np.fft.rfft(answer), len(x))
