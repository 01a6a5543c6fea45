"""On the field: bat, mitt, dirt, feet, and an umpire without words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from sounds.filters import bandpass, highpass, lowpass
from sounds.pieces import felt
from sounds.rooms import reverbed
from sounds.signals import Random, Signal, count, curve, decay, hump, mix, unit
from sounds.sources import modes, noise, sine, voice, whoosh


class Contact(NamedTuple):
    """How bat and ball meet."""

    crack: float
    """Hz where the short noise of the contact is strongest."""
    length: float
    """Seconds it takes to die away by 60 dB."""
    barrel: float
    """How much of the bat's own modes is heard: a miss of the sweet spot makes them sound."""
    body: float
    """How much weight there is below 400 Hz."""
    echo: float
    """How much the stands answer."""

CONTACTS = {
    "foul": Contact(3400, 0.02, 0.7, 0.05, 0.0),
    "out": Contact(1050, 0.04, 1.2, 0.7, 0.02),
    "single": Contact(2100, 0.05, 0.55, 0.3, 0.04),
    "double": Contact(2000, 0.06, 0.45, 0.4, 0.07),
    "triple": Contact(1950, 0.065, 0.4, 0.5, 0.1),
    "homer": Contact(1850, 0.08, 0.3, 0.7, 0.17),
}


def bat(r: Random, result: str) -> Signal:
    """The air between bat and ball, then wood: bending modes near 170, 560, 1150 and 1800 Hz."""
    c = CONTACTS[result]
    s = 0.22
    air = unit(bandpass(noise(r, s), c.crack, 0.9) * decay(s, c.length, 0.0003))
    push = np.zeros(count(s))
    push[: count(0.0007)] = np.sin(np.pi * np.arange(count(0.0007)) / count(0.0007))
    push = highpass(push, 250)
    a = r.uniform(0.97, 1.03)
    wood = modes(
        s,
        (170 * a, 0.12, 0.5 * c.body),
        (560 * a, 0.07, c.barrel),
        (1150 * a, 0.05, 0.9 * c.barrel),
        (1800 * a, 0.035, 0.7 * c.barrel),
        (2900 * a, 0.02, 0.4),
    )
    thump = modes(s, (125, 0.13, 1.0))
    return reverbed(air + 0.8 * push + 0.4 * wood + 0.35 * c.body * thump, c.echo + 0.001, 0.7, 2500, "stands")


def mitt(r: Random) -> Signal:
    """Leather closes on a ball."""
    pop = bandpass(noise(r, 0.14), 950, 0.7) * decay(0.14, 0.07, 0.0006)
    return reverbed(mix(pop, modes(0.14, (135, 0.09, 0.9), (300, 0.06, 0.5))), 0.04, 0.4, 2500, "stands")


def whiff(r: Random) -> Signal:
    """A bat through air."""
    return whoosh(r, 0.3, (350, 700, 1500, 900), 0.55, 0.62)


def dirt(r: Random) -> Signal:
    """A dull ball, and grains that fly."""
    grains = lowpass(bandpass(noise(r, 0.25) * (r.random(count(0.25)) > 0.9), 2400, 0.8), 4000) * decay(0.25, 0.2)
    return mix(
        modes(0.2, (105, 0.12, 0.7), (190, 0.07, 0.5)),
        1.6 * grains,
        0.25 * lowpass(noise(r, 0.2), 1100) * decay(0.2, 0.12),
    )


def step(r: Random) -> Signal:
    """A runner's foot on dirt."""
    return lowpass(noise(r, 0.07), 700) * decay(0.07, 0.05, 0.003) + 0.3 * bandpass(noise(r, 0.07), 2400, 0.8) * decay(
        0.07, 0.05, 0.006
    )


def steps(r: Random) -> Signal:
    """Three strides of a runner."""
    return mix(*((0.085 * i + r.normal(0, 0.004) ** 2, step(r), 0.7 + 0.3 * (i % 2)) for i in range(3)))


def plate(r: Random) -> Signal:
    """A foot on home plate, and a small bell of the scoreboard."""
    bell = modes(0.5, (1319, 0.5, 0.5), (1976, 0.4, 0.35), (3956, 0.2, 0.1))
    return mix((0, step(r), 1.2), (0.0, felt(r), 0.7), (0.04, bell, 0.5))


def umpire(r: Random, pitch: Sequence[float], vowels: str, s: float) -> Signal:
    """A bark through a mask; no word."""
    f = curve(s, *((i / (len(pitch) - 1), hz) for i, hz in enumerate(pitch)))
    growl = 1 + 0.25 * sine(f / 2, s)
    x = voice(r, f, vowels, 0.95, 0.12) * growl * hump(s, 0.3) ** 0.6
    return reverbed(bandpass(np.tanh(1.2 * x), 900, 0.4), 0.12, 0.6, 2500, "stands")
