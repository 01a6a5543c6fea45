"""Text that the table has no room for is found by drawing it, and as much as is said to fit can be read."""

from functools import cache
from typing import Any

import pytest

from lordsball import games, paths
from lordsball.games import SHELF
from lordsball.ui.shelf import cover_for
from lordsball.ui.table import proofs

LONGEST = {"name": 40, "short": 16, "park": 40, "text": 120, "quip": 120, "motto": 120, "rules": 600}


@cache
def samples(key: str) -> tuple[proofs.Proof, ...]:
    """One of each sort of card at each of its places."""
    cards: Any = games.game(key).load_cards([paths.cards()])
    found: dict[tuple[str, str], proofs.Proof] = {}
    for proof in cover_for(key).proofs(cards):
        found.setdefault((proof.kind, proof.place), proof)
    return tuple(found.values())


@pytest.mark.parametrize("key", SHELF)
def test_what_is_said_to_fit_can_be_read_and_what_is_longer_cannot(key: str) -> None:
    sheet, cut = proofs._sheet(), 0
    for proof in samples(key):
        for loc, text in proof.texts.items():
            words = "Whatever wide words would want wherever we were " * 13
            longer = words[: LONGEST[str(loc[-1])]].rstrip()
            content = proofs._with(proof.content, text, longer)
            stretched = proof._replace(content=content, texts={loc: longer})
            if proofs._bare(longer) in proofs._drawn(proofs._sheet(), proof.draw, content):
                continue
            cut += 1
            fits = proofs._most(sheet, stretched, longer)
            assert 0 <= fits < len(longer)
            kept = longer[:fits].rstrip()
            shown = proofs._drawn(proofs._sheet(), proof.draw, proofs._with(content, longer, kept))
            assert proofs._bare(kept) in shown, (proof.id, loc, fits)
    assert cut, "everything fits: nothing was tried"


@pytest.mark.parametrize("key", SHELF)
def test_every_text_of_the_shipped_cards_can_be_read_where_its_card_is_shown_in_full(key: str) -> None:
    assert list(proofs.cuts(key, games.game(key).load_cards([paths.cards()]))) == []
