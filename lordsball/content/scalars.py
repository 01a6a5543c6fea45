"""What an unquoted word in a card file means: the core schema of YAML 1.2, and nothing cleverer.

YAML 1.1, which PyYAML follows by default, turns `no` into false, `010` into 8, `12:30` into 750 and `13:9` into 789.
Here `no`, `yes`, `on`, `off`, `y`, `n` and everything with a colon stay text, and `010` is ten.
"""

from __future__ import annotations

import re

from lordsball import limits

Scalar = str | int | float | bool | None

_FIXED: dict[str, bool | None] = {
    "": None,
    "~": None,
    "null": None,
    "Null": None,
    "NULL": None,
    "true": True,
    "True": True,
    "TRUE": True,
    "false": False,
    "False": False,
    "FALSE": False,
}
_WHOLE = re.compile(r"[-+]?[0-9]+")
_OTHER_BASE = re.compile(r"0o[0-7]+|0x[0-9a-fA-F]+")
_BROKEN = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)")


def meaning(text: str) -> Scalar:
    """The value of an unquoted word: nothing, true or false, a number, or (in all other cases) the text itself.

    >>> [meaning(word) for word in ("45", "010", "1.5", "no", "12:30", "~")]
    [45, 10, 1.5, 'no', '12:30', None]
    """
    if text in _FIXED:
        return _FIXED[text]
    if text[0] not in "+-.0123456789" or len(text) > limits.CARD_DIGITS:
        return text
    if _WHOLE.fullmatch(text):
        return int(text)
    if _OTHER_BASE.fullmatch(text):
        return int(text, 0)
    return float(text.lower().replace(".inf", "inf").replace(".nan", "nan")) if _BROKEN.fullmatch(text) else text
