"""What a board knows about the open question."""

from __future__ import annotations

from typing import NamedTuple


class Asked(NamedTuple):
    """The present decision: whose, which, and whether the person before the screen may answer it."""

    seat: int
    ask: str
    ours: bool
