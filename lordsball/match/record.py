"""The record of a match as lines of text: every action in order, and where the cards changed.

    flip                an action, as its text form
    * spin              the same, answered by the match: there was no other option, or it was decided beforehand
    # cards 4f2a…       from here on the match is played with the cards of that fingerprint
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from lordsball.engine.procedure import Action, parse_action
from lordsball.engine.records import LoadError

_FORCED, _CARDS = "* ", "# cards "


class Done(NamedTuple):
    """An action that was carried out; `forced`: by the match itself."""

    action: Action
    forced: bool = False

    def __str__(self) -> str:
        return f"{_FORCED if self.forced else ''}{self.action}"


class CardsChanged(NamedTuple):
    """From here on other cards count."""

    fingerprint: str

    def __str__(self) -> str:
        return f"{_CARDS}{self.fingerprint}"


Line = Done | CardsChanged


def parse_line(text: str) -> Line:
    """The inverse of str(line). Raises LoadError for a text that is no line of a record."""
    if text.startswith(_CARDS) and text[len(_CARDS) :].isalnum():
        return CardsChanged(text[len(_CARDS) :])
    if text.startswith(_FORCED):
        return Done(parse_action(text[len(_FORCED) :]), True)
    if text.startswith("#") or not text.isprintable():
        raise LoadError(f"found {text[:40]!r}, expected a line of a record")
    return Done(parse_action(text))


def stretches(first: str, lines: Iterable[Line]) -> list[str]:
    """The fingerprints of the cards a record is played with, in order: `first`, then one for each change."""
    return [first, *(line.fingerprint for line in lines if isinstance(line, CardsChanged))]


def card_sets(first: str, lines: Iterable[Line]) -> list[str]:
    """The same, each once: what has to be read to follow the record."""
    return list(dict.fromkeys(stretches(first, lines)))
