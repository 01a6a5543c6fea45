"""Piles laid open: one that is looked through, and one from which a card has to be chosen."""

from __future__ import annotations

from lordsball.engine.procedure import Action
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.inputs import LEFT, Input, Move, Press
from lordsball.ui.kit.scene import Scene
from lordsball.ui.kit.theme import WILD
from lordsball.ui.kit.widgets.button import Button
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.wild_cards.card_faces import faces
from lordsball.ui.wild_cards.offers.choosing import Choose
from lordsball.ui.wild_cards.pieces.card import draw_card
from lordsball.ui.wild_cards.pieces.faces import FULL, HAND, Face, Size
from lordsball.ui.wild_cards.pieces.look import CYAN, LIT, MUTED, TEXT, draw_glass, draw_lit_ring
from lordsball.ui.wild_cards.table_layout import MAT, THEIRS
from lordsball.ui.wild_cards.view_model import ViewModel

_PANEL = Box(60, 96, 1160, 580)
_CARDS = Box(_PANEL.x + 24, _PANEL.y + 66, 826, 490)
_LARGE = (_PANEL.right - 24 - FULL[0], _PANEL.y + 82)
_SIZES: tuple[Size, ...] = (HAND, (84, 118), (72, 101))
_PILES = {"discard": "discards", "their_discard": "discards", "shadows": "Shadows"}


def openable(model: ViewModel, spot: str) -> bool:
    """Is this a pile that lies open and has a card?"""
    return spot in _PILES and bool(_cards(model, spot))


def title_of(model: ViewModel, spot: str) -> str:
    """What the pile is called, with how many cards it has."""
    count = len(_cards(model, spot))
    if spot == "shadows":
        return f"The Shadows ({count})"
    team = model.t.team(model.me if spot == "discard" else model.them)
    return f"Discards of {team.short} ({count})"


def _cards(model: ViewModel, spot: str) -> list[str]:
    t = model.t
    pile = t.shadows if spot == "shadows" else t.coaches[model.me if spot == "discard" else model.them].discard
    return pile[::-1]


def grid(count: int, box: Box) -> tuple[Size, list[Box]]:
    """The largest of three sizes at which this many cards fit, and their places."""
    gap = 8.0
    for w, h in _SIZES:
        columns = int((box.w + gap) / (w + gap))
        rows = -(-count // columns)
        if rows * (h + gap) - gap <= box.h or (w, h) == _SIZES[-1]:
            break
    wide = min(count, columns) * (w + gap) - gap
    left, top = box.x + (box.w - wide) / 2, box.y + max(0.0, (box.h - rows * (h + gap) + gap) / 2)
    return (w, h), [
        Box(left + number % columns * (w + gap), top + number // columns * (h + gap), w, h) for number in range(count)
    ]


class PileScene(Scene):
    """Every card of a pile; the one under the pointer is shown large."""

    overlay = True
    theme = WILD

    def __init__(self, model: ViewModel, spot: str) -> None:
        super().__init__()
        self.title = title_of(model, spot)
        self.cards = _cards(model, spot)
        self.faces = faces(model.t.cards)
        self.size, self.places = grid(len(self.cards), _CARDS)
        self.pointed = 0

    def enter(self) -> None:
        self.add(Button((_PANEL.right - 24 - 208, _PANEL.bottom - 66, 208, 44), "Close", self.close, kind="gold"))

    def handle(self, what: Input) -> bool:
        if isinstance(what, Move):
            found = next((n for n, box in enumerate(self.places) if box.contains(what.x, what.y)), self.pointed)
            changed, self.pointed = found != self.pointed, found
            return super().handle(what) or changed
        if isinstance(what, Press) and what.button == LEFT and not _PANEL.contains(what.x, what.y):
            self.close()
            return True
        return super().handle(what)

    def paint(self, canvas: Canvas) -> None:
        draw_glass(canvas, *_PANEL, 14, CYAN, opacity=0.98)
        canvas.text(self.title, "black", 26, _CARDS.x, _PANEL.y + 36, TEXT, "ml", width=_CARDS.w, height=44)
        for number, (card, box) in enumerate(zip(self.cards, self.places, strict=True)):
            if number == self.pointed:
                draw_lit_ring(canvas, *box)
            draw_card(canvas, box.x, box.y, self.faces[card], self.size)
        draw_card(canvas, *_LARGE, self.faces[self.cards[self.pointed]], FULL)
        canvas.text("The latest first", "body", 18, _CARDS.x, _PANEL.bottom - 20, MUTED, "ml", width=_CARDS.w)


_BOX = Box(MAT.x + 6, THEIRS.y + 2, MAT.w - 12, MAT.bottom - THEIRS.y - 8)
_CHOICES = Box(_BOX.x + 16, _BOX.y + 40, _BOX.w - 32, _BOX.h - 52)


class Sheet(Widget):
    """The glass the cards lie on: nothing below it can be touched."""

    focusable = False

    def __init__(self, title: str) -> None:
        super().__init__(_BOX, title)

    def draw(self, canvas: Canvas, state: State) -> None:
        draw_glass(canvas, *_BOX, 12, CYAN, opacity=0.97)
        canvas.text(self.label, "black", 22, _BOX.cx, _BOX.y + 22, TEXT, "mc", width=_BOX.w - 40, height=34)


class CardChoice(Widget):
    """A card to choose."""

    radius = 8.0

    def __init__(self, box: Box, size: Size, face: Face, card: str, name: str, action: Action, choose: Choose) -> None:
        super().__init__(box, name, lambda: choose(action))
        self.size, self.face = size, face
        self.card = card
        self.actions = (action,)

    def draw(self, canvas: Canvas, state: State) -> None:
        x, y, w, h = self.rect
        if state.hover or state.focus:
            draw_lit_ring(canvas, x, y, w, h, 7, LIT, strong=True)
        draw_card(canvas, x, y, self.face, self.size)


def sheet_widgets(view: WildCards, choose: Choose, options: list[Action]) -> list[Widget]:
    """The cards of an open pile that can be chosen."""
    cards = faces(view.cards)
    mine = view.decision is not None and str(options[0].args[0]) in view.coaches[view.decision.seat].discard
    title = "Take a card from your discards" if mine else "Take a card from the Shadows"
    size, boxes = grid(len(options), _CHOICES)
    found: list[Widget] = [Sheet(title)]
    for option, box in zip(options, boxes, strict=True):
        card = str(option.args[0])
        found.append(CardChoice(box, size, cards[card], card, view.cards.card[card].name, option, choose))
    return found
