"""The Hot Stove League on the stage: the event, a card's five options, the building site, the Manager's dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from lordsball.engine.procedure import Action
from lordsball.games.lords import events as told
from lordsball.games.lords.actions import REPAY as REPAY_LOAN
from lordsball.games.lords.actions import STOP, TRADE, answers
from lordsball.games.lords.state import Lords
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.lords.card_in_view import CARD_ASKS, OPTION_ASKS, as_if, card_action, considered_card
from lordsball.ui.lords.choosing import ActionButton, ActionPlace, Choose, WhyNot, action_button, bar, words_of
from lordsball.ui.lords.club_mat import open_club
from lordsball.ui.lords.landmarks.surroundings import buttons
from lordsball.ui.lords.landmarks.winter import winter
from lordsball.ui.lords.pieces.icon_text import plain
from lordsball.ui.lords.plates import Plate, make_mates
from lordsball.ui.lords.stage import CLUB, STANDINGS, PlainStage
from lordsball.ui.lords.table_layout import CLUBS
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.lords.winter import winter_play
from lordsball.ui.lords.winter.hire import hire_widgets
from lordsball.ui.lords.winter.layout import BUILDING, BY_EVENT, PLATED, REPAY, SIDE, seat_shown
from lordsball.ui.lords.winter.news import Wire, event_card_at, event_widgets
from lordsball.ui.lords.winter.site import Site, component_of, site_widgets
from lordsball.ui.lords.winter.views import MatView, TurnsView, WinterView
from lordsball.ui.lords.winter.winter_words import option_words, step_words
from lordsball.ui.table.board import Landmark

_GAP = 5.0
Said = Callable[[Action], tuple[str, str | tuple[str, ...]]]
"""An option's title and what it changes, as icon text; an empty title: the game's own words."""


def column_of_plates(
    options: Sequence[Action], view: Lords, choose: Choose, why_not: WhyNot, ours: bool, box: Box, said: Said,
    keys: str = "123456789", tallest: float = 92.0,
) -> list[Widget]:
    """Each option as a plate as wide as the box, from its top.

    :param view: whose decision the options are of (or would be, were a card chosen).
    :param keys: the keys that choose them, in their order.
    """
    count = max(1, len(options))
    h = min(tallest, (box.h - _GAP * (count - 1)) / count)
    found: list[Plate] = []
    for number, action in enumerate(options):
        words = words_of(action, view)
        title, changes = said(action)
        place = (box.x, box.y + number * (h + _GAP), box.w, h)
        plate = Plate(place, title or plain(words), changes, action, keys[number : number + 1])
        plate.label = words
        plate.on_click = _choosing(choose, action)
        bar(plate, action, view, why_not, ours)
        found.append(plate)
    make_mates(found)
    return [*found]


def _choosing(choose: Choose, action: Action) -> Callable[[], None]:
    return lambda: choose(action)


_TALL, _LOW = 92.0, 60.0
"""Heights of plates (units); under three low ones there is room for the event."""
_LETTERS = "ABCDEF"
"""Keys of a card's options; the digits are those of the hand."""


class HotStoveStage(PlainStage):
    """See `stage.Stage`."""

    covers = frozenset({STANDINGS, CLUB})

    def __init__(self) -> None:
        self.site, self.wire = Site(), Wire()
        self.views = (MatView(), WinterView(self.site, self.wire), TurnsView())

    def card_at(self, model: ViewModel, x: float, y: float) -> str:
        """The cards of the event."""
        return event_card_at(model, x, y)

    # -- choosing ----------------------------------------------------------------------------------------------

    def prompt(self, model: ViewModel, view: Lords) -> tuple[Action | None, Action | None]:
        """Gold builds what has been picked; for the rest what is usual."""
        if view.decision is not None and view.decision.ask == "stadium_action" and self.site.action is not None:
            return self.site.action, STOP
        return super().prompt(model, view)

    def telling(self, view: Lords, widgets: Sequence[Widget]) -> Sequence[Widget]:
        """First the keys of the stacks, then those of the spaces that the picked one takes."""
        if view.decision is None or view.decision.ask not in ("stadium_action", "space"):
            return widgets
        wanted = "build" if component_of(view, self.site) < 0 else "space"
        return [widget for widget in widgets if isinstance(widget, ActionPlace | ActionButton)
                and widget.action.verb == wanted]

    def widgets(self, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        """The stage's own, and two buttons beside the hand: all clubs, and paying a loan back."""
        asked = view.decision.ask if view.decision is not None else ""
        self._settle_site(model, view, asked)
        beside = _beside_hand(model, view, choose, why_not)
        if asked == "event":
            return [*event_widgets(model, view, choose, why_not), *beside]
        if not model.ours or view.decision is None:
            return beside
        if asked in (*CARD_ASKS, *OPTION_ASKS):
            return [*_card_options(model, view, choose, why_not), *beside]
        if asked == "manager":
            return [*hire_widgets(model, view, choose, why_not), *beside]
        if asked in BUILDING:
            return [*site_widgets(self.site, model, view, choose, why_not), *beside]
        if asked in PLATED:
            options = answers(view.decision)
            tallest = _LOW if asked in BY_EVENT and len(options) > 2 else _TALL
            plates = column_of_plates(
                options, view, choose, why_not, True, SIDE, lambda action: step_words(view, action), tallest=tallest
            )
            return [*plates, *beside]
        return beside

    def _settle_site(self, model: ViewModel, view: Lords, asked: str) -> None:
        """What was picked answers the question for the space, and is forgotten with the next errand."""
        if not model.ours or asked not in ("stadium_action", "space"):
            self.site.clear()
        elif asked == "space":
            wanted = Action("space", (self.site.space,))
            if view.decision is not None and wanted in view.decision.options:
                model.wish = wanted
            self.site.clear()

    def landmarks(self, model: ViewModel) -> Iterable[Landmark]:
        """The mat and the turns; the news, or the park and what lies beside it."""
        return [*winter(model), *buttons(CLUBS, REPAY, model)]

    def forget(self) -> None:
        """Last winter's news and plans are gone."""
        self.wire.clear()
        self.site.clear()

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, model: ViewModel, event: Any, timeline: Timeline, stand: Callable[[], None]) -> Step | None:
        """The club of whom it is about comes to the table; what it does is seen, and told in a line."""

        def stand_and_tell() -> None:
            stand()
            self.wire.tell(event, model.shown.t)
            if isinstance(event, told.Innovated | told.Built):
                self.site.clear()  # what was picked is another tile now

        step = winter_play.play(model, event, timeline, stand_and_tell)
        if step is None:
            stand_and_tell()
        return step


def _card_options(model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
    """The options of the card that is looked at, closed ones included; taking one plays the card as well."""
    card = considered_card(model, view)
    if card not in view.cards.hot_stove or view.decision is None:
        return []
    seen = as_if(view, card)
    if seen.decision is None:
        return []
    options = [*TRADE, *(action for action in answers(seen.decision) if action.verb != "trade")]
    first = view.decision.ask in CARD_ASKS

    def take(action: Action) -> None:
        if first:
            # Two questions of the rules, one wish: the card, and with it the option.
            model.wish = action
            choose(card_action(card))
        else:
            choose(action)

    refuse = seen.why_not if first else why_not
    return column_of_plates(
        options, seen, take, refuse, True, SIDE, lambda action: option_words(seen, card, action), _LETTERS
    )


def _beside_hand(model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
    terms = view.cards.rules.loans
    clubs = Button(CLUBS, "All clubs", lambda: open_club(model, seat_shown(model)), kind="green", cap="Y", size=18,
                   radius=8)
    clubs.answers = False
    loan = action_button(REPAY, f"Repay ${terms.repaid_with}", REPAY_LOAN, view, choose, why_not, model.ours,
                         kind="bone", size=18, radius=8, hint="Pay back a loan",
                         tooltip=f"Pay back a loan: ${terms.repaid_with} for {terms.returns_vp} Victory Point.",
                         )
    return [clubs, loan]
