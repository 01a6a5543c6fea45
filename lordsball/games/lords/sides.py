"""What a question in the middle of a card is about: its trade, or the Regular Season card whose side is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.games.lords.carrying_out import DrawForTrade, OfferTrade
from lordsball.games.lords.hot_stove import HotStoveActions
from lordsball.games.lords.matchup import Matchup
from lordsball.games.lords.postseason import ChampionshipSeries
from lordsball.games.lords.spring import SpringActions
from lordsball.games.lords.state import Lords
from lordsball.games.lords.verbs import Players, Trade


def trade_sides(t: Lords) -> Sequence[Players] | None:
    """The two sides of the trade that is in question, or None."""
    match t.stack[-1] if t.stack else None:
        case OfferTrade(script=script, place=place):
            effect = t.cards.scripts[script].effects[place]
            return effect.sides if isinstance(effect, Trade) else None
        case DrawForTrade(card=card) | SpringActions(card=card) if card in t.cards.spring:
            return t.cards.spring[card].trade
        case HotStoveActions(card=card) if card in t.cards.hot_stove:
            return t.cards.hot_stove[card].trade
    return None


def card_in_question(t: Lords, seat: int) -> str:
    """The Regular Season card of which a seat chooses a side, or an empty text."""
    match t.stack[-1] if t.stack else None:
        case Matchup(seats=seats, cards=cards) if seat in seats and len(cards) == len(seats):
            return cards[seats.index(seat)]
        case ChampionshipSeries(saved=saved):
            return saved
    return ""
