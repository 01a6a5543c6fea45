"""Filters that keep still, as an analog circuit would answer, and filters that move."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sounds.signals import SR, Signal


def filtered(x: Signal, response: Callable[[Signal], Signal]) -> Signal:
    """Through an analogue filter's response: exact, causal, no loop over samples."""
    size = 1 << (len(x) + SR // 20).bit_length()
    f = np.fft.rfftfreq(size, 1 / SR)
    return np.fft.irfft(np.fft.rfft(x, size) * response(f), size)[: len(x)]


def lowpass(x: Signal, hz: float, times: int = 1) -> Signal:
    """Nothing above `hz`; steeper each time."""
    return filtered(x, lambda f: (1 / (1 - (f / hz) ** 2 + 1.414j * f / hz)) ** times)


def highpass(x: Signal, hz: float, times: int = 1) -> Signal:
    """Nothing below `hz`; steeper each time."""
    return filtered(x, lambda f: (-((f / hz) ** 2) / (1 - (f / hz) ** 2 + 1.414j * f / hz)) ** times)


def bandpass(x: Signal, hz: float, q: float = 1.0, times: int = 1) -> Signal:
    """Only what is near `hz`; a larger `q` is narrower."""
    return filtered(x, lambda f: (1j * f / hz / q / (1 - (f / hz) ** 2 + 1j * f / hz / q)) ** times)


def swept(x: Signal, gain: Callable[[Signal, Signal], Signal]) -> Signal:
    """Through a filter that moves: `gain(Hz, share of the time)`, by overlapping windows."""
    size, hop = 1024, 256
    padded = np.concatenate([np.zeros(size), x, np.zeros(2 * size)])
    frames = np.lib.stride_tricks.sliding_window_view(padded, size)[::hop]
    window = np.sin(np.pi * (np.arange(size) + 0.5) / size)
    f = np.fft.rfftfreq(size, 1 / SR)
    u = np.clip((np.arange(len(frames)) * hop - size / 2) / len(x), 0, 1)
    shaped = np.fft.irfft(np.fft.rfft(frames * window) * gain(f[None, :], u[:, None]), size) * window
    out = np.zeros(len(padded) + size)
    for i, frame in enumerate(shaped):
        out[i * hop : i * hop + size] += frame
    return out[size : size + len(x)] / 2
