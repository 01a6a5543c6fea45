"""Which card is under the pointer, or named in a line of the log."""

from __future__ import annotations

from lordsball.engine.secrets import HIDDEN
from lordsball.ui.wild_cards.offers.spots import box_of, card_in
from lordsball.ui.wild_cards.sight import Sight

_SPOTS = ("mound", "at_bat", "outfield", "base:1", "base:2", "base:3", "special", "team", "their_special", "their_team",
          "weather", "shadows", "discard", "their_discard")


def card_at(sight: Sight, x: float, y: float) -> str:
    """The card that lies at a point, by its id; "" for none, and for one whose face this screen must not show."""
    for widget in reversed(sight.offered):
        card = getattr(widget, "card", "")
        if card and widget.rect.contains(x, y):
            return str(card)
    hand = [f"hand:{number}" for number in range(len(sight.t.coaches[sight.me].hand))]
    for spot in (*reversed(hand), *_SPOTS):
        if box_of(sight, spot).contains(x, y):
            card = card_in(sight, spot)
            if card:
                return card if card != HIDDEN else ""
    return ""


def card_named(sight: Sight, line: str) -> str:
    """The card that a line names, by its id; "" for none. The longest name wins."""
    if not line or sight.table is None:
        return ""
    teams = [sight.t.team(seat) for seat in (0, 1)]
    cards = [card for team in teams for card in team.deck]
    found = [(len(name), card.id) for card in cards for name in (card.name, card.short) if name in line]
    return max(found)[1] if found else ""
