"""From an event to the sounds it is heard by, each with its moment: what cues.yaml says, held against the event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from lordsball.ui.sound.cues import Cue, CueSheet

_LOUDEST_TICK = -14.0
"""dB of a tick at full speed: the last ones, before the wheel rests, are the loudest."""
_CLOSEST = 0.028
"""Seconds between two ticks at least: closer ones are a buzz."""


class Heard(NamedTuple):
    """An event as the people at this screen get it."""

    game: str
    event: Any
    facts: frozenset[str]
    seconds: Callable[[str | float], float]
    """How long a moment of the timeline takes by the clock, at the present speed."""
    elsewhere: bool = False
    """Done by a seat that nobody at this screen plays."""


class Due(NamedTuple):
    """A sound that is to be heard, and in how many seconds."""

    wait: float
    sound: str
    gain: float
    priority: int


def line_up(sheet: CueSheet, heard: Heard, random: Random) -> list[Due]:
    """What is heard of an event, in no order. `random` is the player's own."""
    name = type(heard.event).__name__
    cues = sheet.events[heard.game].get(name, ()) if heard.game in sheet.events else _of_a_stranger(sheet, name)
    fields = heard.event._asdict() if hasattr(heard.event, "_asdict") else {}
    due = [one for cue in cues for one in _due(sheet, cue, heard, fields, random)]
    return _strongest_only(sheet.strongest_only, due)


def by_name(sheet: CueSheet, cues: Sequence[Cue], random: Random) -> list[Due]:
    """What is heard of cues that belong to no event."""
    return [
        Due(cue.after, cue.sound, _gain(sheet, cue, cue.sound), sheet.sounds[cue.sound].priority)
        for cue in cues
        if cue.sound is not None and random.random() < cue.chance
    ]


def _of_a_stranger(sheet: CueSheet, name: str) -> Sequence[Cue]:
    return next((stranger.cues for stranger in sheet.strangers if stranger.word in name), ())


def _due(sheet: CueSheet, cue: Cue, heard: Heard, fields: Mapping[str, Any], random: Random) -> list[Due]:
    if cue.chance < 1 and random.random() >= cue.chance:
        return []
    sound = cue.otherwise
    if _holds(cue, heard.facts, fields):
        sound = cue.sound if cue.by is None else cue.one_of[_place(fields[cue.by], len(cue.one_of))]
    if sound is None:
        return []
    gain = _gain(sheet, cue, sound)
    if heard.elsewhere and heard.game in sheet.tables:
        gain += sheet.tables[heard.game].others
    first = _moment(sheet, cue, heard) + heard.seconds(cue.after)
    if cue.ticks:
        turning = heard.seconds("spinner")
        waits = _ticks(cue.ticks, turning)
        slowing = [_LOUDEST_TICK * (1 - wait / turning) ** 2 for wait in waits]
    else:
        waits = [number * heard.seconds(cue.gap) for number in range(_count(fields[cue.each]) if cue.each else 1)]
        slowing = [0.0] * len(waits)
    priority = sheet.sounds[sound].priority
    return [Due(first + wait, sound, gain + quieter, priority) for wait, quieter in zip(waits, slowing, strict=True)]


def _gain(sheet: CueSheet, cue: Cue, sound: str) -> float:
    return sheet.sounds[sound].gain if cue.gain is None else cue.gain


def _holds(cue: Cue, facts: frozenset[str], fields: Mapping[str, Any]) -> bool:
    return (
        facts.issuperset(cue.when)
        and all(fields[field] in values for field, values in cue.where.items())
        and all(_count(fields[field]) >= _against(other, fields) for field, other in cue.at_least.items())
        and all(_count(fields[field]) < _against(other, fields) for field, other in cue.less_than.items())
    )


def _against(other: int | str, fields: Mapping[str, Any]) -> int:
    return _count(fields[other]) if isinstance(other, str) else other


def _count(value: Any) -> int:
    return len(value) if isinstance(value, Sequence) else int(value)


def _place(value: Any, many: int) -> int:
    place = len(value) - 1 if isinstance(value, Sequence) else int(value)
    return min(many - 1, max(0, place))


def _moment(sheet: CueSheet, cue: Cue, heard: Heard) -> float:
    moment = sheet.moments.get(cue.at)
    if moment is None:
        return 0.0
    lasts = heard.seconds(moment.of) * moment.share if moment.of != "now" else 0.0
    return lasts + heard.seconds(moment.seconds)


def _ticks(many: int, turning: float) -> list[float]:
    """Seconds at which a peg passes the pointer of a wheel that turns by this many pegs and slows to rest (see
    `kit.pieces.sectors.slow_down`)."""
    waits: list[float] = []
    for peg in range(many):
        wait = turning * (1 - (1 - peg / many) ** (1 / 3))
        if not waits or wait - waits[-1] >= _CLOSEST:
            waits.append(wait)
    return waits


def _strongest_only(ranks: Sequence[str], due: list[Due]) -> list[Due]:
    """Of the reactions of the crowd to one event only the strongest: it cheers or it groans."""
    heard = [ranks.index(one.sound) for one in due if one.sound in ranks]
    strongest = ranks[min(heard)] if heard else ""
    return [one for one in due if one.sound not in ranks or one.sound == strongest]
