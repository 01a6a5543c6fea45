"""A cache of pictures that forgets the longest unused ones when it grows too heavy."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface


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

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The picture under `key`, made now if it is not there."""
        picture = self._pictures.get(key)
        if picture is not None:
            self.hits += 1
            self._pictures.move_to_end(key)
            return picture
        self.misses += 1
        picture = make()
        self._pictures[key] = picture
        self.held += _weight(picture)
        while self.held > self.budget and len(self._pictures) > 1:
            self.held -= _weight(self._pictures.popitem(last=False)[1])
        return picture

    def __len__(self) -> int:
        return len(self._pictures)


def _weight(picture: Surface) -> int:
    return picture.get_width() * picture.get_height() * 4
