"""The board of the plain table: everything a position holds, laid out by kind; see `lordsball.ui.table.board`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from lordsball.engine.position import Position
from lordsball.engine.procedure import Action
from lordsball.engine.secrets import HIDDEN
from lordsball.games import Game, Line
from lordsball.games.pieces import Counter, Dice, Hand, Laid, Track, faces_of, laid_out
from lordsball.games.pieces import Row as CardRow
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import SHELL
from lordsball.ui.kit.timeline import Step, Timeline
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.table.board import Board, Choice, Landmark, Offer, Row, Seated
from lordsball.ui.table.gold import YOUR_CHOICE
from lordsball.ui.table.plain.arranging import Arrangement, Spot, arrange, flights
from lordsball.ui.table.plain.landmarks import landmarks
from lordsball.ui.table.plain.mat import MatView, OwnPiece, ViewModel, draw_ground
from lordsball.ui.table.still import AREA, StillPicture

SECONDS = 0.4
"""How long a card is under way, and dice roll."""
_READ = 0.3
"""How long a number that has changed is read."""
MOST_BUTTONS = 8
_STEP, _LEAST_STEP = 60.0, 44.0
"""From one button to the next, and where there are many."""
_LONG = 22
"""More letters than these want a second line on a button."""
_HOW = "Pick from the list, or click a lit card."

Choose = Callable[[Action], None]
WhyNot = Callable[[Action], str | None]


class CardPlace(Widget):
    """A lit card: the piece draws it, this makes it answer.

    :param actions: what it chooses, or leads to where it only picks the card.
    """

    radius = 8.0

    def __init__(self, box: Box, label: str, act: Callable[[], object], actions: Sequence[Action]) -> None:
        super().__init__(box, label, act, tooltip=label)
        self.actions = tuple(actions)

    def draw(self, canvas: Canvas, state: State) -> None:
        if state.hover:
            canvas.ring(self.rect.x - 4, self.rect.y - 4, self.rect.w + 8, self.rect.h + 8, 10, "#ffffff", 3)


class OptionButton(Button):
    """A line in the list of what you can do."""

    def __init__(self, rect: tuple[float, float, float, float], words: str, number: int, choose: Callable[[], object],
                 action: Action) -> None:
        label, second = _two_lines(words) if rect[3] >= 44 else (words, "")
        super().__init__(rect, label, choose, kind="slate", size=18, cap=str(number), second=second, hint=words,
                         tooltip=words)
        self.actions = (action,)


class PlainBoard(Board):
    """One game's plain board.

    :param screen: the person's settings; `reduced_motion` and `speed` are read.
    :param own: the pieces the game draws itself, by the field's name as its table has it: a board grows piece by piece.
    """

    theme = SHELL
    log_in_sentences = True

    def __init__(
        self, game: Game, seats: Sequence[Seated], screen: Callable[[], Any], own: Mapping[str, OwnPiece] | None = None
    ) -> None:
        self.game, self.seats, self.screen = game, tuple(seats), screen
        people = [number for number, seat in enumerate(seats) if seat.human]
        self.me = people[0] if people else 0
        self.people = people
        self.model = ViewModel()
        self._mat = MatView(self.seats, own or {})
        self._sizes = {field: piece.size for field, piece in (own or {}).items()}
        self._still = StillPicture(draw_ground, (self._mat,))
        self._pointed = self._pinned = ""
        self._page = 0
        self._viewer: int | None = None
        self._cards: Any = None
        self.hides_hands = True

    # -- setting -----------------------------------------------------------------------------------------------------

    def show(self, view: Position, viewer: int | None = None) -> None:
        """Set everything from a view; what changed its place glides there, where things may move."""
        model = self.model
        cards = getattr(view, "cards", None)
        if cards is not self._cards:
            self._cards = cards
            model.faces = faces_of(getattr(cards, "contents", {}))
            self._mat.faces = model.faces
        decision = view.decision
        self._viewer = viewer
        if viewer is not None:
            self.me = viewer
        elif decision is not None and decision.seat in self.people:
            self.me = decision.seat
        before, model.view = model.arrangement, view
        model.asked = decision.seat if decision is not None else None
        pieces = laid_out(view, self.game.table, model.faces)
        model.arrangement = arrange(pieces, len(self.seats), self.me, self._sizes)
        model.lit, model.picked, model.listed = frozenset(), "", False
        self._page = 0
        settings = self.screen()
        still = getattr(settings, "reduced_motion", False) or getattr(settings, "speed", "") == "off"
        model.flights = () if still or not before.spots else tuple(flights(before, model.arrangement))
        rolled = bool(before.spots) and _dice(before) != _dice(model.arrangement)
        model.progress = 0.0 if model.flights or (rolled and not still) else 1.0
        self._choose_large(before)

    def _choose_large(self, before: Arrangement) -> None:
        """The big card follows the play: the card that came to lie face up last."""
        was = {id for spot in before.spots if _open(spot) for id in spot.laid.cards}
        here = [id for spot in self.model.arrangement.spots if _open(spot) for id in spot.laid.cards if id != HIDDEN]
        fresh = [id for id in here if id not in was]
        if fresh or self.model.large not in self.model.faces:
            mine = [id for spot in self.model.arrangement.spots if isinstance(spot.laid.piece, Hand)
                    and spot.laid.seat == self.me for id in spot.laid.cards if id != HIDDEN]
            self.model.large = (fresh or here or mine or [""])[-1]

    def play(self, event: Any, timeline: Timeline, after: Callable[[], Any]) -> Step | None:
        """What an event changes glides to its new place, and stands for a moment to be read."""
        return self._played(timeline, after)

    def _played(self, timeline: Timeline, after: Callable[[], Any]) -> Step:
        before = self.model.arrangement
        self.show(after(), self._viewer)
        if self.model.arrangement != before:
            yield from timeline.wait(SECONDS if self.model.progress < 1 else _READ)

    # -- choosing ----------------------------------------------------------------------------------------------------

    def offer(self, view: Position, choose: Choose, why_not: WhyNot) -> Offer:
        """Every option is a button, and a lit card where it is about one."""
        decision = view.decision
        assert decision is not None
        options, model = decision.options, self.model
        by_card: dict[str, list[Action]] = {}
        for action in options:
            for arg in action.args:
                if isinstance(arg, str):
                    by_card.setdefault(arg, []).append(action)
        model.lit = frozenset(by_card)
        if model.picked not in by_card:
            model.picked = ""
        words = self.game.words.action
        plain = [action for action in options if not action.args]
        primary = secondary = None
        priced = len(options) > 1  # what an option costs is the game's own affair
        if len(options) == 1 or (len(plain) == len(options) == 2):
            primary = Choice(options[0], words(options[0], view), "1" if priced else "")
            secondary = Choice(options[1], words(options[1], view), "2") if len(options) > 1 else None
        widgets: list[Widget] = self._card_places(view, by_card, choose)
        model.listed = primary is None and bool(options)
        if primary is None:
            wanted = by_card[model.picked] if model.picked else list(options)
            widgets += self._buttons(wanted, view, choose)
        how = _HOW if primary is None else YOUR_CHOICE if priced else ""
        return Offer(primary, secondary, widgets, how=how, priced=priced)

    def _card_places(self, view: Position, by_card: dict[str, list[Action]], choose: Choose) -> list[Widget]:
        """A card with one option is that option; one with several picks them out of the list."""

        def picked(id: str) -> None:
            self.model.picked = "" if self.model.picked == id else id
            self.again()

        found: list[Widget] = []
        for spot in self.model.arrangement.spots:
            if spot.laid.seat not in (None, self.me) or len(spot.cards) != len(spot.laid.cards):
                continue
            for id, box in zip(spot.laid.cards, spot.cards, strict=True):
                actions = by_card.get(id, [])
                if not actions:
                    continue
                name = self.model.faces[id].name if id in self.model.faces else id
                label = self.game.words.action(actions[0], view) if len(actions) == 1 else name
                if len(actions) == 1:
                    found.append(CardPlace(box, label, partial(choose, actions[0]), actions))
                else:
                    found.append(CardPlace(box, label, partial(picked, id), actions))
        return found

    def _buttons(self, actions: Sequence[Action], view: Position, choose: Choose) -> list[Widget]:
        """The list beside the table, a page at a time."""
        box = self.model.arrangement.options
        room = max(2, min(MOST_BUTTONS, int(box.h // _LEAST_STEP)))
        pages = [actions] if len(actions) <= room else [
            actions[start : start + room - 1] for start in range(0, len(actions), room - 1)
        ]
        page = self._page % len(pages)
        step = min(_STEP, box.h / min(room, max(1, len(actions))))
        found: list[Widget] = []
        for number, action in enumerate(pages[page]):
            rect = (box.x, box.y + number * step, box.w, step - 6)
            words = self.game.words.action(action, view)
            found.append(OptionButton(rect, words, number + 1, partial(choose, action), action))
        if len(pages) > 1:

            def turn() -> None:
                self._page += 1
                self.again()

            rect = (box.x, box.y + (room - 1) * step, box.w, step - 6)
            found.append(Button(rect, f"More ({page + 1} of {len(pages)})", turn, kind="bone", size=18, cap="0"))
        return found

    def watch(self, view: Position, why_not: WhyNot) -> Offer:
        """Somebody else decides: nothing can be chosen."""
        self.model.lit, self.model.picked, self.model.listed = frozenset(), "", False
        return Offer()

    # -- looking -----------------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """The mat, and what moves over it."""
        model = self.model
        shown = self._pinned or self._pointed
        large, model.large = model.large, shown or model.large
        still = self._still.canvas(canvas, model)
        canvas.surface.blit(still.surface, canvas.screen.rect(*AREA).topleft)
        self._mat.move(canvas, model)
        model.large = large

    def landmarks(self) -> list[Landmark]:
        """Every piece, track, seat and open card; the list of what can be done, and the card beside the table."""
        model = self.model
        return list(landmarks(model.arrangement, model.faces, self.me, model.large))

    def hover(self, x: float, y: float) -> bool:
        """The inspector shows the card under the pointer."""
        found = ""
        for spot in self.model.arrangement.spots:
            for id, box in zip(spot.laid.cards[-len(spot.cards):] if spot.cards else (), spot.cards, strict=True):
                if box.contains(x, y) and id != HIDDEN:
                    found = id
        return self._point(found)

    def hover_line(self, line: str) -> bool:
        """The inspector shows the card that a line of the log names."""
        named = [id for id, face in self.model.faces.items() if face.name in line]
        return self._point(max(named, key=lambda id: len(self.model.faces[id].name), default=""))

    def _point(self, card: str) -> bool:
        before, self._pointed = self._pointed, card
        return before != card and not self._pinned

    def pin(self) -> None:
        """Keep the card under the pointer in the inspector; a second time lets it go."""
        self._pinned = "" if self._pinned and self._pointed in ("", self._pinned) else self._pointed

    def let_go(self) -> None:
        """Nothing is pointed at."""
        self._pointed = ""

    def has_hand(self, seat: int) -> bool:
        """Does a seat hold cards that are hidden from others?"""
        spots = self.model.arrangement.spots
        return any(isinstance(spot.laid.piece, Hand) and spot.laid.seat == seat and spot.laid.cards for spot in spots)

    def pending(self) -> Line | None:
        """Everything that stands on the table has been told."""
        return None

    def box_rows(self) -> Sequence[Row]:
        """Every number on the table, those that found no place on it included."""
        if self.model.view is None:
            return ()
        pieces = laid_out(self.model.view, self.game.table, self.model.faces)
        rows = [_numbers(laid) for laid in pieces if isinstance(laid.piece, Counter | Track)]
        return sorted(rows, key=lambda row: -1 if row.seat is None else row.seat)

    def odds_rows(self) -> Sequence[Row]:
        """A game without a board of its own says nothing of chances."""
        return ()

    def advance(self, dt: float) -> bool:
        """Cards glide and dice roll."""
        model = self.model
        if model.progress >= 1:
            return False
        model.progress = min(1.0, model.progress + dt / SECONDS)
        return True


def _two_lines(words: str) -> tuple[str, str]:
    """What stands behind a colon goes below; so does the second half of what is too long for one line."""
    label, colon, second = words.partition(": ")
    if colon or len(words) <= _LONG:
        return label, second
    breaks = [at for at, letter in enumerate(words) if letter == " "] or [len(words)]
    at = min(breaks, key=lambda place: abs(2 * place - len(words)))
    return words[:at], words[at + 1 :]


def _numbers(laid: Laid) -> Row:
    return Row((laid.title, ", ".join(map(str, laid.values))), seat=laid.seat)


def _open(spot: Spot) -> bool:
    return isinstance(spot.laid.piece, CardRow)


def _dice(arrangement: Arrangement) -> list[tuple[int, ...]]:
    return [spot.laid.values for spot in arrangement.spots if isinstance(spot.laid.piece, Dice)]
