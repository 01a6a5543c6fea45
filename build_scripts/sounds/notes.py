"""Notes on paper: names, tunes, chords, and the loop they are played in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from sounds.rooms import ring_reverbed
from sounds.signals import SR, Signal, count, mix

_LETTERS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}


def midi(name: str) -> int:
    """c4 is 60; f#3, bb5."""
    letter, sign, octave = name[0], name[1:-1], int(name[-1])
    return 12 * (octave + 1) + _LETTERS[letter] + sign.count("#") - sign.count("b")


def hertz(name: str | int) -> float:
    """The frequency of a note, by its name or number."""
    number = name if isinstance(name, int) else midi(name)
    return 440.0 * 2 ** ((number - 69) / 12)


class Note(NamedTuple):
    """Beat it begins on, number (60 is middle C), length in beats, loudness."""

    beat: float
    number: int
    length: float
    loud: float = 1.0


def tune(text: str, unit_: float, start: float = 0.0, loud: float = 1.0) -> list[Note]:
    """`e5:2 r:1 c5+e5:1 | …`: notes, rests and chords with their lengths in `unit_` beats; bars are for the eye."""
    at, notes = start, []
    for word in text.replace("|", " ").split():
        names, length = word.rsplit(":", 1)
        beats = float(length) * unit_
        if names != "r":
            notes += [Note(at, midi(n), beats, loud) for n in names.split("+")]
        at += beats
    return notes

CHORDS = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "maj7": (0, 4, 7, 11),
    "dim": (0, 3, 6, 9),
    "m7b5": (0, 3, 6, 10),
    "m6": (0, 3, 7, 9),
    "sus4": (0, 5, 7),
}


def chord(name: str) -> tuple[int, tuple[int, ...]]:
    """Its root as 0 to 11, and all its notes as 0 to 11."""
    size = 2 if name[1:2] in ("#", "b") else 1
    root = midi(name[:size].lower() + "0") % 12
    return root, tuple((root + i) % 12 for i in CHORDS[name[size:]])


def near(pitch_class: int, low: int) -> int:
    """The lowest note of that class from `low` up."""
    return low + (pitch_class - low) % 12


def released(x: Signal, s: float, release: float) -> Signal:
    """The key is let go after `s`."""
    n = min(len(x), count(s) + count(release))
    x = x[:n].copy()
    tail = min(count(release), n)
    x[n - tail :] *= np.cos(np.linspace(0, np.pi / 2, tail)) ** 2
    return x


class Loop:
    """Two channels that bite their tail: what rings over the end is heard at the beginning."""

    def __init__(self, beats: float, bpm: float) -> None:
        self.beat = 60 / bpm
        self.beats = beats
        self.n = count(beats * self.beat)
        self.sides = np.zeros((2, self.n))

    def put(self, beat: float, x: Signal, loud: float = 1.0, pan: float = 0.5) -> None:
        at = round(beat * self.beat * SR)
        where = (at + np.arange(len(x))) % self.n
        self.sides[0, where] += loud * np.cos(pan * np.pi / 2) * x
        self.sides[1, where] += loud * np.sin(pan * np.pi / 2) * x

    def play(self, notes: Sequence[Note], instrument: Callable[..., Signal], loud: float, pan: float = 0.5) -> None:
        for note in notes:
            self.put(note.beat, instrument(note.number, note.length * self.beat, note.loud), loud, pan)

    def mixed(self, amount: float, t60: float, dark: float, name: str) -> Signal:
        return np.stack([ring_reverbed(x, amount, t60, dark, f"{name}{i}") for i, x in enumerate(self.sides)], 1)


def line(notes: Sequence[Note], instrument: Callable[..., Signal], bpm: float) -> Signal:
    """Notes that are played once."""
    beat = 60 / bpm
    return mix(*((n.beat * beat, instrument(n.number, n.length * beat, n.loud)) for n in notes))
