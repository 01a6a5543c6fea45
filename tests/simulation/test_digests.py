"""The same seed plays the same game, on this Python as on the one that wrote the file of digests.

Where a change of rules or players is meant, `.venv/bin/python -m tests.simulation.digests` writes the file again.
"""

import builtins
import sys
from collections.abc import Iterable
from typing import Any

import pytest

from tests.simulation.digests import Line, kept, lines, played

DECIDING = ("lordsball.engine", "lordsball.games", "lordsball.ai", "lordsball.match", "lordsball.simulation")


def whole_numbers_only(items: Iterable[Any], /, start: Any = 0) -> Any:
    """`sum`, for what no version of Python adds in another way."""
    items = list(items)
    assert all(isinstance(item, int) for item in [*items, start]), f"sum() over fractions: {items}"
    return builtins.sum(items, start)


@pytest.fixture
def sums_are_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever something is decided, `sum` refuses fractions: Python 3.12 has changed how it rounds them."""
    for name, module in list(sys.modules.items()):
        if name.startswith(DECIDING):
            monkeypatch.setattr(module, "sum", whole_numbers_only, raising=False)


@pytest.mark.usefixtures("sums_are_watched")
@pytest.mark.parametrize("line", list(lines()), ids=str)
def test_the_same_seed_plays_the_same_game(line: Line) -> None:
    assert played(line) == kept()[str(line)]


def test_every_line_of_the_file_has_its_games() -> None:
    assert list(kept()) == [str(line) for line in lines()]


@pytest.mark.usefixtures("sums_are_watched")
def test_the_watch_over_sums_sees_fractions() -> None:
    from lordsball.ai import arithmetic

    assert arithmetic.whole([1, 2, True]) == 4
    with pytest.raises(AssertionError, match=r"sum\(\) over fractions: \[0.5, 1\]"):
        arithmetic.whole([0.5, 1])  # type: ignore[list-item]
