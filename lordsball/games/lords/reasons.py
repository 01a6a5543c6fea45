"""Why something is not open now, in one sentence a person can use."""

from __future__ import annotations

from lordsball.content.vocabulary import Effect
from lordsball.engine.procedure import Action
from lordsball.games.lords.actions import CHOOSE
from lordsball.games.lords.amounts import STAT_NAMES
from lordsball.games.lords.carrying_out import ChooseOne
from lordsball.games.lords.clubs import CAPS, room
from lordsball.games.lords.effects import possible, short_of_vp
from lordsball.games.lords.finances import prices, vp_price
from lordsball.games.lords.needs import COMPONENT_NAMES
from lordsball.games.lords.phrases import TRACKS
from lordsball.games.lords.quality import holds, worth
from lordsball.games.lords.sides import card_in_question, trade_sides
from lordsball.games.lords.state import Lords, Owner
from lordsball.games.lords.verbs import THING_NAMES, Either, ExtraDice, Gain, Lose, Thing
from lordsball.games.phrasing import counted

WAITING = {
    "media_support": "decide on Media support first",
    "spring_card": "choose a Spring Training card first",
    "spring_option": "choose an option of the card first",
    "hot_stove_card": "choose a Hot Stove card first",
    "hot_stove_option": "choose an option of the card first",
    "season_card": "choose a Regular Season card first",
    "effect": "choose an effect of the card first",
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
    "executive": "move the office first",
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
    "repay": tuple(WAITING),
}
"""The questions that each verb answers."""


def why_not(t: Lords, action: Action) -> str:
    """Why this action is not among the options of the present decision."""
    decision = t.decision
    if decision is None:
        return "The game is over."
    if action.verb not in PLACES:
        return f"'{action}' is not an action in this game."
    if decision.ask not in PLACES[action.verb]:
        return waiting(t)
    return _refused(t, action, decision.ask, decision.seat) or f"The {_club(t, decision.seat)} cannot do that now."


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
            return _full(t, o, "stars") if o.regulars else "You have no Regular to turn into a Star."
        case Action("call_up"):
            if not o.prospects:
                return "You have no Prospect to call up."
            return _full(t, o, "regulars" if o.regulars >= CAPS["regulars"] and t.supply else "stars")
        case Action("fans"):
            return _full(t, o, "fans")
        case Action("repay"):
            if not o.loans:
                return "You have no loan to pay back."
            return f"Paying back a loan takes ${t.cards.rules.loans.repaid_with}; you have ${o.cash}."
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
            price = vp_price(t)
            if not prices(t, o):
                return f"A Victory Point costs ${price}; you have ${o.cash} and {counted(o.media, 'Media token')}."
            return f"That is not what a Victory Point costs: it is ${price}, no change given for Media tokens."
        case Action("move", (str(track), int(steps))) if track in TRACKS:
            if 1 <= getattr(o, track) + steps <= CAPS[track]:
                return "This card cannot move an office that far."
            return f"The {TRACKS[track]} is at level {getattr(o, track)}: levels run from 1 to {CAPS[track]}."
        case Action("card"):
            return f"That card is not in the hand of the {_club(t, seat)}."
        case Action("token" | "event"):
            return "That is not on the table."
        case Action("choose"):
            return _no_choice(t, o, action)
    return ""


def _no_trade(t: Lords, ask: str, seat: int, given: int) -> str:
    sides = trade_sides(t)
    if sides is None:
        return ""
    o, give, get = t.owners[seat], sides[given].counts, sides[1 - given].counts
    if o.stars < give[0] or o.regulars < give[1] or o.prospects < give[2]:
        return f"The {_club(t, seat)} do not have {sides[given].words()} to give up."
    if t.star_pool + give[0] < get[0]:
        return "The Star Player Pool is empty."
    things: tuple[Thing, ...] = ("stars", "regulars", "prospects")
    over = [n for n, thing in enumerate(things) if getattr(o, thing) - give[n] + get[n] > CAPS[thing]]
    return f"There is room for {CAPS[things[over[0]]]} {THING_NAMES[things[over[0]]][1]} only." if over else ""


def _no_side(t: Lords, seat: int, side: str) -> str:
    """The first thing that stands in the way of a side: a condition that fails, else an effect that cannot be done."""
    o = t.owners[seat]
    script = t.cards.scripts.get(f"{card_in_question(t, seat)}.{side}")
    if script is None:
        return ""
    for need in script.needs:
        if not holds(t, o, (need,)):
            return f"This effect needs {need.own_words()}."
    blocked = next((effect for effect in script.effects if not possible(t, o, effect)), None)
    return _no_loan_for_vp(t, o, script.effects) if blocked is None else _no_effect(t, o, blocked)


def _no_choice(t: Lords, o: Owner, action: Action) -> str:
    """Why one of the choices of a card is closed."""
    top = t.stack[-1]
    effect = t.cards.scripts[top.script].effects[top.place] if isinstance(top, ChooseOne) else None
    if not isinstance(effect, Either) or action not in CHOOSE[: len(effect.choices)]:
        return "That part of the card cannot be used now."
    effects = effect.choices[CHOOSE.index(action)].do
    blocked = next((inner for inner in effects if not possible(t, o, inner)), None)
    return _no_loan_for_vp(t, o, effects) if blocked is None else _no_effect(t, o, blocked)


def _no_loan_for_vp(t: Lords, o: Owner, effects: tuple[Effect, ...]) -> str:
    short = short_of_vp(t, o, effects)
    return f"You are ${short} short, and loans cannot buy Victory Points." if short else ""


def _no_effect(t: Lords, o: Owner, effect: Effect) -> str:
    """Why an effect of a card cannot be carried out now."""
    match effect:
        case Gain(things=things):
            full = [thing for thing, amount in things.pairs if worth(t, o, amount) and not room(t, o, thing)]
            return _full(t, o, full[0])
        case Lose(things=things):
            return f"You have no {' or '.join(THING_NAMES[thing][1] for thing, _ in things.pairs)} to lose."
        case ExtraDice(amount=amount) if amount.of is not None:
            return f"This effect rolls dice for {STAT_NAMES[amount.of]}, and you have none."
    return "None of the choices of this effect can be made now."


def _full(t: Lords, o: Owner, thing: Thing) -> str:
    """Why there is no room for one more of a thing."""
    if thing == "manager":
        return "There is no Manager to promote." if not o.manager else "The Manager is at level 5, the highest."
    if thing in TRACKS:
        return f"The {TRACKS[thing]} is at level {CAPS[thing]}, the highest."
    if thing == "stars" and o.stars < CAPS["stars"]:
        return "There is no Star left in the general supply."
    return f"You already have {CAPS[thing]} {THING_NAMES[thing][1]}, as many as there is room for."
