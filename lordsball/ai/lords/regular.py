"""The Regular of Lords of Baseball: at every decision the option that the judge likes best."""

from __future__ import annotations

from collections.abc import Callable

from lordsball.ai.lords import finances, season, spring, stadium, winter
from lordsball.ai.lords.choice import Choice, best
from lordsball.ai.lords.effects import either_choices
from lordsball.ai.lords.judge import Judge
from lordsball.ai.lords.tables import SEASON_CARD
from lordsball.ai.lords.trades import trade_choices
from lordsball.engine.procedure import Action, Decision
from lordsball.games.lords.actions import DECLINE, DRAW, ENOUGH, answers
from lordsball.games.lords.carrying_out import ChooseOne
from lordsball.games.lords.hot_stove import ExecutiveMovement, HotStoveActions
from lordsball.games.lords.sides import card_in_question, trade_sides
from lordsball.games.lords.spring import MediaSupport, SpringActions
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.state import Lords
from lordsball.games.lords.verbs import Either

Look = Callable[[], Lords]
SAMPLE = 5
"""Cards of a deck that are looked at to know what one more is worth."""
SURE = 0.05
"""A loan is paid back outside the buying of Victory Points only where that is clearly better."""


class Regular:
    """Rules of thumb, no looking ahead, and nothing foolish."""

    def __init__(self, seed: int) -> None:
        """This player leaves nothing to chance of its own; every player is made from a seed."""

    def choose(self, decision: Decision, look: Look) -> Action:
        """One of the options. Where there is only one, the view is not looked at."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        if decision.ask == "choose_die":
            return options[0]  # the highest stands first
        return _think(look()).action

    def reason(self, view: Lords, action: Action) -> str:
        """Why this action at this decision; "" for what nobody had to think about."""
        if view.decision is None or len(view.decision.options) == 1:
            return ""
        choice = _think(view)
        return choice.why if choice.action == action else ""


def _think(t: Lords) -> Choice:
    decision = t.decision
    assert decision is not None
    seat, ask = decision.seat, decision.ask
    options = decision.options if ask == "buy_vp" else answers(decision)
    if options != decision.options:
        paid = finances.repay(Judge(t, seat))
        if paid.worth > SURE:
            return paid
    if ask == "event":
        return winter.event(t, seat, [str(action.args[0]) for action in options])
    choice = _answer(Judge(t, seat), ask, options)
    return choice if choice.action in options else Choice(options[0], 0.0)


def _answer(judge: Judge, ask: str, options: tuple[Action, ...]) -> Choice:
    t, club, top = judge.t, judge.club, judge.t.stack[-1]
    match ask, top:
        case "media_support", MediaSupport(deck=deck):
            return media_support(judge, deck)
        case "spring_card", _:
            return spring.spring_card(judge)
        case "spring_option", SpringActions(card=card):
            return spring.spring_option(judge, card)
        case "hot_stove_card", _:
            return winter.winter_card(judge)
        case "hot_stove_option", HotStoveActions(card=card):
            return winter.winter_option(judge, card)
        case "season_card", _:
            return season.season_card(judge, club.hand)
        case "effect", _:
            return best(season.sides(judge, card_in_question(t, club.seat)))
        case "saved_card", _:
            return season.saved_card(judge)
        case "stadium_die", _:
            return season.stadium_die(judge)
        case "choose_effect", ChooseOne(script=script, place=place):
            effect = t.cards.scripts[script].effects[place]
            assert isinstance(effect, Either)
            return best(either_choices(judge, effect))
        case "innovate", _:
            return best(stadium.innovations(judge))
        case "offered_trade" | "drawn_trade", _:
            return best([Choice(DECLINE, 0.0, "Not at that price."), *trade_choices(judge, trade_sides(t) or ())])
        case "retirement", _:
            return finances.retirement(judge, options)
        case "buy_vp", _:
            return finances.buy_vp(judge, options)
        case "manager", _:
            return winter.manager(judge, options)
        case "executive", ExecutiveMovement(levels=levels):
            return best(winter.moves(judge, levels))
        case "stadium_action", StadiumActions(actions=actions):
            return stadium.stadium_action(judge, actions)
        case "space", StadiumActions(component=component):
            return stadium.space(judge, component)
    return Choice(options[0], 0.0)


def media_support(judge: Judge, deck: str) -> Choice:
    """One more card, where it is worth more than the token."""
    match deck:
        case "spring":
            card = spring.mean_card(judge, SAMPLE)
        case "hot_stove":
            card = winter.mean_card(judge, SAMPLE)
        case _:
            card = SEASON_CARD
    if card >= (token := judge.token):
        return Choice(DRAW, card - token, "One more card is worth more than kind words.")
    return Choice(ENOUGH, 0.0, "We save the ink.")
