"""What a game's wing knows about editing its cards that the fields alone do not tell: sentences, words, large controls.

Nothing here is needed: a game without a wing is edited field by field. A wing's `editing` module has its `EDITING`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from lordsball.ui.kit.widgets.widget import Widget

Way = tuple[str, ...]
"""The way to a field below a group: `("use", "when")`."""


class Step(NamedTuple):
    """One line of a sentence made of fields, with a title before it."""

    title: str
    parts: tuple[str | Way, ...]
    """Words, and the ways to the fields that stand between them. A line of which no field is there is left out."""


class Sentence(NamedTuple):
    """How a group of fields is told as a sentence. Fields that no step names follow below it."""

    steps: tuple[Step, ...]
    one_of: Mapping[str, str] = {}
    """Keys of which exactly one is written, and what each is called: switching leaves the others out at once."""
    wants: Mapping[str, Sequence[str]] = {}
    """For each of those, the keys that must stand beside it; beside the others, these are left out."""


class Figure(NamedTuple):
    """Something that follows from a card by arithmetic alone: before the change and now."""

    label: str
    before: str
    after: str


class Large(Protocol):
    """A control that takes the place of a whole board, for one field of a card."""

    @property
    def widget(self) -> Widget:
        """What stands on the board."""

    def show(self, value: Any, was: Any, still: bool) -> None:
        """Another value stands in the file; `still`: nothing is to move."""


MakeLarge = Callable[[tuple[float, float, float, float], Any, str, Callable[[Any, bool], object]], Large]
"""Makes a large control: its rectangle, the catalog, the id of the card, and what is called with a new value and
whether that goes on with the last one, in one movement of the hand."""


def no_figures(before: Mapping[str, Any], after: Mapping[str, Any]) -> Sequence[Figure]:
    """Nothing follows by arithmetic."""
    return ()


def as_they_are(group: Mapping[str, Any], words: str) -> str:
    """The words of the verbs alone."""
    return words


class Editing(NamedTuple):
    """How the cards of one game are edited."""

    sentences: Mapping[str, Sentence] = {}
    """By the key of the list or group they stand in: `abilities`."""
    words: Mapping[str, Mapping[Any, str]] = {}
    """By the key of a field: what its options are called; verbs under `do`, wherever they stand."""
    names: Mapping[str, str] = {}
    """By the key of a field: what it is called, where its key says that badly."""
    units: Mapping[str, str] = {}
    """By the key of a field: a word behind its number."""
    large: Mapping[str, tuple[str, str, MakeLarge]] = {}
    """By the key of a field of a card: the title of its board, a remark beside that, and what makes its control."""
    worded: Callable[[Mapping[str, Any], str], str] = as_they_are
    """A group of verbs and what they say of themselves: the words for its text."""
    figures: Callable[[Mapping[str, Any], Mapping[str, Any]], Sequence[Figure]] = no_figures
    """What follows from a card's data as it was and as it is."""


PLAIN = Editing()
"""Field by field, as the card files call things."""
