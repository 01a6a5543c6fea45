"""What a lone owner plays for: bronze, silver and gold (ruling L49)."""

import pytest

from lordsball.games.lords.log import result
from lordsball.games.lords.targets import grade, next_grade
from tests.games.lords.plain_decks import texts
from tests.games.lords.shipped import cards
from tests.games.lords.table import table
from tests.games.lords.test_card_mistakes import messages

TARGETS = "targets:\n  - {league: %s, years: 3, bronze: 10, silver: 14, gold: 18}\n"


def test_L49_a_lone_owner_wins_with_a_bronze_season_and_never_when_ruled_out() -> None:
    t = table(1, cards())
    found = t.cards.targets[t.league, t.last_year]
    for points, reached, following in (
        (found.bronze - 1, "", ("bronze", found.bronze)), (found.bronze, "bronze", ("silver", found.silver)),
        (found.silver, "silver", ("gold", found.gold)), (found.gold + 5, "gold", ("gold", found.gold)),
    ):
        t.owners[0].vp = points
        assert (grade(t), next_grade(t)) == (reached, following)
        assert t.winners() == ((0,) if reached else ())
        assert (f"a {reached} season" if reached else "short of a bronze season") in result(t)
    t.owners[0].cannot_win = True
    assert (grade(t), t.winners()) == ("", ())


def test_every_league_and_length_to_choose_has_medals_that_lie_apart() -> None:
    shipped = cards()
    assert set(shipped.targets) == {(league, years) for league in shipped.leagues for years in shipped.rules.years}
    for target in shipped.targets.values():
        assert target.silver - target.bronze >= 2 and target.gold - target.silver >= 2, target
        assert target.games >= 100, target


@pytest.mark.parametrize(("old", "new", "says"), [
    ("silver: 14", "silver: 9", "found bronze 10, silver 9, gold 18, expected each to be more than the one before"),
    ("years: 3", "years: 9", "9"),
    ("%s", "nowhere", "found no league"),
])
def test_targets_that_mean_nothing_are_told(old: str, new: str, says: str) -> None:
    league = "coast"
    file = TARGETS.replace(old, new)
    file = file % league if "%s" in file else file
    assert any(says in message for message in messages({**texts(), "targets.yaml": file}))


def test_two_targets_for_one_game_are_told() -> None:
    file = TARGETS % "coast" + (TARGETS % "coast").split("\n")[1] + "\n"
    assert any("again (first in" in message for message in messages({**texts(), "targets.yaml": file}))
