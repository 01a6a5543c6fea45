"""Computer players for Monster League: alike in everything but when they spend a token."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from lordsball.ai.monster_league.odds import Chances, Outlook, Plays, chances, outlook, spun
from lordsball.engine.procedure import Action, Decision
from lordsball.games.monster_league.basepaths import run
from lordsball.games.monster_league.cards import HOME_RUN, RESULT_NAMES, USUAL, Play
from lordsball.games.monster_league.outlook import answers, outcomes
from lordsball.games.monster_league.rules import BAT_FIRST, FIELD_FIRST, KEEP, PITCH, SPIN, STANCE, STAY, USE
from lordsball.games.monster_league.state import NOBODY, PITCHERS, MonsterLeague

Look = Callable[[], MonsterLeague]


WORTH_A_TOKEN, WORTH_THE_LAST_TOKEN = 0.6, 2.5
"""Runs that an ability has to save for each token where it cannot touch Home Runs."""


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
            case "at_bat":
                return stance(view)
            case "batter_ability":
                return batter_ability(view)
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
        if not touches_home_runs(view):
            return worth_its_price(view)
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
        runs, lost, price = runs_scored(view), loses_the_game(view), price_now(view)
        if not touches_home_runs(view) and not lost:
            return worth_its_price(view)
        if runs < 1 + price and not lost:
            if runs > 1:
                return Choice(KEEP, f"{runs} runs are not worth {price} tokens.")
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
    ability = view.pitcher(seat, pitcher).ability
    effects, gone, total = ability.effects, Play(HOME_RUN), 0.0
    if not answers(ability, HOME_RUN, _is_late(view)):
        return 0.0
    for batter, spin in enumerate(batting.spins):
        plays = outcomes(effects, gone, spin)
        total += spin[HOME_RUN] * (batting.worth(batter, 0, 0, gone) - batting.average(batter, 0, 0, plays))
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


def stance(view: MonsterLeague) -> Choice:
    """Take the batter's stance, or swing as usual: whichever brings more runs, or wins more often right now."""
    own = _own(view)
    swings, stands = stance_runs(view)
    if _last_turn(view) and view.runs[view.batting] >= view.runs[1 - view.batting]:
        swings, stands = (wins_at_once(view, plays) for plays in stance_plays(view))
    if stands > swings:
        return Choice(STANCE, f"{own} is worth more than a swing here.")
    return Choice(SPIN, f"A swing is worth more than {own} here.")


def batter_ability(view: MonsterLeague) -> Choice:
    """Use the batter's own ability where that is worth more than what he has."""
    if wins_the_game(view, view.result):
        return Choice(KEEP, f"That {_name(view.result)} wins it.")
    stands, tries = batter_ability_runs(view)
    if tries > stands:
        return Choice(USE, f"{_own(view)} is worth the risk here.")
    return Choice(KEEP, f"{_own(view)} is not worth the risk here.")


def worth_its_price(view: MonsterLeague) -> Choice:
    """An ability that leaves Home Runs alone is used where it saves enough, the last token only where it saves more."""
    stands, used = ability_runs(view)
    least = price_now(view) * (WORTH_THE_LAST_TOKEN if is_last_token(view) else WORTH_A_TOKEN)
    saved = max(0.0, stands - used)
    if saved < least:
        return Choice(KEEP, f"It would save {saved:.1f} runs: not enough.")
    return Choice(USE, f"It saves {saved:.1f} runs.")


def touches_home_runs(view: MonsterLeague) -> bool:
    """Could the ability of the pitcher in the game do something about a Home Run?"""
    seat = view.pitching
    return answers(view.pitcher(seat, view.active[seat]).ability, HOME_RUN, _is_late(view))


def price_now(view: MonsterLeague) -> int:
    """Tokens that the ability of the pitcher in the game costs."""
    return view.pitcher(view.pitching, view.active[view.pitching]).ability.price


def helps(view: MonsterLeague) -> bool:
    """Would the pitcher's ability leave the batting team with less, on average, than the result as it stands?"""
    stands, used = ability_runs(view)
    return used < stands - 1e-9


def ability_runs(view: MonsterLeague, empties_bullpen: bool = False) -> tuple[float, float]:
    """Runs the team at bat can expect of the rest of its turn: where the result stands, where the ability is used.

    :param empties_bullpen: the token is the team's last, and the batters to come get second tries.
    """
    seat = view.batting
    line, later = _outlook(view, seat, second_spins=False), _outlook(view, seat, second_spins=empties_bullpen)
    batter, outs, bases = _place(view)
    return line.worth(batter, outs, bases, play_now(view)), later.average(batter, outs, bases, plays_of_ability(view))


def plays_of_ability(view: MonsterLeague) -> Plays:
    """How likely each play is once the pitcher's ability has worked on what the at-bat stands at."""
    effects = view.pitcher(view.pitching, view.active[view.pitching]).ability.effects
    return outcomes(effects, play_now(view), spin_now(view))


def stance_plays(view: MonsterLeague) -> tuple[Plays, Plays]:
    """How likely each play of the batter's spin is: as he swings, and under his stance."""
    own = view.own[view.batting][view.next_batter[view.batting]]
    assert own is not None
    swing = spun(chances(view.faces[view.batting][view.next_batter[view.batting]]))
    stands: dict[Play, float] = {}
    for play, share in swing.items():
        new = Play(own.stance[play.result], own.runners)
        stands[new] = stands.get(new, 0.0) + share
    return swing, stands


def stance_runs(view: MonsterLeague) -> tuple[float, float]:
    """Runs the team at bat can expect of the rest of its turn: with a swing, with the batter's stance."""
    line, place, empty = _line(view), _place(view), view.bullpen_empty(view.pitching)
    swing, stands = (
        line.average(*place, line.at_its_best(*place, plays) if empty else plays) for plays in stance_plays(view)
    )
    return swing, stands


def batter_ability_plays(view: MonsterLeague) -> Plays:
    """How likely each play is once the batter's own ability has worked on what he has."""
    own = view.own[view.batting][view.next_batter[view.batting]]
    assert own is not None
    return outcomes(own.effects, play_now(view), spin_now(view))


def batter_ability_runs(view: MonsterLeague) -> tuple[float, float]:
    """Runs the team at bat can expect of the rest of its turn: with what the batter has, with his own ability."""
    line = _line(view)
    return line.worth(*_place(view), play_now(view)), line.average(*_place(view), batter_ability_plays(view))


def second_spin_runs(view: MonsterLeague) -> tuple[float, float]:
    """Runs the team at bat can expect of the rest of its turn: with the result that is in, with a second spin."""
    line, now = _outlook(view, view.batting, second_spins=True), play_now(view)
    return line.worth(*_place(view), now), line.average(*_place(view), spun(spin_now(view), now.runners))


def play_now(view: MonsterLeague) -> Play:
    """What the at-bat stands at."""
    return Play(view.result, USUAL if view.plate is None else view.plate.runners)


def spin_now(view: MonsterLeague) -> Chances:
    """How likely each result of another spin of the batter is, under his stance if he has taken it."""
    return chances(view.batter(view.batting, view.next_batter[view.batting]).under(view.stance))


def runs_scored(view: MonsterLeague, result: int = NOBODY) -> int:
    """The runs that the result on the wheel, or another one, scores if it stands."""
    now = play_now(view)
    play = now if result == NOBODY else Play(result, now.runners)
    return run(play, view.bases_taken, view.last_out).runs


def loses_the_game(view: MonsterLeague) -> bool:
    """Does the home team walk off if the result stands?"""
    return wins_the_game(view, view.result)


def wins_the_game(view: MonsterLeague, result: int) -> bool:
    """Does the home team walk off with this result?"""
    seat = view.batting
    return _last_turn(view) and view.runs[seat] + runs_scored(view, result) > view.runs[1 - seat]


def wins_at_once(view: MonsterLeague, plays: Plays) -> float:
    """How likely the home team is to walk off with one of these plays."""
    short = view.runs[1 - view.batting] - view.runs[view.batting]
    if not _last_turn(view):
        return 0.0
    return math.fsum(p for play, p in plays.items() if run(play, view.bases_taken, view.last_out).runs > short)


def is_last_token(view: MonsterLeague) -> bool:
    """Would spending it leave the team without a pitcher (ruling M1)?"""
    if view.cards.rules.house_rules.tokenless_pitcher_may_stay:
        return False
    seat = 1 - view.batting
    return view.spends_last_token() and view.relief(seat) == NOBODY


def _is_late(view: MonsterLeague) -> bool:
    return view.inning >= view.cards.rules.innings


def _last_turn(view: MonsterLeague) -> bool:
    """Can the home team end the game now (ruling M7)?"""
    return view.batting == view.home and _is_late(view)


def _name(result: int) -> str:
    return RESULT_NAMES[result].lower()


def _own(view: MonsterLeague) -> str:
    """The name of the batter's own ability."""
    own = view.own[view.batting][view.next_batter[view.batting]]
    return own.name if own is not None else ""


def _place(view: MonsterLeague) -> tuple[int, int, int]:
    """The batter in front, the outs, and the bases."""
    return view.next_batter[view.batting], view.outs, view.bases_taken


def _line(view: MonsterLeague) -> Outlook:
    return _outlook(view, view.batting, second_spins=view.bullpen_empty(view.pitching))


def _outlook(view: MonsterLeague, seat: int, second_spins: bool) -> Outlook:
    return outlook(view.faces[seat], view.cards.rules.outs, second_spins)


