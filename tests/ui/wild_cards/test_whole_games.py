"""Whole duels at the table, by mouse and by keyboard: every question can be answered, none is missed."""

import random

from lordsball.engine.secrets import HIDDEN
from tests.ui.table.evening import Evening
from tests.ui.wild_cards.duels import new_match


def test_two_people_play_a_duel_by_mouse(tmp_path):
    evening = Evening(tmp_path, new_match((True, True), seed=3, choose_payment=True, always_ask=True))
    evening.play_by_mouse(random.Random(3), gold_share=0.4)
    assert evening.curtains > 10


def test_a_person_plays_a_duel_by_keys_alone(tmp_path):
    evening = Evening(tmp_path, new_match((True, False), seed=5))
    evening.play_by_keys(random.Random(5), gold_share=0.6)
    assert evening.curtains == 0


def test_a_hand_that_need_not_be_hidden_lies_open_while_its_owners_move_is_played(tmp_path):
    match, chance = new_match((True, True), seed=4, always_ask=True), random.Random(4)
    evening = Evening(tmp_path, match, hides=False, speed="normal")
    model, passed = evening.board.model, 0
    for _ in range(40):
        seat = evening.match.decision.seat
        evening.table.choose(evening.match.ticket, chance.choice(evening.match.decision.options))
        while evening.table.timeline.busy:
            assert model.me == model.viewer == seat and HIDDEN not in model.t.coaches[seat].hand
            evening.hands.turn()
        passed += evening.match.decision.seat != seat
        evening.rest()
    assert passed > 5
