"""Another way from there."""

import pytest

from lordsball.match.branching import branched
from tests.expectancy.finished import finished


def test_a_branch_stands_where_the_game_stood_and_leaves_it_untouched() -> None:
    match = finished("monster_league", 4)
    record, end = match.record(), match.position.save()
    branch = branched(match, 30)
    assert branch.record() == record[:30]
    assert branch.position.save() == match.history.at(30).save()
    assert branch.id != match.id
    while branch.decision is not None:
        branch.act(branch.decision.options[-1])
    assert branch.record() != record
    assert (match.record(), match.position.save()) == (record, end)


def test_there_is_no_branch_from_a_moment_that_never_was() -> None:
    with pytest.raises(ValueError, match="expected 0 to"):
        branched(finished("monster_league", 4), 9999)
