"""Whole duels at the table, by mouse and by keyboard: every question can be answered, none is missed."""

import random

from lordsball.ui.scenes.curtain import CurtainScene
from lordsball.ui.scenes.results import ResultsScene
from tests.ui.boards.wild_cards.duels import new_match
from tests.ui.boards.wild_cards.evenings import Evening


def test_two_people_play_a_duel_by_mouse(tmp_path):
    evening = Evening(tmp_path, new_match((True, True), seed=3, choose_payment=True, always_ask=True))
    chance = random.Random(3)
    for _ in range(3000):
        if isinstance(evening.top, CurtainScene):
            evening.lift_curtain()
        elif isinstance(evening.top, ResultsScene):
            break
        else:
            widgets = evening.choices()
            gold = [widget for widget in widgets if widget.primary]
            evening.click(gold[0] if gold and chance.random() < 0.4 else chance.choice(widgets))
    assert evening.match.over and isinstance(evening.top, ResultsScene)
    assert evening.curtains > 10


def test_a_person_plays_a_duel_by_keys_alone(tmp_path):
    evening = Evening(tmp_path, new_match((True, False), seed=5))
    chance = random.Random(5)
    for _ in range(3000):
        if isinstance(evening.top, ResultsScene):
            break
        widgets = evening.choices()
        if any(widget.primary for widget in widgets) and chance.random() < 0.6:
            evening.press("space")
            continue
        wanted = chance.choice([widget for widget in widgets if not widget.primary] or widgets)
        for _ in range(80):
            if evening.table.group.focused is wanted and evening.table.group.ring:
                break
            evening.hands.key("tab")
        assert evening.table.group.focused is wanted, f"the Tab key does not reach {wanted.label}"
        evening.press("enter")
    assert isinstance(evening.top, ResultsScene)
    assert evening.curtains == 0
