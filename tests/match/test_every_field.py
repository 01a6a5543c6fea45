"""Each field of a save, a replay and a pack, however deep, forged with every kind of value: a sentence or a match that
can be played, never an error, and never for long. `build_scripts/soak.py forgeries` tries more."""

import random
from pathlib import Path
from typing import Any

import pytest
from soaking.forgeries import GONE, VALUES, Forger

from tests.cost import within

CASES = {"monster_league": 100, "wild_cards": 60, "lords": 24}
"""This many forged fields a game and seed."""


def tried(key: str, folder: Path, number: int, seed: int) -> None:
    rng = random.Random(seed)
    forger = Forger(key, folder, rng.choice((6, 15, 40)), seed)
    for kind, place in rng.sample(forger.places, min(number, len(forger.places))):
        value = rng.choice((*VALUES, GONE))
        try:
            with within(5):
                forger.attempt(kind, place, value)
        except Exception as failure:
            shown = "nothing" if value is GONE else repr(value)[:60]
            raise AssertionError(f"{key}, seed {seed}: {kind} with {shown} at {place}: {failure!r:.300}") from failure


@pytest.mark.parametrize("key", CASES)
def test_a_forged_field_is_refused_with_a_sentence_or_can_be_played(tmp_path: Path, key: str) -> None:
    """Any number more with `build_scripts/soak.py forgeries`."""
    tried(key, tmp_path, CASES[key], 1)


@pytest.fixture(scope="module")
def forger(tmp_path_factory: pytest.TempPathFactory) -> Forger:
    """What is forged is put right again after each attempt."""
    return Forger("monster_league", tmp_path_factory.mktemp("forged"), 8, 1)


@pytest.mark.parametrize("value", VALUES, ids=lambda value: repr(value)[:12])
def test_every_value_in_every_first_field(forger: Forger, value: Any) -> None:
    for kind, place in forger.places:
        if len(place) == 1 or "packs" in place or "texts" in place:
            forger.attempt(kind, place, value)
