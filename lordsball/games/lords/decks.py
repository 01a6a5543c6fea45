"""Drawing cards: at random from what is left, which is the same as from the top of a shuffled deck."""

from __future__ import annotations

from lordsball.games.lords import events as told
from lordsball.games.lords.state import Lords

DECKS = ("spring", "season", "hot_stove")
"""The decks with discards that come back (ruling L1)."""


def draw(t: Lords, deck: str) -> str:
    """One card, out of one of DECKS. When the deck is empty its discards are shuffled in first."""
    left: list[str] = getattr(t, f"{deck}_left")
    if not left:
        used: list[str] = getattr(t, f"{deck}_used")
        left.extend(used)
        used.clear()
        if t.tell is not None:
            t.announce(told.DeckReshuffled(deck))
    return take(t, left)


def take(t: Lords, left: list[str]) -> str:
    """One at random, out of the list."""
    place = t.chance.below(len(left))
    card = left[place]
    left[place] = left[-1]
    left.pop()
    return card


def take_number(t: Lords, left: list[int]) -> int:
    """The same for a list of numbers."""
    return left.pop(t.chance.below(len(left)))


def deal(t: Lords, seat: int, deck: str, count: int) -> None:
    """Cards into an owner's hand. Regular Season cards are told to their owner only."""
    o = t.owners[seat]
    hand = o.spring if deck == "spring" else o.hand if deck == "season" else o.hot_stove
    cards = [draw(t, deck) for _ in range(count)]
    hand.extend(cards)
    if t.tell is not None:
        event = told.CardsDealt(seat, deck, count, tuple(cards))
        if deck == "season":
            t.announce(event, only=seat, instead=told.CardsDealt(seat, deck, count))
        else:
            t.announce(event)
