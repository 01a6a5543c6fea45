"""Proofs: can everything a card file says be read on the table, and if not, how much of it can?

Each place where the table shows a card in full is drawn as at the table, at the usual size of text, and what was drawn
is compared with what the file says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from pygame import SRCALPHA, Surface

from lordsball.ui.kit.art import Art
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.screen import HEIGHT, WIDTH, Screen
from lordsball.ui.kit.text import ELLIPSIS, one_line
from lordsball.ui.kit.theme import SHELL
from lordsball.ui.shelf import cover_for

Loc = tuple[str | int, ...]


class Proof(NamedTuple):
    """A place that shows a record of a card file in full.

    :param kind: the list of the file in which the record stands, "" for the file itself; `id`: its id.
    :param draw: draws `content`, which is made of tuples and texts.
    :param texts: what must be readable of it: the way to it from the record, and how it stands in `content`.
    """

    kind: str
    id: str
    place: str
    draw: Callable[[Canvas, Any], object]
    content: Any
    texts: Mapping[Loc, str]


class Cut(NamedTuple):
    """A text that a place has no room for: how long it is, and how many characters of it fit."""

    kind: str
    id: str
    loc: Loc
    place: str
    length: int
    fits: int


def cuts(key: str, cards: Any) -> Iterator[Cut]:
    """Every text of these cards that cannot be read whole where the table shows its card in full."""
    sheet = _sheet()
    for proof in cover_for(key).proofs(cards):
        drawn = _drawn(sheet, proof.draw, proof.content)
        if any(_bare(text) not in drawn for text in proof.texts.values()):
            # What lies in the cache is not written again: look once more where nothing does.
            drawn = _drawn(_sheet(), proof.draw, proof.content)
        for loc, text in proof.texts.items():
            if _bare(text) not in drawn:
                yield Cut(proof.kind, proof.id, loc, proof.place, len(text), _most(sheet, proof, text))


def _sheet() -> Canvas:
    screen = Screen.fit((WIDTH, HEIGHT))
    return Canvas(Surface((WIDTH, HEIGHT), SRCALPHA), screen, Art(screen.k), SHELL)


def _bare(text: str) -> str:
    """A text as it is compared: places break lines where they like and set real minus signs."""
    return "".join(one_line(text).split()).replace("\u2212", "-").casefold()


def _drawn(sheet: Canvas, draw: Callable[[Canvas, Any], object], content: Any) -> str:
    """Everything that is written where this content is drawn."""
    sheet.art.drawn_text = []
    draw(sheet, content)
    return "".join(_bare(one.shown.removesuffix("" if one.fits else ELLIPSIS)) for one in sheet.art.drawn_text)


def _most(sheet: Canvas, proof: Proof, text: str) -> int:
    """How many characters of a text its place has room for."""
    low, high = 0, len(text) - 1
    while low < high:
        middle = (low + high + 1) // 2
        begun = text[:middle].rstrip()
        if _bare(begun) in _drawn(sheet, proof.draw, _with(proof.content, text, begun)):
            low = middle
        else:
            high = middle - 1
    return low


def _with(content: Any, old: str, new: str) -> Any:
    """The content with another text in the place of one."""
    if content == old:
        return new
    if not isinstance(content, tuple):
        return content
    parts = [_with(part, old, new) for part in content]
    return type(content)(*parts) if hasattr(content, "_fields") else tuple(parts)
