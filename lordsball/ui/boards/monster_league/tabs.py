"""The Box and Odds tabs: what has been, and what can be expected, in rows of words and numbers."""

from __future__ import annotations

from collections.abc import Iterator

from lordsball.ai.monster_league_odds import Chances, after, certainly, moved, outlook
from lordsball.games.monster_league.cards import RESULT_NAMES
from lordsball.games.monster_league.state import BATTERS, NOBODY, PITCHERS, MonsterLeague
from lordsball.games.monster_league.words import CHIPS
from lordsball.ui.boards.board import Row


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
    """The batter's chances, and the runs to expect: exact from the faces; later at-bats are taken without abilities."""
    if view.decision is None or view.decision.ask in ("coin_toss", "choose_side"):
        return [Row(("The odds come with the first batter.",))]
    return list(_odds(view))


def _odds(view: MonsterLeague) -> Iterator[Row]:
    seat, defense = view.batting, view.pitching
    batter = view.next_batter[seat]
    name = view.batter(seat, batter).short
    second = view.bullpen_empty(defense)
    line = outlook(view.faces[seat], view.cards.rules.outs, second)
    spin = line.spins[batter]
    bases = sum(1 << base for base, runner in enumerate(view.bases) if runner != NOBODY)

    yield Row((f"{name} spins", "Face", "Chance"), heading=True)
    for result, (faces, share) in enumerate(zip(_face_ranges(view.faces[seat][batter]), spin, strict=True)):
        if share:
            yield Row((RESULT_NAMES[result], faces, f"{share:.0%}"))

    cases = list(_cases(view, spin, second))
    yield Row(("Runs to expect", "At-bat", "Inning"), heading=True)
    for words, results in cases:
        runs = sum(share * moved(bases, result)[1] for result, share in enumerate(results))
        whole = line.average(batter, view.outs, bases, results)
        yield Row((words, f"{runs:.2f}", f"{whole:.2f}"))
    if len(cases) > 1:
        yield Row((f"{cases[1][0]} would give", ""), heading=True)
        yield Row((_in_chips(cases[1][1]),))


def _cases(view: MonsterLeague, spin: Chances, second: bool) -> Iterator[tuple[str, Chances]]:
    """What can be decided now, in words, and how likely each result is then."""
    defense = view.pitching
    if view.result == NOBODY:
        yield "Before the spin", spin
        return
    yield f"{RESULT_NAMES[view.result]} stands", certainly(view.result)
    active = view.active[defense]
    if active != NOBODY and view.tokens[2 * defense + active]:
        ability = view.pitcher(defense, active).ability
        yield ability.name, after(ability.effects, certainly(view.result), spin)
    if second and view.decision is not None and view.decision.ask == "second_spin":
        yield "Second spin", spin


def _in_chips(results: Chances) -> str:
    return ", ".join(f"{CHIPS[result]} {share:.0%}" for result, share in enumerate(results) if share >= 0.005)


def _face_ranges(faces: tuple[int, ...]) -> list[str]:
    """For each result the faces that give it, such as 6-13."""
    ranges = []
    for result in range(len(RESULT_NAMES)):
        at = [face for face, meaning in enumerate(faces, 1) if meaning == result]
        ranges.append("" if not at else str(at[0]) if len(at) == 1 else f"{at[0]}–{at[-1]}")
    return ranges
