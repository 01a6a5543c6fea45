"""Which card a line of the log is about."""

from __future__ import annotations

from lordsball.ui.lords.view_model import ViewModel


def card_named(model: ViewModel, line: str) -> str:
    """The card that a line names in quotation marks or anywhere, by its id; "" for none. The longest name wins."""
    if not line or model.shown.table is None:
        return ""
    cards = model.shown.t.cards
    decks = (cards.season, cards.spring, cards.hot_stove, cards.championship, cards.bonus, cards.franchises)
    found = [(len(card.name), id) for deck in decks for id, card in deck.items() if card.name in line]
    return max(found)[1] if found else ""
