"""What the plates say: what each does, what comes of it, and what it costs or brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lordsball.engine.procedure import Action
from lordsball.games.phrasing import counted
from lordsball.games.wild_cards import odds
from lordsball.games.wild_cards.idle import idle, spent
from lordsball.games.wild_cards.log import vibes
from lordsball.games.wild_cards.names import AT_BAT, HOME, MOUND, OUTFIELD, SPECIAL, WEATHER
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.turn import DiscardHand, open_zones
from lordsball.ui.wild_cards.offers.choosing import base_of
from lordsball.ui.wild_cards.offers.foreseen import foreseen
from lordsball.ui.wild_cards.view_model import ViewModel

GOLD, STOP, PLAIN = "gold", "stop", "plain"
BOTTOM = -1
"""What ends a row of choices stands at the bottom of the column, where no other plate ever is."""
LAST_KEY = "0"
"""The key of what ends a row of choices."""
_BASES = ("", "to 1st", "to 2nd", "to 3rd", "home")
_SLOTS = {MOUND: 1, OUTFIELD: 2, AT_BAT: 1, SPECIAL: 3, WEATHER: 4}
"""A plate for a zone keeps its place: a second press in the same place never means another card."""
_ZONES = {"mound": "Mound", "outfield": "Outfield", "at_bat": "At Bat", SPECIAL: "Special"}


class Plate(NamedTuple):
    """What a plate says, what it does, how it looks, and the key that does the same."""

    label: str
    second: str
    """What it costs or brings, or where it leads."""
    action: Action
    kind: str = PLAIN
    key: str = ""
    card: str = ""
    """The card it is about, for the inspector."""
    slot: int = 0
    """Its place in the column where that never changes: 1 at the top, BOTTOM for the last; 0 for the next free one."""
    comes: str = ""
    """What comes of it."""


def plates(model: ViewModel, view: WildCards) -> list[Plate]:
    """The plates for the present decision; none for options that only the hand may show."""
    decision = view.decision
    if decision is None:
        return []
    made = _MAKERS.get(decision.ask)
    return made(model, view, decision.seat, decision.options) if made else []


Options = tuple[Action, ...]


def _place(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    """Where the chosen card can go; else that placing is over."""
    hand = view.coaches[seat].hand
    chosen = hand[int(model.chosen[5:])] if model.chosen.startswith("hand:") else ""
    rests = chosen in view.cards.card and idle(view.cards.card[chosen], seat == view.batting)
    found = [
        Plate(_ZONES[str(option.args[1])], "no use now" if rests else "face down", option,
              key="mfbx"["mos".find(str(option.args[1])[0])], slot=_SLOTS[str(option.args[1])])
        for option in options if option.verb == "place" and option.args[0] == chosen
    ]
    empty = any(zone != SPECIAL for zone in open_zones(view, seat))
    over = "draw a Player" if empty else "turn them up"
    return found + [Plate("DONE", over, option, slot=BOTTOM) for option in options if option.verb == "done"]


def _window(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    found = []
    for option in options:
        match option:
            case Action("use", (str(card), int(number))):
                found.append(Plate(_ability(view, card, number), _price(view, card, number), option, card=card))
            case Action("turn_up", ()) if model.viewer == seat:
                card = view.coaches[seat].special_down
                found.append(Plate(view.cards.card[card].short, "turn it up", option, card=card))
            case Action("play", (str(card),)) if model.viewer == seat:
                found.append(Plate(view.cards.card[card].short, "from your hand", option, card=card))
    return [
        plate._replace(key=str(6 + number), comes=foreseen(view, plate.action)) for number, plate in enumerate(found)
    ]


def _ability(view: WildCards, card: str, number: int) -> str:
    known = view.cards.card[card]
    if card in view.team_ids:
        return known.abilities[number].name
    return known.short if len(known.uses) == 1 else f"{known.short} {known.uses.index(number) + 1}"


def _price(view: WildCards, card: str, number: int) -> str:
    """What an ability costs, and that it can be used once a roll, a turn or a half."""
    ability = view.cards.card[card].abilities[number]
    once = {"window": "roll" if view.roll else "", "turn": "turn", "half": "half"}.get(ability.once, "")
    if not once:
        return f"pay {vibes(ability.pay)}" if ability.pay else "free"
    return f"pay {ability.pay}, once a {once}" if ability.pay else f"free, once a {once}"


def _roll(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    pitch = view.decision is not None and view.decision.ask == "pitch"
    chance = f"{odds.swing(view).shares().hit}% hit"
    return [
        Plate("PITCH" if pitch else "SWING", "two dice" if pitch else f"beat {view.pitch_total}", options[0],
              comes=chance)
    ]


def _run_or_ball(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    far = "home" if view.potential >= HOME else counted(view.potential, "base")
    most, chances = view.cards.rules.balls, odds.catch(view)
    ball = "a Walk" if view.balls + 1 >= most else f"Ball {view.balls + 1} of {most}"
    return [
        Plate("RUN", f"{chances.caught / chances.of:.0%} caught, if tried", options[0], key="r", comes=far),
        Plate("BALL", "no risk", options[1], STOP, "b", comes=ball),
    ]


def _catch_or_run(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    chances, far = odds.catch(view), view.potential
    more = "home" if far + 1 >= HOME else counted(far + 1, "base")
    less = "home" if far >= HOME else counted(far, "base")
    return [
        Plate("CATCH", f"else {more}", options[0], STOP, "c", comes=f"{chances.caught / chances.of:.0%} out"),
        Plate("LET RUN", "no dice", options[1], key="d", comes=less),
    ]


def _run(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    card = str(options[0].args[0])
    start = base_of(view, card)
    return [
        Plate(view.cards.card[card].short, "stays" if option.args[1] == start else _BASES[int(option.args[1])], option,
              key=str(option.args[1]))
        for option in options
    ]


def _keep(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    found = []
    for option in options:
        zone = str(option.args[0]) if option.args else ""
        if option.verb == "keep":
            price = view.cards.rules.keep_cost
            words = f"pay {price}: no more use" if spent(view, seat, zone) else f"pay {vibes(price)} to keep"
            found.append(Plate(_lying(model, view, seat, zone), words, option, slot=_SLOTS[zone]))
        elif option.verb == "let_go":
            found.append(
                Plate(_lying(model, view, seat, zone), "stays; discard it?", option, STOP, slot=_SLOTS[zone])
            )
        else:
            found.append(Plate("DONE", "discard the rest", option, slot=BOTTOM))
    return _numbered(found)


def _trash(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    found = []
    for option in options:
        if option.verb == "trash":
            zone = str(option.args[0])
            price = view.cards.rules.trash_cost
            words = f"pay {price}: no more use" if spent(view, 1 - seat, zone) else f"pay {vibes(price)} to trash"
            found.append(Plate(_lying(model, view, 1 - seat, zone), words, option, STOP, slot=_SLOTS[zone]))
        else:
            found.append(Plate("DONE", "no more", option, slot=BOTTOM))
    return _numbered(found)


def _lying(model: ViewModel, view: WildCards, seat: int, zone: str) -> str:
    card = view.weather if zone == "weather" else getattr(view.coaches[seat], zone)
    if not card and model.viewer == seat:
        card = getattr(view.coaches[seat], f"{zone}_down")
    return view.cards.card[card].short if card in view.cards.card else _ZONES[zone]


def _pay(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    found = []
    for number, option in enumerate(options):
        card = str(option.args[0])
        there = view.coaches[seat].vibes if card in view.team_ids else view.vibes.get(card, 0)
        name = "Team card" if card in view.team_ids else view.cards.card[card].short
        found.append(Plate(name, f"1 of {there}", option, key=str(number + 1)))
    return found


def _draw(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    top = view.stack[-1]
    brings = "get 1 Vibe" if isinstance(top, DiscardHand) and top.discarded else "no Vibe"
    return [
        Plate("DRAW", f"to {view.cards.rules.hand} cards", option, comes=brings)
        for option in options if option.verb == "draw"
    ]


def _shuffle(model: ViewModel, view: WildCards, seat: int, options: Options) -> list[Plate]:
    return [Plate("SHUFFLE", "a new deck", options[0])]


def _numbered(found: list[Plate]) -> list[Plate]:
    """Number keys for all; the last has always the same."""
    last = [plate._replace(key=LAST_KEY) for plate in found[-1:]]
    return [plate._replace(key=str(number)) for number, plate in enumerate(found[:-1], 1)] + last


_MAKERS: dict[str, Callable[[ViewModel, WildCards, int, Options], list[Plate]]] = {
    "place": _place, "window": _window, "pitch": _roll, "swing": _roll, "run_or_ball": _run_or_ball,
    "catch_or_run": _catch_or_run, "run": _run, "keep": _keep, "pay": _pay, "trash": _trash, "discard": _draw,
    "shuffle": _shuffle,
}
