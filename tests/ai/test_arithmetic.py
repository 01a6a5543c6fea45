"""The arithmetic of computer players: right to many digits, and made of nothing that machines do in their own ways."""

import math

import pytest

from lordsball.ai.arithmetic import exponential, power, share_below, whole


def test_exponentials_are_right() -> None:
    for x in (place / 4 for place in range(-160, 161)):
        assert exponential(x) == pytest.approx(math.exp(x), rel=1e-11), x


def test_shares_of_a_bell_curve_are_right_and_stay_shares() -> None:
    for deviations in (place / 8 for place in range(-96, 97)):
        share = share_below(deviations)
        assert share == pytest.approx(0.5 * math.erfc(-deviations / math.sqrt(2)), abs=1e-12), deviations
        assert 0 <= share <= 1


def test_powers_and_sums() -> None:
    assert [power(0.5, exponent) for exponent in range(4)] == [1, 0.5, 0.25, 0.125]
    assert whole(len(word) for word in ("a", "bc")) == 3


def test_the_last_bit_is_the_same_everywhere() -> None:
    assert exponential(-2.7).hex() == "0x1.1346167540128p-4"
    assert share_below(1.3).hex() == "0x1.ce702ab8ef8a6p-1"
