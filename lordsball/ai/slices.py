"""Thinking in slices of a few milliseconds: a generator yields between them, and returns what it has come to."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

Found = TypeVar("Found")


def done(work: Generator[Any, None, Found]) -> Found:
    """What a piece of work comes to, all of it at once.

    >>> def adding(numbers):
    ...     total = 0
    ...     for number in numbers:
    ...         total += number
    ...         yield
    ...     return total
    >>> done(adding([1, 2, 3]))
    6
    """
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Found = end.value
            return found
