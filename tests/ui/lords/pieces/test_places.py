"""Where things lie on the boards, and which of them a point is on: drawing and hitting agree."""

import math

import pytest

from lordsball.ui.lords.pieces import (
    club_summary,
    ladder,
    ledger,
    matchup,
    phase_bar,
    rail,
    records,
    schedule,
    standings,
    team_mat,
    win_track,
)
from lordsball.ui.lords.pieces.vignette import PLACES, POSES, scene_of
from tests.ui.lords.pieces.season import STEPS, canvas_of


def test_the_win_track_runs_once_round_the_rim() -> None:
    w, h = win_track.SIZE
    places = [win_track.win_place(wins) for wins in range(win_track.LAST + 1)]
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
    assert win_track.win_place(wins) == win_track.win_place(0 if wins < 0 else 154)


@pytest.mark.parametrize("count", range(1, 13))
def test_a_hand_of_any_size_stands_on_the_rail(count: int) -> None:
    places = rail.hand_places(count)
    assert len(places) == count
    assert places[0][0] >= 8
    assert places[-1][0] + 84 <= rail.SIZE[0] - 8
    assert all(b[0] - a[0] > 40 for a, b in zip(places, places[1:], strict=False))


def test_points_find_what_is_drawn_there() -> None:
    assert phase_bar.phase_at(160, 20, 5) == 0
    assert phase_bar.phase_at(900, 20, 5) == 4
    assert phase_bar.phase_at(60, 20, 5) is None
    assert [records.column_at(556 * (n + 0.5) / 10, 30, 10) for n in range(10)] == list(range(10))
    assert records.column_at(-1, 30, 10) is records.column_at(560, 30, 10) is None
    assert [schedule.pairing_at(34 + n * 130.5 + 60, 20, 4) for n in range(4)] == [0, 1, 2, 3]
    assert schedule.pairing_at(10, 20, 4) is None
    assert [standings.row_at(150, 42 + 42.6 * (n + 0.5)) for n in range(8)] == list(range(8))
    assert standings.row_at(150, 20) is standings.row_at(150, 389) is standings.row_at(4, 100) is None
    assert club_summary.figure_at(30, 60) == 0
    assert club_summary.figure_at(270, 96) == 11
    assert club_summary.figure_at(30, 140) is None
    assert ledger.line_at(50, 60, 376, 10) == 0
    assert ledger.line_at(50, 374, 376, 10) is None


@pytest.mark.parametrize(("wide", "size"), [(False, team_mat.SIZE), (True, team_mat.WIDE)])
def test_every_part_of_the_mat_is_found_and_none_lies_on_another(wide: bool, size: tuple[int, int]) -> None:
    found = {team_mat.mat_part_at(x, y, wide) for x in range(0, size[0], 3) for y in range(0, size[1], 3)}
    assert found == {
        None,
        "purse",
        "stars",
        "regulars",
        "prospects",
        "front_office",
        "farm_system",
        "manager",
        "quality",
    }


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


def test_neighbouring_cards_show_different_scenes() -> None:
    scenes = [scene_of(number) for number in range(1, 100)]
    for number in range(len(scenes) - 1):
        here, there = scenes[number], scenes[number + 1]
        assert here[1] != there[1], f"cards {number + 1} and {number + 2} have the same pose"
    assert len(set(scenes)) >= 60


def test_every_scene_is_drawn() -> None:
    art = canvas_of().art.sprites / "lords" / "art"
    assert {scene_of(number)[0] for number in range(1, 100)} == {place for _, place in PLACES}
    assert all((art / f"back_{place}.svg").is_file() for _, place in PLACES)
    assert all((art / f"figure_{pose}.svg").is_file() for pose in POSES)
