"""The sound player: it plays what cues.yaml has for each event, and without a device it stays silent.

Its chances (takes, a volume that varies, what is heard only now and then) come from a generator of its own: a match,
its saves and its replays are the same with sound and without.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame

from lordsball.ui.sound.device import BEDS, Device, NoDevice
from lordsball.ui.sound.ducking import Ducking
from lordsball.ui.sound.lineup import Due, Heard, by_name, line_up
from lordsball.ui.sound.mood import Mood, loudness, volumes
from lordsball.ui.sound.music import Music
from lordsball.ui.sound.voices import Voices

if TYPE_CHECKING:
    from lordsball.ui.sound.cues import CueSheet

NO_DEVICE = "No sound device was found."
_BED_STEP = 0.05
"""Seconds between two changes of the murmur's volume: more often is not heard."""
_CHEERS = ("crowd_roar", "crowd_cheer")
"""What sounds begin with after which the crowd stays excited for a moment."""


log = logging.getLogger(__name__)


class Found(NamedTuple):
    """What there is to play, and on what."""

    sheet: CueSheet
    takes: Mapping[str, Sequence[str]]
    """The files of each sound."""
    device: Device


class Settings(Protocol):
    """What a person chooses about it."""

    @property
    def speed(self) -> str: ...
    @property
    def quiet_away(self) -> bool: ...
    @property
    def sound_all(self) -> int: ...
    @property
    def sound_play(self) -> int: ...
    @property
    def sound_crowd(self) -> int: ...
    @property
    def sound_music(self) -> int: ...
    @property
    def sound_buttons(self) -> int: ...
    @property
    def muted(self) -> bool: ...


class Levels(NamedTuple):
    """The sliders in percent, and whether all is muted."""

    all: int = 100
    play: int = 90
    crowd: int = 85
    music: int = 65
    buttons: int = 70
    muted: bool = False

    @classmethod
    def of(cls, settings: Settings) -> Levels:
        """As a person has set them."""
        s = settings
        return cls(s.sound_all, s.sound_play, s.sound_crowd, s.sound_music, s.sound_buttons, s.muted)

    def share(self, bus: str) -> float:
        """How loud a slider's sounds are, 0 to 1: the middle of a slider feels like half."""
        shares: Mapping[str, int] = self._asdict()
        return 0.0 if self.muted else (self.all / 100) ** 2 * (shares[bus] / 100) ** 2


class Player:
    """All there is to hear. It begins without cues, and is silent until it gets some (see `opening.py`)."""

    def __init__(self) -> None:
        self.device: Device = NoDevice()
        self.speed = "normal"
        self.trouble = ""
        """Why nothing is to be heard, as a sentence; "" while nothing is wrong."""
        self.found: Found | None = None
        """What another thread has found to play; taken up at the next update."""
        self.open: Callable[[], object] = lambda: None
        """Looks for a device, and for one again after there was none."""
        self.halt: Callable[[], object] = lambda: None
        """Ends whatever fills `found`."""
        self._levels = Levels()
        self._away, self._quiet_away = False, True
        self._sheet: CueSheet | None = None
        self._random = Random()
        self._now = 0.0
        self._waiting: list[Due] = []
        """What is to be heard later: `wait` is a moment of this player's clock."""
        self._hurried = False
        """What waits is the greatest sound of something hurried."""
        self._next_hurried = 0.0
        self._scene = ""
        self._states: set[str] = set()
        self._mood: Mood | None = None
        self._game = ""
        self._tension = 0.0
        self._park = 0.0
        """How far the crowd has come to the park, 0 to 1."""
        self._excited = 0.0
        self._still = 0.0
        """Seconds since the last event."""
        self._since_bed = 0.0
        self._beds = (0.0, 0.0)

    def begin(self, found: Found) -> None:
        """From now on, play these files by these cues."""
        self._sheet, self._takes, self.device = found
        sheet, takes, device = found
        self._voices = Voices(sheet, takes, device, self._level, self._random)
        self._ducking = Ducking(sheet.ducking)
        self._music = Music(sheet.music, takes, device)
        self._music.want(self._piece)
        self._beds = (0.0, 0.0)

    def close(self) -> None:
        """Silence for good."""
        self.halt()
        if self.found is not None:
            self.found.device.close()
            self.found = None
        self.device.close()
        self.device, self._sheet = NoDevice(), None

    # -- what happens --------------------------------------------------------------------------------------------------

    def tell(self, heard: Heard) -> None:
        """An event begins to be shown: line up what is heard of it."""
        self._still = 0.0
        if self._sheet is not None:
            self._waiting += [due._replace(wait=self._now + due.wait)
                              for due in line_up(self._sheet, heard, self._random) if self._is_worth(due)]

    def play(self, name: str) -> None:
        """Have something heard that no event tells: a name under `scenes` in cues.yaml. Nothing for an unknown one."""
        if self._sheet is not None:
            for due in by_name(self._sheet, self._sheet.scenes.get(name, ()), self._random):
                self._waiting.append(due._replace(wait=self._now + due.wait))

    def hurry(self) -> None:
        """A click has finished the animation: of what was still to come only the greatest is heard, now."""
        if self._sheet is not None:
            great = [due for due in self._waiting if due.priority >= self._sheet.limits.hurried]
            at = max(self._now, self._next_hurried)
            self._waiting = [max(reversed(great), key=lambda due: due.priority)._replace(wait=at)] if great else []
            self._hurried = bool(great)

    def forget(self) -> None:
        """What was still to be heard is not: the match stands elsewhere now."""
        self._waiting = []

    def feel(self, game: str, mood: Mood | None) -> None:
        """What the crowd goes by at the table of a game; None: there is no crowd."""
        self._game, self._mood = game, mood
        if self._sheet is not None:
            self._music.want(self._piece)

    def show(self, scene: str, overlay: bool) -> None:
        """Another scene is up. `scene` names its music ("": what plays goes on); an overlay lies over another scene."""
        self._state("overlay", overlay)
        if scene and scene != self._scene:
            self._scene = scene
            if scene != self._game:
                self._mood = None
            if self._sheet is not None:
                self._music.want(self._piece)

    def look_away(self, away: bool) -> None:
        """The person has gone to another window, or is back."""
        self._away = away
        self._state("away", self._away and self._quiet_away)

    def follow(self, settings: Settings) -> None:
        """The person has chosen: what is heard already follows."""
        self.speed, self._quiet_away = settings.speed, settings.quiet_away
        self.look_away(self._away)
        before, self._levels = self._levels, Levels.of(settings)
        if before != self._levels and self._sheet is not None:
            self._voices.follow_levels()

    @property
    def mood(self) -> Mood | None:
        """How the crowd feels."""
        return self._mood

    # -- time ----------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Time passes: start what is due, let murmur and music follow."""
        if self.found is not None:
            found, self.found = self.found, None
            self.begin(found)
        if self._sheet is not None:
            try:
                self._play_on(self._sheet, dt)
            except pygame.error as lost:
                self.say_trouble(NO_DEVICE, str(lost))
                self.begin(Found(self._sheet, self._takes, NoDevice()))

    def say_trouble(self, sentence: str, reason: str = "") -> None:
        """Keep why nothing is to be heard; the log says it once."""
        if self.trouble != sentence:
            self.trouble = sentence
            log.warning("%s%s", sentence, f" ({reason})" if reason else "")

    def _play_on(self, sheet: CueSheet, dt: float) -> None:
        self._now += dt
        due = [one for one in self._waiting if one.wait <= self._now]
        if due:
            self._waiting = [one for one in self._waiting if one.wait > self._now]
            if self._hurried:
                self._hurried, self._next_hurried = False, self._now + sheet.limits.hurried_every
            for one in sorted(due, key=lambda one: (one.wait, -one.priority)):
                if (later := self._voices.waits_until(one, self._now)) is not None:
                    self._waiting.append(one._replace(wait=later))
                elif self._voices.start(one, self._now) and one.sound.startswith(_CHEERS):
                    self._excited = sheet.crowd.excited_for
        if self._ducking.follow(self._voices.sounding(self._now), self._states, dt):
            self._voices.follow_levels()
        before, self._still = self._still, self._still + dt
        tense = self._mood is not None and self._mood.in_park and self._mood.tense
        if tense and before < sheet.crowd.impatient <= self._still:
            self.play("waiting")
        self._follow_crowd(sheet, dt)
        self._music.pass_time(dt, self._level("music") * self._ducking["music"])

    def _is_worth(self, due: Due) -> bool:
        assert self._sheet is not None
        return self.speed != "fast" or due.priority >= self._sheet.limits.fast

    def _level(self, bus: str) -> float:
        return self._levels.share(bus) * self._ducking["all"]

    def _state(self, state: str, on: bool) -> None:
        (self._states.add if on else self._states.discard)(state)

    @property
    def _piece(self) -> str:
        """The music of this scene; some are heard only away from the park."""
        track = self._sheet.music.get(self._scene) if self._sheet is not None else None
        in_park = self._mood is None or self._mood.in_park
        return "" if track is None or (track.office and in_park) else self._scene

    def _follow_crowd(self, sheet: CueSheet, dt: float) -> None:
        """The crowd holds its breath sooner than it lets go of it, and comes and goes with the park."""
        mood, crowd = self._mood, sheet.crowd
        there = mood is not None and mood.in_park
        self._excited = max(0.0, self._excited - dt)
        wish = (mood.tension if mood is not None else 0.0) + (crowd.excited if self._excited else 0.0)
        way = min(1.0, wish) - self._tension
        self._tension += way * min(1.0, 3 * dt / (crowd.rise if way > 0 else crowd.fall))
        self._park = min(1.0, self._park + dt / crowd.rise) if there else max(0.0, self._park - dt / crowd.rise)
        self._since_bed += dt
        if self._since_bed < _BED_STEP:
            return
        self._since_bed = 0.0
        calm, tense = volumes(self._tension, mood.lateness if mood is not None else 0.0)
        place = sheet.tables.get(self._game)
        level = self._level("crowd") * self._ducking["bed"] * self._park * loudness(place.bed if place else 0.0)
        wishes = calm * loudness(crowd.calm.gain) * level, tense * loudness(crowd.tense.gain) * level
        self._beds = (
            self._murmur(BEDS[0], crowd.calm.sound, wishes[0], self._beds[0]),
            self._murmur(BEDS[1], crowd.tense.sound, wishes[1], self._beds[1]),
        )

    def _murmur(self, channel: int, sound: str, volume: float, before: float) -> float:
        """Let a bed be heard so loud; how loud it is then (0: it is not playing)."""
        file = next((file for file in self._takes.get(sound, ()) if self.device.length(file) is not None), None)
        if file is None:
            return 0.0
        if volume > 0 and not before:
            self.device.play(channel, file, volume, loop=True)
        elif before and not volume:
            self.device.stop(channel)
        elif math.isclose(volume, before, rel_tol=0.004, abs_tol=1e-4):
            return before
        else:
            self.device.set_volume(channel, volume)
        return volume
