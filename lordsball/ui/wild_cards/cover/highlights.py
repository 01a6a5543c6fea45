"""How a game went: every play of it, its greatest moments, who won."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lordsball.games.phrasing import spelled
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards.log import POTENTIALS, reach
from lordsball.games.wild_cards.state import WildCards
from lordsball.match.match import Match
from lordsball.ui.table.cover import Ending, Highlight
from lordsball.ui.table.weighing import lead_moved

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
"""The match that was looked at last: it is told again only when it has changed."""


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


MOST = 3
CHIPS = ("", "single", "double", "triple", "home_run")
"""Potentials by the outcome whose color they have."""
_LATE, _RUNNER, _TRICK = 0.5, 0.16, 0.12
"""How much more a run weighs in the second half; what a runner left standing weighs, and a play turned by abilities."""


class Weighed(NamedTuple):
    """A moment and how much it moved the game; only for choosing among them."""

    weight: float
    highlight: Highlight


def ending(match: Match) -> Ending:
    """Who won, and the three greatest moments in the order they happened."""
    t = match.position
    assert isinstance(t, WildCards)
    won = t.winners()
    sentence = match.game.words.result(t, match.names)
    banner, seat = ("A TIE", None) if len(won) == 2 else (f"{t.team(won[0]).short} win".upper(), won[0])
    greatest = sorted(moments(match), key=lambda moment: -moment.weight)[:MOST]
    shown = tuple(sorted((moment.highlight for moment in greatest), key=lambda highlight: highlight.step))
    return Ending(banner, sentence, seat, shown, turning=greatest[0].highlight if greatest else None)


def moments(match: Match) -> Iterator[Weighed]:
    """Every play that scored, every Out with somebody on base, every play that abilities turned."""
    t = match.position
    assert isinstance(t, WildCards)
    for play in plays(match):
        if play.home:
            yield _scored(play, t)
        elif play.runners or play.turned:
            yield _held(play, t)


def _scored(play: Play, t: WildCards) -> Weighed:
    lead = play.score[play.batting] - play.score[1 - play.batting]
    others = [t.name(card) for card in play.home if card != play.batter]
    if play.result == WALK:
        what, chip, result = f"{_name(t, play.batter)} walks.", "BB", "single"
    else:
        verb = "runs on a fumble" if play.fumble else "hits"
        far = "" if play.batter in play.home else f", good for {reach(play.potential)}"
        what = f"{_name(t, play.batter)} {verb}{far}."
        chip, result = POTENTIALS[play.potential], CHIPS[play.potential]
    if others:
        what += f" {' and '.join(others)} {'scores' if len(others) == 1 else 'score'}."
    if play.batter in play.home:
        what += " A home run." if play.result == HIT and not others else " So does the Batter."
    return Weighed(
        lead_moved(lead, lead + len(play.home), _LATE * (play.half - 1)),
        _highlight(play, t, what, _score_line(play, t), play.batting, play.batter, chip, result),
    )


def _held(play: Play, t: WildCards) -> Weighed:
    """An Out that left runners standing, or a play that would have been another without abilities."""
    on = f" with {spelled(play.runners, 'runner')} on base" if play.runners else ""
    name = _name(t, play.batter)
    if play.result == CAUGHT:
        what, card = f"{_name(t, play.fielder)} catches {t.name(play.batter)}'s Hit{on}.", play.fielder
    elif play.result == STRUCK:
        what, card = f"{name} strikes out{on}.", play.batter
    else:
        what, card = f"{name} reaches base, {'swing' if play.bat > play.pitch else 'pitch'} turned.", play.batter
    meant = f"Bat {play.rolled} became {play.bat} against Pitch {play.pitch}." if play.turned else _outs(play)
    lead = play.score[play.batting] - play.score[1 - play.batting]
    worth = play.runners * _RUNNER * (1.5 if play.outs >= t.cards.rules.outs else 1.0) + play.turned * _TRICK
    seat = 1 - play.batting if play.result in (CAUGHT, STRUCK) else play.batting
    weight = worth * (1 + _LATE * (play.half - 1)) * (1 - abs(math.tanh(lead / 4)))
    out = play.result in (CAUGHT, STRUCK)
    chip = "OUT" if play.result == CAUGHT else "K" if out else POTENTIALS[play.potential] if play.potential else "BB"
    result = "out" if out else CHIPS[max(1, play.potential)]
    return Weighed(weight, _highlight(play, t, what, meant, seat, card, chip, result))


def _highlight(
    play: Play, t: WildCards, what: str, meant: str, seat: int, card: str, chip: str, result: str
) -> Highlight:
    when = f"Half {play.half}, {t.team(play.batting).short}"
    return Highlight(when, what, meant, seat, t.numbers.get(card, 0), chip, result, play.step)


def _score_line(play: Play, t: WildCards) -> str:
    after = list(play.score)
    after[play.batting] += len(play.home)
    mine, theirs = after[play.batting], after[1 - play.batting]
    if mine == theirs:
        return f"It is {mine}–{theirs}."
    ahead = play.batting if mine > theirs else 1 - play.batting
    return f"{t.team(ahead).short} lead {max(mine, theirs)}–{min(mine, theirs)}."


def _outs(play: Play) -> str:
    return f"Out number {play.outs} of the half."


def _name(t: WildCards, card: str) -> str:
    name = t.name(card)
    return f"{name[0].upper()}{name[1:]}"
