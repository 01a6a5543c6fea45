"""What is less important steps back while something else is heard, and comes again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from lordsball.ui.sound.mood import loudness

if TYPE_CHECKING:
    from lordsball.ui.sound.cues import Duck

_MOST_OF_THE_WAY = 3.0
"""Within the seconds that a rule names, 95 % of the way is done."""
_THERE = 0.05
"""dB that nobody hears."""


class Ducking:
    """By how much music, murmur and everything are held down just now. The deepest rule wins; they do not add up."""

    def __init__(self, rules: Sequence[Duck]) -> None:
        self._rules = rules
        self._now: dict[str, float] = {"music": 0.0, "bed": 0.0, "all": 0.0}
        self._back = dict.fromkeys(self._now, 1.0)

    def __getitem__(self, what: str) -> float:
        """How loud it may be, 0 to 1."""
        return loudness(self._now[what])

    def follow(self, sounding: Iterable[str], states: Collection[str], dt: float) -> bool:
        """Time passes; True where anything changed."""
        sounds = tuple(sounding)
        targets, seconds = dict.fromkeys(self._now, 0.0), dict(self._back)
        for rule in self._rules:
            on = rule.state in states if rule.sound is None else any(name.startswith(rule.sound) for name in sounds)
            if not on:
                continue
            for what, decibels in rule.down.items():
                if decibels < targets[what]:
                    targets[what], seconds[what], self._back[what] = decibels, rule.within, rule.back
        changed = False
        for held, target in targets.items():
            way = target - self._now[held]
            if way:
                near = abs(way) < _THERE or not seconds[held]
                self._now[held] += way if near else way * min(1.0, _MOST_OF_THE_WAY * dt / seconds[held])
                changed = True
        return changed
