#!/usr/bin/env python3
"""Measure how fast lordsball is on this machine, and print it beside what is aimed for.

    .venv/bin/python build_scripts/benchmark.py            everything: about half a minute
    .venv/bin/python build_scripts/benchmark.py rules      games and positions of Monster League only
    .venv/bin/python build_scripts/benchmark.py lords      the same of Lords of Baseball
    .venv/bin/python build_scripts/benchmark.py picture    frames, first picture, rest only
    .venv/bin/python build_scripts/benchmark.py ladder     how often each level beats the one below: about a minute
    .venv/bin/python build_scripts/benchmark.py picture --compare 337094d --rounds 5

`--compare COMMIT` checks that commit out into a temporary folder and measures both, in turns, in this one run.

These are figures, not a test: on a busy machine they are worse. Every ratio is of two things measured in this run.
"""

import argparse
import copy
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from lordsball.simulation.batch import Plan

HERE = Path(__file__).resolve().parent.parent
TOP = Path(os.environ.get("LORDSBALL_BENCHMARK_OF", HERE))
"""The source tree that is measured; in a comparison now this one, now the other one."""
sys.path.insert(0, str(TOP))
# Pictures are drawn in memory, whatever screen there is. SDL reads this once, before anything imports pygame.
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

GAME = "monster_league"
SECONDS = 1.5
"""How long each thing is repeated; the best of three such rounds counts."""
ROUNDS = 3
LADDER_GAMES = 4000
"""At each seat."""
SCREEN = (1920, 1080)
PATIENCE = 30.0


class Figure(NamedTuple):
    """One line of the outcome."""

    name: str
    found: float
    unit: str
    aim: str = ""

    def __str__(self) -> str:
        number = f"{self.found:,.0f}" if self.found >= 100 else f"{self.found:.3g}"
        return f"  {self.name:<44}{number:>10} {self.unit:<16}{self.aim}".rstrip()


def main(words: Sequence[str] | None = None) -> None:
    """Measure what was asked for."""
    parts = {"rules": rules, "lords": lords, "picture": picture, "ladder": ladder}
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("part", nargs="*", help=f"{', '.join(parts)}; all but the ladder where none is named")
    asked.add_argument("--compare", metavar="COMMIT", help="measure this commit as well, in turns")
    asked.add_argument("--rounds", type=int, default=3, help="of a comparison: each measures both once (default: 3)")
    asked.add_argument("--json", action="store_true", help="print the figures for programs")
    chosen = asked.parse_args(words)
    if unknown := [word for word in chosen.part if word not in parts]:
        asked.error(f"found {unknown[0]!r}, expected {' or '.join(parts)}")
    wanted = chosen.part or ["rules", "lords", "picture"]
    if "picture" in wanted and find_spec("psutil") is None:
        sys.exit("benchmark.py needs psutil: fetch it with `python3 build_scripts/run.py add test`.")
    if chosen.compare:
        import side_by_side  # what only a comparison needs

        sys.exit(side_by_side.compare(HERE, chosen.compare, wanted, max(1, chosen.rounds)))
    for part in wanted:
        if chosen.json:
            print(json.dumps([figure._asdict() for figure in parts[part]()]), flush=True)
            continue
        print(f"{part}:")
        for figure in parts[part]():
            print(figure, flush=True)


def rate(work: Callable[[], int]) -> float:
    """How many of what `work` counts go by in a second of processor time: the best of a few rounds."""
    best = 0.0
    work()
    for _ in range(ROUNDS):
        done, started = 0, time.process_time()
        while (passed := time.process_time() - started) < SECONDS / ROUNDS:
            done += work()
        best = max(best, done / passed)
    return best


def microseconds(work: Callable[[], object], times: int = 200) -> float:
    """Of one call, the best of a few rounds."""

    def many() -> int:
        for _ in range(times):
            work()
        return times

    return 1e6 / rate(many)


# --- games and positions ----------------------------------------------------------------------------------------------


def rules() -> list[Figure]:
    """Games, decisions, and what is done with positions."""
    from lordsball import games, paths
    from lordsball.simulation.batch import Plan

    game = games.game(GAME)
    started = time.perf_counter()
    cards = game.load_cards([paths.cards()])
    loading = time.perf_counter() - started
    texts, options = tuple(sorted(cards.texts.items())), game.default_options(cards)
    at_random, decisions = _simulated(Plan(GAME, texts, options, ("random", "random"), 1))
    thinking, _ = _simulated(Plan(GAME, texts, options, ("veteran", "veteran"), 1))
    position = _in_the_middle(game.new(cards, options, 1))
    saved = position.save()
    clone = microseconds(position.copy)
    deep = microseconds(partial(copy.deepcopy, position), 20)
    return [
        Figure("simulate, random players, one core", at_random, "games/s", "aim 8,000, at least 4,000"),
        Figure("the same, decisions of players", decisions, "decisions/s", "aim 200,000"),
        Figure("simulate, veterans, one core", thinking, "games/s"),
        Figure("clone of a position", clone, "microseconds", "aim 3"),
        Figure("copy.deepcopy of it", deep, "microseconds"),
        Figure("deepcopy / clone", deep / clone, "times"),
        Figure("view of a seat", microseconds(partial(position.view, 0)), "microseconds"),
        Figure("save as plain data", microseconds(position.save), "microseconds"),
        Figure("restore", microseconds(partial(game.restore, saved, cards), 50), "microseconds"),
        Figure("reading the cards, the first time", 1000 * loading, "milliseconds"),
    ]


def lords() -> list[Figure]:
    """Games of three years with four owners; positions of a league of eight."""
    from lordsball import games, paths
    from lordsball.simulation.batch import Plan

    game = games.game("lords")
    started = time.perf_counter()
    cards = game.load_cards([paths.cards()])
    loading = time.perf_counter() - started
    texts, options = tuple(sorted(cards.texts.items())), game.options(cards, 4, {"years": "3"})
    at_random, decisions = _simulated(Plan("lords", texts, options, ("random",) * 4, 1), 10)
    thinking, _ = _simulated(Plan("lords", texts, options, ("regular",) * 4, 1), 2)
    position: Any = _in_the_middle(game.new(cards, game.options(cards, 8, {}), 1))
    saved = position.save()
    clone = microseconds(position.copy)
    # The cards are the same for every position: nobody would copy them.
    deep = microseconds(lambda: copy.deepcopy(position, {id(cards): cards}), 20)
    return [
        Figure("simulate, four random owners, one core", at_random, "games/s", "aim 200"),
        Figure("the same, decisions of players", decisions, "decisions/s"),
        Figure("simulate, four regulars, one core", thinking, "games/s", "aim 10"),
        Figure("clone of a position of eight owners", clone, "microseconds"),
        Figure("copy.deepcopy of it, cards left out", deep, "microseconds"),
        Figure("deepcopy / clone", deep / clone, "times", "aim 20"),
        Figure("view of a seat", microseconds(partial(position.view, 0)), "microseconds"),
        Figure("restore", microseconds(partial(game.restore, saved, cards), 20), "microseconds"),
        Figure("reading the cards, the first time", 1000 * loading, "milliseconds"),
    ]


def _simulated(plan: "Plan", size: int = 50) -> tuple[float, float]:
    """Games of a plan a second, and decisions of players, in batches of a size."""
    from lordsball.simulation.batch import play_batch

    batches = iter(range(10**9))
    decisions = games_played = 0

    def batch() -> int:
        nonlocal decisions, games_played
        sums = play_batch(plan, size * next(batches), size)
        decisions, games_played = decisions + sums.decisions, games_played + sums.games
        return sums.games

    speed = rate(batch)
    return speed, speed * decisions / games_played


def _in_the_middle(position: Any) -> Any:
    """Thirty decisions on, always with the first option."""
    for _ in range(30):
        position.apply(position.decision.options[0])
    return position


# --- computer players -------------------------------------------------------------------------------------------------


def ladder() -> list[Figure]:
    """Each level against each one below, the same number of games at either seat."""
    from lordsball import games, paths
    from lordsball.ai.player import PLAYERS
    from lordsball.simulation.batch import Plan, play_batch
    from lordsball.simulation.statistics import wilson

    game, levels = games.game(GAME), list(PLAYERS[GAME])
    cards = game.load_cards([paths.cards()])
    texts, options = tuple(sorted(cards.texts.items())), game.default_options(cards)
    found = []
    for upper, lower in _pairs(levels):
        plans = [Plan(GAME, texts, options, pair, 1) for pair in ((upper, lower), (lower, upper))]
        won = sum(play_batch(plan, 0, LADDER_GAMES).wins[seat] for seat, plan in enumerate(plans))
        low, high = wilson(won, 2 * LADDER_GAMES)
        percent = 100 * won / (2 * LADDER_GAMES)
        found.append(Figure(f"{upper} against {lower}", percent, "percent won", f"{low:.1%} to {high:.1%}"))
    return found


def _pairs(levels: Sequence[str]) -> list[tuple[str, str]]:
    return [(upper, lower) for place, upper in enumerate(levels) for lower in reversed(levels[:place])]


# --- pictures ---------------------------------------------------------------------------------------------------------


def picture() -> list[Figure]:
    """Frames of the table, the first picture of the program, and what it takes while nobody does anything."""
    still, moving = _frames()
    first, rest = _program()
    return [
        Figure("the table drawn, 1920x1080, median", statistics.median(still), "milliseconds", "aim 8"),
        Figure("a frame while things move, median", statistics.median(moving), "milliseconds", "aim 8"),
        Figure("the slowest of twenty of them", statistics.quantiles(moving, n=20)[-1], "milliseconds"),
        Figure("first picture after the start, warm", first, "seconds", "aim 0.6"),
        Figure("processor while nobody does anything", rest, "percent", "aim 2"),
    ]


def _frames() -> tuple[list[float], list[float]]:
    """Milliseconds of frames of a table at rest, and while a match is played."""
    from lordsball import games, paths
    from lordsball.ai.player import PLAYERS
    from lordsball.match.match import Match
    from lordsball.match.saves import Saves
    from lordsball.match.seats import Seat
    from lordsball.ui.shell.app import App
    from lordsball.ui.shell.desk import Desk
    from lordsball.ui.table.scene import TableScene

    game, still, moving = games.game(GAME), list[float](), list[float]()
    # What is still being saved in the background may meet a folder that is going.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
        app = App.offscreen(SCREEN)
        desk = Desk(app, Path(data), [paths.cards()], Saves(Path(data)))
        cards = desk.cards(GAME)
        match = Match(game, cards, game.default_options(cards), [Seat("Robin"), Seat("Sam")], 4471)
        players = [PLAYERS[GAME]["veteran"](seat) for seat in (0, 1)]
        scene = TableScene(desk, match)
        app.scenes.reset(scene)
        app.draw()
        for _ in range(60):
            still.append(_milliseconds(app.draw))
        for _ in range(12):
            decision = match.decision
            assert decision is not None  # a game takes far more than twelve
            scene.choose(match.ticket, players[decision.seat].choose(decision, partial(match.view, decision.seat)))
            frames = 0
            while scene.timeline.busy and frames < 300:
                frames += 1

                def frame() -> None:
                    scene.update(1 / 60)
                    app.draw()

                moving.append(_milliseconds(frame))
        app.scenes.clear()
    return still, moving


def _milliseconds(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - started)


def _program() -> tuple[float, float]:
    """Seconds to the first picture of a second start, and percent of a processor at rest."""
    import psutil

    with tempfile.TemporaryDirectory() as data:
        _started(data)[0].kill()
        program, seconds = _started(data)
        watched = psutil.Process(program.pid)
        time.sleep(1.0)  # whatever moves at the beginning has come to rest
        watched.cpu_percent()
        time.sleep(3.0)
        percent = float(watched.cpu_percent())
        program.kill()
        program.wait()
    return seconds, percent


def _started(data: str) -> tuple["subprocess.Popen[str]", float]:
    """The program with its first picture on the screen, and the seconds that took."""
    started = time.perf_counter()
    program = subprocess.Popen(
        [sys.executable, "-m", "lordsball", "--data-dir", data],
        cwd=TOP, text=True, stdout=subprocess.PIPE, env={**os.environ, "LORDSBALL_TELL_FIRST_FRAME": "1"},
    )
    assert program.stdout is not None
    if program.stdout.readline() != "first frame\n":
        sys.exit("the program ended before its first picture")
    return program, time.perf_counter() - started


if __name__ == "__main__":
    main()
