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
from lordsball.games.monster_league.rules import PlayGame
from lordsball.games.monster_league.soundness import check
from lordsball.games.monster_league.state import MonsterLeague
from lordsball.games.monster_league.tally import MonsterTally
from lordsball.games.monster_league.words import MonsterWords

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
    first, second = _teams(catalog, options)
    position = MonsterLeague(Chance(seed), [PlayGame()], (first, second), tokens=[catalog.rules.tokens] * 4)
    position.deal(catalog)
    return position.begin()


def sides(catalog: Catalog, chosen: Mapping[str, str]) -> list[Side]:
    """Every team in the cards; the Graveyard Shift and the Candy Crushers first."""
    teams = sorted(catalog.teams, key=lambda team: (*(team.id != usual for usual in USUAL), team.name))
    return [Side(team.id, team.name) for team in teams]


def seated(catalog: Catalog, teams: Sequence[str], chosen: Mapping[str, str]) -> dict[str, Any]:
    """A game between the team of seat 0 and that of seat 1."""
    return {"teams": list(teams)}


def default_options(catalog: Catalog) -> dict[str, Any]:
    """The Graveyard Shift against the Candy Crushers, or the first two teams there are."""
    return seated(catalog, [side.key for side in sides(catalog, {})][:2], {})


def restored(data: dict[str, Any], catalog: Catalog) -> MonsterLeague:
    """A saved position, played on with these cards. Raises ValueError where it is none or they do not fit."""
    position = restore(MonsterLeague, data)
    check(position)
    return redeal(position, catalog)


def redeal(position: MonsterLeague, catalog: Catalog) -> MonsterLeague:
    """The same position with other cards: their numbers count from the next spin on."""
    _teams(catalog, {"teams": list(position.team_ids)})
    new_position = position.copy()
    return new_position.deal(catalog).begin()


def _teams(catalog: Catalog, options: Options) -> tuple[str, str]:
    teams = options.get("teams")
    known = [team.id for team in catalog.teams]
    if not isinstance(teams, Sequence) or len(teams) != 2 or teams[0] == teams[1]:
        raise ValueError(f"found the teams {teams!r}, expected two different ones of {', '.join(known)}")
    for id in teams:
        if id not in known:
            raise ValueError(f"these cards have no team {id!r}, only {', '.join(known)}")
    return teams[0], teams[1]


def _load_texts(texts: Mapping[str, str]) -> Catalog:
    return cards.load_texts(texts)


GAME = Game(
    key=KEY,
    name="Monster League Baseball",
    fewest_seats=2,
    most_seats=2,
    load_cards=load,
    load_texts=_load_texts,
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
)
