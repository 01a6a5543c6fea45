"""The Hot Stove League on the table: the club's mat, its park, and what lies beside it."""

from __future__ import annotations

from collections.abc import Iterator

from lordsball.games.lords.hot_stove import HotStoveActions
from lordsball.games.lords.phrases import SPACES
from lordsball.games.lords.quality import park_income
from lordsball.games.phrasing import listed
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.lords.clubs_shown import stack_words
from lordsball.ui.lords.landmarks.cards import card_landmark
from lordsball.ui.lords.landmarks.surroundings import placed
from lordsball.ui.lords.landmarks.things import things_of
from lordsball.ui.lords.pieces import team_mat
from lordsball.ui.lords.pieces.look import KINDS
from lordsball.ui.lords.pieces.park import half_width, space_middle
from lordsball.ui.lords.table_layout import LEFT, STAGE
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.lords.winter import layout
from lordsball.ui.lords.winter.layout import (
    HIRING_AT,
    PARK,
    SIDE,
    STACKS_AT,
    TURNS,
    beside_park,
    event_cards,
    seat_shown,
)
from lordsball.ui.lords.winter.news import boxes_for
from lordsball.ui.lords.winter.site import space_words
from lordsball.ui.table.board import Landmark

_PARTS = {"front_office": "offices", "farm_system": "farm"}
_PURSE = ("cash", "media", "loans", "fans", "points")


def winter(model: ViewModel) -> Iterator[Landmark]:
    """Mat and turns; then the news that are read, or the park and its side."""
    yield from _mat(model)
    yield from _turns(model)
    cards = event_cards(model)
    if cards:
        yield from _news(model, cards)
        return
    yield from _park(model)
    beside = beside_park(model)
    if beside == layout.STACKS:
        yield from _stacks(model)
    elif beside == layout.HIRING:
        yield Landmark("hiring", HIRING_AT, "A new Manager",
                       "Two dice say who comes. Each level is as likely as it says, and adds as much to your quality.",
                       "HireManager.keep_or_reroll")
    elif beside == layout.NEWS_LIST:
        yield Landmark("news", SIDE, "The wire", "What the clubs have done this winter.",
                       "HotStoveActions.next_player")


def _mat(model: ViewModel) -> Iterator[Landmark]:
    t, seat = model.shown.t, seat_shown(model)
    things = things_of(t, t.owners[seat])
    yield Landmark("club", LEFT, f"The {t.team_of(seat).name}", "A club's whole mat.", "mat")
    for part, *box in team_mat.PARTS:
        if part != "purse":
            yield things[_PARTS.get(part, part)].at(placed(LEFT, (box[0], box[1], box[2], box[3])))
    for number, name in enumerate(_PURSE):
        yield things[name].at(placed(LEFT, team_mat.purse_box(number, len(_PURSE))))


def _turns(model: ViewModel) -> Iterator[Landmark]:
    t = model.shown.t
    playing = next((p for p in t.stack if isinstance(p, HotStoveActions)), None)
    if playing is not None and len(playing.seats) > 1:
        names = listed([t.team_of(seat).short for seat in playing.seats])
        yield Landmark("turns", TURNS, "Who plays when", f"Cards are played one at a time in this order: {names}.",
                       "HotStoveActions.turn_order")


def _news(model: ViewModel, cards: tuple[str, ...]) -> Iterator[Landmark]:
    t = model.shown.t
    yield Landmark("event", STAGE, "The winter's news", "Who has the fewest Victory Points picks which happens to all.",
                   "HotStoveEvent.pick_one")
    for card, box in zip(cards, boxes_for(len(cards)), strict=False):
        event = t.cards.hot_stove[card].event
        yield Landmark(f"event:{card}", box, event.name, event.text, "HotStoveEvent.take_effect")
        if len(cards) == 1:
            found = card_landmark(t.cards, card, layout.EVENT_CARD)
            assert found is not None
            yield found


def _park(model: ViewModel) -> Iterator[Landmark]:
    t = model.shown.t
    o = t.owners[seat_shown(model)]
    yield Landmark("park", PARK, f"{t.team_of(o.seat).home} pays ${park_income(t, o)} a year",
                   "Nine spaces for tiles. They bring income, Fans, Media, quality or Victory Points.",
                   "StadiumActions.choose_action")
    half = half_width(PARK.w, PARK.h)
    for space in range(len(SPACES)):
        cx, cy = space_middle(space, PARK.w, PARK.h)
        where, _, what = space_words(t, o, space).partition(": ")
        yield Landmark(f"space:{space + 1}", Box(PARK.x + cx - half / 2, PARK.y + cy - half / 4, half, half / 2), where,
                       what[:1].upper() + what[1:], "StadiumActions.choose_space")


def _stacks(model: ViewModel) -> Iterator[Landmark]:
    t = model.shown.t
    o = t.owners[seat_shown(model)]
    for number, box in enumerate(STACKS_AT):
        yield Landmark(f"stack:{KINDS[number].key}", box, f"{KINDS[number].name} tiles", stack_words(t, o, number),
                       "StadiumActions.choose_action")
