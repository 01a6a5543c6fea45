"""A whole simulation: batch after batch, here or in many processes, always with the same outcome."""

from __future__ import annotations

import signal
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from multiprocessing import get_context
from typing import Any

from lordsball import games as shelf
from lordsball.simulation.batch import Plan, Sums, play_batch, read_cards

BATCH_SECONDS = 0.1
"""The least a batch should take: beside it, sending it to a process costs little."""
MOST_WORKERS = 61
"""What every system can wait for at once."""

Progress = Callable[[int, int], None]
"""Told after every batch: games done, games in all."""


class SimulationFailed(RuntimeError):
    """The simulation cannot go on; the message is a sentence for a person."""


@dataclass
class Total:
    """The outcome of a simulation, complete or cut short (`games` says how far it came)."""

    plan: Plan
    sums: Sums
    seconds: float = 0.0
    _hash: Any = field(default_factory=sha256, repr=False)

    @property
    def digest(self) -> str:
        """A hash over all final positions in the order of the games' numbers."""
        return str(self._hash.hexdigest())

    def add(self, part: Sums) -> None:
        """Join the next batch. Batches come in order."""
        sums = self.sums
        sums.wins = [mine + more for mine, more in zip(sums.wins, part.wins, strict=True)]
        sums.games += part.games
        sums.ties += part.ties
        sums.decisions += part.decisions
        sums.tally.merge(part.tally)
        self._hash.update(part.digests)


def simulate(
    plan: Plan,
    games: int,
    workers: int = 1,
    progress: Progress | None = None,
    cluster: Executor | None = None,
) -> Total:
    """Play `games` games. With more than one worker, or a cluster of that many, batches are played side by side.

    The outcome depends on the plan and the number of games only. On Ctrl+C the total so far is returned: it has fewer
    games. Raises SimulationFailed when a worker dies, and what `play_batch` raises.
    """
    total = Total(plan, Sums([0] * len(plan.levels), shelf.game(plan.game).tally()))
    started = time.perf_counter()
    try:
        for part in _batches(plan, games, workers, cluster):
            total.add(part)
            if progress is not None:
                progress(total.sums.games, games)
    except KeyboardInterrupt:
        pass
    except BrokenExecutor as broken:
        raise SimulationFailed(
            f"A worker process has died after {total.sums.games:,} games; it may have run out of memory. "
            "Try fewer workers."
        ) from broken
    total.seconds = time.perf_counter() - started
    return total


def _batches(plan: Plan, games: int, workers: int, cluster: Executor | None) -> Iterator[Sums]:
    """The batches in order. The first few are played here and grow, until one is long enough to be sent away."""
    read_cards(plan.game, plan.texts)
    size, done, settled = 1, 0, False
    while done < games and not (settled and workers > 1 and games - done > size):
        count = min(size, games - done)
        started = time.perf_counter()
        part = play_batch(plan, done, count)
        settled = time.perf_counter() - started >= BATCH_SECONDS
        if not settled:
            size *= 2
        done += count
        yield part
    if done < games:
        yield from _side_by_side(plan, range(done, games, size), games, workers, cluster)


def _side_by_side(plan: Plan, firsts: range, games: int, workers: int, cluster: Executor | None) -> Iterator[Sums]:
    workers = min(workers, len(firsts))
    pool = cluster or ProcessPoolExecutor(
        min(workers, MOST_WORKERS), mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent
    )
    waiting: deque[Future[Sums]] = deque()
    try:
        for first in firsts:
            with _interrupts_held():
                waiting.append(pool.submit(play_batch, plan, first, min(firsts.step, games - first)))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        # A second Ctrl+C waits until the workers have gone: each ends with the batch it is at.
        with _interrupts_held():
            for future in waiting:
                future.cancel()
            pool.shutdown(wait=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl+C waits meanwhile, where the system can do that, and processes started meanwhile never see it at all."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
