"""Instruments: an upright, an organ, synthesizers, a celesta, strings, drums."""

from __future__ import annotations

from functools import cache

import numpy as np

from sounds.filters import bandpass, highpass, lowpass
from sounds.notes import hertz, released
from sounds.signals import SR, Random, Signal, clock, curve, decay, fade, hump, random_of, unit
from sounds.sources import fm, noise, sine, string


@cache
def piano_string(number: int, bright: float) -> Signal:
    """An upright that was tuned last summer: stiff strings in pairs, treble that dies sooner, a hammer."""
    r = random_of(f"piano{number}")
    f0 = hertz(number)
    s = 1.9
    t = clock(s)
    stiff = 0.0004 * 2 ** ((number - 60) / 14)
    out = np.zeros(len(t))
    for k in range(1, 15):
        hz = k * f0 * np.sqrt(1 + stiff * k * k)
        if hz > 9000:
            break
        loud = abs(np.sin(np.pi * k / 7.6)) / k ** (1.5 - 0.5 * bright)
        length = 3.2 * 2 ** (-(number - 48) / 18) / (1 + 0.22 * k)
        for cents in (-3.5, 3.5):
            out += (
                loud * np.sin(2 * np.pi * hz * 2 ** (cents / 1200) * t + r.uniform(0, 6.28)) * 10 ** (-3 * t / length)
            )
    knock = lowpass(noise(r, 0.03), 1800) * decay(0.03, 0.03)
    out[: len(knock)] += 0.12 * knock
    return out * np.minimum(t / 0.002, 1)


def piano(number: int, s: float, loud: float) -> Signal:
    """A note of the upright, as long as its key is held."""
    return loud * released(piano_string(number, 0.4), s, 0.12)


@cache
def organ_pipe(number: int, s: float, bright: float = 1.0) -> Signal:
    """Drawbars, a click of the key, and a slow tremulant; the old console of a ballpark."""
    f0 = hertz(number)
    t = clock(s + 0.06)
    shake = 0.0035 * np.sin(2 * np.pi * 6.4 * t)
    phase = 2 * np.pi * f0 * (t + np.cumsum(shake) / SR)
    bars = (
        (0.5, 0.35),
        (1, 1.0),
        (1.5, 0.28),
        (2, 0.6 * bright),
        (3, 0.28 * bright),
        (4, 0.25 * bright),
        (6, 0.08 * bright),
        (8, 0.06 * bright),
    )
    x = sum(g * np.sin(k * phase) for k, g in bars if k * f0 < 9000)
    x = x * (1 + 0.12 * np.sin(2 * np.pi * 6.4 * t + 1))
    return fade(x, 0.008, 0.06)


def organ(number: int, s: float, loud: float) -> Signal:
    """A note of the ballpark's organ."""
    return loud * organ_pipe(number, round(s, 3))


def soft_organ(number: int, s: float, loud: float) -> Signal:
    """The same on its quiet stops."""
    return loud * organ_pipe(number, round(s, 3), 0.45)


@cache
def saw_note(number: int, s: float, cut: float, fall: float, attack: float, floor: float) -> Signal:
    """A saw through a low-pass that closes: every harmonic has its own envelope, so nothing folds back."""
    f0 = hertz(number)
    t = clock(s)
    cutoff = floor + cut * np.exp(-t / fall)
    out = np.zeros(len(t))
    for k in range(1, 40):
        hz = k * f0
        if hz > 7500:
            break
        out += np.sin(2 * np.pi * hz * t + 0.4 * k * k) / k / (1 + (hz / cutoff) ** 4) ** 0.5
    return fade(out * np.minimum(t / attack, 1), 0.001, min(0.03, s / 3))


def synth_bass(number: int, s: float, loud: float) -> Signal:
    """A short saw under everything."""
    return loud * saw_note(number, round(0.9 * s, 3), 900, 0.09, 0.003, 180)


def synth_pluck(number: int, s: float, loud: float) -> Signal:
    """A saw that closes at once: the arpeggio."""
    return loud * saw_note(number, round(s + 0.06, 3), 3200, 0.06, 0.002, 350)


@cache
def pad_note(number: int, s: float) -> Signal:
    """Three detuned voices that swell."""
    t = clock(s + 0.4)
    out = np.zeros(len(t))
    for cents in (-9, 0, 8):
        for k in range(1, 9):
            out += np.sin(2 * np.pi * k * hertz(number) * 2 ** (cents / 1200) * t + k * cents) / k**1.7
    return fade(out / 3, 0.35, 0.4)


def synth_pad(number: int, s: float, loud: float) -> Signal:
    """A chord's note, long and soft."""
    return loud * pad_note(number, round(s, 3))


@cache
def lead_note(number: int, s: float) -> Signal:
    """The synthesizer's tune, with a vibrato that comes late."""
    t = clock(s + 0.1)
    shake = 1 + 0.006 * np.sin(2 * np.pi * 5.3 * t) * np.clip((t - 0.25) / 0.3, 0, 1)
    phase = 2 * np.pi * np.cumsum(hertz(number) * shake) / SR
    x = sum(np.sin(k * phase) / k**1.35 for k in range(1, 10, 1) if k * hertz(number) < 7000)
    return fade(x, 0.012, 0.1)


def synth_lead(number: int, s: float, loud: float) -> Signal:
    """A note of the tune."""
    return loud * lead_note(number, round(s, 3))


@cache
def celesta_bar(number: int) -> Signal:
    """A steel bar over a wooden box: FM with a high, short modulator."""
    s = 1.5
    hz = hertz(number)
    return fm(hz, 4.0, 0.7 * decay(s, 0.25), s) * decay(s, 1.3, 0.002) + 0.25 * np.sin(
        2 * np.pi * hz * clock(s)
    ) * decay(s, 1.5, 0.002)


def celesta(number: int, s: float, loud: float) -> Signal:
    """A note of the celesta."""
    return loud * released(celesta_bar(number), max(s, 0.5), 0.3)


@cache
def plucked(number: int, bright: float, s: float) -> Signal:
    """A string, loudest sample 1."""
    return unit(string(random_of(f"string{number}"), hertz(number), s, bright))


def pizzicato(number: int, s: float, loud: float) -> Signal:
    """A plucked string of the waltz."""
    return loud * released(plucked(number, 0.12, 0.7), 0.25, 0.3)


def guitar(number: int, s: float, loud: float) -> Signal:
    """A plucked string of the evening."""
    return loud * released(plucked(number, 0.35, 1.8), max(s, 0.4), 0.3)


def kick(r: Random) -> Signal:
    """A bass drum."""
    return sine(curve(0.22, (0, 130), (0.15, 62), (1, 44)), 0.22) * decay(0.22, 0.25, 0.002)


def snare(r: Random) -> Signal:
    """With a room that is cut off, as it was done then."""
    dry = highpass(noise(r, 0.3), 1200) * decay(0.3, 0.16, 0.001) + 0.7 * sine(
        curve(0.3, (0, 240), (0.2, 180), (1, 170)), 0.3
    ) * decay(0.3, 0.12)
    hall = bandpass(noise(r, 0.3), 1800, 0.5) * curve(0.3, (0, 0.0), (0.05, 0.28), (0.7, 0.2), (0.75, 0), (1, 0))
    return dry + hall


def hihat(r: Random) -> Signal:
    """A closed cymbal."""
    return highpass(noise(r, 0.05), 7000, 2) * decay(0.05, 0.035)


def brush(r: Random) -> Signal:
    """A brush on a snare."""
    return bandpass(noise(r, 0.14), 3800, 0.8) * hump(0.14, 0.25)
