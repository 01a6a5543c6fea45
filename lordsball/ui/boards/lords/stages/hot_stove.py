"""The Hot Stove League on the stage: the event, a card's five options, the building site, the Manager's dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games.lords import events as told
from lordsball.games.lords.actions import BUILD, INNOVATE, SPACE, TRADE
from lordsball.games.lords.actions import REPAY as REPAY_LOAN
from lordsball.games.lords.state import Lords
from lordsball.ui.boards.lords.choosing import ActionButton, ActionPlace, Choose, WhyNot, action_button, bar
from lordsball.ui.boards.lords.club_mat import open_club
from lordsball.ui.boards.lords.considering import CARD_ASKS, OPTION_ASKS, as_if, card_action, considered_card
from lordsball.ui.boards.lords.sight import Sight
from lordsball.ui.boards.lords.stages.columns import column_of_plates
from lordsball.ui.boards.lords.stages.plain import PlainStage
from lordsball.ui.boards.lords.stages.stage import CLUB, STANDINGS
from lordsball.ui.boards.lords.stages.winter_places import (
    CARDS,
    CLUBS,
    ONE_CARD,
    PARK,
    REPAY,
    SIDE,
    build_button,
    innovate_button,
)
from lordsball.ui.boards.lords.stages.winter_views import (
    DICE,
    NEWS,
    PLATED,
    SEAT,
    MatView,
    WinterView,
    event_cards,
    seat_shown,
)
from lordsball.ui.boards.lords.stages.winter_words import plate_words
from lordsball.ui.canvas import Canvas
from lordsball.ui.pieces.lords.marks import draw_icon
from lordsball.ui.pieces.lords.park import space_at, space_middle
from lordsball.ui.pieces.lords.park_places import half_width
from lordsball.ui.timeline import Step, Timeline
from lordsball.ui.widgets.button import Button
from lordsball.ui.widgets.widget import Box, State, Widget

SPACES = 9


class Ground(ActionPlace):
    """A space of the park: its diamond can be clicked. The park draws its light."""

    def __init__(self, space: int) -> None:
        cx, cy = space_middle(space, PARK.w, PARK.h)
        half = half_width(PARK.w, PARK.h)
        box = Box(PARK.x + cx - half, PARK.y + cy - half / 2, 2 * half, half)
        super().__init__(box, "", SPACE[space])
        self.space = space

    def contains(self, x: float, y: float) -> bool:
        return space_at(x - PARK.x, y - PARK.y, PARK.w, PARK.h) == self.space

    def draw(self, canvas: Canvas, state: State) -> None:
        """The park has drawn it."""


class InnovateButton(ActionButton):
    """A lamp: throw the top tile away."""

    def draw(self, canvas: Canvas, state: State) -> None:
        super().draw(canvas, state)
        drop = 3.0 if state.pressed else 0.0
        draw_icon(canvas, "innovate", self.rect.cx - 11, self.rect.cy - 13 + drop, 22, None if self.enabled else 0.45)


class HotStoveStage(PlainStage):
    """See `stage.Stage`."""

    covers = frozenset({STANDINGS, CLUB})

    def __init__(self) -> None:
        self.views = (MatView(), WinterView())

    def card_at(self, sight: Sight, x: float, y: float) -> str:
        """The cards of the event."""
        cards = event_cards(sight)
        boxes = CARDS if len(cards) > 1 else (ONE_CARD,)
        return next((card for card, box in zip(cards, boxes, strict=False) if box.contains(x, y)), "")

    # -- choosing ----------------------------------------------------------------------------------------------

    def widgets(self, sight: Sight, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        """The stage's own, and two buttons beside the hand: all clubs, and paying a loan back."""
        asked = view.decision.ask if view.decision is not None else ""
        if asked == "event":
            return [*self._event(sight, view, choose, why_not), *_beside_hand(sight, view, choose, why_not)]
        found: list[Widget] = []
        if asked in (*CARD_ASKS, *OPTION_ASKS) and sight.ours:
            found = _card_options(sight, view, choose, why_not)
        elif asked in PLATED and sight.ours and view.decision is not None:
            found = column_of_plates(
                view.decision.options, view, choose, why_not, True, SIDE, lambda action: plate_words(view, "", action)
            )
        else:
            if asked == "space":
                found += _spaces(sight, view, choose, why_not)
            found += _stacks(sight, view, choose, why_not)
        return [*found, *_beside_hand(sight, view, choose, why_not)]

    def _event(self, sight: Sight, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        found: list[Widget] = []
        for number, (card, box) in enumerate(zip(event_cards(sight), CARDS, strict=False)):
            event = view.cards.hot_stove[card].event
            action = Action("event", (card,))
            place = ActionPlace(box, f"{event.name}: {event.text}", action, card, keys=(str(number + 1),))
            place.on_click = _choosing(choose, action)
            bar(place, action, view, why_not, sight.ours)
            found.append(place)
        return found

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, sight: Sight, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """The club of whom it is about comes to the table; dice roll; an event can be read."""
        seat = getattr(event, "seat", None)
        if isinstance(seat, int) and seat >= 0:
            sight.motion[SEAT] = seat
        match event:
            case told.ManagerRolled(dice=dice):
                return _roll(sight, timeline, dice, stand)
            case told.ManagerHired() | told.HotStoveCardUsed():
                sight.motion.pop(DICE, None)
                return _seen(timeline, stand, 0.35)
            case told.EventDealt():
                return _seen(timeline, stand, 0.5)
            case told.EventResolved(card=card):
                return _news(sight, timeline, card, stand)
            case told.Built() | told.Innovated():
                return _seen(timeline, stand, 0.45)
            case told.Traded() | told.Changed() | told.ClubAffected() | told.BonusResolved():
                return _seen(timeline, stand, 0.2)
        return None


def _seen(timeline: Timeline, stand: Callable[[], None], seconds: float) -> Step:
    """It stands, and there is time to see it."""
    stand()
    yield from timeline.pause(seconds)


def _roll(sight: Sight, timeline: Timeline, dice: tuple[int, int], stand: Callable[[], None]) -> Step:
    def show(u: float) -> None:
        sight.motion[DICE] = (dice, u)

    yield from timeline.drive("dice", show)
    stand()
    yield from timeline.pause(0.3)


def _news(sight: Sight, timeline: Timeline, card: str, stand: Callable[[], None]) -> Step:
    """The event's card lies alone on the stage until it has been read."""
    sight.motion[NEWS] = card
    stand()
    yield from timeline.pause(1.6)
    sight.motion.pop(NEWS, None)


def _choosing(choose: Choose, action: Action) -> Callable[[], None]:
    return lambda: choose(action)


def _card_options(sight: Sight, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
    """The options of the card that is looked at, closed ones included; taking one plays the card as well."""
    card = considered_card(sight, view)
    if card not in view.cards.hot_stove or view.decision is None:
        return []
    seen = as_if(view, card)
    assert seen.decision is not None
    open_now = seen.decision.options
    options = [*TRADE, *(action for action in open_now if action.verb != "trade")]
    first = view.decision.ask in CARD_ASKS

    def take(action: Action) -> None:
        if first:
            sight.wish = action
            choose(card_action(card))
        else:
            choose(action)

    refuse = seen.why_not if first else why_not
    return column_of_plates(
        options, seen, take, refuse, True, SIDE, lambda action: plate_words(view, card, action), keys=not first
    )


def _spaces(sight: Sight, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
    found: list[Widget] = []
    for space in range(SPACES):
        place = Ground(space)
        place.label = _space_words(view, space)
        place.on_click = _choosing(choose, SPACE[space])
        bar(place, SPACE[space], view, why_not, sight.ours)
        if place.enabled:
            place.keys = (str(space + 1),)
        else:
            place.focusable = False
        found.append(place)
    return found


def _space_words(view: Lords, space: int) -> str:
    from lordsball.games.lords.words import LordsWords

    return LordsWords().action(SPACE[space], view)


def _stacks(sight: Sight, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
    """Build and Innovate under each stack."""
    found: list[Widget] = []
    asks = view.decision.ask if view.decision is not None else ""
    for component in range(4):
        label = f"Build {('Field', 'Press Box', 'Bleachers', 'Concessions')[component]}"
        build = action_button(build_button(component), "Build", BUILD[component], view, choose, why_not, sight.ours,
                              kind="green", size=18, radius=7, hint=label)  # fmt: skip
        lamp = InnovateButton(innovate_button(component), "", _choosing(choose, INNOVATE[component]), kind="bone",
                              radius=7, hint=label.replace("Build", "Innovate"), size=18)  # fmt: skip
        lamp.action = INNOVATE[component]
        bar(lamp, INNOVATE[component], view, why_not, sight.ours)
        for widget in (build, lamp):
            widget.focusable = asks in ("stadium_action", "innovate")
        found += [build, lamp]
    return found


def _beside_hand(sight: Sight, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
    terms = view.cards.rules.loans
    clubs = Button(CLUBS, "All clubs", lambda: open_club(sight, seat_shown(sight)), kind="green", cap="M", size=18,
                   radius=8)  # fmt: skip
    loan = action_button(REPAY, f"Repay ${terms.repaid_with}", REPAY_LOAN, view, choose, why_not, sight.ours,
                         kind="bone", size=18, radius=8, hint="Pay a loan back",
                         tooltip=f"Pay a loan back: ${terms.repaid_with} for {terms.returns_vp} Victory Point.",
                         )  # fmt: skip
    return [clubs, loan]
