"""How Monster League speaks: the play-by-play, the prompt, the buttons. Our own words; every fact from the event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games import Line, Question
from lordsball.games.monster_league import calls
from lordsball.games.monster_league import events as told
from lordsball.games.monster_league.basepaths import run
from lordsball.games.monster_league.cards import OUT, USUAL, Play
from lordsball.games.monster_league.state import NOBODY, MonsterLeague
from lordsball.games.phrasing import NUMBERS, capital, counted, listed, ordinal, spelled
from lordsball.games.phrasing import club as with_article

CHIPS = ("Out", "1B", "2B", "3B", "HR")
VERBS = ("is out", "singles", "doubles", "triples", "homers")
RESULT_NAMES = ("out", "single", "double", "triple", "home run")


def half_name(inning: int, top: bool) -> str:
    """Top of the 2nd."""
    return f"{'Top' if top else 'Bottom'} of the {ordinal(inning)}"


def club(t: MonsterLeague, seat: int) -> str:
    """A team inside a sentence: the Graveyard Shift."""
    return with_article(t.team(seat).short)


class MonsterWords:
    """The words of Monster League; see `lordsball.games.Words`. They fit the wheel and the die alike (ruling M17)."""

    def lines(self, event: Any, position: MonsterLeague) -> list[Line]:
        """The event as lines of the log."""
        match event:
            case told.CoinTossed(winner=winner):
                return [Line(f"{capital(club(position, winner))} win the toss.")]
            case told.SidesChosen(first=first):
                last = club(position, 1 - first)
                return [Line(f"{capital(club(position, first))} bat first; {last} take the field and bat last.")]
            case told.HalfStarted(inning=inning, batting=batting):
                name = half_name(inning, batting != position.home)
                return [Line(f"{name}: {club(position, batting)} at bat", name, heading=True)]
            case told.PitcherEntered(seat=seat, pitcher=pitcher):
                card = position.pitcher(seat, pitcher)
                return [Line(f"{card.name} takes the mound with {card.ability.name}.", f"{card.short} pitches")]
            case told.PitcherLeft(seat=seat, pitcher=pitcher, tired=tired):
                why = "is out of tokens and leaves" if tired else "hands over the ball and leaves"
                card = position.pitcher(seat, pitcher)
                return [Line(f"{card.name} {why} for good.", f"{card.short} leaves")]
            case told.BullpenEmptied(seat=seat):
                other = club(position, 1 - seat)
                text = f"{capital(club(position, seat))} have an empty bullpen: from now on {other} may try twice."
                return [Line(text, "Bullpen empty")]
            case told.Spun(before=before) if before != NOBODY:
                return [_spun_again(event, position.batter(event.seat, event.batter).short)]
            case told.StanceTaken(seat=seat, batter=batter):
                up = position.batter(seat, batter)
                own = up.ability.name if up.ability else "his stance"
                return [Line(f"{up.short} goes for it before the pitch: {own}.", own)]
            case told.BatterTries(seat=seat, batter=batter, result=result):
                up = position.batter(seat, batter)
                own = up.ability.name if up.ability else "his luck"
                return [Line(f"{up.short} has {_a(result)} and wants more: {own}.", own)]
            case told.TokenSpent(seat=seat, pitcher=pitcher, left=left, batter=batter, result=result, price=price):
                card = position.pitcher(seat, pitcher)
                on = f"{position.batter(1 - seat, batter).short}'s {RESULT_NAMES[result]}"
                rest = f"{left} left" if left else "the last one" if price == 1 else "the last ones"
                spent = "a token" if price == 1 else spelled(price, "token")
                text = f"{card.short} spends {spent} on {on}: {card.ability.name}, {rest}."
                return [Line(text, card.ability.name)]
            case told.AbilityCoin(heads=heads):
                side = "heads" if heads else "tails"
                return [Line(f"The coin goes up, and comes down {side}!", side.capitalize())]
            case told.ResultChanged(before=before, after=after, second=False) if before == after:
                return [Line(f"The {RESULT_NAMES[after]} stands.", f"The {RESULT_NAMES[after]} stands")]
            case told.AtBatOver():
                return self._at_bat(event, position)
            case told.HalfOver(batting=batting, walk_off=True):
                return [Line(f"{capital(club(position, batting))} walk it off!", "Walk-off!")]
            case told.HalfOver(runs=runs, left=left):
                return [Line(_half_summary(runs, left))]
            case told.GameOver(winner=winner, skipped_bottom=skipped):
                end = Line(self.result(position, ()), "Final", heading=True)
                if not skipped:
                    return [end]
                half = half_name(position.inning, top=False).lower()
                return [Line(f"{capital(club(position, winner))} are ahead and do not need the {half}."), end]
        return []

    @staticmethod
    def _at_bat(event: told.AtBatOver, position: MonsterLeague) -> list[Line]:
        card = position.batter(event.seat, event.batter)
        name = card.short
        by_the_wheel = card.under(event.stance)[event.face - 1] == event.result
        text = calls.call(event, name, by_the_wheel)
        if event.runners:
            text += f" {calls.OTHERWISE[event.runners]}"
        if event.result == OUT:
            text += " " + _outs(event.outs, position.cards.rules.outs)
        elif (runners := calls.RUNNERS.get(tuple(sorted(end for _, _, end in event.moves)))) is not None:
            text += f" {runners}"
        short = f"{name} {VERBS[event.result]}" + (f", {event.runs} in" if event.runs else "")
        line = Line(text, short, CHIPS[event.result], event.face if by_the_wheel else 0)
        return [line, Line(_scored(event, position))] if event.runs else [line]

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
                return Question(f"{who} won the toss.", "Bat first, or take the field and bat last?")
            case "starting_pitcher":
                team = club(position, decision.seat)
                return Question("Starting pitcher?", f"{who}, who starts for {team}? The other waits in the bullpen.")
            case "pitching_change":
                active = position.pitcher(decision.seat, position.active[decision.seat])
                tokens = _tokens(position.tokens[2 * decision.seat + position.active[decision.seat]])
                return Question("Next batter.", f"{who}, keep {active.short} ({tokens}) on the mound, or change now?")
            case "at_bat":
                return self._at_the_plate(position, who)
            case "batter_ability":
                return self._own_ability(position)
            case "ability":
                return self._ability(position, decision.seat)
            case _:
                batter = self._batter(position).short
                if position.result == OUT:
                    return Question("Second try?", f"{batter} is out. A second try cannot be worse.")
                risk = "A second try counts, even if it is worse."
                return Question("Second try?", f"{batter} has {_a(position.result)}. {risk}")

    def _ability(self, position: MonsterLeague, seat: int) -> Question:
        card = position.pitcher(seat, position.active[seat])
        runs = runs_if_kept(position)
        scoring = f"would score {counted(runs, 'run')}" if runs else "would score nobody"
        batter = f"{self._batter(position).short}'s {RESULT_NAMES[position.result]}"
        more = _last_token(position, seat) or _stock(position, seat)
        return Question(f"{card.ability.name}?", f"{batter} {scoring}. {more}")

    def _at_the_plate(self, position: MonsterLeague, who: str) -> Question:
        batter, decision = self._batter(position), position.decision
        if decision is None or len(decision.options) == 1 or batter.ability is None:
            return Question(f"{batter.short} is up.", f"{who} bats.")
        return Question(f"{batter.short} is up.", f"Swing as usual, or {batter.ability.name}? {batter.ability.text}")

    def _own_ability(self, position: MonsterLeague) -> Question:
        batter = self._batter(position)
        assert batter.ability is not None
        runs = runs_if_kept(position)
        scoring = f", and {spelled(runs, 'run')} in" if runs else ""
        has = f"{batter.short} has {_a(position.result)}{scoring}."
        return Question(f"{batter.ability.name}?", f"{has} {batter.ability.text}")

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
                return f"Bring in {name}" if ask == "pitching_change" else f"Start {name}"
            case "stay":
                return f"Keep {position.pitcher(seat, position.active[seat]).short}"
            case "spin":
                return "Swing" if ask == "at_bat" else "Try again"
            case "stance" if (ability := self._batter(position).ability) is not None:
                return str(ability.name)
            case "use" if ask == "batter_ability":
                return str(self._batter(position).ability.name)
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
        after = f" after {counted(extra, 'extra inning')}" if extra > 0 else ""
        runs = f"{position.runs[winner]}-{position.runs[1 - winner]}"
        return f"{capital(club(position, winner))} beat {club(position, 1 - winner)} {runs}{after}."

    @staticmethod
    def _batter(position: MonsterLeague) -> Any:
        return position.batter(position.batting, position.next_batter[position.batting])


def runs_if_kept(position: MonsterLeague) -> int:
    """How many runs the result the at-bat stands at would score."""
    if position.result == NOBODY:
        return 0
    play = Play(position.result, USUAL if position.plate is None else position.plate.runners)
    return run(play, position.bases_taken, position.last_out).runs


def score_line(position: MonsterLeague, score: tuple[int, int]) -> str:
    """Graveyard Shift 7, Candy Crushers 5."""
    visitors_first = (1 - position.home, position.home)
    return ", ".join(f"{position.team(seat).short} {score[seat]}" for seat in visitors_first) + "."


def _spun_again(event: told.Spun, name: str) -> Line:
    had, now = _a(event.before), _a(event.result)
    if event.why == "ability":
        text = f"{name} has to try again: {event.face}, {now}."
    elif event.before == OUT:
        text = f"{name} is out but gets a second try: {event.face}, {now}."
    else:
        text = f"{name} gives up {had} for a second try: {event.face}, {now}."
    return Line(text, f"{name} tries again", CHIPS[event.result], event.face)


def _scored(event: told.AtBatOver, position: MonsterLeague) -> str:
    """Who came home, what that makes of the game, and the score."""
    names = [position.batter(event.seat, who).short for who, start, end in event.moves if end == 4 and start > 0]
    others = event.score[1 - event.seat]
    before, after = event.score[event.seat] - event.runs, event.score[event.seat]
    tied, leads = after == others, before <= others < after
    if names:
        new = ": tie game" if tied else " for the lead" if leads else ""
        text = f"{listed(names)} {calls.scoring(event, len(names))}{new}. "
    else:
        text = "Tie game. " if tied else "That is the lead. " if leads else ""
    return text + score_line(position, event.score)


def _outs(outs: int, of: int) -> str:
    if outs >= of:
        return "That retires the side."
    return f"{capital(NUMBERS[outs])} {'out' if outs == 1 else 'down'}."


def _half_summary(runs: int, left: int) -> str:
    scored = capital(spelled(runs, "run"))
    return f"{scored}, {NUMBERS[left] if left else 'nobody'} left on base."


def _last_token(position: MonsterLeague, seat: int) -> str:
    """What comes of spending the last token; "" where it is not the last, or the pitcher may stay (ruling M1)."""
    if not position.spends_last_token():
        return ""
    name, relief = position.pitcher(seat, position.active[seat]).short, position.relief(seat)
    if relief == NOBODY:
        return f"It is the last token: {name} would leave, and nobody is left in the bullpen."
    return f"It is {name}'s last token: {position.pitcher(seat, relief).short} would come in for the next batter."


def _stock(position: MonsterLeague, seat: int) -> str:
    """How much the pitcher has left to spend."""
    active = position.active[seat]
    return f"{position.pitcher(seat, active).short} has {_tokens(position.tokens[2 * seat + active])}."


def _tokens(left: int) -> str:
    return counted(left, "token")


def _a(result: int) -> str:
    name = RESULT_NAMES[result]
    return f"{'an' if result == OUT else 'a'} {name}"
