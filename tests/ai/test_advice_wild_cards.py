"""The coach of Wild Cards: how often each choice wins, played out on what the seat cannot see."""

import pytest

from lordsball.ai.advice import Advice, advise, advising, evaluate
from lordsball.ai.wild_cards import bench
from lordsball.ai.wild_cards.search import PLAYER
from lordsball.engine.chance import Chance
from lordsball.games import game
from tests.games.wild_cards.positions import SHIPPED

WILD = "wild_cards"
FEW = 3


def test_in_wild_cards_every_choice_has_figures_from_the_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "COPIES", FEW)
    wild, asked = game(WILD), dict[str, int]()
    t = wild.new(SHIPPED, wild.default_options(SHIPPED), 5).begin()
    while t.decision is not None:
        decision = t.decision
        view = t.view(decision.seat)
        asked[decision.ask] = asked.get(decision.ask, 0) + 1
        if len(decision.options) > 1 and asked[decision.ask] < 3:
            assert evaluate(WILD, view) is None  # buttons do not wait for it
            advice = advise(WILD, view, decision)
            assert advice is not None
            assert advice.action in decision.options
            assert len(advice.figures) >= 2
            assert all(0 <= figure.value <= 1 for figure in advice.figures)
            assert advice.reason.endswith(".")
            # Other hidden cards and coming dice, open to a player who peeks.
            assert advise(WILD, t.imagine(decision.seat, Chance(3)), decision) == advice
        t.apply(PLAYER.choose(decision, lambda view=view: view))
    assert {"place", "window", "keep", "trash", "discard", "choose", "run_or_ball", "catch_or_run", "run"} <= set(asked)


def test_it_is_ready_after_a_known_number_of_ways_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "COPIES", FEW)
    wild = game(WILD)
    t = wild.new(SHIPPED, wild.default_options(SHIPPED), 5).begin()
    while t.decision is not None and t.decision.ask != "window":
        t.apply(t.decision.options[0])
    assert t.decision is not None
    thinking = advising(WILD, t.view(t.decision.seat), t.decision)
    looked, advice = [], None
    while advice is None:
        try:
            looked.append(next(thinking))
        except StopIteration as done:
            advice = done.value
    assert isinstance(advice, Advice)
    assert looked == list(range(1, FEW * len(advice.figures) + 1))
