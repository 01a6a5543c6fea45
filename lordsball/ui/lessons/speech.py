"""What a bubble says: words, and where two choices are compared, a bar for each."""

from __future__ import annotations

from typing import NamedTuple


class Bar(NamedTuple):
    """A choice with its figure."""

    label: str
    note: str
    figure: str
    share: float
    """How long the bar is, from 0 to 1."""
    better: bool


class Speech(NamedTuple):
    """All that stands in one bubble."""

    words: str
    title: str = ""
    note: str = ""
    """Where the lesson stands."""
    unit: str = ""
    """What the figures of the bars are."""
    bars: tuple[Bar, ...] = ()
    reason: str = ""
    """The coach's reason below the bars."""
    step: int = 0
    steps: int = 1
    call: str = ""
    """What a person has to do, where no button of the bubble goes on."""
    alarm: bool = False
    """The words are about a choice that costs something."""
