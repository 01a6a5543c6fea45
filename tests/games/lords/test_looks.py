"""How clubs and cards look: read from the card files, and no part of what saves are told apart by."""

import re

from lordsball.games.lords.cards import changes, load_texts
from tests.games.lords.plain_decks import texts

SHIRT = re.compile(r'shirt: \w+, park: [\w ]+, text: "[^"]*"')


def test_dressed_otherwise_the_cards_are_the_same_cards() -> None:
    """A save made before clubs had shirts and parks goes on without a question."""
    dressed = texts()
    path = next(path for path in dressed if path.startswith("leagues/"))
    assert SHIRT.search(dressed[path])
    bare = load_texts({**dressed, path: SHIRT.sub("", dressed[path])})
    cards = load_texts(dressed)
    league = next(iter(cards.leagues))
    assert (cards.leagues[league].teams[0].park, bare.leagues[league].teams[0].park) == ("Gull Wharf Grounds", None)
    assert cards.fingerprint == bare.fingerprint
    assert changes(bare, cards) == []
