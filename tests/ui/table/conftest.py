"""Every test gets evenings that are over when it ends."""

import pytest

from tests.ui.table.evenings import Evening


@pytest.fixture
def evening(data_dir):
    """Makes an evening; see there for what it takes."""
    made = []

    def make(*words, **details):
        while made:
            made.pop().close()
        made.append(Evening(data_dir, *words, **details))
        return made[-1]

    yield make
    while made:
        made.pop().close()
