"""LOANS: at any time a loan may be paid back, which is at every question of one's own (ruling L21)."""

from collections import Counter
from typing import Any

from lordsball.engine.chance import Chance
from lordsball.engine.procedure import Action
from lordsball.games.lords import events as told
from lordsball.games.lords.actions import CHOOSE, REPAY
from lordsball.games.lords.carrying_out import CarryOut
from lordsball.games.lords.game import GAME, options_for
from lordsball.games.lords.matchup import Matchup
from lordsball.games.lords.reasons import WAITING
from lordsball.games.lords.state import Lords
from tests.games.lords.plain_decks import with_season
from tests.games.lords.shipped import cards
from tests.games.lords.table import choose, options, play, table

ASKS = set(WAITING)
LASTING = ASKS - {"buy_vp", "effect", "choose_effect"}
"""Questions that stand whatever cash there is: the bank may have nothing left to ask, and a card may count dollars."""


def test_L21_a_loan_can_be_repaid_at_every_question_of_ones_own_and_the_question_is_asked_again() -> None:
    """Every owner has a loan, the money for it and a strong club throughout: every question comes up and offers it."""
    offered: Counter[str] = Counter()
    for seed in range(60):
        t = GAME.new(cards(), options_for(cards(), 1 + seed % 4, 3), seed)
        assert isinstance(t, Lords)
        below = Chance(seed).below
        while t.decision is not None:
            decision = t.decision
            o = t.owners[decision.seat]
            assert (REPAY in decision.options) == (o.loans > 0 and o.cash >= 25), decision.ask
            if REPAY in decision.options:
                offered[decision.ask] += 1
                paid, heard = t.copy(), list[Any]()
                paid.tell = lambda one, heard=heard: heard.append(one.event)
                paid.apply(REPAY)
                assert heard[:3] == [
                    told.LoanRepaid(o.seat, o.loans - 1), told.CashMoved(o.seat, -25, o.cash - 25, "repaid"),
                    told.Scored(o.seat, "loans", 1, o.vp + 1),
                ]
                if decision.ask in LASTING:
                    assert paid.decision is not None
                    assert paid.decision[:2] == decision[:2]
            answers = [option for option in decision.options if option != REPAY]
            assert answers, decision.ask
            t.apply(answers[below(len(answers))])
            for owner in t.owners:
                owner.loans, owner.cash = max(owner.loans, 1), max(owner.cash, 40)
                owner.media, owner.manager, owner.regulars = max(owner.media, 1), 5, max(owner.regulars, 15)
            t.begin()
        if not ASKS - set(offered):
            break
    assert set(offered) == ASKS


def test_L21_no_loan_is_taken_for_a_victory_point_that_an_event_sells() -> None:
    """Whom the event means is settled; a loan paid back at its question leaves too little for the point."""
    t = table(2, cards=cards(), cash=30, loans=1)
    t.owners[1].cash = 0
    play(t, CarryOut(0, "hs_43.event"))
    assert options(t) == ["choose 0", "choose 1", "repay"]
    choose(t, "repay")
    assert options(t) == ["choose 1"]
    assert t.why_not(CHOOSE[0]) == "You are $15 short, and loans cannot buy Victory Points."


def test_L21_no_loan_is_taken_for_a_victory_point_that_a_card_sells() -> None:
    sold = with_season([{"pay": 9}, {"gain": {"vp": 1}}])
    for cash, sides in ((9, ["primary", "secondary", "neither"]), (8, ["secondary", "neither"])):
        t = table(1, cards=sold, cash=cash)
        t.owners[0].hand = ["rs_01"]
        play(t, Matchup(0, 1), "card rs_01")
        assert options(t) == sides
    assert t.why_not(Action("primary")) == "You are $1 short, and loans cannot buy Victory Points."
