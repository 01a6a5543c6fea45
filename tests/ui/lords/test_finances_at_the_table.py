"""A person goes through Finances & VP at the table, once with the mouse and once with the keyboard alone."""

import pytest

from lordsball.engine.procedure import Decision
from lordsball.games.lords.actions import BUY, DONE_BUYING, REPAY
from lordsball.games.lords.finances import prices
from lordsball.games.lords.state import BOUGHT
from tests.ui.lords.leagues import asked, new_match, play
from tests.ui.table.evening import Evening


def until(ask, seed=1):
    return play(new_match(people=1, seed=seed), lambda match: asked(match, ask, 0))


def fill_purse(match, cash, media, loans):
    """A purse that can do everything the counter offers."""
    o = match.position.owners[0]
    o.cash, o.media, o.loans = cash, media, loans
    ways = (BUY[number] for number in prices(match.position, o))
    match.position.decision = Decision(0, "buy_vp", (DONE_BUYING, *ways, REPAY))


def named(evening, words):
    return next(p.widget for p in evening.table.group.placed() if words in p.widget.label)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_token_is_taken_with_the_mouse(tmp_path, number):
    match = until("retirement")
    evening = Evening(tmp_path, match)
    places = [w for w in evening.choices() if w.action.verb == "token"]
    wanted = places[number]
    evening.click(wanted)
    assert not asked(match, "retirement", 0)
    assert str(wanted.action.args[0]) not in match.position.retirement


def test_a_token_is_taken_with_its_key(tmp_path):
    match = until("retirement")
    evening = Evening(tmp_path, match)
    wanted = [w for w in evening.choices() if w.action.verb == "token"][-1]
    evening.press(wanted.keys[0])
    assert str(wanted.action.args[0]) not in match.position.retirement


def at_the_counter(tmp_path):
    match = until("buy_vp")
    fill_purse(match, 143, 6, 2)
    return Evening(tmp_path, match), match.position.owners[0]


def test_points_are_bought_and_a_loan_paid_back_with_the_mouse(tmp_path):
    evening, o = at_the_counter(tmp_path)
    vp, bought = o.vp, o.vp_from[BOUGHT]
    for words in ("One point more", "One token more", "One token more", "One token fewer", "Buy 2 VP"):
        evening.click(named(evening, words))
    o = evening.match.position.owners[0]
    assert (o.cash, o.media, o.vp_from[BOUGHT] - bought, o.vp - vp) == (143 - 55, 5, 2, 2)
    evening.click(named(evening, "Pay back a loan: $25"))
    o = evening.match.position.owners[0]
    assert (o.cash, o.loans, o.vp - vp) == (63, 1, 3)
    evening.click(next(w for w in evening.choices() if w.primary))
    assert not asked(evening.match, "buy_vp", 0)


def test_the_same_with_the_keyboard_alone(tmp_path):
    evening, o = at_the_counter(tmp_path)
    vp = o.vp
    for key in ("3", "q", "d", "d", "a", "b"):
        evening.press(key)
    o = evening.match.position.owners[0]
    assert (o.cash, o.media, o.vp - vp) == (143 - 55, 5, 2)
    for key in ("r", "space"):
        evening.press(key)
    assert evening.match.position.owners[0].loans == 1
    assert not asked(evening.match, "buy_vp", 0)


def test_what_cannot_be_is_refused_with_a_sentence(tmp_path):
    evening, _ = at_the_counter(tmp_path)
    evening.press("5")
    evening.hands.click(named(evening, "One point more").rect.cx, named(evening, "One point more").rect.cy)
    assert "$180" in evening.table.notice and "loans cannot" in evening.table.notice
    evening.hands.key("9")
    assert "$270" in evening.table.notice
    evening.hands.click(named(evening, "One token fewer").rect.cx, named(evening, "One token fewer").rect.cy)
    assert "would not pay" in evening.table.notice


def test_two_points_bought_at_once_are_taken_back_at_once(tmp_path):
    evening, o = at_the_counter(tmp_path)
    before = (o.cash, o.media, o.vp)
    evening.press("2")
    evening.press("b")
    assert evening.match.position.owners[0].vp == before[2] + 2
    evening.hands.wait(0.5)
    evening.table.undo()
    evening.rest()
    assert asked(evening.match, "buy_vp", 0)
    assert evening.match.position.owners[0].vp <= before[2]


def test_a_purse_opens_its_club(tmp_path):
    evening, _ = at_the_counter(tmp_path)
    purse = next(p.widget for p in evening.table.group.placed() if type(p.widget).__name__ == "PursePlace")
    evening.hands.click(purse.rect.cx, purse.rect.cy)
    evening.hands.wait(0.3)
    assert type(evening.top).__name__ == "ClubScene"
