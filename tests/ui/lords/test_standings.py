"""The standings compare what can be compared: a team without owner has won as much as its pace gives it by now."""

from lordsball.games.lords.state import NOBODY
from lordsball.ui.lords.clubs_shown import wins_of
from lordsball.ui.lords.season.standings_view import NONE, StandingsView, order, weeks_played
from tests.ui.lords.leagues import asked, board_of, new_match, play


def standings(match):
    board = board_of(match)
    board.show(match.view(0), 0)
    rows, *_ = StandingsView().describe(board.model)
    return board.model.shown, rows


def test_nobody_is_behind_before_a_ball_is_thrown_and_the_token_counts_when_the_season_is_over():
    match = new_match(owners=3, seed=3)
    shown, rows = standings(match)
    assert {row.wins for row in rows} == {"0"}
    assert sum(row.goal != "" for row in rows) == 5
    assert weeks_played(shown) == 0
    play(match, lambda match: asked(match, "season_card", 0) and len(match.position.schedule_left) == 3)
    shown, rows = standings(match)
    assert weeks_played(shown) == 3
    for place, team in enumerate(order(shown)):
        final = wins_of(shown.t, team)
        if shown.t.seat_of[team] == NOBODY:
            assert (rows[place].wins, rows[place].goal) == (str(final * 3 // 7), f"of {final}")
    play(match, lambda match: asked(match, "retirement", 0))
    shown, rows = standings(match)
    assert [int(row.wins) for row in rows] == sorted((wins_of(shown.t, team) for team in range(8)), reverse=True)
    assert all(not row.goal for row in rows)
    assert [row.vp for row in rows].count(NONE) == 5
