"""What is played where nobody says is declared: one more file of cards changes none of it."""

from pathlib import Path

import pytest

from lordsball import games, paths
from lordsball.ui.lords.cover.cover import LordsCover
from tests.games.copied_teams import copy_team

OWN = {
    "monster_league": ("graveyard_shift", "aardvarks"),
    "wild_cards": ("all_stars", "aardvarks"),
    "lords": ("coast", "alps"),
}
"""For each game a file that is copied, and an id that sorts before all others."""


@pytest.fixture(params=OWN)
def with_one_more(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, object, object]:
    """A game, its shipped cards, and the same with a copy of a team whose id sorts first."""
    key: str = request.param
    load = games.game(key).load_cards
    return key, load([paths.cards()]), load([paths.cards(), copy_team(key, *OWN[key], tmp_path)])


def test_one_more_team_or_league_changes_nothing_that_nobody_chose(
    with_one_more: tuple[str, object, object],
) -> None:
    key, shipped, more = with_one_more
    game = games.game(key)
    seats = game.usual_seats or game.fewest_seats
    assert game.default_options(more) == game.default_options(shipped)
    assert game.options(more, seats, {}) == game.options(shipped, seats, {})
    sides = [side.key for side in game.sides_of(more, {})][:seats]
    assert sides == [side.key for side in game.sides_of(shipped, {})][:seats]
    assert game.options_of(more, sides, {}) == game.options_of(shipped, sides, {}) == game.options(shipped, seats, {})


def test_one_more_can_be_chosen_and_the_usual_stands_first(with_one_more: tuple[str, object, object]) -> None:
    key, shipped, more = with_one_more
    game, own = games.game(key), OWN[key][1]
    if game.offers is None:
        before, after = ([side.key for side in game.sides_of(cards, {})] for cards in (shipped, more))
        assert after == [*before, own]
        options = game.options_of(more, [own, before[0]], {})
    else:
        before, after = (list(game.offers(cards)["league"]) for cards in (shipped, more))
        assert (after[0], set(after)) == (before[0], {*before, own})
        options = game.options(more, 2, {"league": own})
    assert game.new(more, options, 1).decision is not None


def test_the_setup_of_lords_offers_the_usual_league_first(tmp_path: Path) -> None:
    cards = games.game("lords").load_cards([paths.cards(), copy_team("lords", "coast", "alps", tmp_path)])
    league, years = LordsCover().settings(cards)
    assert [key for key, _ in league.answers] == ["coast", "alps", "north", "plains"]
    assert [key for key, _ in years.answers] == ["3", "5", "7"]
