"""Every word on the Finances stage stands in its box and can be read, at all text sizes and windows."""

import pytest

from lordsball.ui.kit.inputs import Move
from lordsball.ui.kit.widgets.group import WidgetGroup
from lordsball.ui.lords.loan_note import NoteView
from lordsball.ui.lords.shown import FINANCES, phase_of
from tests.ui.lords.finances import before_finances, chosen, shown_at, tell
from tests.ui.lords.leagues import asked, players
from tests.ui.lords.pieces.season import canvas_of

LOOKS = [(4, 1024, 1.0), (1, 1280, 1.25), (8, 960, 1.5)]
"""How many owners, how wide the window, how large the text."""
EVERY = 11
"""Frames from one look at the stage to the next."""


def look(board, canvas):
    """Paint the stage with all that moves on it."""
    if board.model.shown.phase != FINANCES:
        return
    views = board.stages[FINANCES].views
    for view in views:
        view.paint(canvas, view.describe(board.model))
    for view in (*views, NoteView()):
        view.move(canvas, board.model)


def look_at_choices(board, canvas, match):
    """Paint what is offered, each thing at rest and under the pointer."""
    view = match.view(match.decision.seat)
    board.show(view, match.decision.seat)
    offer = board.offer(view, lambda action: None, match.position.why_not)
    group = WidgetGroup([widget for widget in offer.widgets if widget.rect.x > 320])
    look(board, canvas)
    for widget in group.widgets:
        group.handle(Move(widget.rect.cx, widget.rect.cy))
        look(board, canvas)
        group.draw(canvas)


@pytest.mark.parametrize(("owners", "width", "scale"), LOOKS)
def test_everything_can_be_read_at_every_moment(owners, width, scale):
    match = before_finances(owners, seed=2, year=1)
    for o in match.position.owners[:2]:
        o.cash, o.stars, o.loans, o.media, o.vp = 0, 9, 2, 12, -11
    seated, board = players(match), shown_at(match)
    canvas, frame = canvas_of(width, scale, watch_text=True), 0

    def watch():
        nonlocal frame
        frame += 1
        if frame % EVERY == 0:
            look(board, canvas)

    begun = False
    while not begun or phase_of(match.position) == FINANCES:
        if begun and (match.decision.seat == 0 or asked(match, "buy_vp")):
            match.position.owners[0].cash += 140
            look_at_choices(board, canvas, match)
            board.show(match.view(0), 0)
        tell(board, match.act(chosen(match, seated)), each=watch)
        board.show(match.view(0), 0)
        begun |= phase_of(match.position) == FINANCES
    wrong = set()
    for text in canvas.art.drawn_text:
        if not text.fits:
            wrong.add(f"cut short: {text.text!r} as {text.shown!r} {text.place}")
        if round(text.size * canvas.k) < int(18 * canvas.k):
            wrong.add(f"too small: {text.text!r}")
        if text.contrast is not None and text.contrast < 4.45:
            wrong.add(f"too pale: {text.text!r} {text.contrast:.2f} {text.place}")
    assert len(canvas.art.drawn_text) > 150
    assert not wrong, "\n".join(sorted(wrong))
