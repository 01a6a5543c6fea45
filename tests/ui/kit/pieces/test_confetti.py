"""Confetti falls the same way for the same seed, and not at all where motion is to be reduced."""

import pygame

from lordsball.ui.kit.pieces.confetti import draw_confetti, place, scatter
from tests.ui.kit.pieces.table import canvas_of

BOX = (100.0, 100.0, 600.0, 300.0)


def picture(seed: int, seconds: float, reduced_motion: bool = False) -> bytes:
    canvas = canvas_of()
    draw_confetti(canvas, scatter(seed, 60, *BOX), seconds, reduced_motion=reduced_motion)
    return pygame.image.tobytes(canvas.surface, "RGB")


def test_the_same_seed_falls_the_same_way() -> None:
    assert scatter(7, 50, *BOX) == scatter(7, 50, *BOX)
    assert picture(7, 0.6) == picture(7, 0.6)


def test_another_seed_falls_another_way() -> None:
    assert scatter(7, 50, *BOX) != scatter(8, 50, *BOX)


def test_it_starts_all_over_the_box_and_ends_below() -> None:
    flakes = scatter(1, 200, *BOX)
    assert len(flakes) == 200
    for flake in flakes:
        x, y, w, h = BOX
        assert x <= flake.x <= x + w
        assert y <= flake.y <= y + h
        assert place(flake, 3)[1] > place(flake, 1)[1]


def test_reduced_motion_shows_none() -> None:
    still = pygame.image.tobytes(canvas_of().surface, "RGB")
    assert picture(7, 0.6, reduced_motion=True) == still
    assert picture(7, 99) == still
    assert picture(7, 0.6) != still


def test_a_second_shower_of_the_same_confetti_is_drawn_from_the_cache() -> None:
    canvas = canvas_of()
    flakes = scatter(3, 100, *BOX)
    for _ in range(2):
        before = canvas.art.pictures.misses
        for frame in range(30):
            draw_confetti(canvas, flakes, frame / 15)
    assert canvas.art.pictures.misses == before
