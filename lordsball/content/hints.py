"""What a designer most likely meant. A guess is offered only if the file would pass with it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from lordsball.content.characters import as_meant, can_be_seen
from lordsball.content.problems import did_you_mean, found

_YES, _NO = ("true", "yes", "on", "y"), ("false", "no", "off", "n")
_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
_AROUND = re.compile(r"^[\s$€£¥#~=+]+|[\s%$€£¥.]+$")
_DIGITS = str.maketrans("OoIl|", "00111")


def hint(part: dict[str, Any], value: object, commented: bool = False) -> str:
    """` (did you mean 3?)` for a value that this part of a schema refuses, or an empty string.

    :param commented: nothing stands there but a comment.

    >>> hint({"type": "integer", "minimum": 0}, "three"), hint({"type": "integer"}, "a lot")
    (' (did you mean 3?)', '')
    """
    if value is None and commented and part.get("type") == "string":
        return " (an unquoted # starts a comment)"
    if part.get("type") == "array" and value is not None and not isinstance(value, tuple):
        return " (start each entry with '- ')"
    if isinstance(value, str) and isinstance(part.get("enum", (0,))[0], str):
        return did_you_mean(value, map(str, part["enum"]))
    good = [guess for guess in _guesses(part, value) if accepts(part, guess) and found(guess) != found(value)]
    if not good:
        return ""
    shown = " or ".join(dict.fromkeys(map(found, good[:2])))
    return f" (did you mean {shown}{', in quotes' if part.get('type') == 'string' and type(value) is not str else ''}?)"


def accepts(part: dict[str, Any], value: object) -> bool:
    """Whether this part of a schema takes a value.

    >>> accepts({"type": "integer", "maximum": 9}, 9), accepts({"type": "integer", "maximum": 9}, 10)
    (True, False)
    """
    if value not in part.get("enum", (part.get("const", value),)):
        return False
    match part.get("type"):
        case "boolean":
            return isinstance(value, bool)
        case "integer" | "number":
            return (
                isinstance(value, int if part["type"] == "integer" else int | float)
                and not isinstance(value, bool)
                and part.get("minimum", value) <= value <= part.get("maximum", value)
                and (not isinstance(value, int) or value % part.get("multipleOf", 1) == 0)
            )
        case "string":
            return (
                isinstance(value, str)
                and part.get("minLength", 0) <= len(value) <= part.get("maxLength", len(value))
                and can_be_seen(value)
                and re.search(part.get("pattern", ""), value) is not None
            )
    return False


def key_meant(word: str, keys: Iterable[str], there: Collection[str] = ()) -> str:
    """The key a misspelled one stands for, of those that are not there yet; or an empty string."""
    free = [key for key in keys if key not in there]
    before = word.split(":")[0].strip()
    for told, meant in ((before, (before,)), ("true", _YES), ("false", _NO)):
        if word.lower() == told or (told == before and ":" in word):
            for key in free:
                if key in meant:
                    return key
    near = did_you_mean(word, free)
    return near.split("'")[1] if near else ""


def key_hint(word: str, keys: Iterable[str], there: Collection[str] = ()) -> str:
    """` (did you mean 'cost'?)` for an unknown key, or an empty string.

    >>> key_hint("costs", ["cost", "name"])
    " (did you mean 'cost'?)"
    """
    meant = key_meant(word, keys, there)
    if not meant:
        return ""
    if ":" in word:
        return f" (did you mean '{meant}: …', with a space after the ':'?)"
    bent = meant in _YES + _NO and word.lower() in ("true", "false")
    return f" (did you mean '{meant}'?{' YAML 1.1 programs write it so' if bent else ''})"


def _guesses(part: dict[str, Any], value: object) -> Iterator[object]:
    match part.get("type"), value:
        case "boolean", str():
            word = as_meant(value).strip().lower()
            yield from (answer for answer, words in ((True, _YES), (False, _NO)) if word in words)
        case "integer" | "number", str():
            for number in _numbers(value):
                yield number
                yield from _numbers_near(part, number)
        case "integer" | "number", int() | float() if not isinstance(value, bool):
            yield from _numbers_near(part, value)
        case "string", bool() | int() | float():
            yield found(value)
        case "string", str():
            yield as_meant(value).strip()
            if part.get("pattern", "").startswith("^#"):
                digits = value.strip().lstrip("#")
                yield from ("#" + digits, "#" + "".join(2 * digit for digit in digits))


def _numbers(text: str) -> Iterator[int | float]:
    """`$5`, `45%`, `1,000`, `4O`, `three`."""
    if len(text) > 40:
        return
    word = _AROUND.sub("", as_meant(text))
    if word.lower() in _WORDS:
        yield _WORDS.index(word.lower())
    if re.search(r"\d", word):
        plain = re.sub(r"(?<=\d)[,_ ](?=\d{3}\b)", "", word).translate(_DIGITS)
        if re.fullmatch(r"-?\d{1,15}", plain):
            yield int(plain)
        elif re.fullmatch(r"-?\d{0,15}\.\d{1,15}", plain):
            yield float(plain)


def _numbers_near(part: dict[str, Any], value: int | float) -> Iterator[int]:
    if isinstance(value, float):
        if value.is_integer() and abs(value) < 1e15:
            yield int(value)
        elif 0 < value < 1 and part.get("maximum") == 100 and abs(value * 100 - round(value * 100)) < 1e-9:
            yield round(value * 100)
    elif step := part.get("multipleOf"):
        yield from (value // step * step, value // step * step + step)
