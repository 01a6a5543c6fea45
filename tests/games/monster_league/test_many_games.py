"""Two thousand games of random choices: what must add up adds up in every one of them."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections import Counter
from functools import cache

import pytest

from lordsball.engine.chance import Chance
from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.cards import HOME_RUN, OUT
from lordsball.games.monster_league.state import AT_BATS, HITS, HOME_RUNS, RUNS_BATTED_IN, MonsterLeague
from tests.games.monster_league.positions import FOLDER, MONSTERS, SHIPPED, TEAMS, Table, played

GAMES = 2_000


@cache
def finished() -> tuple[MonsterLeague, ...]:
    return tuple(played(seed, seed + 1) for seed in range(GAMES))


@cache
def heard() -> tuple[tuple[MonsterLeague, tuple[object, ...]], ...]:
    """Some of the same games with somebody listening."""
    found = []
    for seed in range(0, GAMES, 20):
        table = Table(MONSTERS.new(SHIPPED, {"teams": list(TEAMS)}, seed))  # type: ignore[arg-type]
        below = Chance(seed + 1).below
        while table.t.decision is not None:
            options = table.t.decision.options
            table.t.apply(options[below(len(options))])
        found.append((table.t, tuple(one.event for one in table.told)))
    return tuple(found)


def box(t: MonsterLeague, seat: int, column: int) -> int:
    return sum(t.box[16 * seat + column : 16 * (seat + 1) : 4])


def halves(t: MonsterLeague, seat: int) -> list[tuple[int, int, int, int, int, int]]:
    return [half for half in t.halves if half[1] == seat]


def test_batters_are_runs_and_outs_and_left_in_every_half_inning() -> None:
    for t in finished():
        for place, (_, seat, _, batters, runs, left) in enumerate(t.halves):
            outs = batters - runs - left
            walk_off = place == len(t.halves) - 1 and seat == t.home and t.leader() == t.home
            assert outs == 3 or (walk_off and 0 <= outs < 3)
            assert 0 <= left <= 3


def test_the_runs_of_the_innings_are_the_score() -> None:
    for t in finished():
        for seat in (0, 1):
            assert sum(t.line_score(seat)) == t.runs[seat] == sum(half[4] for half in halves(t, seat))


def test_the_box_score_adds_up() -> None:
    for t in finished():
        for seat in (0, 1):
            assert box(t, seat, RUNS_BATTED_IN) == t.runs[seat]
            assert box(t, seat, AT_BATS) == sum(half[3] for half in halves(t, seat))
            assert box(t, seat, HITS) == t.hits(seat)
            outs = sum(half[3] - half[4] - half[5] for half in halves(t, seat))
            assert box(t, seat, AT_BATS) == t.hits(seat) + outs
            assert box(t, seat, HOME_RUNS) <= t.hits(seat)


def test_batters_bat_in_turn_M10() -> None:
    for t in finished():
        for seat in (0, 1):
            up, at_bats = 0, [0, 0, 0, 0]
            for _, _, lead_off, batters, _, _ in halves(t, seat):
                assert lead_off == up % 4
                for _ in range(batters):
                    at_bats[up % 4] += 1
                    up += 1
            assert at_bats == t.box[16 * seat + AT_BATS : 16 * (seat + 1) : 4]
            assert t.next_batter[seat] == up % 4


def test_every_game_has_a_winner_after_whole_innings_M7_M9() -> None:
    for t in finished():
        visitor = 1 - t.home
        assert t.leader() in (0, 1)
        assert t.inning >= 3
        assert len(halves(t, visitor)) == t.inning
        played_by_home = len(halves(t, t.home))
        assert played_by_home in (t.inning, t.inning - 1)
        if played_by_home == t.inning - 1:
            assert t.leader() == t.home, "only a home team that led already skips its last turn"
        assert (t.stack, t.decision) == ([], None)


def test_extra_innings_come_only_after_a_tie_M9() -> None:
    for t in finished():
        for inning in range(3, t.inning):
            runs = [sum(half[4] for half in halves(t, seat) if half[0] <= inning) for seat in (0, 1)]
            assert runs[0] == runs[1]


def test_a_home_team_never_plays_on_once_it_leads_in_its_last_turn_M7() -> None:
    for t, events in heard():
        overs = [event for event in events if isinstance(event, told.AtBatOver)]
        inning = 1
        for event in events:
            if isinstance(event, told.HalfStarted):
                inning = event.inning
            if isinstance(event, told.AtBatOver) and event.seat == t.home and inning >= 3:
                leads = event.score[t.home] > event.score[1 - t.home]
                assert not leads or event is overs[-1]


def test_tokens_only_go_down_and_pay_for_what_is_told_M11() -> None:
    for t, events in heard():
        spent = Counter((event.seat, event.pitcher) for event in events if isinstance(event, told.TokenSpent))
        assert all(count <= 2 for count in spent.values())
        assert t.tokens == [2 - spent[seat, pitcher] for seat in (0, 1) for pitcher in (0, 1)]


def test_no_at_bat_sees_an_ability_and_a_second_spin_M5() -> None:
    for _, events in heard():
        whys: list[str] = []
        for event in events:
            if isinstance(event, told.Spun):
                whys.append(event.why)
            if isinstance(event, told.AtBatOver):
                assert whys in (["spin"], ["spin", "ability"], ["spin", "second"])
                whys = []


def test_a_pitcher_who_left_never_comes_back_M1_M4() -> None:
    for _, events in heard():
        gone, on = set(), {}
        for event in events:
            if isinstance(event, told.PitcherEntered):
                assert (event.seat, event.pitcher) not in gone
                on[event.seat] = event.pitcher
            if isinstance(event, told.PitcherLeft):
                assert on[event.seat] == event.pitcher
                gone.add((event.seat, event.pitcher))
            if isinstance(event, told.BullpenEmptied):
                assert {(event.seat, 0), (event.seat, 1)} <= gone


def test_the_events_tell_the_whole_score() -> None:
    for t, events in heard():
        overs = [event for event in events if isinstance(event, told.AtBatOver)]
        assert overs[-1].score == tuple(t.runs)
        for seat in (0, 1):
            mine = [event for event in overs if event.seat == seat]
            assert sum(event.runs for event in mine) == t.runs[seat]
            assert len(mine) == box(t, seat, AT_BATS)
            assert sum(event.result != OUT for event in mine) == t.hits(seat)
            assert sum(event.result == HOME_RUN for event in mine) == box(t, seat, HOME_RUNS)


def test_listening_changes_nothing() -> None:
    assert [t for t, _ in heard()] == list(finished()[::20])


def test_there_are_games_of_every_kind() -> None:
    kinds = Counter()
    for t in finished():
        kinds["extra innings"] += t.inning > 3
        kinds["skipped bottom"] += t.halves[-1][1] != t.home
        kinds["bullpen empty"] += t.bullpen_empty(0) or t.bullpen_empty(1)
        kinds["visitors won"] += t.leader() != t.home
        outs = t.halves[-1][3] - t.halves[-1][4] - t.halves[-1][5]
        kinds["walk-off"] += t.halves[-1][1] == t.home == t.leader() and outs < 3
    assert all(kinds[kind] >= 20 for kind in kinds), kinds
    assert len(kinds) == 5


# --- same seed, same game -----------------------------------------------------------------------------------------


def digest(games: int) -> str:
    text = "".join(f"{t.runs}{t.box}{t.halves}{t.chance.seed};" for t in map(played, range(games), range(games)))
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_the_same_seed_is_the_same_game_in_another_process(hash_seed: str) -> None:
    code = "from tests.games.monster_league.test_many_games import digest; print(digest(60))"
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=FOLDER.parent.parent,
        env={"PYTHONHASHSEED": hash_seed, "PATH": "", "SYSTEMROOT": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == digest(60)


def test_another_seed_is_another_game() -> None:
    assert len({tuple(t.box) for t in finished()}) == GAMES


def test_the_events_of_every_at_bat_are_built_only_for_listeners(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (told.Spun, told.AtBatOver, told.HalfStarted, told.HalfOver, told.GameOver):
        monkeypatch.setattr(told, kind.__name__, None)  # to build one would be a TypeError now
    assert played(1, 2).decision is None
    with pytest.raises(TypeError):
        Table(MONSTERS.new(SHIPPED, {"teams": list(TEAMS)}, 1)).do("flip", "bat_first", "pitch 0")  # type: ignore[arg-type]
