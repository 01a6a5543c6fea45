"""Monster League Baseball as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lordsball.content.drawable import Known
from lordsball.engine.chance import Chance
from lordsball.engine.position import restore
from lordsball.games import Game, Options, Side, folders_of
from lordsball.games.monster_league import cards
from lordsball.games.monster_league.cards import Catalog
from lordsball.games.monster_league.keepsake import keepsake
from lordsball.games.monster_league.ledger import LEDGERS
from lordsball.games.monster_league.rules import AtBat, PlayGame
from lordsball.games.monster_league.soundness import check
from lordsball.games.monster_league.state import MonsterLeague
from lordsball.games.monster_league.tally import MonsterTally
from lordsball.games.monster_league.words import MonsterWords
from lordsball.games.two_teams import sides_of, two_of

KEY = "monster_league"
USUAL = ("graveyard_shift", "candy_crushers")
"""Who meets where nobody has chosen."""


def load(folders: Sequence[Path], sprites: Known = None, letters: Known = None) -> Catalog:
    """The cards of these folders. Raises `Problems` with every mistake of every file."""
    return cards.load(folders_of(KEY, folders), sprites, letters)


def new(catalog: Catalog, options: Options, seed: int) -> MonsterLeague:
    """A game at its first decision. `options["teams"]` names the team of seat 0 and of seat 1.

    Raises ValueError for teams that cannot play each other.
    """
    first, second = two_of(catalog.teams, options)
    position = MonsterLeague(Chance(seed), [PlayGame()], (first, second), tokens=[catalog.rules.tokens] * 4)
    position.deal(catalog)
    return position.begin()


def sides(catalog: Catalog, chosen: Mapping[str, str]) -> list[Side]:
    """Every team in the cards; the Graveyard Shift and the Candy Crushers first."""
    return sides_of(catalog.teams, USUAL)


def seated(catalog: Catalog, teams: Sequence[str], chosen: Mapping[str, str]) -> dict[str, Any]:
    """A game between the team of seat 0 and that of seat 1."""
    return {"teams": list(teams)}


def default_options(catalog: Catalog) -> dict[str, Any]:
    """The Graveyard Shift against the Candy Crushers, or the first two teams there are."""
    return seated(catalog, [side.key for side in sides(catalog, {})][:2], {})


def restored(data: dict[str, Any], catalog: Catalog) -> MonsterLeague:
    """A saved position, played on with these cards. Raises ValueError where it is none or they do not fit."""
    position = restore(MonsterLeague, _as_saved_now(data))
    check(position)
    return redeal(position, catalog)


def _as_saved_now(data: dict[str, Any]) -> dict[str, Any]:
    """A save from before batters had abilities says nothing of stances: nobody has taken one."""
    stack = data.get("stack")
    if not isinstance(stack, list):
        return data
    at_bat, before = AtBat.KIND, {"stance": False, "runners": cards.USUAL}
    now = [{**before, **each} if isinstance(each, dict) and each.get("kind") == at_bat else each for each in stack]
    return {**data, "stack": now}


def redeal(position: MonsterLeague, catalog: Catalog) -> MonsterLeague:
    """The same position with other cards: their numbers count from the next spin on."""
    two_of(catalog.teams, {"teams": list(position.team_ids)})
    new_position = position.copy()
    return new_position.deal(catalog).begin()


GAME = Game(
    key=KEY,
    name="Monster League Baseball",
    fewest_seats=2,
    most_seats=2,
    load_cards=load,
    load_texts=cards.load_texts,
    changes=cards.changes,
    new=new,
    restore=restored,
    redeal=redeal,
    default_options=default_options,
    winners=MonsterLeague.winners,
    words=MonsterWords(),
    tally=MonsterTally,
    sides=sides,
    seated=seated,
    score=lambda position: position.runs,
    stage=lambda position: len(position.halves),
    stage_name="half-inning",
    score_name="Runs",
    ledgers=LEDGERS,
    keepsake=keepsake,
)
