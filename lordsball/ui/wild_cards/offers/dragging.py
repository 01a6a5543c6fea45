"""A card of the hand: clicked, or taken hold of and dropped on a zone."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from lordsball.engine.procedure import Action
from lordsball.games.wild_cards.names import SPECIAL
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.wild_cards.offers.choosing import ActionPlace, Choose
from lordsball.ui.wild_cards.places import MY_SPECIAL, ZONES, spread
from lordsball.ui.wild_cards.sight import Dragged, Sight

_STIR = 8.0
"""Units the pointer must move before a press becomes a drag."""


class HandCard(ActionPlace):
    """A card that can be placed.

    :param actions: the placements it is open to.
    """

    def __init__(
        self, rect: Box, label: str, actions: Sequence[Action], keys: Sequence[str], sight: Sight, spot: str,
        choose: Choose, click: Callable[[], None],
    ) -> None:
        super().__init__(rect, label, actions, keys=keys, on_click=click)
        self.sight, self.spot, self.choose = sight, spot, choose
        self._pressed_at: tuple[float, float] | None = None

    @property
    def _held(self) -> bool:
        dragged = self.sight.dragged
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
            self.sight.dragged = Dragged(self.spot, x, y)

    def update(self, dt: float) -> bool:
        # Let go of beside the table.
        if not self._held or self.group is None or self.group.pressed is self:
            return False
        self.sight.dragged = None
        return True

    def activate(self) -> None:
        dragged, self.sight.dragged, self._pressed_at = self.sight.dragged, None, None
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
