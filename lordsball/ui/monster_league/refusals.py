"""Why something on the table cannot be done now, in a sentence for a person."""

from __future__ import annotations

from lordsball.games.monster_league.state import NOBODY, MonsterLeague
from lordsball.games.monster_league.words import RESULT_NAMES
from lordsball.ui.table.board import Seated


def decides(view: MonsterLeague, seats: tuple[Seated, ...]) -> str:
    """Somebody else has the word."""
    if view.decision is None:
        return "The game is over."
    return f"{seats[view.decision.seat].name} decides now."


def not_started(view: MonsterLeague) -> str:
    """What has to come before the first batter; "" once the game is on its way."""
    if view.decision is None:
        return "The game is over."
    return {
        "coin_toss": "First the coin: it decides who chooses the sides.",
        "choose_side": "First the sides: who bats, and who takes the field?",
        "starting_pitcher": "First a starting pitcher has to take the mound.",
    }.get(view.decision.ask, "")


def why_no_ability(view: MonsterLeague) -> str:
    """Why the pitcher cannot use his ability; "" when it is only somebody else's to decide."""
    seat = view.pitching
    active = view.active[seat]
    if early := not_started(view):
        return early
    if active == NOBODY:
        return f"The {view.team(seat).short} have no pitcher left."
    card = view.pitcher(seat, active)
    if not view.tokens[2 * seat + active]:
        return f"{card.short} has no token left."
    if view.result == NOBODY:
        return f"{card.ability.name} answers a result: the batter goes first."
    if view.result not in view.changeable[seat][active]:
        name = RESULT_NAMES[view.result]
        return f"{card.ability.name} cannot change {'an' if name == 'out' else 'a'} {name}."
    return ""


def why_no_change(view: MonsterLeague, seat: int) -> str:
    """Why a seat's pitcher cannot be changed; "" when it is only somebody else's to decide."""
    if early := not_started(view):
        return early
    if view.bullpen_empty(seat):
        return f"The {view.team(seat).short} have no pitcher left."
    if view.active[seat] == NOBODY and not view.gone[2 * seat] and not view.gone[2 * seat + 1]:
        return f"The {view.team(seat).short} have not named their starting pitcher yet."
    if view.relief(seat) == NOBODY:
        gone = view.pitcher(seat, 1 - view.active[seat]) if view.active[seat] != NOBODY else view.pitcher(seat, 0)
        return f"{gone.short} has left the game and cannot come back."
    if view.decision is not None and view.decision.ask != "pitching_change":
        return "Pitchers change between batters only."
    return ""


def why_no_second_spin(view: MonsterLeague) -> str:
    """Why the offense cannot spin again; "" when it is only somebody else's to decide."""
    seat = view.pitching
    if early := not_started(view):
        return early
    if not view.bullpen_empty(seat):
        return f"A second try needs an empty bullpen: the {view.team(seat).short} still have a pitcher."
    if view.result == NOBODY:
        return "The first result comes first."
    return ""


def why_nothing_to_keep(view: MonsterLeague) -> str:
    """Why there is no result to let stand; "" when it is only somebody else's to decide."""
    if early := not_started(view):
        return early
    return "There is no result yet: the batter goes first." if view.result == NOBODY else ""


def why_no_spin(view: MonsterLeague) -> str:
    """Why the wheel does not turn now; "" when it is only somebody else's to decide."""
    if early := not_started(view):
        return early
    ask = view.decision.ask if view.decision is not None else ""
    if ask == "pitching_change":
        return "First the defense says who pitches."
    if ask == "ability":
        return "The result is in; now the defense has the word."
    return ""
