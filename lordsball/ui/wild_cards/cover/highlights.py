"""The greatest moments of a finished game of Wild Cards: runs, catches and strikeouts that decided it.

Every sentence states what happened and nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from lordsball.games.phrasing import spelled
from lordsball.games.wild_cards.log import POTENTIALS
from lordsball.games.wild_cards.state import WildCards
from lordsball.match.match import Match
from lordsball.ui.table.cover import Ending, Highlight
from lordsball.ui.table.weighing import lead_moved
from lordsball.ui.wild_cards.cover.plays import CAUGHT, HIT, STRUCK, WALK, Play, plays

MOST = 3
CHIPS = ("", "single", "double", "triple", "home_run")
"""Potentials by the outcome whose colour they have."""
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
    return Ending(banner, sentence, seat, tuple(sorted((m.highlight for m in greatest), key=lambda h: h.step)))


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
        what = f"{_name(t, play.batter)} {verb}, Potential {POTENTIALS[play.potential]}."
        chip, result = POTENTIALS[play.potential], CHIPS[play.potential]
    if others:
        what += f" {' and '.join(others)} {'scores' if len(others) == 1 else 'score'}."
    if play.batter in play.home:
        what += " A home run." if play.result == HIT and not others else " The Batter comes home, too."
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
