"""What happens in Home Run Derby, and how it is told: the log, the prompt, the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games import Line, Question

from .rules import Derby, Drew, Landed, RoundStarted, Swung, Taken


class DerbyWords:
    """See `lordsball.games.Words`."""

    def lines(self, event: Any, position: Derby) -> list[Line]:
        """The event as lines of the log."""
        match event:
            case RoundStarted(round=number):
                return [Line(f"Round {number}", heading=True)]
            case Drew(seat=seat, cards=cards):
                return [Line(f"{position.name(seat)} draws {len(cards)} card{'s' if len(cards) > 1 else ''}.")]
            case Taken(seat=seat, card=card):
                pitch = position.card(card)
                after = "Strike! Out." if pitch.strike else "A ball: good eye, draw two."
                return [Line(f"{position.name(seat)} takes the {pitch.name}. {after}")]
            case Swung(seat=seat, dice=dice, card=card):
                pitch = position.card(card)
                return [Line(f"{position.name(seat)} swings at the {pitch.name} ({pitch.pitch}): {_sum(dice)}.")]
            case Landed():
                return [Line(self._landed(event, position))]
        return []

    @staticmethod
    def _landed(event: Landed, position: Derby) -> str:
        name = position.name(event.seat)
        added = f"{position.card(event.boost).name} makes it {event.swing}. " if event.boost else ""
        if event.swing == event.pitch:
            return f"{added}{event.swing} meets {event.pitch}: fouled off."
        calls = (f"Caught on the track. {name} is out.", f"Gone! Home run, {name}.", f"A moon shot! Two for {name}.")
        return added + calls[event.runs]

    def question(self, position: Derby, names: Sequence[str]) -> Question:
        """The present decision."""
        decision = position.decision
        if decision is None:
            return Question("That's the derby.", self.result(position, names))
        who = names[decision.seat]
        if decision.ask == "throw":
            return Question("Your pitch.", f"{who}, throw {position.name(position.up)} a card, face down.")
        if decision.ask == "swing_or_take":
            return Question("Here it comes.", f"{who}, swing, or take it? A strike you take is an out.")
        pitch = position.card(position.pitch)
        need = f"your {position.swing()} has to beat the {pitch.name}'s {pitch.pitch}"
        return Question(f"You rolled {_sum(position.dice)}.", f"{who}, {need}. Add a card?")

    def action(self, action: Action, position: Derby) -> str:
        """A button's words."""
        if not action.args:
            return f"Stay at {position.swing()}" if action.verb == "as_it_is" else action.verb.capitalize()
        card = position.card(str(action.args[0]))
        if action.verb == "throw":
            return f"Throw {card.name}: {card.pitch}, {'strike' if card.strike else 'ball'}"
        return f"Add {card.name}: {position.swing() + card.bat}"

    def result(self, position: Derby, names: Sequence[str]) -> str:
        """The end in one sentence."""
        winners = [position.name(seat) for seat in position.winners()]
        runs = position.batters[position.winners()[0]].home_runs
        return f"{' and '.join(winners)} win{'s' if len(winners) == 1 else ''} with {runs} home runs."


def _sum(dice: Sequence[int]) -> str:
    return f"{' + '.join(map(str, dice))} = {sum(dice)}"
