"""Why something is not open now, in one sentence a person can use. The names are those on the cards.

The table has buttons that are always there (use the ability, spin a second time, change pitchers); `no_ability`,
`no_second_spin` and `no_change` say why such a button is dull, at any decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.engine.procedure import Action
from lordsball.games.monster_league.cards import AFTER, BEFORE, OUT, RESULT_NAMES, USUAL, Ability
from lordsball.games.monster_league.needs import Situation
from lordsball.games.monster_league.outlook import open_now, stance_open
from lordsball.games.phrasing import capital, club

if TYPE_CHECKING:
    from lordsball.games.monster_league.state import MonsterLeague

PITCHERS = (0, 1)


def why_not(t: MonsterLeague, action: Action) -> str:
    """Why this action is not among the options of the present decision."""
    match action:
        case Action("flip", ()):
            return _no_flip(t)
        case Action("bat_first" | "field_first", ()):
            return _no_side(t)
        case Action("spin", ()):
            return (no_second_spin(t) if _asked(t, "ability") else None) or _waiting(t)
        case Action("stance", ()):
            return no_stance(t) or _waiting(t)
        case Action("use", ()):
            return no_ability(t) or _waiting(t)
        case Action("keep", ()):
            return _no_result_yet(t, "There is no result to keep yet") or _waiting(t)
        case Action("stay", ()):
            return _no_stay(t)
        case Action("pitch", (int(pitcher),)) if pitcher in PITCHERS:
            return no_change(t, pitcher) or _waiting(t)
    return f"'{action}' is not an action in this game."


def no_ability(t: MonsterLeague) -> str | None:
    """Why the pitcher in the game cannot use an ability now; None where he can, or could if it were asked."""
    if _nobody_bats(t):
        return _waiting(t)
    if t.bullpen_empty(t.pitching):
        return f"{_defense(t)} have no pitcher left to use an ability."
    pitcher = t.pitcher(t.pitching, t.active[t.pitching])
    left = t.tokens[2 * t.pitching + t.active[t.pitching]]
    if not left:
        return f"{pitcher.name} has no tokens left."
    if left < pitcher.ability.price:
        return f"{pitcher.ability.name} costs {pitcher.ability.price} tokens, and {pitcher.short} has {left}."
    return _cannot(t, pitcher.ability, t.pitching) or _no_result_yet(
        t, f"{pitcher.ability.name} comes after the batter's result"
    )


def no_stance(t: MonsterLeague) -> str | None:
    """Why the batter cannot take a stance now; None where he can."""
    if _nobody_bats(t) or _asked(t, "pitching_change"):
        return _waiting(t)
    own = t.own[t.batting][t.next_batter[t.batting]]
    if own is None or own.when != BEFORE:
        return f"{_batter(t)} has no stance of his own."
    if t.face:
        return f"{own.name} comes before the spin."
    if stance_open(own, t.situation(t.batting)):
        return None
    return _unmet(own, t.situation(t.batting)) or f"{own.name} would change nothing now."


def no_batter_ability(t: MonsterLeague) -> str | None:
    """Why the batter cannot use his own ability on what he has; None where he can, or could if it were asked."""
    if _nobody_bats(t):
        return _waiting(t)
    own = t.own[t.batting][t.next_batter[t.batting]]
    if own is None or own.when != AFTER:
        return f"{_batter(t)} has no ability of his own."
    if t.face and t.result == OUT:
        return f"{_batter(t)} is out: {own.name} needs a hit."
    return _cannot(t, own, t.batting) or _no_result_yet(t, f"{own.name} comes after the result")


def _cannot(t: MonsterLeague, ability: Ability, seat: int) -> str | None:
    """Why an ability cannot be used on the result there is; None where it can, or where there is none yet."""
    now, runners = t.situation(seat), USUAL if t.plate is None else t.plate.runners
    if not t.face or open_now(ability, now, runners):
        return None
    if (unmet := _unmet(ability, now)) is not None:
        return unmet
    if t.result == OUT:
        return f"The batter is already out: {ability.name} would change nothing."
    return f"{ability.name} cannot change a {RESULT_NAMES[t.result]}."


def _unmet(ability: Ability, now: Situation) -> str | None:
    """The first condition that is not so; None where all are."""
    for need in ability.needs:
        if not need.met(now):
            return f"{ability.name} can be used only while {need.own_words()}."
    return None


def no_second_spin(t: MonsterLeague) -> str | None:
    """Why the batter has no second spin; None where the offense has that choice."""
    if _nobody_bats(t):
        return _waiting(t)
    if not t.bullpen_empty(t.pitching):
        staff = "both pitchers" if _relief_waits(t) else "a pitcher"
        return f"{_defense(t)} still have {staff}, so there is no second try."
    return _no_result_yet(t, "A second try comes after the first result")


def no_change(t: MonsterLeague, pitcher: int, seat: int | None = None) -> str | None:
    """Why that pitcher of a seat, the one on defense where none is named, cannot come in now; None where it is open."""
    seat = t.pitching if seat is None else seat
    if t.decision is None or _asked(t, "coin_toss") or _asked(t, "choose_side"):
        return _waiting(t)
    card = t.pitcher(seat, pitcher)
    if t.gone[2 * seat + pitcher]:
        return f"{card.name} has left the game and cannot return."
    if t.active[seat] == pitcher:
        return f"{card.name} is already on the mound."
    if seat != t.pitching:
        return f"The {t.team(seat).short} are at bat: pitchers change in the field, between batters."
    if _asked(t, "starting_pitcher") or _asked(t, "pitching_change"):
        return None
    return f"Pitchers change only between batters: {_batter(t)} is at the plate."


def _no_flip(t: MonsterLeague) -> str:
    if _asked(t, "choose_side"):
        return f"The coin has been tossed: {club(t.team(t.decision.seat if t.decision else 0).short)} won it."
    return f"The coin is tossed once, before the game. {_sides(t)}"


def _no_side(t: MonsterLeague) -> str:
    return _waiting(t) if _asked(t, "coin_toss") else f"Sides are chosen once, before the game. {_sides(t)}"


def _no_stay(t: MonsterLeague) -> str:
    if _nobody_bats(t):
        return _waiting(t)
    if t.bullpen_empty(t.pitching):
        return f"{_defense(t)} have no pitcher left."
    pitcher = t.pitcher(t.pitching, t.active[t.pitching]).short
    if not _relief_waits(t):
        return f"{pitcher} stays anyway: {club(t.team(t.pitching).short)} have nobody else to bring in."
    return f"{pitcher} is already on the mound for this batter."


def _no_result_yet(t: MonsterLeague, rule: str) -> str | None:
    """That nobody has spun, after the rule that says why it matters; None where there is a result."""
    if _nobody_bats(t):
        return _waiting(t)
    return None if t.face else f"{rule}: {_batter(t)} has no result yet."


def _waiting(t: MonsterLeague) -> str:
    """What has to be decided before anything else."""
    decision = t.decision
    match decision.ask if decision else "":
        case "coin_toss":
            return "The coin has to be tossed first."
        case "choose_side":
            return f"{_chooser(t)} won the toss: they choose first whether to bat or take the field."
        case "starting_pitcher":
            return f"{_defense(t)} have to choose their starting pitcher first."
        case "pitching_change":
            active, relief = t.active[t.pitching], t.relief(t.pitching)
            names = t.pitcher(t.pitching, active).short, t.pitcher(t.pitching, relief).short
            return f"{_defense(t)} decide first: keep {names[0]} on the mound, or bring in {names[1]}."
        case "at_bat":
            return f"{_batter(t)} has to bat first."
        case "ability":
            pitcher = t.pitcher(t.pitching, t.active[t.pitching]).short
            return f"{_defense(t)} decide first whether {pitcher} spends a token."
        case "batter_ability":
            own = t.own[t.batting][t.next_batter[t.batting]]
            name = own.name if own is not None else "his ability"
            return f"{capital(club(t.team(t.batting).short))} decide first whether {_batter(t)} uses {name}."
        case "second_spin":
            return f"{capital(club(t.team(t.batting).short))} decide first whether {_batter(t)} tries again."
    return "The game is over."


def _asked(t: MonsterLeague, ask: str) -> bool:
    return t.decision is not None and t.decision.ask == ask


def _nobody_bats(t: MonsterLeague) -> bool:
    """Is nobody at bat, before or after the game?"""
    return t.decision is None or any(_asked(t, ask) for ask in ("coin_toss", "choose_side", "starting_pitcher"))


def _relief_waits(t: MonsterLeague) -> bool:
    return t.relief(t.pitching) in PITCHERS


def _sides(t: MonsterLeague) -> str:
    first, last = (club(t.team(seat).short) for seat in (1 - t.home, t.home))
    return f"{capital(first)} bat first, {last} bat last."


def _chooser(t: MonsterLeague) -> str:
    return capital(club(t.team(t.decision.seat if t.decision else 0).short))


def _defense(t: MonsterLeague) -> str:
    return capital(club(t.team(t.pitching).short))


def _batter(t: MonsterLeague) -> str:
    return t.batter(t.batting, t.next_batter[t.batting]).short
