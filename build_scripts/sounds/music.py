"""The four pieces of music, played: each a loop without a seam."""

from __future__ import annotations

import numpy as np

from sounds.instruments import (
    brush,
    celesta,
    guitar,
    hihat,
    kick,
    piano,
    pizzicato,
    snare,
    soft_organ,
    synth_bass,
    synth_lead,
    synth_pad,
    synth_pluck,
)
from sounds.notes import Loop, Note, chord, near, tune
from sounds.scores import NEON, RAG, TITLE, WALTZ, Piece
from sounds.signals import SR, Random, Signal, curve


def bars(piece: Piece) -> list[tuple[float, float, str]]:
    """(first beat, beats, chord) of every chord."""
    found, at = [], 0.0
    for word in piece.chords.split():
        names = word.split(",")
        for name in names:
            found.append((at, piece.beats_a_bar / len(names), name))
            at += piece.beats_a_bar / len(names)
    return found


def loop_of(piece: Piece) -> Loop:
    """An empty loop as long as a piece."""
    return Loop(piece.beats_a_bar * len(piece.chords.split()), piece.bpm)


def music_lords(r: Random) -> Signal:
    """Ragtime: the left hand strides, the right hand comes between the beats."""
    loop = loop_of(RAG)
    for at, beats, name in bars(RAG):
        root, classes = chord(name)
        for i in range(round(beats)):
            bass = near(root if (at + i) % 2 == 0 else classes[2], 38)
            loop.play([Note(at + i, bass, 0.45, 0.9), Note(at + i, bass - 12, 0.45, 0.4)], piano, 0.8, 0.4)
            loop.play([Note(at + i + 0.5, near(c, 52), 0.35, 0.5) for c in classes[:3]], piano, 0.75, 0.45)
    for note in tune(RAG.melody, RAG.melody_unit):
        swing = 0.02 if (note.beat * 4) % 2 == 1 else 0.0
        strong = 0.85 + 0.1 * (note.beat % 1 == 0) + r.uniform(-0.07, 0.07)
        loop.play([note._replace(beat=note.beat + swing, loud=strong)], piano, 1.0, 0.6)
        if note.length >= 0.5:
            loop.play([note._replace(number=note.number + 12, loud=0.35 * strong)], piano, 1.0, 0.62)
    return loop.mixed(0.22, 0.7, 2600, "parlour")


def music_wild_cards(r: Random) -> Signal:
    """Synthwave: bass in eighths, an arpeggio, pads that make way for the drum, a lead in the second and third part."""
    loop, drums = loop_of(NEON), loop_of(NEON)
    boom, tap, hiss = kick(r), snare(r), hihat(r)
    total = int(loop.beats)
    for at, beats, name in bars(NEON):
        root, classes = chord(name)
        low = near(root, 33)
        loop.play([Note(at + i / 2, low + (12 if i % 4 == 3 else 0), 0.5, 0.9) for i in range(8)], synth_bass, 0.4)
        loop.play([Note(at, near(c, 57), beats, 0.5) for c in classes[:3]], synth_pad, 0.36, 0.35)
        loop.play([Note(at, near(c, 64), beats, 0.35) for c in classes[:3]], synth_pad, 0.3, 0.65)
        order = (0, 1, 2, 1, 0, 2, 1, 2)
        for i in range(16):
            number = near(classes[order[i % 8]], 69 if i % 8 < 5 else 72)
            loop.play(
                [Note(at + i / 4, number, 0.25, 0.5 + 0.2 * (i % 4 == 0))], synth_pluck, 0.29, 0.25 + 0.5 * (i % 2)
            )
    loop.play(tune(NEON.melody, NEON.melody_unit), synth_lead, 0.34, 0.5)
    pump = np.ones(loop.n)
    dip = curve(0.3, (0, 0.45), (1, 1.0))
    for beat in range(total):
        drums.put(beat, boom, 0.5)
        i = round(beat * loop.beat * SR)
        pump[i : i + len(dip)] = np.minimum(pump[i : i + len(dip)], dip[: loop.n - i])
        if beat % 2 == 1:
            drums.put(beat, tap, 0.2)
        drums.put(beat + 0.5, hiss, 0.16, 0.6)
        drums.put(beat + 0.25, hiss, 0.05, 0.4)
    smooth_pump = np.fft.irfft(np.fft.rfft(pump) * np.exp(-((np.fft.rfftfreq(loop.n, 1 / SR) / 60) ** 2)), loop.n)
    loop.sides *= smooth_pump
    loop.sides += drums.sides
    return loop.mixed(0.25, 1.3, 4500, "arcade")


def theremin(piece: Piece, n: int, beat: float) -> Signal:
    """One voice that glides from note to note and never quite stops trembling."""
    rate = 200
    frames = round(n / SR * rate)
    notes = tune(piece.melody, piece.melody_unit)
    target = np.zeros(frames)
    loud = np.zeros(frames)
    for note in notes:
        a, b = round(note.beat * beat * rate), round((note.beat + note.length) * beat * rate)
        target[a:b] = note.number
        loud[a : b - round(0.08 * rate)] = 1.0
    steps_ = np.arange(-40, 41) / rate

    def smeared(x: Signal, width: float) -> Signal:
        kernel = np.exp(-0.5 * (steps_ / width) ** 2)
        return np.convolve(np.pad(x, 40, mode="wrap"), kernel / kernel.sum(), "valid")

    t = np.arange(n) / SR
    at = np.arange(n) * rate / SR
    grid = np.arange(frames + 1)
    number = np.interp(at, grid, np.append(smeared(target, 0.035), smeared(target, 0.035)[0]))
    level = np.interp(at, grid, np.append(smeared(loud, 0.04), smeared(loud, 0.04)[0]))
    trembles = round(5.6 * n / SR) / (n / SR)
    hz = 440 * 2 ** ((number - 69 + 0.22 * np.sin(2 * np.pi * trembles * t)) / 12)
    cycles = np.cumsum(hz) / SR
    cycles *= round(cycles[-1]) / cycles[-1]
    phase = 2 * np.pi * cycles
    return level * (np.sin(phase) + 0.22 * np.sin(2 * phase) + 0.09 * np.sin(3 * phase))


def music_monster_league(r: Random) -> Signal:
    """A waltz: plucked bass and after-beats, a celesta that answers, and the theremin's tune."""
    loop = loop_of(WALTZ)
    for bar, (at, _, name) in enumerate(bars(WALTZ)):
        root, classes = chord(name)
        loop.play([Note(at, near(root if bar % 2 == 0 else classes[2], 36), 1, 1.0)], pizzicato, 0.75, 0.45)
        for i in (1, 2):
            loop.play([Note(at + i, near(c, 55), 0.5, 0.55) for c in classes[:3]], pizzicato, 0.45, 0.4)
        if bar % 4 in (1, 3):
            run = [classes[0], classes[1], classes[2], classes[-1], classes[1], classes[2]]
            numbers = [near(c, 76 + 2 * i) for i, c in enumerate(run)]
            loop.play([Note(at + i / 2, m, 0.5, 0.75 - 0.05 * i) for i, m in enumerate(numbers)], celesta, 0.3, 0.7)
        else:
            loop.play([Note(at, near(classes[1], 79), 1.5, 0.5)], celesta, 0.3, 0.7)
    song = theremin(WALTZ, loop.n, loop.beat)
    loop.sides[0] += 0.2 * song
    loop.sides[1] += 0.17 * song
    return loop.mixed(0.35, 1.6, 2800, "crypt")


def music_title(r: Random) -> Signal:
    """An evening at the ballpark: plucked strings, the soft stops of the organ, brushes."""
    loop = loop_of(TITLE)
    for at, beats, name in bars(TITLE):
        root, classes = chord(name)
        loop.play([Note(at, near(root, 40), 1.8, 0.9)], guitar, 0.7, 0.45)
        if beats > 2:
            loop.play([Note(at + 2, near(classes[2], 40), 1.8, 0.7)], guitar, 0.7, 0.45)
        shape = [
            near(classes[i % len(classes)], low)
            for i, low in ((0, 55), (1, 55), (2, 57), (1, 62), (2, 62), (1, 62), (2, 57), (1, 55))
        ]
        steps_ = round(beats * 2)
        loop.play([Note(at + i / 2, shape[i], 0.9, 0.55 + 0.1 * (i == 0)) for i in range(steps_)], guitar, 0.42, 0.35)
        loop.play([Note(at, near(c, 55), beats - 0.08, 0.35) for c in classes[:3]], soft_organ, 0.12, 0.6)
    sung = tune(TITLE.melody, TITLE.melody_unit)
    loop.play([n._replace(length=0.94 * n.length) for n in sung], soft_organ, 0.2, 0.55)
    loop.play([n._replace(number=n.number + 12, loud=0.4) for n in sung if n.length >= 1], celesta, 0.22, 0.7)
    wisp = brush(r)
    for beat in range(int(loop.beats)):
        loop.put(beat, wisp, 0.035 if beat % 2 == 0 else 0.07, 0.6)
    return loop.mixed(0.3, 1.5, 3000, "evening")
