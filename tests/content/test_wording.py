"""The words of a group's verbs, found by the models alone: for every game, and every group that has a text."""

import pytest

from lordsball import games, paths
from lordsball.content import catalog
from lordsball.content.problems import Findings
from lordsball.content.wording import own_words
from lordsball.games.lords.card_files import SeasonFile
from lordsball.games.monster_league.card_files import AbilitiesFile
from lordsball.games.wild_cards.card_files import TeamFile


def groups(data, loc=()):
    """Every group with verbs under `do`, and the way to it."""
    if isinstance(data, dict):
        if isinstance(data.get("do"), tuple):
            yield loc, data
        for key, value in data.items():
            yield from groups(value, (*loc, key))
    elif isinstance(data, tuple):
        for place, value in enumerate(data):
            yield from groups(value, (*loc, place))


@pytest.mark.parametrize("key", sorted(games.SHELF))
def test_every_shipped_group_of_verbs_has_words(key):
    findings, kinds = Findings(), games.card_kinds(key)
    library = catalog.gather(games.folders_of(key, [paths.cards()]), kinds, findings)
    told = 0
    for kind in kinds:
        for document in library.documents(kind, findings):
            for loc, group in groups(document.data):
                if "text" in group:
                    words = own_words(kind.model, loc, group)
                    assert words and "{" not in words, (document.file, loc)
                    told += 1
    assert told > 5


def test_conditions_come_last():
    group = {"do": ({"gain": 2},), "needs": ({"strikes": 1},)}
    assert own_words(TeamFile, ("players", 3, "abilities", 0), group) == "Gain 2 Vibes. Only if there is a Strike."


def test_what_always_counts_has_words_too():
    words = own_words(TeamFile, ("players", 0, "abilities", 0), {"always": {"bat": 1}})
    assert words == "+1 to this Player's Bat rolls."


def test_verbs_within_verbs_are_told_by_the_verb_around_them():
    group = {"do": ({"if": {"needs": ({"at_most": {"cash": 10}},), "then": ({"gain": {"cash": 5}},)}},)}
    assert own_words(SeasonFile, ("season", 0, "primary"), group) == "With $10 in hand or less: Gain 5 dollars."


def test_what_is_not_sound_or_has_no_verbs_has_no_words():
    assert own_words(TeamFile, ("players", 0, "abilities", 0), {"do": ({"add": 9},)}) == ""
    assert own_words(TeamFile, ("players", 0), {"name": "Hal"}) == ""
    assert own_words(AbilitiesFile, ("abilities", 0, "nowhere"), {"do": ()}) == ""
