"""The people in the stands: claps, cheers, sighs, and the murmur that never stops."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from sounds.filters import bandpass, swept
from sounds.rooms import reverbed, ring_reverbed
from sounds.signals import SR, Random, Signal, clock, count, curve, decay, hump, mix, random_of, rms, unit
from sounds.sources import VOWELS, noise, sine, voice, whoosh


@lru_cache
def claps(kind: str) -> list[Signal]:
    """A dozen pairs of hands: bands of noise from flat to cupped hands."""
    r = random_of("claps" + kind)
    return [unit(bandpass(noise(r, 0.05), hz, 1.6) * decay(0.05, 0.03, 0.001)) for hz in np.geomspace(650, 2300, 12)]


def clapping(r: Random, s: float, density: Signal) -> Signal:
    """People who clap at their own pace: `density` claps a second."""
    out = np.zeros(count(s) + SR)
    starts = np.flatnonzero(r.random(count(s)) < density / SR)
    hands = claps("all")
    for start in starts:
        one = hands[r.integers(12)]
        out[start : start + len(one)] += one * r.uniform(0.15, 1) ** 2
    return out[: count(s)]


def crowd_noise(r: Random, s: float, vowels: str) -> Signal:
    """A thousand voices are noise with formants, which move from vowel to vowel."""
    steps_ = np.linspace(0, 1, len(vowels)) if len(vowels) > 1 else np.array([0.0])

    def gain(f: Signal, u: Signal) -> Signal:
        total = 0.05 / (1 + (f / 3000) ** 2)
        for i in range(3):
            place = np.interp(u, steps_, [1.08 * VOWELS[v][0][i] for v in vowels])
            loud = np.interp(u, steps_, [VOWELS[v][1][i] for v in vowels])
            total = total + loud * np.exp(-0.5 * ((f - place) / (110 + 0.12 * place)) ** 2)
        return total * (f > 120)

    return rms(swept(noise(r, s), gain))


def voices(r: Random, s: float, people: int, low: float, high: float, vowels: str, bend: Sequence[float]) -> Signal:
    """A few who are heard one by one; each begins when it likes."""
    out = np.zeros(count(s))
    for _ in range(people):
        own = s * r.uniform(0.45, 0.8)
        base = np.exp(r.uniform(np.log(low), np.log(high)))
        pitch = base * curve(own, *((i / (len(bend) - 1), b) for i, b in enumerate(bend)))
        x = voice(r, pitch, vowels, r.uniform(0.92, 1.2), 0.15, 14) * hump(own, r.uniform(0.2, 0.5))
        i = r.integers(0, count(s) - len(x))
        out[i : i + len(x)] += x * r.uniform(0.3, 1)
    return rms(out)


def whistle(r: Random) -> Signal:
    """Two fingers, far away."""
    s = 0.5
    hz = r.uniform(1900, 2300) * curve(s, (0, 0.9), (0.3, 1.15), (1, 0.95))
    return (sine(hz, s) + 0.15 * bandpass(noise(r, s), 2200, 3)) * hump(s, 0.3)


def cheer(r: Random, s: float, people: int, rise: float, density: float, whistles: int = 0) -> Signal:
    """People who are glad: `people` of them heard one by one, `density` claps a second."""
    loud = hump(s, rise) ** 0.8
    x = crowd_noise(r, s, "aea") + 0.55 * voices(r, s, people, 180, 420, "ea", (0.9, 1.12, 1.0, 0.85))
    x = x * loud + 0.22 * clapping(r, s, density * hump(s, 0.6))
    for _ in range(whistles):
        x = mix(x, (r.uniform(0.2, 0.5) * s, whistle(r), r.uniform(0.1, 0.22)))
    return reverbed(x, 0.35, 1.1, 2800, "stands")


def groan(r: Random) -> Signal:
    """Everybody lets go of a hope."""
    s = 1.5
    x = crowd_noise(r, s, "aou") + 0.8 * voices(r, s, 16, 110, 230, "aou", (1.1, 1.0, 0.72))
    return reverbed(x * hump(s, 0.25), 0.35, 1.0, 2000, "stands")


def gasp(r: Random) -> Signal:
    """Everybody breathes in."""
    s = 0.55
    air = whoosh(r, s, (1200, 2300, 3300), 0.7, 0.62)
    return reverbed(
        air + 0.45 * voices(r, s, 8, 220, 420, "ou", (0.9, 1.15, 1.2)) * hump(s, 0.5), 0.25, 0.8, 3500, "stands"
    )


def swell(r: Random) -> Signal:
    """The ball is in the air: from murmur to almost a cheer."""
    s = 2.2
    x = crowd_noise(r, s, "uoa") + 0.35 * voices(r, s, 10, 160, 330, "oa", (0.85, 1.0, 1.15))
    return reverbed(x * curve(s, (0, 0), (0.3, 0.22), (0.75, 1), (0.9, 0.8), (1, 0)) ** 1.1, 0.3, 1.0, 2600, "stands")


def applause(r: Random, s: float, density: float) -> Signal:
    """Hands only: `density` claps a second."""
    x = clapping(r, s, density * curve(s, (0, 0.2), (0.15, 1), (0.55, 0.8), (1, 0.02)))
    return reverbed(x * curve(s, (0, 0.5), (0.12, 1), (0.6, 0.8), (1, 0.25)), 0.3, 0.9, 3200, "stands")


def crowd_bed(r: Random, tense: bool) -> Signal:
    """A loop without a seam: its spectrum is drawn on the frequencies that fit the loop."""
    s = 15.0
    n = count(s)
    f = np.fft.rfftfreq(n, 1 / SR)
    vowels = "a" if tense else "o"
    tilt = sum(g * np.exp(-0.5 * ((f - p) / (200 + 0.2 * p)) ** 2) for p, g in zip(*VOWELS[vowels], strict=True))
    tilt = (tilt + 0.1 / (1 + (f / (2200 if tense else 1500)) ** 2)) * (f > 110)
    sides = []
    for _ in range(2):
        phases = np.exp(2j * np.pi * r.random(len(f)))
        base = rms(np.fft.irfft(tilt * phases, n))
        waves = sum(np.sin(2 * np.pi * (k * clock(s) / s + r.random())) for k in (1, 2, 3, 5, 8))
        sides.append(base * (1 + 0.06 * waves))
    babble = np.zeros((2, n))
    for _ in range(190):
        own = r.uniform(0.12, 0.3)
        base = r.uniform(100, 240) * (1.35 if tense else 1.0)
        vowel = "".join(r.choice(list("aeiou"), 2))
        x = voice(
            r, base * curve(own, (0, 1), (1, r.uniform(0.85, 1.12))), vowel, r.uniform(0.95, 1.15), 0.1, 14
        ) * hump(own, 0.4)
        at, pan = r.integers(n), r.random()
        where = (at + np.arange(len(x))) % n
        loud = r.uniform(0.1, 0.5)
        babble[0, where] += x * loud * np.cos(pan * np.pi / 2)
        babble[1, where] += x * loud * np.sin(pan * np.pi / 2)
    out = [
        ring_reverbed(a + (0.8 if tense else 0.9) * b, 0.5, 1.2, 2200, f"bed{i}")
        for i, (a, b) in enumerate(zip(sides, babble, strict=True))
    ]
    return np.stack(out, 1)
