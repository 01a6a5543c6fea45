"""What lies on the table: the wheel, dice, coins, cards, chips."""

from __future__ import annotations

import numpy as np

from sounds.filters import bandpass, highpass, lowpass, swept
from sounds.signals import Random, Signal, curve, decay, mix, rms, unit
from sounds.sources import modes, noise, sine, whoosh


def wheel_tick(r: Random) -> Signal:
    """A leather pawl slips off a brass pin; the wooden disc answers."""
    a = r.uniform(0.96, 1.04)
    click = highpass(noise(r, 0.004), 2500) * decay(0.004, 0.004, 0.0002)
    return mix(
        0.6 * click,
        modes(0.06, (640 * a, 0.03, 0.5), (1720 * a, 0.022, 0.7), (2950 * a, 0.016, 0.5), (4700 * a, 0.01, 0.3)),
    )


def wheel_slow(r: Random) -> Signal:
    """The bearing's whisper while the wheel loses its speed; ticks lie above it."""
    s = 1.2
    air = swept(noise(r, s), lambda f, u: np.exp(-0.5 * (np.log2(np.maximum(f, 20) / (1500 * 0.3**u)) / 0.7) ** 2))
    turning = 1 + 0.35 * sine(curve(s, (0, 22), (1, 3)), s)
    return rms(air) * turning * curve(s, (0, 0), (0.06, 1), (0.5, 0.6), (1, 0))


def wheel_stop(r: Random) -> Signal:
    """The pawl falls back, rocks once, and the wood settles."""
    knock = modes(0.16, (210, 0.11, 1), (420, 0.07, 0.6), (980, 0.03, 0.3))
    return mix((0, wheel_tick(r), 0.8), (0.085, wheel_tick(r), 0.45), (0.09, knock, 0.9), (0.17, wheel_tick(r), 0.15))


def clack(r: Random, size: float = 1.0) -> Signal:
    """A small hard cube hits something."""
    a = r.uniform(0.9, 1.12) / size
    body = modes(0.05, (1650 * a, 0.02, 0.9), (2750 * a, 0.015, 0.8), (4350 * a, 0.011, 0.5), (6900 * a, 0.008, 0.3))
    return mix(body, 0.4 * highpass(noise(r, 0.003), 3000) * decay(0.003, 0.003, 0.0002))


def felt(r: Random) -> Signal:
    """The table under it."""
    return modes(0.09, (r.uniform(150, 190), 0.07, 1), (r.uniform(330, 390), 0.04, 0.5)) + 0.2 * lowpass(
        noise(r, 0.09), 900
    ) * decay(0.09, 0.04)


def dice_shake(r: Random, dice: int) -> Signal:
    """Dice against each other in two hands."""
    s = 0.45
    hits = [
        (min(s - 0.06, max(0, beat + r.normal(0, 0.012))), clack(r, 1.15), r.uniform(0.25, 1))
        for beat in np.arange(0.02, s - 0.07, 0.085)
        for _ in range(dice)
    ]
    return lowpass(mix(*hits), 2600)


def dice_throw(r: Random, dice: int) -> Signal:
    """Each die bounces four or five times, lower each time, and stops."""
    parts = []
    for _ in range(dice):
        at, gap, loud = r.uniform(0, 0.05), r.uniform(0.12, 0.16), 1.0
        for _ in range(r.integers(4, 6)):
            parts += [(at, clack(r), loud), (at, felt(r), 0.22 * loud)]
            at, gap, loud = at + gap, gap * r.uniform(0.58, 0.72), loud * r.uniform(0.5, 0.66)
    return mix(*parts)


def metal(r: Random, s: float, base: float, t60: float) -> Signal:
    """A coin: modes of a disc, which fit no scale."""
    ratios = (1.0, 1.73, 2.33, 2.91, 3.91, 4.11)
    return modes(
        s, *((base * q * r.uniform(0.995, 1.005), t60 / q**0.7, 1 / q**0.8) for q in ratios if base * q < 15000)
    )


def coin_toss(r: Random) -> Signal:
    """The thumb, the ring, and the turning in the air."""
    s = 0.62
    turning = 0.6 + 0.4 * sine(curve(s, (0, 17), (1, 24)), s)
    ring = metal(r, s, 3050, 0.9) * turning
    return mix(
        (0, ring * curve(s, (0, 1), (1, 0.25))), (0, 0.6 * bandpass(noise(r, 0.02), 1800, 1) * decay(0.02, 0.02))
    )


def coin_land(r: Random) -> Signal:
    """Two bounces, and it circles until it lies."""
    parts = [(0, metal(r, 0.25, 2700, 0.22), 1.0), (0, felt(r), 0.8), (0.11, metal(r, 0.2, 2760, 0.18), 0.55)]
    at, gap = 0.2, 0.055
    for i in range(11):
        parts.append((at, metal(r, 0.06, 2650, 0.06), 0.35 * 0.86**i))
        at, gap = at + gap, gap * 0.87
    return mix(*parts)


def card_slide(r: Random) -> Signal:
    """A card moves over felt."""
    return whoosh(r, r.uniform(0.15, 0.19), (1900, 3600, 2600), 0.7, 0.35)


def snap(r: Random, hz: float = 2400) -> Signal:
    """The edge of a card springs free."""
    return unit(bandpass(noise(r, 0.025), hz * r.uniform(0.9, 1.1), 1.4) * decay(0.025, 0.02, 0.0004))


def card_flip(r: Random) -> Signal:
    """A card bends, snaps over and lies."""
    bend = whoosh(r, 0.11, (900, 1800, 2800), 0.6, 0.7)
    return mix((0, bend, 0.25), (0.095, snap(r), 1.0), (0.11, felt(r), 0.25))


def card_deal(r: Random) -> Signal:
    """A card leaves the deck and lands."""
    return mix((0, snap(r, 3000), 0.55), (0.01, whoosh(r, 0.1, (3600, 2600, 1700), 0.7, 0.3), 0.3), (0.1, felt(r), 0.3))


def card_lay(r: Random) -> Signal:
    """A card is put down."""
    return mix(
        (0, felt(r), 0.3), (0.001, snap(r, 1300), 0.6), (0.004, lowpass(noise(r, 0.07), 2200) * decay(0.07, 0.05), 0.12)
    )


def card_shuffle(r: Random) -> Signal:
    """A riffle that hurries, and the bridge that lets the cards fall together."""
    at, parts = 0.0, []
    for i in range(30):
        parts.append((at, snap(r, 2000 + 25 * i), r.uniform(0.35, 0.7)))
        at += 0.021 - 0.0004 * i + r.normal(0, 0.002) ** 2
    parts.append((at + 0.02, whoosh(r, 0.24, (1400, 2600, 3300, 2200), 0.8, 0.6), 0.22))
    return mix(*parts, (at + 0.25, felt(r), 0.5))


def chip(r: Random) -> Signal:
    """Clay on clay."""
    a = r.uniform(0.96, 1.04)
    one = modes(0.09, (1850 * a, 0.05, 0.9), (3020 * a, 0.04, 0.8), (4630 * a, 0.02, 0.3))
    return mix((0, one), (r.uniform(0.03, 0.05), one, 0.35), (0, felt(r), 0.35))


def money(r: Random) -> Signal:
    """Two coins on a small heap."""
    return mix(
        (0, metal(r, 0.4, r.uniform(3300, 3600), 0.45)),
        (r.uniform(0.05, 0.07), metal(r, 0.35, r.uniform(3900, 4300), 0.35), 0.6),
        (0, felt(r), 0.4),
    )
