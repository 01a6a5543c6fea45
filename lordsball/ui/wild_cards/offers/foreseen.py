"""What comes of an option, for the button that does it: "9: Strike", "12: 17% hit", "steal 2 Vibes".

Tried on a copy in which everything this seat does not see is dealt again, so nothing hidden can show through. What the
other coach may still answer is left out.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from lordsball.ai.wild_cards.thumbs import hands_after
from lordsball.engine.chance import Chance
from lordsball.engine.position import Told
from lordsball.engine.procedure import Action
from lordsball.games.wild_cards import events as told
from lordsball.games.wild_cards import odds, totals
from lordsball.games.wild_cards.log import vibes
from lordsball.games.wild_cards.names import BAT, HOME, PITCH
from lordsball.games.wild_cards.refusals import FLIPPED
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.verbs import Reroll


def foreseen(view: WildCards, action: Action) -> str:
    """What comes of an option of a window, in a few words; "" where that cannot be said.

    :param view: made for the seat that decides.
    """
    decision = view.decision
    if decision is None:
        return ""
    if action.verb == "pass":
        return falls(view, totals.total(view)) if view.roll else ""
    effects = _effects(view, decision.seat, action)
    if view.roll and any(isinstance(effect, Reroll) for effect in effects):
        hands, added = hands_after((view.dice[0], view.dice[1]), effects)
        base = totals.modifier(view, view.roll) + view.added + added
        chances: dict[int, float] = {}
        for (one, other), p in hands.items():
            chances[one + other + base] = chances.get(one + other + base, 0.0) + p
        return _likely(view, chances)
    return _tried(view, decision.seat, action)


def _effects(view: WildCards, seat: int, action: Action) -> tuple[Any, ...]:
    """All verbs that an option carries out."""
    match action:
        case Action("use", (str(card), int(number))):
            return tuple(view.cards.card[card].abilities[number].effects)
        case Action("play", (str(card),)):
            pass
        case _:
            card = view.coaches[seat].special_down
    known = view.cards.card.get(card)
    if known is None:
        return ()
    numbers = known.fires.get(FLIPPED, ())
    return tuple(effect for number in numbers for effect in known.abilities[number].effects)


def _tried(view: WildCards, seat: int, action: Action) -> str:
    """Carried out on a copy, up to where the roll is locked."""
    copy, heard = view.imagine(seat, Chance(0)), list[Any]()

    def listen(one: Told) -> None:
        heard.append(one.for_seat(seat))

    copy.tell = listen
    copy.apply(action)
    copy.tell = None
    total, others = 0, list[str]()
    for event in heard:
        if isinstance(event, told.Locked | told.Struck):
            break
        if isinstance(event, told.Rolled | told.TotalChanged) and event.roll == view.roll:
            total = event.total
        elif words := _happens(view, seat, event):
            others.append(words)
    if total:
        return falls(view, total)
    return ", ".join(others[:2])


def falls(view: WildCards, total: int) -> str:
    """What a roll that comes to so much leads to."""
    if view.roll == PITCH:
        return f"{total}: {_hit_over(view, total):.0%} hit"
    return f"{total}: {_result(view, total)}"


def _result(view: WildCards, total: int) -> str:
    rules = view.cards.rules
    if view.roll != BAT:
        return "Out" if total > view.bat_total else "Fumble"
    if total < view.pitch_total:
        return "Out" if view.strikes + 1 >= rules.strikes else "Strike"
    if total == view.pitch_total:
        return "Walk" if view.balls + 1 >= rules.balls else "Ball"
    far = min(HOME, total - view.pitch_total)
    return "Homer" if far == HOME else f"Hit +{far}"


def _likely(view: WildCards, chances: Mapping[int, float]) -> str:
    """How likely a roll that is made again brings a Hit, or a Catch."""
    if view.roll == PITCH:
        return f"{math.fsum(p * _hit_over(view, total) for total, p in chances.items()):.0%} hit"
    best, word = (view.pitch_total, "hit") if view.roll == BAT else (view.bat_total, "caught")
    return f"{math.fsum(p for total, p in chances.items() if total > best):.0%} {word}"


def _hit_over(view: WildCards, pitch: int) -> float:
    """How likely the Batter's dice beat a pitch."""
    number = totals.modifier(view, BAT)
    return sum(ways for total, ways in odds.WAYS.items() if total + number > pitch) / 36


def _happens(view: WildCards, seat: int, event: Any) -> str:
    """An event as what it brings."""
    match event:
        case told.StrikesChanged(strikes=strikes):
            return f"Strikes {view.strikes} > {strikes}"
        case told.BallsChanged(balls=balls):
            return f"Balls {view.balls} > {balls}"
        case told.PotentialChanged(potential=potential, fumble=False):
            return f"Hit {_reach(view.potential)} > {_reach(potential)}"
        case told.VibesStolen(how_many=count):
            return f"steal {vibes(count)}"
        case told.VibesLost(how_many=count):
            return f"they lose {vibes(count)}"
        case told.VibesGained(seat=whose, how_many=count) if whose == seat:
            return f"get {vibes(count)}"
        case told.Drew(seat=whose, how_many=count) if whose == seat:
            return f"draw {count}"
        case told.RunnerMoved(end=end, why="steal"):
            return f"steal {_BASES[end]}"
        case told.FieldersSwapped():
            return "swap fielders"
        case told.WeatherChanged():
            return "new Weather"
    return ""


_BASES = ("", "1st", "2nd", "3rd", "home")


def _reach(potential: int) -> str:
    return "H" if potential >= HOME else str(potential)


