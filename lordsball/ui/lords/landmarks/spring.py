"""Spring Training on the stage."""

from __future__ import annotations

from collections.abc import Iterator

from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.landmarks.cards import card_landmark
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Landmark


def spring(model: ViewModel, card: str, card_at: Box, pool: Box) -> Iterator[Landmark]:
    """The card that is weighed, and the Star Player Pool."""
    t = model.shown.t
    found = card_landmark(t.cards, card, card_at) if card else None
    if found is not None:
        yield found._replace(name="weighed_card")
    yield Landmark("pool", pool, f"Star Player Pool: {t.star_pool}",
                   "A trade that brings you a Star takes him from here, and a Star you trade away goes here. "
                   f"Other new Stars come from the supply of {t.supply}.", "SpringActions.choose_option")
