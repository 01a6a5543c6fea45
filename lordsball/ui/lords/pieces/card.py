"""A card of Lords of Baseball lying on the table, whatever its kind: full (248 x 346) or as in a hand (84 x 117)."""

from pygame import Surface

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces import svg
from lordsball.ui.lords.pieces import goal_cards, option_card, season_card
from lordsball.ui.lords.pieces.card_paper import is_full
from lordsball.ui.lords.pieces.faces import (
    FULL,
    HAND,
    BackFace,
    BonusFace,
    Face,
    FranchiseFace,
    OpponentFace,
    SeasonFace,
    SpringFace,
    StoveFace,
)
from lordsball.ui.lords.pieces.material import draw_lit_ring

LIFT = 10
"""How high a chosen card stands (units)."""


def draw_card(
    canvas: Canvas, x: float, y: float, face: Face, full: bool = False, part: int | str | None = None,
    lit: bool = False, chosen: bool = False, dim: bool = False, alpha: float | None = None, shadow: bool = True,
) -> None:
    """A card with its upper left corner at (x, y).

    :param full: as in the inspector, else as in a hand.
    :param part: what of it is being considered: an option by its number (0 to 4, in winter 5 for the event), "primary"
        or "secondary", the share of a Bonus that applies (0 to 2).
    :param lit: it may be played: a gold ring and its light.
    :param chosen: the same, and it stands :data:`LIFT` units higher.
    :param dim: it may not be played now.
    """
    w, h = FULL if full else HAND
    r = 10 if full else 6
    if chosen:
        y -= LIFT
    if shadow:
        canvas.shadow(x, y, w, h, r, 14 if chosen else 8, 0.55, 9 if chosen else 4)
    if lit or chosen:
        draw_lit_ring(canvas, x, y, w, h, r)
    canvas.blit(card_picture(canvas, face, full, part, dim), x, y, alpha)


def card_picture(
    canvas: Canvas, face: Face, full: bool = False, part: int | str | None = None, dim: bool = False
) -> Surface:
    """The printed card as a picture, for flights and turns. Cached."""
    w, h = FULL if full else HAND

    def paint(layer: Canvas) -> None:
        _paint(layer, face, w, h, part)
        if dim:
            layer.draw(svg.box(0, 0, w, h, 10 if full else 6, "#1a1610", opacity=0.5), 0, 0, w, h)

    return canvas.composite(("lords_card", face, full, part, dim), w, h, paint)


def _paint(canvas: Canvas, face: Face, w: float, h: float, part: int | str | None) -> None:
    number = part if isinstance(part, int) else None
    match face:
        case SeasonFace():
            paint = season_card.paint_season_card if is_full(w) else season_card.paint_small_season_card
            paint(canvas, face, w, h, part if isinstance(part, str) else "")
        case SpringFace() if is_full(w):
            option_card.paint_spring_card(canvas, face, w, h, number)
        case StoveFace() if is_full(w):
            option_card.paint_stove_card(canvas, face, w, h, number)
        case SpringFace() | StoveFace():
            option_card.paint_small_option_card(canvas, face, w, h, number)
        case BonusFace():
            goal_cards.paint_bonus_card(canvas, face, w, h, number)
        case FranchiseFace():
            goal_cards.paint_franchise_card(canvas, face, w, h)
        case OpponentFace():
            goal_cards.paint_opponent_card(canvas, face, w, h)
        case BackFace():
            goal_cards.paint_card_back(canvas, face, w, h)
