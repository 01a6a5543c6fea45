"""Simulations come out the same however they are split up, and end in words when something breaks."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any

import psutil
import pytest

from lordsball import games as shelf
from lordsball.ai.player import PLAYERS, Level
from lordsball.ai.random_player import RandomPlayer
from lordsball.engine.chance import scatter
from lordsball.simulation import batch, run
from lordsball.simulation.batch import EndlessGame, Plan, play_batch
from lordsball.simulation.progress import ProgressBar
from lordsball.simulation.run import SimulationFailed, Total, simulate
from tests.games.monster_league.positions import SHIPPED, cards_where

TOP = Path(__file__).resolve().parents[2]
OPTIONS = shelf.game("monster_league").default_options(SHIPPED)


def plan(seed: int = 1, levels: tuple[str, ...] = ("random", "veteran")) -> Plan:
    return Plan("monster_league", tuple(sorted(SHIPPED.texts.items())), OPTIONS, levels, seed)


def facts(total: Total) -> Any:
    """Everything about an outcome but how long it took."""
    sums = total.sums
    return sums.games, sums.wins, sums.ties, sums.decisions, total.digest, sums.tally.report()


def test_one_two_and_three_workers_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = simulate(plan(), 300)
    monkeypatch.setattr(run, "BATCH_SECONDS", 0.01)
    for workers in (2, 3):
        assert facts(simulate(plan(), 300, workers)) == facts(alone)


def test_the_games_of_a_short_simulation_begin_a_long_one() -> None:
    short, long = simulate(plan(), 7), play_batch(plan(), 0, 20)
    assert short.digest != simulate(plan(), 20).digest
    again = Total(plan(), batch.Sums([0, 0], shelf.game("monster_league").tally()))
    again.add(play_batch(plan(), 0, 3))
    again.add(play_batch(plan(), 3, 4))
    assert again.digest == short.digest
    assert long.digests.startswith(b"".join(play_batch(plan(), n, 1).digests for n in range(7)))


@pytest.mark.parametrize("games", [1, 2, 3, 37])
def test_exactly_as_many_games_as_asked_for(games: int) -> None:
    total = simulate(plan(), games)
    assert total.sums.games == sum(total.sums.wins) + total.sums.ties == games


def test_the_seed_decides() -> None:
    assert simulate(plan(1), 5).digest == simulate(plan(1), 5).digest != simulate(plan(2), 5).digest


def test_the_digest_is_over_the_final_positions_in_order() -> None:
    """The same games, played apart from the simulation with their own seeds."""
    from hashlib import sha256

    whole = sha256()
    for number in range(4):
        seed = scatter(1, number)
        position = shelf.game("monster_league").new(SHIPPED, OPTIONS, seed)
        players = [RandomPlayer(scatter(seed, 1)), PLAYERS["monster_league"]["veteran"](scatter(seed, 2))]
        position.answers_forced = True
        position.begin()
        while position.decision is not None:
            seat = position.decision.seat
            position.apply(players[seat].choose(position.decision, lambda p=position, seat=seat: p.view(seat)))
        text = json.dumps(position.save(), separators=(",", ":"))
        whole.update(sha256(text.encode()).digest())
    assert simulate(plan(), 4).digest == whole.hexdigest()


def test_progress_is_told_up_to_the_end() -> None:
    heard: list[tuple[int, int]] = []
    simulate(plan(), 50, progress=lambda done, games: heard.append((done, games)))
    assert heard[-1] == (50, 50)
    assert heard == sorted(heard)


def test_any_executor_can_be_the_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "BATCH_SECONDS", 0.001)
    with ThreadPoolExecutor(2) as threads:
        assert facts(simulate(plan(), 60, 2, cluster=threads)) == facts(simulate(plan(), 60))


class DyingWorkers(Executor):
    """Processes that are killed while they work."""

    def submit(self, *work: Any, **more: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(BrokenProcessPool("killed"))
        return future


def test_a_worker_that_dies_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "BATCH_SECONDS", 0.001)
    with pytest.raises(SimulationFailed, match=r"^A worker process has died after \d+ games; .*\.$"):
        simulate(plan(), 500, 2, cluster=DyingWorkers())


class Stubborn(RandomPlayer):
    """Fails after some games."""

    left = 20

    def choose(self, decision: Any, look: Any) -> Any:
        Stubborn.left -= 1
        if Stubborn.left < 0:
            raise ZeroDivisionError("no idea")
        return RandomPlayer.choose(self, decision, look)


@pytest.fixture
def stubborn(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = {**PLAYERS["monster_league"], "stubborn": Level("Stubborn", "Fails.", Stubborn)}
    monkeypatch.setattr(batch, "levels_of", lambda game: levels)
    monkeypatch.setattr(Stubborn, "left", 20)


@pytest.mark.usefixtures("stubborn")
def test_a_fault_names_its_game_and_seed() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        play_batch(plan(levels=("stubborn", "stubborn")), 5, 10)
    note = caught.value.__notes__[0]
    number, seed = (int(word) for word in note.replace(",", "").split() if word.isdigit())
    assert seed == plan().seed_of(number - 1)


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "ENDLESS", 10)
    with pytest.raises(EndlessGame, match="not ended after 10 decisions"):
        play_batch(plan(), 0, 1)


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl+C counts, here and in processes begun here, also where the suite itself was told to pass it over."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_ctrl_c_gives_what_is_known_so_far() -> None:
    def press(done: int, games: int) -> None:
        if done >= 30:
            signal.raise_signal(signal.SIGINT)

    total = simulate(plan(), 10_000, progress=press)
    assert 30 <= total.sums.games < 10_000
    assert facts(total) == facts(simulate(plan(), total.sums.games))


Simulating = Callable[..., "subprocess.Popen[str]"]
"""See the fixture `simulating`."""


@pytest.fixture
def simulating() -> Iterator[Simulating]:
    """Begins simulations as processes of their own; what a test leaves behind of them is ended, workers too."""
    begun: list[subprocess.Popen[str]] = []

    def begin(*words: str, **environment: str) -> "subprocess.Popen[str]":
        command = [sys.executable, "-m", "lordsball", "simulate", "monster_league", *words]
        surroundings = {**os.environ, **environment}
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        begun.append(subprocess.Popen(command, cwd=TOP, env=surroundings, text=True, **pipes))
        return begun[-1]

    yield begin
    for process in begun:
        if process.poll() is None:
            for each in [*psutil.Process(process.pid).children(recursive=True), process]:
                each.kill()
        process.communicate()


def test_the_same_digest_in_every_process_and_with_every_order_of_hashes(simulating: Simulating) -> None:
    words = ("--games", "150", "--seed", "3", "--seats", "random,regular", "--json")
    runs = [simulating(*words, PYTHONHASHSEED=order).communicate()[0] for order in ("0", "1")]
    digests = [json.loads(out)["digest"] for out in runs]
    assert digests[0] == digests[1] == simulate(plan(3, ("random", "regular")), 150).digest


def wait_until_at_work(process: "subprocess.Popen[str]", workers: int) -> None:
    """Until it has said how long all of it takes, which it knows from playing, and its workers are there."""
    assert process.stderr is not None
    assert process.stderr.readline().startswith("100,000,000 games take about ")
    parent = psutil.Process(process.pid)
    while workers > 1 and len(parent.children(recursive=True)) < workers:
        assert process.poll() is None, f"it ended without its workers: {process.communicate()}"
        time.sleep(0.02)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C cannot be sent to one process there")
@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_ends_the_command_and_its_workers_cleanly(workers: str, simulating: Simulating) -> None:
    process = simulating("--games", "100000000", "--workers", workers, "--json")
    wait_until_at_work(process, int(workers))
    process.send_signal(signal.SIGINT)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 1
    assert out == ""
    assert "Traceback" not in err
    *before, last = err.splitlines()
    assert last.startswith("Stopped after ")
    assert all(" of 100,000,000 games, " in line for line in before)  # one every ten seconds, on a slow machine


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_is_shown_to_a_terminal_after_a_second_and_wiped_away(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 0.5, 2.0, 2.05, 3.0])
    monkeypatch.setattr("lordsball.simulation.progress.time.monotonic", lambda: next(clock))
    screen = Terminal()
    bar = ProgressBar(screen)
    bar(100, 1000)
    assert screen.getvalue() == ""
    bar(400, 1000)
    assert screen.getvalue().startswith("1,000 games take about 5 s.\n")
    assert screen.getvalue().endswith("] 400 of 1,000 games, 3 s left")
    bar(500, 1000)  # too soon after the last
    assert "500" not in screen.getvalue()
    bar(600, 1000)
    assert screen.getvalue().endswith("] 600 of 1,000 games, 2 s left")
    bar.clear()
    last = screen.getvalue().split("\r")
    assert last[-1] == ""
    assert last[-2].strip() == ""


def test_in_a_pipe_there_is_a_line_every_ten_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 5.0, 9.0, 15.5, 16.0])
    monkeypatch.setattr("lordsball.simulation.progress.time.monotonic", lambda: next(clock))
    pipe = StringIO()
    bar = ProgressBar(pipe, quicker="Play less.")
    for done in (5, 9, 15, 16):
        bar(done, 100)
    bar.clear()
    assert pipe.getvalue() == "100 games take about 100 s. Play less.\n15 of 100 games, 88 s left\n"


def test_a_run_goes_on_where_another_ended() -> None:
    heard: list[tuple[int, Any]] = []
    simulate(plan(), 12, listen=lambda number, outcome: heard.append((number, outcome)))
    again = list[tuple[int, Any]]()
    simulate(plan(), 5, first=7, listen=lambda number, outcome: again.append((number, outcome)))
    assert [number for number, _ in heard] == list(range(12))
    assert again == heard[7:]


def test_a_wanted_precision_stops_at_the_same_game_with_any_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = simulate(plan(), 10_000, until=0.05)
    assert alone.reach <= 0.05
    assert alone.sums.games < 1_000
    monkeypatch.setattr(run, "BATCH_SECONDS", 0.001)
    with ThreadPoolExecutor(2) as threads:
        assert facts(simulate(plan(), 10_000, 2, cluster=threads, until=0.05)) == facts(alone)


def test_what_came_up_is_noted_alike_in_parts_and_changes_no_game() -> None:
    whole, parts = play_batch(plan(), 0, 12), play_batch(plan(), 0, 5)
    parts.fortunes.merge(play_batch(plan(), 5, 7).fortunes)
    assert parts.fortunes.rows() == whole.fortunes.rows()
    assert play_batch(replace(plan(), notes=False), 0, 12).digests == whole.digests


def test_ties_that_stand_are_counted_as_ties() -> None:
    stands = cards_where(("rules.yaml", "ties_stand: false", "ties_stand: true"))
    texts = tuple(sorted(stands.texts.items()))
    sums = play_batch(Plan("monster_league", texts, OPTIONS, ("random", "random"), 1), 0, 300)
    assert sums.ties > 0
    assert sum(sums.wins) + sums.ties == sums.games == 300
    assert sums.tally.report()["extra_innings"] == 0


def test_every_game_on_the_shelf_has_players() -> None:
    for key in shelf.SHELF:
        assert "random" in PLAYERS[key]


def test_who_leads_after_each_half_inning_is_what_the_line_scores_say() -> None:
    from lordsball.simulation.batch import cards_of

    total = simulate(plan(5), 60)
    wanted: list[list[int]] = []
    for number in range(60):
        position = shelf.game("monster_league").new(cards_of(total.plan), OPTIONS, total.plan.seed_of(number))
        makers = [PLAYERS["monster_league"][level] for level in total.plan.levels]
        players = [maker(scatter(total.plan.seed_of(number), seat + 1)) for seat, maker in enumerate(makers)]
        position.answers_forced = True
        position.begin()
        while (decision := position.decision) is not None:
            look = partial(position.view, decision.seat)
            position.apply(players[decision.seat].choose(decision, look))
        runs = [0, 0]
        for at, half in enumerate(position.halves):
            runs[half[1]] += half[4]
            if at == len(wanted):
                wanted.append([0, 0, 0])
            wanted[at][2 if runs[0] == runs[1] else int(runs[1] > runs[0])] += 1
    assert total.leads == wanted and len(wanted) >= 5


@pytest.mark.parametrize(("key", "stages"), [("lords", 3), ("wild_cards", 6)])
def test_the_last_stage_has_the_final_scores(key: str, stages: int) -> None:
    game = shelf.game(key)
    cards = game.load_cards([TOP / "cards"])
    levels = ("rookie", "rookie")
    options = game.options(cards, 2, {}) if key == "lords" else game.default_options(cards)
    sums = play_batch(Plan(key, tuple(sorted(cards.texts.items())), options, levels, 3), 0, 4)
    for outcome in sums.outcomes:
        assert outcome.course[-1] == outcome.score and 1 <= len(outcome.course) <= stages
