"""The Box and Odds tabs: what has happened and what to expect, in rows of words and numbers."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

from lordsball.ai.monster_league.odds import Chances, Outlook, Plays, outlook, outlook_in_slices, spun
from lordsball.ai.monster_league.players import (
    batter_ability_plays,
    play_now,
    plays_of_ability,
    spin_now,
    stance_plays,
)
from lordsball.games.monster_league.basepaths import HOME, paths, run
from lordsball.games.monster_league.cards import DOUBLE_PLAY, EXTRA, HOLD, RESULT_NAMES, Play
from lordsball.games.monster_league.rules import STANCE
from lordsball.games.monster_league.state import BATTERS, NOBODY, PITCHERS, MonsterLeague
from lordsball.games.monster_league.words import CHIPS
from lordsball.games.shares import shares
from lordsball.ui.table.board import Row


def box_rows(view: MonsterLeague) -> list[Row]:
    """At-bats, hits, home runs and runs batted in of every batter, and the tokens left; the team at bat first."""
    rows = []
    for seat in (view.batting, view.pitching):
        team = view.team(seat)
        rows.append(Row((team.short, "AB", "H", "HR", "RBI"), heading=True))
        for batter in range(BATTERS):
            column = (seat * BATTERS + batter) * 4
            rows.append(Row((team.batters[batter].short, *map(str, view.box[column : column + 4]))))
        for pitcher in range(PITCHERS):
            rows.append(Row(_tokens(view, seat, pitcher)))
    return rows


def _tokens(view: MonsterLeague, seat: int, pitcher: int) -> tuple[str, str]:
    name = view.pitcher(seat, pitcher).short
    if view.gone[2 * seat + pitcher]:
        return f"{name} has left", ""
    left = view.tokens[2 * seat + pitcher]
    return f"{name} pitches" if view.active[seat] == pitcher else name, f"{left} {'token' if left == 1 else 'tokens'}"


def odds_rows(view: MonsterLeague) -> list[Row]:
    """The runs to expect, and the batter's chances: exact from the faces; later at-bats are taken without abilities,
    but with second tries once the bullpen is empty."""
    if not view.stack:
        return [Row(("The game is over.",))]
    if view.decision is None or view.decision.ask in ("coin_toss", "choose_side"):
        return [Row(("Odds come with the first batter.",))]
    return list(_odds(view))


def _odds(view: MonsterLeague) -> Iterator[Row]:
    seat, defense = view.batting, view.pitching
    batter = view.next_batter[seat]
    name = view.batter(seat, batter).short
    second = view.bullpen_empty(defense)
    spin = _line(view, second).spins[batter]
    bases = _place(view)[2]

    cases = list(_cases(view, spin, second))
    yield Row(("Runs to expect", "At-bat", "Inning"), heading=True)
    for words, plays, later in cases:
        runs = math.fsum(share * run(play, bases, view.last_out).runs for play, share in plays.items())
        whole = later.average(batter, view.outs, bases, plays)
        yield Row((words, f"{runs:.2f}", f"{whole:.2f}"))
    faces = view.batter(seat, batter).under(view.stance)
    yield Row((f"{name} at bat", "Face", "Chance"), heading=True)
    for result, (at, share) in enumerate(zip(_face_ranges(faces), shares(spin_now(view)), strict=True)):
        if share:
            yield Row((RESULT_NAMES[result], at, f"{share}%"))
    if len(cases) > 1:
        yield Row((f"{cases[1][0]} would give", ""), heading=True)
        yield Row((_in_chips(cases[1][1]),))


def _cases(view: MonsterLeague, spin: Chances, second: bool) -> Iterator[tuple[str, Plays, Outlook]]:
    """What can be decided now, in words, how likely each play is then, and what the at-bats after it are worth."""
    defense = view.pitching
    line, open_line = (_line(view, empty) for empty in (second, True))
    ask = "" if view.decision is None else view.decision.ask
    own = view.own[view.batting][view.next_batter[view.batting]]
    if view.result == NOBODY:
        yield "Before the result", line.at_its_best(*_place(view), spun(spin)) if second else spun(spin), line
        if own is not None and view.decision is not None and STANCE in view.decision.options:
            stance = stance_plays(view)[1]
            yield own.name, line.at_its_best(*_place(view), stance) if second else stance, line
        return
    now = play_now(view)
    yield f"{RESULT_NAMES[view.result]} stands", {now: 1.0}, line
    if own is not None and ask == "batter_ability":
        yield own.name, batter_ability_plays(view), line
        return
    active = view.active[defense]
    if active != NOBODY and view.tokens[2 * defense + active] >= view.abilities[defense][active].price:
        later = open_line if empties_bullpen(view) else line
        yield view.abilities[defense][active].name, plays_of_ability(view), later
    if second and ask == "second_spin":
        yield "Second try", spun(spin_now(view), now.runners), line


def odds_in_slices(view: MonsterLeague) -> Iterator[None]:
    """Works out what `odds_rows` of any moment of this game is made of, a fraction of a millisecond a slice."""
    for line, second in itertools.product(view.faces, (False, True)):
        yield from outlook_in_slices(line, view.cards.rules.outs, second)


def empties_bullpen(view: MonsterLeague) -> bool:
    """Would the token that can be spent now cost the team its last pitcher (rulings M1, M5)?"""
    return view.spends_last_token() and view.relief(view.pitching) == NOBODY


def runs_ahead(view: MonsterLeague) -> float:
    """Runs to expect of the rest of the inning as things stand; none after the last out."""
    if view.outs >= view.cards.rules.outs:
        return 0.0
    second = view.bullpen_empty(view.pitching)
    _, plays, later = next(_cases(view, _line(view, second).spins[view.next_batter[view.batting]], second))
    return later.average(*_place(view), plays)


def runs_to_come(view: MonsterLeague) -> tuple[float, float]:
    """Runs to expect of the rest of the inning where nothing is done, and where the ability is used, the stance or the
    second try is taken: what the pitcher or the batter may do now."""
    second = view.bullpen_empty(view.pitching)
    spin = _line(view, second).spins[view.next_batter[view.batting]]
    stands, used = (later.average(*_place(view), plays) for _, plays, later in _cases(view, spin, second))
    return stands, used


def _line(view: MonsterLeague, second: bool) -> Outlook:
    return outlook(view.faces[view.batting], view.cards.rules.outs, second)


def _place(view: MonsterLeague) -> tuple[int, int, int]:
    """The batter in front, the outs, and the bases as a number."""
    return view.next_batter[view.batting], view.outs, view.bases_taken


def _in_chips(plays: Plays) -> str:
    chances = [math.fsum(p for play, p in plays.items() if play.result == result) for result in range(len(CHIPS))]
    return ", ".join(f"{CHIPS[result]} {share}%" for result, share in enumerate(shares(chances)) if share)


def _face_ranges(faces: tuple[int, ...]) -> list[str]:
    """For each result the faces that give it, such as 6-13."""
    ranges = []
    for result in range(len(RESULT_NAMES)):
        at = [face for face, meaning in enumerate(faces, 1) if meaning == result]
        ranges.append("" if not at else str(at[0]) if len(at) == 1 else f"{at[0]}–{at[-1]}")
    return ranges


BASES = ("first", "second", "third")


def what_comes(view: MonsterLeague) -> str:
    """What comes of the batter's own ability, before or after the spin: the chances, and what runners do otherwise."""
    before = view.result == NOBODY
    plays = stance_plays(view)[1] if before else batter_ability_plays(view)
    said = [_in_chips(plays) + "."]
    for play in plays:
        usual = paths(Play(play.result), view.bases_taken, view.last_out)
        went = paths(play, view.bases_taken, view.last_out)
        if went != usual:
            said.append(_runners_go(play, went))
            break
    return " ".join(said)


def _runners_go(play: Play, went: tuple[tuple[int, int], ...]) -> str:
    """What runners do otherwise, in a few words."""
    if play.runners == EXTRA:
        return "On a hit, runners take an extra base."
    if play.runners == HOLD:
        return "On a hit, runners hold."
    if play.runners == DOUBLE_PLAY:
        return "On an out, the runner on first is out, too."
    scores = any(end == HOME for _, end in went)
    to = [BASES[end - 1] for _, end in reversed(went) if end < HOME]
    moves = f"{'a runner' if len(to) == 1 else 'runners'} to {' and '.join(to)}" if to else ""
    return f"On an out, {' and '.join(words for words in ('a run' if scores else '', moves) if words)}."
