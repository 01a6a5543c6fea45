"""The coach: the same advice whatever is hidden, figures for at least two options, and the better one advised."""

import pytest

from lordsball.ai import advice as coaching
from lordsball.ai.advice import NO_COACH, advise, evaluate, why_no_coach
from lordsball.ai.monster_league.bench import BenchCoach
from lordsball.ai.monster_league.expert import Expert
from lordsball.ai.monster_league.players import Veteran
from lordsball.ai.player import Level
from lordsball.engine.chance import Chance
from lordsball.games.monster_league.cards import HOME_RUN, SINGLE
from lordsball.games.monster_league.state import MonsterLeague
from tests.ai.test_monster_league import EMPTY, WILD_ABILITIES, after_spin, last_turns, whole_game
from tests.games.monster_league.positions import CANDY, new_table

MONSTER = "monster_league"


def test_in_monster_league_every_choice_has_its_figures_and_the_best_is_advised() -> None:
    asked = set()

    def watch(t: MonsterLeague, action: object) -> None:
        decision = t.decision
        assert decision is not None
        view = t.view(decision.seat)
        advice = advise(MONSTER, view, decision)
        if len(decision.options) < 2:
            assert advice is None
            return
        asked.add(decision.ask)
        assert advice is not None
        assert {figure.action for figure in advice.figures} == set(decision.options)
        best = min if advice.less_is_better else max
        assert advice.either or advice.figures[0].value == best(figure.value for figure in advice.figures)
        assert advice.reason.endswith(".")
        told = evaluate(MONSTER, view)
        assert told is not None
        assert told.chosen == advice.action == action
        # Coming dice are none of the coach's business.
        assert advise(MONSTER, t.imagine(decision.seat, Chance(7)), decision) == advice

    for seed in range(2):
        whole_game(seed, [Expert(1), Expert(2)], watch)
    whole = new_table([1]).do("flip")
    watch(whole.t, advise(MONSTER, whole.t.view(1), whole.t.decision).action)  # type: ignore[union-attr, arg-type]
    for result in (SINGLE, 0):
        t = after_spin(result, **EMPTY).t
        watch(t, Expert(1).choose(t.decision, lambda t=t: t))  # type: ignore[arg-type, misc]
    assert asked == {"choose_side", "starting_pitcher", "pitching_change", "ability", "second_spin"}


def test_a_token_is_spent_where_it_saves_more_than_it_would_later() -> None:
    solo = after_spin(SINGLE, bases="---").t
    full = after_spin(HOME_RUN, bases="JCH", outs=2).t
    chosen = [advise(MONSTER, t.view(t.decision.seat), t.decision) for t in (solo, full)]  # type: ignore[union-attr, arg-type]
    assert [str(advice.action) for advice in chosen if advice is not None] == ["keep", "use"]
    late = after_spin(HOME_RUN, bases="---", inning=3, outs=2).t
    advice = advise(MONSTER, late.view(1), late.decision)  # type: ignore[arg-type]
    assert advice is not None
    assert str(advice.action) == "use"  # it would save little later


def test_what_would_lose_the_game_is_not_kept() -> None:
    walk_off = {"batting": CANDY, "inning": 3, "runs": (4, 4), "bases": "--J", "tokens": 1, "pitcher": 1, "gone": [0]}
    t = after_spin(SINGLE, **walk_off).t
    advice = advise(MONSTER, t.view(0), t.decision)  # type: ignore[arg-type]
    assert advice is not None
    assert [(str(figure.action), figure.value > 0) for figure in advice.figures] == [("use", True), ("keep", False)]
    assert advice.reason == "If the result stands, the game is over."


def test_no_ability_is_advised_that_only_helps_the_batter() -> None:
    for number, table in enumerate(last_turns(WILD_ABILITIES)):
        if number % 60 == 0:
            t = table.t
            assert str(Expert(1).choose(t.decision, lambda t=t: t)) == "keep"  # type: ignore[arg-type, misc]


def test_a_game_of_a_folder_is_coached_by_its_strongest_level_that_has_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    t = after_spin(HOME_RUN, bases="---").t
    assert t.decision is not None
    levels = {"bench": Level("Bench", "", BenchCoach), "veteran": Level("Veteran", "", Veteran)}
    monkeypatch.setattr(coaching, "levels_of", lambda game: levels)
    told = advise("a game of a folder", t.view(t.decision.seat), t.decision)
    assert told == advise(MONSTER, t.view(t.decision.seat), t.decision)
    del levels["bench"]
    assert advise("a game of a folder", t.view(t.decision.seat), t.decision) is None
    assert why_no_coach("a game of a folder") == NO_COACH
    assert why_no_coach(MONSTER) == ""
