"""A cache of pictures that drops the least recently used ones when it grows too heavy."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from pygame import Surface


class OutOfTime(Exception):
    """What is being drawn needs more new pictures than there was time for; those that were made are kept."""


class PictureCache:
    """Surfaces by key, at most `budget` bytes of pixels (the newest picture is always kept).

    `hits` and `misses` count for tests: a still scene drawn twice must not miss the second time.
    """

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.held = 0
        self.hits = 0
        self.misses = 0
        self._pictures: OrderedDict[Hashable, Surface] = OrderedDict()
        self._time: float | None = None
        self._spent = 0.0

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Spend so much on new pictures: asked for one more after that, raise OutOfTime. One is made in any case."""
        self._time, self._spent = seconds, 0.0
        try:
            yield
        finally:
            self._time = None

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The picture under `key`, made now if it is not there. Raises OutOfTime: see `within`."""
        picture = self._pictures.get(key)
        if picture is not None:
            self.hits += 1
            self._pictures.move_to_end(key)
            return picture
        picture = self.made(make)
        self.misses += 1
        self._pictures[key] = picture
        self.held += _weight(picture)
        while self.held > self.budget and len(self._pictures) > 1:
            self.held -= _weight(self._pictures.popitem(last=False)[1])
        return picture

    def made(self, make: Callable[[], Surface]) -> Surface:
        """A picture that is kept elsewhere, made now in the same time. Raises OutOfTime: see `within`."""
        if self._time is not None and self._spent > self._time:
            raise OutOfTime
        start, before = time.perf_counter(), self._spent
        picture = make()
        # What was made for this one is in its own time.
        self._spent = before + time.perf_counter() - start
        return picture

    def __len__(self) -> int:
        return len(self._pictures)


def _weight(picture: Surface) -> int:
    return picture.get_width() * picture.get_height() * 4
