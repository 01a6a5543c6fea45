"""Writing OGG Vorbis files, the same bytes on every run."""

from __future__ import annotations

import io
import zlib

import numpy as np
import soundfile

from sounds.signals import SR, Signal

_REVERSED = bytes(int(f"{i:08b}"[::-1], 2) for i in range(256))


def ogg_checksum(page: bytes) -> int:
    """The checksum of an OGG page, whose bits run the other way."""
    mirrored = zlib.crc32(page.translate(_REVERSED), 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{mirrored:032b}"[::-1], 2)


def with_serial(data: bytes, serial: int) -> bytes:
    """The encoder draws a stream's number by lot; a fixed one makes the same bytes on every run."""
    out, at = bytearray(data), 0
    while at < len(out):
        segments = out[at + 26]
        size = 27 + segments + sum(out[at + 27 : at + 27 + segments])
        out[at + 14 : at + 18] = serial.to_bytes(4, "little")
        out[at + 22 : at + 26] = bytes(4)
        out[at + 22 : at + 26] = ogg_checksum(bytes(out[at : at + size])).to_bytes(4, "little")
        at += size
    return bytes(out)


def encoded(x: Signal, quality: float, serial: int) -> bytes:
    """A signal as an OGG Vorbis file. `quality` is 0 to 1."""
    channels = 1 if x.ndim == 1 else x.shape[1]
    out = io.BytesIO()
    with soundfile.SoundFile(out, "w", SR, channels, "VORBIS", format="OGG", compression_level=1 - quality) as file:
        for start in range(0, len(x), SR):
            file.write(x[start : start + SR])
    return with_serial(out.getvalue(), serial)


def seam(data: bytes) -> float:
    """How far value and slope jump where a loop begins again, as it comes out of the file."""
    x, _ = soundfile.read(io.BytesIO(data))
    around = np.concatenate([x[-2:], x[:2]])
    return float(np.abs(np.diff(around, 2, axis=0)).max() + np.abs(x[0] - x[-1]).max())


def turned(x: Signal, tries: int = 14) -> list[Signal]:
    """The same loop begun elsewhere, where it is quiet and flat."""
    loud = np.abs(x).sum(axis=1) + np.abs(np.gradient(x, axis=0)).sum(axis=1)
    width = len(x) // tries
    return [np.roll(x, -(i * width + int(loud[i * width : (i + 1) * width].argmin())), axis=0) for i in range(tries)]


def encoded_ring(x: Signal, quality: float, serial: int) -> bytes:
    """A loop that may begin anywhere, as a file: begun where the encoder leaves the smallest seam."""
    return min((encoded(y, quality, serial) for y in turned(x)), key=seam)
