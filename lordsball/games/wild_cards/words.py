"""How Wild Cards speaks: the prompt, the buttons, the result; the play-by-play is in `log.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games import Line, Question
from lordsball.games.phrasing import capital, club
from lordsball.games.wild_cards import log, totals, verbs
from lordsball.games.wild_cards.abilities import effect_asked
from lordsball.games.wild_cards.log import reach, vibes
from lordsball.games.wild_cards.names import HOME, LYING_WORDS, SPECIAL, ZONE_WORDS
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.turn import open_zones
from lordsball.games.wild_cards.window_words import window_question

_ROLES = {"mound": "a Pitcher", "outfield": "an Outfielder", "at_bat": "a Batter"}
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
        who, team = names[decision.seat], club(t.team(decision.seat).short)
        match decision.ask:
            case "coin_toss":
                return Question("Flip the coin.", "The winner chooses who bats first.")
            case "choose_side":
                return Question(f"{who} won the toss.", "Bat first, or pitch first and bat last?")
            case "change_sides":
                return Question("Change sides.", f"{who}, {team} are up. Come to bat when you are ready.")
            case "place":
                return self._place(t, decision.seat, who)
            case "window":
                return window_question(t, decision.seat, who)
            case "pitch":
                return Question("Play ball!", f"{who}, roll for the pitch.")
            case "swing":
                return Question(f"Beat {t.pitch_total}.", f"{who}, roll for the swing.")
            case "run_or_ball":
                far = reach(t.potential) if t.potential >= HOME else f"up to {reach(t.potential)}"
                fourth = t.balls + 1 >= t.cards.rules.balls
                safe = "the fourth Ball, a Walk" if fourth else f"Ball {t.balls + 1}"
                return Question("A Hit!", f"{who}, run {far} and risk a Catch, or play it safe for {safe}?")
            case "catch_or_run":
                # A Batter who may run all the way home has nothing more to win from a fumble.
                fumble = "gives every runner one more base" if t.potential < 4 else "costs nothing more"
                text = f"{who}, try it, or let them run? A fumble {fumble}."
                return Question(f"It takes {t.bat_total + 1} to catch it.", text)
            case "run":
                card = capital(t.name(str(decision.options[0].args[0]))) if decision.options else "The runner"
                far = reach(t.potential) if t.potential >= HOME else f"up to {reach(t.potential)}"
                return Question(f"{card} may run {far}.", f"{who}, how far?")
            case "keep":
                return Question("Clean up.", self._keep(t, decision.options, decision.seat, who))
            case "trash":
                price, wealth = vibes(t.cards.rules.trash_cost), t.vibes_of(t.batting)
                text = f"{who}, pay {price} for each card they must discard. You have {wealth}."
                return Question("Trash a card?", text)
            case "pay":
                return Question("Pay a Vibe.", f"{who}, from which card?")
            case "discard":
                text = f"{who}, discard any number for a total of 1 Vibe. Then draw up to {t.cards.rules.hand}."
                return Question("Draw back up.", text)
            case "shuffle":
                return Question("The deck is empty.", f"{who}, shuffle the discards into a new one.")
            case "choose":
                return Question(*_chosen_card(t, who))
        raise ValueError(f"no words for the question {decision.ask!r}")

    @staticmethod
    def _keep(t: WildCards, options: Sequence[Action], seat: int, who: str) -> str:
        """What keeping costs, and what becomes of the cards."""
        free = [_lying(t, str(option.args[0]), seat) for option in options if option.verb == "let_go"]
        stays = f"{' and '.join(free)} {'stay' if len(free) > 1 else 'stays'} for free unless you say otherwise."
        if len(free) == len(options) - 1:
            return f"{who}, {stays}"
        price, wealth = vibes(t.cards.rules.keep_cost), t.vibes_of(seat)
        text = f"{who}, pay {price} for each card that stays; the rest are discarded. You have {wealth}."
        return f"{text} {stays}" if free else text

    @staticmethod
    def _place(t: WildCards, seat: int, who: str) -> Question:
        zones = open_zones(t, seat)
        fields = [_ROLES[zone] for zone in zones if zone in _ROLES]
        ask = "Who bats?" if seat == t.batting else "Who takes the field?"
        special = ", and a Special if you like" if SPECIAL in zones else ""
        if fields:
            return Question(ask, f"{who}, choose {' and '.join(fields)}{special}.")
        if SPECIAL in zones:
            return Question("A Special?", f"{who}, place one face down for later, or say that you are done.")
        return Question("All set.", f"{who}, you can still take cards back.")

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
                return "Come to bat"
            case Action("place", (str(card), str(zone))):
                return f"{self._name(t, card)} {LYING_WORDS[zone]}"
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
            case Action("let_go", (str(zone),)):
                return f"Let {_lying(t, zone, t.decision.seat if t.decision else 0)} go"
            case Action("trash", (str(zone),)):
                return f"Trash {_lying(t, zone, 1 - t.batting)}"
            case Action("clean_up"):
                return "Trash no more" if t.decision and t.decision.ask == "trash" else "Discard the rest"
            case Action("discard", (str(card),)):
                return f"Discard {t.name(card)}"
            case Action("draw"):
                return f"Draw to {t.cards.rules.hand}"
            case Action("pay", (str(card),)):
                return self._pay(t, card)
            case Action("choose", (str(card),)):
                return f"Take {t.name(card)}" if isinstance(effect_asked(t), verbs.Take) else f"Give up {t.name(card)}"
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
        return capital(t.name(card))

    def result(self, position: WildCards, names: Sequence[str]) -> str:
        """The end of a game in one sentence."""
        won, runs = position.winners(), position.runs
        if len(won) == 2:
            return f"It ends in a tie, {runs[0]}-{runs[1]}. They have met their match."
        winner = won[0]
        how = " in a walk-off" if position.ends and position.ends[-1] == "walk_off" else ""
        score = f"{runs[winner]}-{runs[1 - winner]}"
        winners, losers = (club(position.team(seat).short) for seat in (winner, 1 - winner))
        return f"{capital(winners)} beat {losers} {score}{how}."


def _chosen_card(t: WildCards, who: str) -> tuple[str, str]:
    """What becomes of the card that is chosen."""
    match effect_asked(t):
        case verbs.Take(pile="shadows"):
            return "Out of the Shadows.", f"{who}, which card do you take into your hand?"
        case verbs.Take():
            return "Back from your discards.", f"{who}, which card do you take into your hand?"
    return "Into the Shadows.", f"{who}, which card of your hand do you give up?"


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
