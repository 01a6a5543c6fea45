"""What unquoted words mean: YAML 1.2, so that no name turns into a truth value and no score into a time of day."""

import math

import pytest

from lordsball.content.scalars import meaning


@pytest.mark.parametrize(
    "word",
    ["no", "No", "NO", "yes", "Yes", "on", "On", "OFF", "off", "y", "n", "Y", "N"]
    + ["1:10", "12:30", "13:9", "2:3", "1_000", "2026-11-30", "0b101", "0o9", "0xg", "1e", "+", "-", ".", "..", "-x"]
    + ["nULL", "tRUE", "Nil", "none", "inf", "nan", "infinity", "=", "<<", "٣", "１２"],
)
def test_stays_text(word: str) -> None:
    assert meaning(word) == word
    assert isinstance(meaning(word), str)


@pytest.mark.parametrize(
    ("word", "value"),
    [("0", 0), ("7", 7), ("-5", -5), ("+5", 5), ("010", 10), ("08", 8), ("007", 7), ("00", 0), ("0555567", 555567)]
    + [("0o10", 8), ("0x1F", 31)],
)
def test_whole_numbers_are_decimal_unless_they_say_otherwise(word: str, value: int) -> None:
    assert meaning(word) == value
    assert type(meaning(word)) is int


@pytest.mark.parametrize(
    ("word", "value"), [("0.5", 0.5), (".5", 0.5), ("5.", 5.0), ("1e3", 1000.0), ("-.inf", -math.inf)]
)
def test_broken_numbers(word: str, value: float) -> None:
    assert meaning(word) == value
    assert type(meaning(word)) is float


def test_not_a_number() -> None:
    nan = meaning(".NaN")
    assert isinstance(nan, float)
    assert math.isnan(nan)


@pytest.mark.parametrize("word", ["", "~", "null", "Null", "NULL"])
def test_nothing(word: str) -> None:
    assert meaning(word) is None


@pytest.mark.parametrize(("word", "value"), [("true", True), ("True", True), ("TRUE", True), ("false", False)])
def test_truth_is_only_true_and_false(word: str, value: bool) -> None:
    assert meaning(word) is value


def test_a_million_digits_are_text_at_once() -> None:
    assert meaning("9" * 1_000_000) == "9" * 1_000_000
