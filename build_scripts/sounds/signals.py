"""What every sound is made of: time, envelopes, and laying signals over one another."""

from __future__ import annotations

import zlib
from typing import TypeAlias

import numpy as np

Signal: TypeAlias = np.ndarray
"""Samples from -1 to 1; of stereo, a row for each."""
Random: TypeAlias = np.random.Generator

SR = 44100
"""Samples a second; the mixer is opened at the same rate, so nothing is resampled while playing."""


def random_of(name: str) -> Random:
    """The same name, the same noise."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def count(s: float) -> int:
    """Seconds as samples."""
    return max(1, round(s * SR))


def clock(s: float) -> Signal:
    """The time of each sample in seconds."""
    return np.arange(count(s)) / SR


def decay(s: float, t60: float, attack: float = 0.0005) -> Signal:
    """From 0 to 1 within `attack`, then down by 60 dB in `t60`."""
    t = clock(s)
    return np.minimum(t / attack, 1.0) * 10.0 ** (-3.0 * t / t60)


def curve(s: float, *points: tuple[float, float]) -> Signal:
    """Straight lines through (share of the time, value)."""
    u = np.linspace(0, 1, count(s))
    return np.interp(u, [p[0] for p in points], [p[1] for p in points])


def hump(s: float, rise: float = 0.5) -> Signal:
    """Up and down again without corners, the top at the share `rise`."""
    u = np.linspace(0, 1, count(s))
    v = np.where(u < rise, u / rise, (1 - u) / (1 - rise))
    return np.sin(np.pi / 2 * v) ** 2


def fade(x: Signal, start: float, end: float) -> Signal:
    """Without corners: a click is a corner."""
    x = x.copy()
    for seconds, side in ((start, slice(None)), (end, slice(None, None, -1))):
        n = min(count(seconds), len(x)) if seconds else 0
        if n:
            ramp = np.sin(np.linspace(0, np.pi / 2, n)) ** 2
            part = x[side][:n]
            part *= ramp if x.ndim == 1 else ramp[:, None]
    return x


def mix(*parts: Signal | tuple[float, Signal] | tuple[float, Signal, float]) -> Signal:
    """Signals, or (start, signal, gain), on top of each other."""
    whole = [(0.0, part, 1.0) if isinstance(part, np.ndarray) else (*part, 1.0)[:3] for part in parts]
    out = np.zeros(max(round(at * SR) + len(x) for at, x, _ in whole))
    for at, x, gain in whole:
        i = round(at * SR)
        out[i : i + len(x)] += gain * x
    return out


def unit(x: Signal) -> Signal:
    """Peak 1."""
    return x / max(1e-9, float(np.abs(x).max()))


def retuned(x: Signal, pitch: float) -> Signal:
    """Played faster or slower."""
    return np.interp(np.arange(0, len(x) - 1, pitch), np.arange(len(x)), x)


def rms(x: Signal) -> Signal:
    """Mean square 1."""
    return x / max(1e-9, float(np.sqrt(np.mean(x * x))))
