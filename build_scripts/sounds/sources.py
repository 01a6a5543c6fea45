"""Where sounds come from: noise, sines, struck things, strings, FM, throats, moving air."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sounds.filters import bandpass, lowpass, swept
from sounds.signals import SR, Random, Signal, clock, count, decay, hump, rms


def noise(r: Random, s: float) -> Signal:
    """White noise."""
    return r.standard_normal(count(s))


def sine(hz: float | Signal, s: float, phase: float = 0.0) -> Signal:
    """A sine whose frequency may be an envelope."""
    hz = np.broadcast_to(hz, count(s))
    return np.sin(2 * np.pi * np.cumsum(hz) / SR + phase)


def modes(s: float, *parts: tuple[float, float, float]) -> Signal:
    """A struck thing: (Hz, seconds to -60 dB, gain)."""
    return sum(gain * np.sin(2 * np.pi * hz * clock(s)) * decay(s, t60) for hz, t60, gain in parts)


def string(r: Random, hz: float, s: float, bright: float = 0.5, damp: float = 0.996) -> Signal:
    """Karplus-Strong, a period at a time: a ring of noise that is averaged on every round."""
    period = max(2, round(SR / hz - 0.5))
    ring = lowpass(r.standard_normal(period), 1500 + 9000 * bright)
    ring -= ring.mean()
    rounds = []
    for _ in range(count(s) // period + 1):
        rounds.append(ring)
        ring = damp * 0.5 * (ring + np.roll(ring, 1))
    return np.concatenate(rounds)[: count(s)] * decay(s, 4 * s, 0.001)


def fm(hz: float | Signal, ratio: float, index: float | Signal, s: float) -> Signal:
    """One sine that bends another."""
    return np.sin(2 * np.pi * np.cumsum(np.broadcast_to(hz, count(s))) / SR + index * sine(np.multiply(hz, ratio), s))

VOWELS = {
    # formants in Hz, and their gains
    "a": ((800, 1200, 2700), (1.0, 0.55, 0.12)),
    "e": ((500, 1850, 2600), (1.0, 0.4, 0.2)),
    "i": ((300, 2250, 3000), (1.0, 0.3, 0.2)),
    "o": ((480, 850, 2600), (1.0, 0.45, 0.06)),
    "u": ((330, 720, 2400), (1.0, 0.25, 0.04)),
}


def voice(r: Random, pitch: Signal, vowels: str, size: float = 1.0, breath: float = 0.08, partials: int = 26) -> Signal:
    """Somebody who says nothing: harmonics weighed by the formants of the vowels, one after the other.

    :param size: 1 a grown person, more: smaller and cuter.
    """
    n = len(pitch)
    wobble = lowpass(r.standard_normal(n), 12)
    pitch = pitch * (1 + 0.012 * wobble / max(1e-9, np.abs(wobble).max()))
    phase = 2 * np.pi * np.cumsum(pitch) / SR
    at = np.linspace(0, len(vowels) - 1, n)
    steps = np.arange(len(vowels))
    places = [size * np.interp(at, steps, [VOWELS[v][0][i] for v in vowels]) for i in range(3)]
    gains = [np.interp(at, steps, [VOWELS[v][1][i] for v in vowels]) for i in range(3)]
    out = np.zeros(n)
    for k in range(1, partials + 1):
        hz = k * pitch
        weight = sum(g / (1 + ((hz - p) / (70 + 0.06 * p)) ** 2) for p, g in zip(places, gains, strict=True))
        out += np.sin(k * phase) * weight * (hz < 9000) / k**0.35
    air = sum(
        bandpass(r.standard_normal(n), float(np.mean(p)), 4) * float(np.mean(g))
        for p, g in zip(places, gains, strict=True)
    )
    return rms(out) + breath * rms(air)


def whoosh(r: Random, s: float, hz: Sequence[float], width: float = 0.8, rise: float = 0.5) -> Signal:
    """Air: a band of noise that wanders through the frequencies `hz`; `width` in octaves."""
    steps = np.linspace(0, 1, len(hz))

    def gain(f: Signal, u: Signal) -> Signal:
        centre = np.interp(u, steps, np.log2(hz))
        return np.exp(-0.5 * ((np.log2(np.maximum(f, 20)) - centre) / width) ** 2)

    return rms(swept(noise(r, s), gain)) * hump(s, rise)
