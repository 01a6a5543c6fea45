"""Lords of Baseball as the rest of the program knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lordsball.content.drawable import Known
from lordsball.content.problems import did_you_mean
from lordsball.engine.position import Told, restore
from lordsball.games import Game, Options, Side, folders_of
from lordsball.games.lords import cards
from lordsball.games.lords.cards import Catalog
from lordsball.games.lords.keepsake import keepsake
from lordsball.games.lords.ledger import LEDGERS
from lordsball.games.lords.setup import new_position
from lordsball.games.lords.soundness import check
from lordsball.games.lords.state import Lords
from lordsball.games.lords.tally import LordsTally
from lordsball.games.lords.words import LordsWords

KEY = "lords"
MOST_OWNERS = 8
USUAL = "coast"
"""The league that is played where nobody has chosen."""


def load(folders: Sequence[Path], sprites: Known = None, letters: Known = None) -> Catalog:
    """The cards of these folders. Raises `Problems` with every mistake of every file."""
    return cards.load(folders_of(KEY, folders), sprites, letters)


def new(catalog: Catalog, options: Options, seed: int) -> Lords:
    """A game at its first decision. Options: `league` (id), `teams` (a team's id for each seat), `years`.

    Raises ValueError for options it cannot play.
    """
    league, teams, years = _checked(catalog, options)
    return new_position(catalog, league, teams, years, seed).begin()


def opening(catalog: Catalog, options: Options, seed: int) -> tuple[list[Told], Lords]:
    """What is drawn, dealt and thrown before the first decision of such a game, and the position there."""
    league, teams, years = _checked(catalog, options)
    position, told = new_position(catalog, league, teams, years, seed), list[Told]()
    position.tell = told.append
    position.begin()
    position.tell = None
    return told, position


def leagues(catalog: Catalog) -> list[str]:
    """The ids of the leagues, the usual one first: one more file of cards never changes what is played."""
    return sorted(catalog.leagues, key=lambda id: (id != USUAL, id))


def offers(catalog: Catalog) -> dict[str, list[str]]:
    """How many years there can be, and the leagues."""
    return {"years": [str(years) for years in catalog.rules.years], "league": leagues(catalog)}


def options_for(catalog: Catalog, owners: int, years: int | None = None) -> dict[str, Any]:
    """The usual options for this many owners: the usual league, its first teams, the usual length."""
    league = catalog.leagues[leagues(catalog)[0]]
    teams = [team.id for team in league.teams][:owners]
    return {"league": league.id, "teams": teams, "years": years or catalog.rules.years[0]}


def _checked(catalog: Catalog, options: Options) -> tuple[str, list[int], int]:
    league, teams, years = options.get("league"), options.get("teams"), options.get("years")
    if not isinstance(league, str) or league not in catalog.leagues:
        guess = did_you_mean(str(league), catalog.leagues)
        raise ValueError(f"found the league {league!r}, expected one of {', '.join(catalog.leagues)}{guess}")
    known = [team.id for team in catalog.leagues[league].teams]
    if not isinstance(teams, Sequence) or isinstance(teams, str) or not 1 <= len(teams) <= MOST_OWNERS:
        raise ValueError(f"found the teams {teams!r}, expected 1 to 8 of {', '.join(known)}")
    if len(set(teams)) < len(teams) or not set(teams) <= set(known):
        raise ValueError(f"found the teams {', '.join(map(str, teams))}, expected different ones of {', '.join(known)}")
    if years not in catalog.rules.years:
        raise ValueError(f"found {years!r} years, expected one of {', '.join(map(str, catalog.rules.years))}")
    return league, [known.index(team) for team in teams], int(years)


def default_options(catalog: Catalog, owners: int = 1) -> dict[str, Any]:
    """The usual set-up for the fewest seats, or for this many."""
    return options_for(catalog, owners)


def chosen_options(catalog: Catalog, owners: int, chosen: Mapping[str, str]) -> dict[str, Any]:
    """The usual set-up for this many owners, except `years` and `league`. Raises ValueError for unknown ones."""
    options = options_for(catalog, owners)
    years = chosen.get("years", str(options["years"]))
    options["years"] = int(years) if years.isdecimal() else years
    options["league"] = league = chosen.get("league", options["league"])
    if league in catalog.leagues:
        options["teams"] = [team.id for team in catalog.leagues[league].teams][:owners]
    _checked(catalog, options)
    return options


def sides(catalog: Catalog, chosen: Mapping[str, str]) -> list[Side]:
    """The clubs of the chosen league, else of the usual one."""
    league = catalog.leagues.get(chosen.get("league", "")) or catalog.leagues[leagues(catalog)[0]]
    return [Side(team.id, team.name) for team in league.teams]


def seated(catalog: Catalog, teams: Sequence[str], chosen: Mapping[str, str]) -> dict[str, Any]:
    """A game of the chosen league and length for owners of these clubs."""
    league = chosen.get("league") or leagues(catalog)[0]
    return {"league": league, "teams": list(teams), "years": int(chosen.get("years") or catalog.rules.years[0])}


def restored(data: dict[str, Any], catalog: Catalog) -> Lords:
    """A saved position, played on with these cards. Raises ValueError where it is none or they do not fit."""
    position = restore(Lords, data)
    check(position, catalog)
    return position.deal(catalog).begin()


def redeal(position: Lords, catalog: Catalog) -> Lords:
    """The same position with other cards of the same ids. Raises ValueError where a card is missing or new."""
    check(position, catalog)
    return position.copy().deal(catalog).begin()


def _load_texts(texts: Mapping[str, str]) -> Catalog:
    return cards.load_texts(texts, kept=True)


GAME = Game(
    key=KEY,
    name="Lords of Baseball",
    fewest_seats=1,
    most_seats=MOST_OWNERS,
    load_cards=load,
    load_texts=_load_texts,
    changes=cards.changes,
    new=new,
    restore=restored,
    redeal=redeal,
    default_options=default_options,
    winners=Lords.winners,
    words=LordsWords(),
    tally=LordsTally,
    chosen=chosen_options,
    usual_seats=4,
    seats_at=lambda position: len(position.owners),
    opening=opening,
    offers=offers,
    sides=sides,
    seated=seated,
    score=lambda position: [owner.vp for owner in position.owners],
    stage=lambda position: position.year,
    stage_name="year",
    score_name="Victory Points",
    ledgers=LEDGERS,
    keepsake=keepsake,
    usual_games=150,
)
