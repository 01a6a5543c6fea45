"""The front office: stamps, paper, tools, and what buttons and bulbs say."""

from __future__ import annotations

from sounds.filters import bandpass, highpass, lowpass
from sounds.pieces import felt, metal, money, snap
from sounds.rooms import reverbed
from sounds.signals import SR, Random, Signal, count, curve, decay, hump, mix, unit
from sounds.sources import modes, noise, sine, whoosh


def stamp(r: Random) -> Signal:
    """Rubber, paper, the table, and the handle's spring."""
    return mix(
        (0, modes(0.2, (95, 0.14, 0.6), (182, 0.1, 0.6), (410, 0.05, 0.4))),
        (0, unit(bandpass(noise(r, 0.06), 1400, 0.6) * decay(0.06, 0.045)), 0.9),
        (0.11, snap(r, 1500), 0.25),
    )


def seal(r: Random) -> Signal:
    """A heavier stamp, for loans: brass."""
    return mix((0, stamp(r)), (0.004, metal(r, 0.3, 1250, 0.3), 0.12))


def page_turn(r: Random) -> Signal:
    """A page of newsprint goes over."""
    s = r.uniform(0.42, 0.5)
    air = whoosh(r, s, (1100, 2400, 4200, 2000), 0.9, 0.55)
    crackle = highpass(noise(r, s) * (r.random(count(s)) > 0.994), 1500)
    return mix(air, 0.5 * crackle * hump(s, 0.6), (s - 0.07, snap(r, 1200), 0.9))


def pen(r: Random) -> Signal:
    """A line in the ledger: nib on paper."""
    s = 0.1
    grain = 0.6 + 0.4 * sine(curve(s, (0, 90), (1, 60)), s)
    return bandpass(noise(r, s), 3400, 1.2) * grain * hump(s, 0.3)


def telegraph(r: Random) -> Signal:
    """A sounder's clicks: dah dit dah dit, and no word."""
    at, parts = 0.0, []
    for length in (0.12, 0.05, 0.12, 0.05, 0.05):
        for edge, hz, gain in ((at, 1350, 1.0), (at + length, 1050, 0.6)):
            parts.append((edge, modes(0.05, (hz, 0.03, 1), (2.7 * hz, 0.02, 0.6), (5.1 * hz, 0.01, 0.3)), gain))
        at += length + 0.06
    return mix(*parts)


def press(r: Random) -> Signal:
    """A rotary press: four turns of rollers, plates and paper."""
    parts: list[tuple[float, Signal, float]] = []
    for turn in range(5):
        at = 0.3 * turn
        parts += [
            (at, modes(0.2, (88, 0.15, 1), (176, 0.1, 0.5)), 0.9),
            (at + 0.15, modes(0.1, (520, 0.04, 1), (1310, 0.03, 0.6)), 0.4),
        ]
        parts.append((at + 0.03, whoosh(r, 0.22, (1500, 2600, 1600), 0.7), 0.13))
    x = mix(*parts)
    return x * curve(len(x) / SR, (0, 0.5), (0.1, 1), (0.75, 1), (1, 0.2))


def till(r: Random) -> Signal:
    """Two keys, the bell, the drawer."""
    bell = modes(0.9, (2093, 0.9, 1), (4230, 0.6, 0.6), (6390, 0.35, 0.3), (2101, 0.8, 0.5))
    key = modes(0.05, (310, 0.04, 1), (1150, 0.02, 0.7))
    drawer = whoosh(r, 0.2, (500, 900, 700), 0.8, 0.7)
    return mix(
        (0, key, 0.8),
        (0.08, key, 0.8),
        (0.17, bell, 0.6),
        (0.2, drawer, 0.18),
        (0.4, felt(r), 0.9),
        (0.41, money(r), 0.15),
    )


def hammer(r: Random) -> Signal:
    """Three blows on a plank, a nail that sinks: each a little higher."""
    blows = []
    for i, at in enumerate((0.0, 0.2, 0.4)):
        a = 1 + 0.07 * i
        wood = modes(0.16, (240, 0.1, 1), (590, 0.06, 0.8), (1370, 0.03, 0.5))
        nail = modes(0.12, (2650 * a, 0.09, 0.5), (4480 * a, 0.06, 0.3))
        blows.append((at + r.uniform(0, 0.02), mix(wood, nail), r.uniform(0.7, 0.8) + 0.1 * i))
    return reverbed(mix(*blows), 0.15, 0.4)


def hat(r: Random) -> Signal:
    """A felt hat flies onto its hook."""
    return mix(
        (0, whoosh(r, 0.26, (500, 1100, 800), 0.7, 0.6), 0.35),
        (0.25, felt(r), 1.0),
        (0.25, lowpass(noise(r, 0.05), 1200) * decay(0.05, 0.05), 0.3),
    )


def hover(r: Random) -> Signal:
    """The pointer comes to rest on something that can be pressed."""
    return modes(0.035, (980, 0.03, 1), (1960, 0.02, 0.15)) * decay(0.035, 0.05, 0.003)


def pressed(r: Random) -> Signal:
    """A button goes down."""
    return mix((0, modes(0.07, (430, 0.05, 1), (1120, 0.025, 0.4))), (0.0, snap(r, 1700), 0.12))


def passed(r: Random) -> Signal:
    """Something went by that nobody had to decide: a tap on wood."""
    a = r.uniform(0.97, 1.03)
    return modes(0.05, (760 * a, 0.035, 1), (1640 * a, 0.02, 0.4))


def refused(r: Random) -> Signal:
    """Two soft low knocks: no. Not a buzzer."""
    low = modes(0.12, (196, 0.11, 1), (392, 0.06, 0.35))
    return mix((0, low), (0.105, modes(0.14, (165, 0.13, 1), (330, 0.06, 0.3)), 0.9))


def lamp(r: Random) -> Signal:
    """A bulb of the scoreboard comes on."""
    return mix((0, snap(r, 1900), 0.7), (0.005, modes(0.16, (120, 0.15, 0.4), (2350, 0.07, 0.15))))


def curtain(r: Random) -> Signal:
    """Velvet runs along a rail; its rings arrive."""
    s = 0.75
    cloth = whoosh(r, s, (500, 1100, 900, 500), 0.8, 0.5)
    rings = [
        (0.05 + 0.055 * i + r.uniform(0, 0.015), metal(r, 0.05, 2500, 0.05), 0.1 * r.uniform(0.4, 1)) for i in range(11)
    ]
    return mix((0, cloth), *rings, (s - 0.1, felt(r), 0.8))
