"""How long something that a computer player did is held before a person."""

from __future__ import annotations

from typing import Any

from lordsball.ui.shell.settings import READING


def seconds_to_read(settings: Any) -> float:
    """By the clock, as the person's settings have it."""
    return READING[getattr(settings, "reading", "normal")]
