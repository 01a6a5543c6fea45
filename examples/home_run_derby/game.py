"""Home Run Derby as the rest of the program knows it: two to four sluggers, ten minutes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from lordsball.content.plain_cards import PlainCards, loaders
from lordsball.engine.chance import Chance
from lordsball.engine.position import restore
from lordsball.engine.secrets import places
from lordsball.games import Game, Options, PlainTally, Side, folders_of
from lordsball.games.pieces import Counter, Deck, Dice, Hand, Plays, Row, Track

from .cards import KINDS
from .cards import Deck as DeckFile
from .player import LEVELS
from .rules import Batter, Derby, PlayDerby
from .words import DerbyWords

__all__ = ["GAME", "KINDS", "LEVELS"]

KEY = "home_run_derby"
CARDS = loaders(KINDS, partial(folders_of, KEY))


def sides(cards: PlainCards, chosen: Mapping[str, str]) -> list[Side]:
    """The sluggers, in the order of the deck."""
    return [Side(slugger.id, slugger.name) for slugger in cards.only(DeckFile).sluggers]


def seated(cards: PlainCards, sluggers: Sequence[str], chosen: Mapping[str, str]) -> dict[str, Any]:
    """A game between these sluggers, one a seat."""
    return {"sluggers": list(sluggers)}


def usual(cards: PlainCards, seats: int = 2, chosen: Mapping[str, str] | None = None) -> dict[str, Any]:
    """The first sluggers of the deck, one a seat."""
    return seated(cards, [side.key for side in sides(cards, {})][:seats], {})


def new(cards: PlainCards, options: Options, seed: int) -> Derby:
    """A game at its first decision. Raises ValueError for sluggers that cannot meet."""
    sluggers, known = list(options["sluggers"]), [slugger.id for slugger in cards.only(DeckFile).sluggers]
    if not 2 <= len(sluggers) <= 4 or len({*sluggers}) < len(sluggers) or not {*sluggers} <= {*known}:
        raise ValueError(f"found the sluggers {sluggers}, expected two to four different ones of {', '.join(known)}")
    return Derby(Chance(seed), [PlayDerby()], [Batter(*pair) for pair in enumerate(sluggers)], cards=cards).begin()


def redeal(position: Derby, cards: PlainCards) -> Derby:
    """The same position with other cards. Raises ValueError where one that is in play is gone."""
    again = position.copy()
    again.cards = cards
    held = [place.cards for place in places(again)]
    if sorted(id for cards in held for id in cards) != sorted(again.pool("cards", None)):
        raise ValueError("these cards are not the ones this game is played with")
    return again.begin()


GAME = Game(
    key=KEY,
    name="Home Run Derby",
    fewest_seats=2,
    most_seats=4,
    load_cards=CARDS.load,
    load_texts=CARDS.load_texts,
    changes=CARDS.changes,
    new=new,
    restore=lambda data, cards: redeal(restore(Derby, data), cards),
    redeal=redeal,
    default_options=usual,
    chosen=usual,
    sides=sides,
    seated=seated,
    winners=Derby.winners,
    seats_at=lambda position: len(position.batters),
    words=DerbyWords(),
    tally=PlainTally,
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
