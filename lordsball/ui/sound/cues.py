"""What may stand in cues.yaml: the models of its parts. `cue_file.py` reads it, and looks beyond types."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from lordsball.content.models import Id, Model, own_words
from lordsball.content.problems import found

BusName = Literal["play", "crowd", "buttons"]
"""The sliders whose sounds share channels. Music has a stream of its own."""
Held = Literal["music", "bed", "all"]
"""What can be held down for the sake of something else."""
Fact = Literal["ours", "theirs", "mine", "tense", "won", "lost", "tied", "wheel", "d20", "moving"]
"""What a cue can ask about its event beyond the event's own fields; `facts.py` says when each holds."""
State = Literal["overlay", "away"]
"""What holds something down beside sounds: a scene lies over the table; the person is in another window."""

Decibels = Annotated[float, Field(ge=-60, le=0)]
"""A mixer only makes quieter: gains are 0 or less."""
Seconds = Annotated[float, Field(ge=0, le=120)]
Share = Annotated[float, Field(ge=0, le=2)]
Priority = Annotated[int, Field(ge=0, le=5)]


def _values(value: Any) -> Any:
    values = value if isinstance(value, tuple) else (value,)
    if not values or not all(isinstance(one, bool | int | str) for one in values):
        raise own_words(f"found {found(value)}, expected a word, a whole number, true or false, or a list of them")
    return values


def _number_or_field(value: Any) -> Any:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise own_words(f"found {found(value)}, expected a whole number or the name of a field of the event")
    return value


Values = Annotated[tuple[Any, ...], BeforeValidator(_values)]
Against = Annotated[Any, BeforeValidator(_number_or_field)]


class Bus(Model):
    """How many sounds of a slider are heard at once."""

    voices: Annotated[int, Field(ge=1, le=12)]


class Limits(Model):
    """What keeps many sounds from being a noise."""

    vary_gain: Annotated[float, Field(ge=0, le=6)]
    """Each play is up to this many dB quieter, by chance."""
    same_again: Seconds
    """Seconds within which the same sound is not begun again."""
    hurried: Priority
    """The least priority of what is still heard when a click finished the animation."""
    fast: Priority
    """The same at the speed Fast."""
    hurried_every: Seconds
    """Seconds between two sounds of a game that is hurried."""


class Line(Model):
    """A sound: its slider, its gain, how important it is (5: always heard), how often it is heard at once."""

    bus: BusName
    gain: Decibels
    priority: Priority
    voices: Annotated[int, Field(ge=1, le=4)] = 1


class Moment(Model):
    """When in an event's animation: a share of one of the timeline's moments, or seconds at Normal speed."""

    of: Id = "now"
    share: Share = 1.0
    seconds: Seconds = 0.0


class Duck(Model):
    """While a sound whose name begins so is heard (or in a state of the window), others are held down."""

    sound: Id | None = None
    state: State | None = None
    down: dict[Held, Decibels]
    within: Seconds
    back: Seconds


class Cue(Model):
    """A sound at a moment of an event, if everything holds that it asks for."""

    sound: Id | None = None
    one_of: Annotated[tuple[Id, ...], Field(max_length=6)] = ()
    """Instead of `sound`: which of these is said by the field `by`."""
    by: Id | None = None
    """A number counts from 0, a list by its length, from 1; past the end it is the last."""
    gain: Decibels | None = None
    at: Id = "start"
    after: Seconds = 0.0
    each: Id | None = None
    """The field that says how often it is heard: a number, or a list by its length."""
    gap: Seconds = 0.1
    ticks: Annotated[int, Field(ge=0, le=200)] = 0
    """Heard this often while the wheel turns, slowing with it."""
    when: Annotated[tuple[Fact, ...], Field(max_length=6)] = ()
    where: dict[str, Values] = {}
    """Fields of the event and the values they may have."""
    at_least: dict[str, Against] = {}
    """Fields that must not be smaller than a number, or than another field. Of a list its length counts."""
    less_than: dict[str, Against] = {}
    chance: Annotated[float, Field(gt=0, le=1)] = 1.0
    otherwise: Id | None = None
    """What is heard where not everything holds."""


Cues = Annotated[tuple[Cue, ...], Field(max_length=24)]


class Track(Model):
    """A piece of music: its file, seconds to come and to go, and how long it rests after two rounds."""

    sound: Id
    come: Seconds
    go: Seconds
    rest: Seconds
    office: bool = False
    """Only away from the ballpark."""


class Bed(Model):
    """The murmur of the crowd, calm or tense."""

    sound: Id
    gain: Decibels


class Crowd(Model):
    """The two beds, mixed by tension."""

    calm: Bed
    tense: Bed
    rise: Seconds
    fall: Seconds
    excited: Share
    """What a reaction adds to the tension, for `for` seconds."""
    excited_for: Seconds
    impatient: Seconds
    """Seconds without anything happening after which, where a swing matters, `scenes.waiting` is heard."""


class Place(Model):
    """What is special about a game's table."""

    bed: Decibels
    others: Decibels = 0.0
    """What a seat does that nobody at this screen plays is quieter by this."""


class Stranger(Model):
    """The cues of events that no game on this list has named: for games of one's own, by a word in the event's name."""

    word: Annotated[str, Field(min_length=2, max_length=20)]
    cues: Cues


class CueSheet(Model):
    """The whole of cues.yaml."""

    buses: dict[BusName, Bus]
    limits: Limits
    strongest_only: tuple[Id, ...]
    """Of one event's reactions only the first of these is heard."""
    groups: dict[str, Seconds]
    """Sounds whose names begin so: one at a time, and not again for so long."""
    ducking: tuple[Duck, ...]
    moments: dict[Id, Moment]
    music: dict[Id, Track]
    crowd: Crowd
    tables: dict[Id, Place]
    sounds: dict[Id, Line]
    scenes: dict[Id, Cues]
    events: dict[Id, dict[str, Cues]]
    strangers: tuple[Stranger, ...]

    @property
    def pieces(self) -> tuple[str, ...]:
        """The names of all music and beds, which are played without a line of their own."""
        beds = (self.crowd.calm.sound, self.crowd.tense.sound)
        return tuple(dict.fromkeys((*(track.sound for track in self.music.values()), *beds)))

    def takes(self, files: Iterable[str]) -> dict[str, tuple[str, ...]]:
        """The files (named without .ogg) of each sound: one of its own name, or one with a letter for each take."""
        found: dict[str, list[str]] = {name: [] for name in (*self.sounds, *self.pieces)}
        for file in files:
            name = file if file in found else file[:-2]
            if name in found:
                found[name].append(file)
        return {name: tuple(own) for name, own in found.items()}
