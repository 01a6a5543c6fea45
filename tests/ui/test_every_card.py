"""A word that is printed on a card of any game is found by the search in its rule book, and the book names only what a
card shows."""

import re

import pytest

from lordsball import games, paths
from lordsball.ui.shelf import cover_for

WORDS = ("name", "short", "text", "rules", "quip", "motto", "profile", "tags")


def printed(thing, key=""):
    """Every text of the card files that is not an id, a picture or a colour."""
    if isinstance(thing, dict):
        for inner, value in thing.items():
            yield from printed(value, inner) if inner != "look" else ()
    elif isinstance(thing, list):
        for inner in thing:
            yield from printed(inner, key)
    elif isinstance(thing, str) and key in WORDS:
        yield thing.replace("_", " ")


@pytest.mark.parametrize("key", games.SHELF)
def test_every_word_on_every_card_is_found(key):
    cards = games.game(key).load_cards([paths.cards()])
    book = cover_for(key).booklet(cards)
    said = {"owners"}  # nobody looks up in the rules what an owner says at the table
    texts = set(printed({kind: found for kind, found in cards.contents.items() if kind not in said}))
    assert len(texts) > 20
    lost = [text for text in texts if not book.search(text.rstrip(".!?"))]
    assert not lost
    words = {word for text in texts for word in re.findall(r"[\w'’-]+", text)}
    assert [word for word in words if not book.search(word)] == []


@pytest.mark.parametrize(("key", "words"), [
    ("wild_cards", "quick"), ("wild_cards", "quick special"), ("wild_cards", "weather"), ("wild_cards", "on base"),
    ("wild_cards", "doubles"), ("monster_league", "double trouble"), ("lords", "down on the farm"),
])
def test_what_a_reader_looks_for_is_found(key, words):
    book = cover_for(key).booklet(games.game(key).load_cards([paths.cards()]))
    assert book.search(words)


def test_the_book_names_no_sign_that_no_card_shows():
    """Kinds of Specials are told by the words on their cards; the only signs are the hexagons and the icons."""
    cards = games.game("wild_cards").load_cards([paths.cards()])
    book = cover_for("wild_cards").booklet(cards)
    rules = " ".join(block.plain for block in book.blocks if block.chapter < len(book.chapters) - 1).casefold()
    assert not re.search(r"\b(lightning|symbol|bolt|sign|arrow|flash)\b", rules)
    assert "quick special" in rules
