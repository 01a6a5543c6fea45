"""The Expert of Monster League: does what wins most often, by a table of the whole game."""

from __future__ import annotations

from lordsball.ai.monster_league.bench import best
from lordsball.ai.monster_league.expectancy import worths
from lordsball.ai.monster_league.players import Look, Veteran
from lordsball.ai.monster_league.tables import Unsolvable
from lordsball.engine.procedure import Action, Decision
from lordsball.games.monster_league.rules import BAT_FIRST, FIELD_FIRST, KEEP, PITCH, SPIN, STANCE, STAY, USE
from lordsball.games.monster_league.state import MonsterLeague


class Expert:
    """Never gives away a chance to win. A game that no table can hold it plays as a Veteran.

    It goes by the table that is shipped, or by a rough one where none is. A better one that this computer may have
    worked out is left alone: the same seed plays the same game on every machine.
    """

    def __init__(self, seed: int) -> None:
        self._instead = Veteran(seed)

    def choose(self, decision: Decision, look: Look) -> Action:
        """One of the options. Where there is only one, the view is not looked at."""
        if len(decision.options) == 1:
            return decision.options[0]
        view = look()
        try:
            return best(worths(view, shipped_only=True))
        except Unsolvable:
            return self._instead.choose(decision, lambda: view)

    def reason(self, view: MonsterLeague, action: Action) -> str:
        """The chances of both options; "" for what nobody had to think about."""
        decision = view.decision
        if decision is None or len(decision.options) == 1 or action == STAY:
            return ""
        try:
            found = worths(view, shipped_only=True)
        except Unsolvable:
            return self._instead.reason(view, action)
        if best(found) != action:
            return ""
        ((other, less),) = ((option, chance) for option, chance in found.items() if option != action)
        chance, rest = _told(found[action], less)
        if chance == rest:
            return f"It hardly matters: either wins {chance}."
        second = _words(view, other)
        return f"{_words(view, action)} wins {chance}, {second[0].lower()}{second[1:]} {rest}."


def _told(chance: float, other: float) -> tuple[str, str]:
    """Two chances in percent, with two decimals where one would not tell them apart."""
    digits = 1 if f"{100 * chance:.1f}" != f"{100 * other:.1f}" else 2
    return f"{100 * chance:.{digits}f}%", f"{100 * other:.{digits}f}%"


def _words(view: MonsterLeague, action: Action) -> str:
    """An option as the subject of a short sentence."""
    assert view.decision is not None
    ask = view.decision.ask
    if action in PITCH:
        new = view.pitcher(view.decision.seat, PITCH.index(action)).short
        return f"Starting {new}" if ask == "starting_pitcher" else f"Bringing in {new}"
    swing = "A swing" if ask == "at_bat" else "A second try"
    return {
        BAT_FIRST: "Batting first", FIELD_FIRST: "Batting last", SPIN: swing, STANCE: "The stance",
        USE: "Spending" if ask == "ability" else "Trying it", KEEP: "Keeping", STAY: "Staying",
    }[action]
