"""How Wild Cards speaks: the prompt, the buttons, the result; the play-by-play is in `log.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games import Line, Question
from lordsball.games.wild_cards import log, totals
from lordsball.games.wild_cards.log import POTENTIALS, counted, vibes
from lordsball.games.wild_cards.names import SPECIAL, ZONE_WORDS
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.turn import open_zones
from lordsball.games.wild_cards.window_words import window_question

BASES = ("", "first base", "second base", "third base", "home")


class WildWords:
    """The words of Wild Cards; see `lordsball.games.Words`."""

    def lines(self, event: Any, position: WildCards) -> list[Line]:
        """The event as lines of the log."""
        return log.lines(event, position)

    def question(self, position: WildCards, names: Sequence[str]) -> Question:
        """The present decision in the prompt bar's words."""
        t, decision = position, position.decision
        if decision is None:
            return Question("Game over.", self.result(t, names))
        who, team = names[decision.seat], t.team(decision.seat).short
        match decision.ask:
            case "coin_toss":
                return Question("Flip the coin.", "Its winner chooses who bats first.")
            case "choose_side":
                return Question(f"{who} won the coin.", "Bat first, or pitch first and bat last?")
            case "change_sides":
                return Question("Change sides.", f"{who}, {team} are up: take the bat when you are ready.")
            case "place":
                return self._place(t, decision.seat, who)
            case "window":
                return window_question(t, decision.seat, who)
            case "pitch":
                return Question("Play ball!", f"{who}, roll for the pitch.")
            case "swing":
                return Question(f"Beat {t.pitch_total}.", f"{who}, roll for the swing.")
            case "run_or_ball":
                far = "all the way home" if t.potential >= 4 else f"up to {counted(t.potential, 'base')}"
                fourth = t.balls + 1 >= t.cards.rules.balls
                safe = "the fourth Ball, a Walk" if fourth else f"Ball {t.balls + 1}"
                return Question("A Hit!", f"{who}, run {far} and risk a Catch, or play it safe for {safe}?")
            case "catch_or_run":
                # Whoever may run all the way home has nothing more to win from a fumble.
                fumble = "gives everybody one base more" if t.potential < 4 else "costs nothing more"
                text = f"{who}, try it, or let them run? A fumble {fumble}."
                return Question(f"Catch needs more than {t.bat_total}.", text)
            case "run":
                card = t.name(str(decision.options[0].args[0])) if decision.options else "the runner"
                text = f"{who}, how far? Potential {POTENTIALS[t.potential]}."
                return Question(f"{card[0].upper()}{card[1:]} runs.", text)
            case "keep":
                wealth = vibes(t.vibes_of(decision.seat))
                return Question("Clean up.", f"{who}, pay to keep cards in play? You have {wealth}.")
            case "trash":
                price = f"{vibes(t.cards.rules.trash_cost)} of {t.vibes_of(t.batting)}"
                return Question("Trash a card?", f"{who}, each costs {price}.")
            case "pay":
                return Question("Pay a Vibe.", f"{who}, from which card?")
            case "discard":
                return Question("Draw back up.", f"{who}, discard any cards of your hand for 1 Vibe, then draw.")
            case "shuffle":
                return Question("The deck is empty.", f"{who}, shuffle the discards into a new one.")
        return Question("Choose a card.", f"{who}, which one?")

    @staticmethod
    def _place(t: WildCards, seat: int, who: str) -> Question:
        if seat == t.batting:
            return Question("Who bats?", f"{who}, place your cards face down.")
        return Question("Who takes the field?", f"{who}, place your cards face down.")

    def action(self, action: Action, position: WildCards) -> str:
        """A button's words for an action."""
        t = position
        match action:
            case Action("flip"):
                return "Flip the coin"
            case Action("bat_first"):
                return "Bat first"
            case Action("pitch_first"):
                return "Pitch first"
            case Action("play_on"):
                return "Take the bat"
            case Action("place", (str(card), str(zone))):
                return f"{self._name(t, card)} to {ZONE_WORDS[zone]}"
            case Action("done"):
                return _done(t)
            case Action("turn_up"):
                seat = t.decision.seat if t.decision else 0
                return f"Turn up {t.name(t.coaches[seat].special_down)}"
            case Action("play", (str(card),)):
                return f"Play {t.name(card)}"
            case Action("use", (str(card), int(number))):
                return _use(t, card, number)
            case Action("pass"):
                return f"Lock {totals.total(t)}" if self._own_roll(t) else "Pass"
            case Action("roll"):
                return "Pitch" if t.decision and t.decision.ask == "pitch" else "Swing"
            case Action("run"):
                return "Run"
            case Action("ball"):
                return "Take a Ball"
            case Action("catch"):
                return "Try the Catch"
            case Action("let_run"):
                return "Let them run"
            case Action("move", (str(card), int(base))):
                return f"{self._name(t, card)} to {BASES[base]}"
            case Action("keep", (str(zone),)):
                return f"Keep {_lying(t, zone, t.decision.seat if t.decision else 0)}"
            case Action("trash", (str(zone),)):
                return f"Trash {_lying(t, zone, 1 - t.batting)}"
            case Action("clean_up"):
                return "Clean up"
            case Action("discard", (str(card),)):
                return f"Discard {t.name(card)}"
            case Action("draw"):
                return f"Draw to {t.cards.rules.hand}"
            case Action("pay", (str(card),)):
                return self._pay(t, card)
            case Action("choose", (str(card),)):
                return self._name(t, card)
        return "Shuffle"

    def _pay(self, t: WildCards, card: str) -> str:
        seat = t.decision.seat if t.decision else 0
        has = t.coaches[seat].vibes if card in t.team_ids else t.vibes.get(card, 0)
        return f"{'Team card' if card in t.team_ids else self._name(t, card)} ({has})"

    @staticmethod
    def _own_roll(t: WildCards) -> bool:
        return bool(t.roll) and t.decision is not None and totals.roller(t, t.roll) == t.decision.seat

    @staticmethod
    def _name(t: WildCards, card: str) -> str:
        name = t.name(card)
        return f"{name[0].upper()}{name[1:]}"

    def result(self, position: WildCards, names: Sequence[str]) -> str:
        """The end of a game in one sentence."""
        won, runs = position.winners(), position.runs
        if len(won) == 2:
            return f"It ends in a tie, {runs[0]}-{runs[1]}. They have met their match."
        winner = won[0]
        how = " in a walk-off" if position.ends and position.ends[-1] == "walk_off" else ""
        score = f"{runs[winner]}-{runs[1 - winner]}"
        return f"{position.team(winner).short} beat {position.team(1 - winner).short} {score}{how}."


def _done(t: WildCards) -> str:
    """Placing is over; which zones would need an Emergency Draw."""
    seat = t.decision.seat if t.decision else 0
    empty = [ZONE_WORDS[zone].removeprefix("the ") for zone in open_zones(t, seat) if zone != SPECIAL]
    return f"Done (emergency draw: {' and '.join(empty)})" if empty else "Done placing"


def _use(t: WildCards, card: str, number: int) -> str:
    known = t.cards.card[card]
    ability = known.abilities[number]
    name = ability.name if card in t.team_ids else known.short
    several = len(known.uses) > 1 and card not in t.team_ids
    which = f" ({known.uses.index(number) + 1})" if several else ""
    return f"{name}{which} · {vibes(ability.pay)}" if ability.pay else f"{name}{which}"


def _lying(t: WildCards, zone: str, seat: int) -> str:
    coach = t.coaches[seat]
    if zone == "weather":
        return t.name(t.weather)
    card = getattr(coach, zone) or getattr(coach, f"{zone}_down")
    return t.name(card)
