"""Is a saved position one that play can reach? What holds here, no later step has to doubt."""

from __future__ import annotations

from lordsball.engine.records import LoadError
from lordsball.games.monster_league.cards import DOUBLE_PLAY, USUAL
from lordsball.games.monster_league.rules import AtBat, ChooseSides, HalfInning, PlayGame
from lordsball.games.monster_league.state import BATTERS, NOBODY, PITCHERS, MonsterLeague

MANY = 10**9
FACES, RESULTS, MOST_OUTS, MOST_TOKENS = 20, 5, 9, 9

NUMBERS = {
    "home": (0, 1),
    "inning": (1, MANY),
    "batting": (0, 1),
    "outs": (0, MOST_OUTS - 1),
    "face": (0, FACES),
    "result": (NOBODY, RESULTS - 1),
    "lead_off": (0, BATTERS - 1),
    "half_batters": (0, MANY),
    "half_runs": (0, MANY),
}
"""Least and most of each number."""
LISTS = {
    "bases": (3, NOBODY, BATTERS - 1),
    "runs": (2, 0, MANY),
    "next_batter": (2, 0, BATTERS - 1),
    "active": (2, NOBODY, PITCHERS - 1),
    "tokens": (2 * PITCHERS, 0, MOST_TOKENS),
    "gone": (2 * PITCHERS, False, True),
    "box": (2 * BATTERS * 4, 0, MANY),
}
"""How many entries each list has, and the least and most of an entry."""
HALF = ((1, MANY), (0, 1), (0, BATTERS - 1), (0, MANY), (0, MANY), (0, 3))
"""Least and most of what is kept of a half-inning: inning, seat, lead-off batter, batters up, runs, left on base."""
STACKS = ((), (PlayGame, ChooseSides), (PlayGame, HalfInning), (PlayGame, HalfInning, AtBat))
"""Where a game can wait: over, at the coin, between batters, at bat."""


def check(t: MonsterLeague) -> None:
    """Raises LoadError, with where and what, for a position that no game comes to."""
    for name, (least, most) in NUMBERS.items():
        _within(f"position.{name}", getattr(t, name), least, most)
    for name, (length, least, most) in LISTS.items():
        numbers = getattr(t, name)
        if len(numbers) != length:
            raise LoadError(f"position.{name}: {len(numbers)} values, expected {length}")
        for place, number in enumerate(numbers):
            _within(f"position.{name}[{place}]", number, least, most)
    for place, half in enumerate(t.halves):
        for column, (number, (least, most)) in enumerate(zip(half, HALF, strict=True)):
            _within(f"position.halves[{place}][{column}]", number, least, most)
    for seat, pitcher in enumerate(t.active):
        if pitcher != NOBODY and t.gone[PITCHERS * seat + pitcher]:
            raise LoadError(f"position.active[{seat}]: found a pitcher who has left the game")
    _check_stack(t)


def _check_stack(t: MonsterLeague) -> None:
    if tuple(map(type, t.stack)) not in STACKS:
        found = ", ".join(type(procedure).__name__ for procedure in t.stack)
        raise LoadError(f"position.stack: found {found}, which do not follow from each other")
    if any(not procedure.at for procedure in t.stack[:-1]):
        raise LoadError("position.stack: found a procedure inside one that has not begun")
    if not t.stack:
        return
    top = t.stack[-1]
    if top.ON[top.at] is None:
        raise LoadError(f"position.stack: found a game that waits at {top.where()}, where nothing is asked")
    if isinstance(top, ChooseSides) and top.at:
        _within("position.stack[1].winner", top.winner, 0, 1)
    if isinstance(top, AtBat):
        _within("position.stack[2].runners", top.runners, USUAL, DOUBLE_PLAY)
        if not top.at and (top.stance or top.runners):
            raise LoadError("position.stack[2].stance: found a stance that nobody has taken yet")
    has_spun = isinstance(top, AtBat) and top.at > 0
    if has_spun != (t.face > 0) or has_spun != (t.result != NOBODY):
        raise LoadError(f"position.face: found {t.face} with the result {t.result} at {top.where()}")


def _within(path: str, found: int, least: int, most: int) -> None:
    if not least <= found <= most:
        expected = f"{least} to {most}" if most < MANY else f"{least} or more"
        raise LoadError(f"{path}: found {found}, expected {expected}")
