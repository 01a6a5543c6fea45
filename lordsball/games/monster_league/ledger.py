"""What came up in a game of Monster League, for the designer: who batted and led off, which abilities were used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from lordsball.engine.position import Told
from lordsball.games.ledger import Ledger, Ledgers, Thing
from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.cards import Batter, Catalog, Pitcher, Team
from lordsball.games.monster_league.state import MonsterLeague


def things(t: MonsterLeague) -> list[Thing]:
    """Each team's batters, as batters and as lead-off batters, then its pitchers; an ability behind whose it is."""
    found = []
    for seat in (0, 1):
        team = t.team(seat)
        for batter in team.batters:
            found.append(Thing(batter.id, "Batter", batter.name, seat))
            if batter.ability is not None:
                found.append(Thing(f"{batter.id}:ability", "Ability", f"{batter.ability.name}, {batter.name}", seat))
        found += [Thing(f"{batter.id}:lead_off", "Lead-off", batter.name, seat) for batter in team.batters]
        for pitcher in team.pitchers:
            found.append(Thing(pitcher.id, "Pitcher", pitcher.name, seat))
            found.append(Thing(f"{pitcher.id}:ability", "Ability", f"{pitcher.ability.name}, {pitcher.name}", seat))
    return found


def keep(t: MonsterLeague, ledger: Ledger) -> Callable[[Told], None]:
    """Nothing is drawn here: all cards lie on the table from the start."""
    ledger.draw(0, *(card.id for card in _cards(t.team(0))))
    ledger.draw(1, *(card.id for card in _cards(t.team(1))))
    leads, mound = [False], ["", ""]

    def heard(message: Told) -> None:
        match message.event:
            case told.HalfStarted():
                leads[0] = True
            case told.AtBatOver(seat=seat, batter=batter, runs=runs):
                id = t.batter(seat, batter).id
                ledger.play(seat, id)
                ledger.bring(seat, id, runs)
                if mound[1 - seat]:
                    ledger.bring(1 - seat, mound[1 - seat], -runs)
                if leads[0]:
                    ledger.play(seat, f"{id}:lead_off")
                leads[0] = False
            case told.PitcherEntered(seat=seat, pitcher=pitcher):
                mound[seat] = t.pitcher(seat, pitcher).id
                ledger.play(seat, mound[seat])
            case told.PitcherLeft(seat=seat) | told.BullpenEmptied(seat=seat):
                mound[seat] = ""
            case told.TokenSpent(seat=seat, pitcher=pitcher):
                ledger.fire(seat, f"{t.pitcher(seat, pitcher).id}:ability")
            case told.BatterTries(seat=seat, batter=batter) | told.StanceTaken(seat=seat, batter=batter):
                ledger.fire(seat, f"{t.batter(seat, batter).id}:ability")

    return heard


def _cards(team: Team) -> tuple[Batter | Pitcher, ...]:
    return (*team.batters, *team.pitchers)


def plain(cards: Catalog, key: str) -> Catalog:
    """The same cards, but this pitcher can never pay for his ability, or this batter has none and bats as the average
    of his team's four. Raises KeyError for anything else."""
    owner = next((team for team in cards.teams if any(card.id == key for card in _cards(team))), None)
    if owner is None:
        raise KeyError(key)
    faces = sorted(face for batter in owner.batters for face in batter.faces)[len(owner.batters) // 2 :: 4]
    batters = tuple(
        replace(batter, faces=tuple(faces), odds=_odds(faces), ability=None) if batter.id == key else batter
        for batter in owner.batters
    )
    pitchers = tuple(
        replace(each, ability=replace(each.ability, id=f"{each.ability.id}_never", price=cards.rules.tokens + 1))
        if each.id == key else each
        for each in owner.pitchers
    )
    team = replace(owner, batters=batters, pitchers=pitchers)
    teams = tuple(team if each is owner else each for each in cards.teams)
    return replace(cards, teams=teams, _teams={each.id: each for each in teams})


def _odds(faces: list[int]) -> tuple[int, ...]:
    return tuple(100 * faces.count(result) // len(faces) for result in range(5))


LEDGERS = Ledgers(things, keep, plain)
