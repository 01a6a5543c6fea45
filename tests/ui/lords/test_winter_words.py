"""Every word on the stage of winter stands in its box and can be read, at all text sizes and windows."""

import pytest

from lordsball.ui.kit.inputs import Move
from lordsball.ui.kit.widgets.group import WidgetGroup
from lordsball.ui.lords.shown import HOT_STOVE
from tests.ui.looks import every_width
from tests.ui.lords.finances import tell
from tests.ui.lords.leagues import new_match, play, players
from tests.ui.lords.pieces.season import canvas_of
from tests.ui.lords.winter import Before, asks, in_winter, until, winters

LOOKS = [(4, 1024, 1.0), (2, 1280, 1.25), (8, 960, 1.5)]
"""How many owners, how wide the window, how large the text."""


def assert_readable(canvas, where):
    for text in canvas.art.drawn_text:
        assert round(text.size * canvas.k) >= int(18 * canvas.k), f"too small: {text} at {where}"
        assert text.contrast is None or text.contrast >= 4.45, f"too pale: {text} at {where}"
        assert text.fits, f"cut short: {text} at {where}"
    canvas.art.drawn_text.clear()


def look(board, canvas):
    for view in board.stages[HOT_STOVE].views:
        view.paint(canvas, view.describe(board.model))
        view.move(canvas, board.model)


def look_at_choices(before, canvas):
    """Paint what is offered, each thing at rest and under the pointer."""
    board = before.board
    group = WidgetGroup([widget for widget in before.offered.widgets if widget.rect.x > 320])
    look(board, canvas)
    for widget in group.widgets:
        board.model.considered = getattr(widget, "action", None)
        group.handle(Move(widget.rect.cx, widget.rect.cy))
        look(board, canvas)
        group.draw(canvas)
    board.model.considered = None


@pytest.mark.parametrize(("owners", "width", "scale"), LOOKS)
def test_what_can_be_chosen_can_be_read(owners, width, scale):
    canvas = canvas_of(width, scale, watch_text=True)
    seen = set()
    for match in winters(owners, 7):
        decision = match.decision
        if (decision.ask, match.position.year) in seen:
            continue
        seen.add((decision.ask, match.position.year))
        before = Before(match)
        look_at_choices(before, canvas)
        if decision.ask == "stadium_action":
            for key in range(4):
                before.board.stage.site.clear()
                before.board.stage.site.pick(key, match.position)
                before.offer()
                look_at_choices(before, canvas)
        assert_readable(canvas, match.position.where())


@pytest.mark.parametrize(("owners", "width", "scale"), LOOKS)
def test_what_others_do_can_be_read_while_it_is_watched(owners, width, scale):
    match = play(new_match(owners=owners, seed=3), in_winter)
    canvas, seated, board = canvas_of(width, scale, watch_text=True), players(match), Before(match).board
    frame = 0

    def watch():
        nonlocal frame
        frame += 1
        if frame % 23 == 0:
            look(board, canvas)

    while in_winter(match):
        decision = match.decision
        packet = match.act(seated[decision.seat].choose(decision, lambda decision=decision: match.view(decision.seat)))
        tell(board, packet, each=watch)
        assert_readable(canvas, match.position.where())
        board.show(match.view(0), 0)
    assert frame > 100


@every_width
def test_the_news_of_every_event_fit_their_paper(width, scale):
    match = until(8, 3, asks("event"))
    before = Before(match)
    canvas = canvas_of(width, scale, watch_text=True)
    view, t = before.board.stages[HOT_STOVE].views[1], before.board.model.shown.t
    for card in t.cards.hot_stove:
        for cards in ([card], [card, "hs_02"]):
            t.event_cards = cards
            view.paint(canvas, view.describe(before.board.model))
            assert_readable(canvas, card)
