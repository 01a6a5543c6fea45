"""What an option costs in loans: known before it is taken, so that its button can say so (ruling L21)."""

from __future__ import annotations

from collections.abc import Iterator

from lordsball.content.vocabulary import Effect
from lordsball.engine.procedure import Action
from lordsball.games.lords import clubs, money
from lordsball.games.lords.carrying_out import ChooseOne
from lordsball.games.lords.event_verbs import EachOwner
from lordsball.games.lords.quality import holds, worth
from lordsball.games.lords.sides import card_in_question
from lordsball.games.lords.spring import SpringActions
from lordsball.games.lords.stadium import StadiumActions
from lordsball.games.lords.staff import raise_price
from lordsball.games.lords.state import EMPTY_STACK, Lords, Owner
from lordsball.games.lords.verbs import Either, Gain, If, Pay


def loans_of(t: Lords, seat: int, action: Action) -> int:
    """The loans that an option of the present decision takes for sure; what a card's die may bring is not counted."""
    o = t.owners[seat]
    match action:
        case Action("sign") if isinstance(top := t.stack[-1], SpringActions) and top.card:
            return money.loans_for(t, o, t.cards.spring[top.card].sign.pay)
        case Action("build", (int(component),)) if o.stacks[component] < EMPTY_STACK:
            return money.loans_for(t, o, clubs.price_of(t, o, component))
        case Action("space") if isinstance(top := t.stack[-1], StadiumActions):
            return money.loans_for(t, o, clubs.price_of(t, o, top.component))
        case Action("move", (str(track), int(steps))):
            return money.loans_for(t, o, raise_price(t, o, track, steps))
        case Action("primary" | "secondary" as side):
            script = t.cards.scripts.get(f"{card_in_question(t, seat)}.{side}")
            return _loans(t, o, script.effects) if script is not None else 0
        case Action("choose", (int(number),)) if isinstance(top := t.stack[-1], ChooseOne):
            effect = t.cards.scripts[top.script].effects[top.place]
            return _loans(t, o, effect.choices[number].do) if isinstance(effect, Either) else 0
        case Action("event", (str(card),)):
            return _loans(t, o, t.cards.scripts[f"{card}.event"].effects)
    return 0


def _loans(t: Lords, o: Owner, effects: tuple[Effect, ...]) -> int:
    """Payments as they come, each with as few loans as cover it."""
    cash, loans, grants = o.cash, 0, t.cards.rules.loans.grants
    for amount in _dollars(t, o, effects):
        taken = max(0, -(-(-amount - cash) // grants)) if amount < 0 else 0
        loans += taken
        cash += amount + taken * grants
    return loans


def _dollars(t: Lords, o: Owner, effects: tuple[Effect, ...]) -> Iterator[int]:
    """What effects bring a club, below 0 what they cost it, in their order."""
    for effect in effects:
        match effect:
            case Pay(amount=amount):
                yield -worth(t, o, amount)
            case Gain(things=things):
                yield from (worth(t, o, amount) for thing, amount in things.pairs if thing == "cash")
            case If(condition=c):
                yield from _dollars(t, o, c.then if holds(t, o, c.needs) else c.otherwise)
            case EachOwner(clubs=c):
                yield from _dollars(t, o, c.do if holds(t, o, c.needs) else c.otherwise)
