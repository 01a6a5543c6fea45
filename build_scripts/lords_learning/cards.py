"""What of the cards the learned weights depend on."""

from typing import Any

from lordsball.content.catalog import fingerprint
from lordsball.games.lords.cards import Catalog

WORDS = frozenset(("name", "text", "called", "short"))
NO_MATTER = frozenset(("leagues", "owners", "targets"))
"""Which clubs there are, who owns them, and what a lone owner plays for."""


def numbers_of(cards: Catalog) -> str:
    """A fingerprint of the cards without names and texts: another one means that the weights are old."""
    return fingerprint({key: _numbers(value) for key, value in cards.contents.items() if key not in NO_MATTER})


def _numbers(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _numbers(each) for key, each in value.items() if key not in WORDS}
    if isinstance(value, list | tuple):
        return [_numbers(each) for each in value]
    return value
