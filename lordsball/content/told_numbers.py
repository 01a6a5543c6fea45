"""Warnings about texts whose number is not that of the verbs beside them: `text: Draw 2` with `draw: 3`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from lordsball.content.documents import Document, Loc
from lordsball.content.problems import Findings, Place, listed
from lordsball.content.reader import KEPT

_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_NUMBER = re.compile(rf"(?<!falls to )(?<!rises to )(?:\d+|\b(?:{'|'.join(_WORDS[2:])})\b)", re.IGNORECASE)
"""What something falls or rises to is where it ends, not what a verb takes or adds."""
_ONE = re.compile(r"\b(?:an?|one|once|another|each|every|next)\b", re.IGNORECASE)
"""Words that say 1 without its figure."""
_TEXTS, _ACTS = ("text", "rules"), ("do", "always", "use", "needs")


def warn_about_numbers(document: Document, findings: Findings) -> None:
    """Warn where a text has a number that no verb beside it has, while a verb has one that the text never says."""
    for place, path, text in _told(document):
        if not findings.full(document.file):
            findings.warn(place, path, text)


@lru_cache(maxsize=KEPT)
def _told(document: Document) -> tuple[tuple[Place, str, str], ...]:
    """Every such text of a file, which never changes: where it stands, and what is odd about it."""
    return tuple(_odd(document))


def _odd(document: Document) -> Iterator[tuple[Place, str, str]]:
    for loc, group in _groups(document.data, ()):
        for key in _TEXTS:
            found = disagreement(group, key)
            if found is not None:
                here = (*loc, key)
                text = f"found {listed(map(str, found[0]))} in the text, where its verbs say "
                text += f"{listed(map(str, found[1]))}, expected the same numbers"
                yield document.place(here), document.path(here), text


def disagreement(group: Mapping[str, Any], key: str) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Where a text of a group says other numbers than the verbs beside it: the numbers only the text has, and those
    only the verbs have. None where they agree.

    >>> disagreement({"text": "It loses 2.", "do": ({"add": -4},)}, "text")
    ((2,), (4,))
    """
    acts = [group[act] for act in _ACTS if act in group]
    if key not in _TEXTS or not acts or not isinstance(group.get(key), str):
        return None
    done = Counter(abs(number) for act in acts for number in _numbers(act))
    told = Counter(_value(word) for word in _NUMBER.findall(group[key]))
    least = 2 if _ONE.search(group[key]) else 1
    wrong, unsaid = set(told) - set(done), {number for number in done - told if number >= least}
    return (tuple(sorted(wrong)), tuple(sorted(unsaid))) if wrong and unsaid else None


def _value(word: str) -> int:
    return int(word[:15]) if word.isdigit() else _WORDS.index(word.lower())


def _groups(data: Any, loc: Loc) -> Iterator[tuple[Loc, dict[str, Any]]]:
    if isinstance(data, dict):
        yield loc, data
    if isinstance(data, dict | tuple):
        for step, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from _groups(value, (*loc, step))


def _numbers(data: Any) -> Iterator[int]:
    if isinstance(data, int) and not isinstance(data, bool):
        yield data
    elif isinstance(data, dict | tuple):
        for value in data.values() if isinstance(data, dict) else data:
            yield from _numbers(value)
