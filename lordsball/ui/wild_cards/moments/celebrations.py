"""Great moments on the stage over the dimmed table: a card under its banner, or two cards and the word between them."""

from __future__ import annotations

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.pieces.banner import draw_banner
from lordsball.ui.kit.pieces.rays import draw_rays
from lordsball.ui.kit.screen import HEIGHT, WIDTH
from lordsball.ui.kit.theme import mix
from lordsball.ui.kit.timeline import ease_out
from lordsball.ui.kit.widgets.widget import Box
from lordsball.ui.wild_cards.card_faces import faces, look_of
from lordsball.ui.wild_cards.moments.motion import Celebration
from lordsball.ui.wild_cards.pieces.card import draw_card, draw_turned_card
from lordsball.ui.wild_cards.pieces.faces import FULL
from lordsball.ui.wild_cards.pieces.look import INDIGO, NIGHT, OUT_TEXT, TEXT, WHITE
from lordsball.ui.wild_cards.table_layout import STAGE
from lordsball.ui.wild_cards.view_model import ViewModel

_SCREEN = Box(STAGE.cx - WIDTH / 2, 0, WIDTH, HEIGHT)
_HERO = (480.0, 300.0)
_BANNER = (480.0, 508.0)
_FACT = (480.0, 584.0)
_WINNER, _LOSER = (250.0, 372.0), (716.0, 372.0)
_WORD = (480.0, 358.0)


def draw_celebration(canvas: Canvas, model: ViewModel) -> None:
    """The moment there is."""
    event = model.motion.celebration
    assert event is not None
    draw_moment(canvas, model, event, STAGE.cx)


def draw_moment(canvas: Canvas, model: ViewModel, event: Celebration, cx: float) -> None:
    """A moment around a middle: that of the stage, or of the whole screen."""
    shifted, whole = canvas.shifted(cx - STAGE.cx, 0), cx != STAGE.cx
    look = look_of(model.t.team(event.seat))
    with shifted.clipped(*(_SCREEN if whole else STAGE)):
        draw_rays(shifted, *_HERO, look.edge)
        if not whole:
            model.confetti.draw(shifted, STAGE, model.reduced)
    if event.beaten:
        _draw_duel(shifted, model, event)
    else:
        _draw_hero(shifted, model, event)


def _draw_hero(canvas: Canvas, model: ViewModel, event: Celebration) -> None:
    cards, team = faces(model.t.cards), model.t.team(event.seat)
    look, opened = look_of(team), min(1.0, event.progress / 0.35)
    canvas.halo(*_HERO, 230, look.edge, 0.6, inner=0.3)
    rise = 16 * (1 - ease_out(opened))
    draw_card(canvas, _HERO[0] - FULL[0] / 2, _HERO[1] - FULL[1] / 2 + rise, cards[event.card or team.id], FULL)
    draw_banner(canvas, *_BANNER, event.words, look.edge, unrolled=ease_out(opened))
    if opened >= 1:
        _draw_fact(canvas, event.fact, look.edge)


def _draw_duel(canvas: Canvas, model: ViewModel, event: Celebration) -> None:
    """Who has won it leans in from the left, who has lost from the right; then the word falls."""
    cards, look = faces(model.t.cards), look_of(model.t.team(event.seat))
    come = 1.0 if model.reduced else ease_out(min(1.0, event.progress / 0.25))
    aside = 60 * (1 - come)
    canvas.halo(_WINNER[0], _WINNER[1], 230, look.edge, 0.6 * round(come, 1), inner=0.3)
    draw_turned_card(canvas, _LOSER[0] + aside, _LOSER[1], cards[event.beaten], FULL, 8, dim=True)
    draw_turned_card(canvas, _WINNER[0] - aside, _WINNER[1], cards[event.card], FULL, -8)
    fall = 0.0 if model.reduced else max(0.0, 1 - max(0.0, event.progress - 0.2) / 0.12)
    if event.progress < 0.2 and not model.reduced:
        return
    size = round(92 * (1 + 0.5 * fall * fall))
    canvas.outlined(event.words, "black", size, *_WORD, mix(OUT_TEXT, WHITE, 0.78), OUT_TEXT, 3,
                    mix(OUT_TEXT, NIGHT, 0.6), 6, room=760)
    _draw_fact(canvas, event.fact, OUT_TEXT)


def _draw_fact(canvas: Canvas, fact: str, colour: str) -> None:
    if not fact:
        return
    width = canvas.fitted_width(fact, "semibold", 20, 600, 34) + 40
    canvas.rounded(_FACT[0] - width / 2, _FACT[1] - 20, width, 40, 20, INDIGO, NIGHT, colour, 2)
    canvas.text(fact, "semibold", 20, *_FACT, TEXT, "mc", width=600, height=34)
