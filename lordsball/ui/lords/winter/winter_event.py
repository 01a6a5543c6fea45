"""The winter's event as pieces of news: to be chosen from, or to be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lordsball.engine.procedure import Action
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.button import draw_key_cap
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.lords.card_faces import face_of
from lordsball.ui.lords.choosing import ActionPlace, Choose, WhyNot, bar
from lordsball.ui.lords.dress import club_of_seat
from lordsball.ui.lords.pieces.card import draw_card
from lordsball.ui.lords.pieces.clipping import Clipping, draw_clipping
from lordsball.ui.lords.pieces.faces import Face
from lordsball.ui.lords.pieces.look import SOFT
from lordsball.ui.lords.places import STAGE
from lordsball.ui.lords.sight import Sight
from lordsball.ui.lords.winter.forecast import forecast
from lordsball.ui.lords.winter.winter_places import CLIPPINGS, EVENT_CARD, ONE_CLIPPING
from lordsball.ui.lords.winter.winter_state import event_cards

EVENT_PART = 5
"""The event's place on a Hot Stove card: below its five options."""


def clipping_of(t: Lords, card: str, after: bool = False) -> Clipping:
    """The news that a card brings, counted as the clubs stand.

    :param after: it has come to pass already, so that nobody's figures are foretold.
    """
    event = t.cards.hot_stove[card].event
    picture = list(t.cards.hot_stove).index(card) * 37 % 99 + 1
    if after:
        return Clipping(event.name, event.text, (), (), picture, True)
    would = forecast(t, card)
    clubs = tuple((club_of_seat(t, seat), words) for seat, words in would.clubs)
    return Clipping(event.name, event.text, would.everywhere, clubs, picture)


def boxes_for(count: int) -> tuple[Box, ...]:
    """Where so many clippings lie."""
    return CLIPPINGS if count > 1 else (ONE_CLIPPING,)


def event_card_at(sight: Sight, x: float, y: float) -> str:
    """The card whose news lies at a point, or the card itself; "" for none."""
    cards = event_cards(sight)
    found = next((card for card, box in zip(cards, boxes_for(len(cards)), strict=False) if box.contains(x, y)), "")
    return found or (cards[0] if len(cards) == 1 and EVENT_CARD.contains(x, y) else "")


def event_widgets(sight: Sight, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
    """Each piece of news can be chosen."""
    cards = event_cards(sight)
    found: list[Widget] = []
    for number, (card, box) in enumerate(zip(cards, boxes_for(len(cards)), strict=False)):
        event, action = view.cards.hot_stove[card].event, Action("event", (card,))
        place = ActionPlace(box, f"{event.name}: {event.text}", action, card, keys=(str(number + 1),),
                            on_click=_choosing(choose, action))
        place.radius = 4.0
        bar(place, action, view, why_not, sight.ours)
        found.append(place)
    return found


def _choosing(choose: Choose, action: Action) -> Callable[[], None]:
    return lambda: choose(action)


class Event(NamedTuple):
    """The news on the stage, the card of a single one, and whether they may be chosen."""

    news: tuple[Clipping, ...]
    card: Face | None
    ours: bool


def event_of(sight: Sight, cards: tuple[str, ...]) -> Event:
    """What lies on the stage."""
    t = sight.shown.t
    face = face_of(t.cards, cards[0]) if len(cards) == 1 else None
    return Event(tuple(clipping_of(t, card) for card in cards), face, sight.ours)


def paint_event(canvas: Canvas, event: Event) -> None:
    """A clipping beside its card, or two to choose from with the keys that choose them."""
    several = len(event.news) > 1
    for number, (clipping, box) in enumerate(zip(event.news, boxes_for(len(event.news)), strict=False)):
        draw_clipping(canvas, *box, clipping, lit=event.ours)
        if event.ours and several:
            draw_key_cap(canvas, str(number + 1), box.right - 40, box.y + 20)
    if several:
        canvas.text("or", "serif_italic", 22, STAGE.cx, STAGE.cy - 10, SOFT, "mc", width=26, height=50)
    elif event.card is not None:
        draw_card(canvas, EVENT_CARD.x, EVENT_CARD.y, event.card, full=True, part=EVENT_PART)
