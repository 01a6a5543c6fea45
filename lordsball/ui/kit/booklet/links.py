"""Words of a booklet that lead to their own heading: which they are, and where they stand in a paragraph."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from lordsball.ui.kit.booklet.markup import CHAPTER, HEADING, Booklet
from lordsball.ui.kit.paragraph import ICON, Row
from lordsball.ui.kit.text import width_of
from lordsball.ui.kit.widgets.widget import Box

_BEFORE = re.compile(r"^(?:\d+\. )?(?:(?:The|A|An) )?")
_LONGEST, _SHORTEST = 3, 4
"""The most words a term has, and the fewest letters."""
_EVERYWHERE = frozenset(("card", "turn"))
"""What nearly every sentence speaks about leads nowhere."""


class Link(NamedTuple):
    """A term in sight: where it stands, and the block it leads to."""

    box: Box
    target: int


def stem(term: str) -> str:
    """A term as it is looked up: small letters, one of the thing.

    >>> stem("Vibes"), stem("Abilities"), stem("Team Quality")
    ('vibe', 'ability', 'team quality')
    """
    small = term.casefold()
    if small.endswith("ies") and len(small) > _SHORTEST + 2 and small != "series":
        return f"{small[:-3]}y"
    return small.removesuffix("s")


def terms_of(booklet: Booklet, upto: int) -> dict[str, int]:
    """What the headings before the block `upto` are about, as stems, and where each of them is. A heading about two
    things is that of both."""
    found: dict[str, int] = {}
    for number, block in enumerate(booklet.blocks[:upto]):
        if block.kind in (CHAPTER, HEADING):
            whole = _BEFORE.sub("", block.plain).rstrip("?")
            for term in (whole, *(whole.split(" and ") if " and " in whole else ())):
                if len(term) >= _SHORTEST and len(term.split()) <= _LONGEST and stem(term) not in _EVERYWHERE:
                    found.setdefault(stem(term), number)
    return found


def pattern_of(terms: Mapping[str, int]) -> re.Pattern[str]:
    """Any of the terms as whole words, one or several of the thing; of two that begin alike, the longer one."""
    words = [
        rf"{re.escape(term[:-1])}(?:y|ies)" if term.endswith("y") else f"{re.escape(term)}s?"
        for term in sorted(terms, key=len, reverse=True)
    ]
    return re.compile(rf"(?<![\w'’])(?:{'|'.join(words) or '(?!)'})(?![\w'’])", re.IGNORECASE)


def in_rows(
    rows: Sequence[Row], pattern: re.Pattern[str], size: int, k: float, step: float
) -> Iterator[tuple[str, Box]]:
    """Each term in a paragraph that stands whole in a row, the first time only, and its box in units from the corner.

    :param size: the letters in pixels; `k`: pixels a unit; `step`: from row to row in units.
    """
    seen: set[str] = set()
    for number, row in enumerate(rows):
        for word in row:
            if word.role == ICON:
                continue
            for match in pattern.finditer(word.text):
                term = stem(match[0])
                if term not in seen:
                    seen.add(term)
                    left = word.x + width_of(word.text[: match.start()], word.role, size)
                    wide = width_of(match[0], word.role, size)
                    yield term, Box(left / k, number * step, wide / k, step)
