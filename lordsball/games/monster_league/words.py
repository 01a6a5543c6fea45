"""How Monster League speaks: the play-by-play, the prompt, the buttons. Our own words; every fact from the event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games import Line, Question
from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.cards import DOUBLE, HOME_RUN, OUT, SINGLE, TRIPLE
from lordsball.games.monster_league.state import NOBODY, MonsterLeague

CHIPS = ("Out", "1B", "2B", "3B", "HR")
VERBS = ("is out", "singles", "doubles", "triples", "homers")
RESULT_NAMES = ("out", "single", "double", "triple", "home run")
ORDINALS = ("", "1st", "2nd", "3rd")
NUMBERS = ("no", "one", "two", "three", "four")

# The announcer picks by what happened (the face and the batter), so the same game is always told the same way.
CALLS = {
    OUT: (
        "{batter} pops it up. Easy out.",
        "{batter} grounds into the fog. Out.",
        "{batter} swings at a bat, not the ball. Out.",
        "{batter} flies out to the graveyard fence.",
        "{batter} goes down looking at the moon.",
    ),
    SINGLE: (
        "{batter} slaps a single.",
        "{batter} bloops one over the tombstones. Single.",
        "{batter} drops a single in the pumpkin patch.",
        "{batter} legs out a single.",
    ),
    DOUBLE: (
        "{batter} rips a double down the line.",
        "{batter} doubles off the haunted wall.",
        "{batter} splits the scarecrows. Double.",
    ),
    TRIPLE: (
        "{batter} races to third. A triple!",
        "{batter} triples into the deepest dark.",
    ),
    HOME_RUN: (
        "{batter} sends it to the next world. Home run!",
        "{batter} hits it over the moon. Gone!",
        "{batter} clears the lanterns. Home run!",
    ),
}


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th …, 11th, 21st."""
    if number % 100 in (11, 12, 13) or not 1 <= number % 10 <= 3:
        return f"{number}th"
    return f"{number}{ORDINALS[number % 10][-2:]}"


def half_name(inning: int, top: bool) -> str:
    """Top of the 2nd."""
    return f"{'Top' if top else 'Bottom'} of the {ordinal(inning)}"


def listed(names: Sequence[str]) -> str:
    """Jack; Jack and Hal; Jack, Hal and Dave."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


class MonsterWords:
    """The words of Monster League; see `lordsball.games.Words`."""

    def lines(self, event: Any, position: MonsterLeague) -> list[Line]:
        """The event as lines of the log."""
        match event:
            case told.CoinTossed(winner=winner):
                return [Line(f"The coin lands for {position.team(winner).short}.")]
            case told.SidesChosen(first=first):
                return [Line(f"{position.team(first).short} bat first; {position.team(1 - first).short} are at home.")]
            case told.HalfStarted(inning=inning, batting=batting):
                name = half_name(inning, batting != position.home)
                return [Line(f"{name}: {position.team(batting).short} at bat", name, heading=True)]
            case told.PitcherEntered(seat=seat, pitcher=pitcher):
                card = position.pitcher(seat, pitcher)
                return [Line(f"{card.name} takes the mound.", f"{card.short} pitches")]
            case told.PitcherLeft(seat=seat, pitcher=pitcher, tired=tired):
                why = "is out of tokens and leaves" if tired else "walks off the mound"
                card = position.pitcher(seat, pitcher)
                return [Line(f"{card.name} {why} for good.", f"{card.short} leaves")]
            case told.BullpenEmptied(seat=seat):
                other = position.team(1 - seat).short
                text = f"The bullpen of {position.team(seat).short} is empty: {other} may spin twice from now on."
                return [Line(text, "Bullpen empty")]
            case told.Spun(why=why, seat=seat, batter=batter, face=face, result=result) if why != "spin":
                name = position.batter(seat, batter).short
                text = f"{name} spins again: {face}, {RESULT_NAMES[result]}."
                return [Line(text, f"{name} spins again", CHIPS[result], face)]
            case told.TokenSpent(seat=seat, pitcher=pitcher, left=left):
                card = position.pitcher(seat, pitcher)
                text = f"{card.short} spends a token on {card.ability.name}: {left} left."
                return [Line(text, card.ability.name)]
            case told.AbilityCoin(heads=heads):
                text = "The coin comes up heads!" if heads else "Tails. Nothing doing."
                return [Line(text, "Heads" if heads else "Tails")]
            case told.AtBatOver():
                return [self._at_bat(event, position)]
            case told.HalfOver(runs=runs, left=left, walk_off=walk_off):
                return [Line(_half_summary(runs, left, walk_off))]
            case told.GameOver():
                return [Line(self.result(position, ()), heading=True)]
        return []

    def _at_bat(self, event: told.AtBatOver, position: MonsterLeague) -> Line:
        seat = event.seat
        calls = CALLS[event.result]
        text = calls[(event.face + event.batter * 3 + sum(event.score)) % len(calls)].format(
            batter=position.batter(seat, event.batter).short
        )
        home = [position.batter(seat, who).short for who, start, end in event.moves if end == 4 and start > 0]
        if event.result == OUT:
            text += f" {_counted(event.outs)}."
        elif home:
            text += f" {listed(home)} {'scores' if len(home) == 1 else 'score'}."
        if event.runs:
            text += " " + score_line(position, event.score)
        name = position.batter(seat, event.batter).short
        short = f"{name} {VERBS[event.result]}" + (f", {event.runs} in" if event.runs else "")
        return Line(text, short, CHIPS[event.result], event.face)

    def question(self, position: MonsterLeague, names: Sequence[str]) -> Question:
        """The present decision in the prompt bar's words."""
        decision = position.decision
        if decision is None:
            return Question("Game over.", self.result(position, names))
        who = names[decision.seat]
        match decision.ask:
            case "coin_toss":
                return Question("Flip the coin.", "Its winner chooses which team bats first.")
            case "choose_side":
                return Question(f"{who} won the coin.", "Bat first, or take the field and bat last?")
            case "starting_pitcher":
                team = position.team(decision.seat).short
                return Question("Starting pitcher?", f"{who}, who opens for {team}? The other waits in the bullpen.")
            case "pitching_change":
                active = position.pitcher(decision.seat, position.active[decision.seat])
                tokens = _tokens(position.tokens[2 * decision.seat + position.active[decision.seat]])
                return Question("Next batter.", f"{who}, keep {active.short} ({tokens}) on the mound, or change now?")
            case "at_bat":
                return Question(f"{self._batter(position).short} is up.", f"{who}, spin the wheel.")
            case "ability":
                return self._ability(position, decision.seat)
            case _:
                batter = self._batter(position).short
                result = RESULT_NAMES[position.result]
                return Question("Spin again?", f"{batter} has {_a(result)}. A second spin counts, even if it is worse.")

    def _ability(self, position: MonsterLeague, seat: int) -> Question:
        card = position.pitcher(seat, position.active[seat])
        runs = runs_if_kept(position)
        scoring = f"would score {runs} {'run' if runs == 1 else 'runs'}" if runs else "would score nobody"
        batter = f"{self._batter(position).short}'s {RESULT_NAMES[position.result]}"
        last = position.tokens[2 * seat + position.active[seat]] == 1
        warning = " It is the last token: the pitcher leaves after it." if last else ""
        return Question(f"{card.ability.name}?", f"{batter} {scoring}. {card.ability.text}{warning}")

    def action(self, action: Action, position: MonsterLeague) -> str:
        """A button's words for an action."""
        decision = position.decision
        ask, seat = (decision.ask, decision.seat) if decision else ("", 0)
        match action.verb:
            case "flip":
                return "Flip the coin"
            case "bat_first":
                return "Bat first"
            case "field_first":
                return "Field first"
            case "pitch":
                name = position.pitcher(seat, int(action.args[0])).short
                return f"Bring in {name}" if ask == "pitching_change" else name
            case "stay":
                return f"Keep {position.pitcher(seat, position.active[seat]).short}"
            case "spin":
                return "Spin" if ask == "at_bat" else "Spin again"
            case "use":
                return "Use ability"
            case _:
                return "Keep result"

    def result(self, position: MonsterLeague, names: Sequence[str]) -> str:
        """The end of a game in one sentence."""
        winner = position.leader()
        if winner == NOBODY:
            return f"It ends in a tie, {position.runs[0]}-{position.runs[1]}."
        extra = position.inning - position.cards.rules.innings
        after = f" after {extra} extra {'inning' if extra == 1 else 'innings'}" if extra > 0 else ""
        runs = f"{position.runs[winner]}-{position.runs[1 - winner]}"
        return f"{position.team(winner).short} beat {position.team(1 - winner).short} {runs}{after}."

    @staticmethod
    def _batter(position: MonsterLeague) -> Any:
        return position.batter(position.batting, position.next_batter[position.batting])


def runs_if_kept(position: MonsterLeague) -> int:
    """How many runs the result the at-bat stands at would score."""
    if position.result in (OUT, NOBODY):
        return 0
    runners = [True, *(runner != NOBODY for runner in position.bases)]
    return sum(on and base + position.result >= 4 for base, on in enumerate(runners))


def score_line(position: MonsterLeague, score: tuple[int, int]) -> str:
    """Graveyard Shift 7, Candy Crushers 5."""
    visitors_first = (1 - position.home, position.home)
    return ", ".join(f"{position.team(seat).short} {score[seat]}" for seat in visitors_first) + "."


def _counted(outs: int) -> str:
    number = NUMBERS[outs].capitalize() if outs < len(NUMBERS) else str(outs)
    return f"{number} out" if outs == 1 else f"{number} down"


def _half_summary(runs: int, left: int, walk_off: bool) -> str:
    if walk_off:
        return "The home side walks it off!"
    scored = f"{runs} {'run' if runs == 1 else 'runs'}" if runs else "No runs"
    return f"{scored}, {left if left else 'nobody'} left on base."


def _tokens(left: int) -> str:
    return f"{left} {'token' if left == 1 else 'tokens'}"


def _a(result: str) -> str:
    return f"an {result}" if result == "out" else f"a {result}"
