"""JSON of strangers costs next to nothing where it is too much, and texts of strangers never spoil a line."""

import json
import sys
import tracemalloc
from typing import Any

import pytest

from lordsball import limits
from lordsball.match.measured import TooMuch, as_line, built, is_line
from tests.cost import within

MB = 1_000_000
FLOODS = {
    "lists": b"[" + b"[]," * (limits.SAVE_FILE // 3 - 2) + b"[]]",
    "mappings": b"[" + b'{"a":1},' * (limits.SAVE_FILE // 8 - 2) + b"1]",
    "numbers": b"[" + b"1," * (limits.SAVE_FILE // 2 - 2) + b"1]",
    "texts": b"[" + b'"",' * (limits.SAVE_FILE // 3 - 2) + b"1]",
    "depth": b"[" * limits.SAVE_FILE,
    "depth in mappings": b'{"a":' * (limits.SAVE_FILE // 5),
    "ends": b"]" * limits.SAVE_FILE,
    "quotes": b'"' * limits.SAVE_FILE,
    "escaped quotes": b'"' + b'\\"' * (limits.SAVE_FILE // 2 - 1),
    "backslashes": b'"' + b"\\" * (limits.SAVE_FILE - 1),
    "digits": b"9" * limits.SAVE_FILE,
    "other encoding": ("[" + "[]," * 1_000_000 + "[]]").encode("utf-16"),
    "quotes of another encoding": ("\u2200" + "[]," * 1_000_000 + "\u2200").encode("utf-16-le"),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_too_much_is_refused_before_it_is_built(flood: str) -> None:
    raw = FLOODS[flood]
    tracemalloc.start()
    try:
        with within(2), pytest.raises(ValueError):
            built(raw)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert most < 40 * MB


@pytest.mark.parametrize(
    ("data", "refused"),
    [
        ([0] * (limits.SAVE_VALUES - 1), False),
        ([0] * (limits.SAVE_VALUES + 1), True),
        (json.loads("[" * limits.SAVE_DEPTH + "]" * limits.SAVE_DEPTH), False),
        (json.loads("[" * (limits.SAVE_DEPTH + 1) + "]" * (limits.SAVE_DEPTH + 1)), True),
        (10**limits.SAVE_DIGITS - 1, False),
        (10**limits.SAVE_DIGITS, True),
        ("[{,9" * limits.SAVE_VALUES, False),
        ('"\\[' * (limits.SAVE_VALUES // 2), False),
        ({"[": "]" * 1000, '"': "\\"}, False),
    ],
)
def test_each_limit_is_where_it_says_and_texts_do_not_count(data: Any, refused: bool) -> None:
    raw = json.dumps(data).encode()
    if refused:
        with pytest.raises(TooMuch, match=r"^it holds .*\.$"):
            built(raw)
    else:
        assert built(raw) == data


@pytest.mark.parametrize("raw", [b"NaN", b"[Infinity]", b"-Infinity", b"1e999", b"[1,", b"\xff\xfe", b'"\xff"'])
def test_what_is_no_json_and_no_number_is_refused(raw: bytes) -> None:
    with pytest.raises(ValueError):
        built(raw)


@pytest.mark.parametrize("sign", ["\0", "\n", "\r", "\x1b", "\x85", "\u2028", "\u2029", "\ud800", "\udfff"])
def test_signs_that_no_line_can_hold(sign: str) -> None:
    assert not is_line(f"a{sign}b")
    assert as_line(f"a{sign}b") == "a?b"


@pytest.mark.parametrize("text", ["", "Ann", "日本", "🦊", "a\u200db", "x" * limits.SAVE_TEXT])
def test_what_a_person_writes_is_a_line(text: str) -> None:
    assert is_line(text)
    assert as_line(text, limits.SAVE_TEXT) == text


def test_a_long_text_is_cut_where_it_is_shown() -> None:
    assert as_line("x" * 10**6) == "x" * (limits.SHOWN_TEXT - 1) + "…"
    assert not is_line("x" * (limits.SAVE_TEXT + 1))
    assert sys.getsizeof(as_line("x" * 10**6)) < 1000
