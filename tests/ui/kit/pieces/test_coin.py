"""The coin lands on the face it was to land on."""

import itertools
from pathlib import Path

import pygame
import pytest

from lordsball.ui.kit.pieces.coin import at_rest, coin_svg, draw_coin, flip
from tests.ui.kit.pieces.table import canvas_of


@pytest.mark.parametrize("heads", [True, False])
@pytest.mark.parametrize("half_turns", [1, 8, 9, 12])
def test_it_lands_on_the_face_asked_for(heads: bool, half_turns: int) -> None:
    for progress in (1, 1.7):
        assert flip(progress, heads, half_turns) == at_rest(heads)
    assert flip(0.999, heads, half_turns).heads is heads
    assert at_rest(heads).heads is heads


def test_it_changes_its_face_only_when_seen_from_the_edge() -> None:
    poses = [flip(n / 2000, True) for n in range(2001)]
    changes = [(a, b) for a, b in itertools.pairwise(poses) if a.heads != b.heads]
    assert len(changes) == 9
    assert all(max(a.squash, b.squash) < 0.03 for a, b in changes)


def test_it_rises_and_comes_down() -> None:
    heights = [flip(n / 10, True).height for n in range(11)]
    assert heights[0] == heights[10] == 0
    assert max(heights) == heights[5] == 1


def test_heads_and_tails_look_different() -> None:
    pictures = []
    for heads in (True, False):
        canvas = canvas_of()
        draw_coin(canvas, 640, 360, 160, at_rest(heads))
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] != pictures[1]


def test_a_coin_without_its_drawing_is_plain_gold(tmp_path: Path) -> None:
    _, body = coin_svg(at_rest(True), tmp_path)
    assert "#f3bd4c" in body


def test_frames_in_the_air_do_not_fill_the_cache() -> None:
    canvas = canvas_of()
    for number in range(60):
        draw_coin(canvas, 640, 360, 160, flip((number + 1) / 62, True), rise=200)
    assert len(canvas.art.pictures) < 12
