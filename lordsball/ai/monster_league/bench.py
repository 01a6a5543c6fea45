"""The bench coach of Monster League: weighs every choice in runs, and a token at what it would still save.

Nobody's opponent, but the strongest of them: in 6,000 games it won 52 of 100 against the Veteran.
"""

from __future__ import annotations

import math

from lordsball.ai.arithmetic import whole
from lordsball.ai.evaluation import COUNT, SHARE, Evaluation, Worth
from lordsball.ai.monster_league import players as known
from lordsball.ai.monster_league.players import Look
from lordsball.engine.procedure import Action, Decision
from lordsball.games.monster_league.cards import OUT, RESULT_NAMES
from lordsball.games.monster_league.rules import BAT_FIRST, FIELD_FIRST, KEEP, PITCH, SPIN, STANCE, STAY, USE
from lordsball.games.monster_league.state import PITCHERS, MonsterLeague
from lordsball.games.phrasing import counted

TOKEN = 1.5
"""Runs that a token saves where it waits for the right moment, measured; in the last inning less, out by out."""
BATS_FIRST_WINS = 0.52
"""Share of games that the team which bats first wins between players who spend their tokens, measured."""
CLOSE = 0.05
"""Runs that tell nothing apart."""


class BenchCoach:
    """Has a figure for every option, and takes the best one."""

    def __init__(self, seed: int) -> None:
        """This player leaves nothing to chance of its own; every player is made from a seed."""

    def choose(self, decision: Decision, look: Look) -> Action:
        """One of the options. Where there is only one, the view is not looked at."""
        return decision.options[0] if len(decision.options) == 1 else self.evaluate(look()).chosen

    def reason(self, view: MonsterLeague, action: Action) -> str:
        """Why this action at this decision; "" for what nobody had to think about."""
        if view.decision is None or len(view.decision.options) == 1:
            return ""
        found = self.evaluate(view)
        return found.why if found.chosen == action else ""

    def evaluate(self, view: MonsterLeague) -> Evaluation:
        """Every option of the view's decision with its figure; the decision must have more than one."""
        decision = view.decision
        assert decision is not None
        match decision.ask:
            case "choose_side":
                return _sides()
            case "starting_pitcher":
                return _starters(view, decision.seat)
            case "pitching_change":
                return _change(view, decision)
            case "ability" if known.loses_the_game(view):
                return _last_stand(view)
            case "ability":
                return _ability(view)
            case "at_bat":
                return _stance(view)
            case "batter_ability":
                return _batter_ability(view)
            case _ if known.wins_the_game(view, view.result):
                return _win_now(view)
            case _:
                return _second_spin(view)


def _sides() -> Evaluation:
    worths = Worth(BAT_FIRST, BATS_FIRST_WINS), Worth(FIELD_FIRST, 1 - BATS_FIRST_WINS)
    why = "Who bats last may not need its last turn, so your tokens last longer than theirs."
    return Evaluation(BAT_FIRST, why, worths, "Games won, all else equal", SHARE)


def _starters(view: MonsterLeague, seat: int) -> Evaluation:
    saved = [known.off_a_home_run(view, seat, pitcher) for pitcher in range(PITCHERS)]
    worths = tuple(Worth(PITCH[pitcher], runs) for pitcher, runs in enumerate(saved))
    best = saved.index(max(saved))
    card = view.pitcher(seat, best)
    why = f"{card.ability.name} saves the most when a home run comes, and {card.short}'s tokens are spent first."
    return Evaluation(PITCH[best], why, worths, "Runs an ability takes off a home run", margin=CLOSE)


def _change(view: MonsterLeague, decision: Decision) -> Evaluation:
    """A pitcher who leaves takes his tokens with him (ruling M4)."""
    seat = decision.seat
    active, other = view.active[seat], view.relief(seat)
    left, fresh = view.tokens[2 * seat + active], view.tokens[2 * seat + other]
    name, relief = view.pitcher(seat, active).short, view.pitcher(seat, other).short
    if not left and fresh:
        worths = Worth(STAY, 0.0), Worth(PITCH[other], float(fresh))
        why = f"{name} is out of tokens, {relief} is not."
        return Evaluation(PITCH[other], why, worths, "Tokens on the mound", COUNT)
    worths = Worth(STAY, float(left + fresh)), Worth(PITCH[other], float(fresh))
    why = f"{name} would take {counted(left, 'token')} along and could not come back."
    return Evaluation(STAY, why, worths, "Tokens your team still has", COUNT)


def _last_stand(view: MonsterLeague) -> Evaluation:
    """The game is lost if the result stands."""
    plays = known.plays_of_ability(view)
    goes_on = math.fsum(p for play, p in plays.items() if not known.wins_at_once(view, {play: 1.0}))
    worths = Worth(USE, goes_on), Worth(KEEP, 0.0)
    chosen = USE if goes_on else KEEP
    why = "If the result stands, the game is over." if goes_on else "The ability cannot save this one."
    return Evaluation(chosen, why, worths, "Chance that the game goes on", SHARE)


def _ability(view: MonsterLeague) -> Evaluation:
    """A token is worth what it will save another time; the last one also keeps second spins away from them."""
    last = known.is_last_token(view)
    stands, used = known.ability_runs(view, empties_bullpen=last)
    tokens = known.price_now(view)
    price = _empty_bullpen(view) if last else tokens * token_worth(view)
    worths = Worth(USE, used + price), Worth(KEEP, stands)
    chosen = USE if used + price < stands - 1e-9 else KEEP
    more = "a token's worth" if tokens == 1 else f"the worth of {counted(tokens, 'token')}"
    unit = "Runs they can expect, with " + ("your bullpen empty" if last else f"{more} added")
    why = _why_ability(view, chosen, stands - used, price, last)
    return Evaluation(chosen, why, worths, unit, less_is_better=True, margin=CLOSE)


def _why_ability(view: MonsterLeague, chosen: Action, saved: float, price: float, last: bool) -> str:
    name = view.pitcher(view.pitching, view.active[view.pitching]).ability.name
    if saved <= 0:
        return f"{name} would save nothing here."
    saves = f"{name} saves {saved:.1f} runs"
    if last and chosen == USE:
        return f"{saves}, and an empty bullpen costs {price:.1f} in innings to come."
    if last:
        return f"{saves}, but an empty bullpen costs {price:.1f} in innings to come."
    tokens = known.price_now(view)
    them, save = ("the token", "saves") if tokens == 1 else (f"{tokens} tokens", "save")
    if chosen == USE:
        return f"{saves} now; kept, {them} would save about {price:.1f}."
    return f"{saves}, but at a better moment {them} {save} about {price:.1f}."


def token_worth(view: MonsterLeague) -> float:
    """Runs that a token would save later if it is not spent now.

    A token takes most off a hit with two outs and runners on: with nobody out even a grand slam leaves a long turn.
    """
    rules = view.cards.rules
    turns = max(0, rules.innings - view.inning) + (rules.outs - view.outs) / rules.outs
    return TOKEN * min(1.0, turns)


def _empty_bullpen(view: MonsterLeague) -> float:
    """Runs that second spins bring them in the turns after this one."""
    return max(0, view.cards.rules.innings - view.inning) * known.turn_with_empty_bullpen(view)


def _win_now(view: MonsterLeague) -> Evaluation:
    """The result wins the game for the home team."""
    again = view.batter(view.batting, view.next_batter[view.batting]).under(view.stance)
    wins = whole(1 for face in again if known.wins_the_game(view, face)) / len(again)
    why = f"That {RESULT_NAMES[view.result].lower()} wins the game."
    return Evaluation(KEEP, why, (Worth(SPIN, wins), Worth(KEEP, 1.0)), "Chance to win right now", SHARE)


def _stance(view: MonsterLeague) -> Evaluation:
    own = view.batter(view.batting, view.next_batter[view.batting]).ability
    assert own is not None
    now = [known.wins_at_once(view, plays) for plays in known.stance_plays(view)]
    tied = max(now) > 0 and view.runs[0] == view.runs[1]
    swings, stands = now if tied else known.stance_runs(view)
    chosen = known.stance(view).action
    why = f"{own.name} {'is worth more' if chosen == STANCE else 'is worth less'} than a swing here."
    worths = Worth(STANCE, stands), Worth(SPIN, swings)
    if tied:
        return Evaluation(chosen, why, worths, "Chance to win right now", SHARE)
    return Evaluation(chosen, why, worths, "Runs to expect in this inning", margin=CLOSE)


def _batter_ability(view: MonsterLeague) -> Evaluation:
    stands, tries = known.batter_ability_runs(view)
    choice = known.batter_ability(view)
    if known.wins_the_game(view, view.result):
        wins = known.wins_at_once(view, known.batter_ability_plays(view))
        return Evaluation(KEEP, choice.why, (Worth(USE, wins), Worth(KEEP, 1.0)), "Chance to win right now", SHARE)
    worths = Worth(USE, tries), Worth(KEEP, stands)
    return Evaluation(choice.action, choice.why, worths, "Runs to expect in this inning", margin=CLOSE)


def _second_spin(view: MonsterLeague) -> Evaluation:
    now, again = known.second_spin_runs(view)
    chosen = SPIN if now < again else KEEP
    beats = "beats what you have" if chosen == SPIN else "is worse than what you have"
    risk = f"The second result counts even if it is worse, and on average it {beats}."
    why = "Nothing is worse than an out." if view.result == OUT else risk
    worths = Worth(SPIN, again), Worth(KEEP, now)
    return Evaluation(chosen, why, worths, "Runs to expect in this inning", margin=CLOSE)
