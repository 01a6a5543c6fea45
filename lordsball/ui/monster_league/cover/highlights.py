"""The greatest moments of a finished game of Monster League: at-bats and abilities that moved the score most.

Every sentence states what happened and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.cards import OUT, RESULTS
from lordsball.games.monster_league.state import BATTERS, NOBODY, MonsterLeague
from lordsball.games.monster_league.words import CHIPS, RESULT_NAMES, VERBS, half_name, runs_if_kept, score_line
from lordsball.games.phrasing import listed
from lordsball.match.match import Match
from lordsball.ui.table.cover import Ending, Highlight
from lordsball.ui.table.weighing import lead_moved

MOST = 3
_LATE = 0.35
"""How much more a run weighs with every inning."""


class Weighed(NamedTuple):
    """A moment and how much it moved the game; only for choosing among them."""

    weight: float
    highlight: Highlight


def ending(match: Match) -> Ending:
    """Who won, and the three greatest moments in the order they happened."""
    position = match.position
    assert isinstance(position, MonsterLeague)
    winner = position.leader()
    sentence = match.game.words.result(position, match.names)
    if winner == NOBODY:
        banner, seat = "A TIE", None
    else:
        banner, seat = f"{position.team(winner).short} win".upper(), winner
    greatest = sorted(moments(match), key=lambda moment: -moment.weight)[:MOST]
    shown = sorted((moment.highlight for moment in greatest), key=lambda highlight: highlight.step)
    turning = greatest[0].highlight if greatest else None
    return Ending(banner, sentence, seat, tuple(shown), no_moments="No runs at all", turning=turning)


def moments(match: Match) -> Iterator[Weighed]:
    """Every at-bat that scored and every ability that kept a run from scoring."""
    start = match.history.at(0)
    assert isinstance(start, MonsterLeague)
    inning, top = start.inning, start.batting != start.home
    would = runs_if_kept(start)
    for step, moment in enumerate(match.history.walk(), 1):
        position = moment.position
        assert isinstance(position, MonsterLeague)
        events = [one.event for one in moment.told]
        when = half_name(inning, top)
        # A step is one moment: where an ability kept runs out, that is the story, whatever still came in.
        kept_out = list(_kept_out(events, position, would, inning, when, step))
        yield from kept_out or _scored(events, position, inning, when, step)
        for event in events:
            if isinstance(event, told.HalfStarted):
                inning, top = event.inning, event.batting != position.home
        would = runs_if_kept(position)


def _scored(events: list[Any], position: MonsterLeague, inning: int, when: str, step: int) -> Iterator[Weighed]:
    for event in events:
        if not isinstance(event, told.AtBatOver) or not event.runs:
            continue
        lead = event.score[event.seat] - event.score[1 - event.seat]
        names = [position.batter(event.seat, who).short for who, start, end in event.moves if end == 4 and start > 0]
        what = f"{position.batter(event.seat, event.batter).short} {VERBS[event.result]}."
        if names:
            what += f" {listed(names)} {'scores' if len(names) == 1 else 'score'}."
        weight = lead_moved(lead - event.runs, lead, _LATE * (inning - 1))
        meant = score_line(position, event.score)
        chip = CHIPS[event.result]
        yield Weighed(weight, Highlight(when, what, meant, event.seat, event.batter, chip, RESULTS[event.result], step))


def _kept_out(
    events: list[Any], position: MonsterLeague, would: int, inning: int, when: str, step: int
) -> Iterator[Weighed]:
    spent = next((event for event in events if isinstance(event, told.TokenSpent)), None)
    changed = next((event for event in events if isinstance(event, told.ResultChanged)), None)
    over = next((event for event in events if isinstance(event, told.AtBatOver)), None)
    if spent is None or changed is None or over is None or would <= over.runs:
        return
    pitcher = position.pitcher(spent.seat, spent.pitcher)
    batter = position.batter(over.seat, over.batter).short
    before, after = RESULT_NAMES[changed.before], RESULT_NAMES[changed.after]
    what = f"{pitcher.short}'s {pitcher.ability.name} turns {batter}'s {before} into {_a(after)}."
    if before == after:
        what = f"{pitcher.short}'s {pitcher.ability.name} stops the runners on {batter}'s {before}."
    saved = would - over.runs
    meant = f"{saved} {'run' if saved == 1 else 'runs'} fewer. {score_line(position, over.score)}"
    lead = over.score[over.seat] - over.score[1 - over.seat]
    weight = lead_moved(lead, lead + saved, _LATE * (inning - 1))
    chip = CHIPS[changed.after]
    picture = BATTERS + spent.pitcher
    yield Weighed(weight, Highlight(when, what, meant, spent.seat, picture, chip, RESULTS[changed.after], step))


def _a(result: str) -> str:
    return f"an {result}" if result == RESULT_NAMES[OUT] else f"a {result}"
