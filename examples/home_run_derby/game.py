"""Home Run Derby as the rest of the program knows it: two to four sluggers, ten minutes."""

from __future__ import annotations

from collections.abc import Sequence

from lordsball.content.plain_cards import PlainCards
from lordsball.engine.chance import Chance
from lordsball.games.pieces import Counter, Deck, Dice, Hand, Plays, Row, Track
from lordsball.games.plain import plain_game

from . import cards
from .player import LEVELS
from .rules import Batter, Derby, PlayDerby
from .words import DerbyWords

__all__ = ["GAME", "KINDS", "LEVELS"]

KINDS = cards.KINDS


def begin(deck: PlainCards, sluggers: Sequence[str], seed: int) -> Derby:
    """Everybody at the plate, nothing dealt yet."""
    return Derby(Chance(seed), [PlayDerby()], [Batter(*seated) for seated in enumerate(sluggers)], cards=deck)


GAME = plain_game(
    key="home_run_derby",
    name="Home Run Derby",
    position=Derby,
    begin=begin,
    kinds=KINDS,
    sides=lambda deck: deck.only(cards.Deck).sluggers,
    seats=range(2, 5),
    winners=Derby.winners,
    words=DerbyWords(),
    table={
        "batters.home_runs": Track("Home runs", most=12),
        "batters.hand": Hand(),
        "batters.thrown": Row("Face down"),
        "batters.slugger": Plays(),
        "round": Counter(),
        "up": None,
        "deck": Deck(),
        "used": Deck(),
        "pitch": Row("The pitch"),
        "boost": Row("Added"),
        "dice": Dice("The swing"),
    },
)
