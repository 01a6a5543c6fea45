"""Computer players for Monster League: alike in everything but when they spend a token."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from lordsball.ai.arithmetic import whole
from lordsball.ai.monster_league.odds import Chances, Outlook, after, certainly, chances, moved, outlook
from lordsball.engine.procedure import Action, Decision
from lordsball.games.monster_league.cards import HOME_RUN, RESULT_NAMES
from lordsball.games.monster_league.rules import BAT_FIRST, FIELD_FIRST, KEEP, PITCH, SPIN, STAY, USE
from lordsball.games.monster_league.state import NOBODY, PITCHERS, MonsterLeague

Look = Callable[[], MonsterLeague]


class Choice(NamedTuple):
    """An action, and why in a few words."""

    action: Action
    why: str


class Rookie:
    """Never spends a token. Otherwise sensible: keeps its pitchers, spins again where that pays."""

    def __init__(self, seed: int) -> None:
        """These players leave nothing to chance of their own; every player is made from a seed."""

    def choose(self, decision: Decision, look: Look) -> Action:
        """One of the options. Where there is only one, the view is not looked at."""
        return decision.options[0] if len(decision.options) == 1 else self._think(look()).action

    def reason(self, view: MonsterLeague, action: Action) -> str:
        """Why this action at this decision; "" for what nobody had to think about."""
        if view.decision is None or len(view.decision.options) == 1:
            return ""
        choice = self._think(view)
        return choice.why if choice.action == action else ""

    def side(self) -> Choice:
        """Bat first or last?"""
        return Choice(FIELD_FIRST, "Who bats last knows what is needed.")

    def ability(self, view: MonsterLeague) -> Choice:
        """Spend a token on the result on the wheel?"""
        return Choice(KEEP, "Tokens? I never touch them.")

    def _think(self, view: MonsterLeague) -> Choice:
        decision = view.decision
        assert decision is not None
        match decision.ask:
            case "choose_side":
                return self.side()
            case "starting_pitcher":
                return starter(view, decision.seat)
            case "pitching_change":
                return pitching_change(view, decision.seat)
            case "ability":
                return self.ability(view)
            case "second_spin":
                return second_spin(view)
            case _:
                return Choice(decision.options[0], "")


class TokenSpender(Rookie):
    """Has learned that its bullpen lasts longer against a team whose last turn may be cut short or not be needed."""

    def side(self) -> Choice:
        return Choice(BAT_FIRST, "Their last turn may be short: my bullpen lasts longer.")


class Regular(TokenSpender):
    """Spends tokens on home runs, and the last one only in the last inning.

    Spent on the first home run that comes, the last token made this player hardly better than one who spends none:
    53 games in 100 against a Rookie, 57 like this.
    """

    def ability(self, view: MonsterLeague) -> Choice:
        if view.result != HOME_RUN:
            return Choice(KEEP, f"It takes more than a {_name(view.result)} to get a token out of me.")
        if is_last_token(view) and view.inning < view.cards.rules.innings:
            return Choice(KEEP, "It is too early for my last token.")
        if not helps(view):
            return Choice(KEEP, "My ability would not help here.")
        return Choice(USE, "No home runs on my watch.")


class Veteran(TokenSpender):
    """Spends a token where two or more runs would score, and keeps the last one: an empty bullpen costs far more."""

    def ability(self, view: MonsterLeague) -> Choice:
        runs, lost = runs_scored(view), loses_the_game(view)
        if runs < 2 and not lost:
            return Choice(KEEP, "One run is not worth a token." if runs else "Nobody would score.")
        if is_last_token(view) and not lost:
            return Choice(KEEP, "The last token keeps the bullpen alive.")
        if not helps(view):
            return Choice(KEEP, "My ability would not help here.")
        return Choice(USE, "It is this or going home." if lost else f"{runs} runs are worth a token.")


# --- what all of them know ------------------------------------------------------------------------------------------


def starter(view: MonsterLeague, seat: int) -> Choice:
    """The pitcher whose ability takes most off a home run opens: his tokens are the likeliest to be spent."""
    saved = [off_a_home_run(view, seat, pitcher) for pitcher in range(PITCHERS)]
    best = saved.index(max(saved))
    card = view.pitcher(seat, best)
    if saved[0] == saved[1]:
        return Choice(PITCH[best], f"{card.short} starts, as listed.")
    return Choice(PITCH[best], f"{card.ability.name} takes {saved[best]:.1f} runs off a home run.")


def off_a_home_run(view: MonsterLeague, seat: int, pitcher: int) -> float:
    """Mean runs an ability takes off a home run with nobody out and nobody on, over all batters of the other team."""
    batting = _outlook(view, 1 - seat, second_spins=False)
    effects = view.pitcher(seat, pitcher).ability.effects
    total = 0.0
    for batter, spin in enumerate(batting.spins):
        results = after(effects, certainly(HOME_RUN), spin)
        total += spin[HOME_RUN] * (batting.worth(batter, 0, 0, HOME_RUN) - batting.average(batter, 0, 0, results))
    return total / (math.fsum(spin[HOME_RUN] for spin in batting.spins) or 1)


def pitching_change(view: MonsterLeague, seat: int) -> Choice:
    """A pitcher who leaves takes his tokens with him (ruling M4): only one with none left may go."""
    active, other = view.active[seat], view.relief(seat)
    left, fresh = view.tokens[2 * seat + active], view.tokens[2 * seat + other]
    name = view.pitcher(seat, active).short
    if not left and fresh:
        return Choice(PITCH[other], f"{name} is out of tokens.")
    return Choice(STAY, "")  # before every batter: nothing worth saying


def second_spin(view: MonsterLeague) -> Choice:
    """Spin again where the result is worth less than an average spin here (ruling M6: the second one counts)."""
    name = _name(view.result)
    article = "an" if name[0] in "aeiou" else "a"
    if wins_the_game(view, view.result):
        return Choice(KEEP, f"That {name} wins it.")
    now, average = second_spin_runs(view)
    if now < average:
        return Choice(SPIN, f"The average try beats {article} {name} here.")
    return Choice(KEEP, f"{article.capitalize()} {name} beats the average try here.")


def helps(view: MonsterLeague) -> bool:
    """Would the pitcher's ability leave the batting team with less, on average, than the result as it stands?"""
    stands, used = ability_runs(view)
    return used < stands - 1e-9


def ability_runs(view: MonsterLeague, empties_bullpen: bool = False) -> tuple[float, float]:
    """Runs the team at bat can expect of the rest of its turn: where the result stands, where the ability is used.

    :param empties_bullpen: the token is the team's last, and the batters to come get second tries.
    """
    seat = view.batting
    batter, bases = view.next_batter[seat], _bases(view)
    line, later = _outlook(view, seat, second_spins=False), _outlook(view, seat, second_spins=empties_bullpen)
    results = results_of_ability(view)
    return line.worth(batter, view.outs, bases, view.result), later.average(batter, view.outs, bases, results)


def results_of_ability(view: MonsterLeague) -> Chances:
    """How likely each result is once the pitcher's ability has worked on the one that is in."""
    seat = view.batting
    effects = view.pitcher(1 - seat, view.active[1 - seat]).ability.effects
    return after(effects, certainly(view.result), chances(view.faces[seat][view.next_batter[seat]]))


def second_spin_runs(view: MonsterLeague) -> tuple[float, float]:
    """Runs the team at bat can expect of the rest of its turn: with the result that is in, with a second spin."""
    seat, bases = view.batting, _bases(view)
    batter, line = view.next_batter[seat], _outlook(view, seat, second_spins=True)
    now = line.worth(batter, view.outs, bases, view.result)
    return now, line.average(batter, view.outs, bases, line.spins[batter])


def turn_with_empty_bullpen(view: MonsterLeague) -> float:
    """How many runs more a whole turn brings the team at bat once the bullpen against it is empty."""
    empty, full = (_outlook(view, view.batting, second_spins=second).to_come[0] for second in (True, False))
    return math.fsum(more[0] - less[0] for more, less in zip(empty, full, strict=True)) / len(full)


def runs_scored(view: MonsterLeague, result: int = NOBODY) -> int:
    """The runs that the result on the wheel, or another one, scores if it stands."""
    return moved(_bases(view), view.result if result == NOBODY else result)[1]


def loses_the_game(view: MonsterLeague) -> bool:
    """Does the home team walk off if the result stands?"""
    return wins_the_game(view, view.result)


def wins_the_game(view: MonsterLeague, result: int) -> bool:
    """Does the home team walk off with this result?"""
    seat = view.batting
    return _last_turn(view) and view.runs[seat] + runs_scored(view, result) > view.runs[1 - seat]


def is_last_token(view: MonsterLeague) -> bool:
    """Would spending it leave the team without a pitcher (ruling M1)?"""
    if view.cards.rules.house_rules.tokenless_pitcher_may_stay:
        return False
    seat = 1 - view.batting
    return view.tokens[2 * seat + view.active[seat]] == 1 and view.relief(seat) == NOBODY


def _last_turn(view: MonsterLeague) -> bool:
    """Can the home team end the game now (ruling M7)?"""
    return view.batting == view.home and view.inning >= view.cards.rules.innings


def _name(result: int) -> str:
    return RESULT_NAMES[result].lower()


def _bases(view: MonsterLeague) -> int:
    return whole(1 << base for base, runner in enumerate(view.bases) if runner != NOBODY)


def _outlook(view: MonsterLeague, seat: int, second_spins: bool) -> Outlook:
    return outlook(view.faces[seat], view.cards.rules.outs, second_spins)


