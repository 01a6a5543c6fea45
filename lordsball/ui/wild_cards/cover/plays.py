"""A finished game of Wild Cards told again, Batter by Batter: for the numbers and the moments of its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.state import WildCards
from lordsball.match.match import Match

HIT, WALK, CAUGHT, STRUCK = "hit", "walk", "caught", "struck"


@dataclass
class Play:
    """One Batter at the plate, from the first pitch to where it ended."""

    step: int
    """After how many steps of the record it was decided; what came home, came home then or soon after."""
    half: int
    batting: int
    score: tuple[int, int]
    """Runs of both seats before it."""
    batter: str = ""
    result: str = ""
    potential: int = 0
    fumble: bool = False
    fielder: str = ""
    """Who caught it."""
    runners: int = 0
    """Runners on base when it ended in an Out."""
    outs: int = 0
    """Outs after it."""
    home: list[str] = field(default_factory=list)
    """Cards that scored, in order."""
    rolled: int = 0
    """The Bat total as the dice fell first."""
    pitch: int = 0
    bat: int = 0
    """The totals as they were fixed."""

    @property
    def turned(self) -> bool:
        """Did abilities turn a miss into a Hit, or a Hit into something else?"""
        return bool(self.bat) and (self.rolled > self.pitch) != (self.bat > self.pitch)


def plays(match: Match) -> list[Play]:
    """Every Batter of the match in order."""
    return _told(match)[0]


def numbers(match: Match) -> tuple[Counter[str], Counter[str]]:
    """What both teams did, by seat: hits, walks, strikeouts, catches, fumbles, vibes, abilities, specials, left."""
    return _told(match)[1]


_kept: dict[tuple[str, int], tuple[list[Play], tuple[Counter[str], Counter[str]]]] = {}
"""The match that was looked at last: it is told anew only when it has changed."""


def _told(match: Match) -> tuple[list[Play], tuple[Counter[str], Counter[str]]]:
    key = match.id, match.history.now
    if key not in _kept:
        _kept.clear()
        scorer = _Scorer()
        for step, moment in enumerate(match.history.walk(), 1):
            assert isinstance(moment.position, WildCards)
            for one in moment.told:
                scorer.hear(one.event, moment.position, step)
        _kept[key] = [play for play in scorer.plays if play.result], scorer.counts
    return _kept[key]


class _Scorer:
    """Who keeps the book: hears every event once."""

    def __init__(self) -> None:
        self.plays: list[Play] = []
        self.counts: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self.half = self.batting = 0
        self.runs = [0, 0]

    def hear(self, event: Any, t: WildCards, step: int) -> None:
        """Write an event down. `t` is as after the step it belongs to."""
        match event:
            case told.HalfStarted(half=half, batting=batting):
                self.half, self.batting = half, batting
            case told.HalfOver(batting=batting, left=left):
                self.counts[batting]["left"] += left
            case told.AbilityUsed(seat=seat, paid=paid):
                self.counts[seat].update(abilities=1, vibes=paid)
            case told.AbilityFired(seat=seat):
                self.counts[seat]["abilities"] += 1
            case told.Kept(seat=seat, paid=paid):
                self.counts[seat]["vibes"] += paid
            case told.SpecialPlayed(seat=seat):
                self.counts[seat]["specials"] += 1
            case _:
                self._hear_play(event, t, step)

    def _hear_play(self, event: Any, t: WildCards, step: int) -> None:
        if isinstance(event, told.Rolled) and event.roll == "pitch" and (not self.plays or self.plays[-1].result):
            self.plays.append(Play(step, self.half, self.batting, (self.runs[0], self.runs[1])))
        if not self.plays:
            return
        play, mine, theirs = self.plays[-1], self.counts[self.batting], self.counts[1 - self.batting]
        match event:
            case told.Rolled(roll="bat", total=total, why="roll"):
                play.rolled = total
            case told.Locked(roll="pitch", total=total):
                play.pitch = total
            case told.Locked(roll="bat", total=total):
                play.bat = total
            case told.HitMade(batter=batter, potential=potential):
                play.batter, play.potential = batter, potential
            case told.PotentialChanged(potential=potential, fumble=fumble):
                play.potential, play.fumble = potential, play.fumble or fumble
            case told.Caught(fielder=fielder):
                play.fielder = fielder
                theirs["catches"] += 1
            case told.Fumbled():
                theirs["fumbles"] += 1
            case told.OutMade(batter=batter, outs=outs, caught=caught):
                play.batter, play.outs, play.step = batter, outs, step
                play.result = CAUGHT if caught else STRUCK
                play.runners = sum(bool(base) for base in _bases(t, self.batting))
                theirs["strikeouts"] += not caught
            case told.Walked(batter=batter):
                play.batter, play.result, play.step = batter, WALK, step
                mine["walks"] += 1
            case told.RunnerMoved(why="run", start=0):
                play.result, play.step = HIT, step
                mine["hits"] += 1
            case told.RunScored(seat=seat, card=card, runs=runs):
                self.runs[seat] = runs
                play.home.append(card)


def _bases(t: WildCards, seat: int) -> Iterator[str]:
    coach = t.coaches[seat]
    yield from (coach.first, coach.second, coach.third)
