"""The chance to win at any moment of a game, and what each option of a decision is worth: from a table."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.ai.monster_league.at_bats import Reckoning
from lordsball.ai.monster_league.moments import Inside, Moment, inside
from lordsball.ai.monster_league.pairing import HOME, VISITORS
from lordsball.ai.monster_league.staffs import FRESH, Bullpen, Staff, staff_of
from lordsball.ai.monster_league.tables import Known, Unsolvable, pairing, table_of
from lordsball.engine.procedure import Action
from lordsball.games.monster_league.cards import Play
from lordsball.games.monster_league.rules import BAT_FIRST, FIELD_FIRST, FLIP, KEEP, PITCH, SPIN, STANCE, STAY, USE
from lordsball.games.monster_league.state import NOBODY, PITCHERS, MonsterLeague
from lordsball.games.phrasing import counted

Chances = dict[Action, float]


def win_expectancy(view: MonsterLeague, shipped_only: bool = False) -> tuple[float, float]:
    """The chance of each seat to win with the best play of both; a tie that stands is half a win. They add up to 1.

    Any view will do, at a decision or after the game: nothing that counts is hidden. Raises Unsolvable.

    :param shipped_only: see `tables.table_of`.
    """
    if view.decision is None:
        seat, chance = 0, {NOBODY: 0.5, 0: 1.0, 1: 0.0}[view.leader()]
    else:
        seat, chance = view.decision.seat, max(worths(view, shipped_only).values())
    return (chance, 1.0 - chance) if seat == 0 else (1.0 - chance, chance)


def worths(view: MonsterLeague, shipped_only: bool = False) -> Chances:
    """For each option of the present decision, the chance to win of the seat that decides. Raises Unsolvable.

    :param shipped_only: see `tables.table_of`.
    """
    decision = view.decision
    assert decision is not None
    match decision.ask:
        case "coin_toss":
            mine, theirs = (max(_sides(view, seat, shipped_only).values()) for seat in (0, 1))
            return {FLIP: (mine + 1.0 - theirs) / 2}
        case "choose_side":
            return _sides(view, decision.seat, shipped_only)
        case ask:
            known = _known(view, 1 - view.home, shipped_only)
            moment = _moment(view, known)
            lead_at_start = moment.lead - view.half_runs
            staffs = _staffs_to_choose(view, moment, known.table.pairing.bullpen)
            if staffs:
                chances = {}
                for action, staff in staffs.items():
                    then = moment._replace(defense=staff)
                    chances[action] = 1.0 - inside(known.table, then, lead_at_start).at(then, at_bat=True)
                return chances
            return _at_bat(view, ask, inside(known.table, moment, lead_at_start), moment)


def is_exact(view: MonsterLeague) -> bool:
    """Do these chances come from an exact table? Raises Unsolvable."""
    started = view.decision is None or view.decision.ask not in ("coin_toss", "choose_side")
    firsts = (1 - view.home,) if started else (0, 1)
    return all(_known(view, first, False).exact for first in firsts)


def _known(view: MonsterLeague, first: int, shipped_only: bool) -> Known:
    """The table of the game in which this seat bats first."""
    return table_of(pairing(view.cards, view.team_ids[first], view.team_ids[1 - first]), shipped_only)


def _sides(view: MonsterLeague, seat: int, shipped_only: bool) -> Chances:
    first, last = (
        _known(view, visitors, shipped_only).table.halves[0][FRESH, FRESH].at(0)[0] for visitors in (seat, 1 - seat)
    )
    return {BAT_FIRST: first, FIELD_FIRST: 1.0 - last}


def _staffs_to_choose(view: MonsterLeague, moment: Moment, bullpen: Bullpen) -> dict[Action, Staff]:
    """The pitching that each option of the defense between two batters leads to."""
    decision = view.decision
    assert decision is not None
    if decision.ask == "starting_pitcher":
        return dict(zip(PITCH, bullpen.starters(), strict=True))
    if decision.ask != "pitching_change":
        return {}
    other = bullpen.changed(moment.defense)
    assert other is not None
    return {STAY: moment.defense, PITCH[other.active]: other}


def _at_bat(view: MonsterLeague, ask: str, half: Inside, moment: Moment) -> Chances:
    """What can be decided while a batter is at the plate."""
    plate = view.plate
    assert plate is not None
    assert view.decision is not None
    at_bat = half.at_bat(moment)
    weighed = Reckoning(at_bat, lambda leaf: half.after(moment, leaf))
    spin, play = at_bat.spin_under(plate.stance), Play(view.result, plate.runners)
    ways: dict[tuple[str, Action], Callable[[], float]] = {
        ("at_bat", SPIN): lambda: weighed.spun(stance=False),
        ("at_bat", STANCE): lambda: weighed.spun(stance=True),
        ("ability", USE): lambda: weighed.paid(play, spin),
        ("ability", KEEP): lambda: weighed.last_try(play, spin),
        ("second_spin", SPIN): lambda: weighed.tried_again(play, spin),
        ("second_spin", KEEP): lambda: weighed.last_try(play, spin),
        ("batter_ability", USE): lambda: weighed.used(play, spin),
        ("batter_ability", KEEP): lambda: weighed.leaf(at_bat.ends(play, paid=False)),
    }
    chances = {option: ways[ask, option]() for option in view.decision.options}
    if view.decision.seat == view.batting:
        return chances
    return {option: 1.0 - chance for option, chance in chances.items()}


def _moment(view: MonsterLeague, known: Known) -> Moment:
    batting, defense = view.batting, view.pitching
    side = HOME if batting == view.home else VISITORS
    bullpen = known.table.pairing.bullpen
    for seat in (0, 1):
        _check_tokens(view, seat, bullpen.tokens)
    if view.outs >= view.cards.rules.outs:
        raise Unsolvable(f"{view.outs} outs are more than a turn has by these cards.")
    return Moment(
        known.table.number(view.inning, side), view.outs, view.bases_taken, view.next_batter[batting],
        view.runs[batting] - view.runs[defense], bullpen.rested(staff_of(view, batting)), view.next_batter[defense],
        bullpen.rested(staff_of(view, defense)),
    )


def _check_tokens(view: MonsterLeague, seat: int, tokens: int) -> None:
    """Cards edited during a game deal no new tokens: then there are more or fewer than any table knows."""
    for pitcher in range(PITCHERS):
        has = view.tokens[PITCHERS * seat + pitcher]
        waits = view.active[seat] != pitcher and not view.gone[PITCHERS * seat + pitcher]
        if has > tokens or (waits and has != tokens):
            has_now = f"{view.pitcher(seat, pitcher).name} has {counted(has, 'token')}"
            raise Unsolvable(f"{has_now}, but these cards deal {tokens}: no table holds such a game.")
