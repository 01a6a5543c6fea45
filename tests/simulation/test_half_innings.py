"""Simulated half-innings and games against exact calculations written apart from the rules, and fairness of chance."""

import dataclasses
import math
from collections import Counter
from collections.abc import Iterator

import pytest

from lordsball.ai.monster_league.players import Rookie
from lordsball.engine.chance import Chance, scatter
from lordsball.engine.position import Told
from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.cards import Catalog
from lordsball.games.monster_league.rules import HalfInning
from lordsball.games.monster_league.state import MonsterLeague
from tests.games.monster_league.positions import SHIPPED, TEAMS, new_table, played
from tests.simulation.markov import half_inning, tie_after

HALF_INNINGS = 100_000
Z = 4.0
"""Standard errors a mean may be off: with seeds that stay, a test that has passed passes for ever."""


def without_abilities() -> Catalog:
    """Cards whose pitchers stay without tokens, so that batters spin and nobody interferes."""
    house_rules = SHIPPED.rules.house_rules.model_copy(update={"tokenless_pitcher_may_stay": True})
    return dataclasses.replace(SHIPPED, rules=SHIPPED.rules.model_copy(update={"house_rules": house_rules}))


def half_innings(count: int) -> Iterator[tuple[int, int, int, int]]:
    """Lead-off batter, batters, runs, left on base, of one team batting again and again."""
    t = MonsterLeague(Chance(scatter(5, 0)), [], TEAMS, tokens=[0] * 4, gone=[False, False, False, True], active=[0, 0])
    t.deal(without_abilities())
    t.answers_forced = True
    for _ in range(count):
        t.stack.append(HalfInning())
        t.begin()
        assert t.decision is None
        _, _, *counts = t.halves.pop()
        yield tuple(counts)


def test_half_innings_are_as_calculated() -> None:
    count: Counter[int] = Counter()
    runs: Counter[int] = Counter()
    batters: Counter[int] = Counter()
    left: Counter[int] = Counter()
    by_runs: Counter[tuple[int, int]] = Counter()
    for lead_off, up, scored, stranded in half_innings(HALF_INNINGS):
        assert up == scored + 3 + stranded
        count[lead_off] += 1
        runs[lead_off] += scored
        batters[lead_off] += up
        left[lead_off] += stranded
        by_runs[lead_off, min(scored, 12)] += 1
    assert sum(count.values()) == HALF_INNINGS
    for lead_off in range(4):
        exact, n = half_inning(lead_off), count[lead_off]
        error = math.sqrt((exact.runs_squared - exact.runs**2) / n)
        assert abs(runs[lead_off] / n - exact.runs) < Z * error
        # Runs and outs are most of what batters are: the error of the mean is about the same.
        assert abs(batters[lead_off] / n - exact.batters) < Z * error
        assert abs(left[lead_off] / n - exact.left) < Z * 1.0 / math.sqrt(n)
        shares: Counter[int] = Counter()
        for (scored, _), chance in exact.ends.items():
            shares[min(scored, 12)] += chance
        for scored, share in shares.items():
            error = math.sqrt(share * (1 - share) / n)
            assert abs(by_runs[lead_off, scored] / n - share) < Z * error


def test_ties_are_as_frequent_as_calculated() -> None:
    """Extra innings of players who use no ability: the chance that two teams are level after three."""
    games, exact = 6000, tie_after(3)
    tied = 0
    for number in range(games):
        t = new_table(seed=scatter(8, number)).t
        t.tell = None
        players = Rookie(0), Rookie(1)
        while t.decision is not None:
            ask = t.decision.ask
            if ask == "pitching_change" or ask == "ability":  # what a rookie does there, without the view
                t.apply(t.decision.options[0 if ask == "pitching_change" else 1])
            else:
                t.apply(players[t.decision.seat].choose(t.decision, t.copy))
        tied += t.inning > 3
    assert abs(tied / games - exact) < Z * math.sqrt(exact * (1 - exact) / games)


def test_in_many_games_batters_are_runs_outs_and_left_on_base() -> None:
    """Also with abilities, second spins, extra innings; a walk-off ends with fewer than three outs."""
    for seed in range(400):
        t = played(seed, seed + 1)
        *halves, last = t.halves
        for inning, seat, _, batters, runs, left in t.halves:
            outs = batters - runs - left
            walked_off = (inning, seat) == last[:2] and seat == t.home and t.runs[seat] > t.runs[1 - seat]
            assert outs == 3 or (walked_off and 0 <= outs < 3)
        assert [sum(half[4] for half in t.halves if half[1] == seat) for seat in (0, 1)] == t.runs


CHI_SQUARE_1_IN_1000 = {1: 10.83, 3: 16.27, 19: 43.82}
"""Critical values by degrees of freedom."""


def chi_square(counts: Counter[int], sides: int) -> float:
    expected = sum(counts.values()) / sides
    return sum((counts[side] - expected) ** 2 / expected for side in range(sides))


@pytest.fixture(scope="module")
def heard() -> dict[str, Counter[int]]:
    """Coins and faces of many games from consecutive seeds, by what they were for."""
    counts = {kind: Counter[int]() for kind in ("coin", "ability coin", "spin", "ability", "second")}

    def listen(one: Told) -> None:
        match one.event:
            case told.CoinTossed(winner=winner):
                counts["coin"][winner] += 1
            case told.AbilityCoin(heads=heads):
                counts["ability coin"][int(heads)] += 1
            case told.Spun(face=face, why=why):
                counts[why][face - 1] += 1

    for number in range(3000):
        t = new_table(seed=scatter(3, number)).t
        t.tell = listen
        below = Chance(scatter(4, number)).below
        while t.decision is not None:
            t.apply(t.decision.options[below(len(t.decision.options))])
    return counts


@pytest.mark.parametrize("kind", ["coin", "ability coin"])
def test_coins_are_fair(kind: str, heard: dict[str, Counter[int]]) -> None:
    assert sum(heard[kind].values()) >= 3000
    assert chi_square(heard[kind], 2) < CHI_SQUARE_1_IN_1000[1]


@pytest.mark.parametrize("kind", ["spin", "ability", "second"])
def test_spins_of_every_kind_are_fair(kind: str, heard: dict[str, Counter[int]]) -> None:
    assert sum(heard[kind].values()) > 5000
    assert chi_square(heard[kind], 20) < CHI_SQUARE_1_IN_1000[19]


def test_consecutive_seeds_share_nothing() -> None:
    """The opening coins of seeds 0, 1, 2 … as people type them come in all four pairs alike."""
    pairs: Counter[int] = Counter()
    coins = [Chance(seed).below(2) for seed in range(20_001)]
    for first, second in zip(coins, coins[1:], strict=False):
        pairs[2 * first + second] += 1
    assert chi_square(pairs, 4) < CHI_SQUARE_1_IN_1000[3]
