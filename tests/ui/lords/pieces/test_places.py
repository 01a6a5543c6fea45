"""Where things lie on the boards."""

import math

import pygame
import pytest

from lordsball.ui.lords.pieces import ladder, matchup, rail, team_mat, win_track
from tests.ui.lords.pieces.season import STEPS


def test_the_win_track_runs_once_round_the_rim() -> None:
    w, h = win_track.SIZE
    places = [win_track.place_on_track(wins)[:2] for wins in range(win_track.LAST + 1)]
    assert len(set(places)) == 155
    steps = {round(math.dist(a, b), 1) for a, b in zip(places, places[1:], strict=False)}
    assert max(steps) < 13
    for x, y in places:
        assert min(x, w - x, y, h - y) == pytest.approx(win_track.BAND / 2, abs=6)
    # Clockwise: along the top to the right, down the right side, back along the foot.
    assert places[10][0] > places[0][0]
    assert places[70][1] > places[50][1]
    assert places[110][0] < places[90][0]


@pytest.mark.parametrize("wins", [-3, 154, 155, 400])
def test_wins_beyond_the_track_stand_at_its_ends(wins: float) -> None:
    assert win_track.place_on_track(wins) == win_track.place_on_track(0 if wins < 0 else 154)


@pytest.mark.parametrize("count", range(1, 13))
def test_a_hand_of_any_size_stands_on_the_rail(count: int) -> None:
    places = rail.hand_places(count)
    assert len(places) == count
    assert places[0][0] >= 8
    assert places[-1][0] + 84 <= rail.SIZE[0] - 8
    assert all(b[0] - a[0] > 40 for a, b in zip(places, places[1:], strict=False))


def test_no_part_of_the_mat_lies_on_another_or_beside_it() -> None:
    parts = [pygame.Rect(place) for _, *place in team_mat.PARTS]
    assert all(pygame.Rect(0, 0, *team_mat.SIZE).contains(part) for part in parts)
    assert all(len(part.collidelistall(parts)) == 1 for part in parts)


def test_card_slots_are_as_large_as_cards_and_inside_their_side() -> None:
    for mirrored in (False, True):
        x, y, w, h = matchup.card_slot(mirrored)
        assert (w, h) == (84, 117)
        assert 0 <= x <= matchup.SIZE[0] - w
        assert y + h <= matchup.SIZE[1]


def test_more_wins_stand_higher_on_the_ladder() -> None:
    rungs = [ladder.Rung(wins, str(vp)) for wins, vp in STEPS]
    heights = [ladder.height_of(wins, 340, rungs) for wins in range(120)]
    assert heights == sorted(heights, reverse=True)
    assert 0 < heights[-1] < heights[0] < 340
