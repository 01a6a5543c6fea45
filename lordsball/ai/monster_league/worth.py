"""What a solved game says about itself: who should bat first, when to spend, change and try again, what everything is
worth. All of it is plain data for a page or a program."""

from __future__ import annotations

import math
from collections.abc import Generator
from dataclasses import replace
from typing import Any

from lordsball import formats
from lordsball.ai.monster_league import tables
from lordsball.ai.monster_league.at_bats import Reckoning
from lordsball.ai.monster_league.bench import ALIKE
from lordsball.ai.monster_league.moments import Inside, Moment
from lordsball.ai.monster_league.pairing import HOME, VISITORS, Pairing, Side
from lordsball.ai.monster_league.solving import Table
from lordsball.ai.monster_league.staffs import EMPTY, FRESH, Staff
from lordsball.games.monster_league.basepaths import run
from lordsball.games.monster_league.cards import RESULTS, Catalog, Play
from lordsball.games.monster_league.state import BATTERS, PITCHERS


def judging(cards: Catalog, teams: tuple[str, str]) -> Generator[int, None, dict[str, Any]]:
    """Everything about a game between two teams, in slices; solves it first where nobody has. Raises Unsolvable."""
    orders = [teams, (teams[1], teams[0])]
    found = []
    for order in orders:
        yield from tables.solving(cards, order)
        found.append(tables.table_of(tables.pairing(cards, *order)).table)
    firsts = [table.halves[0][FRESH, FRESH].at(0)[0] for table in found]
    report: dict[str, Any] = {
        "format": formats.SOLUTION, "game": "monster_league", "teams": list(teams),
        "bats_first": dict(zip(teams, firsts, strict=True)), "starters": {}, "tokens": {}, "worth": {},
    }
    for number, team in enumerate(teams):
        against = found[1 - number]  # this team is at home, and its starter is chosen first
        report["starters"][team] = _starters(cards, against, team)
        report["tokens"][team] = _tokens(against)
        report["worth"][team] = yield from _pieces(cards, teams, number)
    report["spending"] = yield from _spending(found[0])
    report["changes"] = yield from _changes(found[0])
    report["second_tries"] = yield from _second_tries(found[0])
    return report


def _starters(cards: Catalog, table: Table, team: str) -> dict[str, float]:
    """The home team's chance with each starter."""
    bullpen, half = table.pairing.bullpen, table.halves[0]
    return {
        cards.team(team).pitchers[number].id: 1.0 - half[FRESH, staff].at(0)[0]
        for number, staff in enumerate(bullpen.starters())
    }


def _tokens(table: Table) -> list[float]:
    """What the home team loses by each token spent for nothing, the first one first: tied, as it takes the field for
    the second time, with the better starter."""
    bullpen, pairing = table.pairing.bullpen, table.pairing
    half = table.halves[min(2, len(table.halves) - 2)]
    visitors = bullpen.starters()[0]

    def chance(staff: Staff) -> float:
        return 1.0 - half[visitors, staff].at(0)[0]

    staff = max(bullpen.starters(), key=chance)
    lost = []
    while (less := bullpen.spent(staff, 1)) is not None:
        lost.append(chance(staff) - chance(less))
        if less == staff or less not in pairing.staffs(HOME):
            break
        staff = less
    return lost


def _pieces(cards: Catalog, teams: tuple[str, str], number: int) -> Generator[int, None, dict[str, Any]]:
    """What each ability and batter adds to a team's chance, against none and against an average of all batters.

    Both sides of each comparison are estimates of the same kind.
    """
    order = (teams[number], teams[1 - number])
    game = tables.pairing(cards, *order)
    team = cards.team(teams[number])
    spins = [spin for side in game.sides for spin in side.spins]
    mean = tuple(math.fsum(shares) / len(shares) for shares in zip(*spins, strict=True))
    whole = yield from _estimate(game)
    mine = game.sides[VISITORS]
    worth: dict[str, Any] = {"abilities": {}, "batters": {}}
    for place in range(PITCHERS):
        prices = list(mine.abilities)
        prices[place] = _priceless(mine, place, game.bullpen.tokens)
        less = yield from _estimate(_with(game, mine._replace(abilities=tuple(prices))))
        worth["abilities"][team.pitchers[place].id] = whole - less
    for place in range(BATTERS):
        line = (*mine.spins[:place], mean, *mine.spins[place + 1 :])
        less = yield from _estimate(_with(game, mine._replace(spins=line)))
        worth["batters"][team.batters[place].id] = whole - less
    return worth


def _priceless(side: Side, place: int, tokens: int) -> Any:
    """The ability of a pitcher at a price that he never has."""
    ability = side.abilities[place]
    return replace(ability, id=f"{ability.id}_never", price=tokens + 1)


def _with(game: Pairing, mine: Side) -> Pairing:
    return game._replace(sides=(mine, game.sides[HOME]))


def _estimate(game: Pairing) -> Generator[int, None, float]:
    """The visitors' chance."""
    table = yield from tables.estimating(game)
    return table.halves[0][FRESH, FRESH].at(0)[0]


# --- when -------------------------------------------------------------------------------------------------------------


def _moments(table: Table, staff: Staff) -> tuple[Inside, list[Moment]]:
    """Every moment of a tied turn of the visitors in the second inning against this staff, each batter as likely."""
    pairing = table.pairing
    number = min(2, len(table.halves) - 2)
    visitors = pairing.bullpen.starters()[0]
    start = Moment(number, 0, 0, 0, 0, visitors, 0, staff)
    inside = Inside(table, start, 0)
    return inside, [
        start._replace(outs=outs, bases=bases, batter=batter)
        for outs in range(pairing.outs) for bases in range(8) for batter in range(BATTERS)
    ]


def _line(table: Table) -> list[Staff]:
    """What becomes of the home team's pitching, token by token, from the better starter on."""
    bullpen, half = table.pairing.bullpen, table.halves[0]
    staff = min(bullpen.starters(), key=lambda each: half[FRESH, each].at(0)[0])
    line = [staff]
    prices = table.pairing.sides[HOME].prices
    while staff != EMPTY and (less := bullpen.spent(staff, prices[staff.active])) not in (None, staff):
        assert less is not None
        staff = less
        line.append(staff)
    return line


def _spending(table: Table) -> Generator[int, None, list[dict[str, Any]]]:
    """For each state of the pitching: of the hits that score so many runs, the share to answer with a token."""
    found = []
    for staff in _line(table):
        if staff == EMPTY:
            continue
        inside, moments = _moments(table, staff)
        spent, asked = [0.0] * 5, [0.0] * 5
        for moment in moments:
            at_bat = inside.at_bat(moment)
            weighed = Reckoning(at_bat, lambda leaf, m=moment, i=inside: i.after(m, leaf))  # type: ignore[misc]
            for result in range(1, len(RESULTS)):
                play = Play(result)
                if at_bat.ability is None or not at_bat.answered(play):
                    continue
                runs = run(play, moment.bases, at_bat.now.last_out).runs
                asked[runs] += at_bat.spin[result]
                if weighed.paid(play, at_bat.spin) < weighed.last_try(play, at_bat.spin) - ALIKE:
                    spent[runs] += at_bat.spin[result]
        yield 1
        shares = [of / all if all else 0.0 for of, all in zip(spent, asked, strict=True)]
        found.append({"pitcher": staff.active, "tokens": staff.tokens, "relief": staff.relief, "spend": shares})
    return found


def _changes(table: Table) -> Generator[int, None, int]:
    """How many moments there are in which a change of pitchers that nobody has to make wins more."""
    better = 0
    for staff in _line(table):
        other = table.pairing.bullpen.changed(staff)
        if other is None:
            continue
        inside, moments = _moments(table, staff)
        yield 1
        for moment in moments:
            stays, changes = (inside.at(moment._replace(defense=each), at_bat=True) for each in (staff, other))
            better += changes < stays - ALIKE
    return better


def _second_tries(table: Table) -> Generator[int, None, dict[str, float]]:
    """For each first result, the share of moments in which a second try wins more."""
    if EMPTY not in table.pairing.staffs(HOME):
        return {}
    inside, moments = _moments(table, EMPTY)
    yield 1
    again = dict.fromkeys(RESULTS, 0.0)
    for moment in moments:
        at_bat = inside.at_bat(moment)
        weighed = Reckoning(at_bat, lambda leaf, m=moment: inside.after(m, leaf))  # type: ignore[misc]
        for result, name in enumerate(RESULTS):
            kept, tried = (weighed.last_try(Play(result), at_bat.spin), weighed.tried_again(Play(result), at_bat.spin))
            again[name] += (tried > kept + ALIKE) / len(moments)
    return again
