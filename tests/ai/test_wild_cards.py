"""The players of Wild Cards: each beats the one below, none sees what is hidden, and none keeps anybody waiting."""

import time
from collections.abc import Callable
from functools import cache, partial

import pytest

from lordsball import games as shelf
from lordsball.ai.player import PLAYERS
from lordsball.ai.wild_cards import forecast, judge, outlook
from lordsball.ai.wild_cards.expert import Expert, alternatives
from lordsball.ai.wild_cards.search import Veteran, rivals
from lordsball.ai.wild_cards.thrift import Thrifty
from lordsball.engine.chance import Chance
from lordsball.games.wild_cards.idle import idle
from lordsball.games.wild_cards.names import DOWN, SPECIAL
from lordsball.games.wild_cards.state import WildCards
from lordsball.simulation.batch import Plan, play_batch
from lordsball.simulation.statistics import wilson
from tests.games.wild_cards.positions import SHIPPED, STARS, TEAMS, at_bat

LADDER = list(PLAYERS["wild_cards"])
GAMES = {"rookie": 12, "regular": 25}
"""At each seat; who thinks ahead takes too long for more than a look (see `test_a_veteran_holds_its_own`)."""


def won(upper: str, lower: str, games: int, seat: int) -> tuple[int, int]:
    """Games that `upper` wins at that seat against `lower` at the other, and games that were not tied."""
    levels = (upper, lower) if seat == 0 else (lower, upper)
    options = {"teams": list(TEAMS)}
    sums = play_batch(Plan("wild_cards", tuple(SHIPPED.texts.items()), options, levels, 20), 0, games)
    return sums.wins[seat], games - sums.ties


@pytest.mark.parametrize("upper", GAMES)
def test_each_level_beats_the_one_below(upper: str) -> None:
    lower = LADDER[LADDER.index(upper) - 1]
    wins, decided = map(sum, zip(*(won(upper, lower, GAMES[upper], seat) for seat in (0, 1)), strict=True))
    low, _ = wilson(wins, decided)
    assert low > 0.58, f"{upper} won {wins} of {decided}"


def test_a_veteran_holds_its_own() -> None:
    wins, decided = map(sum, zip(*(won("veteran", "rookie", 1, seat) for seat in (0, 1)), strict=True))
    assert wins == decided


def test_the_ladder_is_listed_from_the_bottom() -> None:
    assert LADDER == ["random", "rookie", "regular", "veteran", "expert"]


@cache
def moments() -> tuple[WildCards, ...]:
    """Decisions of a few games with more than one option."""
    found = []
    for seed in range(3):
        t = shelf.game("wild_cards").new(SHIPPED, {"teams": list(TEAMS)}, seed)
        assert isinstance(t, WildCards)
        below = Chance(seed).below
        while t.decision is not None:
            if len(t.decision.options) > 1:
                found.append(t.copy())
            t.apply(t.decision.options[below(len(t.decision.options))])
    return tuple(found)


@pytest.mark.parametrize("level", LADDER)
def test_hidden_cards_and_the_chance_to_come_change_no_choice(level: str) -> None:
    every = {"veteran": 25, "expert": 40}.get(level, 1)
    for number, t in enumerate(moments()[::every]):
        assert t.decision is not None
        seat = t.decision.seat
        other = t.imagine(seat, Chance(number))
        players = [PLAYERS["wild_cards"][level](7, 0.25) for _ in range(2)]
        choices = [p.choose(t.decision, partial(each.view, seat)) for p, each in zip(players, (t, other), strict=True)]
        assert choices[0] == choices[1]
        assert choices[0] in t.decision.options


def test_what_a_seat_imagines_face_down_is_of_the_type_its_zone_takes() -> None:
    for number, t in enumerate(moments()):
        for seat in (0, 1, None):
            for other in range(8):
                for coach in t.imagine(seat, Chance(number * 8 + other)).coaches:
                    for zone, down in DOWN.items():
                        card = getattr(coach, down)
                        assert not card or t.cards.card[card].player == (zone != SPECIAL)


@pytest.mark.parametrize("level", ["rookie", "regular", "veteran", "expert"])
def test_reasons_are_sentences_and_give_no_secret_away(level: str) -> None:
    player = PLAYERS["wild_cards"][level](1)
    for t in moments()[::3]:
        assert t.decision is not None
        view = t.view(t.decision.seat)
        for action in t.decision.options:
            why = player.reason(view, action)
            assert not why or why[-1] in ".!?"
            if t.decision.ask in ("place", "discard"):
                assert why == ""


@pytest.mark.parametrize(("player", "every"), [(Veteran, 30), (Expert, 60)])
def test_who_thinks_ahead_does_it_in_slices_and_within_a_second(player: type[Veteran | Expert], every: int) -> None:
    slowest = 0.0
    for t in moments()[::every]:
        assert t.decision is not None
        thinking = player(3).thinking(t.view(t.decision.seat))
        started = time.process_time()
        for _ in thinking:
            pass
        slowest = max(slowest, time.process_time() - started)
    assert slowest < 1.0


def test_who_thinks_ahead_tries_only_what_is_offered() -> None:
    tried = 0
    for t in moments():
        assert t.decision is not None
        view = t.view(t.decision.seat)
        for usual in (t.decision.options[-1], t.decision.options[0]):
            for others in (rivals(view, usual), alternatives(view, usual)):
                assert usual not in others
                assert len(set(others)) == len(others)
                assert set(others) <= set(t.decision.options)
                tried += len(others)
    assert tried > 100


@pytest.mark.parametrize("to_win", [judge.to_win, forecast.to_win])
def test_more_runs_are_more_likely_to_win(to_win: Callable[[WildCards, int], float]) -> None:
    for half in (1, 2):
        chances = [to_win(at_bat([], half=half, runs=[mine, 2]).t, 0) for mine in range(6)]
        assert chances == sorted(chances)
        assert 0.0 <= chances[0] < chances[-1] <= 1.0


def test_the_forecast_knows_what_is_good_for_whom_and_shares_every_chance_between_the_two() -> None:
    chances = [
        forecast.to_win(at_bat([], runs=[1, 1], **situation).t, STARS)
        for situation in ({"outs": 2}, {"strikes": 2}, {"vibes": (0, 5)}, {}, {"vibes": (5, 0)},
                          {"bases": ("as_p01", "", "")}, {"bases": ("as_p01", "as_p02", "")})
    ]
    assert chances == sorted(chances)
    for t in moments()[::50]:
        assert forecast.to_win(t, 0) + forecast.to_win(t, 1) == pytest.approx(1.0)


def test_the_same_moment_gets_the_same_thought_whatever_came_before() -> None:
    t = moments()[200]
    assert t.decision is not None
    fresh, busy = Expert(5, 0.25), Expert(5, 0.25)
    view = t.view(t.decision.seat)
    for other in moments()[:60:20]:
        assert other.decision is not None
        busy.choose(other.decision, partial(other.view, other.decision.seat))
    assert fresh.choose(t.decision, lambda: view) == busy.choose(t.decision, lambda: view)


def test_the_outlook_knows_what_is_good_for_whom() -> None:
    fresh = outlook.State(0, 0, 0, 0)
    assert outlook.strike(fresh) < outlook.standing(fresh) < outlook.ball(fresh)
    assert outlook.run(fresh, 1) < outlook.run(fresh, 2) < outlook.run(fresh, 3) < outlook.run(fresh, 4)
    assert outlook.out(fresh, caught=False) < outlook.standing(fresh)
    good, bad = outlook.Numbers(2, 5, 2), outlook.Numbers(5, 2, 5)
    assert outlook.before(fresh, bad) < outlook.before(fresh, good)


def test_a_thrifty_coach_gets_a_vibe_from_every_clean_up_and_keeps_no_idle_special() -> None:
    seen = 0
    for t in moments():
        decision = t.decision
        if decision is None or decision.ask != "discard":
            continue
        view = t.view(decision.seat)
        chosen = Thrifty(0).choose(decision, lambda view=view: view)
        began, batting = view.stack[-1].discarded, decision.seat == view.batting
        if not began and (not batting or len(view.coaches[decision.seat].deck) > 1):
            assert chosen.verb == "discard"
            seen += 1
        if not batting and chosen.verb == "draw":
            cards = [SHIPPED.card[str(option.args[0])] for option in decision.options[:-1]]
            assert not any(not card.player and idle(card, batting) for card in cards)
    assert seen > 10


@pytest.mark.parametrize(
    ("card", "batting", "useless"),
    [
        ("as_s01", True, False), ("as_s01", False, True), ("as_s03", True, False), ("as_s03", False, True),
        ("as_s04", True, True), ("as_s04", False, False), ("ud_s03", True, True), ("ud_s03", False, False),
        ("ud_s08", True, True), ("ud_s08", False, False), ("ud_s07", True, False), ("ud_s05", False, False),
    ],
)
def test_which_specials_are_idle_on_which_side(card: str, batting: bool, useless: bool) -> None:
    assert idle(SHIPPED.card[card], batting) is useless


def test_a_veteran_sees_that_a_miss_is_worse_than_a_vibe_and_that_a_hit_needs_none() -> None:
    """Two Strikes, a swing that is one short, and plenty of Vibes; then a swing that is home already."""
    short = at_bat([3, 3, 2, 2], vibes=(5, 0), strikes=2).do("roll", "roll").t
    assert str(Veteran(1).choose(short.decision, lambda: short.view(0))).startswith("use all_stars")
    home = at_bat([1, 1, 6, 6], vibes=(5, 0)).do("roll", "roll").t
    assert str(Veteran(1).choose(home.decision, lambda: home.view(0))) == "pass"
