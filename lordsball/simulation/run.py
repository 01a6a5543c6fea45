"""A whole simulation: batch after batch, here or in many processes, always with the same outcome."""

from __future__ import annotations

import math
import signal
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, TypeVar

from lordsball import games as shelf
from lordsball.simulation.batch import Outcome, Plan, Sums, play_batch, read_cards
from lordsball.simulation.statistics import wilson

PartT = TypeVar("PartT")

BATCH_SECONDS = 0.1
"""The least a batch should take: beside it, sending it to a process costs little."""
MOST_WORKERS = 61
"""What every system can wait for at once."""

CHECK = 100
"""Games until a wanted precision is looked at first."""

Progress = Callable[[int, int], None]
"""Told after every batch: games done, games in all."""
Listener = Callable[[int, Outcome], None]
"""Told every game in order: its number (from 0) and what it came to."""


class SimulationFailed(RuntimeError):
    """The simulation cannot go on; the message is a sentence for a person."""


@dataclass
class Total:
    """The outcome of a simulation, complete or cut short (`games` says how far it came)."""

    plan: Plan
    sums: Sums
    seconds: float = 0.0
    first: int = 0
    """The number of the first game."""
    scores: list[Counter[int]] = field(default_factory=list)
    """For each seat, in how many games it had which score."""
    lengths: Counter[int] = field(default_factory=Counter)
    """By the number of decisions: how many games took that many."""
    leads: list[list[int]] = field(default_factory=list)
    """For each stage of a game: in how many each seat led at its end, then in how many nobody did."""
    listen: Listener | None = field(default=None, repr=False)
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
        sums.fortunes.merge(part.fortunes)
        for number, outcome in enumerate(part.outcomes, self.first + sums.games - part.games):
            self.lengths[outcome.decisions] += 1
            self.scores = self.scores or [Counter() for _ in outcome.score]
            for counter, score in zip(self.scores, outcome.score, strict=True):
                counter[score] += 1
            for at, scores in enumerate(outcome.course):
                if at == len(self.leads):
                    self.leads.append([0] * (len(scores) + 1))
                self.leads[at][_leader(scores)] += 1
            if self.listen is not None:
                self.listen(number, outcome)
        self._hash.update(part.digests)

    @property
    def reach(self) -> float:
        """Half the widest interval of a seat's share of wins."""
        return max((high - low) / 2 for low, high in (wilson(won, self.sums.games) for won in self.sums.wins))


def _leader(scores: tuple[int, ...]) -> int:
    """The seat that is alone ahead; the number of seats where none is."""
    most = max(scores)
    return scores.index(most) if scores.count(most) == 1 else len(scores)


def simulate(
    plan: Plan,
    games: int,
    workers: int = 1,
    progress: Progress | None = None,
    cluster: Executor | None = None,
    first: int = 0,
    until: float = 0.0,
    listen: Listener | None = None,
) -> Total:
    """Play `games` games from number `first` on. With more than one worker, or a cluster of that many, batches are
    played side by side. With `until`, stop once no interval reaches further than that to either side; when that is
    looked at depends on what the games came to, never on the workers.

    The outcome depends on the plan and the number of games only. On Ctrl+C the total so far is returned: it has fewer
    games. Raises SimulationFailed when a worker dies, and what `play_batch` raises.
    """
    total = Total(plan, Sums([0] * len(plan.levels), shelf.game(plan.game).tally()), first=first, listen=listen)
    started = time.perf_counter()
    try:
        while (done := total.sums.games) < games and not (done and total.reach <= until):
            goal = min(games, _next_look(total, until)) if until else games
            for part in _batches(plan, range(first + done, first + goal), workers, cluster):
                total.add(part)
                if progress is not None:
                    progress(total.sums.games, goal)
    except KeyboardInterrupt:
        pass
    except BrokenExecutor as broken:
        raise SimulationFailed(
            f"A worker process has died after {total.sums.games:,} games; it may have run out of memory. "
            "Try fewer workers."
        ) from broken
    total.seconds = time.perf_counter() - started
    return total


def _next_look(total: Total, until: float) -> int:
    """After how many games a wanted precision is looked at next: at no more than twice those there are."""
    done = total.sums.games
    if not done:
        return CHECK
    needed = math.ceil(done * (total.reach / until) ** 2)
    return max(done + CHECK, min(needed, 2 * done))


def _batches(plan: Plan, games: range, workers: int, cluster: Executor | None) -> Iterator[Sums]:
    """The batches in order. The first few are played here and grow, until one is long enough to be sent away."""
    read_cards(plan.game, plan.texts)
    size, done, settled = 1, games.start, False
    while done < games.stop and not (settled and workers > 1 and games.stop - done > size):
        count = min(size, games.stop - done)
        started = time.perf_counter()
        part = play_batch(plan, done, count)
        settled = time.perf_counter() - started >= BATCH_SECONDS
        if not settled:
            size *= 2
        done += count
        yield part
    if done < games.stop:
        jobs = ((plan, first, min(size, games.stop - first)) for first in range(done, games.stop, size))
        yield from side_by_side(play_batch, jobs, workers, cluster)


def side_by_side(
    work: Callable[..., PartT], jobs: Iterable[tuple[Any, ...]], workers: int, cluster: Executor | None
) -> Iterator[PartT]:
    """What `work` makes of each job, in order, in processes or on a cluster. Can be given up at any time."""
    pool = cluster or ProcessPoolExecutor(
        min(workers, MOST_WORKERS), mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent
    )
    waiting: deque[Future[PartT]] = deque()
    try:
        for job in jobs:
            with _interrupts_held():
                waiting.append(pool.submit(work, *job))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        # A second Ctrl+C waits until the workers have gone: each ends with the batch it is at.
        with _interrupts_held():
            for future in waiting:
                future.cancel()
            if pool is not cluster:
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
