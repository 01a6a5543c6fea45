"""Trying cards out: the wanted side sits in the first seat, Escape goes back, and nothing of it is kept."""

import pytest

from lordsball import games, paths
from lordsball.ui.kit.scene import Scene
from lordsball.ui.workshop.trial import TrialScene, trial
from tests.ui.scenes.desks import open_desk


def cards_of(key):
    return games.game(key).load_cards([paths.cards()])


@pytest.mark.parametrize(
    ("key", "wanted", "side"),
    [
        ("monster_league", ("hogjaw", "swamp_shuffle"), "swamp_shuffle"),
        ("wild_cards", ("ud_p13", "underdogs"), "underdogs"),
        ("lords", ("copper_canaries", "plains"), "copper_canaries"),
    ],
)
def test_the_wanted_side_is_played_by_the_person(key, wanted, side):
    match = trial(games.game(key), cards_of(key), wanted, seed=3)
    assert match.options["teams"][0] == side
    assert match.seats[0].human and not any(seat.human for seat in match.seats[1:])
    assert match.options.get("league", "plains") == "plains"


def test_the_person_has_a_name_that_sentences_can_begin_with():
    """The table says "Player 1 decides", "Player 1 spends a token": "You" would not do."""
    match = trial(games.game("monster_league"), cards_of("monster_league"), (), seed=3)
    assert [seat.name for seat in match.seats] == ["Player 1", "Computer"]


def test_what_is_no_side_is_tried_with_the_usual_ones():
    game, cards = games.game("lords"), cards_of("lords")
    match = trial(game, cards, ("rs_02", ""), seed=3)
    assert match.options["teams"] == [side.key for side in game.sides_of(cards, {})][: game.usual_seats]


@pytest.mark.parametrize("key", sorted(games.SHELF))
def test_escape_goes_back_and_nothing_is_saved(tmp_path, key):
    desked = open_desk(tmp_path, speed="off", first_tips=False)
    bench = desked.show(Scene())
    match = trial(games.game(key), desked.desk.cards(key), (), seed=3)
    table = desked.show(TrialScene(desked.desk, match, "My cards"))
    desked.hands.wait(0.5)
    assert table.autosave is None and "My cards" in table.announcer.prompt.news
    desked.hands.key("escape")
    desked.hands.wait(0.3)
    assert desked.top is bench
    assert desked.desk.saves.entries() == []
    desked.app.close()


def test_a_trial_that_is_over_leads_back_to_the_workshop(tmp_path):
    desked = open_desk(tmp_path, speed="off", first_tips=False)
    bench = desked.show(Scene())
    match = trial(games.game("monster_league"), desked.desk.cards("monster_league"), (), seed=3)
    while match.decision is not None:
        match.act(match.decision.options[0])
    table = desked.show(TrialScene(desked.desk, match, "My cards"))
    desked.hands.wait(0.5)
    assert desked.top is table
    desked.press("Workshop")
    desked.hands.wait(0.3)
    assert desked.top is bench
