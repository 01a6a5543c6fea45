"""The bench coach of Monster League: every option's chance to win, from the best table there is, and why in words.

Where no table can hold the game, it tries the options out in whole games and says within what margin.
"""

from __future__ import annotations

import math

from lordsball.ai.evaluation import SHARE, Evaluation, Worth
from lordsball.ai.monster_league import players as known
from lordsball.ai.monster_league.expectancy import worths
from lordsball.ai.monster_league.players import Veteran
from lordsball.ai.monster_league.tables import Unsolvable
from lordsball.engine.chance import Chance, scatter
from lordsball.engine.procedure import Action
from lordsball.games.monster_league.cards import OUT, RESULT_NAMES
from lordsball.games.monster_league.rules import BAT_FIRST, KEEP, PITCH, SPIN, STANCE, STAY, USE
from lordsball.games.monster_league.state import MonsterLeague
from lordsball.games.phrasing import counted

UNIT = "Chance to win the game"
ALIKE, CLOSE = 2e-5, 5e-5
"""Chances this close are the same as far as a table knows; chances this close look the same."""
TRIES = 200
"""Games for each option, where no table holds the game."""


class BenchCoach:
    """Has a chance to win for every option."""

    def __init__(self, seed: int) -> None:
        """The seed is for games that are tried out."""
        self._seed = seed

    def evaluate(self, view: MonsterLeague) -> Evaluation:
        """Every option of the view's decision with its chance to win; the decision must have more than one."""
        try:
            found = worths(view)
        except Unsolvable:
            return tried_out(view, self._seed)
        chosen = best(found)
        return Evaluation(chosen, why(view, chosen), _told(found), UNIT, SHARE, margin=CLOSE)


def best(chances: dict[Action, float]) -> Action:
    """The option with the best chance; of equal ones that which spends and risks nothing."""
    highest = max(chances.values())
    equal = [option for option, chance in chances.items() if chance > highest - ALIKE]
    return next((option for option in equal if option in (KEEP, STAY)), equal[0])


def tried_out(view: MonsterLeague, seed: int) -> Evaluation:
    """The options tried out in games between Veterans."""
    decision = view.decision
    assert decision is not None
    shares: dict[Action, float] = {}
    for option in decision.options:
        wins = []
        for number in range(TRIES):  # each option meets the same luck
            t = view.imagine(decision.seat, Chance(scatter(seed, number)))
            t.tell = None
            t.apply(option)
            wins.append(_won(t, decision.seat))
        shares[option] = math.fsum(wins) / TRIES
    chosen = best(shares)
    spread = max(share * (1 - share) for share in shares.values())
    unit = f"{UNIT}, from {TRIES} games each"
    return Evaluation(chosen, why(view, chosen), _told(shares), unit, SHARE, margin=2 * math.sqrt(2 * spread / TRIES))


def _won(t: MonsterLeague, seat: int) -> float:
    """The rest of a game between Veterans: 1 where this seat wins, a half for a tie that stands."""
    player = Veteran(0)
    while t.decision is not None:
        t.apply(player.choose(t.decision, lambda: t))
    return (seat in t.winners()) / len(t.winners())


def _told(chances: dict[Action, float]) -> tuple[Worth, ...]:
    return tuple(Worth(option, chance) for option, chance in chances.items())


# --- why, in a sentence -----------------------------------------------------------------------------------------------


def why(view: MonsterLeague, chosen: Action) -> str:
    """Why this option, in a sentence."""
    decision = view.decision
    assert decision is not None
    match decision.ask:
        case "choose_side":
            return _why_side(chosen)
        case "starting_pitcher":
            return _why_starter(view, decision.seat, chosen)
        case "pitching_change":
            return _why_change(view, decision.seat, chosen)
        case "ability":
            return _why_ability(view, chosen)
        case "at_bat":
            than = "more" if chosen == STANCE else "less"
            return f"{_own(view)} is worth {than} than a swing here."
        case _ if chosen == KEEP and known.wins_the_game(view, view.result):
            return f"That {RESULT_NAMES[view.result].lower()} wins the game."
        case "batter_ability":
            return f"{_own(view)} is {'worth the risk' if chosen == USE else 'not worth the risk'} here."
        case _ if view.result == OUT:
            return "Nothing is worse than an out."
    than = "is worth more" if chosen == SPIN else "is worth less"
    return f"The second result counts even if it is worse, and a second try {than} than what you have."


def _why_side(chosen: Action) -> str:
    if chosen == BAT_FIRST:
        return "Who bats last may not need its last turn, so your tokens last longer than theirs."
    return "Who bats last knows how many runs it needs."


def _why_starter(view: MonsterLeague, seat: int, chosen: Action) -> str:
    card = view.pitcher(seat, PITCH.index(chosen))
    return f"{card.short}'s tokens are spent first, and {card.ability.name} is the better one to spend early."


def _why_change(view: MonsterLeague, seat: int, chosen: Action) -> str:
    """A pitcher who leaves takes his tokens with him (ruling M4)."""
    active, other = view.active[seat], view.relief(seat)
    left = view.tokens[2 * seat + active]
    name, relief = view.pitcher(seat, active), view.pitcher(seat, other)
    if chosen == STAY:
        return f"{name.short} would take {counted(left, 'token')} along and could not come back."
    if not left:
        return f"{name.short} is out of tokens, {relief.short} is not."
    return f"{relief.ability.name} is worth more from here on than {name.short}'s {counted(left, 'token')}."


def _why_ability(view: MonsterLeague, chosen: Action) -> str:
    """A token is worth what it will save another time; the last one also keeps second spins away from them."""
    if known.loses_the_game(view):
        return "If the result stands, the game is over." if chosen == USE else "The ability cannot save this one."
    stands, used = known.ability_runs(view)
    name = view.pitcher(view.pitching, view.active[view.pitching]).ability.name
    if stands - used < 0.05:
        return f"{name} would save next to nothing here."
    saves = f"{name} saves {counted_runs(stands - used)} on average"
    tokens = known.price_now(view)
    them, they = ("the token", "saves") if tokens == 1 else (f"the {tokens} tokens", "save")
    if known.is_last_token(view):
        return f"{saves}, {'worth' if chosen == USE else 'too little for'} an empty bullpen."
    if chosen == USE:
        return f"{saves} here, and {them} would hardly do better later."
    return f"{saves} here, but at a better moment {them} {they} more."


def counted_runs(mean: float) -> str:
    """1.0 run, 1.4 runs."""
    return f"{mean:.1f} run{'' if f'{mean:.1f}' == '1.0' else 's'}"


def _own(view: MonsterLeague) -> str:
    own = view.own[view.batting][view.next_batter[view.batting]]
    assert own is not None
    return own.name
