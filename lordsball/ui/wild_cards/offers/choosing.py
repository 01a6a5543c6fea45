"""What chooses an option: places that know their action, cards to click or drag, and which place stands for what."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games.phrasing import club
from lordsball.games.wild_cards.idle import idle, spent
from lordsball.games.wild_cards.names import AT_BAT, MOUND, OUTFIELD, PLACES, SPECIAL
from lordsball.games.wild_cards.state import WildCards
from lordsball.games.wild_cards.words import WildWords
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.button import draw_key_cap
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.wild_cards.pieces.look import BAT_CYAN, draw_lit_ring
from lordsball.ui.wild_cards.table_layout import MY_SPECIAL, ZONES, own, spot_of_card, spread
from lordsball.ui.wild_cards.view_model import Dragged, ViewModel

WORDS = WildWords()
Choose = Callable[[Action], None]
WhyNot = Callable[[Action], str | None]


class ActionPlace(Widget):
    """Something drawn by a piece that chooses an action. It draws its light under the pointer, nothing else.

    :param actions: what it can lead to, for those who count what can be reached.
    """

    def __init__(self, rect: Sequence[float], label: str, actions: Sequence[Action] = (), **more: Any) -> None:
        x, y, w, h = rect
        super().__init__((x, y, w, h), label, **more)
        self.actions = tuple(actions)
        self.radius = 8.0

    def draw(self, canvas: Canvas, state: State) -> None:
        if state.hover and self.enabled:
            draw_lit_ring(canvas, *self.rect, self.radius, BAT_CYAN)
        if self.keys and self.actions and self.enabled and self.group is not None and self.group.ring:
            # A person who plays by keys sees them.
            draw_key_cap(canvas, self.keys[0].upper(), self.rect.x + 4, self.rect.bottom - 16)


def waits(view: WildCards) -> str:
    """Somebody else has the word."""
    decision = view.decision
    return "The game is over." if decision is None else f"It is up to {club(view.team(decision.seat).short)}."


def words_of(action: Action, view: WildCards) -> str:
    """What a button says for an action."""
    return WORDS.action(action, view)


def reached(widgets: Iterable[Widget]) -> set[Action]:
    """The actions that these widgets lead to, those inside others included."""
    found: set[Action] = set()
    for widget in widgets:
        found.update(getattr(widget, "actions", ()))
        found |= reached(widget.children)
    return found


_ROLLERS = {"pitch": MOUND, "swing": AT_BAT}
Targets = dict[str, list[Action]]


def targets(model: ViewModel, view: WildCards) -> Targets:
    """For each place by name the options it stands for. `view` is made for the seat that decides."""
    found: Targets = {}
    decision = view.decision
    if decision is None:
        return found
    for option in decision.options:
        for spot in _spots(model, view, decision.seat, decision.ask, option):
            found.setdefault(spot, []).append(option)
    return found


def _spots(model: ViewModel, view: WildCards, seat: int, ask: str, option: Action) -> list[str]:
    match option:
        case Action("place", (str(card), str(zone))):
            lying = _in_hand(view, seat, card)
            return [lying, _zone(model, seat, zone)] if model.chosen == lying else [lying]
        case Action("play" | "discard", (str(card),)):
            return [_in_hand(view, seat, card)]
        case Action("choose", (str(card),)) if card in view.coaches[seat].hand:
            return [_in_hand(view, seat, card)]
        case Action("use", (str(card), _)):
            return [spot_of_card(model, seat, card)]
        case Action("turn_up", ()):
            return [own(model, seat, SPECIAL)]
        case Action("keep" | "let_go", (str(zone),)):
            return [_zone(model, seat, zone)]
        case Action("trash", (str(zone),)):
            return [_zone(model, 1 - view.batting, zone)]
        case Action("move", (str(card), int(base))):
            return [f"base:{base}"]
        case Action("roll", ()):
            return [_ROLLERS[ask]]
        case Action("run" | "ball", ()):
            return []
        case Action("catch", ()):
            return [OUTFIELD]
        case Action("pay", (str(card),)):
            return [spot_of_card(model, seat, card)]
        case Action("shuffle", ()):
            return [own(model, seat, "deck")]
    return []


def does_something(view: WildCards, option: Action) -> bool:
    """Is there anything in it for the coach who decides? What costs something for nothing is open, but never lit."""
    match option:
        case Action("place", (str(card), _)):
            return not idle(view.cards.card[card], view.decision is not None and view.decision.seat == view.batting)
        case Action("keep", (str(zone),)):
            return view.decision is None or not spent(view, view.decision.seat, zone)
        case Action("trash", (str(zone),)):
            return not spent(view, view.pitching, zone)
    return True


def _in_hand(view: WildCards, seat: int, card: str) -> str:
    return f"hand:{view.coaches[seat].hand.index(card)}"


def _zone(model: ViewModel, seat: int, zone: str) -> str:
    return own(model, seat, zone) if zone == SPECIAL else zone


def base_of(view: WildCards, card: str) -> int:
    """Where a runner stands: 1 to 3, 0 for the Batter."""
    coach = view.coaches[view.batting]
    return next((base for base, place in enumerate(PLACES, 1) if getattr(coach, place) == card), 0)


_STIR = 8.0
"""Units the pointer must move before a press becomes a drag."""


class HandCard(ActionPlace):
    """A card that can be placed.

    :param actions: the placements it is open to.
    """

    def __init__(
        self, rect: Box, label: str, actions: Sequence[Action], keys: Sequence[str], model: ViewModel, spot: str,
        choose: Choose, click: Callable[[], None],
    ) -> None:
        super().__init__(rect, label, actions, keys=keys, on_click=click)
        self.model, self.spot, self.choose = model, spot, choose
        self._pressed_at: tuple[float, float] | None = None

    @property
    def _held(self) -> bool:
        dragged = self.model.dragged
        return dragged is not None and dragged.spot == self.spot

    def contains(self, x: float, y: float) -> bool:
        # In somebody's hand it is under the hand wherever that goes.
        in_hand = self._held and self.group is not None and self.group.pressed in (self, None)
        return in_hand or super().contains(x, y)

    def press(self, x: float, y: float) -> None:
        self._pressed_at = (x, y)

    def drag(self, x: float, y: float) -> None:
        start = self._pressed_at
        if start is not None and (self._held or math.hypot(x - start[0], y - start[1]) > _STIR):
            self.model.dragged = Dragged(self.spot, x, y)

    def update(self, dt: float) -> bool:
        # Let go of beside the table.
        if not self._held or self.group is None or self.group.pressed is self:
            return False
        self.model.dragged = None
        return True

    def activate(self) -> None:
        dragged, self.model.dragged, self._pressed_at = self.model.dragged, None, None
        if dragged is None or dragged.spot != self.spot:
            super().activate()
            return
        zone = zone_at(dragged.x, dragged.y)
        for action in self.actions:
            if action.args[1] == zone:
                self.choose(action)
                return


def zone_at(x: float, y: float) -> str:
    """The zone a card is dropped on; "" beside them."""
    places = {**ZONES, SPECIAL: MY_SPECIAL}
    return next((zone for zone, box in places.items() if spread(box, 8).contains(x, y)), "")
