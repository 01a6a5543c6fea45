"""Python looks through all its objects now and then for rings that nobody holds any more: longer than a frame takes."""

from __future__ import annotations

import gc


def look_through() -> None:
    """Do it now, where a moment's wait is not felt; what is there then is left out of later looks, so that they are
    short. Everything is looked through again by the next call."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
