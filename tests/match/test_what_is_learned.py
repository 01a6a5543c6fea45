"""What is learned without a card being turned: a question that was not asked, a pause (rulings M25, L44, W25).

That a move which can be taken back tells nothing at all is tried for every game in `tests/generic/test_matches.py`.
"""

import random
from collections import Counter

import pytest

from lordsball.ai.player import PLAYERS
from lordsball.engine.chance import Chance
from lordsball.engine.position import Position
from lordsball.engine.procedure import Action
from lordsball.match.match import Match
from lordsball.match.seats import Seat, Table
from tests.generic.shelf import KEYS, moments, shelved

SHIPPED = ("monster_league", "lords:2", "wild_cards")
SEEDS = range(6)


def sit(key: str, seed: int, computer: bool = False, friendly: bool = False, **more: bool) -> Match:
    """Two people, or one and a computer player that chooses at random."""
    shelf = shelved(key)
    second = Seat("Robo", "random") if computer else Seat("Bob")
    options = {**shelf.options, **more}
    return Match(shelf.game, shelf.cards, options, [Seat("Ann"), second], seed, Table(friendly=friendly))


def played(match: Match, most: int = 250) -> list[tuple[Position, Action, str]]:
    """Played at random: each position, what was done there, and why that could not be taken back."""
    rng, found = random.Random(match.seed), []
    while match.decision is not None and match.history.now < most:
        before, action = match.position.copy(), rng.choice(match.decision.options)
        match.act(action)
        found.append((before, action, match.why_no_undo() or ""))
    return found


def asked_elsewhere(before: Position, action: Action) -> Counter[bool]:
    """Would the other seat have been asked next, in positions that the one who acts cannot tell apart?"""
    seat, found = before.decision.seat, Counter[bool]()  # type: ignore[union-attr]
    for number in range(10):
        world = before.imagine(seat, Chance(number))
        world.chance = before.copy().chance
        world.apply(action)
        found[world.decision is not None and world.decision.seat != seat] += 1
    return found


@pytest.mark.parametrize("computer", [False, True])
def test_w25_whether_the_other_coach_was_asked_is_not_taken_back(computer: bool) -> None:
    told = Counter[bool]()
    for seed in SEEDS:
        for before, action, why in played(sit("wild_cards", seed, computer)):
            if str(action) == "pass" and before.decision is not None and before.decision.seat == 0:
                tells = len(asked_elsewhere(before, action)) > 1
                told[tells] += 1
                assert why or not tells, (seed, before.where())
    assert min(told[True], told[False]) > 5


def test_w25_a_pass_that_told_nothing_is_taken_back() -> None:
    """Where the other was asked in no position that could be, or everybody is always asked."""
    for always, least in ((False, 20), (True, 60)):
        whys = Counter[str]()
        for seed in SEEDS:
            for _, action, why in played(sit("wild_cards", seed, always_ask=always)):
                if str(action) == "pass":
                    whys[why] += 1
        assert whys[""] >= least, whys
        assert any("Who was asked" in why for why in whys) is not always


def test_w25_what_only_a_computer_player_learned_binds_nobody() -> None:
    """The same moves among people, and against a computer player that is told the same."""
    freed = 0
    for seed in SEEDS:
        people, against = sit("wild_cards", seed), sit("wild_cards", seed, computer=True)
        for _, action, _ in played(people):
            against.act(action)
        for mine, other in zip(people.history.steps, against.history.steps, strict=True):
            assert mine.boundary == other.boundary or (mine.boundary, other.boundary) == ("hinted", "")
            freed += mine.boundary != other.boundary
    assert freed > 10


@pytest.mark.parametrize("key", [key for key in KEYS if not key.startswith("wild")])
def test_l44_and_m25_who_is_asked_depends_on_nothing_hidden(key: str) -> None:
    assert not [one for moment in moments(key) for one in moment.told if one.event is None]


@pytest.mark.parametrize("key", SHIPPED)
def test_m25_l44_w25_a_pause_is_not_learned_from(key: str) -> None:
    """Once a computer player with a hand is asked, what came before stands; where nothing is hidden it need not."""
    for friendly in (False, True):
        match, rng, asked = sit(key, 3, True, friendly), random.Random(3), 0
        while match.decision is not None and match.history.now < 200:
            if match.decision.seat == 1 and match.history.now:
                asked += 1
                refused = "has been asked already" in (match.why_no_undo() or "")
                assert refused == (key != "monster_league" and not friendly)
            match.act(rng.choice(match.decision.options))
        assert asked > 20


@pytest.mark.parametrize("key", SHIPPED)
def test_a_computer_player_remembers_nothing_that_was_taken_back(key: str) -> None:
    """Asked again it answers as one does that was never asked before: so hints bind people only."""
    game = key.partition(":")[0]
    for level in PLAYERS[game]:
        if level == "random":
            continue
        match = sit(key, 5)
        often, asked = PLAYERS[game][level](9), 0
        for before, _, _ in played(match, 40):
            decision = before.decision
            if decision is None or decision.seat == 0 or asked == 8:
                continue
            asked += 1
            first = often.choose(decision, lambda now=before: now.view(1))  # type: ignore[misc]
            assert PLAYERS[game][level](9).choose(decision, lambda now=before: now.view(1)) == first  # type: ignore[misc]
