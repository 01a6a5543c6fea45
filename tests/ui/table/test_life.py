"""The table lives while people think: only the boxes of what stirs are drawn again, and nothing in reduced motion."""

import time

import pygame

from lordsball.ui.table.life import BEATS, Life
from tests.ui.hands import FRAME
from tests.ui.table.evenings import asks

BUSIEST = 0.03
"""Of a core while nobody does anything."""


class Blinker:
    box = (0, 0, 10, 10)

    def __init__(self, every):
        self.every = every

    def look(self, beat):
        return beat // self.every

    def draw(self, canvas, beat):
        pass


def test_only_what_looks_otherwise_is_drawn_again():
    often, seldom = Blinker(1), Blinker(4)
    life = Life([often, seldom])
    told = [life.advance(1 / BEATS + 1e-9, reduced=False) for _ in range(8)]
    assert [len(boxes) for boxes in told] == [1, 1, 1, 2, 1, 1, 1, 2]
    assert life.advance(0.001, reduced=False) == ()
    life.advance(0.0, reduced=True)
    assert life.beat == 0 and life.advance(5.0, reduced=True) == ()


def pixels(app):
    return pygame.image.tobytes(app.picture, "RGB")


def test_the_park_stirs_in_its_boxes_alone_and_stands_still_in_reduced_motion(evening):
    for reduced in (False, True):
        table = evening(until=asks("at_bat"), speed="normal", reduced_motion=reduced)
        table.turn(40)
        app, before, seen = table.app, pixels(table.app), set()
        size = app.picture.get_size()
        boxes = [app.screen.rect(*mover.box) for mover in table.table.board.life.movers]
        for _ in range(90):
            app.turn(FRAME)
            seen.add(pixels(app))
        assert (len(seen) > 4) != reduced
        for picture in seen:
            both = [pygame.image.frombytes(each, size, "RGB") for each in (before, picture)]
            for surface in both:
                for rect in boxes:
                    surface.fill("black", rect)
            assert pygame.image.tobytes(both[0], "RGB") == pygame.image.tobytes(both[1], "RGB")


def test_an_idle_table_costs_next_to_nothing(evening):
    table = evening(until=asks("at_bat"), size=(1280, 720), speed="normal")
    table.turn(120)
    shares = []
    for _ in range(3):
        began = time.process_time()
        table.turn(60, 1 / 30)  # two seconds at rest
        shares.append((time.process_time() - began) / 2)
    assert min(shares) < BUSIEST
