"""JSON from strangers, measured before anything is built from it, and texts short enough for a line on the screen."""

from __future__ import annotations

import codecs
import json
import math
import re
from itertools import accumulate
from typing import Any

from lordsball import limits

_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+(?:"|\\?\Z)', re.DOTALL)
_DIGITS = re.compile(rb"[0-9]{%d}" % (limits.SAVE_DIGITS + 1))
_ALL_BUT_BRACKETS = bytes(sign for sign in range(256) if sign not in b"[]{}")
_STEPS = {ord("["): 1, ord("{"): 1, ord("]"): -1, ord("}"): -1}

# Control characters, line and paragraph separators, halves of surrogate pairs: no typeface has them.
_NO_LINE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class TooMuch(ValueError):
    """Data beyond our limits; the message goes on after “The file is damaged: ”."""


def built(raw: bytes) -> Any:
    """The data in this JSON. Raises TooMuch before building what is beyond the limits, ValueError for no JSON."""
    many = TooMuch(f"it holds more than {limits.SAVE_VALUES:,} values.")
    if raw.count(b'"') > 4 * limits.SAVE_VALUES:  # before the texts are taken out, which costs something for each
        raise many
    bare = _STRING.sub(b'"', raw)
    if any(sum(map(bare.count, signs)) > limits.SAVE_VALUES for signs in ((b",", b"[", b"{"), (b"]", b"}"))):
        raise many
    if _DIGITS.search(bare):
        raise TooMuch(f"it holds a number of more than {limits.SAVE_DIGITS} digits.")
    brackets = bare.translate(None, _ALL_BUT_BRACKETS)
    if max(accumulate(map(_STEPS.__getitem__, brackets)), default=0) > limits.SAVE_DEPTH:
        raise TooMuch(f"it holds lists more than {limits.SAVE_DEPTH} deep.")
    # As text: json would take other encodings too, in which quotes and brackets are not where they were counted.
    return json.loads(raw.removeprefix(codecs.BOM_UTF8).decode(), parse_constant=_no_number, parse_float=_finite)


def is_line(text: str, longest: int = limits.SAVE_TEXT) -> bool:
    """Can this stand in one line of the screen, and is it no longer than that?"""
    return len(text) <= longest and (text.isprintable() or not _NO_LINE.search(text))


def as_line(text: str, longest: int = limits.SHOWN_TEXT) -> str:
    """A stranger's text made fit for one line: signs that cannot be drawn are “?”, what is too long is cut."""
    return _NO_LINE.sub("?", text if len(text) <= longest else f"{text[: longest - 1]}…")


def as_reason(refused: Exception) -> str:
    """What an error about a stranger's data says, made fit for the end of a sentence of ours."""
    return as_line(str(refused)).rstrip(".") + "."


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is no number")
    return number
