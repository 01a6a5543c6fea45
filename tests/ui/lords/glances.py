"""Everything that a person can get to see at one moment of a table without deciding anything."""

import pygame

from lordsball.ui.kit.art import Art
from lordsball.ui.kit.widgets.group import TOOLTIP_AFTER
from lordsball.ui.scenes.replay import ReplayScene

AWAY = (2.0, 718.0)


def picture(evening):
    """What is on the screen, everything on the disk and nothing on its way; what stirs by itself is as it begins."""
    assert evening.table.autosave.flush(60)
    evening.hands.turn(2)
    evening.board.life.beat = 0
    evening.app.draw()
    return pygame.image.tobytes(evening.app.picture, "RGB")


def at_rest(evening):
    """The same with the pointer out of the way."""
    evening.hands.move(*AWAY)
    return picture(evening)


def glances(evening):
    """Names and pictures: the table, what each thing on it says when pointed at, the tabs, all that opens over it."""
    hands, table = evening.hands, evening.table
    yield "the table", at_rest(evening)
    for placed in list(table.group.placed()):
        hands.move(placed.box.x + min(20, placed.box.w / 2), placed.box.cy)
        hands.wait(TOOLTIP_AFTER + 0.1)
        yield f"pointing at {placed.widget.label}", picture(evening)
    hands.move(*AWAY)
    for tab in ("Box", "Odds", "Log"):
        hands.key("t")
        yield tab, at_rest(evening)
    for name, keys in (("the whole log", "l"), ("the club", "y"), ("the menu", "escape"), ("a save", "ctrl+s"),
                       ("all saves", "ctrl+o")):
        hands.key(keys)
        hands.wait(0.4)
        assert evening.top is not table, name
        yield name, at_rest(evening)
        hands.key("escape")
        hands.wait(0.4)
        assert evening.top is table, name


def drawn_words(evening):
    """All words on the screen, everything redrawn for it."""
    app = evening.app
    app.art = Art(app.art.k, app.art.text_scale)
    app.art.drawn_text = []
    app.draw()
    words, app.art.drawn_text = app.art.drawn_text, None
    return " ".join(text.shown for text in words)


def watch(evening, replay):
    """Open a replay over the table."""
    return evening.desked.show(ReplayScene(evening.desked.desk, replay))
