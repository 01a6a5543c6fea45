"""Every test that asks for `key` runs once for each game."""

import pytest

from tests.generic.shelf import KEYS, Shelved, shelved


@pytest.fixture(params=KEYS)
def key(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def shelf(key: str) -> Shelved:
    return shelved(key)
