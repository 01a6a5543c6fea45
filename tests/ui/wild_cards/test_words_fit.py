"""Every word on the table is whole, large enough and strong enough, at every decision, size and text size."""

from functools import cache

import pytest

from lordsball.ui.kit.art import Art
from lordsball.ui.kit.screen import Screen
from lordsball.ui.kit.widgets.widget import State
from tests.ui.wild_cards.boards import SIZES, board_of, canvas_of
from tests.ui.wild_cards.duels import at

ASKS = ("coin_toss", "choose_side", "place", "window", "pitch", "swing", "run_or_ball", "catch_or_run", "run", "keep",
        "trash", "discard", "choose", "shuffle", "change_sides")


@cache
def art_of(size, text_scale):
    """Pictures that are drawn once are looked at when they are."""
    return Art(Screen.fit(size).k, text_scale)


def words_of(ask, size, text_scale, nth, odds):
    """Everything written on the board at a decision, by the board and by its widgets."""
    match = at(ask, seed=1 + nth, nth=nth)
    seat = match.decision.seat
    board = board_of(match, seat)
    board.model.odds = odds
    board.show(match.view(seat), seat)
    offer = board.offer(match.view(seat), lambda action: None, match.position.why_not)
    canvas = canvas_of(size, art=art_of(size, text_scale))
    canvas.art.drawn_text = []
    board.draw(canvas)
    for widget in offer.widgets:
        widget.draw(canvas, State())
    return canvas.art.drawn_text


def complaints(drawn):
    for text in drawn:
        if not text.fits:
            yield f"cut off: {text.text!r}"
        if text.size < 17.2:  # whole pixels of a small window
            yield f"{text.size:.1f} units: {text.text!r}"
        if text.contrast is not None and text.contrast < 4.5:
            yield f"contrast {text.contrast}: {text.text!r}"


@pytest.mark.parametrize("ask", ASKS)
@pytest.mark.parametrize(("size", "text_scale"), [(SIZES[0], 1.0), (SIZES[1], 1.0), (SIZES[1], 1.25), (SIZES[0], 1.5),
                                                  (SIZES[2], 1.5)])
def test_everything_on_the_table_can_be_read(ask, size, text_scale):
    once = ask in ("coin_toss", "choose_side", "change_sides", "shuffle")
    found = set(complaints(words_of(ask, size, text_scale, 0, True)))
    if not once:
        found |= set(complaints(words_of(ask, size, text_scale, 3, False)))
    assert not found
