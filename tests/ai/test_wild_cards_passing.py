"""Questions that need nobody are answered by themselves, and that tells nobody anything."""

import random

from lordsball.ai.wild_cards.passing import passed
from lordsball.ai.wild_cards.search import PLAYER, rivals
from lordsball.engine.procedure import Action
from tests.ui.wild_cards.duels import asked, new_match, play


def decisions(seeds, **options):
    """Matches at every decision of some games, played at random."""
    for seed in seeds:
        match, dice = new_match(seed=seed, **options), random.Random(seed)
        while match.decision is not None:
            yield match
            match.act(dice.choice(match.decision.options))


def test_what_the_strongest_player_would_consider_is_always_asked():
    seen = {"asked": 0, "passed": 0}
    for match in decisions((1, 2)):
        if match.decision.ask != "window":
            continue
        view = match.view(match.decision.seat)
        answer, usual = passed(view), PLAYER.think(view).action
        weighs = usual != Action("pass") or rivals(view, usual)
        assert answer == (None if weighs else Action("pass"))
        seen["passed" if answer else "asked"] += 1
    assert min(seen.values()) > 10


def test_an_answer_is_one_of_the_options_and_no_card_is_placed_or_thrown_away_by_itself():
    for match in decisions((3,)):
        for watched in (False, True):
            answer = passed(match.view(match.decision.seat), watched)
            assert answer is None or answer in match.decision.options
            assert answer is None or answer.verb not in ("place", "discard", "trash", "use", "play", "roll", "run")


def test_nothing_is_answered_by_itself_where_everybody_is_always_asked():
    assert not [match for match in decisions((4,), always_ask=True) if passed(match.view(match.decision.seat))]


def test_where_others_look_on_a_hidden_hand_makes_no_difference():
    """The same moment with other cards in the hand, out of the deck: asked in both, or in neither."""
    compared = 0
    for match in decisions((5, 6)):
        seat, coach = match.decision.seat, match.position.coaches[match.decision.seat]
        if match.decision.ask not in ("window", "keep", "trash", "run") or not coach.deck or not coach.hand:
            continue
        other = match.position.copy()
        mine = other.coaches[seat]
        count = min(len(mine.hand), len(mine.deck))
        mine.hand[:count], mine.deck[:count] = mine.deck[:count], mine.hand[:count]
        before = match.position.view(seat)
        assert passed(before, watched=True) == passed(other.view(seat), watched=True)
        compared += 1
    assert compared > 60


def test_a_coach_who_has_placed_a_card_says_when_that_is_all():
    match = play(new_match(seed=2), lambda match: asked(match, "place"))
    seat = match.decision.seat
    while asked(match, "place", seat):
        assert passed(match.view(seat)) is None
        match.act(match.decision.options[-1])
