"""Monsters, neon and weather."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from sounds.filters import bandpass, highpass, lowpass
from sounds.notes import hertz
from sounds.rooms import reverbed
from sounds.signals import Random, Signal, count, curve, decay, hump, mix, rms
from sounds.sources import fm, noise, sine, voice, whoosh


def giggle(r: Random, base: float, size: float, many: int, vowel: str) -> Signal:
    """Hi hi hi, falling a little, from a small throat."""
    parts = []
    for i in range(many):
        own = 0.1
        hz = base * 0.95**i * r.uniform(0.97, 1.04)
        one = voice(r, hz * curve(own, (0, 0.92), (0.35, 1.1), (1, 0.9)), vowel, size, 0.25, 14) * hump(own, 0.3)
        parts.append((0.128 * i, one, 0.92**i))
    return reverbed(mix(*parts), 0.15, 0.5)


def howl(r: Random) -> Signal:
    """A small wolf and a big moon."""
    s = 1.3
    hz = curve(s, (0, 300), (0.22, 520), (0.6, 545), (0.85, 470), (1, 330)) * (1 + 0.012 * sine(5.2, s))
    return reverbed(voice(r, hz, "uoou", 1.15, 0.06, 14) * hump(s, 0.35) ** 0.7, 0.35, 1.4, 2500, "night")


def boo(r: Random) -> Signal:
    """A friendly ghost."""
    s = 0.8
    hz = curve(s, (0, 360), (0.3, 440), (1, 290)) * (1 + 0.025 * sine(6.5, s))
    return reverbed(voice(r, hz, "uu", 1.1, 0.25, 10) * hump(s, 0.3), 0.4, 1.2, 3000, "night")


def growl(r: Random) -> Signal:
    """Something round and furry is not amused."""
    s = 0.7
    hz = curve(s, (0, 85), (0.4, 110), (1, 75))
    return reverbed(voice(r, hz, "oau", 1.25, 0.2) * (1 + 0.5 * sine(23, s)) * hump(s, 0.35), 0.15, 0.5)


def bells(r: Random, notes: Sequence[str], gap: float, t60: float = 0.6) -> Signal:
    """FM bells one after the other."""
    parts = []
    for i, name in enumerate(notes):
        s = t60 * 1.1
        one = fm(hertz(name), 3.5, 1.6 * decay(s, t60 / 2), s) * decay(s, t60, 0.002)
        parts.append((gap * i, one, 0.8 + 0.2 * r.random()))
    return reverbed(mix(*parts), 0.3, 1.0, 6000, "glass")


def zap(r: Random) -> Signal:
    """A tube of neon strikes."""
    s = 0.4
    hum = np.tanh(3 * sine(curve(s, (0, 1900), (0.12, 420), (1, 118)), s)) * decay(s, 0.45, 0.001)
    sparks = highpass(noise(r, s) * (r.random(count(s)) > 0.985), 2500) * decay(s, 0.25)
    return reverbed(lowpass(hum, 4200) + 0.8 * sparks, 0.12, 0.5, 5000, "glass")


def shadow(r: Random) -> Signal:
    """Down into the dark, backwards."""
    s = 0.8
    air = whoosh(r, s, (1600, 700, 280, 150), 0.7, 0.7)
    deep = sine(curve(s, (0, 130), (1, 52)), s) * hump(s, 0.75)
    return reverbed(0.6 * air + 0.8 * deep, 0.25, 1.2, 1500, "night")


def steal(r: Random) -> Signal:
    """Bells that are pulled away, and a chuckle of air."""
    x = bells(r, ("e6", "c6", "a5", "e5"), 0.055, 0.35)
    return mix((0, x), (0.05, whoosh(r, 0.35, (900, 2400, 3600), 0.6, 0.7), 0.2))


def thunder(r: Random) -> Signal:
    """A roll with a crack in it, and rain."""
    s = 1.8
    roll = (
        lowpass(noise(r, s), 240, 2)
        * (1 + 0.5 * lowpass(noise(r, s), 6) * 40)
        * curve(s, (0, 0), (0.06, 1), (0.3, 0.6), (0.5, 0.7), (1, 0))
    )
    crack_ = bandpass(noise(r, 0.3), 700, 0.6) * decay(0.3, 0.25, 0.004)
    rain = 0.2 * bandpass(noise(r, s), 4200, 0.6) * hump(s, 0.4)
    return mix((0, rms(roll) * 0.9), (0.03, crack_, 1.0), (0, rain))


def wind(r: Random) -> Signal:
    """A gust that wanders."""
    s = 1.8
    return whoosh(r, s, (300, 650, 420, 800, 350), 0.35, 0.45) + 0.25 * whoosh(r, s, (1500, 2600, 1500), 0.3, 0.5)


def sun(r: Random) -> Signal:
    """The sky clears."""
    s = 1.4
    pad = sum(sine(hertz(n) * (1 + d), s) for n in ("d5", "f#5", "a5", "c#6") for d in (-0.002, 0.002))
    return reverbed(pad * hump(s, 0.55), 0.3, 1.0, 6000, "glass")
