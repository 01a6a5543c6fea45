"""The Regular of Lords of Baseball: at every decision the option that the judge likes best."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from lordsball.ai.evaluation import COUNT, GAIN, Evaluation, Worth
from lordsball.ai.lords import finances, season, spring, stadium, winter
from lordsball.ai.lords.characters import character_of, remark, tasted
from lordsball.ai.lords.choice import Choice, best
from lordsball.ai.lords.effects import either_choices
from lordsball.ai.lords.judge import Judge
from lordsball.ai.lords.learned import Experience
from lordsball.ai.lords.tables import SEASON_CARD
from lordsball.ai.lords.telling import told
from lordsball.ai.lords.thumbs import ThisYear, Thumbs
from lordsball.ai.lords.trades import trade_choices
from lordsball.engine.procedure import Action, Decision
from lordsball.games.lords.actions import DECLINE, DRAW, ENOUGH, REPAY, answers
from lordsball.games.lords.carrying_out import ChooseOne
from lordsball.games.lords.hot_stove import ExecutiveMovement, HotStoveActions
from lordsball.games.lords.owner_files import Character
from lordsball.games.lords.sides import card_in_question, trade_sides
from lordsball.games.lords.spring import MediaSupport, SpringActions
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.state import Lords
from lordsball.games.lords.verbs import Either

Look = Callable[[], Lords]
SAMPLE = 5
"""Cards of a deck that are looked at to know what one more is worth."""
UNIT = "Victory Points it brings, about"
UNITS = {"season_card": "Victory Points more than in a later series, about"}
CLOSE = 0.05
"""Victory Points that tell nothing apart."""
SURE = 0.05
"""A loan is paid back outside the buying of Victory Points only where that is clearly better."""


class Regular:
    """Rules of thumb, no looking ahead, and nothing foolish."""

    JUDGE: ClassVar[type[Judge]] = Thumbs

    def __init__(self, seed: int) -> None:
        """This player leaves nothing to chance of its own; every player is made from a seed."""

    def choose(self, decision: Decision, look: Look) -> Action:
        """One of the options. Where there is only one, the view is not looked at."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        if decision.ask == "choose_die":
            return options[0]  # the highest stands first
        return self.decided(look()).action

    def reason(self, view: Lords, action: Action) -> str:
        """Why this action at this decision; "" for what nobody had to think about."""
        if view.decision is None or len(view.decision.options) == 1:
            return ""
        choice = self.decided(view)
        return remark(view, view.decision.seat, choice) if choice.action == action else ""

    def evaluate(self, view: Lords) -> Evaluation:
        """Every option of the view's decision with what it is worth; the decision must have more than one."""
        decision = view.decision
        assert decision is not None
        if decision.ask == "choose_die":
            faces = tuple(Worth(option, float(option.args[0])) for option in decision.options)
            return Evaluation(decision.options[0], told(view, decision.options[0], ""), faces, "On the die", COUNT)
        choice, found = self.thought(view), self.weighed(view)
        worths: dict[Action, float] = {}
        for each in found:
            if each.action in decision.options:
                worths[each.action] = max(each.worth, worths.get(each.action, each.worth))
        figures = tuple(Worth(action, worth) for action, worth in worths.items())
        why = told(view, choice.action, choice.why)
        return Evaluation(choice.action, why, figures, UNITS.get(decision.ask, UNIT), GAIN, margin=CLOSE)

    def decided(self, t: Lords) -> Choice:
        """The choice at the decision of a view or a position, to the taste of the club's owner."""
        assert t.decision is not None
        return self.thought(t, character_of(t, t.decision.seat))

    def thought(self, t: Lords, character: Character | None = None) -> Choice:
        """The choice of somebody of that character, or of nobody's."""
        decision = t.decision
        assert decision is not None
        if decision.ask != "buy_vp" and REPAY in decision.options:
            paid = finances.repay(self.JUDGE(t, decision.seat))
            if paid.worth > SURE:
                return paid
        options = answers(decision) if decision.ask != "buy_vp" else decision.options
        found = self._choices(t, options, character.likes.spite if character is not None else 1.0)
        if character is not None:
            found = tasted(found, character)
        choice = best(found) if found else Choice(answers(decision)[0], 0.0)
        return choice if choice.action in decision.options else Choice(answers(decision)[0], 0.0)

    def weighed(self, t: Lords) -> list[Choice]:
        """What there is to choose at a decision, each with its worth; nothing where nobody has to think."""
        decision = t.decision
        assert decision is not None
        if decision.ask == "buy_vp" or REPAY not in decision.options:
            return self._choices(t, decision.options)
        return [*self._choices(t, answers(decision)), finances.repay(self.JUDGE(t, decision.seat))]

    def _choices(self, t: Lords, options: tuple[Action, ...], spite: float = 1.0) -> list[Choice]:
        assert t.decision is not None
        judge = self.JUDGE(t, t.decision.seat)
        judge.spite = spite
        return choices(judge, t.decision.ask, options)


class Rookie(Regular):
    """The same judgment for this year only: next year's salaries, Prospects and tiles are somebody else's worry."""

    JUDGE = ThisYear


class Veteran(Regular):
    """The same questions, answered by what many games have taught."""

    JUDGE = Experience


def choices(judge: Judge, ask: str, options: tuple[Action, ...]) -> list[Choice]:
    """What a judge thinks of the answers to the question that its club is asked; nothing where nobody has to think."""
    t, club = judge.t, judge.club
    match ask, t.stack[-1]:
        case "event", _:
            return winter.events(judge, [str(action.args[0]) for action in options])
        case "media_support", MediaSupport(deck=deck):
            return media_support(judge, deck)
        case "spring_card", _:
            return spring.spring_cards(judge)
        case "spring_option", SpringActions(card=card):
            return list(spring.spring_choices(judge, card))
        case "hot_stove_card", _:
            return winter.winter_cards(judge)
        case "hot_stove_option", HotStoveActions(card=card):
            return list(winter.winter_choices(judge, card))
        case "season_card", _:
            return season.season_cards(judge, club.hand)
        case "effect", _:
            return list(season.sides(judge, card_in_question(t, club.seat)))
        case "saved_card", _:
            return season.saved_card(judge)
        case "stadium_die", _:
            return season.stadium_die(judge)
        case "choose_effect", ChooseOne(script=script, place=place):
            effect = t.cards.scripts[script].effects[place]
            assert isinstance(effect, Either)
            return either_choices(judge, effect)
        case "innovate", _:
            return stadium.innovations(judge)
        case "offered_trade" | "drawn_trade", _:
            return [Choice(DECLINE, 0.0, "Not at that price."), *trade_choices(judge, trade_sides(t) or ())]
        case "retirement", _:
            return finances.retirements(judge, options)
        case "buy_vp", _:
            return finances.purchases(judge, options)
        case "manager", _:
            return winter.managers(judge, options)
        case "executive", ExecutiveMovement(levels=levels):
            return list(winter.moves(judge, levels))
        case "stadium_action", StadiumActions(actions=actions):
            return stadium.stadium_actions(judge, actions)
        case "space", StadiumActions(component=component):
            return stadium.spaces(judge, component)
    return []


def media_support(judge: Judge, deck: str) -> list[Choice]:
    """One more card, where it is worth more than the token."""
    match deck:
        case "spring":
            card = spring.mean_card(judge, SAMPLE)
        case "hot_stove":
            card = winter.mean_card(judge, SAMPLE)
        case _:
            card = SEASON_CARD
    return [
        Choice(DRAW, card - judge.token, "One more card is worth more than kind words."),
        Choice(ENOUGH, 0.0, "We save the ink."),
    ]
