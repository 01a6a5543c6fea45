"""Cards laid out over the mat, one of which has to be chosen: from the Shadows or from the discards."""

from __future__ import annotations

from lordsball.engine.procedure import Action
from lordsball.games.wild_cards.state import WildCards
from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.widgets.widget import Box, State, Widget
from lordsball.ui.wild_cards.dress import faces
from lordsball.ui.wild_cards.offers.choosing import Choose
from lordsball.ui.wild_cards.offers.listing import grid
from lordsball.ui.wild_cards.pieces.card import draw_card
from lordsball.ui.wild_cards.pieces.faces import Face, Size
from lordsball.ui.wild_cards.pieces.light import draw_glass, draw_lit_ring
from lordsball.ui.wild_cards.pieces.look import CYAN, LIT, TEXT
from lordsball.ui.wild_cards.places import MAT, THEIRS

_BOX = Box(MAT.x + 6, THEIRS.y + 2, MAT.w - 12, MAT.bottom - THEIRS.y - 8)
_CARDS = Box(_BOX.x + 16, _BOX.y + 40, _BOX.w - 32, _BOX.h - 52)


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
    size, boxes = grid(len(options), _CARDS)
    found: list[Widget] = [Sheet(title)]
    for option, box in zip(options, boxes, strict=True):
        card = str(option.args[0])
        found.append(CardChoice(box, size, cards[card], card, view.cards.card[card].name, option, choose))
    return found
