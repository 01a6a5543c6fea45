"""What something may cost: seconds of the processor, not of a clock, so that a busy machine fails no test."""

import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fails where what is inside takes this process more processor time."""
    before = time.process_time()
    yield
    took = time.process_time() - before
    assert took < seconds, f"took {took:.2f} s of the processor, allowed are {seconds}"
