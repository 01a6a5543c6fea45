"""The cards of Lords of Baseball as they are shipped, read once for all tests."""

from __future__ import annotations

from functools import cache

from lordsball import paths
from lordsball.games.lords.cards import Catalog, load


@cache
def cards() -> Catalog:
    """The catalog of the shipped cards."""
    return load([paths.cards() / "lords"])
