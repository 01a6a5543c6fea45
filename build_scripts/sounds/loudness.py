"""How loud a sound is, and making it as loud as its family."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from sounds.filters import filtered, highpass
from sounds.signals import SR, Signal, count, fade

CEILING_DB = -2.0
"""Highest sample before encoding; Vorbis may overshoot a little."""

KNEE = 0.6
"""The share of the ceiling from which on peaks are bent."""

LEAD_IN = 0.003
"""Seconds of silence before an effect: what the encoder smears ahead of an attack falls into it."""


class Family(NamedTuple):
    """Sounds that answer one another are equally loud. What should be louder than its family says so in cues.yaml."""

    lufs: float
    quality: float
    """Vorbis quality, 0 to 1."""
    fade: float
    """Seconds at the end that fade out."""

FAMILIES = {
    "wheel": Family(-35, 0.4, 0.006),
    "dice": Family(-31, 0.35, 0.02),
    "cards": Family(-32, 0.3, 0.02),
    "pieces": Family(-31, 0.35, 0.02),
    "paper": Family(-30, 0.3, 0.03),
    "buttons": Family(-37, 0.35, 0.01),
    "field": Family(-28, 0.4, 0.03),
    "voices": Family(-25, 0.25, 0.03),
    "crowd": Family(-23, 0.05, 0.25),
    "bed": Family(-27, 0.0, 0.0),
    "organ": Family(-21, 0.15, 0.15),
    "effects": Family(-26, 0.15, 0.08),
    "music": Family(-24, 0.0, 0.0),
}


def k_weighted(x: Signal) -> Signal:
    """As BS.1770 hears it: a shelf of 4 dB above 1.7 kHz, nothing below 40 Hz."""

    def response(f: Signal) -> Signal:
        shelf_hz, gain, q = 1681.97, 10 ** (3.99984 / 20), 0.70718
        s = 1j * f / shelf_hz
        shelf = (gain * s * s + gain**0.4996 * s / q + 1) / (s * s + s / q + 1)
        s = 1j * f / 38.1355
        return shelf * s * s / (s * s + s / 0.50033 + 1)

    return filtered(x, response)


def loudness(x: Signal) -> float:
    """Integrated loudness in LUFS; what is shorter than one block of 0.4 s is heard as one block."""
    columns = x.reshape(len(x), -1).T
    block, hop = count(0.4), count(0.1)
    powers = []
    for column in columns:
        heard = k_weighted(np.pad(column, (0, max(0, block - len(column)))))
        total = np.concatenate([[0.0], np.cumsum(heard**2)])
        starts = hop * np.arange(round((len(heard) - block) / hop) + 1)
        powers.append((total[np.minimum(starts + block, len(heard))] - total[starts]) / block)
    power = np.maximum(np.sum(powers, 0), 1e-12)
    for gate in (-70.0, None):
        floor = 10 ** ((gate + 0.691) / 10) if gate is not None else power.mean() / 10
        power = power[power > floor]
        if not len(power):
            return -70.0
    return float(-0.691 + 10 * np.log10(power.mean()))


def trimmed(x: Signal, floor_db: float = -62) -> Signal:
    """Without the silence at the end."""
    loud = np.flatnonzero(np.abs(x) > np.abs(x).max() * 10 ** (floor_db / 20))
    return x[: loud[-1] + 1]


def limited(x: Signal) -> Signal:
    """Peaks above the knee bend towards the ceiling."""
    ceiling = 10 ** (CEILING_DB / 20)
    knee = KNEE * ceiling
    over = np.maximum(np.abs(x) - knee, 0)
    return np.sign(x) * np.where(
        np.abs(x) < knee, np.abs(x), knee + (ceiling - knee) * np.tanh(over / (ceiling - knee))
    )


def finished(x: Signal, family: Family) -> Signal:
    """No rumble, no click, as loud as its family, below the ceiling."""
    loops = not family.fade
    if not loops:
        x = highpass(x, 45)
        x = trimmed(x)
        x = fade(x, 0.0004, min(family.fade, len(x) / SR / 3))
        x = np.concatenate([np.zeros(count(LEAD_IN)), x, np.zeros(32)])
    else:
        x = x - x.mean(axis=0)
    knee = 10 ** (CEILING_DB / 20) * KNEE
    for _ in range(4):
        x = x * 10 ** ((family.lufs - loudness(x)) / 20)
        if np.abs(x).max() <= knee:
            break
        x = limited(x)
    return x
