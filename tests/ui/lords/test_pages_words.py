"""Every word of the pages can be read at every text size and window."""

import pygame
import pytest

from lordsball.ui.kit.canvas import Canvas
from lordsball.ui.kit.theme import LORDS
from lordsball.ui.lords.board import ENDING
from lordsball.ui.lords.gazette.front_page import front_page
from lordsball.ui.lords.pieces.gazette import draw_front_page
from tests.ui.looks import every_look
from tests.ui.lords.leagues import board_of, new_match, play
from tests.ui.lords.test_pages_news import years
from tests.ui.scenes.test_words_fit import complaints


def clean_canvas(size, text):
    canvas = Canvas(pygame.Surface(size), theme=LORDS)
    canvas.art.text_scale = text
    canvas.art.drawn_text = []
    return canvas


def unreadable(canvas):
    """What is wrong with a picture. Parts that are kept as pictures of their own have places of their own, too."""
    return list(complaints([text for text in canvas.art.drawn_text if text.shown.strip()], canvas.k))


@every_look
def test_every_word_of_the_gazette_can_be_read(size, text):
    step = 3 if size == (1280, 720) else 9
    for year in years()[::step]:
        canvas = clean_canvas(size, text)
        draw_front_page(canvas, 16, 96, front_page(year.book, year.t))
        found = unreadable(canvas)
        assert not found, "\n".join(found)


@every_look
@pytest.mark.parametrize(("owners", "seed"), [(1, 1), (4, 5), (8, 7)])
def test_every_word_of_the_last_page_can_be_read(size, text, owners, seed):
    match = play(new_match(owners=owners, seed=seed))
    board = board_of(match)
    board.past = match.told
    board.show(match.view(0), 0)
    ending = board.pile.pages[ENDING]
    for counted in (0, 1, len(ending.final.tiles)):
        ending.counted, ending.sorted = counted, 1.0 if counted == len(ending.final.tiles) else 0.0
        canvas = clean_canvas(size, text)
        for view in ending.views:
            view.paint(canvas, view.describe(board.model))
        found = [what for what in unreadable(canvas) if what.startswith(("cut", "small", "pale"))]
        assert not found, "\n".join(found)
