"""Why an option is worth what it is, in a sentence with the figures of the rules: what the coach says."""

from __future__ import annotations

from lordsball.engine.procedure import Action
from lordsball.games.lords.state import Lords
from lordsball.games.phrasing import counted

_FROM_THE_DECK = {
    "season_card": "It does more against this rival than against those still to come.",
    "spring_card": "No other card of yours has a better option now.",
    "hot_stove_card": "No other card of yours has a better option now.",
    "effect": "Against this rival it brings you more than the other effect.",
    "event": "It does your club more good than the others'.",
    "innovate": "Under that tile lies one that you would rather build.",
    "retirement": "You will miss it least.",
    "space": "The tile adds most there, less what it covers.",
    "choose_die": "Dice are not added up: the highest one counts.",
    "media_support": "A token spent now is missing when Victory Points are bought.",
}
"""Where the choice is about a card or a place, by what is asked."""


def told(t: Lords, action: Action, why: str) -> str:
    """The sentence for an option; `why`: what the player would say where there is nothing better."""
    assert t.decision is not None
    rules, board = t.cards.rules, t.cards.board
    seasons = t.last_year - t.year
    match action.verb:
        case "fans":
            return f"Every Fan pays ${board.income_per_fan} a year, with {counted(seasons, 'season')} after this one."
        case "upgrade":
            return "A Star is a whole point of Team Quality; it takes three Regulars to make one."
        case "call_up":
            return "On the field he plays for wins; on the farm he only counts at the end of each year."
        case "sign":
            return f"Every {rules.prospects_per_vp} Prospects score a Victory Point at the end of each year."
        case "media":
            return f"A Media token draws one more card, or pays ${rules.media_worth} of a Victory Point."
        case "manager" | "hire":
            return "A Manager's level is Team Quality in every series, for a salary."
        case "reroll":
            return "Another roll is free, and you still take the best of them all."
        case "stadium" | "build":
            return "A tile earns or scores every year from now on."
        case "repay":
            return f"Paid back with ${rules.loans.repaid_with}, a loan returns {rules.loans.returns_vp} Victory Point."
        case "buy":
            return "There is nothing better to do with the money than a Victory Point."
        case "done":
            return "The money that is left does more in the winter and the years to come."
        case "neither":
            return "Either effect would do more harm than good."
        case "draw":
            return "One more card to choose from is worth more than the token."
    return _FROM_THE_DECK.get(t.decision.ask) or why or "The others would bring less."
