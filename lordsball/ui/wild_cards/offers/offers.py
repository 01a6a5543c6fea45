"""The present decision as it is offered: what is lit, what can be touched, and the two buttons of the prompt bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from lordsball.engine.procedure import Action
from lordsball.games.wild_cards.names import SPECIAL
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.table.board import Choice, Offer
from lordsball.ui.table.gold import YOUR_CHOICE, has_price
from lordsball.ui.wild_cards import table_layout
from lordsball.ui.wild_cards.offers.choosing import (
    ActionPlace,
    Choose,
    HandCard,
    WhyNot,
    does_something,
    reached,
    targets,
    words_of,
)
from lordsball.ui.wild_cards.offers.labels import button_words
from lordsball.ui.wild_cards.offers.opening import opening_widgets
from lordsball.ui.wild_cards.offers.pile_sheet import PileScene, openable, sheet_widgets, title_of
from lordsball.ui.wild_cards.offers.plate_buttons import PlateButton, places_of, plate_places
from lordsball.ui.wild_cards.offers.plates import GOLD, LAST_KEY, Plate, plates
from lordsball.ui.wild_cards.offers.prices import costs
from lordsball.ui.wild_cards.offers.refusing import why_not_there
from lordsball.ui.wild_cards.table_layout import box_of, card_in, is_down
from lordsball.ui.wild_cards.view_model import COIN, SIDES, ViewModel
from lordsball.ui.wild_cards.zones.odds_view import SWITCH
from lordsball.ui.wild_cards.zones.tray_view import sentence

_LAST = ("pass", "clean_up", "draw", "done")
"""What ends a row of choices: it is the first button."""
_PAIRS = ("choose_side", "run_or_ball", "catch_or_run")
_KEYS = {"run": "R", "ball": "B", "catch": "C", "let_run": "D"}


def gold(model: ViewModel, view: WildCards) -> Action | None:
    """What Space does."""
    first, _ = prompt(model, view)
    return None if first is None or _priced(view, first) else first.action


def _priced(view: WildCards, first: Choice | None) -> bool:
    return first is not None and view.decision is not None and has_price(
        view.decision, first.action, lambda action: costs(view, action)
    )


def prompt(model: ViewModel, view: WildCards) -> tuple[Choice | None, Choice | None]:
    """The two buttons of the prompt bar; the first is gold where it has no price. None where a card has to be
    chosen."""
    decision = view.decision
    if decision is None or not decision.options:
        return None, None
    options = decision.options
    if decision.ask in _PAIRS:
        one, other = (_choice(option, view)._replace(key=_KEYS.get(option.verb, "")) for option in options)
        return one, other
    if decision.ask == "pay":
        # The first is what would be taken by itself.
        return _choice(options[0], view), None
    if decision.ask == "run":
        return _runners(view, options)
    if decision.ask == "place":
        return _placing(model, view, decision.seat, options), None
    ends = next((option for option in options if option.verb in _LAST), None)
    if ends is not None:
        return _choice(ends, view)._replace(key=LAST_KEY), None
    return (_choice(options[0], view), None) if len(options) == 1 else (None, None)


def _placing(model: ViewModel, view: WildCards, seat: int, options: tuple[Action, ...]) -> Choice | None:
    """The first zone for the chosen card; nothing before one is chosen, unless only one thing can be done."""
    if model.chosen.startswith("hand:"):
        card = view.coaches[seat].hand[int(model.chosen[5:])]
        first = next((option for option in options if option.args[:1] == (card,)), None)
        return _choice(first, view) if first is not None else None
    done = next((option for option in options if option.verb == "done"), None)
    return _choice(done, view) if done is not None else None


def _runners(view: WildCards, options: tuple[Action, ...]) -> tuple[Choice | None, Choice | None]:
    """As far as it goes, for this runner and all behind."""
    first = options[0]
    waiting = view.stack[-1].waiting(view)  # type: ignore[attr-defined]  # only RunTheBases asks this
    everyone = Choice(first, "Send everyone") if len(waiting) > 1 else _choice(first, view)
    return everyone, None


def _choice(action: Action, view: WildCards) -> Choice:
    return Choice(action, button_words(view, action))


_FIXED = ("mound", "at_bat", "outfield", "base:1", "base:2", "base:3", "base:4", "special", "team", "their_special",
          "their_team", "weather", "shadows", "deck", "discard", "their_deck", "their_discard")
_NAMES = {
    "mound": "The Mound", "at_bat": "At Bat", "outfield": "The Outfield", "special": "Your Special zone",
    "their_special": "The other coach's Special zone", "team": "Your Team card", "their_team": "Their Team card",
    "weather": "The Weather", "shadows": "The Shadows", "deck": "Your deck", "their_deck": "Their deck",
    "discard": "Your discards", "their_discard": "Their discards", "base:1": "First base", "base:2": "Second base",
    "base:3": "Third base", "base:4": "Home",
}


def make_offer(model: ViewModel, view: WildCards, choose: Choose, why_not: WhyNot) -> Offer:
    """The present decision. What no place and no plate leads to gets a plate by itself, so that nothing is missed."""
    if model.stage in (COIN, SIDES):
        model.lit, model.offered = frozenset(), ()
        primary, secondary = prompt(model, view) if model.ours else (None, None)
        return Offer(primary, secondary, opening_widgets(model, view, choose, why_not))
    widgets = make_widgets(model, view, choose, why_not)
    primary = secondary = None
    decision = view.decision
    if model.ours and decision is not None:
        primary, secondary = prompt(model, view)
        there = reached(widgets)
        if decision.ask == "choose":
            # The cards are there to be looked at, even if there is only one.
            rest = [action for action in decision.options if action not in there]
            widgets += sheet_widgets(view, choose, rest) if rest else []
        else:
            there |= {choice.action for choice in (primary, secondary) if choice is not None}
            rest = [action for action in decision.options if action not in there]
            widgets += plain_plates(rest, view, choose)
    model.offered = widgets
    priced = _priced(view, primary)
    return Offer(primary, secondary, widgets, how=YOUR_CHOICE if priced else "", priced=priced)


def make_widgets(model: ViewModel, view: WildCards, choose: Choose, why_not: WhyNot) -> list[Widget]:
    """Everything on the table that can be touched, refusals with their sentence included."""
    leads = targets(model, view) if model.ours else {}
    spots = list(_spots(model))
    found: list[Widget] = [_place(model, view, spot, leads.get(spot, []), choose, why_not) for spot in spots]
    lit = frozenset(spot for spot in spots if any(does_something(view, option) for option in leads.get(spot, ())))
    model.lit = frozenset(spot for spot in lit if not _secret(model, spot))
    model.lit_in_secret = lit - model.lit
    model.wanted = _wanted(model, view)
    model.runner = _runner(view)
    found += [_tray(model, zone, leads.get(zone, []), choose) for zone in ("mound", "at_bat", "outfield")]
    found.append(_odds_switch(model))
    if model.ours:
        found += _plates(model, view, choose)
    # A card that is carried lies over everything else.
    return sorted(found, key=lambda widget: isinstance(widget, HandCard))


def _tray(model: ViewModel, zone: str, actions: list[Action], choose: Choose) -> Widget:
    """A tray says what its sum is made of; a click rolls where that is asked."""
    words = sentence(model, zone)
    rolls = [action for action in actions if action.verb in ("roll", "catch")]
    tray = ActionPlace(table_layout.TRAYS[zone], words, rolls, tooltip=words)
    tray.on_click = lambda: choose(rolls[0]) if rolls else tray.group and tray.group.refuse(words)
    return tray


def _odds_switch(model: ViewModel) -> Widget:
    """Shows the odds, or puts them away."""

    def turn() -> None:
        model.odds = not model.odds
        model.again()

    return ActionPlace(
        SWITCH, "Hide the odds" if model.odds else "Show the odds", on_click=turn, keys=("o",), always=True
    )


def _spots(model: ViewModel) -> Iterator[str]:
    """All places by name, in the order of the Tab key."""
    for number in range(len(model.t.coaches[model.me].hand)):
        yield f"hand:{number}"
    yield from _FIXED
    for number in range(len(model.t.coaches[model.them].hand)):
        yield f"theirs:{number}"


def _place(
    model: ViewModel, view: WildCards, spot: str, actions: list[Action], choose: Choose, why_not: WhyNot
) -> ActionPlace:
    card = card_in(model, spot)
    known = view.cards.card.get(card)
    kind, _, number = spot.partition(":")
    name = known.name if known is not None else _NAMES.get(spot, "A card face down")
    keys = (str(int(number) + 1),) if kind == "hand" and int(number) < 5 else ()
    widget = ActionPlace(_reach(model, spot), name, actions, keys=keys)
    if _secret(model, spot):
        # It acts alike whatever it is, so that only who has peeked knows what a press will do.
        refuse = why_not_there(model, view, spot, why_not)
        widget.on_click = lambda: choose(actions[0]) if actions else widget.group and widget.group.refuse(refuse)
    elif actions and actions[0].verb == "place" and kind == "hand":
        click = _selecting(model, spot)
        if len(actions) == 1 and does_something(view, actions[0]):
            click = partial(choose, actions[0])  # its place in the hand stays empty: a second click takes no other card
        return HandCard(_reach(model, spot), name, actions, keys, model, spot, choose, click)
    elif len(actions) == 1 and not _may_change(model, spot):
        widget.on_click = lambda: choose(actions[0])
    elif actions:
        widget.on_click = _selecting(model, spot)
    elif openable(model, spot):
        widget.label = title_of(model, spot)
        widget.on_click = lambda: model.overlay(PileScene(model, spot))
    else:
        widget.enabled, widget.why = False, why_not_there(model, view, spot, why_not)
    return widget


def _wanted(model: ViewModel, view: WildCards) -> frozenset[str]:
    """The zones that a card can still be placed in: a Special need not be."""
    if not model.is_asked("place") or view.decision is None or model.chosen:
        return frozenset()
    return frozenset(str(option.args[1]) for option in view.decision.options if option.verb == "place") - {SPECIAL}


def _runner(view: WildCards) -> str:
    """Who decides how far to run."""
    decision = view.decision
    return str(decision.options[0].args[0]) if decision is not None and decision.ask == "run" else ""


def _secret(model: ViewModel, spot: str) -> bool:
    """Does this lie face down while others look, so that nothing may tell whether it can be played?"""
    return model.in_secret and (spot.startswith("hand:") or (spot == "special" and is_down(model.t, model.me, SPECIAL)))


def _may_change(model: ViewModel, spot: str) -> bool:
    """A second press on the chosen card puts it back."""
    return model.chosen == spot


def _selecting(model: ViewModel, spot: str) -> Callable[[], None]:
    def select() -> None:
        model.chosen = "" if model.chosen == spot else spot
        model.again()

    return select


def _reach(model: ViewModel, spot: str) -> Box:
    """What of a place can be touched: of cards that lie over one another what is to be seen."""
    box = box_of(model, spot)
    kind, _, number = spot.partition(":")
    if kind in ("hand", "theirs"):
        count = len(model.t.coaches[model.me if kind == "hand" else model.them].hand)
        if int(number) < count - 1:
            step = box_of(model, f"{kind}:{int(number) + 1}").x - box.x
            box = box._replace(w=min(box.w, step))
    return box


# -- plates ----------------------------------------------------------------------------------------------------------


def _plates(model: ViewModel, view: WildCards, choose: Choose) -> list[Widget]:
    """The plates of this decision; where a chosen card can do several things, those alone."""
    made = plates(model, view)
    leads = targets(model, view).get(model.chosen, ())
    narrowed = [plate for plate in made if plate.action in leads]
    next_thing = gold(model, view)
    shown = [plate._replace(kind=GOLD) if plate.action == next_thing else plate for plate in narrowed or made]
    boxes = places_of(shown, model.text_scale)
    return [
        PlateButton(box, plate, lambda plate=plate: choose(plate.action))  # type: ignore[misc]
        for box, plate in zip(boxes, shown, strict=True)
    ]


def plain_plates(rest: list[Action], view: WildCards, choose: Choose) -> list[Widget]:
    """Options that nothing else on the table leads to, so that nothing a rule asks can be missed."""
    boxes = plate_places(len(rest), table_layout.PARK)
    return [
        PlateButton(box, Plate(words_of(action, view), "", action), lambda action=action: choose(action))  # type: ignore[misc]
        for box, action in zip(boxes, rest, strict=True)
    ]
