"""The inspector shows what the pointer is on, else whom it is about; the tabs say what has been and what to expect."""


import pytest

from lordsball.games.monster_league.state import NOBODY
from lordsball.games.monster_league.words import runs_if_kept
from lordsball.ui.monster_league.pieces.field import RUNNERS
from lordsball.ui.monster_league.table_layout import (
    BATTER_CARD,
    BULLPEN_CARD,
    MOUND,
    ON_DECK,
    PITCHER_CARD,
    fielder_place,
)
from lordsball.ui.monster_league.view_model import BATTER, PITCHER, Subject
from tests.ui.monster_league.monsters import AGAINST_VERA, at, board_of, finished, new_game, offer_of


def a_full_table():
    """The ability is to be decided, with runners on first and third."""
    for seed in range(200):
        position = at("ability", seed)
        if NOBODY not in (position.bases[0], position.bases[2]):
            return position
    raise AssertionError


def test_the_pointer_chooses_the_card() -> None:
    position = a_full_table()
    board, batting, fielding = board_of(position), position.batting, position.pitching
    active = position.active[fielding]
    places = [
        ((BATTER_CARD.cx, BATTER_CARD.cy), Subject(BATTER, batting, position.next_batter[batting])),
        ((PITCHER_CARD.cx, PITCHER_CARD.cy), Subject(PITCHER, fielding, active)),
        ((BULLPEN_CARD.cx, BULLPEN_CARD.cy), Subject(PITCHER, fielding, 1 - active)),
        (MOUND, Subject(PITCHER, fielding, active)),
        (RUNNERS[1], Subject(BATTER, batting, position.bases[0])),
        (RUNNERS[3], Subject(BATTER, batting, position.bases[2])),
    ]
    waiting = position.line(batting)[1:]
    places += [(place, Subject(BATTER, batting, who)) for place, who in zip(ON_DECK, waiting, strict=True)]
    places += [(fielder_place(n)[0], Subject(BATTER, fielding, n)) for n in range(4)]
    for place, subject in places:
        board.hover(*place)
        assert board.model.subject() == subject, place


def test_a_pinned_card_stays_until_it_is_let_go() -> None:
    position = a_full_table()
    board = board_of(position)
    board.hover(BATTER_CARD.cx, BATTER_CARD.cy)
    board.pin()
    pinned = board.model.subject()
    assert not board.hover(*MOUND)
    assert board.model.subject() == pinned
    board.hover(5, 700)
    board.pin()
    assert board.model.pinned is None


def test_without_a_pointer_the_card_follows_the_play() -> None:
    """The batter who is up, no matter who sits before the screen; the pitcher while something is asked about him."""
    for seed in range(12):
        for ask in ("at_bat", "ability", "pitching_change"):
            position = at(ask, seed)
            board = board_of(position, AGAINST_VERA)
            offer_of(board, position)
            expected = Subject(BATTER, position.batting, position.next_batter[position.batting])
            if ask != "at_bat":
                expected = Subject(PITCHER, position.pitching, position.active[position.pitching])
            assert board.model.subject() == expected


def test_a_line_of_the_log_shows_its_monster() -> None:
    board = board_of(new_game(1))
    assert board.hover_line("Hal doubles")
    kind, seat, place = board.model.subject()
    assert board.model.team(seat).batters[place].short == "Hal"
    assert kind == BATTER
    board.hover_line("Phil leaves")
    assert board.model.subject().kind == PITCHER


def test_the_box_tab_adds_up() -> None:
    position = finished(5)
    rows = board_of(position).box_rows()
    assert sum(row.heading for row in rows) == 2
    batters = [row.cells for row in rows if len(row.cells) == 5 and not row.heading]
    assert len(batters) == 8
    assert sum(int(cells[4]) for cells in batters) == sum(position.runs)
    assert sum(int(cells[2]) for cells in batters) == position.hits(0) + position.hits(1)
    tokens = [row.cells for row in rows if len(row.cells) == 2]
    assert len(tokens) == 4


@pytest.mark.parametrize("seed", range(0, 60, 12))
def test_the_odds_tab_is_exact_for_the_next_at_bat(seed: int) -> None:
    position = at("ability", seed)
    rows = board_of(position).odds_rows()
    headings = [number for number, row in enumerate(rows) if row.heading]
    stands, with_ability = (row.cells[1] for row in rows[headings[0] + 1 : headings[0] + 3])
    assert float(stands) == runs_if_kept(position)
    assert float(with_ability) == pytest.approx(mean_runs_with_ability(position), abs=0.006)
    chances = [int(row.cells[2].removesuffix("%")) for row in rows[headings[1] + 1 : headings[2]]]
    assert sum(chances) == 100


def mean_runs_with_ability(position) -> float:
    """By trying every face or both sides of the coin."""
    seat = position.pitching
    ability = position.pitcher(seat, position.active[seat]).ability.id
    batter = position.next_batter[position.batting]
    if ability == "double_trouble":
        ends = [min(position.result, other) for other in position.faces[position.batting][batter]]
    else:
        ends = [0, position.result]
    return sum(runs(position, end) for end in ends) / len(ends)


def runs(position, result: int) -> int:
    on = [True, *(who != NOBODY for who in position.bases)]
    return 0 if not result else sum(there and base + result >= 4 for base, there in enumerate(on))


def test_odds_come_with_the_first_batter_and_end_with_the_last() -> None:
    for position, words in ((new_game(1), "Odds come with the first batter."), (finished(2), "The game is over.")):
        (row,) = board_of(position).odds_rows()
        assert row.cells[0] == words


def test_every_face_of_the_die_is_listed() -> None:
    position = at("at_bat", 9)
    rows = board_of(position).odds_rows()
    faces = [row.cells[1] for row in rows if row.cells[-1].endswith("%")]
    ends = [int(end) for part in faces for end in part.split("–")]
    assert (ends[0], ends[-1]) == (1, 20)
    assert ends == sorted(ends)


def test_what_may_still_be_changed_is_a_question() -> None:
    position = at("ability", 3)
    line = board_of(position).pending()
    assert line.short.endswith("?")
    assert line.face == position.face
    assert board_of(at("at_bat", 3)).pending() is None


def test_leaving_the_window_lets_go_of_everything() -> None:
    position = at("at_bat", 3)
    board = board_of(position)
    offer_of(board, position)
    board.hover(*MOUND)
    board.controls.throw.press(812, 250)
    board.controls.throw.drag(880, 330)
    assert board.model.motion.dragged is not None
    board.let_go()
    assert board.model.motion.dragged is None
    assert board.model.pointed is None
