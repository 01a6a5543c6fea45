"""Hot Stove League: the event, and which card for which of its five options."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from lordsball.ai.arithmetic import power
from lordsball.ai.lords.choice import Choice, best
from lordsball.ai.lords.effects import effects_worth
from lordsball.ai.lords.judge import Judge
from lordsball.ai.lords.stadium import stadium_worth
from lordsball.ai.lords.trades import trade_choices
from lordsball.engine.procedure import Action
from lordsball.games.lords.actions import HIRE, MANAGER, MEDIA, MOVE, OPTION, REROLL, STADIUM
from lordsball.games.lords.event_verbs import EachOwner, ManagerRolls, TilePrice
from lordsball.games.lords.quality import holds
from lordsball.games.lords.scripts import Effects
from lordsball.games.lords.staff import raise_price
from lordsball.games.lords.state import MOST_LEVEL

TILES = 1.5
"""Tiles that an owner builds in a winter."""
REROLLED = 0.06
"""What another roll for a Manager is worth to everybody who may want one."""
OTHERS = 0.5
"""How much of what an event gives the others it takes from us."""


def winter_choices(judge: Judge, card_id: str) -> Iterator[Choice]:
    """The options of a card with what they are worth."""
    t, card = judge.t, judge.cards.hot_stove[card_id]
    yield Choice(MEDIA, judge.gain(media=card.media), "Kind words in the papers are never wasted.")
    yield from trade_choices(judge, card.trade)
    rerolls = card.manager + t.manager_rolls
    yield Choice(
        MANAGER, judge.once(f"manager {rerolls}", lambda: manager_worth(judge, rerolls)), "A better head for the bench."
    )
    stone = judge.once(f"stadium {card.stadium}", lambda: stadium_worth(judge, card.stadium))
    yield Choice(STADIUM, stone, "Stone lasts longer than elbows.")
    option = judge.once(f"moves {card.option}", lambda: best(moves(judge, card.option)))
    yield Choice(OPTION, option.worth, option.why)


def winter_option(judge: Judge, card_id: str) -> Choice:
    """The best option of a card."""
    return best(winter_choices(judge, card_id))


def winter_cards(judge: Judge) -> list[Choice]:
    """Every card at the worth of its best option."""
    found = []
    for card in judge.club.hot_stove:
        option = winter_option(judge, card)
        found.append(Choice(Action("card", (card,)), option.worth, option.why))
    return found


def mean_card(judge: Judge, most: int) -> float:
    """What one more card is worth on average: a few of those that are left show it."""
    left = sorted(judge.t.hot_stove_left) or sorted(judge.t.hot_stove_used)
    few = left[:: max(1, len(left) // most)][:most]
    return math.fsum(max(0.0, winter_option(judge, card).worth) for card in few) / len(few)


# --- the Manager ------------------------------------------------------------------------------------------------------


def hires(judge: Judge) -> list[float]:
    """What a Manager of each level from 1 would be worth instead of the present one."""
    return [judge.gain(manager=level - judge.club.manager) for level in range(1, MOST_LEVEL + 1)]


def manager_worth(judge: Judge, rerolls: int) -> float:
    """The mean of the best of this many rolls and one; a roll has to be taken, even if all are worse than what was."""
    found = below = 0.0
    for worth, chance in sorted(zip(hires(judge), _chances(judge), strict=True)):
        upto = below + chance
        found += worth * (power(upto, rerolls + 1) - power(below, rerolls + 1))
        below = upto
    return found


def _chances(judge: Judge) -> list[float]:
    """How likely one roll brings a Manager of each level from 1."""
    chances = [0.0] * MOST_LEVEL
    for total, level in enumerate(judge.cards.board.manager_rolls, 2):
        chances[level - 1] += (6 - abs(7 - total)) / 36
    return chances


def managers(judge: Judge, options: Sequence[Action]) -> list[Choice]:
    """Who was rolled, and another roll: it is free, and the best of all rolls is taken in the end."""
    worths = hires(judge)
    found = [Choice(a, worths[int(a.args[0]) - 1], "He will do nicely.") for a in options if a in HIRE]
    if REROLL in options:
        rolled = best(found).worth
        more = (chance * max(0.0, worth - rolled) for worth, chance in zip(worths, _chances(judge), strict=True))
        found.append(Choice(REROLL, rolled + math.fsum(more), "Who else is waiting outside?"))
    return found


# --- executives -------------------------------------------------------------------------------------------------------


def moves(judge: Judge, levels: int) -> Iterator[Choice]:
    """Every move of the Front Office or the Farm System with what it is worth."""
    t, club = judge.t, judge.club
    for (track, steps), action in MOVE.items():
        level = getattr(club, track)
        if abs(steps) > levels or not 1 <= level + steps <= MOST_LEVEL:
            continue
        price = raise_price(t, club, track, steps)
        why = "More people who know things." if steps > 0 else "We pay too many people."
        yield Choice(action, judge.gain(**{track: steps, "cash": -price}), why)


# --- the event --------------------------------------------------------------------------------------------------------


def events(judge: Judge, cards: Sequence[str]) -> list[Choice]:
    """Every event with how much more good it does us than the others."""
    t, seat = judge.t, judge.club.seat
    judges = [judge if o is judge.club else judge.of(o.seat) for o in t.owners]
    found = []
    for card in cards:
        worths = [_event_worth(judge, t.cards.hot_stove[card].event.do) for judge in judges]
        mine = worths.pop(seat)
        theirs = math.fsum(worths) / len(worths) if worths else 0.0
        found.append(Choice(Action("event", (card,)), mine - judge.spite * OTHERS * theirs, "That suits us."))
    return found


def _event_worth(judge: Judge, effects: Effects) -> float:
    found = 0.0
    for effect in effects:
        match effect:
            case EachOwner(clubs=c):
                affected = holds(judge.t, judge.club, c.needs)
                found += effects_worth(judge, c.do if affected else c.otherwise)
            case TilePrice(dollars=dollars):
                found -= TILES * dollars * judge.dollar
            case ManagerRolls(rolls=rolls):
                found += REROLLED * rolls
    return found
