"""Many games: what is counted is what happened, and saves that no game comes to are refused."""

import json
from typing import Any

import pytest

from lordsball.engine.records import LoadError
from lordsball.games.wild_cards.game import GAME, redeal
from lordsball.games.wild_cards.tally import WildTally
from tests.games.wild_cards.positions import SHIPPED, STARS, TEAMS, at_bat, cards_where, in_control, played


def test_the_tally_counts_what_happened() -> None:
    games = [played(seed) for seed in range(20)]
    tally, other = WildTally(), WildTally()
    for number, game in enumerate(games):
        (tally if number % 2 else other).add(game)
    tally.merge(other)
    report = tally.report()
    assert report["runs"] == [sum(game.runs[seat] for game in games) / 20 for seat in (0, 1)]
    assert report["batters"] == [sum(game.half_batters[seat] for game in games) / 20 for seat in (0, 1)]
    assert report["ties"] == sum(len(game.winners()) == 2 for game in games) / 20
    assert report["deck_outs"] == sum(game.ends.count("no_players") for game in games) / 40
    assert [row["card"] for row in report["cards"]] == [SHIPPED.card[id].name for id in games[0].numbers]
    for row, (_, number) in zip(report["cards"], games[0].numbers.items(), strict=True):
        with_it = [game for game in games if game.plays[number]]
        seat = int(number >= 24)
        assert row["games"] == len(with_it)
        assert row["played"] == sum(game.plays[number] for game in games) / 20
        if with_it:
            assert row["won"] == sum(game.winners() == (seat,) for game in with_it) / len(with_it)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"strikes": -1}, "position.strikes: found -1, expected 0 to 9"),
        ({"runs": [1]}, "position.runs: 1 values, expected 2"),
        ({"dice": [7, 1]}, "dice"),
        ({"half_end": "rain"}, "half_end"),
        ({"weather_owner": 1}, "Weather without its coach"),
        ({"shadows": ["as_p12"]}, "'as_p12' 2 times"),
        ({"vibes": {"as_p01": 2}}, "which is not in play"),
        ({"team_ids": ["all_stars", "all_stars"]}, "expected two different ones"),
        ({"team_ids": ["all_stars", "nobody"]}, "these cards have no team"),
        ({"plays": [0]}, "position.plays: 1 values, expected 48"),
    ],
)
def test_a_save_that_no_game_comes_to_is_refused(change: dict[str, Any], says: str) -> None:
    saved = json.loads(json.dumps(at_bat([1, 2]).t.save()))
    assert GAME.restore(saved, SHIPPED).decision is not None
    with pytest.raises((LoadError, ValueError), match=says):
        GAME.restore({**saved, **change}, SHIPPED)


def test_always_ask_opens_every_window_whatever_is_in_hand() -> None:
    for hands in ((["as_s06"], []), (["as_p01"], [])):
        assert in_control(STARS, hands=hands, always_ask=True).ask == "0 window"
    quiet = GAME.new(SHIPPED, {"teams": list(TEAMS), "always_ask": True}, 3)
    assert quiet.always_ask  # type: ignore[attr-defined]
    assert played(3, always_ask=True).decision is None


def test_a_game_goes_on_with_other_numbers_on_its_cards() -> None:
    table = at_bat([1, 2, 1, 1], batter="as_p01")
    weaker = redeal(table.t, cards_where(("teams/all_stars.yaml", "bat: 6", "bat: 0")))
    assert weaker.cards.card["as_p01"].bat == 0
    assert weaker.decision == table.t.decision


def test_a_view_counts_the_players_left_as_everybody_could() -> None:
    for seed in range(4):
        t = GAME.new(SHIPPED, {"teams": list(TEAMS)}, seed)
        steps = 0
        while t.decision is not None:
            for seat in (0, 1):
                coach = t.coaches[seat]  # type: ignore[attr-defined]
                truth = sum(SHIPPED.card[id].player for id in (*coach.deck, *coach.hand))
                for eyes in (0, 1, None):
                    assert t.view(eyes).players_left(seat) == truth  # type: ignore[attr-defined]
            t.apply(t.decision.options[steps % len(t.decision.options)])
            steps += 1
