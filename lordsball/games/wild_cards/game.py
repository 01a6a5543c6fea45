"""Wild Cards as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lordsball.content.drawable import Known
from lordsball.engine.chance import Chance
from lordsball.engine.position import restore
from lordsball.games import Game, Options, Side, folders_of
from lordsball.games.two_teams import sides_of, two_of
from lordsball.games.wild_cards import cards
from lordsball.games.wild_cards.cards import Catalog
from lordsball.games.wild_cards.keepsake import keepsake
from lordsball.games.wild_cards.ledger import LEDGERS
from lordsball.games.wild_cards.setup import PlayGame
from lordsball.games.wild_cards.soundness import check
from lordsball.games.wild_cards.state import Coach, WildCards
from lordsball.games.wild_cards.tally import WildTally
from lordsball.games.wild_cards.words import WildWords

KEY = "wild_cards"
USUAL = ("all_stars", "underdogs")
"""Who meets where nobody has chosen."""


def load(folders: Sequence[Path], sprites: Known = None, letters: Known = None) -> Catalog:
    """The cards of these folders. Raises `Problems` with every mistake of every file."""
    return cards.load(folders_of(KEY, folders), sprites, letters)


def new(catalog: Catalog, options: Options, seed: int) -> WildCards:
    """A game at its first decision. Options: `teams` (two ids), and, False where they are left out, `always_ask`
    (windows open even where nothing can be done) and `choose_payment` (coaches choose which cards pay).

    Raises ValueError for teams that cannot play each other.
    """
    teams = two_of(catalog.teams, options)
    coaches = [Coach(seat, deck=[card.id for card in catalog.team(id).deck]) for seat, id in enumerate(teams)]
    position = WildCards(
        Chance(seed), [PlayGame()], teams, coaches, plays=[0] * sum(len(catalog.team(id).deck) for id in teams),
        always_ask=bool(options.get("always_ask", False)), choose_payment=bool(options.get("choose_payment", False)),
    )
    return position.deal(catalog).begin()


def sides(catalog: Catalog, chosen: Mapping[str, str]) -> list[Side]:
    """Every team deck in the cards; the All-Stars and the Underdogs first."""
    return sides_of(catalog.teams, USUAL)


def seated(catalog: Catalog, teams: Sequence[str], chosen: Mapping[str, str]) -> dict[str, Any]:
    """A game between the deck of seat 0 and that of seat 1."""
    return {"teams": list(teams), "always_ask": False, "choose_payment": False}


def default_options(catalog: Catalog) -> dict[str, Any]:
    """The All-Stars against the Underdogs, or the first two decks there are."""
    return seated(catalog, [side.key for side in sides(catalog, {})][:2], {})


def restored(data: dict[str, Any], catalog: Catalog) -> WildCards:
    """A saved position, played on with these cards. Raises ValueError where it is none or they do not fit."""
    position = restore(WildCards, data)
    two_of(catalog.teams, {"teams": list(position.team_ids)})
    check(position.deal(catalog))
    return position.begin()


def redeal(position: WildCards, catalog: Catalog) -> WildCards:
    """The same position with other cards: their numbers and abilities count from now on.

    Raises ValueError where a deck no longer holds the same cards.
    """
    two_of(catalog.teams, {"teams": list(position.team_ids)})
    for id in position.team_ids:
        old = [card.id for card in position.cards.team(id).deck]
        new_deck = [card.id for card in catalog.team(id).deck]
        if old != new_deck:
            raise ValueError(f"the deck of {id} no longer holds the cards this game is played with")
    return position.copy().deal(catalog).begin()


GAME = Game(
    key=KEY,
    name="Blaseball: Wild Cards",
    fewest_seats=2,
    most_seats=2,
    load_cards=load,
    load_texts=cards.load_texts,
    changes=cards.changes,
    new=new,
    restore=restored,
    redeal=redeal,
    default_options=default_options,
    winners=WildCards.winners,
    words=WildWords(),
    tally=WildTally,
    sides=sides,
    seated=seated,
    score=lambda position: position.runs,
    score_name="Runs",
    stage=lambda position: 3 * max(0, position.half - 1) + position.outs,
    stage_name="out",
    ledgers=LEDGERS,
    keepsake=keepsake,
)
