"""Odds against brute force: every pair of dice really rolled, by the rules themselves."""

from itertools import product

import pytest

from lordsball.games.wild_cards import odds
from lordsball.games.wild_cards.running import ways
from tests.games.wild_cards.positions import at_bat

FACES = range(1, 7)
HANDS = list(product(FACES, FACES))
CASES = [
    {},
    {"mound": "ud_p04"},
    {"batter": "as_p01", "weather": "as_s03"},
    {"mound": "ud_p09", "shadows": ["as_p02", "as_p03"], "weather": "ud_s03", "bases": ("as_p06", "", "")},
]


@pytest.mark.parametrize("case", CASES)
def test_strike_ball_hit_and_potential(case: dict[str, object]) -> None:
    told = odds.swing(at_bat([], **case).t)
    counted = {"strike": 0, "ball": 0, "hit": 0}
    potentials = [0, 0, 0, 0]
    for pitch in HANDS[::1]:
        for swing in ((1, 1), (1, 2), (2, 2), (3, 2), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (6, 5), (6, 6)):
            table = at_bat([*pitch, *swing], **case).do("roll", "roll")
            ways_to = 6 - abs(7 - sum(swing))
            if table.t.strikes:
                counted["strike"] += ways_to
            elif table.t.balls:
                counted["ball"] += ways_to
            else:
                counted["hit"] += ways_to
                potentials[table.t.potential - 1] += ways_to
    assert told.of == 1296
    assert (told.strike, told.ball, told.hit) == tuple(counted.values())
    assert list(told.potentials) == potentials


def test_a_fixed_pitch_and_a_swing_on_the_table_count_as_they_are() -> None:
    after_pitch = odds.swing(at_bat([3, 3]).do("roll").t)  # 8 against 2d6 + 3
    assert (after_pitch.of, after_pitch.strike, after_pitch.ball, after_pitch.hit) == (36, 6, 4, 26)
    lying = odds.swing(at_bat([3, 3, 2, 2], vibes=(1, 0)).do("roll", "roll").t)
    assert (lying.of, lying.strike) == (1, 1)


def test_even_numbers_give_the_odds_that_are_known() -> None:
    even = odds.swing(at_bat([], mound="ud_p01", batter="as_p12").t)
    assert (even.strike, even.ball, even.hit) == (575, 146, 575)
    assert [round(p / even.hit, 3) for p in even.potentials] == [0.243, 0.217, 0.181, 0.358]


@pytest.mark.parametrize("swing", [(1, 2), (2, 2), (3, 3), (5, 5), (6, 6)])
def test_a_catch(swing: tuple[int, int]) -> None:
    pitch = (1, 1)
    told = odds.catch(at_bat([*pitch, *swing]).do("roll", "roll", "run").t)
    caught = 0
    for hand in HANDS:
        table = at_bat([*pitch, *swing, *hand]).do("roll", "roll", "run", "catch")
        caught += table.t.outs
    assert (told.caught, told.of) == (caught, 36)


@pytest.mark.parametrize("potential", [1, 2, 3, 4])
@pytest.mark.parametrize("on", [(), (1,), (2,), (3,), (1, 2), (1, 3), (2, 3), (1, 2, 3)])
def test_runners_reach_every_end_the_rules_allow_and_no_other(on: tuple[int, ...], potential: int) -> None:
    starts = [*sorted(on, reverse=True), 0]

    def reached(left: list[int], ahead: int, ends: tuple[int, ...]) -> set[tuple[int, ...]]:
        if not left:
            return {ends}
        found = ways(left, potential, ahead)
        assert found, "nobody is ever stuck"
        return set().union(*(reached(left[1:], end, (*ends, end)) for end in found))

    allowed = set()
    for ends in product(range(5), repeat=len(starts)):
        fits = all(start <= end <= min(4, start + potential) for start, end in zip(starts, ends, strict=True))
        in_order = all(a > b or a == b == 4 for a, b in zip(ends, ends[1:], strict=False))
        if fits and in_order and ends[-1] >= 1:
            allowed.add(ends)
    assert reached(starts, 4, ()) == allowed


def test_shown_shares_add_up_for_every_pitch_and_swing():
    for pitch in range(-3, 9):
        potentials = [0, 0, 0, 0]
        strike = ball = 0
        for one, many in odds.WAYS.items():
            for two, others in odds.WAYS.items():
                over = two - one + pitch
                if over > 0:
                    potentials[min(4, over) - 1] += many * others
                strike, ball = strike + many * others * (over < 0), ball + many * others * (over == 0)
        swing = odds.SwingOdds(strike, ball, sum(potentials), tuple(potentials), 1296)
        for whole in (100, 1000):
            shown = swing.shares(whole)
            assert shown.strike + shown.ball + shown.hit == whole and sum(shown.potentials) == shown.hit
            assert abs(shown.strike / whole - strike / 1296) < 1 / whole
