"""The walnut rack with a hand of cards: its owner is always clear, and no other hand is ever drawn."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from lordsball.engine.procedure import Action
from lordsball.engine.secrets import HIDDEN
from lordsball.games.lords.carrying_out import legal_sides
from lordsball.games.lords.needs import needs_in_words
from lordsball.games.lords.state import Lords
from lordsball.games.phrasing import counted, possessive
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box, Widget
from lordsball.ui.lords.card_faces import face_of
from lordsball.ui.lords.card_in_view import CARD_ASKS, OPTION_ASKS, as_if, card_action, considered_card
from lordsball.ui.lords.choosing import ActionPlace, Choose, WhyNot, bar
from lordsball.ui.lords.landmarks.surroundings import hand
from lordsball.ui.lords.pieces.card import LIFT, draw_card
from lordsball.ui.lords.pieces.faces import HAND as CARD
from lordsball.ui.lords.pieces.faces import BackFace, Face
from lordsball.ui.lords.pieces.icon_text import plain
from lordsball.ui.lords.pieces.rail import NAME_ENDS, draw_rail, draw_rail_lip, fitting_zoom, hand_places
from lordsball.ui.lords.preview import in_a_line, preview, season_side
from lordsball.ui.lords.shown import HOT_STOVE, REGULAR, SPRING
from lordsball.ui.lords.table_layout import CLUBS, HAND, spread
from lordsball.ui.lords.view_model import ViewModel
from lordsball.ui.table.board import Landmark

ZOOM = 1.22
"""How much larger a hand is with the largest letters."""
_WORTH_IT = 1.08
"""A hand grows by more than this or not at all."""
_BACKS = {SPRING: "bud", REGULAR: "tq", HOT_STOVE: "stove"}


class Rack(NamedTuple):
    """What lies on the rack: cards with their faces, which of them stand higher or may not be played, and a line."""

    faces: tuple[Face, ...]
    lifted: int
    lit: bool
    words: str
    places: tuple[Box, ...]
    zoom: float


class HandView:
    """The lower middle of the table."""

    area = spread(HAND, 16)

    # -- what lies there ---------------------------------------------------------------------------------------

    def cards(self, model: ViewModel) -> list[str]:
        """The cards on the rack by their ids; HIDDEN for those face down."""
        shown = model.shown
        seat = self.seat(model)
        o = shown.t.owners[seat]
        if shown.phase == SPRING and o.spring:
            return o.spring
        if shown.phase == HOT_STOVE:
            return o.hot_stove
        if model.peeked:
            return list(model.peeked)
        # A view shows only what its seat may see; and what was made for one seat is not shown while another is asked.
        return o.hand if model.viewer in (None, seat) else [HIDDEN] * len(o.hand)

    def seat(self, model: ViewModel) -> int:
        """Whose cards they are."""
        return model.asked.seat if model.ours and model.asked is not None else model.attending

    def place(self, model: ViewModel, number: int, cards: Sequence[str]) -> Box:
        """Where a card of a hand lies."""
        zoom = self.zoom(model, cards)
        x, y = hand_places(len(cards), _room(model), zoom)[number]
        return Box(HAND.x + x, HAND.y + y, CARD[0] * zoom, CARD[1] * zoom)

    def zoom(self, model: ViewModel, cards: Sequence[str]) -> float:
        """How much larger than usual the cards are: with the largest letters they have the room of the line below them,
        as far as they need not overlap; not where the button stands there with which a hand is peeked at."""
        if not model.largest or HIDDEN in cards or not cards:
            return 1.0
        zoom = min(ZOOM, fitting_zoom(len(cards), _room(model)))
        return zoom if zoom > _WORTH_IT else 1.0

    def card_at(self, model: ViewModel, x: float, y: float) -> str:
        """The card at a point, the topmost; "" for none and for one face down."""
        cards = self.cards(model)
        for number in range(len(cards) - 1, -1, -1):
            box = self.place(model, number, cards)
            if Box(box.x, box.y - LIFT, box.w, box.h + LIFT).contains(x, y):
                return cards[number] if cards[number] != HIDDEN else ""
        return ""

    # -- choosing ----------------------------------------------------------------------------------------------

    def widgets(self, model: ViewModel, view: Lords, choose: Choose, why_not: WhyNot) -> list[Widget]:
        """The cards: a click takes one into consideration; where it is final, a second click plays it."""
        cards = self.cards(model)
        return [
            self._widget(model, view, card, number, cards, choose, why_not)
            for number, card in enumerate(cards) if card != HIDDEN
        ]

    def _widget(
        self, model: ViewModel, view: Lords, card: str, number: int, cards: list[str], choose: Choose, why_not: WhyNot
    ) -> Widget:
        action = card_action(card)
        box = self.place(model, number, cards)
        if number < len(cards) - 1:
            box = box._replace(w=self.place(model, number + 1, cards).x - box.x - 2)
        face = face_of(view.cards, card)
        name = face.name if face is not None and not isinstance(face, BackFace) else card
        keys = (str(number + 1),) if number < 9 else ()

        def click() -> None:
            if model.asked is not None and model.asked.ask == "season_card" and model.chosen == action:
                choose(action)
                return
            # What was pointed at before a key chose this one is looked at no longer.
            model.chosen, model.pointed = action, ""
            model.again()

        widget = ActionPlace(box, name, action, card, on_click=click, keys=keys)
        asked = model.asked.ask if model.asked is not None else ""
        if asked in OPTION_ASKS and model.ours:
            widget.enabled, widget.why = False, "Finish the card you are playing first."
        else:
            bar(widget, action, view, why_not, model.ours)
        return widget

    def prompt(self, model: ViewModel, view: Lords) -> tuple[Action | None, Action | None] | None:
        """Play the card that was chosen; None where the stage has the word."""
        decision = view.decision
        if decision is None or decision.ask != "season_card":
            return None
        return model.chosen if model.chosen in decision.options else None, None

    def landmarks(self, model: ViewModel) -> Iterable[Landmark]:
        """The rack and the cards on it."""
        cards = self.cards(model)
        places = [self.place(model, number, cards) for number in range(len(cards))]
        return hand(model, cards, places, HAND)

    # -- looks -------------------------------------------------------------------------------------------------

    def describe(self, model: ViewModel) -> Hashable:
        """Faces, the one that stands higher, the line."""
        shown, view = model.shown, model.view
        if shown.table is None:
            return Rack((), -1, False, "", (), 1.0)
        cards = self.cards(model)
        back = BackFace(_BACKS.get(shown.phase, "tq"))
        faces = tuple((face_of(shown.t.cards, card) or back) if card != HIDDEN else back for card in cards)
        asked = model.asked.ask if model.asked is not None else ""
        lifted = -1
        if view is not None and model.ours:
            card = considered_card(model, view) if asked in CARD_ASKS or asked in OPTION_ASKS else self._chosen(model)
            lifted = cards.index(card) if card in cards else -1
        lit = model.ours and asked in (*CARD_ASKS, "season_card")
        places = tuple(self.place(model, number, cards) for number in range(len(cards)))
        zoom = self.zoom(model, cards)
        words = self._words(model, cards) if zoom == 1 or not cards else ""
        return Rack(faces, lifted, lit, words, places, zoom if cards else 1.0)

    def _chosen(self, model: ViewModel) -> str:
        chosen = model.chosen
        return str(chosen.args[0]) if chosen is not None and chosen.verb == "card" else ""

    def _words(self, model: ViewModel, cards: list[str]) -> str:
        shown = model.shown
        t, seat = shown.t, self.seat(model)
        name = plain(t.team_of(seat).short)
        weighed = _weighed(model)
        if weighed:
            return weighed
        pointed = model.pointed if model.pointed in cards else self._chosen(model)
        if pointed in t.cards.season and model.view is not None and shown.series is not None and model.ours:
            strong, light = (_side(model.view, seat, pointed, side) for side in ("primary", "secondary"))
            return f"*{plain(t.cards.season[pointed].name)}{NAME_ENDS}{strong}  or  {light}"
        if not cards:
            return f"The {possessive(name)} hand is empty."
        left = f"The {name} hold {counted(len(cards), 'card')}"
        if HIDDEN in cards:
            return f"{left}, face down."
        return f"{left}. Click a card to look at it, and again to play it." if shown.phase == REGULAR else f"{left}."

    def paint(self, canvas: Canvas, told: Rack) -> None:
        """The rack and what lies on it."""
        draw_rail(canvas, HAND.x, HAND.y, told.words)
        for number, (face, box) in enumerate(zip(told.faces, told.places, strict=True)):
            if number != told.lifted:
                draw_card(canvas.zoomed(box.x, box.y, told.zoom), box.x, box.y, face)
        draw_rail_lip(canvas, HAND.x, HAND.y, zoom=told.zoom)
        if 0 <= told.lifted < len(told.faces):
            box = told.places[told.lifted]
            draw_card(canvas.zoomed(box.x, box.y, told.zoom), box.x, box.y, told.faces[told.lifted], chosen=True)

    def move(self, canvas: Canvas, model: ViewModel) -> None:
        """Nothing moves."""


def _room(model: ViewModel) -> float:
    """The width that a hand has: in winter buttons stand beside it."""
    return CLUBS.x - 8 - HAND.x if model.shown.phase == HOT_STOVE else HAND.w


def _side(view: Lords, seat: int, card: str, side: str) -> str:
    """What a side would change, or what it needs where the rules do not allow it now."""
    if side in legal_sides(view, seat, card):
        return in_a_line(season_side(view, seat, card, side))
    script = view.cards.scripts[f"{card}.{side}"]
    name = "strong effect" if side == "primary" else "light effect"
    return f"{name}: needs {plain(needs_in_words(script.needs))}" if script.needs else f"{name}: cannot be used now"


def _weighed(model: ViewModel) -> str:
    """What the option under the pointer would change, in figures; "" where none is pointed at or nothing is known."""
    view, action = model.view, model.considered
    if view is None or action is None or not model.ours or action.verb == "card":
        return ""
    card = considered_card(model, view)
    seen = preview(as_if(view, card) if card else view, action)
    return in_a_line(seen) if seen is not None else ""
