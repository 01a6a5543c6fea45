"""A button says what comes of it, and that comes."""

import random

from lordsball.engine.procedure import Action
from lordsball.games.wild_cards import totals
from lordsball.ui.wild_cards.offers.foreseen import foreseen
from tests.ui.wild_cards.duels import new_match
from tests.ui.wild_cards.test_secrets import exchanged

RESULTS = {"Strike": "Struck", "Out": "Struck", "Ball": "BallCalled", "Walk": "BallCalled", "Hit": "HitMade",
           "Homer": "HitMade"}


def windows(seeds):
    for seed in seeds:
        match, dice = new_match(seed=seed), random.Random(seed)
        while match.decision is not None:
            if match.decision.ask == "window" and match.position.roll:
                yield match
            match.act(dice.choice(match.decision.options))


def test_what_is_locked_comes_to_what_the_button_says():
    checked = 0
    for match in windows((1, 2, 3)):
        seat, t = match.decision.seat, match.position
        if t.roll != "bat" or totals.roller(t, "bat") != seat:
            continue
        total, words = foreseen(match.view(seat), Action("pass")).split(": ")
        copy, told = t.copy(), []
        copy.tell = lambda one, told=told: told.append(one.event)
        copy.apply(Action("pass"))
        names = {type(event).__name__ for event in told}
        if "Locked" in names:  # the other coach has no answer
            assert int(total) == totals.total(t) and RESULTS[words.split(" ")[0]] in names
            checked += 1
    assert checked > 20


def test_an_ability_that_adds_says_the_total_it_leads_to():
    added = 0
    for match in windows((4, 5)):
        seat, t = match.decision.seat, match.position
        option = Action("use", (t.team_ids[seat], 1))
        if option in match.decision.options:
            assert foreseen(match.view(seat), option).startswith(f"{totals.total(t) + 1}: ")
            added += 1
    assert added > 10


def test_what_comes_of_it_tells_nothing_of_the_other_coachs_cards():
    for match in windows((6,)):
        seat, other = match.decision.seat, match.position.copy()
        if len(other.coaches[1 - seat].deck) < 8:
            continue
        exchanged(other, 1 - seat)
        for option in match.decision.options:
            assert foreseen(match.view(seat), option) == foreseen(other.view(seat), option)
