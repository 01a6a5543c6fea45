"""The last chapter of a rule book: every card with the words that are printed on it, so that a search finds them. No
pygame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from lordsball.ui.kit.booklet.markup import CHAPTER, EVERY_CARD, HEADING, POINT, Block, Booklet
from lordsball.ui.kit.paragraph import plain

TITLE = "Every card"
PRINTED = ("name", "kind", "profile", "tags", "motto", "text", "rules")
QUIP = "quip"
"""The keys of card files whose words people read on a card; a line of character comes last."""

Cards = Iterable[Mapping[str, Any]]


def with_cards(book: Booklet, groups: Iterable[tuple[str, Cards]]) -> Booklet:
    """The booklet with a chapter more: for each group its heading and its cards, as `Catalog.contents` holds them."""
    chapter = len(book.chapters)
    blocks = [*book.blocks, Block(CHAPTER, TITLE, chapter, EVERY_CARD)]
    for number, (title, cards) in enumerate(groups, 1):
        blocks.append(Block(HEADING, plain(title), chapter, f"{EVERY_CARD}_{number}"))
        blocks += (Block(POINT, _told(card), chapter) for card in cards)
    return Booklet(blocks)


def _told(card: Mapping[str, Any]) -> str:
    name, *more = printed(card)
    return " ".join([f"*{plain(name)}.*", *(f"{plain(words.rstrip('.!?'))}{_end(words)}" for words in more)])


def _end(words: str) -> str:
    return words[-1] if words.endswith((".", "!", "?")) else "."


def printed(card: Mapping[str, Any]) -> Iterator[str]:
    """Every text on a card, its name first, then what is written on its parts."""
    for key in PRINTED:
        found = card.get(key)
        if isinstance(found, str) and found:
            yield found
        elif isinstance(found, list) and found:
            yield ", ".join(str(word).replace("_", " ") for word in found)
    if (short := card.get("short", "")) not in card.get("name", ""):
        yield short
    for key, part in card.items():
        if key in PRINTED or key == "look":
            continue
        for inner in part if isinstance(part, list) else [part]:
            if isinstance(inner, Mapping):
                yield from printed(inner)
    if quip := card.get(QUIP):
        yield quip
