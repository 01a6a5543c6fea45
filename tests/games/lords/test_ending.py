"""Bonus Card Resolution, Final Year Stadium Scoring, winning, ties."""

import pytest

from lordsball.games.lords import events as told
from lordsball.games.lords.ending import BonusCardResolution, FinalStadiumScoring, decided_by
from lordsball.games.lords.state import Lords
from tests.games.lords.table import of, play, table


def bonus(vp: tuple[int, ...], stars: tuple[int, ...]) -> list[int]:
    """What each owner scores for the Bonus card that counts Stars."""
    t = table(len(vp))
    t.bonus = next(card.id for card in t.cards.bonus.values() if card.stat == "stars")
    t.bonus_left.remove(t.bonus)
    for o, points, number in zip(t.owners, vp, stars, strict=True):
        o.vp, o.stars = points, number
    play(t, BonusCardResolution())
    assert t.bonus == ""
    assert len(t.bonus_used) == 1
    return [o.vp_from[5] for o in t.owners]


@pytest.mark.parametrize(
    ("vp", "stars", "scored"),
    [
        ((9, 5, 2), (4, 1, 1), [1, 0, 0]),  # the leader
        ((9, 5, 2), (1, 4, 1), [0, 2, 0]),  # between
        ((9, 5, 2), (1, 1, 4), [0, 0, 3]),  # the last
        ((8, 8, 5, 5, 5), (4, 1, 4, 1, 1), [1, 0, 3, 0, 0]),  # two groups: the worked example, no middle
        ((7, 7, 7), (4, 4, 1), [1, 1, 0]),  # all tied: all lead
        ((9, 5, 2), (4, 4, 4), [1, 2, 3]),  # all tie for the bonus
        ((6,), (1,), [1]),  # alone
    ],
)
def test_L33_the_bonus_is_worth_1_2_or_3_by_standing(
    vp: tuple[int, ...], stars: tuple[int, ...], scored: list[int]
) -> None:
    assert bonus(vp, stars) == scored


def test_L32_tiles_pay_their_vp_once_at_the_end() -> None:
    t = table(2)
    t.owners[0].park[6], t.owners[0].park[4] = 24 + 8, 8
    tiles = t.cards.stacks
    events = play(t, FinalStadiumScoring())
    assert t.owners[0].vp == tiles[3][7].vp + tiles[0][7].vp > 0
    assert t.owners[1].vp == 0
    assert of(events, told.GameOver)[0].winners == (0,)


def tied() -> Lords:
    """Two owners alike in everything."""
    return table(2)


@pytest.mark.parametrize(
    ("what", "by"), [("vp", "vp"), ("titles", "titles"), ("fans", "fans"), ("cash", "cash"), ("stars", "tq")]
)
def test_L35_ties_are_broken_in_the_printed_order(what: str, by: str) -> None:
    t = tied()
    order = ["vp", "titles", "fans", "cash", "stars"]
    for later in order[order.index(what) + 1 :]:
        setattr(t.owners[0], later, getattr(t.owners[0], later) + 1)
    setattr(t.owners[1], what, getattr(t.owners[1], what) + 1)
    assert (t.winners(), decided_by(t)) == ((1,), by)


def test_L35_what_is_tied_to_the_end_is_shared() -> None:
    t = tied()
    assert (t.winners(), decided_by(t)) == ((0, 1), "shared")
    t.owners[0].loans = 3
    assert t.winners() == (0, 1)  # loans outstanding have no further penalty


def test_L5_a_score_may_be_below_0_and_still_win() -> None:
    t = table(2, vp=-6)
    t.owners[1].vp = -4
    assert t.winners() == (1,)
