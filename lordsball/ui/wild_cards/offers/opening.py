"""Before the game: the coin to click, and the two sides to choose from."""

from __future__ import annotations

import math

from lordsball.engine.procedure import Action
from lordsball.games.wild_cards.setup import BAT_FIRST, FLIP, PITCH_FIRST
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.wild_cards.offers.choosing import Choose, WhyNot, waits
from lordsball.ui.wild_cards.offers.plate_buttons import PlateButton
from lordsball.ui.wild_cards.offers.plates import GOLD, STOP, Plate
from lordsball.ui.wild_cards.view_model import COIN, ViewModel

TOSS = (480.0, 352.0)
TOSS_WIDTH = 190.0
SIDES = (Box(286, 560, 184, 74), Box(490, 560, 184, 74))
"""Bat first, pitch first."""


class Coin(Widget):
    """A round place."""

    def __init__(self, actions: tuple[Action, ...]) -> None:
        x, y = TOSS
        super().__init__((x - TOSS_WIDTH / 2, y - TOSS_WIDTH / 2, TOSS_WIDTH, TOSS_WIDTH), "The coin")
        self.radius = TOSS_WIDTH / 2
        self.actions = actions

    def contains(self, x: float, y: float) -> bool:
        return math.hypot(x - self.rect.cx, y - self.rect.cy) <= self.rect.w / 2


def opening_widgets(model: ViewModel, view: WildCards, choose: Choose, why_not: WhyNot) -> list[Widget]:
    """What can be touched before the first half."""
    widgets: list[Widget]
    if model.stage == COIN:
        coin = Coin((FLIP,))
        coin.on_click = lambda: choose(FLIP)
        widgets = [coin]
    else:
        first = Plate("BAT FIRST", "score, then defend", BAT_FIRST, GOLD, "1")
        last = Plate("PITCH FIRST", "and bat last", PITCH_FIRST, STOP, "2")
        widgets = [PlateButton(box, plate, lambda plate=plate: choose(plate.action))  # type: ignore[misc]
                   for box, plate in zip(SIDES, (first, last), strict=True)]
    if not model.ours:
        for widget in widgets:
            widget.enabled, widget.why = False, waits(view)
    return widgets
