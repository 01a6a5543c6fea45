"""Why something is not open now, in one sentence a person can use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lordsball.engine.procedure import Action
from lordsball.games.lords.needs import COMPONENT_NAMES, needs_in_words

if TYPE_CHECKING:
    from lordsball.games.lords.state import Lords

WAITING = {
    "media_support": "decide on Media support first",
    "spring_card": "choose a Spring Training card first",
    "spring_option": "choose an option of the card first",
    "hot_stove_card": "choose a Hot Stove card first",
    "hot_stove_option": "choose an option of the card first",
    "season_card": "choose a Regular Season card first",
    "effect": "choose a side of the card first",
    "saved_card": "decide on the saved card first",
    "stadium_die": "decide on the Field's die first",
    "roll_series": "roll for the series first",
    "roll_game": "roll for the next game first",
    "choose_die": "choose a die first",
    "choose_effect": "choose what the card does first",
    "innovate": "choose a stack to innovate first",
    "offered_trade": "decide on the trade first",
    "drawn_trade": "decide on the trade first",
    "retirement": "take a Retirement token first",
    "buy_vp": "decide on buying Victory Points first",
    "event": "choose the event first",
    "manager": "decide on the Manager first",
    "executive": "decide on Executive Movement first",
    "stadium_action": "decide on the stadium first",
    "space": "choose a space for the tile first",
}
"""What has to be decided before anything else, for each question."""

PLACES = {
    "draw": ("media_support",), "enough": ("media_support",), "upgrade": ("spring_option",),
    "call_up": ("spring_option",), "sign": ("spring_option",), "fans": ("spring_option",),
    "trade": ("spring_option", "hot_stove_option", "offered_trade", "drawn_trade"),
    "decline": ("offered_trade", "drawn_trade"), "primary": ("effect",),
    "secondary": ("effect",), "neither": ("effect",), "play": ("saved_card",), "leave": ("saved_card",),
    "use_die": ("stadium_die",), "keep_die": ("stadium_die",), "roll": ("roll_series", "roll_game"),
    "die": ("choose_die",), "choose": ("choose_effect",), "innovate": ("innovate", "stadium_action"),
    "build": ("stadium_action",), "space": ("space",), "stop": ("stadium_action",), "manager": ("hot_stove_option",),
    "stadium": ("hot_stove_option",), "option": ("hot_stove_option",), "media": ("hot_stove_option",),
    "reroll": ("manager",), "hire": ("manager",), "move": ("executive",), "buy": ("buy_vp",), "done": ("buy_vp",),
    "token": ("retirement",), "event": ("event",),
    "card": ("spring_card", "hot_stove_card", "season_card"),
    "repay": ("spring_card", "hot_stove_card", "season_card", "buy_vp", "stadium_action"),
}  # fmt: skip
"""The questions that each verb answers."""


def why_not(t: Lords, action: Action) -> str:
    """Why this action is not among the options of the present decision."""
    decision = t.decision
    if decision is None:
        return "The game is over."
    if action.verb not in PLACES:
        return f"'{action}' is nothing that anybody can do in this game."
    if decision.ask not in PLACES[action.verb]:
        return waiting(t)
    return _refused(t, action, decision.ask, decision.seat) or f"That is not open to the {_club(t, decision.seat)} now."


def waiting(t: Lords) -> str:
    """Who has to decide what before anything else."""
    decision = t.decision
    if decision is None:
        return "The game is over."
    return f"The {_club(t, decision.seat)} have to {WAITING[decision.ask]}."


def _club(t: Lords, seat: int) -> str:
    return t.team_of(seat).short


def _refused(t: Lords, action: Action, ask: str, seat: int) -> str:
    o = t.owners[seat]
    match action:
        case Action("trade", (int(given),)) if given in (0, 1):
            return _no_trade(t, ask, seat, given)
        case Action("upgrade"):
            if not o.regulars:
                return "There is no Regular to turn into a Star."
            return "All nine Star boxes are full." if o.stars >= 9 else "There is no Star left in the general supply."
        case Action("call_up"):
            if not o.prospects:
                return "There is no Prospect to call up."
            return "There is no room for the player, or no Star left in the general supply."
        case Action("fans"):
            return "The Fan marker is at 20 already."
        case Action("repay"):
            need = t.cards.rules.loans.repaid_with
            return f"Paying a loan back takes ${need}." if o.loans else "There is no loan to pay back."
        case Action("primary" | "secondary" as side):
            return _no_side(t, seat, side)
        case Action("innovate" | "build", (int(component),)) if component in range(4):
            return f"The stack of {COMPONENT_NAMES[component]} tiles is empty."
        case Action("space"):
            return "No icon on that space matches the tile."
        case Action("die" | "hire"):
            return "The dice did not show that."
        case Action("reroll"):
            return "The card allows no more rolls."
        case Action("buy"):
            return "That is not what a Victory Point costs, or more than the owner has."
        case Action("move"):
            return "A level runs from 1 to 5, and this card moves it no further."
        case Action("card"):
            return f"That card is not in the hand of the {_club(t, seat)}."
        case Action("token" | "event"):
            return "That does not lie on the table now."
        case Action("choose"):
            return "That part of the card cannot be carried out now."
    return ""


def _no_trade(t: Lords, ask: str, seat: int, given: int) -> str:
    from lordsball.games.lords.sides import trade_sides

    sides = trade_sides(t)
    if sides is None:
        return ""
    o, give, get = t.owners[seat], sides[given].counts, sides[1 - given].counts
    if o.stars < give[0] or o.regulars < give[1] or o.prospects < give[2]:
        return f"The {_club(t, seat)} do not have {sides[given].words()} to give up."
    if t.star_pool + give[0] < get[0]:
        return "The Star Player Pool is empty."
    return "There is no room on the mat for what would come."


def _no_side(t: Lords, seat: int, side: str) -> str:
    from lordsball.games.lords.sides import card_in_question

    card = card_in_question(t, seat)
    script = t.cards.scripts.get(f"{card}.{side}")
    if script is None:
        return ""
    if script.needs:
        return f"This side needs {needs_in_words(script.needs)}, and something of it cannot be done."
    return "A track is at its end, or the club has none of the players whose dice this side rolls."
