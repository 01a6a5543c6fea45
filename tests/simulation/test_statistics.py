"""Intervals, and the sentence that says when a sample cannot speak."""

import pytest

from lordsball.simulation.statistics import verdict, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 20, 0.0, 0.1611), (20, 20, 0.8389, 1.0), (850, 1000, 0.8265, 0.8708)],
)
def test_wilson_as_in_the_tables(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_of_no_trials() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("wins", "ties", "sentence"),
    [
        ([1, 0], 0, "1 game is far too few to say anything."),
        ([20, 5], 4, "29 games are far too few to say anything."),
        ([0, 0], 100, "Nobody won a game."),
        ([400, 600], 0, "Seat 2 is ahead: that is more than luck."),
        (
            [52, 48],
            0,
            "The seats differ by no more than luck explains in 100 games. "
            "About 2,500 games would settle a lead of this size.",
        ),
        ([50, 50], 0, "The seats differ by no more than luck explains in 100 games."),
        (
            [280, 245, 240, 235],
            0,
            "The seats differ by no more than luck explains in 1,000 games. "
            "About 1,400 games would settle a lead of this size.",
        ),
    ],
)
def test_the_verdict_on_a_sample(wins: list[int], ties: int, sentence: str) -> None:
    assert verdict(wins, ties) == sentence


def test_as_many_games_as_it_asks_for_settle_the_lead() -> None:
    assert verdict([1300, 1200]) == "Seat 1 is ahead: that is more than luck."
